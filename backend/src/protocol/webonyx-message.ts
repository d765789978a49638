/** graphql-js's words → those of webonyx 14, the GraphQL library of Magento 2.4.4. */
const PATTERNS: ReadonlyArray<readonly [RegExp, string]> = [
  // Syntax
  [/^Syntax Error: Unexpected character: ("\.\.?"|.+)\.$/s, 'Syntax Error: Cannot parse the unexpected character $1.'],
  [/^(Syntax Error: (?:Unterminated string|Unexpected single quote character.+))$/s, '$1'],
  [/^(Syntax Error: .+)\.$/s, '$1'],
  // Fields and arguments. Magento builds only the fields that a query names, so it has none to suggest.
  [/^(Cannot query field ".+" on type ".+"\.) Did you mean ".*$/s, '$1'],
  [
    /^Field "(.+)" of type "(.+)" must have a selection of subfields\..*$/s,
    'Field "$1" of type "$2" must have a sub selection.',
  ],
  [
    /^Field "(.+)" must not have a selection since type "(.+)" has no subfields\.$/,
    'Field "$1" of type "$2" must not have a sub selection.',
  ],
  [/^Unknown argument "(.+)" on field "(.+)\.(.+?)"\.(.*)$/, 'Unknown argument "$1" on field "$3" of type "$2".$4'],
  [/^(.+ argument ".+" of type ".+") is required, but it was not provided\.$/, '$1 is required but not provided.'],
  [/^(Fields ".+" conflict because .+) Use different aliases/s, '$1 Use different aliases'],
  // Directives
  [/^Unknown directive "@(.+)"\.$/, 'Unknown directive "$1".'],
  [/^Directive "@(.+)" may not be used on (.+)\.$/, 'Directive "$1" may not be used on "$2".'],
  [
    /^The directive "@(.+)" can only be used once at this location\.$/,
    'The directive "$1" can only be used once at this location.',
  ],
  // Variables and fragments
  [/^There can be only one variable named "\$(.+)"\.$/, 'There can be only one variable named "$1".'],
];

/** The message that Magento gives for a query which graphql-js found wrong; unknown ones pass unchanged. */
export function webonyxMessage(message: string): string {
  const cycle = /^Cannot spread fragment ("\w+") within itself via (.+)\.$/.exec(message);
  if (cycle) return `Cannot spread fragment ${cycle[1]} within itself via ${cycle[2]?.replaceAll('"', '')}.`;
  if (message.startsWith('Fields "'))
    return message.replace(/"(\w+)" and "(\w+)" are different fields/g, '$1 and $2 are different fields');
  for (const [pattern, replacement] of PATTERNS)
    if (pattern.test(message)) return message.replace(pattern, replacement);
  return message;
}
