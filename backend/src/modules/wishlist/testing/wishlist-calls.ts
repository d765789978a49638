import { afterAll, beforeAll } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop';
import { uid } from '../../../uid';
import { sampleShop } from '../../catalog/testing/sample-shop';
import { signedIn } from '../../customer/testing/customer-calls';

export let shop: Shop;
export let anna: { Authorization: string };
export let bob: { Authorization: string };
/** A shop with two customers, open while the file's tests run. */
export function withShop(): void {
  beforeAll(async () => {
    shop = await openShop(sampleShop);
    anna = await signedIn(shop, 'anna@example.com');
    bob = await signedIn(shop, 'bob@example.com');
  });
  afterAll(() => shop.close());
}

export const MINT_12 = [uid('configurable', 202, 320), uid('configurable', 201, 310)];
export const KIT = [uid('bundle', 1, 1, 2), uid('bundle', 2, 4, 1)];

const ITEMS = `id items_count items_v2(pageSize: 50) { items { __typename id quantity description product { sku }
  ... on ConfigurableWishlistItem { configurable_options { id option_label value_id value_label } }
  ... on BundleWishlistItem { bundle_options { label values { uid label quantity } } }
  ... on DownloadableWishlistItem { links_v2 { uid title } samples { title } }
  customizable_options { label values { value customizable_option_value_uid } } } }`;

export interface Item {
  __typename: string;
  id: string;
  quantity: number;
  description: string | null;
  product: { sku: string };
}

export interface Written {
  user_errors: { code: string; message: string }[];
  wishlist: { id: string; items_count: number; items_v2: { items: Item[] } };
}

const CALLS = {
  addProductsToWishlist: ['[WishlistItemInput!]!', 'wishlistItems'],
  updateProductsInWishlist: ['[WishlistItemUpdateInput!]!', 'wishlistItems'],
  removeProductsFromWishlist: ['[ID!]!', 'wishlistItemsIds'],
} as const;

export const send = async (
  name: keyof typeof CALLS,
  w: string,
  i: unknown[],
  headers: Record<string, string> = anna,
) => {
  const [type, argument] = CALLS[name];
  const query = `mutation m($w: ID!, $i: ${type}) { ${name}(wishlistId: $w, ${argument}: $i) {
    user_errors { code message } wishlist { ${ITEMS} } } }`;
  return (await shop.execute(query, { w, i }, headers)).body;
};

export const written = async (...args: Parameters<typeof send>): Promise<Written> => {
  const { data, errors } = await send(...args);
  if (errors) throw new Error(errors[0]?.message);
  return (data as Record<string, Written>)[args[0]] as Written;
};

export const add = (i: object[], headers = anna, w = '0') => written('addProductsToWishlist', w, i, headers);
export const ask = async (fields: string, headers: Record<string, string> = anna) =>
  (await shop.execute(`{ ${fields} }`, {}, headers)).body;

export async function emptied(headers = anna): Promise<string> {
  const { wishlist } = await add([], headers);
  await written(
    'removeProductsFromWishlist',
    wishlist.id,
    wishlist.items_v2.items.map(({ id }) => id),
    headers,
  );
  return wishlist.id;
}

export const itemOf = ({ wishlist }: Written, sku: string) => {
  const found = wishlist.items_v2.items.find(({ product }) => product.sku === sku);
  if (!found) throw new Error(`${sku} is not on the list.`);
  return found;
};
