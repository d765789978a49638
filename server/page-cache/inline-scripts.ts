import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** A file's script has its text elsewhere, and a data block such as JSON-LD is never run. */
const HAS_NO_CODE = /\ssrc=|\stype="application\/(?:ld\+)?json"/;

/** What Next writes into a page for the router, letter by letter: nothing but data fits in. */
const ROUTER_DATA =
  /\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\(\[\d+(?:,"[^"\\]*(?:\\[\s\S][^"\\]*)*")?\]\);?/y;

/** Makes one script of all that Next writes in a row: each costs a hash in the policy, and proxies limit headers. */
export function joinScripts(html: string): string {
  return html.replaceAll('</script><script>self.__next_f.push(', ';self.__next_f.push(');
}

/**
 * Hashes of the scripts inside a page for its policy: of the shop's own and of Next's data. No other one may run,
 * however it came into the page; `refused` is how each of those begins.
 */
export function inlineHashes(html: string, own: ReadonlySet<string>): { hashes: string[]; refused: string[] } {
  const hashes = new Set<string>();
  const refused: string[] = [];
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    if (HAS_NO_CODE.test(attributes) || !text) continue;
    if (own.has(text) || isRouterData(text))
      hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    else refused.push(text.slice(0, 80));
  }
  return { hashes: [...hashes], refused };
}

function isRouterData(text: string): boolean {
  ROUTER_DATA.lastIndex = 0;
  let end = 0;
  while (end < text.length && ROUTER_DATA.test(text)) end = ROUTER_DATA.lastIndex;
  return end === text.length;
}
