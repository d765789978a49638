import { get } from './fixtures/crawl';
import { NOWHERE } from './fixtures/seeded';
import { openStoreSwitcher, viewRemembered } from './fixtures/switchers';
import { expect, test } from './fixtures/test';

const REMEMBERED = { store_view_code: 'mmstr_th' };

test('[ROUTE-20, STORE-1] a store-view code in front is the page in that view', async ({ page, facts }) => {
  const response = await page.goto(`/mmstr_th${facts.categories[0].path}`);
  expect(response?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
  await expect(page.locator('main')).toContainText('฿');
  await viewRemembered(page, 'mmstr_th');
});

test('[STORE-1] the default view is en-GB in pounds', async ({ page, facts }) => {
  await page.goto(facts.categories[0].path);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page.locator('main')).toContainText('£');
});

test('[ROUTE-20] a bare path leads a visitor of another view there, query string kept', async ({ shop, facts }) => {
  const { path } = facts.categories[0];
  const answer = await get(`${shop.url}${path}?utm_source=letter`, { cookies: REMEMBERED });
  expect(answer.status).toBe(302);
  expect(answer.location).toBe(`/mmstr_th${path}?utm_source=letter`);
});

test('[ROUTE-20] the default view’s code leads to the bare path', async ({ shop, facts }) => {
  const { path } = facts.categories[0];
  const answer = await get(`${shop.url}/mmstr_en${path}`);
  expect(answer.status).toBe(302);
  expect(answer.location).toBe(path);
});

test('[ROUTE-20] a typed default code wins over a remembered view', async ({ page, shop, facts }) => {
  const { path } = facts.categories[0];
  await page.goto(`/mmstr_th${path}`);
  await viewRemembered(page, 'mmstr_th');
  await page.goto(`/mmstr_en${path}`);
  await expect(page).toHaveURL(`${shop.url}${path}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});

test('[STORE-2] an unknown code is an ordinary path, remembered or typed', async ({ shop, facts }) => {
  const { path } = facts.categories[0];
  expect((await get(`${shop.url}/mmstr_xx${path}`)).status).toBe(404);
  expect((await get(`${shop.url}${path}`, { cookies: { store_view_code: 'mmstr_xx' } })).status).toBe(200);
});

test('[STORE-2, STORE-9] the switcher lists every view and opens the same page in it, as a new document', async ({
  page,
  shop,
  facts,
}) => {
  const { path } = facts.categories[0];
  await page.goto(path);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const options = await openStoreSwitcher(page);
  expect(await options.evaluateAll((all) => all.map((option) => option.getAttribute('hreflang')))).toEqual([
    'en-GB',
    'en-US',
    'th-TH',
  ]);
  await expect(page.locator('details[open] a[aria-current]')).toHaveAttribute('hreflang', 'en-GB');
  await page.locator('details[open] a[hreflang="th-TH"]').click();
  await expect(page).toHaveURL(`${shop.url}/mmstr_th${path}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('store_view_code'))).toContain('mmstr_th');
});

test('[ROUTE-20] links inside a view stay in it', async ({ page, facts }) => {
  await page.goto(`/mmstr_us${facts.categories[0].path}`);
  const links = await page.locator('main a[href^="/"]').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((href) => !href?.startsWith('/mmstr_us'))).toEqual([]);
});

test('[ROUTE-20] an unknown URL of a remembered view is first led into the view', async ({ shop }) => {
  const answer = await get(`${shop.url}${NOWHERE}`, { cookies: REMEMBERED });
  expect([answer.status, answer.location]).toEqual([302, `/mmstr_th${NOWHERE}`]);
});
