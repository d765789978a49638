import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { product } from '../../database/schema/products';
import { store } from '../../database/schema/stores';
import { askAnew } from '../../testing/fresh-server';
import { uid } from '../../uid';
import {
  add,
  anna,
  ask,
  bob,
  emptied,
  itemOf,
  KIT,
  MINT_12,
  send,
  shop,
  type Written,
  withShop,
  written,
} from './testing/wishlist-calls';

withShop();

describe('[BACK-1] customer.wishlists', () => {
  it('are one for each customer, made when it is first asked for, as recorded in 508', async () => {
    const fields =
      'customer { wishlists { id items_count sharing_code updated_at items_v2 { items { id } page_info { current_page page_size total_pages } } } wishlist { id } }';
    const first = await ask(fields);
    const [own] = (first.data as { customer: { wishlists: { id: string }[] } }).customer.wishlists;
    expect(first).toEqual({
      data: {
        customer: {
          wishlists: [
            {
              id: expect.stringMatching(/^\d+$/),
              items_count: 0,
              sharing_code: expect.stringMatching(/^[A-Za-z0-9]{32}$/),
              updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
              items_v2: { items: [], page_info: { current_page: 1, page_size: 20, total_pages: 1 } },
            },
          ],
          wishlist: { id: own?.id },
        },
      },
    });
    expect(await ask(fields)).toEqual(first);
    expect(await ask('customer { wishlists(currentPage: 2) { id } }')).toEqual({
      data: { customer: { wishlists: [] } },
    });
  });

  it('are read by number; one that is not the customer’s own has none, as recorded in 522', async () => {
    const { wishlist } = await add([]);
    const byId = (id: string, headers = anna) =>
      ask(`customer { wishlist_v2(id: "${id}") { id items_count } }`, headers);
    expect(await byId(wishlist.id)).toMatchObject({ data: { customer: { wishlist_v2: { id: wishlist.id } } } });
    const none = { data: { customer: { wishlist_v2: { id: null, items_count: null } } } };
    expect(await byId(wishlist.id, bob)).toEqual(none);
    expect(await byId('9999')).toEqual(none);
    expect((await ask('customer { wishlist_v2(id: "1") { id } }', {})).errors?.[0]?.message).toBe(
      "The current customer isn't authorized.",
    );
  });

  it('come in pages: one beyond the end is empty, page zero is the first, as recorded in 714 and 715', async () => {
    await emptied();
    const { wishlist } = await add(['PARA', 'IBU', 'LOW'].map((sku) => ({ sku, quantity: 1 })));
    const page = async (currentPage: number) => {
      const { data } = await ask(
        `customer { wishlist_v2(id: "${wishlist.id}") { items_v2(pageSize: 2, currentPage: ${currentPage}) { items { product { sku } } page_info { current_page total_pages } } } }`,
      );
      const { items_v2 } = (data as { customer: { wishlist_v2: Written['wishlist'] } }).customer.wishlist_v2;
      return { ...items_v2, items: items_v2.items.map(({ product }) => product.sku) };
    };
    expect(await page(1)).toEqual({ items: ['PARA', 'IBU'], page_info: { current_page: 1, total_pages: 2 } });
    expect(await page(2)).toEqual({ items: ['LOW'], page_info: { current_page: 2, total_pages: 2 } });
    expect(await page(99)).toEqual({ items: [], page_info: { current_page: 99, total_pages: 2 } });
    expect((await page(0)).items).toEqual(['PARA', 'IBU']);
  });

  it('leave out a product that was disabled since, and count without it', async () => {
    await emptied();
    await add([
      { sku: 'PARA', quantity: 1 },
      { sku: 'IBU', quantity: 1 },
    ]);
    await shop.db.update(product).set({ isEnabled: false }).where(eq(product.sku, 'IBU'));
    const { wishlist } = await add([]);
    await shop.db.update(product).set({ isEnabled: true }).where(eq(product.sku, 'IBU'));
    expect(wishlist).toMatchObject({ items_count: 1, items_v2: { items: [{ product: { sku: 'PARA' } }] } });
  });

  it('have an older root, as recorded in 532', async () => {
    await emptied();
    await add([{ sku: 'PARA', quantity: 2 }]);
    const root = 'wishlist { items_count sharing_code name updated_at items { id qty product { sku } } }';
    expect(await ask(root)).toEqual({
      data: {
        wishlist: {
          items_count: 1,
          sharing_code: expect.any(String),
          name: 'Wish List',
          updated_at: expect.any(String),
          items: [{ id: expect.any(Number), qty: 2, product: { sku: 'PARA' } }],
        },
      },
    });
    expect((await ask(root, {})).errors).toMatchObject([
      {
        message: 'The current user cannot perform operations on wishlist',
        extensions: { category: 'graphql-authorization' },
      },
    ]);
  });
});

describe('[BACK-1] addProductsToWishlist', () => {
  it('takes every type of product, with the options chosen', async () => {
    await emptied();
    const { user_errors, wishlist } = await add([
      { sku: 'PARA', quantity: 1 },
      { sku: 'LOZ', quantity: 1, selected_options: MINT_12 },
      { sku: 'KIT', quantity: 1, selected_options: KIT },
      { sku: 'SET', quantity: 1, selected_options: [uid('grouped', 5, 1)] },
      { sku: 'GUIDE', quantity: 1, selected_options: [uid('downloadable', 1)] },
      { sku: 'CONSULT', quantity: 1 },
      { sku: 'OPTIONS', quantity: 1, entered_options: [{ uid: uid('custom-option', 1), value: 'Ann' }] },
    ]);
    expect(user_errors).toEqual([]);
    expect(wishlist.items_v2.items.map(({ __typename, product }) => [product.sku, __typename])).toEqual([
      ['PARA', 'SimpleWishlistItem'],
      ['LOZ', 'ConfigurableWishlistItem'],
      ['KIT', 'BundleWishlistItem'],
      ['SET', 'GroupedProductWishlistItem'],
      ['GUIDE', 'DownloadableWishlistItem'],
      ['CONSULT', 'VirtualWishlistItem'],
      ['OPTIONS', 'SimpleWishlistItem'],
    ]);
    expect(wishlist.items_v2.items).toMatchObject([
      { quantity: 1, description: null, customizable_options: [] },
      {
        configurable_options: [
          { id: 202, option_label: 'Pack size', value_id: 320, value_label: '12 pieces' },
          { id: 201, option_label: 'Flavour', value_id: 310, value_label: 'Mint' },
        ],
      },
      {
        bundle_options: [
          { label: 'Painkiller', values: [{ uid: uid('bundle', 1, 1, 2), quantity: 2 }] },
          { label: 'Extras', values: [{ quantity: 1 }] },
        ],
      },
      {},
      { links_v2: [{ uid: uid('downloadable', 1), title: 'Africa' }], samples: [] },
      {},
      { customizable_options: [{ label: 'Engraving', values: [{ value: 'Ann' }] }] },
    ]);
  });

  it('makes more of what is there, chosen in the same way in whatever order, as recorded in 703', async () => {
    await emptied();
    await add([
      { sku: 'PARA', quantity: 1 },
      { sku: 'LOZ', quantity: 1, selected_options: MINT_12 },
    ]);
    const more = await add([
      { sku: 'PARA', quantity: 2 },
      { sku: 'LOZ', quantity: 1, selected_options: [...MINT_12].reverse() },
      { sku: 'LOZ', quantity: 1 },
    ]);
    expect(more.wishlist.items_v2.items.map(({ product, quantity }) => [product.sku, quantity])).toEqual([
      ['PARA', 3],
      ['LOZ', 2],
      ['LOZ', 1],
    ]);
  });

  it('takes a configurable without options, whose child Magento then cannot name, as recorded in 512 and 705', async () => {
    await emptied();
    const { wishlist } = await add([{ sku: 'LOZ', quantity: 1 }]);
    expect(wishlist.items_v2.items).toMatchObject([{ configurable_options: [] }]);
    const child = `customer { wishlist_v2(id: "${wishlist.id}") { items_v2 { items { id ... on ConfigurableWishlistItem { child_sku } } } } }`;
    expect(await ask(child)).toMatchObject({
      errors: [
        { message: 'Internal server error', path: ['customer', 'wishlist_v2', 'items_v2', 'items', 0, 'child_sku'] },
      ],
      data: { customer: { wishlist_v2: { items_v2: { items: [null] } } } },
    });
    await emptied();
    await add([{ sku: 'LOZ', quantity: 1, selected_options: MINT_12 }]);
    expect(await ask(child)).toMatchObject({
      data: { customer: { wishlist_v2: { items_v2: { items: [{ child_sku: 'LOZ-MINT-12' }] } } } },
    });
    const uids = 'configurable_options { option_label configurable_product_option_uid }';
    expect(await ask(child.replace('child_sku', uids))).toMatchObject({
      errors: [{ message: 'Internal server error' }],
      data: { customer: { wishlist_v2: { items_v2: { items: [{ configurable_options: [null, null] }] } } } },
    });
  });

  it.each([
    ['nope', 1, 'PRODUCT_NOT_FOUND', 'Could not find a product with SKU "nope"'],
    ['HIDDEN', 1, 'PRODUCT_NOT_FOUND', 'Could not find a product with SKU "HIDDEN"'],
    ['GONE', 1, 'UNDEFINED', 'Cannot add product without stock to wishlist.'],
    ['PARA', 0, 'UNDEFINED', 'The quantity of a wish list item cannot be 0'],
    ['PARA', 0.5, 'UNDEFINED', 'The quantity of a wish list item cannot be 0'],
  ])('%s × %s is a user error, and the others are kept: 706 to 708', async (sku, quantity, code, message) => {
    await emptied();
    const { user_errors, wishlist } = await add([
      { sku, quantity },
      { sku: 'IBU', quantity: 1 },
    ]);
    expect(user_errors).toEqual([{ code, message }]);
    expect(wishlist.items_v2.items).toMatchObject([{ product: { sku: 'IBU' } }]);
  });

  it('takes less than nothing for one, as recorded in 709', async () => {
    await emptied();
    expect(itemOf(await add([{ sku: 'PARA', quantity: -1 }]), 'PARA').quantity).toBe(1);
  });

  it.each(['0', 'abc', '-3'])('of wish list %s is the own one, as recorded in 710 and 711', async (w) => {
    const { wishlist } = await add([]);
    expect((await add([{ sku: 'LOW', quantity: 1 }], anna, w)).wishlist.id).toBe(wishlist.id);
  });
});

describe('[BACK-1] every write of a wish list', () => {
  it.each(['addProductsToWishlist', 'updateProductsInWishlist', 'removeProductsFromWishlist'] as const)(
    '%s refuses another’s list, an unknown one and guests, as recorded in 516 to 519 and 528 to 530',
    async (name) => {
      const { wishlist } = await add([]);
      const notFound = {
        errors: [{ message: 'The wishlist was not found.', extensions: { category: 'graphql-input' }, path: [name] }],
        data: { [name]: null },
      };
      expect(await send(name, wishlist.id, [], bob)).toMatchObject(notFound);
      expect(await send(name, '9999', [])).toMatchObject(notFound);
      expect(await send(name, wishlist.id, [], {})).toMatchObject({
        errors: [
          {
            message: 'The current user cannot perform operations on wishlist',
            extensions: { category: 'graphql-authorization' },
          },
        ],
        data: { [name]: null },
      });
    },
  );

  it('is refused where the store view has no wish lists, as every read is', async () => {
    const [view] = await shop.db.select().from(store).where(eq(store.code, 'mmstr_us'));
    await shop.db
      .update(store)
      .set({ config: { ...view?.config, magento_wishlist_general_is_enabled: '0' } })
      .where(eq(store.code, 'mmstr_us'));
    const refused = async (query: string) =>
      (await askAnew(shop, query, {}, { ...anna, Store: 'mmstr_us' })).errors?.[0]?.message;
    const message = 'The wishlist configuration is currently disabled.';
    expect(await refused('mutation { addProductsToWishlist(wishlistId: 0, wishlistItems: []) { __typename } }')).toBe(
      message,
    );
    expect(await refused('{ customer { wishlists { id } } }')).toBe(message);
    expect((await ask('customer { wishlists { id } }')).errors).toBeUndefined();
  });

  it('does not reach items of another list', async () => {
    await emptied(bob);
    const { id } = itemOf(await add([{ sku: 'PARA', quantity: 1 }], bob), 'PARA');
    const belongs = [
      { code: 'UNDEFINED', message: `The wishlist item with ID "${id}" does not belong to the wishlist` },
    ];
    expect((await written('removeProductsFromWishlist', '0', [id])).user_errors).toEqual(belongs);
    const update = { wishlist_item_id: id, quantity: 9 };
    expect((await written('updateProductsInWishlist', '0', [update])).user_errors).toEqual(belongs);
    expect(itemOf(await add([], bob), 'PARA').quantity).toBe(1);
  });
});
