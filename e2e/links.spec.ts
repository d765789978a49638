import { get } from './fixtures/crawl';
import { expect, test } from './fixtures/test';

/** More than any merchant means. */
const MAX_HOPS = 5;

/** Where the links of a page lead within the shop, without their fragments, by the part of it that they stand in. */
function linksOf(html: string): { frame: string[]; content: string[] } {
  const start = html.indexOf('<main');
  const end = html.indexOf('</main>');
  const within = (part: string) =>
    [...part.matchAll(/<a\b[^>]*?\shref="(\/(?!\/)[^"#]*)[^"]*"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
  return { frame: within(html.slice(0, start) + html.slice(end)), content: within(html.slice(start, end)) };
}

/** Content pages have no suffix; catalogue pages end in one. */
const isContentPage = (href: string) => !/\.html|\?/.test(href);

for (const { name, home } of [
  { name: 'British', home: '/' },
  { name: 'American', home: '/mmstr_us' },
  { name: 'Thai', home: '/mmstr_th' },
]) {
  test(`every link of header, footer, home page and content pages leads to a page in the ${name} store view`, async ({
    shop,
  }) => {
    test.setTimeout(300_000);
    const dead: string[] = [];
    const seen = new Set([home]);
    const queue = [{ href: home, on: home }];
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { href, on } = next;
      let answer = await get(`${shop.url}${href}`);
      for (let hop = 0; answer.location?.startsWith('/') && hop < MAX_HOPS; hop++) {
        answer = await get(`${shop.url}${answer.location}`);
      }
      if (answer.status !== 200) dead.push(`${href} on ${on}: ${answer.status}`);
      if (href !== home && !isContentPage(href)) continue;
      const { frame, content } = linksOf(answer.text);
      for (const link of href === home ? [...frame, ...content] : content) {
        if (seen.has(link)) continue;
        seen.add(link);
        queue.push({ href: link, on: href });
      }
    }
    expect(dead).toEqual([]);
    expect(seen.size, 'the pages have links').toBeGreaterThan(30);
  });
}
