import type { Page } from '@playwright/test';
import type british from '@/messages/en-GB.json';
import { violations } from './fixtures/axe';
import { askBackend } from './fixtures/backend';
import {
  addButton,
  bringCart,
  cartLine,
  cartLines,
  expectAdded,
  openCart,
  PATIENCE,
  quantityField,
} from './fixtures/cart';
import { orderCart } from './fixtures/cart-api';
import { Checkout } from './fixtures/checkout';
import { askAs, newAccount, orderAs, signIn } from './fixtures/customer';
import { text, thaiText } from './fixtures/messages';
import { ASKED, answer, questionsOf, readAnswers, SUITABLE, sealedItem } from './fixtures/pharmacy/questions';
import { readProduct, SIMPLE } from './fixtures/seeded';
import { BRITON } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

const HOUR = 60 * 60 * 1000;

/** Some of its packs are sold freely, others under a pharmacist's eye. */
const PACKS = 'VEL-PARA';
const FREE_PACK = 'VEL-PARA-TAB-16';
const ASKED_PACK = 'VEL-PARA-TAB-32';

const lineAnswers = (key: keyof (typeof british)['pharmacy']['lineAnswers'], values = {}) =>
  text(`pharmacy.lineAnswers.${key}`, values);

const checkoutLinks = (page: Page) => page.getByRole('main').getByRole('link', { name: text('miniCart.checkout') });

const namesOf = async (backendUrl: string, sku: string) => (await readProduct<object>(backendUrl, sku, '')).name;

test('answers are given anew in the basket: what was answered stands there, and number and place of the line stay', async ({
  page,
  shop,
}) => {
  const name = await namesOf(shop.backendUrl, ASKED);
  const item = await sealedItem(shop.backendUrl, Date.now() + HOUR, 2);
  const id = await bringCart(page, shop.backendUrl, [item, { sku: SIMPLE, quantity: 1 }]);
  await openCart(page);
  const line = cartLine(page, name);
  await line.getByRole('button', { name: lineAnswers('editName', { name }) }).click({ timeout: PATIENCE });
  const dialog = questionsOf(page);
  await expect(dialog.getByRole('radio').first()).toBeChecked({ timeout: PATIENCE });
  expect(await violations(page)).toEqual([]);
  await answer(page, [0]);
  await expect(dialog.getByRole('textbox')).toHaveValue('34');
  await answer(page, ['35', ...SUITABLE.slice(2)]);
  await expect(dialog).toHaveCount(0, { timeout: PATIENCE });
  await expect
    .poll(async () => (await readAnswers(shop.backendUrl, id)).join(), { timeout: PATIENCE })
    .toMatch(/– 35 years\n[\s\S]*Ramipril[\s\S]*\nSeal: \S+$/);
  await expect(line).toBeFocused();
  await expect(cartLines(page)).toHaveCount(2);
  await expect(cartLines(page).first().getByRole('heading')).toHaveText(name);
  await expect(quantityField(page, name)).toHaveValue('2');
  expect(await violations(page)).toEqual([]);
  expect(await orderCart(shop.url, id)).toMatch(/^\d{9}$/);
});

test('an answer that stands against it leaves a line that says so, and that nobody can order until it is answered otherwise', async ({
  page,
  shop,
}) => {
  const name = await namesOf(shop.backendUrl, ASKED);
  const id = await bringCart(page, shop.backendUrl, [await sealedItem(shop.backendUrl, Date.now() + HOUR)]);
  await openCart(page);
  const line = cartLine(page, name);
  await expect(checkoutLinks(page).first()).toBeAttached();
  await line.getByRole('button', { name: lineAnswers('editName', { name }) }).click({ timeout: PATIENCE });
  await answer(page, [2]);
  const dialog = questionsOf(page);
  await expect(dialog.getByRole('heading', { name: text('pharmacy.suitability.stopTitle') })).toBeFocused();
  await expect
    .poll(async () => (await readAnswers(shop.backendUrl, id)).join(), { timeout: PATIENCE })
    .toContain(lineAnswers('unsuitable'));
  // What it came to stays in no storage either.
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(lineAnswers('unsuitable'));
  await expect(orderCart(shop.url, id)).rejects.toThrow(text('pharmacy.suitability.refused', { names: name }));
  await page.keyboard.press('Escape');
  await expect(line.getByText(lineAnswers('unsuitableText'))).toBeVisible({ timeout: PATIENCE });
  await expect(checkoutLinks(page)).toHaveCount(0);
  await expect(page.getByText(lineAnswers('refusal', { names: name })).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await line.getByRole('button', { name: lineAnswers('answerName', { name }) }).click();
  await answer(page, SUITABLE);
  await expect(line.getByText(text('pharmacy.suitability.answered'))).toBeVisible({ timeout: PATIENCE });
  await expect(checkoutLinks(page).first()).toBeAttached();
});

test.describe('at the till', () => {
  test.use({ failing: /\/payment-information$/ });

  test('answers of yesterday are refused at the till, with the line marked, and can be given again', async ({
    page,
    shop,
  }) => {
    const name = await namesOf(shop.backendUrl, ASKED);
    const soon = Date.now() + 25_000;
    const id = await bringCart(page, shop.backendUrl, [await sealedItem(shop.backendUrl, soon)]);
    const checkout = new Checkout(page, BRITON);
    await checkout.toReview();
    await expect.poll(() => Date.now(), { timeout: PATIENCE }).toBeGreaterThan(soon);
    await checkout.placeOrder();
    await expect(page.getByText(text('pharmacy.suitability.refused', { names: name })).first()).toBeVisible({
      timeout: PATIENCE,
    });
    await expect(
      page.getByRole('listitem').filter({ hasText: name }).getByText(text('checkout.summary.refused')).first(),
    ).toBeAttached();

    await openCart(page);
    const line = cartLine(page, name);
    await expect(line.getByText(lineAnswers('over'))).toBeVisible({ timeout: PATIENCE });
    await expect(checkoutLinks(page)).toHaveCount(0);
    await line.getByRole('button', { name: lineAnswers('answerName', { name }) }).click();
    await answer(page, SUITABLE);
    await expect(line.getByText(lineAnswers('over'))).toHaveCount(0, { timeout: PATIENCE });
    expect(await orderCart(shop.url, id)).toMatch(/^\d{9}$/);
  });
});

test('an order of a medicine is ordered again with its questions answered again', async ({ page, shop }) => {
  const name = await namesOf(shop.backendUrl, ASKED);
  const customer = await newAccount(shop.backendUrl);
  const until = Date.now() + 5000;
  await orderAs(shop.backendUrl, customer, [await sealedItem(shop.backendUrl, until)]);
  await signIn(page, customer, '/order-history');
  await expect.poll(() => Date.now()).toBeGreaterThan(until);
  await page
    .getByRole('button', { name: text('orders.reorder') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/checkout\/cart$/, { timeout: PATIENCE });
  const line = cartLine(page, name);
  await expect(line.getByText(lineAnswers('over'))).toBeVisible({ timeout: PATIENCE });
  await expect(checkoutLinks(page)).toHaveCount(0);
  await line.getByRole('button', { name: lineAnswers('answerName', { name }) }).click();
  await answer(page, SUITABLE);
  await expect(checkoutLinks(page).first()).toBeAttached({ timeout: PATIENCE });
});

test('a wish leads to the questions at its page, or is asked about in the basket', async ({ page, shop }) => {
  const customer = await newAccount(shop.backendUrl);
  const asked = await readProduct<object>(shop.backendUrl, ASKED, '');
  const packs = await packsOf(shop.backendUrl);
  await askAs(
    shop.backendUrl,
    customer,
    'mutation ($items: [WishlistItemInput!]!) { addProductsToWishlist(wishlistId: "0", wishlistItems: $items) { user_errors { message } } }',
    {
      items: [
        { sku: ASKED, quantity: 1 },
        { sku: PACKS, quantity: 1, selected_options: packs.uids(ASKED_PACK) },
      ],
    },
  );
  await signIn(page, customer, '/wishlist');
  const wish = (name: string) => page.getByRole('listitem', { name, exact: true });
  await expect(
    wish(asked.name).getByRole('link', { name: text('wishlist.detailsName', { name: asked.name }) }),
  ).toHaveAttribute('href', asked.path, { timeout: PATIENCE });
  await wish(packs.name)
    .getByRole('button', { name: text('wishlist.moveName', { name: packs.name }) })
    .click();
  await expect(wish(packs.name)).toHaveCount(0, { timeout: PATIENCE });
  await openCart(page);
  const line = cartLine(page, packs.name);
  await expect(line.getByText(lineAnswers('missing'))).toBeVisible({ timeout: PATIENCE });
  await expect(checkoutLinks(page)).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await line.getByRole('button', { name: lineAnswers('answerName', { name: packs.name }) }).click();
  await answer(page, [0, '34', 0, 3, 2, 0]);
  await expect(line.getByText(text('pharmacy.suitability.answered'))).toBeVisible({ timeout: PATIENCE });
  await expect(checkoutLinks(page).first()).toBeAttached();
});

async function packsOf(backendUrl: string) {
  const { variants, ...product } = await readProduct<{
    variants: { attributes: { label: string; uid: string }[]; product: { sku: string } }[];
  }>(backendUrl, PACKS, '... on ConfigurableProduct { variants { attributes { label uid } product { sku } } }');
  const attributesOf = (sku: string) => variants.find((one) => one.product.sku === sku)?.attributes ?? [];
  return {
    ...product,
    uids: (sku: string) => attributesOf(sku).map(({ uid }) => uid),
    labels: (sku: string) => attributesOf(sku).map(({ label }) => label),
  };
}

test('of packs of one product those are asked about that need it: the button changes with the choice', async ({
  page,
  shop,
}) => {
  const packs = await packsOf(shop.backendUrl);
  await page.goto(packs.path);
  const ask = page.getByRole('button', { name: text('pharmacy.suitability.start') });
  const choose = async (sku: string) => {
    for (const label of packs.labels(sku)) await page.getByRole('radio', { name: new RegExp(`^${label}\\b`) }).check();
  };
  await expect(addButton(page)).toBeVisible();
  await expect(ask).toBeHidden();
  await choose(ASKED_PACK);
  await expect(addButton(page)).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await ask.click();
  await answer(page, [0, '34', 0, 3, 2, 0]);
  await expectAdded(page, { name: packs.name });
  await page.goto(packs.path);
  await choose(FREE_PACK);
  await expect(ask).toBeHidden();
  await addButton(page).click();
  await expectAdded(page, { name: packs.name });
  await openCart(page);
  const lines = cartLines(page).filter({ hasText: packs.name });
  await expect(lines).toHaveCount(2);
  await expect(lines.getByText(text('pharmacy.suitability.answered'))).toHaveCount(1);
  await expect(checkoutLinks(page).first()).toBeAttached();
});

test('the older mutations put nothing into a cart that the till would take without answers', async ({ shop }) => {
  const { createEmptyCart: id } = await askBackend<{ createEmptyCart: string }>(
    shop.url,
    'mutation { createEmptyCart }',
  );
  const simple = `mutation ($id: String!) { addSimpleProductsToCart(input: { cart_id: $id, cart_items: [{ data: { sku: "${ASKED}", quantity: 1 } }] }) { cart { id } } }`;
  await expect(askBackend(shop.url, simple, { id })).rejects.toThrow(/required option/i);
  const pack = `mutation ($id: String!) { addConfigurableProductsToCart(input: { cart_id: $id, cart_items: [{ parent_sku: "${PACKS}", data: { sku: "${ASKED_PACK}", quantity: 1 } }] }) { cart { id } } }`;
  await askBackend(shop.url, pack, { id });
  const name = await namesOf(shop.backendUrl, PACKS);
  await expect(orderCart(shop.url, id)).rejects.toThrow(text('pharmacy.suitability.refused', { names: name }));
});

test('a Thai basket asks in Thai', async ({ page, shop }) => {
  const item = await sealedItem(shop.backendUrl, Date.now() - HOUR);
  await bringCart(page, shop.backendUrl, [item], { store: 'mmstr_th' });
  await page.goto('/mmstr_th/checkout/cart');
  await expect(page.getByText(thaiText('pharmacy.lineAnswers.over'))).toBeVisible({ timeout: PATIENCE });
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: thaiText('pharmacy.lineAnswers.answer') }).click();
  await answer(page, SUITABLE, thaiText);
  await expect(page.getByText(thaiText('pharmacy.lineAnswers.over'))).toHaveCount(0, { timeout: PATIENCE });
});
