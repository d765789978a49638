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

/** Out of use in Magento, known to `route` alone, or of gift messages, which the shop does not take. */
const NEVER_FILLED = ['gift_message_available', 'url_path', 'relative_url', 'type'];

/** What the seed need not have on a product of every type. */
const MAY_BE_EMPTY = new Set([
  ...['meta_title', 'meta_description', 'meta_keyword', 'only_x_left_in_stock', 'special_price', 'special_to_date'],
  ...['new_from_date', 'new_to_date', 'special_from_date', 'country_of_manufacture'],
  ...['options', 'weight', 'configurable_product_options_selection', 'links_title'],
]);

interface Answer {
  products: { items: Record<string, unknown>[] };
}

/** All fields of a type for its products, in as few queries as the limit on fields allows. */
async function everyProduct(typeName: string): Promise<Record<string, unknown>[]> {
  const products = new Map<unknown, Record<string, unknown>>();
  for (const part of affordable(fieldNames(typeName).map((name) => wholeField(typeName, name)))) {
    const query = `query($skus: [String]) { products(filter: { sku: { in: $skus } }, pageSize: 500) {
      items { __typename sku ... on ${typeName} { ${part.join(' ')} } } } }`;
    const { status, body } = await shop.execute(query, { skus: skus.get(typeName) });
    expect(body.errors).toBeUndefined();
    expect(status).toBe(200);
    for (const item of (body.data as Answer).products.items) {
      products.set(item.sku, { ...products.get(item.sku), ...item });
    }
  }
  return [...products.values()];
}

const MOST_FIELDS = 290;

/** Every name is counted for a field, so that the sum never falls short. */
function affordable(selections: string[]): string[][] {
  const cost = (selection: string) => selection.match(/\w+/g)?.length ?? 0;
  const parts: string[][] = [[]];
  let spent = 0;
  for (const selection of selections) {
    if (spent + cost(selection) > MOST_FIELDS) {
      parts.push([]);
      spent = 0;
    }
    spent += cost(selection);
    parts.at(-1)?.push(selection);
  }
  return parts;
}

describe('[BACK-1] [CAT-5] every field', () => {
  it.each(productTypes)('of a %s answers, and has a value on some product', async (typeName) => {
    const items = await everyProduct(typeName);
    expect(items.length).toBeGreaterThan(0);
    const empty = fieldNames(typeName).filter((name) => items.every((item) => item[name] === null));
    const expected = empty.filter((name) => MAY_BE_EMPTY.has(name) || shopAttributes.has(name));
    expect(empty.filter((name) => !expected.includes(name))).toEqual(
      fieldNames(typeName).filter((name) => NEVER_FILLED.includes(name)),
    );
  });

  it('of the shop’s attributes has a value on some product', async () => {
    const query = `{ products(search: "", pageSize: 500) { items { ${SHOP_ATTRIBUTES.join(' ')} } } }`;
    const { items } = ((await shop.execute(query)).body.data as Answer).products;
    expect(SHOP_ATTRIBUTES.filter((code) => items.every((item) => item[code] === null))).toEqual([]);
  });

  it('of a category answers', async () => {
    for (const part of affordable(fieldNames('CategoryTree').map((name) => wholeField('CategoryTree', name)))) {
      const query = `{ categoryList(filters: { parent_id: { eq: "2" } }) { ${part.join(' ')} } }`;
      const { body } = await shop.execute(query);
      expect(body.errors).toBeUndefined();
      expect((body.data as { categoryList: unknown[] }).categoryList.length).toBeGreaterThan(0);
    }
  });
});
