/** A schema.org thing; what is undefined is left out. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** Things as the text of a JSON-LD script: nothing in it can end the script or open a comment. */
export function jsonLdText(things: readonly Thing[]): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  // A less-than sign stands in strings only; JSON spells it either way.
  return text.replaceAll('<', '\\u003c');
}
