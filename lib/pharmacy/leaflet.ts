import { factLines } from '@/lib/format/fact-lines';

/** Where a medicine's leaflet is: a PDF's address, or the identifier of a content page. */
export type LeafletPlace = { pdf: string } | { page: string };

/** Reads what a merchant entered; null where it names neither. */
export function leafletPlace(value: string): LeafletPlace | null {
  const text = value.trim();
  if (/^(?:https:\/|\/[^/]).*\.pdf(?:$|[?#])/i.test(text)) return { pdf: text };
  return /^[\w-][\w/.-]*$/.test(text) ? { page: text } : null;
}

/** A leaflet as its page shows it. */
export interface Leaflet {
  /** As the merchant wrote it, without the lines below: sanitise it before it is shown. */
  html: string;
  /** `2026-10-01`. */
  revised: string | null;
  version: string | null;
}

/** A paragraph of nothing but the leaflet's lines about itself. */
const LINES = /<p\b[^>]*>\s*(?:(?:Last revised|Version)\s*:[^<]*(?:<br\s*\/?>\s*)?)+<\/p>/gi;

/** A content page as a leaflet: it says `Last revised: 2026-10-01` and `Version: 3` of itself, in any language so. */
export function readLeaflet(html: string): Leaflet {
  const lines = factLines(html);
  const revised = lines.get('last revised')?.[0] ?? '';
  return {
    html: html.replace(LINES, ''),
    revised: /^\d{4}-\d\d-\d\d$/.test(revised) && !Number.isNaN(Date.parse(revised)) ? revised : null,
    version: lines.get('version')?.[0] ?? null,
  };
}
