/** Characters of one text that are read; a shop's longest pages have a tenth of it. */
export const LONGEST_HTML = 1_000_000;

/** Levels that are read, of which far fewer are kept: parsing takes longer with each level that is open. */
const DEEPEST_HTML = 6000;

/** Levels of elements that are kept; deeper ones stand side by side. */
export const NESTING_LIMIT = 100;

const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;
const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
/** Those whose end merchants, and browsers, leave out. */
const ENDED_BY_NEXT = new Set(['dd', 'dt', 'li', 'option', 'p', 'td', 'th', 'tr']);
/** An end tag closes what was opened so many levels around it; one further off closes nothing. */
const REACH = 50;

export interface LimitedHtml {
  html: string;
  /** What is not read and behind which block it stands, or null where all is. */
  dropped: string | null;
}

/** HTML up to what can be read in a moment, whatever it is made of. */
export function limitHtml(html: string): LimitedHtml {
  const end = Math.min(longestEnd(html), deepestEnd(html));
  if (end >= html.length) return { html, dropped: null };
  const kept = html.slice(0, end);
  const types = [...kept.matchAll(/data-content-type=["']?([\w-]{1,40})/g)].map(([, type]) => type);
  const last = types.at(-1);
  const where = last ? ` behind ${last} ${types.filter((type) => type === last).length}` : '';
  return { html: kept, dropped: `${html.length - end} of ${html.length} characters${where}` };
}

/** A tag is not cut into two. */
function longestEnd(html: string): number {
  if (html.length <= LONGEST_HTML) return html.length;
  const tag = html.lastIndexOf('<', LONGEST_HTML - 1);
  return tag > LONGEST_HTML / 2 ? tag : LONGEST_HTML;
}

function deepestEnd(html: string): number {
  const open: string[] = [];
  for (const { 1: slash, 2: tag = '', index } of html.matchAll(TAG)) {
    const name = tag.toLowerCase();
    if (slash) {
      const at = open.slice(-REACH).lastIndexOf(name);
      if (at >= 0) open.length += at - Math.min(REACH, open.length);
    } else if (!VOID.has(name)) {
      if (ENDED_BY_NEXT.has(name) && open.at(-1) === name) open.pop();
      open.push(name);
      if (open.length > DEEPEST_HTML) return index;
    }
    if (index > LONGEST_HTML) break;
  }
  return html.length;
}
