import { createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attributeOption, attribute as attributes } from '../../database/schema/catalog';
import { cmsBlock } from '../../database/schema/content';
import { customOption, product, productOptionValue, productText } from '../../database/schema/products';
import { openShop, type Shop } from '../../testing/shop';
import { sealedForm } from './suitability-seal';
import { checkoutCalls } from './testing/checkout-calls';

const SECRET = 'a-secret-of-both-processes';

describe('a seal of the storefront', () => {
  // The storefront's own test has the same text.
  const sealed =
    'Consultation answered\n\nWho is it for? – Me\nForm: suitability-hives, version 2, mmstr_th\n' +
    'Seal: myy4yrk0.1d6f93307322c03eeed61ce17333cdd623464d3537056495f7fa5d1119a89016';
  const named = { id: 'suitability-hives', version: 2, store: 'mmstr_th' };
  const until = 1_800_000_000_000 + 24 * 60 * 60 * 1000;

  it('names the form that was answered for a product, until it is over, in whatever lines', () => {
    expect(sealedForm(sealed, 'TOL-FEX-180', SECRET, until - 1)).toEqual(named);
    expect(sealedForm(sealed.replaceAll('\n', '\r\n'), 'TOL-FEX-180', SECRET, until - 1)).toEqual(named);
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

function seal(sku: string, form: string, end = Date.now() + 60_000, edition = 'version 1, mmstr_en'): string {
  const body = `Answered\n\nWho? – Me\nForm: ${form}, ${edition}`;
  const until = end.toString(36);
  const signed = JSON.stringify([body.replace(/\s+/g, ' '), sku, until]);
  return `${body}\nSeal: ${until}.${createHmac('sha256', SECRET).update(signed).digest('hex')}`;
}

interface Outcome {
  number?: string;
  refusal?: string | undefined;
}

/** What becomes of an order of a product whose option has this text. */
async function order(shop: Shop, sku: string, text: string, selected_options: string[] = []): Promise<Outcome> {
  const calls = checkoutCalls(shop);
  const { body } = await shop.execute(
    `{ products(filter: { sku: { eq: "${sku}" } }) { items { ... on CustomizableProductInterface { options { uid } } } } }`,
  );
  const { items } = (body.data as { products: { items: [{ options: [{ uid: string }] }] } }).products;
  const entered_options = [{ uid: items[0].options[0].uid, value: text }];
  const id = await calls.readyCart([{ sku, quantity: 1, entered_options, selected_options }]);
  const placed = (await calls.place(id)).body;
  const { placeOrder } = placed.data as { placeOrder: { order: { order_number: string } } | null };
  return placeOrder ? { number: placeOrder.order.order_number } : { refusal: placed.errors?.[0]?.message };
}

interface Composite {
  variants: [{ product: { sku: string }; attributes: { uid: string }[] }];
  items: { options: { uid: string; is_default: boolean }[] }[];
}

async function read(shop: Shop, sku: string, fields: string): Promise<Composite> {
  const { body } = await shop.execute(`{ products(filter: { sku: { eq: "${sku}" } }) { items { ${fields} } } }`);
  return (body.data as { products: { items: [Composite] } }).products.items[0];
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
    const end = Date.now() + 60_000;
    expect(await order(shop, sku, seal(sku, form, end, 'version 1, nowhere'))).toEqual({ refusal: message });
  });

  it('are those to the form as it is now, in the store view where it was answered', async () => {
    const { sku, form } = ASKED;
    const blocks = await shop.db.select().from(cmsBlock).where(eq(cmsBlock.identifier, form));
    const english = blocks.find(({ content }) => /Question: [A-Z]/.test(content));
    const content = english?.content ?? '';
    const raised = content.replace('Version: 1', 'Version: 2');
    expect(raised).not.toBe(content);
    const write = (text: string) =>
      shop.db
        .update(cmsBlock)
        .set({ content: text })
        .where(eq(cmsBlock.id, english?.id ?? 0));
    await write(raised);
    const orderBy = (edition: string) => order(shop, sku, seal(sku, form, Date.now() + 60_000, edition));
    expect(await orderBy('version 1, mmstr_en')).toEqual({ refusal: NEEDS_ANSWERS });
    expect(await orderBy('version 2, mmstr_en')).toHaveProperty('number');
    expect(await orderBy('version 1, mmstr_th')).toHaveProperty('number');
    await write(content);
  });

  it('are those about the pack that is bought, where some packs ask', async () => {
    const sku = 'VEL-PARA';
    const { variants } = await read(
      shop,
      sku,
      '... on ConfigurableProduct { variants { product { sku } attributes { uid } } }',
    );
    const uids = (pack: string) =>
      variants.find(({ product: { sku: own } }) => own === pack)?.attributes.map(({ uid }) => uid);
    const refused = { refusal: NEEDS_ANSWERS };
    expect(await order(shop, sku, '', uids('VEL-PARA-TAB-16'))).toHaveProperty('number');
    expect(await order(shop, sku, '', uids('VEL-PARA-TAB-32'))).toEqual(refused);
    expect(await order(shop, sku, seal(sku, 'suitability-ibuprofen'), uids('VEL-PARA-TAB-32'))).toEqual(refused);
    expect(await order(shop, sku, seal(sku, 'suitability-paracetamol'), uids('VEL-PARA-TAB-32'))).toHaveProperty(
      'number',
    );
  });

  it('are those to a variant’s own form, and to its parent’s about the others', async () => {
    const sku = 'VEL-PARA';
    const fields = '... on ConfigurableProduct { variants { product { sku } attributes { uid } } }';
    const { variants } = await read(shop, sku, fields);
    const [{ id } = { id: 0 }] = await shop.db.select().from(product).where(eq(product.sku, sku));
    await shop.db
      .update(productText)
      .set({ attributes: { suitability_form: 'suitability-ibuprofen' } })
      .where(and(eq(productText.productId, id), eq(productText.storeId, 0)));
    const outcome = async (pack: string, form: string) => {
      const uids = variants.find((one) => one.product.sku === pack)?.attributes.map(({ uid }) => uid);
      return (await order(shop, sku, seal(sku, form), uids)).refusal ?? null;
    };
    expect(await outcome('VEL-PARA-TAB-32', 'suitability-paracetamol')).toBeNull();
    expect(await outcome('VEL-PARA-TAB-32', 'suitability-ibuprofen')).toBe(NEEDS_ANSWERS);
    expect(await outcome('VEL-PARA-TAB-16', 'suitability-ibuprofen')).toBeNull();
    expect(await outcome('VEL-PARA-TAB-16', 'suitability-paracetamol')).toBe(NEEDS_ANSWERS);
  });

  it('are wanted of a variant that is bought by its own SKU, which takes none', async () => {
    const calls = checkoutCalls(shop);
    const { body } = await calls.place(await calls.readyCart([{ sku: 'HAL-KETO-60', quantity: 5 }]));
    expect(body.errors?.[0]?.message).toBe(NEEDS_ANSWERS);
  });

  it('are those to a bundle’s own form, whatever its parts ask', async () => {
    const sku = 'TOL-HAY-PACK';
    const { items } = await read(shop, sku, '... on BundleProduct { items { options { uid is_default } } }');
    const uids = items.flatMap(({ options }) => options.flatMap((one) => (one.is_default ? [one.uid] : [])));
    expect(await order(shop, sku, seal(sku, 'suitability-antihistamine'), uids)).toEqual({ refusal: NEEDS_ANSWERS });
    expect(await order(shop, sku, seal(sku, 'suitability-hay-fever-set'), uids)).toHaveProperty('number');
  });
});

describe('a consultation', () => {
  const FORM = 'suitability-consultation-hives';
  const PARTED = { variant: 'SET-ALG-CHEW', part: 'STU-KIT-BYO' };
  const refused = { refusal: NEEDS_PRESCRIPTION };
  let shop: Shop;
  let category: { attributeId: number; optionId: number };
  beforeAll(async () => {
    shop = await openShop(undefined, { suitabilitySecret: SECRET });
    const [attribute] = await shop.db.select().from(attributes).where(eq(attributes.code, 'legal_category'));
    const options = await shop.db.select().from(attributeOption);
    const prescribed = options.find(({ labels }) => labels.default === 'Prescription only');
    category = { attributeId: attribute?.id ?? 0, optionId: prescribed?.id ?? 0 };
    for (const sku of Object.values(PARTED)) {
      const productId = await idOf(sku);
      const own = and(eq(productText.productId, productId), eq(productText.storeId, 0));
      await shop.db
        .update(productText)
        .set({ attributes: { suitability_form: FORM } })
        .where(own);
      const option = { type: 'area' as const, isRequired: true, sortOrder: 1, sku: 'suitability' };
      await shop.db.insert(customOption).values({ ...option, productId, titles: { default: 'Suitability' } });
    }
  });
  afterAll(() => shop.close());

  const idOf = async (sku: string) =>
    (await shop.db.select().from(product).where(eq(product.sku, sku)))[0]?.id ?? Number.NaN;
  const prescribe = async (sku: string) => {
    const productId = await idOf(sku);
    const { attributeId } = category;
    const own = and(eq(productOptionValue.productId, productId), eq(productOptionValue.attributeId, attributeId));
    await shop.db.delete(productOptionValue).where(own);
    await shop.db.insert(productOptionValue).values({ productId, ...category });
  };

  it('is held about a product and all its variants, not about a variant alone', async () => {
    const sku = PARTED.variant;
    const { variants } = await read(
      shop,
      sku,
      '... on ConfigurableProduct { variants { product { sku } attributes { uid } } }',
    );
    const [variant] = variants;
    const orderIt = () =>
      order(
        shop,
        sku,
        seal(sku, FORM),
        variant.attributes.map(({ uid }) => uid),
      );
    expect(await orderIt()).toHaveProperty('number');
    await prescribe(variant.product.sku);
    expect(await orderIt()).toEqual(refused);
    await prescribe(sku);
    expect(await orderIt()).toHaveProperty('number');
  });

  it('is not held about what is made of several', async () => {
    const sku = PARTED.part;
    const { items } = await read(shop, sku, '... on BundleProduct { items { options { uid is_default } } }');
    const uids = items.flatMap(({ options }) => options.flatMap((one) => (one.is_default ? [one.uid] : [])));
    const orderIt = () => order(shop, sku, seal(sku, FORM), uids);
    expect(await orderIt()).toHaveProperty('number');
    await prescribe(sku);
    expect(await orderIt()).toEqual(refused);
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
