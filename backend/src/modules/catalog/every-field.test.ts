import { isInterfaceType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/shop';
import { SHOP_ATTRIBUTES } from './attribute/product-fields';
import { catalogueSchema } from './testing/catalogue-schema';
import { fieldNames, wholeField } from './testing/whole-selection';

let shop: Shop;
/** What the shop sells, by type. */
const skus = new Map<string, string[]>();
beforeAll(async () => {
  shop = await openShop();
  const { data } = (await shop.execute('{ products(search: "", pageSize: 500) { items { __typename sku } } }')).body;
  for (const { __typename, sku } of (data as Answer).products.items) {
    skus.set(String(__typename), [...(skus.get(String(__typename)) ?? []), String(sku)].slice(0, 40));
  }
});
afterAll(() => shop.close());

const productInterface = catalogueSchema.getType('ProductInterface');
if (!isInterfaceType(productInterface)) throw new Error('The contract has no ProductInterface');
const productTypes = catalogueSchema
  .getPossibleTypes(productInterface)
  .filter(isObjectType)
  .map(({ name }) => name);

const shopAttributes = new Set<string>(SHOP_ATTRIBUTES);

/** Out of use in Magento, or known to `route` alone. */
const NEVER_FILLED = ['url_path', 'relative_url', 'type'];

/** What the seed need not have on a product of every type. */
const MAY_BE_EMPTY = new Set([
  ...['meta_title', 'meta_description', 'meta_keyword', 'only_x_left_in_stock', 'special_price', 'special_to_date'],
  ...['options', 'weight', 'configurable_product_options_selection'],
]);

interface Answer {
  products: { items: Record<string, unknown>[] };
}

async function everyProduct(typeName: string, fieldName: string): Promise<Record<string, unknown>[]> {
  const query = `query($skus: [String]) { products(filter: { sku: { in: $skus } }, pageSize: 500) {
    items { __typename ... on ${typeName} { ${wholeField(typeName, fieldName)} } } } }`;
  const { status, body } = await shop.execute(query, { skus: skus.get(typeName) });
  expect(body.errors).toBeUndefined();
  expect(status).toBe(200);
  return (body.data as Answer).products.items;
}

describe.each(productTypes)('[BACK-1] [CAT-5] every field of a %s', (typeName) => {
  it.each(fieldNames(typeName))('%s', async (fieldName) => {
    const items = await everyProduct(typeName, fieldName);
    expect(items.length).toBeGreaterThan(0);
    const filled = items.filter((item) => item[fieldName] !== null);
    if (NEVER_FILLED.includes(fieldName)) expect(filled).toEqual([]);
    else if (!MAY_BE_EMPTY.has(fieldName) && !shopAttributes.has(fieldName)) expect(filled.length).toBeGreaterThan(0);
  });
});

describe('[BACK-1] the shop’s attributes', () => {
  it.each(SHOP_ATTRIBUTES)('%s has a value on some product', async (code) => {
    const query = `{ products(search: "", pageSize: 500) { items { ${code} } } }`;
    const { data } = (await shop.execute(query)).body;
    expect((data as Answer).products.items.some((item) => item[code] !== null)).toBe(true);
  });
});

describe('[BACK-1] every field of a category', () => {
  it.each(fieldNames('CategoryTree'))('%s', async (fieldName) => {
    const query = `{ categoryList(filters: { parent_id: { eq: "2" } }) { ${wholeField('CategoryTree', fieldName)} } }`;
    const { body } = await shop.execute(query);
    expect(body.errors).toBeUndefined();
    expect((body.data as { categoryList: unknown[] }).categoryList.length).toBeGreaterThan(0);
  });
});
