import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop';
import { sampleShop } from '../testing/sample-shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(sampleShop);
});
afterAll(() => shop.close());

const FILTERS = `filters { name request_var filter_items_count filter_items { __typename label value_string items_count
  ... on SwatchLayerFilterItem { swatch_data { type value } } } }`;

async function filtersOf(category: string, headers?: Record<string, string>) {
  const query = `{ products(filter: { category_uid: { eq: "${category}" } }) { ${FILTERS} } }`;
  const { data, errors } = (await shop.execute(query, {}, headers)).body;
  expect(errors).toBeUndefined();
  return (data as { products: { filters: { request_var: string; filter_items: Record<string, unknown>[] }[] } })
    .products.filters;
}

const plain = (label: string, value: string, count: number) => ({
  __typename: 'LayerFilterItem',
  label,
  value_string: value,
  items_count: count,
});

const swatch = (label: string, value: string, count: number, data: { type: string; value: string }) => ({
  ...plain(label, value, count),
  __typename: 'SwatchLayerFilterItem',
  swatch_data: data,
});

describe('filters, as old clients ask for them', () => {
  it('[BACK-1] name categories, prices and attributes with what they find', async () => {
    expect(await filtersOf('Mw==')).toEqual([
      { name: 'Category', request_var: 'cat', filter_items_count: 1, filter_items: [plain('Medicines', '3', 6)] },
      {
        name: 'Price',
        request_var: 'price',
        filter_items_count: 2,
        filter_items: [
          plain('<span class="price">£0.00</span> - <span class="price">£9.99</span>', '0-10', 5),
          plain('<span class="price">£10.00</span> - <span class="price">£19.99</span>', '10-20', 1),
        ],
      },
      {
        name: 'Brand',
        request_var: 'brand',
        filter_items_count: 2,
        filter_items: [plain('Acme', '302', 2), plain('Zeta', '301', 2)],
      },
      {
        name: 'Flavour',
        request_var: 'flavour',
        filter_items_count: 2,
        filter_items: [
          swatch('Mint', '310', 1, { type: '1', value: '#98ff98' }),
          swatch('Orange', '311', 1, { type: '2', value: '/o/r/orange.webp' }),
        ],
      },
      expect.objectContaining({ request_var: 'pack_size' }),
      expect.objectContaining({ request_var: 'active_ingredient' }),
      {
        name: 'Sugar free',
        request_var: 'sugar_free',
        filter_items_count: 2,
        filter_items: [plain('Yes', '1', 2), plain('No', '0', 1)],
      },
    ]);
  });

  it('[BACK-1] speak the language and the currency of the request', async () => {
    const found = await filtersOf('Mw==', { Store: 'mmstr_th' });
    const byVariable = new Map(found.map((filter) => [filter.request_var, filter.filter_items]));
    expect(byVariable.get('sugar_free')?.map(({ label }) => label)).toEqual(['ใช่', 'ไม่ใช่']);
    expect(byVariable.get('price')?.[0]).toEqual(
      plain('<span class="price">฿0.00</span> - <span class="price">฿444.99</span>', '0-445', 5),
    );
  });

  it('[BACK-1] are none where nothing was found', async () => {
    expect(await filtersOf('OA==')).toEqual([]);
  });
});
