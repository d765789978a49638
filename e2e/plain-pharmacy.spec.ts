import thai from '@/messages/th-TH.json' with { type: 'json' };
import { violations } from './fixtures/axe';
import {
  addButton,
  cartLine,
  cartLines,
  keepCartId,
  openCart,
  PATIENCE,
  quantityField,
  storedCartId,
} from './fixtures/cart';
import { answeredItem, cartState, fillCart, orderCart } from './fixtures/cart-api';
import { Checkout } from './fixtures/checkout';
import { newAccount, orderAs, signIn } from './fixtures/customer';
import { text, thaiText } from './fixtures/messages';
import {
  ASKED,
  answer,
  consultationOf,
  openQuestions,
  questionsOf,
  readAnswers,
  SUITABLE,
  sealedItem,
} from './fixtures/pharmacy/questions';
import { ANOTHER_SIMPLE, readProduct } from './fixtures/seeded';
import { type Pair, startPair } from './fixtures/servers/pair';
import { BRITON } from './fixtures/shoppers';
import { test as base, expect } from './fixtures/test';

/** A pharmacy on a Magento 2.4.4 without a module: attributes, options, blocks and pages are all that it has. */
const test = base.extend<object, { pharmacy: Pair }>({
  pharmacy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern.
    async ({}, use) => {
      const pair = await startPair({ isPlain: true, hasAttributes: true });
      await use(pair);
      await pair.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ pharmacy }, use) => use(pharmacy.shopUrl),
});

const PRESCRIBED = 'TOL-FEX-180';
const ORDERS = /placeOrder|payment-information|\/order /;
/** Two medicines with paracetamol. */
const COLD_CAPSULES = 'VEL-CAPS-16';
const WITH_ASPIRIN = 'VEL-APC-16';

test('on a plain Magento medicines are bought by questions and by a consultation, and its order has the answers', async ({
  page,
  pharmacy: { backendUrl },
}) => {
  test.setTimeout(300_000);
  const asked = await readProduct<object>(backendUrl, ASKED, '');
  const prescribed = await readProduct<object>(backendUrl, PRESCRIBED, '');

  await openQuestions(page, asked.path);
  await answer(page, SUITABLE);
  await expect(questionsOf(page)).toHaveCount(0, { timeout: PATIENCE });
  await expect.poll(() => storedCartId(page), { timeout: PATIENCE }).not.toBeNull();
  await page.goto(prescribed.path);
  await expect(addButton(page)).toBeHidden();
  await page.getByRole('button', { name: text('pharmacy.consultation.start') }).click();
  await expect(consultationOf(page)).toBeVisible({ timeout: PATIENCE });
  await answer(page, [0, '34', 5, 0, 1, 0, 3, 0, 2, 0, 'No allergies']);
  await expect(consultationOf(page)).toHaveCount(0, { timeout: PATIENCE });

  await openCart(page);
  await expect(cartLines(page)).toHaveCount(2, { timeout: PATIENCE });
  const line = cartLine(page, prescribed.name);
  await expect(line.getByText(text('pharmacy.consultation.answered'))).toBeVisible({ timeout: PATIENCE });
  await expect(line.getByText(text('miniCart.quantityIs', { quantity: 1 }))).toBeVisible();
  await expect(quantityField(page, prescribed.name)).toHaveCount(0);
  await expect(quantityField(page, asked.name)).toHaveValue('1');
  expect(await violations(page)).toEqual([]);
  const id = (await storedCartId(page)) ?? '';
  expect(await readAnswers(backendUrl, id)).toEqual([
    expect.stringMatching(/^Questions answered\n[\s\S]*Ramipril[\s\S]*\nSeal: /),
    expect.stringMatching(/^Consultation answered\n[\s\S]*No allergies[\s\S]*\nSeal: /),
  ]);

  const checkout = new Checkout(page, BRITON);
  await checkout.toReview();
  await checkout.placeOrder();
  expect(await checkout.orderNumber()).toMatch(/^\d{9}$/);
});

test('on a plain Magento the comments of a customer’s order tell how far the pharmacist is with its medicine', async ({
  page,
  pharmacy,
}) => {
  const { backendUrl } = pharmacy;
  const customer = await newAccount(backendUrl);
  const items = [await sealedItem(backendUrl, Date.now() + 3_600_000), { sku: ANOTHER_SIMPLE, quantity: 1 }];
  const number = await orderAs(backendUrl, customer, items);
  await signIn(page, customer, `/sales/order/history?number=${number}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(number) })
    .click();
  const line = (sku: string) => page.getByRole('listitem').filter({ hasText: text('orders.sku', { sku }) });
  await expect(line(ASKED)).toContainText(text('pharmacy.orderCheck.checking'), { timeout: PATIENCE });
  await expect(line(ANOTHER_SIMPLE)).not.toContainText(text('pharmacy.orderCheck.checking'));
  expect(await violations(page)).toEqual([]);

  await pharmacy.operate('order', 'approve', number, ASKED);
  await page.reload();
  await expect(line(ASKED)).toContainText(text('pharmacy.orderCheck.approved'), { timeout: PATIENCE });
  await pharmacy.operate('order', 'ship', number);
  await page.reload();
  await expect(line(ASKED)).toContainText(text('pharmacy.orderCheck.sent'), { timeout: PATIENCE });

  const refused = await orderAs(backendUrl, customer, items);
  const comment = 'Not together with your other medicine.';
  await pharmacy.operate('order', 'refuse', refused, ASKED, '--comment', comment);
  await page.goto(`/sales/order/history?number=${refused}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(refused) })
    .click();
  await expect(line(ASKED)).toContainText(comment, { timeout: PATIENCE });
  await expect(line(ASKED)).toContainText(text('pharmacy.orderCheck.uncharged'));
  await expect(line(ANOTHER_SIMPLE)).not.toContainText(comment);
});

test('on a plain Magento a basket is judged, and the till lets no hand-made cart through to it', async ({
  page,
  pharmacy: { backendUrl, shopUrl, proxy },
}) => {
  const tooMuch = await fillCart(backendUrl, [
    { sku: COLD_CAPSULES, quantity: 1 },
    { sku: WITH_ASPIRIN, quantity: 2 },
  ]);
  await keepCartId(page, tooMuch);
  await openCart(page);
  const notices = page.getByRole('region', { name: text('pharmacy.basketGuard.label') });
  await expect(notices.getByText(/no more than 2 packs with paracetamol.*has 3 packs/)).toBeVisible({
    timeout: PATIENCE,
  });
  const unanswered = await fillCart(backendUrl, [await answeredItem(backendUrl, PRESCRIBED, 'Consultation answered')]);
  const { name } = await readProduct<object>(backendUrl, PRESCRIBED, '');
  const before = proxy.forwarded(ORDERS);
  for (const [id, why] of [
    [tooMuch, /no more than 2 packs with paracetamol/],
    [unanswered, text('pharmacy.consultation.refused', { names: name })],
  ] as const) {
    await expect(orderCart(shopUrl, id)).rejects.toThrow(why);
    expect(await cartState(backendUrl, id)).toMatchObject({ isActive: true });
  }
  expect(proxy.forwarded(ORDERS), 'nothing of it reaches Magento').toBe(before);
});

test('a store view whose block says that it sells no medicines shows and sells none, and everything else', async ({
  page,
  pharmacy: { backendUrl, shopUrl, proxy },
}) => {
  const why = 'เราส่งยาไปยังที่อยู่ในสหราชอาณาจักรเท่านั้น';
  const block = { identifier: 'shop-medicines', content: `<p>Not sold here: ${why}</p>` };
  proxy.edit(/"shop-medicines"/, () => JSON.stringify({ data: { cmsBlocks: { items: [block] } } }));
  const view = '/mmstr_th';

  for (const sku of [ASKED, PRESCRIBED, COLD_CAPSULES]) {
    const { path } = await readProduct<object>(backendUrl, sku, '');
    await page.goto(`${view}${path}`);
    await expect(page.getByText(why).first(), sku).toBeVisible();
    await expect(addButton(page, thaiText), sku).toBeHidden();
    for (const way of ['pharmacy.suitability.start', 'pharmacy.consultation.start'] as const) {
      await expect(page.getByRole('button', { name: thaiText(way) }), sku).toHaveCount(0);
    }
    expect(await violations(page)).toEqual([]);
  }

  const free = await readProduct<object>(backendUrl, ANOTHER_SIMPLE, '');
  await page.goto(`${view}${free.path}`);
  await expect(addButton(page, thaiText)).toBeVisible();

  const id = await fillCart(backendUrl, [
    { sku: COLD_CAPSULES, quantity: 1 },
    { sku: ANOTHER_SIMPLE, quantity: 1 },
  ]);
  await keepCartId(page, id);
  await page.goto(`${view}/checkout/cart`);
  const lines = cartLines(page, thaiText);
  await expect(lines).toHaveCount(2, { timeout: PATIENCE });
  await expect(lines.first().getByText(thai.pharmacy.stopped.wording.miniCart.lineNotSold)).toBeVisible();
  await expect(lines.first().getByRole('textbox')).toHaveCount(0);
  const toCheckout = page.getByRole('main').getByRole('link', { name: thaiText('miniCart.checkout') });
  await expect(toCheckout).toHaveCount(0);
  const body = JSON.stringify({ email: BRITON.email, paymentMethod: { method: 'checkmo' } });
  const till = `${shopUrl}/rest/mmstr_th/V1/guest-carts/${id}/payment-information`;
  const refused = await fetch(till, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  expect(refused.status).toBe(400);
  expect(await cartState(backendUrl, id)).toMatchObject({ isActive: true });

  await lines.first().getByText(thaiText('miniCart.remove'), { exact: true }).click();
  await expect(lines).toHaveCount(1, { timeout: PATIENCE });
  await expect(toCheckout.first()).toBeVisible({ timeout: PATIENCE });
});
