import type { Page } from '@playwright/test';
import { violations } from './fixtures/axe';
import { PATIENCE } from './fixtures/cart';
import { text } from './fixtures/messages';
import { expect, test } from './fixtures/test';

/** The demo shop's guest, whose parcel is on its way. */
const SAM = { number: '000000001', email: 'sam.fields@example.com', postcode: 'LS1 4AP' };

async function lookUp(page: Page, { number, email, postcode }: typeof SAM): Promise<void> {
  await page.getByLabel(text('orders.lookupNumber')).fill(number);
  await page.getByLabel(text('orders.lookupEmail')).fill(email);
  await page.getByLabel(text('orders.lookupPostcode')).fill(postcode);
  await page.getByRole('button', { name: text('orders.lookUp') }).click();
}

test('[ROUTE-4, ROUTE-5] a guest follows an order from the header’s link, and prints it', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('link', { name: text('shell.orderTracking') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/order-tracking$/);
  await expect(page.getByLabel(text('orders.lookupNumber'))).toBeVisible({ timeout: PATIENCE });
  expect(await violations(page)).toEqual([]);

  await lookUp(page, { ...SAM, postcode: 'LS9 9ZZ' });
  await expect(page.getByText(text('accountErrors.orderNotFound'))).toBeVisible({
    timeout: PATIENCE,
  });
  await lookUp(page, SAM);
  const heading = page.getByRole('heading', { name: text('orders.number', { number: SAM.number }) });
  await expect(heading).toBeFocused({ timeout: PATIENCE });
  await expect(page.getByRole('link', { name: text('orders.track') })).toHaveAttribute('href', /royalmail\.com/);
  expect(await violations(page)).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify(window.localStorage));
  expect(stored).not.toContain(SAM.email);
  expect(stored).not.toContain(SAM.number);

  await page.getByRole('link', { name: text('orders.print'), exact: true }).click();
  await expect(page.getByRole('button', { name: text('orders.printNow') })).toBeVisible({ timeout: PATIENCE });
  await expect(heading).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('[ROUTE-4, ROUTE-5] the same page stands at each of its addresses; nothing is printed that was not looked up', async ({
  page,
}) => {
  for (const path of ['/order-tracking/', '/sales/guest/form']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: text('orders.trackingTitle') })).toBeVisible();
  }
  await page.goto('/orderAndReturn/print/view/');
  await expect(page.getByText(text('orders.nothingToPrint'))).toBeVisible({ timeout: PATIENCE });
});

test.describe('on a plain Magento 2.4.4', () => {
  test.use({ baseURL: async ({ plainPair }, use) => use(plainPair.shopUrl) });

  test('[ROUTE-4, BACK-1] where guests’ orders cannot be looked up, the page says what to do instead', async ({
    page,
  }) => {
    await page.goto('/order-tracking');
    await expect(page.getByText(text('orders.noLookup'))).toBeVisible();
    await expect(page.getByRole('link', { name: text('orders.askUs') })).toHaveAttribute('href', '/contact-us');
    await expect(page.getByLabel(text('orders.lookupNumber'))).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });
});
