import type { Page } from '@playwright/test';
import { violations } from './fixtures/axe';
import { askBackend } from './fixtures/backend';
import { cartLine, PATIENCE, storedCartId } from './fixtures/cart';
import { answeredItem, cartState, fillCart, orderCart } from './fixtures/cart-api';
import { Checkout } from './fixtures/checkout';
import { press } from './fixtures/keyboard';
import { text, thaiText, type Words } from './fixtures/messages';
import { answer, consultationOf } from './fixtures/pharmacy/questions';
import { readProduct } from './fixtures/seeded';
import { BRITON } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

/** Sold on prescription, after a consultation about hives. */
const PRESCRIBED = 'TOL-FEX-180';
const ANOTHER = 'ROA-MALARIA-12';

async function startConsultation(page: Page, path: string, words: Words = text) {
  await page.goto(path);
  await page.getByRole('button', { name: words('pharmacy.consultation.start') }).click();
  await expect(consultationOf(page, words)).toBeVisible({ timeout: PATIENCE });
}

/** An adult with hives for months that a doctor knows, whom weaker tablets did not help, with one other medicine. */
const SUITABLE = [0, '34', 5, 0, 1, 0, 3, 0, 2, 1, 'Ramipril', 'No allergies'] as const;
/** The same as the browser sends them. */
const SENT = [0, 34, [], 0, 1, 0, [], 0, [], 1, 'Ramipril', 'No allergies'];

test('what needs a prescription is bought by a consultation, whose answers the order has for the prescriber', async ({
  page,
  shop,
}) => {
  const { path, name } = await readProduct<object>(shop.backendUrl, PRESCRIBED, '');
  await startConsultation(page, path);
  const dialog = consultationOf(page);
  await expect(dialog.getByText(text('pharmacy.consultation.promise'))).toBeVisible();
  await expect(dialog.getByText(/call 999 at once/)).toBeVisible();
  for (const given of SUITABLE) {
    expect(await violations(page)).toEqual([]);
    await answer(page, [given]);
  }
  await expect(dialog).toHaveCount(0, { timeout: PATIENCE });
  await expect.poll(() => storedCartId(page), { timeout: PATIENCE }).not.toBeNull();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
  expect(kept).not.toContain('Ramipril');

  await page.goto('/checkout/cart');
  const line = cartLine(page, name);
  await expect(line.getByText(text('pharmacy.consultation.answered'))).toBeVisible({ timeout: PATIENCE });
  await expect(line.getByText('Ramipril')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  const checkout = new Checkout(page, BRITON);
  await checkout.toReview();
  await checkout.placeOrder();
  const number = await checkout.orderNumber();
  const { guestOrder } = await askBackend<{ guestOrder: { items: { selected_options: { value: string }[] }[] } }>(
    shop.backendUrl,
    'query ($input: OrderInformationInput!) { guestOrder(input: $input) { items { selected_options { value } } } }',
    { input: { number, email: BRITON.email, postcode: BRITON.postcode } },
  );
  expect(guestOrder.items[0]?.selected_options[0]?.value).toMatch(
    /^Consultation answered\n\nWho is this medicine for\? – Me\nHow old are you\? – 34 years\n[\s\S]*Which ones\? – Ramipril\n/,
  );
});

test('a sign of danger ends the consultation with whom to call, and nothing is put into the basket', async ({
  page,
  shop,
}) => {
  const { path } = await readProduct<object>(shop.backendUrl, PRESCRIBED, '');
  await startConsultation(page, path);
  const dialog = consultationOf(page);
  await answer(page, [0, '34', 0]);
  await expect(dialog.getByRole('heading', { name: text('pharmacy.suitability.stopTitle') })).toBeFocused();
  await expect(dialog.getByText(/This can be an emergency\. Call 999 at once/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: text('pharmacy.suitability.change') }).click();
  // The tick for none of them takes the other away.
  await answer(page, [5, 0, 0]);
  await answer(page, [0, 3, 0, 2, 0, '']);
  await expect(dialog.getByRole('heading', { name: text('pharmacy.suitability.talkTitle') })).toBeFocused();
  await expect(dialog.getByText(/go away by themselves within six weeks/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await storedCartId(page)).toBeNull();
});

test('a consultation is begun and answered by keyboard alone, and left for what to do with a prescription', async ({
  page,
  shop,
}) => {
  const { path } = await readProduct<object>(shop.backendUrl, PRESCRIBED, '');
  await page.goto(path);
  const start = page.getByRole('button', { name: text('pharmacy.consultation.start') });
  await start.focus();
  await page.keyboard.press('Enter');
  const dialog = consultationOf(page);
  await expect(dialog.locator('h2')).toBeFocused({ timeout: PATIENCE });
  const next = () => press(page, dialog.getByRole('button', { name: text('pharmacy.suitability.next') }));
  await next();
  await expect(dialog.getByRole('alert').filter({ hasText: text('pharmacy.suitability.chooseOne') })).toBeVisible();
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await next();
  await expect(dialog.getByText('How old are you?')).toBeVisible();
  await next();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('17');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: text('pharmacy.suitability.stopTitle') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(start).toBeFocused();
  await press(page, page.getByRole('link', { name: text('pharmacy.consultation.havePrescription') }));
  await expect(page.getByRole('heading', { level: 1, name: 'I have a prescription' })).toBeVisible();
  await expect(page.getByText(/Please send us no real prescription/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a consultation is held in Thai, and its answers hold in another store view', async ({ page, shop }) => {
  const { path } = await readProduct<object>(shop.backendUrl, PRESCRIBED, '');
  await startConsultation(page, `/mmstr_th${path}`, thaiText);
  const dialog = consultationOf(page, thaiText);
  await expect(dialog.getByText('ยานี้สำหรับใคร')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await answer(page, SUITABLE, thaiText);
  await expect(dialog).toHaveCount(0, { timeout: PATIENCE });
  await expect.poll(() => storedCartId(page), { timeout: PATIENCE }).not.toBeNull();
  const id = (await storedCartId(page)) ?? '';
  const read = () =>
    askBackend<object>(
      shop.backendUrl,
      'query ($id: String!) { cart(cart_id: $id) { items { ... on SimpleCartItem { customizable_options { values { value } } } } } }',
      { id },
    );
  await expect.poll(async () => JSON.stringify(await read()), { timeout: PATIENCE }).toContain('ตอบคำถามการปรึกษาแล้ว');
  expect(await orderCart(shop.url, id)).toMatch(/^\d{9}$/);
});

test('a hand-made cart is refused at the till and by the backend behind it: no consultation, a forged one, another’s', async ({
  baseURL: shopUrl = '',
  request,
  shop,
}) => {
  const { name } = await readProduct<object>(shop.backendUrl, PRESCRIBED, '');
  const seal = async (sku: string, answers: unknown[]) => {
    const answered = await request.post(`${shopUrl}/api/suitability`, {
      data: { store: 'mmstr_en', sku, version: 1, answers },
    });
    return ((await answered.json()) as { text: string }).text;
  };
  const own = await seal(PRESCRIBED, SENT);
  const others = await seal(ANOTHER, [0, 34, 70, 0, 'Kenya', 0, 7, [], 0, [], 0, null, '']);
  expect(others).toContain('Form: suitability-consultation-malaria, version 1, mmstr_en\nSeal: ');
  const forged = own.replace('34 years', '35 years');
  for (const value of ['Consultation answered', forged, others]) {
    const id = await fillCart(shopUrl, [await answeredItem(shop.backendUrl, PRESCRIBED, value)]);
    const refused = text('pharmacy.consultation.refused', { names: name });
    await expect(orderCart(shopUrl, id)).rejects.toThrow(refused);
    const byRest = await fetch(`${shopUrl}/rest/mmstr_en/V1/guest-carts/${id}/payment-information`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: BRITON.email, paymentMethod: { method: 'checkmo' } }),
    });
    expect([byRest.status, ((await byRest.json()) as { message: string }).message]).toEqual([400, refused]);
    await expect(orderCart(shop.backendUrl, id)).rejects.toThrow('Some of the products need a prescription');
    expect(await cartState(shop.backendUrl, id)).toMatchObject({ isActive: true });
  }
  const id = await fillCart(shopUrl, [await answeredItem(shop.backendUrl, PRESCRIBED, own)]);
  expect(await orderCart(shopUrl, id)).toMatch(/^\d{9}$/);
});
