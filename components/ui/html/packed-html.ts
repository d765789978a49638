/** Rows of HTML, a number for a piece that recurs; the page cache leaves out drawn ones (page-cache/router-data.ts). */
export interface PackedHtml {
  /** Tells the rows by what is in them. */
  name: string;
  pieces?: string[];
  parts?: (string | number)[];
}

/** What documents had drawn, for whoever comes back to their pages without loading them again. */
const drawn: Record<string, string> = {};

/** The rows' HTML, one after the other; where they were left out, what the document has under their name. */
export function unpackHtml({ name, pieces, parts }: PackedHtml): string {
  if (parts) return parts.map((part) => (typeof part === 'number' ? pieces?.[part] : part)).join('');
  // Without what a press before React was there has left on its button: no other press would get through.
  drawn[name] ||=
    document.querySelector(`[data-plain="${name}"]`)?.innerHTML.replace(/ (data-cart|aria-busy)="\w+"/g, '') ?? '';
  return drawn[name];
}
