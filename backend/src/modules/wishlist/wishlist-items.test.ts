import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { wishlistItem } from '../../database/schema/wishlists';
import { applyMigration } from '../../testing/apply-migration';
import { uid } from '../../uid';
import {
  add,
  anna,
  ask,
  bob,
  emptied,
  type Item,
  itemOf,
  MINT_12,
  shop,
  withShop,
  written,
} from './testing/wishlist-calls';

withShop();

describe('[BACK-1] updateProductsInWishlist', () => {
  it('sets quantity and description, as recorded in 716', async () => {
    await emptied();
    const { id } = itemOf(await add([{ sku: 'PARA', quantity: 1 }]), 'PARA');
    const updated = await written('updateProductsInWishlist', '0', [
      { wishlist_item_id: id, quantity: 5, description: 'gift' },
    ]);
    expect(updated.user_errors).toEqual([]);
    expect(itemOf(updated, 'PARA')).toMatchObject({ id, quantity: 5, description: 'gift' });
  });

  it('refuses an unknown item and no quantity in Magento’s words, as recorded in 717 and 718', async () => {
    await emptied();
    const { id } = itemOf(await add([{ sku: 'PARA', quantity: 1 }]), 'PARA');
    const { user_errors } = await written('updateProductsInWishlist', '0', [
      { wishlist_item_id: '99999', quantity: 5 },
      { wishlist_item_id: id, quantity: 0 },
    ]);
    expect(user_errors).toEqual([
      { code: 'UNDEFINED', message: 'The wishlist item with ID "99999" does not belong to the wishlist' },
      { code: 'UNDEFINED', message: 'The quantity of a wishlist item cannot be 0' },
    ]);
  });

  it('chooses the item anew: with its options it stays, without them it is another one', async () => {
    await emptied();
    const { id } = itemOf(await add([{ sku: 'LOZ', quantity: 1, selected_options: MINT_12 }]), 'LOZ');
    const kept = await written('updateProductsInWishlist', '0', [
      { wishlist_item_id: id, quantity: 2, selected_options: MINT_12 },
    ]);
    expect(itemOf(kept, 'LOZ')).toMatchObject({ id, quantity: 2 });
    const other = await written('updateProductsInWishlist', '0', [{ wishlist_item_id: id, quantity: 3 }]);
    expect(other.wishlist.items_v2.items).toMatchObject([{ quantity: 3, configurable_options: [] }]);
    expect(itemOf(other, 'LOZ').id).not.toBe(id);
  });
});

describe('[BACK-1] an item is known by how it was chosen', () => {
  const engraved = (value: string) => ({
    sku: 'OPTIONS',
    quantity: 1,
    entered_options: [{ uid: uid('custom-option', 1), value }],
  });

  it('by a text of any length', async () => {
    await emptied();
    // Nothing that an index could store in less.
    const long = randomBytes(6000).toString('base64');
    const { user_errors, wishlist } = await add([engraved(`${long}a`), engraved(`${long}b`), engraved(`${long}a`)]);
    expect(user_errors).toEqual([]);
    expect(wishlist.items_v2.items.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  it('also where it was wished for before keys were digests', async () => {
    await emptied();
    const { id } = itemOf(await add([engraved('Grüße')]), 'OPTIONS');
    const choiceKey = `[[],["${uid('custom-option', 1)} Grüße"]]`;
    await shop.db
      .update(wishlistItem)
      .set({ choiceKey })
      .where(eq(wishlistItem.id, Number(id)));
    await applyMigration(shop.db, '0002_choice_digests');
    expect(itemOf(await add([engraved('Grüße')]), 'OPTIONS')).toMatchObject({ id, quantity: 2 });
  });
});

it('[BACK-1] removeProductsFromWishlist takes items off, once, as recorded in 722 and 723', async () => {
  await emptied();
  const { id } = itemOf(
    await add([
      { sku: 'PARA', quantity: 1 },
      { sku: 'IBU', quantity: 1 },
    ]),
    'PARA',
  );
  const removed = await written('removeProductsFromWishlist', '0', [id]);
  expect(removed).toMatchObject({ user_errors: [], wishlist: { items_count: 1 } });
  expect((await written('removeProductsFromWishlist', '0', [id])).user_errors).toEqual([
    { code: 'UNDEFINED', message: `The wishlist item with ID "${id}" does not belong to the wishlist` },
  ]);
});

describe('[BACK-1] addWishlistItemsToCart', () => {
  const toCart = async (w: string, i: string[] | undefined, headers: Record<string, string> = anna) => {
    const query = `mutation m($w: ID!, $i: [ID!]) { addWishlistItemsToCart(wishlistId: $w, wishlistItemIds: $i) {
      status add_wishlist_items_to_cart_user_errors { code message wishlistItemId wishlistId } wishlist { items_count } } }`;
    return (await shop.execute(query, { w, i }, headers)).body;
  };
  const cart = async () => {
    const { data } = await ask('customerCart { items { quantity product { sku } } }');
    const { items } = (data as { customerCart: { items: Item[] } }).customerCart;
    return items.map(({ quantity, product }) => [product.sku, quantity]);
  };

  it('puts them into the customer’s cart and takes them off the list, as recorded in 719', async () => {
    const list = await emptied();
    const full = await add([
      { sku: 'PARA', quantity: 2 },
      { sku: 'SET', quantity: 1, selected_options: [uid('grouped', 5, 1), uid('grouped', 1, 3)] },
      { sku: 'IBU', quantity: 1 },
    ]);
    const ids = [itemOf(full, 'PARA').id, itemOf(full, 'SET').id];
    // The count is of what was asked for.
    expect(await toCart(list, ids)).toEqual({
      data: {
        addWishlistItemsToCart: {
          status: true,
          add_wishlist_items_to_cart_user_errors: [],
          wishlist: { items_count: 2 },
        },
      },
    });
    expect((await add([])).wishlist.items_v2.items).toMatchObject([{ product: { sku: 'IBU' } }]);
    expect(await cart()).toEqual([
      ['PARA', 5],
      ['LOW', 1],
    ]);
  });

  it('keeps what lacks options, and says so, as recorded in 720', async () => {
    const list = await emptied();
    const { id } = itemOf(await add([{ sku: 'LOZ', quantity: 1 }]), 'LOZ');
    expect(await toCart(list, undefined)).toEqual({
      data: {
        addWishlistItemsToCart: {
          status: false,
          add_wishlist_items_to_cart_user_errors: [
            {
              code: 'UNDEFINED',
              message: 'You need to choose options for your item.',
              wishlistItemId: id,
              wishlistId: list,
            },
          ],
          wishlist: { items_count: 1 },
        },
      },
    });
    expect((await add([])).wishlist.items_count).toBe(1);
  });

  it('[BACK-1] refuses unknown items, another’s list, no list and guests; list 0 is none here', async () => {
    const list = await emptied();
    const message = async (...args: Parameters<typeof toCart>) => (await toCart(...args)).errors?.[0]?.message;
    expect(await message(list, ['99999'])).toBe('The wishlist item ids "99999" were not found.');
    expect(await message(list, [], bob)).toBe('The wishlist was not found.');
    for (const none of ['', '0']) expect(await message(none, ['1'])).toBe('"wishlistId" value should be specified');
    expect(await message('0', [], {})).toBe('The current user cannot perform operations on wishlist');
    expect(await message(list, [], {})).toBe('The current user cannot perform operations on wishlist');
  });
});
