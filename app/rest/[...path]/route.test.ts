import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as postGraphQL } from '@/app/graphql/route';
import { env } from '@/lib/config/env';
import { ANSWERS_LAST, sealAnswers } from '@/lib/pharmacy/suitability/seal';
import { FORM } from '@/lib/pharmacy/suitability/suitability.fixture';
import { fakeCommerce, threeViews } from '@/lib/testing/fake-commerce';
import british from '@/messages/en-GB.json';
import { POST } from './route';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

const attributeMetadata = {
  customAttributeMetadata: {
    items: [
      {
        attribute_code: 'legal_category',
        input_type: 'select',
        attribute_options: [
          { value: '1', label: 'General sale' },
          { value: '3', label: 'Prescription only' },
        ],
      },
      { attribute_code: 'active_amounts', input_type: 'text', attribute_options: [] },
    ],
  },
};

const product = (uid: string, category: number, amounts: string | null = null) => ({
  ...{ __typename: 'SimpleProduct', uid, name: `Product ${uid}`, legal_category: category, active_amounts: amounts },
});
const line = (uid: string, quantity: number, held: object) => ({
  ...{ __typename: 'SimpleCartItem', uid, quantity, product: held },
});
const balm = line('1', 5, product('balm', 1));
const tablets = line('2', 3, product('tablets', 1, 'Paracetamol 500 mg'));
const cetirizine = line('3', 1, product('cetirizine', 3));

/** A backend that holds a cart of these lines and takes every order. */
function backend(items: unknown[]) {
  const cart = { cart: { id: 'aB3', items } };
  const answers = {
    ...{ storeViews: threeViews, attributeMetadata, judgedCart: cart, judgedOwnCart: cart },
    '/rest/mmstr_en/V1/guest-carts/aB3/payment-information': Response.json('7'),
    '/rest/mmstr_th/V1/guest-carts/aB3/payment-information': Response.json('7'),
    '/rest/mmstr_en/V1/carts/mine/payment-information': Response.json('7'),
    cmsBlocks: { cmsBlocks: { items: [] } },
    place: { placeOrder: { order: { order_number: '7' } } },
  };
  return fakeCommerce(answers);
}

const ordered = (calls: ReturnType<typeof backend>['calls']) =>
  calls.filter(({ url, query }) => /payment-information$/.test(url.pathname) || query.startsWith('mutation'));

let clients = 0;
const order = (path = '/rest/mmstr_en/V1/guest-carts/aB3/payment-information', headers = {}) => {
  // Each is another client's, or they would be too many.
  clients += 1;
  const own = { ...headers, 'x-forwarded-for': `192.0.2.${clients}` };
  return POST(new Request(`https://shop.example${path}`, { method: 'POST', body: '{}', headers: own }));
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  env.SHOP_TRADE = 'pharmacy';
  env.COMMERCE_FIELDS = 'ProductInterface.legal_category,ProductInterface.active_amounts';
});
afterEach(() => {
  env.SHOP_TRADE = undefined;
  env.COMMERCE_FIELDS = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the till of a pharmacy', () => {
  it('passes on the order of a cart that nothing stands against', async () => {
    const { calls } = backend([balm, { ...tablets, quantity: 2 }]);
    expect(await (await order()).json()).toBe('7');
    expect(ordered(calls)).toHaveLength(1);
  });

  it('refuses what needs a prescription, by name and line, whatever the browser has shown', async () => {
    const { calls } = backend([balm, cetirizine]);
    const answer = await order();
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      message: british.pharmacy.wording.checkout.refused.text.replace('{names}', 'Product cetirizine'),
      extensions: { category: 'shop-rules', lines: ['3'] },
    });
    expect(ordered(calls)).toEqual([]);
  });

  it('refuses a variant that needs one, and a bundle with such a part', async () => {
    const variant = { ...line('4', 1, product('parent', 1)), configured_variant: product('strong', 3) };
    backend([variant]);
    expect(await (await order()).json()).toMatchObject({ extensions: { lines: ['4'] } });
    const part = { uid: btoa('bundle/1/2/1'), product: product('part', 3) };
    const values = [{ uid: btoa('bundle/1/2/1'), label: 'A part', quantity: 1 }];
    const bundle = { ...product('kit', 1), items: [{ options: [part] }] };
    backend([{ ...line('5', 1, bundle), bundle_options: [{ uid: 'o', values }] }]);
    expect(await (await order()).json()).toMatchObject({ extensions: { lines: ['5'] } });
  });

  it('refuses more than one order may hold, in the words of the basket and of the store view', async () => {
    const { calls } = backend([tablets]);
    expect(await (await order()).json()).toEqual({
      message: 'We can sell no more than 2 packs with paracetamol in one order. Your basket has 3 packs.',
      extensions: { category: 'shop-rules', lines: ['2'] },
    });
    const thai = await order('/rest/mmstr_th/V1/guest-carts/aB3/payment-information');
    expect((await thai.json()).message).toMatch(/ไม่เกิน 2 แพ็ก/);
    expect(ordered(calls)).toEqual([]);
  });

  describe('questions', () => {
    const asked = (id: string | null, value: string | null) => ({
      ...line('6', 1, { ...product('codeine', 1), sku: 'COD-32', suitability_form: id }),
      customizable_options: value === null ? [] : [{ values: [{ value }] }],
    });
    const sealed = (form = {}, sku = 'COD-32', now = Date.now()) =>
      sealAnswers('Questions answered', { id: 'ask-codeine', version: 3, store: 'mmstr_th', ...form }, sku, now);
    const refused = { extensions: { category: 'shop-rules', lines: ['6'] } };

    beforeEach(() => {
      env.COMMERCE_FIELDS += ',ProductInterface.suitability_form';
    });

    function withForm(items: unknown[], content: string | null = FORM) {
      const found = backend(items);
      const blocks = content === null ? [] : [{ identifier: 'ask-codeine', content }];
      Object.assign(found.answers, { cmsBlocks: { cmsBlocks: { items: blocks } } });
      return found;
    }

    it('that were answered do not stand against an order, whichever option has the answers', async () => {
      const { calls } = withForm([asked('ask-codeine', sealed()), balm, asked(null, null)]);
      expect(await (await order()).json()).toBe('7');
      expect(ordered(calls)).toHaveLength(1);
      expect(calls.find(({ query }) => query.startsWith('query judgedCart'))?.query).toContain('suitability_form');
    });

    it.each<[string, () => string | null]>([
      ['were not answered', () => null],
      ['were answered by hand', () => 'Questions answered'],
      ['were answered with other words', () => sealed().replace('answered', 'answerd')],
      ['were answered for another product', () => sealed({}, 'COD-16')],
      ['were answered too long ago', () => sealed({}, 'COD-32', Date.now() - ANSWERS_LAST)],
      ['were others', () => sealed({ version: 2 })],
      ['are another product’s', () => sealed({ id: 'ask-nothing' })],
      ['are those of no store view', () => sealed({ store: 'elsewhere' })],
    ])('that %s have the order refused, in the shopper’s language, at the line', async (_, value) => {
      const { calls } = withForm([balm, asked('ask-codeine', value())]);
      const answer = await order();
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({
        ...refused,
        message: british.pharmacy.suitability.refused.replace('{names}', 'Product codeine'),
      });
      expect((await (await order('/rest/mmstr_th/V1/guest-carts/aB3/payment-information')).json()).message).toMatch(
        /^โปรดตอบคำถามใหม่/,
      );
      expect(ordered(calls)).toEqual([]);
    });

    it('that cannot be read by now have it refused', async () => {
      withForm([asked('ask-codeine', sealed())], null);
      expect(await (await order()).json()).toMatchObject(refused);
      withForm([asked('ask-codeine', sealed())], FORM.replace('Version: 3', 'Version'));
      expect(await (await order()).json()).toMatchObject(refused);
    });

    it('of a variant, or of a bundle’s part, are asked too', async () => {
      const variant = { ...product('strong', 1), suitability_form: 'ask-codeine' };
      const parent = { ...asked(null, null), configurable_customizable_options: [], configured_variant: variant };
      withForm([parent]);
      expect(await (await order()).json()).toMatchObject(refused);
      withForm([{ ...parent, configurable_customizable_options: [{ values: [{ value: sealed() }] }] }]);
      expect(await (await order()).json()).toBe('7');
    });
  });

  it('reads a customer’s cart as the customer', async () => {
    const { calls } = backend([cetirizine]);
    const answer = await order('/rest/mmstr_en/V1/carts/mine/payment-information', { Authorization: 'Bearer t' });
    expect(answer.status).toBe(400);
    const read = calls.find(({ query }) => query.startsWith('query judgedOwnCart'));
    expect(read?.headers.get('authorization')).toBe('Bearer t');
  });

  it('refuses by GraphQL, as Magento answers there', async () => {
    const { calls } = backend([cetirizine]);
    const query = 'mutation place($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } } }';
    const headers = { 'Content-Type': 'application/json', Store: 'mmstr_en' };
    const body = JSON.stringify({ query, variables: { id: 'aB3' } });
    const answer = await postGraphQL(new Request('https://shop.example/graphql', { method: 'POST', body, headers }));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ data: null, errors: [{ extensions: { category: 'shop-rules' } }] });
    expect(ordered(calls)).toEqual([]);
  });

  it('refuses what changes a cart and orders it in one call: it is judged as it was before', async () => {
    const { calls } = backend([balm]);
    const order = 'placeOrder(input: { cart_id: "aB3" }) { order { order_number } }';
    const add = 'addProductsToCart(cartId: "aB3", cartItems: [{ sku: "CET", quantity: 1 }]) { cart { id } }';
    const texts = [`mutation place { ${add} ${order} }`, [`mutation add { ${add} }`, `mutation place { ${order} }`]];
    for (const text of texts) {
      const body = JSON.stringify([text].flat().map((query) => ({ query })));
      const headers = { 'Content-Type': 'application/json', Store: 'mmstr_en' };
      const answer = await postGraphQL(new Request('https://shop.example/graphql', { method: 'POST', body, headers }));
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        errors: [{ message: expect.stringContaining('cannot be placed in') }],
      });
    }
    expect(calls).toEqual([]);
  });

  it.each([
    ['the cart cannot be read', { judgedCart: new Response('', { status: 500 }) }],
    ['the facts cannot be read', { attributeMetadata: new Response('', { status: 500 }) }],
    ['it is somebody else’s', { judgedCart: refusal('The current user cannot perform operations on cart "aB3"') }],
    ['a line tells no product', { judgedCart: { cart: { id: 'aB3', items: [{ ...balm, product: null }] } } }],
  ])('sells nothing where %s, and says that nothing was ordered', async (_, broken) => {
    const { calls, answers } = backend([balm]);
    Object.assign(answers, broken);
    const answer = await order();
    expect([answer.status, answer.headers.get('x-commerce')]).toEqual([503, 'unreachable']);
    expect(ordered(calls)).toEqual([]);
  });

  it('sells nothing by the number of a cart, which it cannot read', async () => {
    const { calls } = backend([balm]);
    expect((await order('/rest/mmstr_en/V1/carts/12/payment-information')).status).toBe(503);
    expect(ordered(calls)).toEqual([]);
  });

  it.each([
    'Could not find a cart with ID "aB3"',
    "The cart isn't active.",
    'Some of the products are out of stock.',
    'There are no source items with the in stock status',
  ])('leaves it to the backend to say: %s', async (message) => {
    const { calls, answers } = backend([balm]);
    Object.assign(answers, { judgedCart: refusal(message, { cart: { id: 'aB3', items: [null, balm] } }) });
    await order();
    expect(ordered(calls)).toHaveLength(1);
  });

  it('of another trade, and of a shop that tells no facts, asks nothing', async () => {
    env.SHOP_TRADE = 'neutral';
    const { calls } = backend([cetirizine, tablets]);
    expect(await (await order()).json()).toBe('7');
    expect(calls.map(({ query }) => query).join()).not.toContain('judged');
  });
});

function refusal(message: string, data: object = { cart: null }): Response {
  return Response.json({
    errors: [{ message, extensions: { category: 'graphql-input' }, path: ['cart'] }],
    data,
  });
}
