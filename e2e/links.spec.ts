import type { Page } from '@playwright/test';
import { readFacts } from './fixtures/backend';
import { basketButton, bringCart, cartLines, PATIENCE } from './fixtures/cart';
import { Checkout } from './fixtures/checkout';
import { get } from './fixtures/crawl';
import { ACCOUNT_PATHS, OLIVIA, signIn } from './fixtures/customer';
import { americanText, text, thaiText } from './fixtures/messages';
import { BUNDLE, CONFIGURABLE, DOWNLOADABLE, GROUP, readProduct, SIMPLE, VIRTUAL } from './fixtures/seeded';
import { BRITON } from './fixtures/shoppers';
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

/** One product of each type. */
const EVERY_TYPE = [SIMPLE, CONFIGURABLE, BUNDLE, GROUP, VIRTUAL, DOWNLOADABLE];

/** The addresses of the categories of a store view, and of one product of each type. */
async function cataloguePaths(backendUrl: string, store: string, root: string): Promise<string[]> {
  const [{ menu, categories }, ...products] = await Promise.all([
    readFacts(backendUrl, { store }),
    ...EVERY_TYPE.map((sku) => readProduct(backendUrl, sku, '')),
  ]);
  return [...menu, ...categories, ...products].map(({ path }) => root + path);
}

/** The status of what a link leads to, wherever it is sent on to within the shop. */
async function statusOf(origin: string, href: string): Promise<{ status: number; text: string }> {
  let answer = await get(`${origin}${href}`);
  for (let hop = 0; answer.location?.startsWith('/') && hop < MAX_HOPS; hop++) {
    answer = await get(`${origin}${answer.location}`);
  }
  return answer;
}

/** Notes where the links lead that a page shows by now: path and query, by where they were found. */
async function collect(page: Page, origin: string, found: Map<string, string>, on: string): Promise<void> {
  const links = await page
    .locator('a[href]:not([href^="#"])')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  for (const link of links) {
    const url = new URL(link);
    if (url.origin === origin) found.set(`${url.pathname}${url.search}`, on);
  }
}

async function deadAmong(origin: string, found: Map<string, string>): Promise<string[]> {
  const dead: string[] = [];
  for (const [href, on] of found) {
    const { status } = await statusOf(origin, href);
    if (status !== 200) dead.push(`${href} on ${on}: ${status}`);
  }
  return dead;
}

for (const { name, home, store, words, email, order } of [
  { name: 'British', home: '/', store: 'mmstr_en', words: text, email: 'olivia.hart@example.com', order: 3 },
  {
    name: 'American',
    home: '/mmstr_us',
    store: 'mmstr_us',
    words: americanText,
    email: 'marcus.reed@example.com',
    order: 8,
  },
  { name: 'Thai', home: '/mmstr_th', store: 'mmstr_th', words: thaiText, email: 'ploy.srisuk@example.com', order: 11 },
]) {
  test(`every link of header, footer, home page, content pages, categories and products leads to a page in the ${name} store view`, async ({
    shop,
  }) => {
    test.setTimeout(600_000);
    const dead: string[] = [];
    const catalogue = new Set(await cataloguePaths(shop.backendUrl, store, home === '/' ? '' : home));
    const seen = new Set([home, ...catalogue]);
    const queue = [...seen].map((href) => ({ href, on: href }));
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { href, on } = next;
      const answer = await statusOf(shop.url, href);
      if (answer.status !== 200) dead.push(`${href} on ${on}: ${answer.status}`);
      if (href !== home && !catalogue.has(href) && !isContentPage(href)) continue;
      const { frame, content } = linksOf(answer.text);
      for (const link of href === home ? [...frame, ...content] : content) {
        if (seen.has(link)) continue;
        seen.add(link);
        queue.push({ href: link, on: href });
      }
    }
    expect(dead).toEqual([]);
    expect(seen.size, 'the pages have links').toBeGreaterThan(catalogue.size + 100);
  });

  test(`every link that a browser with JavaScript shows leads to a page in the ${name} store view`, async ({
    page,
    shop,
    facts,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const root = home === '/' ? '' : home;
    const products = await Promise.all(
      [SIMPLE, CONFIGURABLE, BUNDLE, VIRTUAL].map((sku) => readProduct(shop.backendUrl, sku, '')),
    );
    const found = new Map<string, string>();
    await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }], { store });
    const paths = [
      ...[facts.categories[0].path, ...products.map(({ path }) => path)],
      ...['/search.html?query=tablets', '/search.html?query=xyzzyqq', '/contact-us', '/order-tracking'],
      ...['/customer/account/login', '/customer/account/create', '/wishlist', '/catalog/product_compare', '/no-such'],
    ];
    for (const path of paths) {
      await page.goto(`${root}${path}`);
      // What comes once the page rests, or is near, is part of it.
      await page.locator('footer').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      await collect(page, shop.url, found, path);
    }
    await page.goto(home);
    await page.getByRole('button', { name: words('shell.menu') }).click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible({ timeout: PATIENCE });
    await collect(page, shop.url, found, 'menu');
    await page.keyboard.press('Escape');
    await basketButton(page, words).click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible({ timeout: PATIENCE });
    await collect(page, shop.url, found, 'basket drawer');
    await page.goto(`${root}/checkout/cart`);
    await expect(cartLines(page, words).first()).toBeVisible({ timeout: PATIENCE });
    await page.waitForLoadState('networkidle');
    await collect(page, shop.url, found, 'basket');
    await page
      .getByRole('link', { name: words('miniCart.checkout') })
      .first()
      .click();
    await page.waitForLoadState('networkidle');
    await collect(page, shop.url, found, 'checkout');

    expect(await deadAmong(shop.url, found)).toEqual([]);
    expect(found.size, 'the pages have links').toBeGreaterThan(100);
  });

  test(`every link that a customer’s own pages show leads to a page in the ${name} store view`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(300_000);
    const root = home === '/' ? '' : home;
    const found = new Map<string, string>();
    await signIn(page, { email, password: OLIVIA.password }, `${root}/customer/account`);
    for (const path of [...ACCOUNT_PATHS, `/sales/order/view/order_id/${order}`]) {
      await page.goto(root + path);
      await expect(page.getByText(words('account.loading'))).toHaveCount(0, { timeout: PATIENCE });
      await page.waitForLoadState('networkidle');
      await collect(page, shop.url, found, path);
    }
    const ordered = page.getByRole('main').locator('a[data-page="PRODUCT"]');
    await expect(ordered.first(), 'what was ordered leads to its page').toBeVisible();
    expect(await deadAmong(shop.url, found)).toEqual([]);
  });
}

test('every link of the page after an order leads to a page, to who can be asked how to pay among them', async ({
  page,
  shop,
}) => {
  test.setTimeout(300_000);
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  const checkout = new Checkout(page, BRITON);
  await checkout.toReview();
  await checkout.placeOrder();
  await checkout.orderNumber();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(text('checkout.payment.notes.checkmo'))).toBeVisible();
  const asked = page.getByRole('main').getByRole('link', { name: text('orderPlaced.askUs') });
  await expect(asked).toHaveAttribute('href', '/contact-us');
  const found = new Map<string, string>();
  await collect(page, shop.url, found, 'success');
  expect(await deadAmong(shop.url, found)).toEqual([]);
});
