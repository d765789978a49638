import { afterEach, expect, test, vi } from 'vitest';
import { graphql } from '@/lib/magento/graphql';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { query } from './query';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

const document = graphql('query name { storeConfig { store_name } }');
const answers = { name: { storeConfig: { store_name: 'mmstr' } } };
const storeView = { code: 'mmstr_en', currency: 'GBP' };

afterEach(() => vi.unstubAllGlobals());

test('[NET-3] a page in its store view’s own currency names none; one in a chosen currency names it', async () => {
  const { calls } = fakeCommerce(answers);
  for (const currency of ['GBP', 'EUR', undefined]) {
    await query(document, {}, { storeContext: { storeView, currency }, tags: [] });
  }
  expect(calls.map(({ headers }) => headers.get('content-currency'))).toEqual([null, 'EUR', null]);
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
