import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop';
import { sampleShop } from '../testing/sample-shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(sampleShop);
});
afterAll(() => shop.close());

const QUERY = `query($search:String,$filter:ProductAttributeFilterInput,$only:AggregationsFilterInput) {
  products(search:$search,filter:$filter,pageSize:1) { aggregations(filter:$only) {
    attribute_code label count position options { __typename label value count } } } }`;

interface Aggregation {
  attribute_code: string;
  label: string;
  count: number;
  position: number | null;
  options: { __typename: string; label: string; value: string; count: number }[];
}

const ask = async (variables: Record<string, unknown>, headers?: Record<string, string>) => {
  const { data, errors } = (await shop.execute(QUERY, variables, headers)).body;
  expect(errors).toBeUndefined();
  return (data as { products: { aggregations: Aggregation[] } }).products.aggregations;
};

const short = (aggregations: Aggregation[]) =>
  Object.fromEntries(
    aggregations.map(({ attribute_code, options }) => [
      attribute_code,
      options.map((o) => `${o.label}:${o.value}:${o.count}`),
    ]),
  );

const inMedicines = { category_uid: { eq: 'Mw==' } };

describe('aggregations', () => {
  it('[BACK-1] [CAT-1] begins with price and category, then attributes by position; options in their sort order', async () => {
    const found = await ask({ filter: inMedicines });
    expect(
      found.map(({ attribute_code, label, count, position }) => ({ attribute_code, label, count, position })),
    ).toEqual([
      { attribute_code: 'price', label: 'Price', count: 2, position: null },
      { attribute_code: 'category_id', label: 'Category', count: 3, position: null },
      { attribute_code: 'brand', label: 'Brand', count: 2, position: 1 },
      { attribute_code: 'flavour', label: 'Flavour', count: 2, position: 2 },
      { attribute_code: 'pack_size', label: 'Pack size', count: 2, position: 3 },
      { attribute_code: 'active_ingredient', label: 'Active ingredient', count: 2, position: 4 },
      { attribute_code: 'sugar_free', label: 'Sugar free', count: 2, position: 5 },
    ]);
    expect(short(found)).toEqual({
      price: ['0-10:0_10:5', '10-20:10_20:1'],
      // The fullest first, then by id.
      category_id: ['Medicines:3:6', 'Cold and flu:5:4', 'Pain relief:7:4'],
      brand: ['Acme:302:2', 'Zeta:301:2'],
      flavour: ['Mint:310:1', 'Orange:311:1'],
      pack_size: ['12 pieces:320:1', '24 pieces:321:1'],
      active_ingredient: ['Caffeine:331:1', 'Paracetamol:330:1'],
      sugar_free: ['0:0:1', '1:1:2'],
    });
    expect(found[0]?.options[0]?.__typename).toBe('AggregationOption');
  });

  it('[BACK-1] counts what meets all filters, an attribute’s own filter included', async () => {
    const found = await ask({ filter: { ...inMedicines, brand: { in: ['302'] }, price: { from: '4' } } });
    expect(short(found)).toEqual({
      // The highest price is under ten: steps of one.
      price: ['4-5:4_5:1'],
      category_id: ['Medicines:3:1', 'Pain relief:7:1'],
      brand: ['Acme:302:1'],
      active_ingredient: ['Caffeine:331:1', 'Paracetamol:330:1'],
      sugar_free: ['1:1:1'],
    });
  });

  it('[BACK-1] converts price steps, and counts the same', async () => {
    const [{ options } = { options: [] }] = await ask({ filter: inMedicines }, { 'Content-Currency': 'THB' });
    expect(options.map(({ count }) => count)).toEqual([5, 1]);
    const [first, second] = options.map(({ value }) => value.split('_').map(Number));
    expect(first?.[0]).toBe(0);
    expect(first?.[1]).toBe(second?.[0]);
    expect((second?.[1] ?? 0) / (first?.[1] ?? 1)).toBeCloseTo(2);
  });

  it('[BACK-1] is empty where nothing was found', async () => {
    expect(await ask({ search: 'qqqzzz' })).toEqual([]);
    expect(await ask({ filter: { category_uid: { eq: 'OA==' } } })).toEqual([]);
  });

  it('belongs to a search too', async () => {
    expect(short(await ask({ search: 'acme' }))).toMatchObject({
      brand: ['Acme:302:2'],
      category_id: expect.any(Array),
    });
  });

  it('shows only direct children of the category where asked', async () => {
    const only = { category: { includeDirectChildrenOnly: true } };
    expect(short(await ask({ filter: inMedicines, only }))).toMatchObject({
      category_id: ['Cold and flu:5:4', 'Pain relief:7:4'],
    });
    expect(short(await ask({ filter: { category_uid: { eq: 'Mg==' } }, only }))).toMatchObject({
      category_id: ['Medicines:3:6', 'Wellness:6:4'],
    });
  });

  it('speaks the language of the store view', async () => {
    const found = await ask({ filter: inMedicines }, { Store: 'mmstr_th' });
    expect(found.slice(0, 3).map(({ label }) => label)).toEqual(['ราคา', 'หมวดหมู่', 'ยี่ห้อ']);
    expect(found[2]?.options.map(({ label }) => label)).toEqual(['แอคมี', 'Zeta']);
  });

  it('options that share a place in the order stand by their labels in the store view', async () => {
    const flavours = async (Store: string) =>
      (await ask({ filter: inMedicines }, { Store }))[3]?.options.map(({ label }) => label);
    expect(await flavours('mmstr_en')).toEqual(['Mint', 'Orange']);
    expect(await flavours('mmstr_th')).toEqual(['ส้ม', 'สะระแหน่']);
  });
});
