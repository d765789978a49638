import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/shop';
import { sealedForm } from './suitability-seal';
import { checkoutCalls } from './testing/checkout-calls';

const SECRET = 'a-secret-of-both-processes';

describe('a seal of the storefront', () => {
  // The storefront's own test has the same text.
  const sealed =
    'Consultation answered\n\nWho is it for? – Me\nForm: suitability-hives, version 2, mmstr_th\n' +
    'Seal: myy4yrk0.1d6f93307322c03eeed61ce17333cdd623464d3537056495f7fa5d1119a89016';
  const until = 1_800_000_000_000 + 24 * 60 * 60 * 1000;

  it('names the form that was answered for a product, until it is over, in whatever lines', () => {
    expect(sealedForm(sealed, 'TOL-FEX-180', SECRET, until - 1)).toBe('suitability-hives');
    expect(sealedForm(sealed.replaceAll('\n', '\r\n'), 'TOL-FEX-180', SECRET, until - 1)).toBe('suitability-hives');
    expect(sealedForm(sealed, 'TOL-FEX-180', SECRET, until)).toBeNull();
  });

  it('is none for another product, by another secret, with other words or a later end', () => {
    const now = until - 1;
    expect(sealedForm(sealed, 'TOL-FEX-120', SECRET, now)).toBeNull();
    expect(sealedForm(sealed, 'TOL-FEX-180', `${SECRET}-else`, now)).toBeNull();
    expect(sealedForm(sealed.replace('Me', 'You'), 'TOL-FEX-180', SECRET, now)).toBeNull();
    expect(sealedForm(sealed.replace('myy4yrk0', 'nyy4yrk0'), 'TOL-FEX-180', SECRET, now)).toBeNull();
    expect(sealedForm('Consultation answered', 'TOL-FEX-180', SECRET, now)).toBeNull();
    expect(sealedForm('', 'TOL-FEX-180', SECRET, now)).toBeNull();
  });
});

const PRESCRIBED = { sku: 'TOL-FEX-180', form: 'suitability-consultation-hives' };
const ASKED = { sku: 'TOL-CHLOR-28', form: 'suitability-drowsy-antihistamine' };

const NEEDS_PRESCRIPTION = 'Unable to place order: Some of the products need a prescription and cannot be ordered.';
const NEEDS_ANSWERS =
  'Unable to place order: Some of the products need answers to their questions before they can be ordered.';

function seal(sku: string, form: string, end = Date.now() + 60_000): string {
  const body = `Answered\n\nWho? – Me\nForm: ${form}, version 1, mmstr_en`;
  const until = end.toString(36);
  const signed = JSON.stringify([body.replace(/\s+/g, ' '), sku, until]);
  return `${body}\nSeal: ${until}.${createHmac('sha256', SECRET).update(signed).digest('hex')}`;
}

/** What becomes of an order of a product whose option has this text. */
async function order(
  shop: Shop,
  sku: string,
  text: string,
): Promise<{ number?: string; refusal?: string | undefined }> {
  const calls = checkoutCalls(shop);
  const { body } = await shop.execute(
    `{ products(filter: { sku: { eq: "${sku}" } }) { items { ... on CustomizableProductInterface { options { uid } } } } }`,
  );
  const { items } = (body.data as { products: { items: [{ options: [{ uid: string }] }] } }).products;
  const entered_options = [{ uid: items[0].options[0].uid, value: text }];
  const id = await calls.readyCart([{ sku, quantity: 1, entered_options }]);
  const placed = (await calls.place(id)).body;
  const { placeOrder } = placed.data as { placeOrder: { order: { order_number: string } } | null };
  return placeOrder ? { number: placeOrder.order.order_number } : { refusal: placed.errors?.[0]?.message };
}

describe('answers that a medicine is sold by', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(undefined, { suitabilitySecret: SECRET });
  });
  afterAll(() => shop.close());

  it('sell it, also what needs a prescription, and stay with the order', async () => {
    for (const { sku, form } of [ASKED, PRESCRIBED]) {
      const { number } = await order(shop, sku, seal(sku, form));
      const { body } = await shop.execute(
        `{ guestOrder(input: { number: "${number}", email: "guest@example.com", postcode: "SW1A 1AA" }) { items { selected_options { value } } } }`,
      );
      expect(JSON.stringify(body), sku).toContain('Who? – Me');
    }
  });

  it.each<[string, string, string, string]>([
    ['what needs a prescription', PRESCRIBED.sku, PRESCRIBED.form, NEEDS_PRESCRIPTION],
    ['what is sold after questions', ASKED.sku, ASKED.form, NEEDS_ANSWERS],
  ])('are wanted of %s', async (_, sku, form, message) => {
    expect(await order(shop, sku, 'Answered')).toEqual({ refusal: message });
    expect(await order(shop, sku, seal(sku, form, Date.now() - 1))).toEqual({ refusal: message });
    expect(await order(shop, sku, seal('VEL-PARA', form))).toEqual({ refusal: message });
    expect(await order(shop, sku, seal(sku, 'suitability-pain'))).toEqual({ refusal: message });
    expect(await order(shop, sku, seal(sku, form).replace('Me', 'You'))).toEqual({ refusal: message });
  });
});

describe('a backend that does not share the storefront’s secret', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  it('orders nothing on prescription, and leaves questions to the storefront', async () => {
    expect(await order(shop, PRESCRIBED.sku, seal(PRESCRIBED.sku, PRESCRIBED.form))).toEqual({
      refusal: NEEDS_PRESCRIPTION,
    });
    expect(await order(shop, ASKED.sku, 'Answered')).toHaveProperty('number');
  });
});
