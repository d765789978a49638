import type { Page } from '@playwright/test';
import { get } from './fixtures/crawl';
import { text } from './fixtures/messages';
import { expect, test } from './fixtures/test';

const names = (page: Page) => page.locator('main li h3, main li h2').allTextContents();

test('[CAT-1] pages are links: forward, then back and forward in history', async ({ page, shop, facts }) => {
  const [category] = facts.categories;
  await page.goto(category.path);
  const first = await names(page);
  expect(first).toHaveLength(facts.pageSize);

  await page.locator('main a[href$="page=2"]').first().click();
  await expect(page).toHaveURL(`${shop.url}${category.path}?page=2`);
  await expect.poll(() => names(page)).not.toEqual(first);
  const second = await names(page);
  await expect(page).toHaveTitle(new RegExp(text('catalog.page', { page: '2' })));
  expect(second.filter((name) => first.includes(name))).toEqual([]);

  await page.goBack();
  await expect(page).toHaveURL(`${shop.url}${category.path}`);
  await expect.poll(() => names(page)).toEqual(first);
  await page.goForward();
  await expect.poll(() => names(page)).toEqual(second);
});

test('[CAT-1] a page and a sort can be asked for by URL, rendered on the server', async ({ shop, facts }) => {
  const { path } = facts.categories[0];
  const [plain, second, dearest] = await Promise.all(
    ['', '?page=2', '?sort=price-desc'].map(async (query) => (await get(`${shop.url}${path}${query}`)).text),
  );
  const products = (html = '') => [...html.matchAll(/<a[^>]+href="(\/[^"?]+\.html)"/g)].map((match) => match[1]);
  expect(products(second)).not.toEqual(products(plain));
  expect(products(dearest)).not.toEqual(products(plain));
});

for (const mode of ['PRODUCTS', 'PRODUCTS_AND_PAGE'])
  test(`[CAT-1] four prices of the first row are in sight on a desktop (${mode})`, async ({ page, facts }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const listed = facts.categories.filter(({ displayMode }) => displayMode === mode).slice(0, 4);
    expect(listed.length).toBeGreaterThan(0);
    for (const { path } of listed) {
      await page.goto(path);
      const boxes = await Promise.all(
        (await page.locator('main .s-price b').all()).slice(0, 4).map((price) => price.boundingBox()),
      );
      expect(new Set(boxes.map((box) => box?.x)).size, 'four columns').toBe(4);
      for (const box of boxes) expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
    }
  });

test('[CAT-1] a page beyond the end shows the last one', async ({ page, facts }) => {
  const response = await page.goto(`${facts.categories[0].path}?page=999`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(facts.categories[0].name);
});
