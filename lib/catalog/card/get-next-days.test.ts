import { afterEach, expect, it, vi } from 'vitest';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { getNamedProducts } from './get-named-products';

const tagged = vi.hoisted(() => new Set<string>());
vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown, _key: string[], { tags = [] }: { tags?: string[] } = {}) => {
    for (const tag of tags) tagged.add(tag);
    return read;
  },
}));
vi.mock('next-intl/server', async () => {
  const { createTranslator } = await import('next-intl');
  const { default: messages } = await import('@/messages/en-GB.json');
  return {
    getTranslations: async (namespace: 'product') => createTranslator({ locale: 'en-GB', messages, namespace }),
  };
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const money = { value: 3, currency: 'GBP' };
const date = (sku: string, more: object = {}) => ({
  ...{ __typename: 'CustomizableDateOption', required: true, value: { sku, type: 'DATE' } },
  ...more,
});
const product = (url_key: string, options: object[], more: object = {}) => ({
  ...{ __typename: 'VirtualProduct', uid: url_key, sku: url_key, name: url_key, url_key, options },
  ...{ rating_summary: 0, review_count: 0, stock_status: 'IN_STOCK' },
  price_range: { minimum_price: { final_price: money, regular_price: money } },
  ...more,
});

/** What the cards of these say below their names, late on a Saturday in London. */
async function daysOf(items: ReturnType<typeof product>[], timezone: string | null, storeContext = testStoreContext) {
  vi.useFakeTimers({ now: new Date('2026-11-28T23:30:00Z'), toFake: ['Date'] });
  const { calls } = fakeCommerce({
    '/graphql': { ProductInterface: { fields: [] } },
    attributeMetadata: { customAttributeMetadata: { items: [] } },
    namedProducts: { products: { items } },
    storeClock: () =>
      timezone === 'down' ? new Response('', { status: 503 }) : { storeConfig: { store_code: 'default', timezone } },
  });
  const named = await getNamedProducts(
    storeContext,
    items.map(({ url_key }) => url_key),
  );
  const asked = calls.some(({ query }) => query.includes('storeClock'));
  return { days: [...named.values()].map(({ note }) => note ?? ''), asked };
}

it('a card of what is booked for a day says which is the next by the shop’s clock', async () => {
  const services = [product('call', [date('days-1-60')]), product('jab', [date('days-1-60-123456')])];
  expect((await daysOf(services, 'Europe/London')).days).toEqual([
    'First available: Sun\u00a029\u00a0Nov',
    'First available: Mon\u00a030\u00a0Nov',
  ]);
  expect((await daysOf(services, 'Asia/Bangkok')).days).toEqual([
    'First available: Mon\u00a030\u00a0Nov',
    'First available: Mon\u00a030\u00a0Nov',
  ]);
});

it('a Thai date parts before its month alone', async () => {
  const thai = { ...testStoreContext, storeView: { ...testStoreContext.storeView, locale: 'th-TH' } };
  const { days } = await daysOf([product('call', [date('days-1-60')])], 'Asia/Bangkok', thai);
  expect(days).toEqual(['First available: วัน\u2060จันทร์\u2060ที่\u00a030 พ.ย.']);
});

it('a page with such a card is not kept beyond the shop’s day', async () => {
  tagged.clear();
  await daysOf([product('call', [date('days-1-60')])], 'Asia/Bangkok');
  expect([...tagged]).toContain(`until_${Date.parse('2026-11-29T17:00:00Z')}`);
  tagged.clear();
  await daysOf([product('plain', [])], 'Asia/Bangkok');
  expect([...tagged].join()).not.toContain('until_');
});

it('a card says no day that need not be chosen, that cannot be had, or that the shop’s clock does not tell', async () => {
  const soldOut = product('gone', [date('days-1-60')], { stock_status: 'OUT_OF_STOCK' });
  expect((await daysOf([soldOut], 'Europe/London')).days).toEqual(['']);
  expect((await daysOf([product('call', [date('days-1-60')])], null)).days).toEqual(['']);
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await daysOf([product('call', [date('days-1-60')])], 'down')).days, 'the clock alone is lost').toEqual(['']);
  expect(told).toHaveBeenCalled();
  const others = [
    product('sent-on', [date('days-2-30', { required: false })]),
    product('any-day', [date('')]),
    product('at', [date('days-1-60', { value: { sku: 'days-1-60', type: 'DATE_TIME' } })]),
    product('plain', []),
    product('cake', [date('days-1-60')], { __typename: 'SimpleProduct' }),
  ];
  expect(await daysOf(others, 'Europe/London')).toEqual({ days: ['', '', '', '', ''], asked: false });
});
