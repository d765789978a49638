import { askBackend } from './fixtures/backend';
import { get } from './fixtures/crawl';
import { text } from './fixtures/messages';
import { LOOP, MOVED, MOVED_FOR_NOW } from './fixtures/seeded';
import { expect, test } from './fixtures/test';

async function targetOf(backendUrl: string, url: string): Promise<{ status: number; path: string }> {
  const query = 'query ($url: String!) { route(url: $url) { relative_url redirect_code } }';
  const { route } = await askBackend<{ route: { relative_url: string; redirect_code: number } }>(backendUrl, query, {
    url,
  });
  return { status: route.redirect_code, path: `/${route.relative_url}` };
}

for (const [status, from] of [
  [301, MOVED],
  [302, MOVED_FOR_NOW],
] as const) {
  test(`[ROUTE-15] a redirect_code ${status} is answered with that very status, query string kept`, async ({
    shop,
  }) => {
    const target = await targetOf(shop.backendUrl, from);
    expect(target.status).toBe(status);
    const answer = await get(`${shop.url}${from}?utm_source=letter&page=2`);
    expect(answer.status).toBe(status);
    expect(answer.location).toBe(`${target.path}?utm_source=letter&page=2`);
  });

  test(`[ROUTE-15] the browser follows a ${status} to the page itself`, async ({ page, shop }) => {
    const target = await targetOf(shop.backendUrl, from);
    const response = await page.goto(`${from}?utm_source=letter`);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(`${shop.url}${target.path}?utm_source=letter`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('[ROUTE-15] in another view a redirect stays in that view', async ({ shop }) => {
  const answer = await get(`${shop.url}/mmstr_us${MOVED}`);
  expect(answer.status).toBe(301);
  expect(answer.location).toMatch(/^\/mmstr_us\//);
});

test('[ROUTE-15] a permanent redirect is not kept for ever', async ({ shop }) => {
  const { headers } = await get(`${shop.url}${MOVED}`);
  expect(headers.get('cache-control')).toMatch(/max-age=\d+/);
});

test('[ROUTE-15] a redirect loop ends in the failure page', async ({ page }) => {
  const response = await page.goto(LOOP);
  expect(response?.status()).toBeGreaterThanOrEqual(500);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong. Sorry about that.');
  expect(text('failure.title')).toBe('Something went wrong. Sorry about that.');
});
