import { expect, it, vi } from 'vitest';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { keptFrom } from './card-rules.fixture';
import { getNamedProducts } from './get-named-products';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

const money = { value: 3, currency: 'GBP' };
const product = (url_key: string, legal_category: string) => ({
  ...{ __typename: 'SimpleProduct', uid: url_key, sku: url_key, name: url_key, url_key, legal_category },
  ...{ rating_summary: 0, review_count: 0 },
  price_range: { minimum_price: { final_price: money, regular_price: money } },
});

it('What a text names has a card, unless it needs a prescription', async () => {
  const { calls } = fakeCommerce({
    '/graphql': { ProductInterface: { fields: [{ name: 'legal_category', type: { kind: 'SCALAR', ofType: null } }] } },
    attributeMetadata: {
      customAttributeMetadata: { items: [{ attribute_code: 'legal_category', input_type: 'text' }] },
    },
    namedProducts: {
      products: { items: [product('malaria', 'Prescription only'), product('tea', ''), product('drops', 'P')] },
    },
  });
  const named = await getNamedProducts(testStoreContext, ['malaria', 'tea', 'drops'], keptFrom('content'));
  expect([...named.keys()]).toEqual(['tea', 'drops']);
  expect(named.get('drops')?.badge?.label).toBe('P');
  expect(calls.at(-1)?.query, 'this backend has no reviews').not.toContain('review_count');
});

it('What a text names says what it can be chosen in, where its trade tells such facts on cards', async () => {
  const options = [{ attribute_code: 'strength', values: [{ label: '200 mg' }, { label: '400 mg' }] }];
  const chosen = { ...product('ibuprofen', ''), __typename: 'ConfigurableProduct', configurable_options: options };
  fakeCommerce({
    '/graphql': { ProductInterface: { fields: [] } },
    attributeMetadata: { customAttributeMetadata: { items: [] } },
    namedProducts: { products: { items: [chosen, product('tea', '')] } },
  });
  const rules = { ...keptFrom('content'), details: ['strength'] };
  const named = await getNamedProducts(testStoreContext, ['ibuprofen', 'tea'], rules);
  expect(named.get('ibuprofen')).toMatchObject({ note: '200\u00a0mg or 400\u00a0mg', details: [] });
  expect(named.get('tea')).not.toHaveProperty('note');
});
