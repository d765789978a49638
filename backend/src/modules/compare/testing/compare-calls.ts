import { afterAll, beforeAll } from 'vitest';
import type { SeedData } from '../../../database/seed/types';
import { openShop, type Shop } from '../../../testing/shop';
import { sampleShop } from '../../catalog/testing/sample-shop';
import { signedIn } from '../../customer/testing/customer-calls';

export let shop: Shop;
/** Customers without compare lists at first, one for each name. */
export const customers: Record<string, { Authorization: string }> = {};

/** A shop with customers of these names, open while the file's tests run. */
export function withShop(names: readonly string[] = [], data: SeedData = sampleShop): void {
  beforeAll(async () => {
    shop = await openShop(data);
    for (const name of names) customers[name] = await signedIn(shop, `${name}@example.com`);
  });
  afterAll(() => shop.close());
}

/** Ids of products of the sample shop, which follow its order. */
export const PARA = '1';
export const IBU = '2';
export const LOW = '5';

export interface List {
  uid: string;
  item_count: number;
  attributes: { code: string; label: string }[];
  items: { uid: string; product: { sku: string; name: string }; attributes: { code: string; value: string }[] }[];
}

const LIST = 'uid item_count attributes { code label } items { uid product { sku name } attributes { code value } }';

const CALLS = {
  createCompareList: `mutation ($i: CreateCompareListInput) { createCompareList(input: $i) { ${LIST} } }`,
  addProductsToCompareList: `mutation ($i: AddProductsToCompareListInput) { addProductsToCompareList(input: $i) { ${LIST} } }`,
  removeProductsFromCompareList: `mutation ($i: RemoveProductsFromCompareListInput) { removeProductsFromCompareList(input: $i) { ${LIST} } }`,
  compareList: `query ($i: ID!) { compareList(uid: $i) { ${LIST} } }`,
  deleteCompareList: 'mutation ($i: ID!) { deleteCompareList(uid: $i) { result } }',
  assignCompareListToCustomer:
    'mutation ($i: ID!) { assignCompareListToCustomer(uid: $i) { result compare_list { uid item_count } } }',
} as const;

export type Call = keyof typeof CALLS;

/** What the shop answers to one of the operations. */
export const send = async (name: Call, i?: unknown, headers: Record<string, string> = {}) =>
  (await shop.execute(CALLS[name], { i }, headers)).body;

/** The list that an operation gives; throws what it refuses. */
export const listFrom = async (...args: Parameters<typeof send>): Promise<List> => {
  const { data, errors } = await send(...args);
  if (errors) throw new Error(errors[0]?.message);
  return (data as Record<string, List>)[args[0]] as List;
};

export const create = (products?: unknown[], headers?: Record<string, string>) =>
  listFrom('createCompareList', products && { products }, headers);
export const add = (uid: string, products: unknown[], headers?: Record<string, string>) =>
  listFrom('addProductsToCompareList', { uid, products }, headers);
export const uidsOf = ({ items }: List) => items.map(({ uid }) => uid);

/** An error of an operation as Magento tells it, beside its null. */
export const refusal = (name: Call, message: string) => ({
  errors: [{ message, extensions: { category: 'graphql-input' }, path: [name] }],
  data: { [name]: null },
});
