import type { Page } from '@playwright/test';
import { bringCart, cartLines, openCart, PATIENCE } from './fixtures/cart';
import { addItems } from './fixtures/cart-api';
import { askAs, newAccount, signIn, tokenOf } from './fixtures/customer';
import { text, thaiText } from './fixtures/messages';
import { SIMPLE } from './fixtures/seeded';
import { expect, needsWholeBrowser, test } from './fixtures/test';

/** Everything in every database of the browser, by the databases' names. */
const databases = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const settle = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const found: Record<string, string> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settle(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const all = stores.map((store) => settle(database.transaction(store).objectStore(store).getAll()));
      found[name] = JSON.stringify(await Promise.all(all));
      database.close();
    }
    return found;
  });

test('[CACHE-2, SESS-4] what the browser keeps is told apart by store view, and goes with a customer who signs out of any', async ({
  page,
  shop,
}) => {
  const customer = await newAccount(shop.backendUrl);
  const token = await tokenOf(shop.backendUrl, customer);
  const { customerCart } = await askAs<{ customerCart: { id: string } }>(
    shop.backendUrl,
    customer,
    '{ customerCart { id } }',
  );
  await addItems((query, variables) => askAs(shop.backendUrl, customer, query, variables), customerCart.id, [
    { sku: SIMPLE, quantity: 1 },
  ]);
  await signIn(page, customer, '/checkout/cart');
  await expect(cartLines(page).first()).toBeVisible({ timeout: PATIENCE });
  const kept = (storeView: string, what: string) =>
    expect.poll(async () => (await databases(page))[`graphcache-${storeView}`], { timeout: PATIENCE }).toContain(what);
  await kept('mmstr_en', customerCart.id);
  await page.goto('/customer/account');
  await expect(page.getByText(customer.email)).toBeVisible({ timeout: PATIENCE });
  await kept('mmstr_en', customer.email);
  await page.goto('/mmstr_th/checkout/cart');
  await expect(cartLines(page, thaiText).first()).toBeVisible({ timeout: PATIENCE });
  await kept('mmstr_th', customerCart.id);

  await page.goto('/mmstr_th/customer/account/logout');
  await expect(page.getByRole('heading', { name: thaiText('signOut.done') })).toBeVisible({ timeout: PATIENCE });
  // A database that the page has open is emptied, and goes with the page.
  await page.goto('/mmstr_th/customer/account/login');
  const left = JSON.stringify(await databases(page));
  for (const secret of [customer.email, customerCart.id, token, SIMPLE]) expect(left).not.toContain(secret);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow', failing: /./ });
  test.beforeEach(needsWholeBrowser);

  test('[PWA-5, CACHE-2] offline the basket is shown as it was, marked as such, and read anew once online', async ({
    page,
    context,
    shop,
  }) => {
    await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 2 }]);
    await openCart(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect(async () => {
      const pages = await page.evaluate(async () => (await caches.match(location.href))?.status);
      expect(pages).toBe(200);
      expect(Object.keys(await databases(page))).toContain('graphcache-mmstr_en');
    }).toPass({ timeout: PATIENCE });

    await context.setOffline(true);
    await page.reload();
    await expect(cartLines(page)).toHaveCount(1, { timeout: PATIENCE });
    await expect(page.getByText(text('miniCart.lastKnown'))).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(text('miniCart.lastKnown'))).toBeHidden({ timeout: PATIENCE });
    await expect(cartLines(page)).toHaveCount(1);
  });
});
