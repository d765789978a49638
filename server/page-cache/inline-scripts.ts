import { createHash } from 'node:crypto';
import { isRouterData } from './router-data';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** A file's script has its text elsewhere, and a data block such as JSON-LD is never run. */
const HAS_NO_CODE = /\ssrc=|\stype="application\/(?:ld\+)?json"/;

/** Hashes of a page's scripts for its policy, the shop's own and Next's data; `refused` is how any other begins. */
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
