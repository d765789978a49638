import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What control characters and backticks stand as in the file, each vector being a line of it. */
const PICTURES: Record<string, string> = { '␀': '\0', '␉': '\t', '␊': '\n', '␌': '\f', '␍': '\r', '´': '`' };

/**
 * HTML that has run script, or has reached out of its place, in some browser or sanitiser, by kind: after OWASP's cheat
 * sheet, PortSwigger's, html5sec.org and the reports against DOMPurify and sanitize-html. What runs calls `alert`; what
 * asks for something asks `evil.example`.
 */
export const XSS_CORPUS: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(join(process.cwd(), 'lib/testing/xss-corpus.txt'), 'utf8')
    .trim()
    .split(/^# /m)
    .slice(1)
    .map((section) => section.trim().split('\n'))
    .map(([kind = '', ...lines]) => [
      kind,
      lines.map((line) => line.replace(/[␀␉␊␌␍´]/g, (picture) => PICTURES[picture] ?? '')),
    ]),
);
