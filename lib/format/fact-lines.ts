const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', ndash: '–', mdash: '—' };

/**
 * What a merchant wrote in a CMS block as `name: value`, a line each, with or without an editor's tags: the values by
 * their name in lower case. Other lines say nothing.
 */
export function factLines(html: string): Map<string, string[]> {
  const lines = html
    .replace(/<style[^>]*>[\s\S]*?<\/style>|<!--[\s\S]*?-->/gi, '')
    .replace(/<br\s*\/?>|<\/(?:p|div|li|tr|h\d)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,6})|(\w+));/g, (entity, code, name) =>
      code ? String.fromCodePoint(Number(code)) : (ENTITIES[name] ?? entity),
    )
    .split('\n');
  const facts = new Map<string, string[]>();
  for (const line of lines) {
    const [, name = '', value = ''] = /^\s*([^:]+?)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    if (value) facts.set(name.toLowerCase(), [...(facts.get(name.toLowerCase()) ?? []), value]);
  }
  return facts;
}

/** The values of a name as `parse` understands them; lines that it does not understand go to `wrong`. */
export function readFacts<Value>(
  facts: ReadonlyMap<string, readonly string[]>,
  name: string,
  parse: (value: string) => Value | null,
  wrong: string[],
): Value[] {
  const values: Value[] = [];
  for (const line of facts.get(name) ?? []) {
    const value = parse(line);
    if (value === null) wrong.push(`${name}: ${line}`);
    else values.push(value);
  }
  return values;
}
