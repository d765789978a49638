import type { Page } from '@playwright/test';
import { violations } from './fixtures/axe';
import { askBackend } from './fixtures/backend';
import { cartLine, PATIENCE, storedCartId } from './fixtures/cart';
import { cartState, orderCart } from './fixtures/cart-api';
import { Checkout } from './fixtures/checkout';
import { press } from './fixtures/keyboard';
import { text, thaiText, type Words } from './fixtures/messages';
import { readProduct } from './fixtures/seeded';
import { BRITON } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

/** Sold under a pharmacist's eye, after the questions about what makes drowsy. */
const ASKED = 'TOL-CHLOR-28';

const dialogOf = (page: Page, words: Words = text) =>
  page.getByRole('dialog', { name: words('pharmacy.suitability.title') });

async function openQuestions(page: Page, path: string, words: Words = text) {
  await page.goto(path);
  await page.getByRole('button', { name: words('pharmacy.suitability.start') }).click();
  await expect(dialogOf(page, words)).toBeVisible({ timeout: PATIENCE });
}

/** Answers one question after the other: a choice by its place, several, or what is written. */
async function answer(page: Page, answers: readonly (number | string)[], words: Words = text) {
  const dialog = dialogOf(page, words);
  for (const given of answers) {
    if (typeof given === 'string') await dialog.getByRole('textbox').fill(given);
    else await dialog.getByRole('radio').or(dialog.getByRole('checkbox')).nth(given).check();
    await expect(dialog.locator('h2')).toBeVisible();
    await dialog.getByRole('button', { name: words('pharmacy.suitability.next') }).click();
  }
}

/** Nothing stands against the sale: an adult with hay fever since yesterday, with no illness, and with one other medicine. */
const SUITABLE = [0, '34', 0, 0, 4, 0, 0, 1, 'Ramipril'] as const;

test('a pharmacy medicine is bought by answering its questions, and the pharmacist can read the answers', async ({
  page,
  shop,
}) => {
  const { path, name } = await readProduct<object>(shop.backendUrl, ASKED, '');
  await openQuestions(page, path);
  const dialog = dialogOf(page);
  const box = page.getByRole('region', { name: text('catalog.buyingBox') });
  await expect(box.getByRole('button', { name: text('productCard.addToCart') })).toHaveCount(0);
  for (const given of SUITABLE) {
    expect(await violations(page)).toEqual([]);
    await answer(page, [given]);
  }
  await expect(dialog).toHaveCount(0, { timeout: PATIENCE });
  const id = await expect
    .poll(() => storedCartId(page), { timeout: PATIENCE })
    .not.toBeNull()
    .then(() => storedCartId(page));
  await expect
    .poll(async () => (await readAnswers(shop.backendUrl, id ?? '')).join(), { timeout: PATIENCE })
    .toMatch(
      /^Questions answered\n\nWho is this medicine for\? – Me\n[\s\S]*Which ones\? – Ramipril\nForm: suitability-drowsy-antihistamine, version 1, mmstr_en\nSeal: \S+$/,
    );

  // Nothing of it stays in the browser, nor in an address.
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
  expect(kept).not.toContain('Ramipril');

  await page.goto('/checkout/cart');
  const line = cartLine(page, name);
  await expect(line.getByText(text('pharmacy.suitability.answered'))).toBeVisible({ timeout: PATIENCE });
  await expect(line.getByText('Ramipril')).toHaveCount(0);

  const checkout = new Checkout(page, BRITON);
  await checkout.toReview();
  await checkout.placeOrder();
  expect(await checkout.orderNumber()).toMatch(/^\d{9}$/);
});

/** What the lines of a cart have in their options, as the backend keeps it. */
async function readAnswers(backendUrl: string, id: string): Promise<string[]> {
  const { cart } = await askBackend<{
    cart: { items: { customizable_options: { values: { value: string }[] }[] }[] };
  }>(
    backendUrl,
    'query ($id: String!) { cart(cart_id: $id) { items { ... on SimpleCartItem { customizable_options { values { value } } } } } }',
    { id },
  );
  return cart.items.flatMap(({ customizable_options: options }) =>
    options.flatMap(({ values }) => values.map(({ value }) => value)),
  );
}

test('what is to be talked about leads to the pharmacist, what stops says why, and the way back is open', async ({
  page,
  shop,
}) => {
  const { path, name } = await readProduct<object>(shop.backendUrl, ASKED, '');
  await openQuestions(page, path);
  const dialog = dialogOf(page);
  await answer(page, [0, '70', 2]);
  await expect(dialog.getByRole('heading', { name: text('pharmacy.suitability.stopTitle') })).toBeFocused();
  await expect(dialog.getByText(/not sold as a sleeping tablet/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: text('pharmacy.suitability.others') })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await dialog.getByRole('button', { name: text('pharmacy.suitability.change') }).click();
  await expect(dialog.getByRole('radio').nth(2)).toBeChecked();
  await answer(page, [0, 0, 0, 0, 0, 0]);
  await expect(dialog.getByRole('heading', { name: text('pharmacy.suitability.talkTitle') })).toBeFocused();
  await expect(dialog.getByText(/can make older people confused/)).toBeVisible();
  await expect(dialog.getByText(/Glaucoma|pressure in the eye/)).toBeVisible();
  await expect(
    dialog.getByRole('link', { name: text('pharmacy.suitability.call', { telephone: '0117 496 0199' }) }),
  ).toBeVisible();
  await expect(dialog.getByText(text('pharmacy.suitability.say', { name }))).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await storedCartId(page)).toBeNull();
});

test('the questions are answered by keyboard alone; what is missing is said where it is', async ({ page, shop }) => {
  const { path } = await readProduct<object>(shop.backendUrl, ASKED, '');
  await page.goto(path);
  const start = page.getByRole('button', { name: text('pharmacy.suitability.start') });
  await start.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.locator('h2')).toBeFocused({ timeout: PATIENCE });
  const next = () => press(page, dialog.getByRole('button', { name: text('pharmacy.suitability.next') }));
  await next();
  await expect(dialog.getByRole('alert').filter({ hasText: text('pharmacy.suitability.chooseOne') })).toBeVisible();
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await next();
  await expect(dialog.locator('h2')).toBeFocused();
  await expect(dialog.getByText(/How old/)).toBeVisible();
  await next();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('17');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: text('pharmacy.suitability.stopTitle') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(start).toBeFocused();
});

test('the questions are asked in Thai, and their answers hold in another store view', async ({ page, shop }) => {
  const { path } = await readProduct<object>(shop.backendUrl, ASKED, '');
  await openQuestions(page, `/mmstr_th${path}`, thaiText);
  const dialog = dialogOf(page, thaiText);
  await expect(dialog.getByText('ยานี้สำหรับใคร')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await answer(page, SUITABLE, thaiText);
  await expect(dialog).toHaveCount(0, { timeout: PATIENCE });
  await expect.poll(() => storedCartId(page), { timeout: PATIENCE }).not.toBeNull();
  const id = (await storedCartId(page)) ?? '';
  await expect
    .poll(async () => (await readAnswers(shop.backendUrl, id)).join(), { timeout: PATIENCE })
    .toContain('ตอบคำถามแล้ว');
  expect(await orderCart(shop.url, id)).toMatch(/^\d{9}$/);
});

test('every form of the shop can be asked in every store view', async ({ request, shop }) => {
  const { products } = await askBackend<{ products: { items: { sku: string; suitability_form: string | null }[] } }>(
    shop.backendUrl,
    '{ products(filter: {}, pageSize: 500) { items { sku suitability_form } } }',
  );
  const asked = products.items.filter(({ suitability_form: form }) => form);
  expect(asked.length).toBeGreaterThan(4);
  for (const { sku } of asked) {
    for (const store of ['mmstr_en', 'mmstr_us', 'mmstr_th']) {
      const answer = await request.get(`${shop.url}/api/suitability?store=${store}&sku=${sku}`);
      expect(answer.status(), `${sku} in ${store}`).toBe(200);
    }
  }
});

test('a hand-made cart without answers, or with forged ones, is refused at the till', async ({
  baseURL: shopUrl = '',
  shop,
}) => {
  const { name, options } = await readProduct<{ options: { uid: string }[] }>(
    shop.backendUrl,
    ASKED,
    '... on CustomizableProductInterface { options { uid } }',
  );
  const { createEmptyCart: id } = await askBackend<{ createEmptyCart: string }>(
    shopUrl,
    'mutation { createEmptyCart }',
  );
  const add = (value: string | null) =>
    askBackend<{ addProductsToCart: { user_errors: object[] } }>(
      shopUrl,
      'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }',
      {
        id,
        items: [{ sku: ASKED, quantity: 1, ...(value ? { entered_options: [{ uid: options[0]?.uid, value }] } : {}) }],
      },
    );
  expect((await add(null)).addProductsToCart.user_errors).toHaveLength(1);
  const forged = `Questions answered\nForm: suitability-drowsy-antihistamine, version 1, mmstr_en\nSeal: zzzzzzzz.${'0'.repeat(64)}`;
  expect((await add(forged)).addProductsToCart.user_errors).toEqual([]);
  await expect(orderCart(shopUrl, id)).rejects.toThrow(text('pharmacy.suitability.refused', { names: name }));
  const answered = await fetch(`${shopUrl}/rest/mmstr_en/V1/guest-carts/${id}/payment-information`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: BRITON.email, paymentMethod: { method: 'checkmo' } }),
  });
  expect(answered.status).toBe(400);
  expect(await answered.json()).toMatchObject({ message: text('pharmacy.suitability.refused', { names: name }) });
  expect(await cartState(shop.backendUrl, id)).toMatchObject({ isActive: true });
});
