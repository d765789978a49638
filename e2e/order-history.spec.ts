import type { Page } from '@playwright/test';
import { violations } from './fixtures/axe';
import { PATIENCE, quantityField } from './fixtures/cart';
import { newAccount, OLIVIA, orderAs, signIn } from './fixtures/customer';
import { text } from './fixtures/messages';
import { readProduct, SIMPLE } from './fixtures/seeded';
import { expect, test } from './fixtures/test';

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

test('[SESS-12, SESS-13, ROUTE-8, ROUTE-12] a customer finds an order, looks at it and prints it', async ({ page }) => {
  await signIn(page, OLIVIA, '/order-history');
  await expect(rows(page).first()).toBeVisible({ timeout: PATIENCE });
  expect(await violations(page)).toEqual([]);

  // The oldest one has been sent.
  const oldest = rows(page).last();
  await oldest.getByRole('button', { name: text('orders.show') }).click();
  const dialog = page.getByRole('dialog', { name: text('orders.detailTitle') });
  await expect(dialog.getByRole('heading', { name: text('orders.shipments') })).toBeVisible({ timeout: PATIENCE });
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: text('orders.close') }).click();
  await expect(dialog).toBeHidden();

  await oldest.getByRole('link').click();
  await expect(page).toHaveURL(/\/sales\/order\/view\/order_id\/\d+$/);
  await expect(page.getByRole('link', { name: text('orders.track') })).toHaveAttribute('href', /royalmail\.com/, {
    timeout: PATIENCE,
  });
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: text('orders.print'), exact: true }).click();
  await expect(page).toHaveURL(/\/orderAndReturn\/print\/view\/?\?order_id=\d+$/);
  await expect(page.getByRole('button', { name: text('orders.printNow') })).toBeVisible({ timeout: PATIENCE });
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: text('orders.printNow') })).toBeHidden();
  await expect(page.getByRole('heading', { name: text('orders.shipments') })).toBeVisible();
  const seller = page.getByRole('main').getByText(text('people.superintendentIs', { name: 'Ines Calloway' }));
  await expect(seller).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
});

test('[SESS-12] a customer finds an order by its number, and orders the same again', async ({ page, shop }) => {
  const customer = await newAccount(shop.backendUrl);
  const number = await orderAs(shop.backendUrl, customer, [{ sku: SIMPLE, quantity: 2 }]);
  await orderAs(shop.backendUrl, customer, [{ sku: SIMPLE, quantity: 1 }]);
  await signIn(page, customer, '/order-history');
  await expect(rows(page)).toHaveCount(2, { timeout: PATIENCE });
  await page.getByLabel(text('orders.search')).fill(number);
  await page
    .getByRole('main')
    .getByRole('button', { name: text('orders.searchAction'), exact: true })
    .click();
  await expect(rows(page)).toHaveCount(1, { timeout: PATIENCE });
  await expect(page).toHaveURL(new RegExp(`\\?number=${number}$`));
  await page.reload();
  await expect(rows(page)).toHaveCount(1, { timeout: PATIENCE });
  await rows(page)
    .filter({ hasText: number })
    .getByRole('button', { name: text('orders.reorder') })
    .click();
  await expect(page).toHaveURL(/\/checkout\/cart$/, { timeout: PATIENCE });
  const { name } = await readProduct<object>(shop.backendUrl, SIMPLE, '');
  await expect(quantityField(page, name)).toHaveValue('2', { timeout: PATIENCE });
});

test('[SESS-12] a customer cancels an order that has not been sent', async ({ page, shop }) => {
  const customer = await newAccount(shop.backendUrl);
  await orderAs(shop.backendUrl, customer, [{ sku: SIMPLE, quantity: 1 }]);
  await signIn(page, customer, '/sales/order/history');
  await rows(page).first().getByRole('link').click();
  const cancel = page.getByRole('button', { name: text('orders.cancel'), exact: true });
  await expect(cancel).toBeVisible({ timeout: PATIENCE });
  await cancel.click();
  await page.getByRole('button', { name: text('orders.cancelNow') }).click();
  await expect(page.getByText(text('orders.cancelled'))).toBeVisible({ timeout: PATIENCE });
  await page.reload();
  await expect(page.getByRole('link', { name: text('orders.print'), exact: true })).toBeVisible({ timeout: PATIENCE });
  await expect(cancel).toBeHidden();
});

test('[ROUTE-8, ROUTE-12, SESS-12] a customer has the files that they bought, and their saved cards', async ({
  page,
}) => {
  await signIn(page, OLIVIA, '/downloadable-orders');
  const file = rows(page).first().getByRole('link');
  await expect(file).toBeVisible({ timeout: PATIENCE });
  expect(await violations(page)).toEqual([]);
  const href = (await file.getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/downloadable\/download\/link\//);
  const answer = await page.request.get(href);
  expect(answer.status()).toBe(200);
  expect((await answer.body()).length).toBeGreaterThan(0);

  await page.goto('/saved-payments');
  const cards = rows(page);
  await expect(cards.first()).toContainText(/\d{4}/, { timeout: PATIENCE });
  expect(await violations(page)).toEqual([]);
  await cards.first().getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: text('savedPayments.keep') }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('[ROUTE-8, ROUTE-12] a guest is led to sign in, and back to the very order', async ({ page }) => {
  await page.goto('/sales/order/view/order_id/2');
  await page.waitForURL((url) => url.pathname === '/sign-in', { timeout: PATIENCE });
  expect(new URL(page.url()).searchParams.get('from')).toBe('/sales/order/view/order_id/2');
});
