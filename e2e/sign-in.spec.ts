import type { Page } from '@playwright/test';
import { basketButton, bringCart, PATIENCE, storedCartId } from './fixtures/cart';
import { fillSignIn, letSessionEnd, newAccount, signIn, signOut } from './fixtures/customer';
import { text } from './fixtures/messages';
import { ANOTHER_SIMPLE, SIMPLE } from './fixtures/seeded';
import { expect, test } from './fixtures/test';

test('[SESS-1, SESS-8, ROUTE-7, ROUTE-12] a guest’s cart goes into the account’s, and the shopper back to where they were', async ({
  page,
  shop,
}) => {
  const account = await newAccount(shop.backendUrl);
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  await signIn(page, account, '/customer/account');
  await signOut(page);
  await expect(basketButton(page)).not.toContainText('1');

  const guestCart = await bringCart(page, shop.backendUrl, [{ sku: ANOTHER_SIMPLE, quantity: 2 }]);
  await signIn(page, account, '/checkout/cart?from=mail');
  await expect(page).toHaveURL(/\/checkout\/cart\?from=mail$/);
  await expect(page.getByRole('list', { name: text('miniCart.lines') }).getByRole('heading')).toHaveCount(2, {
    timeout: PATIENCE,
  });
  expect(await storedCartId(page)).not.toBe(guestCart);
});

test('[SESS-6] a wrong password is said on top of the form, what was entered stays, and a right one goes on', async ({
  page,
  shop,
}) => {
  const account = await newAccount(shop.backendUrl);
  await page.goto('/sign-in');
  await fillSignIn(page, { ...account, password: 'wrong' });
  await expect(page.getByText(text('accountErrors.signInFailed'))).toBeVisible({ timeout: PATIENCE });
  await expect(page.getByRole('form', { name: text('signIn.title') }).getByLabel(text('signIn.email'))).toHaveValue(
    account.email,
  );
  await fillSignIn(page, account);
  await expect(page).toHaveURL(/\/customer\/account$/, { timeout: PATIENCE });
  await expect(page.getByText(account.email)).toBeVisible({ timeout: PATIENCE });
});

test('[ROUTE-8, ROUTE-13] a guest never sees the account, and comes back to it after signing in', async ({
  page,
  shop,
}) => {
  const account = await newAccount(shop.backendUrl);
  await page.goto('/customer/account?view=all');
  await page.waitForURL((url) => url.pathname === '/sign-in', { timeout: PATIENCE });
  await fillSignIn(page, account);
  await page.waitForURL((url) => url.pathname + url.search === '/customer/account?view=all', { timeout: PATIENCE });
  await expect(page.getByText(account.email)).toBeVisible({ timeout: PATIENCE });
});

test('[SESS-4, ROUTE-9] signing out leaves nothing of the customer in the browser, in no tab and on no way back', async ({
  page,
  context,
  shop,
}) => {
  const account = await newAccount(shop.backendUrl);
  const stored = () =>
    page.evaluate(() => [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)].sort());
  await page.goto('/');
  await expect.poll(stored).toContain('store_view_code');
  const before = await stored();

  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  await signIn(page, account);
  await expect(page.getByText(account.email)).toBeVisible({ timeout: PATIENCE });
  const other = await context.newPage();
  await other.goto('/customer/account');
  await expect(other.getByText(account.email)).toBeVisible({ timeout: PATIENCE });
  expect((await stored()).length).toBeGreaterThan(before.length);

  await page
    .getByRole('navigation', { name: text('account.menu') })
    .getByRole('link', { name: text('account.signOut') })
    .click();
  await expect(page.getByRole('heading', { name: text('signOut.done') })).toBeVisible({ timeout: PATIENCE });
  expect(await stored()).toEqual(before);
  await other.waitForURL((url) => url.pathname === '/sign-in', { timeout: PATIENCE });
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/sign-in', { timeout: PATIENCE });
  await expect(page.getByText(account.email)).toHaveCount(0);

  const next = await newAccount(shop.backendUrl);
  await fillSignIn(page, next);
  await expect(page.getByText(next.email)).toBeVisible({ timeout: PATIENCE });
  await openEmptyCart(page);
  await expect(page.locator('body')).not.toContainText(account.email);
});

test('[SESS-2, SESS-3] a session that ends signs out, says so, and keeps what was being typed for the same customer', async ({
  page,
  shop,
}) => {
  const account = await newAccount(shop.backendUrl);
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
  await signIn(page, account, '/checkout');
  const city = page.getByRole('textbox', { name: new RegExp(`^${text('address.city')}`) });
  await expect(city).toBeVisible({ timeout: PATIENCE });
  await city.fill('Little Snoring');
  await letSessionEnd(page);
  await expect(page.getByText(text('notices.sessionEnded'))).toBeVisible({ timeout: PATIENCE });
  await expect(page.getByText('Little Snoring')).toHaveCount(0);

  await signIn(page, account, '/checkout');
  await expect(city).toHaveValue('Little Snoring', { timeout: PATIENCE });
});

test('[SESS-3] keyboard alone signs in', async ({ page, shop }) => {
  const account = await newAccount(shop.backendUrl);
  await page.goto('/sign-in');
  await page
    .getByRole('form', { name: text('signIn.title') })
    .getByLabel(text('signIn.email'))
    .focus();
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/customer\/account$/, { timeout: PATIENCE });
});

async function openEmptyCart(page: Page): Promise<void> {
  await page.goto('/checkout/cart');
  await expect(page.getByRole('heading', { name: text('miniCart.emptyTitle') })).toBeVisible({ timeout: PATIENCE });
}
