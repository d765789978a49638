import { type SaidAndLinked, saidAndLinked } from '@/lib/testing/said-and-linked';
import { askBackend } from './fixtures/backend';
import { get, sitemapUrls } from './fixtures/crawl';
import { expect, test } from './fixtures/test';

interface Written {
  route: {
    content?: string | null;
    display_mode?: string | null;
    description?: string | null;
    cms_block?: { content: string | null } | null;
  } | null;
}

const WRITTEN = `query written($url: String!) {
  route(url: $url) {
    ... on CmsPage { content }
    ... on CategoryTree { display_mode description cms_block { content } }
  }
}`;

/** What a leaflet says of itself, which its page says in its own words. */
const LEAFLET_LINES = /<p>Last revised:[^<]*<br>Version:[^<]*<\/p>/;

/** Store views, and the folder in which each has its pages. */
const VIEWS = [
  ['mmstr_en', ''],
  ['mmstr_th', '/mmstr_th'],
] as const;

for (const [store, folder] of VIEWS) {
  test(`[CMS-1] every content page, block and description of ${store} says what was written, and leads there`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(300_000);
    const files = await sitemapUrls(`${shop.url}/sitemap.xml`);
    const urls = (await Promise.all(files.map((file) => (/\.xml$/.test(file) ? sitemapUrls(file) : [file])))).flat();
    const ofView = urls.map((url) => new URL(url).pathname).filter((path) => folderOf(path) === folder);
    const paths = [...new Set(ofView.map((path) => path.slice(folder.length) || '/'))];
    // The function runs where a DOM is, and the page's own policy is not asked.
    await page.goto('about:blank');
    const read = (html: string): Promise<SaidAndLinked> =>
      page.evaluate(`(${saidAndLinked.toString()})(${JSON.stringify(html)}, ${JSON.stringify(shop.url)})`);

    let compared = 0;
    for (const path of paths) {
      const { route } = await askBackend<Written>(shop.backendUrl, WRITTEN, { url: path }, { store });
      const written = [
        route?.description,
        route?.display_mode?.includes('PAGE') ? route.cms_block?.content : null,
        route?.content,
      ];
      const texts = written.flatMap((html) => html?.replace(LEAFLET_LINES, '').trim() || []);
      if (texts.length === 0) continue;
      const shown = (await get(`${shop.url}${folder}${path === '/' && folder ? '' : path}`)).text;
      const inMain = /<main\b.*/s.exec(shown)?.[0] ?? '';
      const said = await page.evaluate((html) => {
        const { body } = new DOMParser().parseFromString(html, 'text/html');
        return [...body.querySelectorAll('.rich-text')]
          .filter((text) => !text.closest('footer'))
          .map((text) => text.outerHTML);
      }, inMain);
      const all = await Promise.all(said.map(read));
      for (const text of texts) {
        const source = await read(text);
        // A description that is a sentence or two stands under its title.
        if (source.links.length === 0 && (await read(inMain)).text.includes(source.text)) continue;
        compared += 1;
        expect(all, path).toContainEqual({ ...source, links: source.links.map((link) => inView(link, folder)) });
      }
    }
    expect(compared).toBeGreaterThan(10);
  });
}

/** The folder of the store view that an address is of: the default view has none. */
function folderOf(path: string): string {
  return /^\/mmstr_\w+(?=\/|$)/.exec(path)?.[0] ?? '';
}

/** A page that a merchant links to, at its address in the store view; files and other hosts have one for all. */
function inView(link: string, folder: string): string {
  if (!link.startsWith('/') || link.startsWith('/media/')) return link;
  return `${folder}${link}`.replace(/(?<=.)\/$/, '');
}
