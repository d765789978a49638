import { afterEach, expect, test, vi } from 'vitest';
import { graphql } from '@/lib/magento/graphql';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { query } from './query';

/** The tags of the cached constants that were read while a page is rendered: Next puts them on the page. */
const { pageTags } = vi.hoisted(() => ({ pageTags: vi.fn<(tags: readonly string[]) => void>() }));

vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown, _: unknown, { tags }: { tags: readonly string[] }) => {
    pageTags(tags);
    return read;
  },
}));

const document = graphql('query name { storeConfig { store_name } }');
const answers = { name: { storeConfig: { store_name: 'mmstr' } } };
const storeView = { code: 'mmstr_en', currency: 'GBP' };

afterEach(() => {
  vi.unstubAllGlobals();
  pageTags.mockClear();
});

test('[NET-3] a page in its store view’s own currency names none; one in a chosen currency names it', async () => {
  const { calls } = fakeCommerce(answers);
  for (const currency of ['GBP', 'EUR', undefined]) {
    await query(document, {}, { storeContext: { storeView, currency }, tags: [] });
  }
  expect(calls.map(({ headers }) => headers.get('content-currency'))).toEqual([null, 'EUR', null]);
});

test('what is not to be kept takes no place in the cache, neither do its tags', async () => {
  const listing = graphql('query listing { products(filter: {}) { items { uid sku } } }');
  fakeCommerce({ listing: { products: { items: [{ uid: 'MQ==', sku: 'sku-1' }] } } });
  const asked = vi.spyOn(globalThis, 'fetch');
  const options = { storeContext: { storeView }, tags: ['catalog'] };
  await query(listing, {}, { ...options, isKept: false });
  await query(listing, {}, options);
  expect(asked.mock.calls.map(([, init]) => init?.next)).toEqual([
    { revalidate: 0 },
    { revalidate: 300, tags: ['catalog'] },
  ]);
  expect(pageTags.mock.calls).toEqual([[['cat_p_1']]]);
});

test('an answer with errors is refused, unless what it holds beside them is wanted', async () => {
  const errors = [{ message: 'Half of it failed' }];
  fakeCommerce({ name: () => Response.json({ errors, data: answers.name }) });
  const options = { storeContext: { storeView }, tags: [] };
  await expect(query(document, {}, options)).rejects.toThrow('Half of it failed');
  expect(await query(document, {}, { ...options, isPartial: true })).toEqual(answers.name);
  fakeCommerce({ name: () => Response.json({ errors, data: null }) });
  await expect(query(document, {}, { ...options, isPartial: true })).rejects.toThrow('Half of it failed');
});

test('a page carries the tags of all that its reads answer, though Magento names none, and those that it names', async () => {
  const listing = graphql('query listing { products(filter: {}) { items { uid sku } } }');
  const items = [...Array(120).keys()].map((id) => ({ uid: btoa(`${id + 1}`), sku: `sku-${id}` }));
  const data = { products: { items } };
  const { answers: given } = fakeCommerce({ listing: data });
  await query(listing, {}, { storeContext: { storeView }, tags: [] });
  const tags = pageTags.mock.calls.flatMap(([some]) => some);
  expect(tags.toSorted()).toEqual(items.map((_, id) => `cat_p_${id + 1}`).toSorted());
  // Next drops what is more than 128 tags of one entry.
  expect(Math.max(...pageTags.mock.calls.map(([some]) => some.length))).toBeLessThanOrEqual(128);

  pageTags.mockClear();
  given.listing = Response.json({ data: {} }, { headers: { 'X-Magento-Tags': 'cat_p,cat_c_p_4' } });
  await query(listing, {}, { storeContext: { storeView }, tags: [] });
  expect(pageTags.mock.calls).toEqual([[['cat_c_p_4']]]);
});
