import { afterEach, expect, it, vi } from 'vitest';
import { untilTag } from '@/lib/cache/tags.mjs';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { getNamedProducts } from './get-named-products';

const tagged = vi.hoisted(() => ({ tags: [] as string[] }));
vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown, _: unknown, { tags }: { tags: string[] }) => {
    tagged.tags.push(...tags);
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
  tagged.tags = [];
  vi.useRealTimers();
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
async function detailsOf(items: ReturnType<typeof product>[], timezone: string | null) {
  vi.useFakeTimers({ now: new Date('2026-11-28T23:30:00Z'), toFake: ['Date'] });
  const { calls } = fakeCommerce({
    '/graphql': { ProductInterface: { fields: [] } },
    attributeMetadata: { customAttributeMetadata: { items: [] } },
    namedProducts: { products: { items } },
    storeClock: { storeConfig: { store_code: 'default', timezone } },
  });
  const named = await getNamedProducts(
    testStoreContext,
    items.map(({ url_key }) => url_key),
  );
  const asked = calls.some(({ query }) => query.includes('storeClock'));
  return { details: [...named.values()].map(({ details }) => details.join()), asked };
}

const until = () => tagged.tags.filter((tag) => tag.startsWith(untilTag(0).slice(0, -1)));

it('a card of what is booked for a day says which is the next by the shop’s clock, until the shop’s midnight', async () => {
  const services = [product('call', [date('days-1-60')]), product('jab', [date('days-1-60-123456')])];
  expect((await detailsOf(services, 'Europe/London')).details).toEqual([
    'Next day: Sun\u00a029\u00a0Nov',
    'Next day: Mon\u00a030\u00a0Nov',
  ]);
  expect(until()).toEqual([untilTag(Date.parse('2026-11-29T00:00:00Z'))]);
  tagged.tags = [];
  expect((await detailsOf(services, 'Asia/Bangkok')).details).toEqual([
    'Next day: Mon\u00a030\u00a0Nov',
    'Next day: Mon\u00a030\u00a0Nov',
  ]);
  expect(until()).toEqual([untilTag(Date.parse('2026-11-29T17:00:00Z'))]);
});

it('a card says no day that need not be chosen, that cannot be had, or that the shop’s clock does not tell', async () => {
  const soldOut = product('gone', [date('days-1-60')], { stock_status: 'OUT_OF_STOCK' });
  expect((await detailsOf([soldOut], 'Europe/London')).details).toEqual(['']);
  expect((await detailsOf([product('call', [date('days-1-60')])], null)).details).toEqual(['']);
  const others = [
    product('sent-on', [date('days-2-30', { required: false })]),
    product('any-day', [date('')]),
    product('at', [date('days-1-60', { value: { sku: 'days-1-60', type: 'DATE_TIME' } })]),
    product('plain', []),
  ];
  tagged.tags = [];
  expect(await detailsOf(others, 'Europe/London')).toEqual({ details: ['', '', '', ''], asked: false });
  expect(until()).toEqual([]);
});
