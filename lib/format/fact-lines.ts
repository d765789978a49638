const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', ndash: '–', mdash: '—' };

/** The lines of what a merchant wrote in a CMS block, without an editor's tags; empty ones are left out. */
export function textLines(html: string): string[] {
  return html
    .replace(/<style[^>]*>[\s\S]*?<\/style>|<!--[\s\S]*?-->/gi, '')
    .replace(/<br\s*\/?>|<\/(?:p|div|li|tr|h\d)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,6})|(\w+));/g, (entity, code, name) =>
      code ? String.fromCodePoint(Number(code)) : (ENTITIES[name] ?? entity),
    )
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** A line's name, in lower case, and its value; null where it is not written as `name: value`. */
export function factOfLine(line: string): { name: string; value: string } | null {
  const [, name = '', value = ''] = /^([^:]+?)\s*:\s*(.+)$/.exec(line) ?? [];
  return value ? { name: name.toLowerCase(), value } : null;
}

/** What a merchant wrote as `name: value`, a line each: the values by their name. Other lines say nothing. */
export function factLines(html: string): Map<string, string[]> {
  const facts = new Map<string, string[]>();
  for (const line of textLines(html)) {
    const { name = '', value } = factOfLine(line) ?? {};
    if (value) facts.set(name, [...(facts.get(name) ?? []), value]);
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
