import type { Page } from '@playwright/test';
import { violations } from './fixtures/axe';
import { addToBasket, basketButton, PATIENCE } from './fixtures/cart';
import { Checkout } from './fixtures/checkout';
import { newAccount, orderAs, signIn } from './fixtures/customer';
import { text, thaiText, type Words } from './fixtures/messages';
import { readProduct, SIMPLE } from './fixtures/seeded';
import type { Pair } from './fixtures/servers/pair';
import { BRITON, CARDS } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

/** Sold under a pharmacist's eye, after the questions about what makes drowsy; in Thai under another name. */
const MEDICINE = 'TOL-CHLOR-28';
/** An adult with hay fever since yesterday, with no illness and no other medicine. */
const ANSWERS = [0, '34', 0, 0, 4, 0, 0, 0] as const;

/** How it is sold, as cards and lines say it. */
const BADGE = 'Pharmacy medicine';

test.use({ baseURL: async ({ ownPair }, use) => use(ownPair.shopUrl) });

/** Buys a product that anybody may have, and the medicine by its questions. */
async function fillBasket(page: Page, { backendUrl }: Pair): Promise<void> {
  const plain = await readProduct<object>(backendUrl, SIMPLE, '');
  await addToBasket(page, plain.path);
  const { path } = await readProduct<object>(backendUrl, MEDICINE, '');
  await page.goto(path);
  await page.getByRole('button', { name: text('pharmacy.suitability.start') }).click();
  const dialog = page.getByRole('dialog', { name: text('pharmacy.suitability.title') });
  for (const answer of ANSWERS) {
    await expect(dialog.locator('h2')).toBeVisible({ timeout: PATIENCE });
    if (typeof answer === 'string') await dialog.getByRole('textbox').fill(answer);
    else await dialog.getByRole('radio').or(dialog.getByRole('checkbox')).nth(answer).check();
    await dialog.getByRole('button', { name: text('pharmacy.suitability.next') }).click();
  }
  await expect(dialog).toHaveCount(0, { timeout: PATIENCE });
  await expect(basketButton(page)).toHaveAccessibleName(/\b2\b/, { timeout: PATIENCE });
}

/** A line of an order by its product's code. */
const line = (page: Page, sku: string, words: Words = text) =>
  page.getByRole('listitem').filter({ hasText: words('orders.sku', { sku }) });

/** What a new mail to somebody says; null while there is none. */
async function mailTo({ backendUrl }: Pair, email: string, saying: string): Promise<string | null> {
  const list = await (await fetch(`${backendUrl}/mailbox`)).text();
  for (const row of list.split('<tr>').filter((part) => part.includes(email))) {
    const id = /\/mailbox\/([\w-]+)/.exec(row)?.[1];
    const mail = await (await fetch(`${backendUrl}/mailbox/${id}`)).text();
    if (mail.includes(saying)) return mail;
  }
  return null;
}

test('a customer is told that the pharmacist is checking, then that a medicine is refused and its money on the way back', async ({
  page,
  ownPair,
}) => {
  const { backendUrl } = ownPair;
  const customer = await newAccount(backendUrl);
  await signIn(page, customer, '/customer/account');
  await fillBasket(page, ownPair);
  const checkout = new Checkout(page, { ...BRITON, email: customer.email });
  await page.goto('/checkout');
  await checkout.giveAddress();
  await checkout.chooseDelivery();
  await checkout.payByCard(CARDS.good);
  await checkout.placeOrder();
  const number = await checkout.orderNumber();

  const placed = page.locator('section').filter({
    has: page.getByRole('heading', { name: text('pharmacy.orderCheck.title') }),
  });
  await expect(placed.getByRole('listitem')).toHaveCount(1, { timeout: PATIENCE });
  await expect(placed).toContainText(text('pharmacy.orderCheck.checking'));
  expect(await violations(page)).toEqual([]);
  expect(await mailTo(ownPair, customer.email, 'Pharmacy medicine')).toContain(number);

  await page.getByRole('link', { name: text('orderPlaced.follow') }).click();
  await expect(line(page, MEDICINE)).toContainText(text('pharmacy.orderCheck.checking'), { timeout: PATIENCE });
  await expect(line(page, MEDICINE)).toContainText('Pharmacy medicine');
  await expect(line(page, SIMPLE)).not.toContainText(text('pharmacy.orderCheck.checking'));
  expect(await violations(page)).toEqual([]);

  const comment = 'Not together with your other medicine.';
  const said = await ownPair.operate('order', 'refuse', number, MEDICINE, '--comment', comment);
  expect(said).toMatch(
    new RegExp(`^${MEDICINE} is not approved\\. Refunded with number \\d+\\. Order ${number} is processing`),
  );
  await page.reload();
  await expect(line(page, MEDICINE)).toContainText(text('pharmacy.orderCheck.refunded'), { timeout: PATIENCE });
  await expect(line(page, MEDICINE)).toContainText(comment);
  await expect(page.getByText(text('orders.afterRefund'))).toBeVisible();
  await expect(page.getByText('Not approved: TOL')).toHaveCount(0);
  await expect(page.getByText('Seal: ')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  const mail = await mailTo(ownPair, customer.email, comment);
  const refund = /We refund (£\d+\.\d\d)\./.exec(mail ?? '')?.[1];
  await expect(page.getByRole('main')).toContainText(`${text('orders.refundTotal')}−${refund}`);

  // The same in Thai, for who reads it there.
  await page.goto(`/mmstr_th${new URL(page.url()).pathname}`);
  await expect(line(page, MEDICINE, thaiText)).toContainText(thaiText('pharmacy.orderCheck.refunded'), {
    timeout: PATIENCE,
  });
  await expect(line(page, MEDICINE, thaiText)).toContainText('ยาที่จ่ายโดยเภสัชกร');
  expect(await violations(page)).toEqual([]);
});

test('a guest sees on the success page and by the look-up that a medicine is approved, and sent', async ({
  page,
  ownPair,
}) => {
  const email = `guest-${Date.now()}@example.com`;
  await fillBasket(page, ownPair);
  const checkout = new Checkout(page, { ...BRITON, email });
  await page.setViewportSize({ width: 390, height: 844 });
  await checkout.toReview();
  const reviewed = checkout.step('review').getByRole('listitem');
  await expect(reviewed.filter({ hasText: BADGE }), 'the review marks the medicine').toHaveCount(1, {
    timeout: PATIENCE,
  });
  await checkout.placeOrder();
  const number = await checkout.orderNumber();
  const lines = page.getByRole('region', { name: text('orderPlaced.lines') }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('Seal:');
  await expect(page.getByText(text('pharmacy.orderCheck.checking'))).toBeVisible({ timeout: PATIENCE });
  expect(await ownPair.operate('order', 'approve', number, MEDICINE)).toContain('is approved.');
  expect(await mailTo(ownPair, email, 'can now be packed')).toContain('Approved');
  await page.reload();
  await expect(page.getByText(text('pharmacy.orderCheck.approved'))).toBeVisible({ timeout: PATIENCE });

  await ownPair.operate('order', 'ship', number);
  await page.goto(`/order-tracking?number=${number}`);
  await page.getByLabel(text('orders.lookupEmail')).fill(email);
  await page.getByLabel(text('orders.lookupPostcode')).fill(BRITON.postcode);
  await page.getByRole('button', { name: text('orders.lookUp') }).click();
  await expect(line(page, MEDICINE).getByText(text('pharmacy.orderCheck.sent'), { exact: true })).toBeVisible({
    timeout: PATIENCE,
  });
});

test.describe('on a plain Magento', () => {
  test.use({ baseURL: async ({ plainPair }, use) => use(plainPair.shopUrl) });

  test('[BACK-1] where products do not say how they may be sold, nothing is said of it, and comments are as typed', async ({
    page,
    plainPair,
  }) => {
    const { backendUrl } = plainPair;
    const customer = await newAccount(backendUrl);
    const number = await orderAs(backendUrl, customer, [{ sku: SIMPLE, quantity: 1 }]);
    await plainPair.operate('order', 'comment', number, '--comment', `Approved: ${SIMPLE}`);
    await signIn(page, customer, `/sales/order/history?number=${number}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(number) })
      .click();
    await expect(page.getByText(`Approved: ${SIMPLE}`)).toBeVisible({ timeout: PATIENCE });
    await expect(line(page, SIMPLE)).toBeVisible();
    await expect(line(page, SIMPLE)).not.toContainText(/pharmac|medicine/i);
  });
});
