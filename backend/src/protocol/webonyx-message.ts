/** graphql-js's words → those of webonyx 14, the GraphQL library of Magento 2.4.4. */
const PATTERNS: ReadonlyArray<readonly [RegExp, string]> = [
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

function syntaxMessage(message: string): string {
  const character = /^Syntax Error: Unexpected character: (.+)\.$/s.exec(message);
  if (character) return `Syntax Error: Cannot parse the unexpected character ${character[1]}.`;
  if (message === 'Syntax Error: Unterminated string.') return message;
  // Punctuators stand without quotes, and no full stop ends what the parser says.
  return message.replace(/\.$/, '').replace(/(Expected|Unexpected|found) "([!$&():=@[\]{}|]|\.\.\.)"/g, '$1 $2');
}

/** The message that Magento gives for a query which graphql-js found wrong; unknown ones pass unchanged. */
export function webonyxMessage(message: string): string {
  if (message.startsWith('Syntax Error: ')) return syntaxMessage(message);
  const cycle = /^Cannot spread fragment ("\w+") within itself via (.+)\.$/.exec(message);
  if (cycle) return `Cannot spread fragment ${cycle[1]} within itself via ${cycle[2]?.replaceAll('"', '')}.`;
  if (message.startsWith('Fields "'))
    return message.replace(/"(\w+)" and "(\w+)" are different fields/g, '$1 and $2 are different fields');
  for (const [pattern, replacement] of PATTERNS)
    if (pattern.test(message)) return message.replace(pattern, replacement);
  return message;
}
