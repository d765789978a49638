/** Products that one file lists; the protocol allows 50,000 URLs and 50 MB. */
export const PRODUCTS_PER_FILE = 5000;

/** What a file lists of a store view: its categories and content pages, or a part of its products. */
export type SitemapFile = { store: string; section: 'pages' } | { store: string; section: 'products'; part: number };

const FILE_NAME = /^sitemap-([a-z]\w*)-(?:(pages)|products-([1-9]\d{0,4}))\.xml$/i;

/** A file's name. It stands at the root of the site: a file lists only what is below its own place. */
export function fileName(file: SitemapFile): string {
  return `sitemap-${file.store}-${file.section}${file.section === 'products' ? `-${file.part}` : ''}.xml`;
}

/** What a name stands for; null for a name that is none of a sitemap. */
export function parseFileName(name: string): SitemapFile | null {
  const [, store, pages, part] = FILE_NAME.exec(name) ?? [];
  if (!store) return null;
  return pages ? { store, section: 'pages' } : { store, section: 'products', part: Number(part) };
}

/** All files of a store view with so many products. */
export function filesOf(store: string, productCount: number): SitemapFile[] {
  const parts = Math.ceil(productCount / PRODUCTS_PER_FILE);
  return [
    { store, section: 'pages' },
    ...Array.from({ length: parts }, (_, index): SitemapFile => ({ store, section: 'products', part: index + 1 })),
  ];
}

export interface SitemapPage {
  /** Public path, percent-encoded. */
  path: string;
  /** `YYYY-MM-DD`, where the backend tells it. */
  changed: string | null;
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function urlSet(origin: string, pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<url><loc>${escapeXml(`${origin}${path}`)}</loc>${lastmod}</url>`;
  });
  return xml(`<urlset ${NAMESPACE}>\n${entries.join('\n')}\n</urlset>`);
}

export function sitemapIndex(origin: string, names: readonly string[]): string {
  const entries = names.map((name) => `<sitemap><loc>${escapeXml(`${origin}/${name}`)}</loc></sitemap>`);
  return xml(`<sitemapindex ${NAMESPACE}>\n${entries.join('\n')}\n</sitemapindex>`);
}

function xml(body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
