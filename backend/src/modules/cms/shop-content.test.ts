import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedData } from '../../database/seed/data';
import { openShop, type Shop, TEST_ORIGIN } from '../../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** The contents of every page and block as a store view shows them, by identifier. */
async function contents(Store: string): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const identifier of new Set(seedData.pages.map((page) => page.identifier))) {
    const { body } = await shop.execute(
      'query p($id: String) { cmsPage(identifier: $id) { content } }',
      { id: identifier },
      { Store },
    );
    all.set(identifier, (body.data as { cmsPage: { content: string } }).cmsPage.content);
  }
  const identifiers = [
    ...new Set(seedData.blocks.filter(({ stores }) => stores.length === 0).map((block) => block.identifier)),
  ];
  const { body } = await shop.execute(
    'query b($ids: [String]) { cmsBlocks(identifiers: $ids) { items { identifier content } } }',
    { ids: identifiers },
    { Store },
  );
  const { items } = (body.data as { cmsBlocks: { items: { identifier: string; content: string }[] } }).cmsBlocks;
  for (const { identifier, content } of items) all.set(identifier, content);
  return all;
}

describe.each(['mmstr_en', 'mmstr_us', 'mmstr_th'])('content of %s', (Store) => {
  it('has every directive resolved, and no link that is dead or moved', async () => {
    const all = await contents(Store);
    expect(all.size).toBeGreaterThan(10);
    const text = [...all.values()].join('\n');
    expect(text).not.toContain('{{');
    const paths = new Set(
      [...text.matchAll(/href="([^"]*)"/g)]
        .map(([, href = '']) => href)
        // Files are on the disk or not: a test of the media says which.
        .filter((href) => href.startsWith(`${TEST_ORIGIN}/`) && !href.startsWith(`${TEST_ORIGIN}/media/`))
        .map((href) => href.slice(TEST_ORIGIN.length)),
    );
    expect(paths.size).toBeGreaterThan(10);
    const wrong: string[] = [];
    for (const url of paths) {
      const { body } = await shop.execute(
        'query r($url: String!) { route(url: $url) { redirect_code } }',
        { url },
        { Store },
      );
      const { route } = body.data as { route: { redirect_code: number } | null };
      if (route?.redirect_code !== 0) wrong.push(url);
    }
    // A page of the storefront's own, which the backend has no route to.
    expect(wrong).toEqual(['/order-tracking']);
  });
});
