import { expect, it, vi } from 'vitest';
import { keptFrom } from '@/lib/catalog/card/card-rules.fixture';
import { getSuggestQuery } from './get-suggest-query';

const backend = vi.hoisted(() => ({
  fields: {} as Record<string, string[]>,
  productAttributes: ['brand', 'legal_category'],
}));
vi.mock('@/lib/magento/capabilities/capabilities', () => ({ getCapabilities: async () => backend }));

it('[CAT-6] the query for suggestions asks what a pack holds where the backend can tell', async () => {
  backend.productAttributes = ['brand', 'legal_category', 'unit_pricing_measure', 'unit_pricing_base'];
  expect(await getSuggestQuery()).toContain('{uid unit_pricing_measure unit_pricing_base}');
  backend.productAttributes = ['brand', 'legal_category'];
  expect(await getSuggestQuery()).not.toContain('unit_pricing');
});

it('[CAT-6] the query for suggestions is short and asks only for fields that the backend has', async () => {
  backend.fields = { Products: ['suggestions'] };
  expect(await getSuggestQuery()).toMatch(
    /^query suggest\(\$term:String!\)\{products\(search:\$term.*\{suggestions\{search\}\}/,
  );
  backend.fields = { Products: [] };
  expect(await getSuggestQuery()).not.toContain('suggestions');
  expect(await getSuggestQuery()).not.toContain('legal_category');
  expect(await getSuggestQuery(keptFrom('suggested'))).toContain(
    'RuledProduct on ProductInterface{uid legal_category}',
  );
});
