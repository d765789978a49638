import { expect } from 'vitest';
import type { Shop } from '../../../testing/shop';

/** The one product of a SKU with the fields asked for, as `products` gives it; fails on any error. */
export async function itemOf(
  shop: Shop,
  sku: string,
  fields: string,
  headers?: Record<string, string>,
): Promise<unknown> {
  const query = `query($sku:String!){ products(filter:{sku:{eq:$sku}}) { items { ${fields} } } }`;
  const { data, errors } = (await shop.execute(query, { sku }, headers)).body;
  expect(errors).toBeUndefined();
  return (data as { products: { items: unknown[] } }).products.items[0];
}
