import type { Page } from '@playwright/test';
import { violations } from './fixtures/axe';
import { addToBasket, openCart, PATIENCE } from './fixtures/cart';
import { Checkout } from './fixtures/checkout';
import { newAccount, signIn } from './fixtures/customer';
import { text, thaiText } from './fixtures/messages';
import { ANOTHER_SIMPLE, NOWHERE, readProduct } from './fixtures/seeded';
import { CONTAINER, choose, privacyBanner, test } from './fixtures/servers/tag-manager';
import { BRITON } from './fixtures/shoppers';
import { expect } from './fixtures/test';

const LIST = '/first-aid.html';
const SENSITIVE_LIST = '/everyday-care/sexual-health.html';
/** Words that name what journeys through sensitive parts of the shop are about. */
const TELLING = /tenderfield|condom|sexual|contracepti|TEN-/i;

const stored = (page: Page) =>
  page.evaluate(() => ({
    keys: Object.keys(localStorage),
    tab: Object.keys(sessionStorage),
    cookies: document.cookie,
  }));
const layer = (page: Page) => page.evaluate(() => JSON.stringify(window.dataLayer ?? []));

test('[STORE-6] whoever has not agreed, or has refused, is not counted: no call, no data layer, nothing kept but the choice', async ({
  page,
  tags,
}) => {
  await page.goto('/');
  const banner = privacyBanner(page);
  await expect(banner).toBeVisible({ timeout: PATIENCE });
  expect(await violations(page)).toEqual([]);
  await page.waitForLoadState('networkidle');
  expect(await layer(page)).toBe('[]');
  expect((await stored(page)).keys).not.toContain('privacy_choice');
  await choose(page, 'reject');
  for (const path of [LIST, SENSITIVE_LIST, '/search.html?query=plaster']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(banner, 'it is asked once').toBeHidden();
  }
  expect(await layer(page)).toBe('[]');
  expect(tags.calls).toEqual([]);
  const { keys, tab, cookies } = await stored(page);
  expect(keys.filter((key) => !/store_view/.test(key))).toEqual(['privacy_choice']);
  expect(tab.filter((key) => key.includes('analytics'))).toEqual([]);
  expect(cookies).not.toContain('_ga');
});

test('[STORE-6] a journey is counted in order from the list to the order, in both variants, and the order once', async ({
  page,
  context,
  pair,
  tags,
}) => {
  test.setTimeout(240_000);
  const product = await readProduct<{ sku: string }>(pair.backendUrl, ANOTHER_SIMPLE, 'sku');
  await page.goto(`${LIST}?utm_source=mail&q=private`);
  await choose(page, 'accept');
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  expect(await tags.last('page')).toEqual({
    event: 'page',
    page: { type: 'category', path: `${LIST}?utm_source=mail`, title: name },
    store_view: 'mmstr_en',
    currency: 'GBP',
  });
  expect(await tags.last('page_view')).toEqual({
    event: 'page_view',
    page_location: `${pair.shopUrl}${LIST}?utm_source=mail`,
    page_title: name,
    page_referrer: '',
    language: 'en-GB',
  });
  const [first, second] = tags.given.map(({ entry }) => entry);
  expect(first, 'denied before anything else').toEqual([
    'consent',
    'default',
    { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' },
  ]);
  expect(second).toEqual(['consent', 'update', { analytics_storage: 'granted' }]);
  expect(tags.calls).toEqual([`https://www.googletagmanager.com/gtm.js?id=${CONTAINER}`]);
  const seen = await tags.commerce('view_item_list');
  expect(seen).toMatchObject({ item_list_id: 'first-aid', item_list_name: 'First aid' });
  expect(seen.items[0]).toMatchObject({ index: 0, item_list_id: 'first-aid', quantity: 1, currency: 'GBP' });
  expect(seen.items.filter(({ item_id }) => item_id !== 'withheld').length).toBeGreaterThan(0);

  const card = page.locator('article[data-sku]').first();
  const sku = await card.getAttribute('data-sku');
  await card.getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname !== LIST);
  expect((await tags.commerce('select_item')).items).toHaveLength(1);
  await tags.commerce('view_item');
  expect((await tags.last('page_view')).page_referrer, 'a soft navigation').toBe(
    `${pair.shopUrl}${LIST}?utm_source=mail`,
  );
  expect(tags.events.filter((event) => event === 'page_view')).toHaveLength(2);
  expect(sku).toBeTruthy();

  await addToBasket(page, product.path);
  const added = await tags.commerce('add_to_cart');
  expect(added.items).toMatchObject([{ item_id: ANOTHER_SIMPLE, item_name: product.name, quantity: 1 }]);
  expect(added.value).toBe(added.items[0]?.price);
  await openCart(page);
  const seenCart = await tags.commerce('view_cart');
  expect(seenCart.value).toBe(added.value);

  const checkout = new Checkout(page, BRITON);
  await checkout.toReview({ delivery: 'Express' });
  expect(await page.locator('iframe[src*="analytics"]').count(), 'no container beside the payment').toBe(0);
  await checkout.placeOrder();
  const number = await checkout.orderNumber();
  const total = await page
    .locator('dt', { hasText: new RegExp(`^${text('orderPlaced.total')}$`) })
    .locator('+ dd')
    .textContent();
  const bought = await tags.commerce('purchase');
  expect(bought).toMatchObject({ transaction_id: number, currency: 'GBP', value: added.value });
  expect((bought.value + bought.tax + bought.shipping).toFixed(2)).toBe(total?.replace('£', '').trim());
  expect(bought.shipping).toBeGreaterThan(0);
  expect(await tags.commerce('add_shipping_info')).toHaveProperty('shipping_tier');
  expect(await tags.commerce('add_payment_info')).toMatchObject({ payment_type: 'checkmo', currency: 'GBP' });
  const order = ['view_item_list', 'select_item', 'view_item', 'add_to_cart', 'view_cart', 'begin_checkout'];
  const funnel = [...order, 'add_shipping_info', 'add_payment_info', 'purchase'];
  const firsts = funnel.map((event) => tags.events.indexOf(event));
  expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
  expect(firsts).not.toContain(-1);
  expect(tags.events.filter((event) => event === 'begin_checkout')).toHaveLength(1);
  const nulls = tags.given.filter(({ entry }) => entry.ecommerce === null).length;
  expect(nulls, 'before each').toBe(tags.given.filter(({ entry }) => entry.ecommerce?.items).length);

  await page.reload();
  await checkout.orderNumber();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText(number)).toBeVisible({ timeout: PATIENCE });
  await other.goto(LIST);
  await other.waitForLoadState('networkidle');
  expect(tags.events.filter((event) => event === 'purchase')).toHaveLength(1);
  expect(JSON.stringify(tags.given)).not.toMatch(/amelia|hughes|conduit|WC1N|7946|private/i);
});

test('[STORE-6] whoever withdraws is not counted any more, at once and in every tab, and nothing is left', async ({
  page,
  context,
  tags,
}) => {
  await page.goto(LIST);
  await choose(page, 'accept');
  await tags.commerce('view_item_list');
  await expect.poll(async () => (await stored(page)).cookies).toContain('_ga');
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.locator('iframe[src*="analytics"]')).toBeAttached({ timeout: PATIENCE });

  const button = page.getByRole('button', { name: text('privacy.choices') });
  await button.click();
  const banner = privacyBanner(page);
  await expect(banner).toContainText(text('privacy.accepted'));
  await expect(banner.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(banner).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await choose(page, 'reject');

  for (const tab of [page, other]) await expect(tab.locator('iframe[src*="analytics"]')).toHaveCount(0);
  expect(await layer(page)).toBe('[]');
  await expect.poll(() => layer(other)).toBe('[]');
  await expect.poll(async () => (await stored(page)).cookies, 'nor what tags write when they end').not.toContain('_ga');
  const before = tags.given.length;
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname !== LIST);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(tags.given).toHaveLength(before);
});

for (const signal of ['globalPrivacyControl', 'doNotTrack'])
  test(`[STORE-6] who browses with ${signal} is not asked and not counted, whatever was chosen before`, async ({
    page,
    tags,
  }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true });
      const choice = { version: 1, statistics: true, date: new Date().toISOString() };
      if (location.search) localStorage.setItem('privacy_choice', JSON.stringify(choice));
    }, signal);
    for (const path of ['/', '/?accepted']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(privacyBanner(page)).toBeHidden();
    }
    await page.getByRole('button', { name: text('privacy.choices') }).click();
    await expect(privacyBanner(page)).toContainText(text('privacy.byBrowser'), { timeout: PATIENCE });
    await expect(privacyBanner(page).getByRole('button')).toHaveCount(1);
    expect(await layer(page)).toBe('[]');
    expect(tags.calls).toEqual([]);
  });

test('[STORE-6] nothing names what is sensitive: neither lists, pages, searches, carts nor the way between them', async ({
  page,
  pair,
  tags,
}) => {
  const condoms = await readProduct<{ sku: string }>(pair.backendUrl, 'TEN-THIN-12', 'sku').catch(() => null);
  await page.goto('/');
  await choose(page, 'accept');
  await page.goto(SENSITIVE_LIST);
  expect(await tags.commerce('view_item_list')).toMatchObject({ item_list_id: 'withheld', item_list_name: 'withheld' });
  const link = page.locator('article[data-sku^="TEN-"]').first().getByRole('link').first();
  const path = condoms?.path ?? (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.waitForURL((url) => url.pathname !== SENSITIVE_LIST);
  expect((await tags.commerce('view_item')).items).toEqual([
    { item_id: 'withheld', item_name: 'withheld', quantity: 1, currency: 'GBP' },
  ]);
  expect(await tags.last('page')).toMatchObject({ page: { type: 'product', path: '/withheld', title: 'withheld' } });
  expect(await tags.last('page_view')).toMatchObject({
    page_location: `${pair.shopUrl}/withheld`,
    page_referrer: `${pair.shopUrl}/withheld`,
  });
  await addToBasket(page, path, {
    choose: async (form) => {
      const radios = form.getByRole('radio');
      if ((await radios.count()) > 0) await radios.first().check();
    },
  });
  expect((await tags.commerce('add_to_cart')).items).toMatchObject([{ item_id: 'withheld', item_name: 'withheld' }]);
  await openCart(page);
  await tags.commerce('view_cart');
  const searched = async (words: string) => {
    const before = tags.events.filter((event) => event === 'search').length;
    await page.goto(`/search.html?query=${encodeURIComponent(words)}`);
    await expect.poll(() => tags.events.filter((event) => event === 'search')).toHaveLength(before + 1);
    return (await tags.last('search')).search_term;
  };
  expect(await searched('condom')).toBe('withheld');
  expect(await searched('amelia.hughes@example.co.uk')).toBe('withheld');
  expect(await searched('crepe bandage')).toBe('crepe bandage');
  expect(await tags.last('page_view')).toMatchObject({
    page_location: `${pair.shopUrl}/search.html`,
    page_title: 'search',
  });
  await page.goto(NOWHERE);
  await expect.poll(async () => JSON.stringify(await tags.last('page'))).toContain('not-found');
  expect(JSON.stringify(tags.given)).not.toMatch(TELLING);
  expect(JSON.stringify(tags.given)).not.toContain(NOWHERE);
  expect(await layer(page)).not.toMatch(TELLING);
});

test('[STORE-6] signing in is counted, without who it was, though it leads to another document', async ({
  page,
  pair,
  tags,
}) => {
  const account = await newAccount(pair.backendUrl);
  await page.goto('/');
  await choose(page, 'accept');
  await signIn(page, account, '/customer/account');
  expect(await tags.last('login')).toEqual({ event: 'login', method: 'email' });
  await expect.poll(() => tags.given.at(-1)?.url, { timeout: PATIENCE }).toContain('/customer/account');
  expect(JSON.stringify(tags.given)).not.toMatch(/ann|lee|example\.com/i);
});

test('[STORE-6] the Thai shop asks in Thai, and counts in its own currency and language', async ({ page, tags }) => {
  await page.goto(`/mmstr_th${LIST}`);
  await expect(privacyBanner(page, thaiText)).toContainText(thaiText('privacy.text'), { timeout: PATIENCE });
  await choose(page, 'accept', thaiText);
  expect(await tags.last('page')).toMatchObject({ store_view: 'mmstr_th', currency: 'THB' });
  expect(await tags.last('page_view')).toMatchObject({ language: 'th-TH' });
  expect((await tags.commerce('view_item_list')).items[0]).toMatchObject({ currency: 'THB' });
});

test('[STORE-6] only the tag manager’s own frame allows its hosts, and only the shop may hold it', async ({
  request,
}) => {
  const frame = await request.get('/api/analytics/frame');
  expect(frame.headers()['content-security-policy']).toMatch(/script-src[^;]*googletagmanager.*frame-ancestors 'self'/);
  expect(frame.headers()['x-frame-options']).toBe('SAMEORIGIN');
  for (const path of ['/', LIST, '/checkout', '/checkout/cart', NOWHERE]) {
    const policy = (await request.get(path)).headers()['content-security-policy'];
    expect(policy, path).toContain("frame-src 'self'");
    expect(policy, path).not.toMatch(/google(tagmanager|-analytics)/);
  }
});

test('[STORE-6] a shop whose configuration has neither variant asks nobody, and has nothing to count with', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url);
  await page.waitForLoadState('networkidle');
  await expect(privacyBanner(page)).toBeHidden();
  await expect(page.getByRole('button', { name: text('privacy.choices') })).toBeHidden();
  expect(await page.locator('[data-page-facts]').count()).toBe(0);
  expect((await page.request.get(`${shop.url}/api/analytics/frame`)).status()).toBe(404);
  expect((await page.request.get(`${shop.url}/api/analytics/items?store=mmstr_en&currency=GBP&sku=A`)).status()).toBe(
    404,
  );
});
