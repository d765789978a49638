import { expect, it, onTestFinished, vi } from 'vitest';
import { AppError } from '@/lib/errors/app-error';
import { OUT_OF_STOCK } from '@/lib/magento/magento-messages';
import type { AskedOrder } from '@/lib/magento/server/forward-call';
import { setUpPharmacy } from '@/lib/pharmacy/pharmacy-backend.fixture';
import { fakeCommerce, threeViews } from '@/lib/testing/fake-commerce';
import british from '@/messages/en-GB.json';
import { judgeOrder } from './judge-order';
import { ANSWERS_LAST, sealAnswers } from './suitability/seal';
import { FORM } from './suitability/suitability.fixture';

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
          { value: '5', label: 'Depends on the pack' },
        ],
      },
    ],
  },
};

setUpPharmacy(['legal_category', 'suitability_form']);

const product = (legal_category: number | null, suitability_form: string | null = null) => ({
  ...{ __typename: 'SimpleProduct', uid: '1', sku: 'COD-32', name: 'Codeine', legal_category, suitability_form },
});
const prescribed = product(3, 'ask-codeine');
const sealed = (form = {}, sku = 'COD-32', now = Date.now()) =>
  sealAnswers('Consultation answered', { id: 'ask-codeine', version: 3, store: 'mmstr_th', ...form }, sku, now);
const entered = (value: string) => [{ values: [{ value }] }];

/** What stands against the order of a line; null where nothing does. */
function judged(
  held: object,
  value: string | null = sealed(),
  more: object = {},
  id = 'aB3',
  ifRefused?: Parameters<typeof judgeOrder>[1],
) {
  const options = { customizable_options: value === null ? [] : entered(value) };
  const line = { __typename: 'SimpleCartItem', uid: '6', quantity: 1, product: held, ...options, ...more };
  const cmsBlocks = { cmsBlocks: { items: [{ identifier: 'ask-codeine', content: FORM }] } };
  const judgedCart = ({ variables }: { variables: object }) => ({
    cart: { id: Reflect.get(variables, 'cartId'), items: [line] },
  });
  fakeCommerce({ storeViews: threeViews, attributeMetadata, cmsBlocks, judgedCart });
  return judgeOrder({ cart: { id }, storeCode: 'mmstr_en', authorization: null }, ifRefused);
}

it('a consultation sells what needs a prescription, also a variant of it', async () => {
  expect(await judged(prescribed)).toBeNull();
  const variant = { configured_variant: product(3), configurable_customizable_options: entered(sealed()) };
  expect(await judged(prescribed, null, variant)).toBeNull();
});

it.each<[string, () => string | null]>([
  ['was not held', () => null],
  ['was made by hand', () => 'Consultation answered'],
  ['was held about another product', () => sealed({}, 'COD-16')],
  ['was held too long ago', () => sealed({}, 'COD-32', Date.now() - ANSWERS_LAST)],
  ['had other questions', () => sealed({ version: 2 })],
  ['was held by another form', () => sealed({ id: 'ask-nothing' })],
])('a consultation that %s sells nothing', async (_, value) => {
  expect(await judged(prescribed, value())).toEqual({
    message: british.pharmacy.consultation.refused.replace('{names}', 'Codeine'),
    lines: ['6'],
  });
});

it('answers count for one order: again for its cart, as after a refused payment, and for no other', async () => {
  const answers = sealed({}, 'COD-32', Date.now() - 60_000);
  expect(await judged(prescribed, answers)).toBeNull();
  expect(await judged(prescribed, answers)).toBeNull();
  expect(await judged(prescribed, answers, {}, 'cD4')).toEqual({
    message: british.pharmacy.consultation.refused.replace('{names}', 'Codeine'),
    lines: ['6'],
  });
  expect(await judged(prescribed, sealed(), {}, 'cD4')).toBeNull();
});

it('answers of an order that the backend refuses count for another cart, as of a guest who signs in', async () => {
  const answers = sealed({}, 'COD-32', Date.now() - 240_000);
  const order = async (id: string) => {
    const noted: (() => Promise<unknown>)[] = [];
    const refusal = await judged(prescribed, answers, {}, id, (takeBack) => noted.push(takeBack));
    return { refusal, refuse: () => Promise.all(noted.map((takeBack) => takeBack())) };
  };
  const first = await order('kL8');
  const second = await order('kL8');
  await Promise.all([first.refuse(), second.refuse()]);
  expect((await order('mN9')).refusal, 'one of the two may be made').not.toBeNull();

  const others = sealed({}, 'COD-32', Date.now() - 300_000);
  const declined: (() => Promise<unknown>)[] = [];
  expect(await judged(prescribed, others, {}, 'kL8', (takeBack) => declined.push(takeBack))).toBeNull();
  for (const takeBack of declined) await takeBack();
  expect(await judged(prescribed, others, {}, 'mN9')).toBeNull();
  for (const takeBack of declined) await takeBack();
  expect(await judged(prescribed, others, {}, 'kL8'), 'they are the other cart’s').not.toBeNull();
});

it('answers are spent by no cart that is refused for something else', async () => {
  const answers = sealed({}, 'COD-32', Date.now() - 120_000);
  const tooMuch = { quantity: 2 };
  expect(await judged(prescribed, answers, tooMuch)).toMatchObject({ message: expect.stringContaining('1') });
  expect(await judged(prescribed, answers, {}, 'eF5')).toBeNull();
});

it('of two carts that are ordered with the same answers at once one is let through', async () => {
  const answers = sealed({}, 'COD-32', Date.now() - 180_000);
  const verdicts = await Promise.all(['gH6', 'iJ7', 'iJ7'].map((id) => judged(prescribed, answers, {}, id)));
  expect(verdicts.filter((verdict) => verdict === null)).toHaveLength(verdicts[0] === null ? 1 : 2);
});

const part = { uid: btoa('bundle/1/2/1'), product: prescribed };
const parts = { bundle_options: [{ uid: 'o', values: [{ uid: part.uid, label: 'A part', quantity: 1 }] }] };

it.each<[string, () => ReturnType<typeof judged>]>([
  ['a product without a form', () => judged(product(3))],
  ['a bundle, whatever its own form', () => judged({ ...prescribed, items: [{ options: [part] }] }, sealed(), parts)],
  [
    'a part, by the form of its bundle',
    () => judged({ ...product(1, 'ask-codeine'), items: [{ options: [part] }] }, sealed(), parts),
  ],
  [
    'a variant of what is sold without one',
    () =>
      judged(product(1, 'ask-codeine'), null, {
        configured_variant: product(3),
        configurable_customizable_options: entered(sealed()),
      }),
  ],
])('no consultation can be held about %s', async (_, refusal) => {
  expect(await refusal()).toEqual({ message: expect.stringContaining('This needs a prescription'), lines: ['6'] });
});

it('a legal category that has no label yet, as one that is new in the backend, is not sold', async () => {
  expect(await judged(product(1), null)).toBeNull();
  expect(await judged(product(4), null)).toEqual({ message: expect.stringContaining('Codeine'), lines: ['6'] });
});

it('what leaves it to its packs is sold as each of them says, and not where one says nothing', async () => {
  const pack = (legal_category: number | null) => ({ configured_variant: product(legal_category) });
  const open = { ...product(5), __typename: 'ConfigurableProduct' };
  expect(await judged(open, null, pack(1))).toBeNull();
  const unknown = british.checkout.refused.text.replace('{names}', 'Codeine');
  for (const own of [null, 4, 5]) expect(await judged(open, null, pack(own))).toMatchObject({ message: unknown });
  expect(await judged(open, null, pack(3))).toMatchObject({
    message: expect.stringContaining('This needs a prescription'),
  });
  expect(await judged(product(5), null), 'without any packs').toMatchObject({ message: unknown });
  const bundle = { ...product(5), __typename: 'BundleProduct' };
  for (const own of [1, null]) {
    const items = [{ options: [{ uid: part.uid, product: product(own) }] }];
    expect(await judged({ ...bundle, items }, null, parts), 'a bundle’s parts say it of none').toMatchObject({
      message: unknown,
    });
  }
});

/** What becomes of an order whose cart the backend reads as it is told; both documents are answered alike. */
function tried(
  answer: (headers: Headers) => unknown,
  authorization: string | null,
  cart: AskedOrder['cart'],
  cmsBlocks: unknown = { cmsBlocks: { items: [] } },
) {
  const read = ({ headers }: { headers: Headers }) => answer(headers);
  fakeCommerce({ storeViews: threeViews, attributeMetadata, cmsBlocks, judgedCart: read, judgedOwnCart: read });
  return judgeOrder({ cart, storeCode: 'mmstr_en', authorization });
}
const failed = (status: number, message: string, category = 'graphql-authentication') =>
  Response.json({ errors: [{ message, extensions: { category } }] }, { status });
type Blocks = { variables: { identifiers: string[] } };
const unknownToken = () => failed(401, 'The token is malformed');
const saleLine = { __typename: 'SimpleCartItem', uid: '5', quantity: 1, product: product(1) };
const prescribedLine = { __typename: 'SimpleCartItem', uid: '6', quantity: 1, product: product(3) };

it('a guest’s cart that comes with a token nobody knows is read as a guest’s, as REST orders it', async () => {
  const later = (headers: Headers) =>
    headers.has('authorization') ? unknownToken() : { cart: { id: 'aB3', items: [prescribedLine] } };
  expect(await tried(later, 'Bearer x', { id: 'aB3' })).toMatchObject({ lines: ['6'] });
});

it.each<[string, () => unknown]>([
  ['it is another’s', () => failed(403, 'The current user cannot perform operations on cart "aB3"')],
  ['a gate stands before the backend', () => failed(401, 'Unauthorized')],
  ['nothing of it comes', () => ({ cart: null })],
  ['its lines do not come', () => ({ cart: { id: 'aB3', items: null } })],
  ['one of its lines does not come', () => ({ cart: { id: 'aB3', items: [saleLine, null] } })],
])('a named cart that cannot be read is not passed on, as where %s', async (_, answer) => {
  for (const authorization of ['Bearer x', null])
    await expect(tried(answer, authorization, { id: 'aB3' })).rejects.toThrow(AppError);
});

it('an order is neither passed on nor refused where its questions do not come; of questions that are gone none is answered', async () => {
  const line = { ...prescribedLine, product: prescribed, customizable_options: entered(sealed()) };
  const order = (questions: () => Response) =>
    tried(
      () => ({ cart: { id: 'oP1', items: [line] } }),
      null,
      { id: 'oP1' },
      ({ variables }: Blocks) =>
        variables.identifiers.includes('ask-codeine') ? questions() : { cmsBlocks: { items: [] } },
    );
  const [down, unknown] = [
    new Response('', { status: 503 }),
    'The CMS block with the "ask-codeine" ID doesn\'t exist.',
  ];
  await expect(order(() => down)).rejects.toThrow(AppError);
  await expect(order(() => failed(200, 'Internal server error', 'internal'))).rejects.toThrow(AppError);
  const gone = await order(() => failed(200, unknown, 'graphql-no-such-entity'));
  expect(gone).toMatchObject({ message: british.pharmacy.consultation.refused.replace('{names}', 'Codeine') });
});

it.each([401, 403, 200])(
  'a customer’s own cart without a session, told by status %i, is refused as that',
  async (status) => {
    const message = status === 401 ? 'The token is malformed' : "The current customer isn't authorized.";
    const answer = () => failed(status, message, 'graphql-authorization');
    expect(await tried(answer, 'Bearer x', 'own')).toEqual({ message, lines: [], isUnauthorized: true });
  },
);

it('a cart that Magento would not order is refused in its words, whatever it holds', async () => {
  const message = 'The requested qty is not available';
  const error = { message, path: ['cart', 'items', 0], extensions: { category: 'graphql-input' } };
  const answer = () => Response.json({ errors: [error], data: { cart: { id: 'aB3', items: [null, prescribedLine] } } });
  expect(await tried(answer, null, { id: 'aB3' })).toEqual({ message, lines: [] });
});

it('a cart that is gone, or sold out, is the backend’s to refuse', async () => {
  for (const message of ['Could not find a cart with ID "aB3"', "The cart isn't active.", OUT_OF_STOCK[0] ?? ''])
    expect(await tried(() => failed(200, message, 'graphql-no-such-entity'), null, { id: 'aB3' })).toBeNull();
});

it('[CART-8] a service is ordered until its day has passed by the shop’s own clock', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T18:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const talk = { ...product(null), __typename: 'VirtualProduct', name: 'A talk' };
  const booked = (day: string, type = 'date', __typename = 'VirtualCartItem') => ({
    ...{ __typename, uid: '7', quantity: 1, product: talk },
    customizable_options: [{ type, values: [{ value: `${day} 00:00:00` }] }],
  });
  const order = (
    line: object,
    storeClock: object = { storeConfig: { store_code: 'mmstr_en', timezone: 'Asia/Bangkok' } },
  ) => {
    const cmsBlocks = { cmsBlocks: { items: [] } };
    const judgedCart = { cart: { id: 'qR2', items: [line] } };
    fakeCommerce({ storeViews: threeViews, attributeMetadata, cmsBlocks, judgedCart, storeClock });
    return judgeOrder({ cart: { id: 'qR2' }, storeCode: 'mmstr_en', authorization: null });
  };
  // There it is the 25th by now.
  expect(await order(booked('2026-11-24'))).toEqual({ message: british.checkout.summary.dayOver, lines: ['7'] });
  expect(await order(booked('2026-11-25'))).toBeNull();
  expect(await order(booked('2026-11-24', 'field'))).toBeNull();
  expect(await order(booked('2026-11-24', 'date', 'SimpleCartItem')), 'what comes by post on a day').toBeNull();
  expect(await order(booked('2026-11-24'), { storeConfig: null }), 'where no clock is told').toBeNull();
});
