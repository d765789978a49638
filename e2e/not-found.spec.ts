import { get } from './fixtures/crawl';
import { text, thaiText } from './fixtures/messages';
import { NOWHERE } from './fixtures/seeded';
import { viewRemembered } from './fixtures/switchers';
import { expect, test } from './fixtures/test';

const HEADER = 'Sorry, the page you were looking for could not be found.';
const TEXTS = [
  "Looks like the page you were hoping to find doesn't exist. Sorry about that.",
  'Please click the button below to return to the main page.',
];

test('[ROUTE-16, ROUTE-17] an unknown URL is a 404 whose texts come from the server', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const response = await page.goto(`${shop.url}${NOWHERE}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADER);
  for (const sentence of TEXTS) await expect(page.getByText(sentence)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${HEADER}`));
  await context.close();
});

test('[ROUTE-17] the button leads back to the home page', async ({ page, shop }) => {
  await page.goto(NOWHERE);
  await page.getByRole('link', { name: 'Back to Homepage' }).click();
  await expect(page).toHaveURL(`${shop.url}/`);
});

test('[ROUTE-17] below the button every main category is another way on', async ({ page, facts }) => {
  await page.goto(NOWHERE);
  const ways = page.locator('main').getByRole('navigation', { name: text('search.categories') });
  const names = await ways.getByRole('link').allTextContents();
  expect(names.toSorted()).toEqual(facts.menu.map(({ name }) => name).toSorted());
});

test('[ROUTE-17] in another view the texts and the way home are that view’s', async ({ page, shop }) => {
  const response = await page.goto(`/mmstr_th${NOWHERE}`);
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
  const home = page.locator('main').getByRole('link', { name: thaiText('notFound.button') });
  await expect(home).toHaveAttribute('href', '/mmstr_th');
  await home.click();
  await expect(page).toHaveURL(`${shop.url}/mmstr_th`);
});

test('[ROUTE-16] a soft navigation to an unknown URL shows the view without loading a document', async ({ page }) => {
  await page.goto('/');
  // The router takes nothing before the page's script runs.
  await viewRemembered(page, 'mmstr_en');
  await page.evaluate((href) => {
    Object.assign(window, { sameDocument: true });
    const { next } = window as unknown as { next: { router: { push: (href: string) => void } } };
    next.router.push(href);
  }, NOWHERE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADER);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('[ROUTE-14] paths of two or more segments are catalogue paths, never inner coordinates', async ({ shop }) => {
  for (const path of ['/foo/bar', '/mmstr_en/GBP', '/mmstr_en/GBP/~route', '/foo/bar/~route/x', '/a/b/c/d/e']) {
    const answer = await get(`${shop.url}${path}`);
    const final = answer.location ? await get(`${shop.url}${answer.location}`) : answer;
    expect(final.status, path).toBe(404);
    expect(final.text, path).toContain(HEADER);
  }
});

test('[ROUTE-16] what stands below a file or a call is not found, and kept by nobody', async ({ shop }) => {
  for (const path of ['/api/health/~cms/x', '/_next/image/~cms/x', '/_next/static/~cms/x', '/_next/static/wishlist']) {
    const { status, text: html, headers } = await get(`${shop.url}${path}`);
    expect([status, html.includes(HEADER)], path).toEqual([404, true]);
    // The one that everybody gets.
    expect(headers.get('x-nextjs-cache'), path).toMatch(/^(HIT|STALE)$/);
    expect(headers.get('cache-control'), path).toContain('no-store');
  }
});

test('[ROUTE-14] inner coordinates show in no link of a page, rendered for the first time or cached', async ({
  shop,
  facts,
}) => {
  for (const path of ['/', facts.categories[0].path, `/mmstr_us${facts.products[0].path}`, NOWHERE]) {
    for (const visit of ['first', 'second']) {
      const { text: html } = await get(`${shop.url}${path}`);
      const leaks = [...html.matchAll(/<a [^>]*href="([^"]*~[^"]*)"/g)].map(([, href]) => href);
      expect(leaks, `${visit} visit of ${path}`).toEqual([]);
    }
  }
});

test('[ROUTE-16] a path with a broken encoding is not found, not a failure', async ({ shop }) => {
  const answer = await get(`${shop.url}/caf%E9.html`);
  expect(answer.status).toBe(404);
});
