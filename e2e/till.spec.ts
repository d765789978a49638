import { violations } from './fixtures/axe';
import { askBackend } from './fixtures/backend';
import { bringCart, PATIENCE } from './fixtures/cart';
import { type Ask, addItems, answeredItem, cartState, fillCart, orderCart, placeOrder } from './fixtures/cart-api';
import { Checkout } from './fixtures/checkout';
import { text, thaiText } from './fixtures/messages';
import { ASKED, sealedItem } from './fixtures/pharmacy/questions';
import { readProduct, SIMPLE } from './fixtures/seeded';
import { BRITON } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

const ON_PRESCRIPTION = 'TOL-FEX-180';
const COLD_CAPSULES = 'VEL-CAPS-16';
const WITH_ASPIRIN = 'VEL-APC-16';

const TOO_MUCH = [
  { sku: COLD_CAPSULES, quantity: 1 },
  { sku: WITH_ASPIRIN, quantity: 2 },
];

test('a hand-made cart with what needs a prescription is refused at the till, by GraphQL and by REST', async ({
  baseURL: shopUrl = '',
  shop,
}) => {
  const { name } = await readProduct<object>(shop.backendUrl, ON_PRESCRIPTION, '');
  const id = await fillCart(shopUrl, [
    await answeredItem(shop.backendUrl, ON_PRESCRIPTION, 'Consultation answered'),
    { sku: SIMPLE, quantity: 1 },
  ]);
  const refused = text('pharmacy.consultation.refused', { names: name });
  await expect(orderCart(shopUrl, id)).rejects.toThrow(refused);

  const byRest = (path: string, headers = {}) =>
    fetch(`${shopUrl}/rest${path}/guest-carts/${id}/payment-information`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ email: BRITON.email, paymentMethod: { method: 'checkmo' } }),
    });
  const answer = await byRest('/mmstr_en/V1');
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message: refused });
  expect((await byRest('/V1', { Authorization: 'Bearer x' })).status, 'a token that nobody knows').toBe(400);
  const thai = await byRest('/mmstr_th/V1');
  expect(((await thai.json()) as { message: string }).message).toContain(
    thaiText('pharmacy.consultation.refused', { names: '' }).split(':')[0],
  );
  const put = await fetch(`${shopUrl}/rest/V1/guest-carts/${id}/order`, { method: 'PUT', body: '{}' });
  expect(put.status).toBe(400);
  expect(await cartState(shop.backendUrl, id)).toMatchObject({ isActive: true });
});

test('a customer’s hand-made cart is judged as the customer’s, also under a guest’s address', async ({
  baseURL: shopUrl = '',
  shop,
}) => {
  const { generateCustomerToken } = await askBackend<{ generateCustomerToken: { token: string } }>(
    shopUrl,
    'mutation { generateCustomerToken(email: "marcus.reed@example.com", password: "Pharmacy-2026") { token } }',
  );
  const headers = {
    'Content-Type': 'application/json',
    Store: 'mmstr_en',
    Authorization: `Bearer ${generateCustomerToken.token}`,
  };
  const ask: Ask = async <Data>(query: string, variables = {}) => {
    const body = JSON.stringify({ query, variables });
    const answer = await fetch(`${shopUrl}/graphql`, { method: 'POST', headers, body });
    const { data, errors } = (await answer.json()) as { data: Data; errors?: { message: string }[] };
    if (errors) throw new Error(errors.map(({ message }) => message).join());
    return data;
  };
  const { customerCart } = await ask<{ customerCart: { id: string } }>('{ customerCart { id } }');
  await addItems(ask, customerCart.id, TOO_MUCH);
  const refused = /no more than 2 packs with paracetamol/;
  await expect(placeOrder(ask, customerCart.id)).rejects.toThrow(refused);
  const order = (path: string, init: object) =>
    fetch(`${shopUrl}/rest/V1/${path}`, { method: 'PUT', body: '{}', ...init }).then((answer) => answer.text());
  expect(await order('carts/mine/order', { headers })).toMatch(refused);
  // Somebody who is nobody cannot read it, and so does not order it.
  expect(await order(`guest-carts/${customerCart.id}/order`, {})).toContain('could not be checked');
  expect(await cartState(shop.backendUrl, customerCart.id).catch(() => ({ isActive: true }))).toMatchObject({
    isActive: true,
  });
});

test('answers are ordered once: with their own cart, and not again with another that carries the same', async ({
  baseURL: shopUrl = '',
  shop,
}) => {
  const item = await sealedItem(shop.backendUrl, Date.now() + 60 * 60 * 1000);
  expect(await orderCart(shopUrl, await fillCart(shopUrl, [item]))).toMatch(/^\d{9}$/);
  const { name } = await readProduct<object>(shop.backendUrl, ASKED, '');
  const again = await fillCart(shopUrl, [item, { sku: SIMPLE, quantity: 1 }]);
  await expect(orderCart(shopUrl, again)).rejects.toThrow(text('pharmacy.suitability.refused', { names: name }));
  expect(await cartState(shop.backendUrl, again)).toMatchObject({ isActive: true });
});

test('a variant that is added by its own SKU is refused by shop and backend, as nobody can answer for it', async ({
  baseURL: shopUrl = '',
  shop,
}) => {
  const id = await fillCart(shopUrl, [{ sku: 'HAL-KETO-60', quantity: 1 }]);
  await expect(orderCart(shopUrl, id)).rejects.toThrow(text('pharmacy.suitability.refused', { names: '' }));
  await expect(orderCart(shop.backendUrl, id)).rejects.toThrow('need answers to their questions');
});

test.describe('refused', () => {
  test.use({ failing: /\/payment-information$|\/api\/basket-guard/ });

  test('what is too much, and could not be judged before, is refused in the checkout, at its lines, with the way to mend it', async ({
    page,
    shop,
  }) => {
    await page.route('**/api/basket-guard*', (route) => route.abort());
    await bringCart(page, shop.backendUrl, TOO_MUCH);
    const aspirin = await readProduct<object>(shop.backendUrl, WITH_ASPIRIN, '');
    const checkout = new Checkout(page, BRITON);
    await checkout.toReview();
    await checkout.placeOrder();
    const review = checkout.step('review');
    await expect(review.getByText(text('checkout.failures.rules'))).toBeVisible({ timeout: PATIENCE });
    await expect(review.getByText(/no more than 2 packs with paracetamol/)).toBeVisible();
    const summary = page.getByRole('region', { name: text('checkout.summary.title') });
    const line = summary.getByRole('listitem').filter({ hasText: aspirin.name });
    await expect(line.getByText(text('checkout.summary.refused'))).toBeAttached();
    expect(await violations(page)).toEqual([]);

    await page.unroute('**/api/basket-guard*');
    await review.getByRole('link', { name: text('checkout.backToCart') }).click();
    const notices = page.getByRole('region', { name: text('pharmacy.basketGuard.label') });
    await notices
      .getByRole('button', { name: text('pharmacy.basketGuard.keep', { keep: 1, name: aspirin.name }) })
      .click({ timeout: PATIENCE });
    await expect(notices.getByText(/no more than/)).toHaveCount(0);
    await page.goto('/checkout');
    await checkout.expectStep('review');
    await checkout.placeOrder();
    expect(await checkout.orderNumber()).toMatch(/^\d{9}$/);
  });
});
