/** A page that a sitemap lists. */
export interface SitemapPage {
  /** Public path, percent-encoded. */
  path: string;
  /** `YYYY-MM-DD`, where the backend tells it. */
  changed: string | null;
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A file that lists pages. */
export function urlSet(origin: string, pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<url><loc>${escapeXml(`${origin}${path}`)}</loc>${lastmod}</url>`;
  });
  return xml(`<urlset ${NAMESPACE}>\n${entries.join('\n')}\n</urlset>`);
}

/** The file that lists the files. */
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
