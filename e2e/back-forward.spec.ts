import { bringCart } from './fixtures/cart';
import { newAccount, signIn } from './fixtures/customer';
import { CONTENT_PAGE, SIMPLE } from './fixtures/seeded';
import { expect, test } from './fixtures/test';

// Playwright has browsers keep no pages, unless it is told otherwise.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

interface Marked {
  unloads: string[];
  isShownAgain: boolean;
}

test('[ROUTE-18] nothing keeps a page from the back/forward cache: back shows the document as it was left, though the cart has changed', async ({
  page,
  shop,
  facts,
}) => {
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window);
    const marked: Marked = { unloads: [], isShownAgain: false };
    Object.assign(window, marked);
    listen('pageshow', ({ persisted }) => Object.assign(window, { isShownAgain: persisted }));
    window.addEventListener = (
      type: string,
      ...rest: [EventListenerOrEventListenerObject, AddEventListenerOptions?]
    ) => {
      if (type === 'unload' || type === 'beforeunload') marked.unloads.push(type);
      listen(type, ...rest);
    };
  });
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  await signIn(page, await newAccount(shop.backendUrl));
  const category = facts.categories[0].path;
  const lists = [category, `${category}?page=2`, '/search.html?query=pain'];
  const own = ['/checkout/cart', '/checkout', '/customer/account', '/wishlist', '/catalog/product_compare'];
  for (const path of ['/', CONTENT_PAGE, '/hay-fever-season', ...lists, facts.products[0].path, ...own]) {
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.headers()['cache-control'] ?? '', path).not.toContain('no-store');
    // Some browsers keep no page that listens for one of these.
    const listened = await page.evaluate(() => {
      const { unloads } = window as unknown as Marked;
      return [...unloads, window.onunload ?? window.onbeforeunload].filter(Boolean);
    });
    expect(listened, path).toEqual([]);

    // The browser of the packages keeps no page at all.
    if (process.env.BROWSER_LIBRARIES) continue;
    await page.goto('/robots.txt');
    await page.evaluate(async () => {
      const heard = new BroadcastChannel('cart');
      const told = new Promise((resolve) => heard.addEventListener('message', resolve));
      new BroadcastChannel('cart').postMessage('changed');
      await told;
    });
    await page.goBack({ waitUntil: 'commit' });
    await expect
      .poll(() => page.evaluate(() => (window as unknown as Marked).isShownAgain), `${path} is shown again`)
      .toBe(true);
  }
});
