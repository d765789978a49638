import { afterEach, expect, it, vi } from 'vitest';
import { keptFrom } from '@/lib/catalog/card/card-rules.fixture';
import { toAttributeCatalogue } from '@/lib/catalog/product/attributes';
import { partialAnswer } from '@/lib/testing/partial-answer';
import { loadRecentProducts, type RecentSource } from './recent-products';

const browser = vi.hoisted(() => ({ browserQuery: vi.fn() }));
vi.mock('@/lib/magento/browser/browser-query', () => browser);
afterEach(() => vi.clearAllMocks());

const money = { value: 3, currency: 'GBP' };
const product = (sku: string, legal_category: string) => ({
  ...{ __typename: 'SimpleProduct', uid: sku, sku, name: sku, url_key: sku, legal_category },
  ...{ rating_summary: 0, review_count: 0 },
  price_range: { minimum_price: { final_price: money, regular_price: money } },
});

it('[CAT-7] does not show again what needs a prescription', async () => {
  const items = [product('FEX-180', 'Prescription only'), product('TEA', ''), product('FEX-120', 'P')];
  browser.browserQuery.mockResolvedValue({ products: { items } });
  const source: RecentSource = {
    ...{ query: 'query recentProducts', currency: 'GBP', storeView: { code: 'mmstr_en', isDefault: true } },
    attributes: toAttributeCatalogue(partialAnswer([{ attribute_code: 'legal_category', input_type: 'text' }])),
    cardRules: keptFrom('recent'),
  };
  const shown = await loadRecentProducts(source, ['FEX-120', 'FEX-180', 'TEA']);
  expect(shown.map(({ sku }) => sku)).toEqual(['FEX-120', 'TEA']);
});
