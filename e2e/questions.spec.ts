import type { Locator } from '@playwright/test';
import { violations } from './fixtures/axe';
import { askBackend } from './fixtures/backend';
import { cartLine, PATIENCE, storedCartId } from './fixtures/cart';
import { cartState, orderCart } from './fixtures/cart-api';
import { Checkout } from './fixtures/checkout';
import { press, tabTo, typeInto } from './fixtures/keyboard';
import { text, thaiText } from './fixtures/messages';
import { ASKED, answer, openQuestions, questionsOf, readAnswers, SUITABLE } from './fixtures/pharmacy/questions';
import { readProduct } from './fixtures/seeded';
import { BRITON } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

test('a pharmacy medicine is bought by answering its questions, and the pharmacist can read the answers', async ({
  page,
  shop,
}) => {
  const { path, name } = await readProduct<object>(shop.backendUrl, ASKED, '');
  await openQuestions(page, path);
  const dialog = questionsOf(page);
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

test('what is to be talked about leads to the pharmacist, what stops says why, and the way back is open', async ({
  page,
  shop,
}) => {
  const { path, name } = await readProduct<object>(shop.backendUrl, ASKED, '');
  await openQuestions(page, path);
  const dialog = questionsOf(page);
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
  const booking = dialog.getByRole('link', { name: text('pharmacy.suitability.book') });
  const { path: talk } = await readProduct<object>(shop.backendUrl, 'SVC-CONSULT', '');
  await expect(booking).toHaveAttribute('href', talk);
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
  const dialog = questionsOf(page);
  await expect(dialog.locator('h2')).toBeFocused({ timeout: PATIENCE });
  const space = async (control: Locator) => {
    await tabTo(page, control);
    await page.keyboard.press('Space');
  };
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
  await press(page, dialog.getByRole('button', { name: text('pharmacy.suitability.change') }));
  await typeInto(page, dialog.getByRole('textbox'), '34');
  await page.keyboard.press('Enter');
  // One choice, and another by the arrows; then ticks, where nothing is no answer; at last what is written.
  for (const moves of [[], ['ArrowDown']]) {
    await space(dialog.getByRole('radio').first());
    for (const key of moves) await page.keyboard.press(key);
    await next();
    await expect(dialog.locator('h2')).toBeFocused();
  }
  await next();
  await expect(dialog.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Space');
  await space(dialog.getByRole('checkbox').last());
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await next();
  for (const place of [0, 0, 1]) {
    await space(dialog.getByRole('radio').nth(0));
    for (let move = 0; move < place; move++) await page.keyboard.press('ArrowDown');
    await next();
  }
  await next();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Ramipril');
  await next();
  await expect(dialog).toHaveCount(0, { timeout: PATIENCE });
});

test('the questions are left by Escape, and the focus is where it was', async ({ page, shop }) => {
  const { path } = await readProduct<object>(shop.backendUrl, ASKED, '');
  await page.goto(path);
  const start = page.getByRole('button', { name: text('pharmacy.suitability.start') });
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(questionsOf(page).locator('h2')).toBeFocused({ timeout: PATIENCE });
  await page.keyboard.press('Escape');
  await expect(start).toBeFocused();
});

test('the questions are asked in Thai, and their answers hold in another store view', async ({ page, shop }) => {
  const { path } = await readProduct<object>(shop.backendUrl, ASKED, '');
  await openQuestions(page, `/mmstr_th${path}`, thaiText);
  const dialog = questionsOf(page, thaiText);
  await expect(dialog.getByText('ยานี้สำหรับใคร')).toBeVisible();
  for (const given of SUITABLE) {
    expect(await violations(page)).toEqual([]);
    await answer(page, [given], thaiText);
  }
  await expect(dialog).toHaveCount(0, { timeout: PATIENCE });
  await expect.poll(() => storedCartId(page), { timeout: PATIENCE }).not.toBeNull();
  const id = (await storedCartId(page)) ?? '';
  await expect
    .poll(async () => (await readAnswers(shop.backendUrl, id)).join(), { timeout: PATIENCE })
    .toContain('ตอบคำถามแล้ว');
  expect(await orderCart(shop.url, id)).toMatch(/^\d{9}$/);
});

test('every form of the shop can be asked in every store view, and comes to the same', async ({ request, shop }) => {
  const { products } = await askBackend<{ products: { items: AskedProduct[] } }>(
    shop.backendUrl,
    '{ products(filter: {}, pageSize: 500) { items { sku suitability_form ... on ConfigurableProduct { variants { product { sku suitability_form } } } } } }',
  );
  const asked = products.items.flatMap(({ sku, suitability_form: form, variants = [] }) => [
    ...(form ? [{ form, query: `sku=${sku}` }] : []),
    ...variants.flatMap(({ product }) =>
      product.suitability_form ? [{ form: product.suitability_form, query: `sku=${sku}&variant=${product.sku}` }] : [],
    ),
  ]);
  expect(asked.length).toBeGreaterThan(50);
  for (const { query } of new Map(asked.map((one) => [one.form, one])).values()) {
    const shapes: string[] = [];
    for (const store of ['mmstr_en', 'mmstr_us', 'mmstr_th']) {
      const response = await request.get(`${shop.url}/api/suitability?store=${store}&${query}`);
      expect(response.status(), `${query} in ${store}`).toBe(200);
      shapes.push(JSON.stringify((await response.json()).form, (key, value) => (TEXTS.includes(key) ? null : value)));
    }
    expect(new Set(shapes).size, query).toBe(1);
  }
});

interface AskedProduct {
  sku: string;
  suitability_form: string | null;
  variants?: { product: { sku: string; suitability_form: string | null } }[];
}

/** What is said in each language for itself; the rest of a form decides. */
const TEXTS = ['text', 'hint', 'why', 'none', 'unit', 'emergency'];

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
