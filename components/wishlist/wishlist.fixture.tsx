import { render, screen } from '@testing-library/react';
import { keptFrom } from '@/lib/catalog/card/card-rules.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { WithMessages } from '@/lib/testing/with-messages';
import { WishlistView } from './wishlist-view';

/** A wish for a simple product. */
export const wish = (id: string, name: string, more: object = {}) => ({
  __typename: 'SimpleWishlistItem',
  id,
  quantity: 1,
  description: null,
  product: {
    __typename: 'SimpleProduct',
    uid: `p${id}`,
    sku: name,
    name,
    url_key: name.toLowerCase(),
    url_suffix: '.html',
    stock_status: 'IN_STOCK',
    thumbnail: null,
    options: [],
    price_range: {
      __typename: 'PriceRange',
      minimum_price: {
        __typename: 'ProductPrice',
        final_price: { __typename: 'Money', value: 3.5, currency: 'GBP' },
      },
    },
  },
  customizable_options: [],
  ...more,
});

type Row = ReturnType<typeof wish>;

const SIZE = 2;

/** What badges are read by: a document asks for it once. */
export const badges = {
  cardRules: keptFrom('linked'),
  attributes: [
    {
      ...{ code: 'legal_category', input: 'select' },
      options: Object.entries({
        ...{ 1: 'General sale', 2: 'Pharmacy medicine', 3: 'Prescription only' },
        4: 'Depends on the pack',
      }),
    },
  ],
};

/** A backend with this list, in pages of two, which its writes change. */
export function wishlistShop(rows: Row[], more: Parameters<typeof fakeCommerce>[0] = {}) {
  const state = { rows, /** What its answers wait for, once they are made. */ onAnswer: async () => {} };
  const output = (name: string, type: string, fields = {}) => ({
    [name]: {
      __typename: type,
      user_errors: [],
      wishlist: { __typename: 'Wishlist', id: '3', items_count: state.rows.length },
      ...fields,
    },
  });
  const shop = fakeCommerce({
    wishlist: async ({ variables: { page } }: { variables: Record<string, unknown> }) => {
      const items_v2 = {
        __typename: 'WishlistItems',
        items: state.rows.slice((Number(page) - 1) * SIZE, Number(page) * SIZE),
        page_info: { __typename: 'SearchResultPageInfo', total_pages: Math.ceil(state.rows.length / SIZE) || 1 },
      };
      const list = { __typename: 'Wishlist', id: '3', items_count: state.rows.length, items_v2 };
      await state.onAnswer();
      return { customer: { __typename: 'Customer', wishlists: [list] } };
    },
    removeFromWishlist: ({ variables }: { variables: Record<string, unknown> }) => {
      state.rows = state.rows.filter(({ id }) => !(variables.ids as string[]).includes(id));
      return output('removeProductsFromWishlist', 'RemoveProductsFromWishlistOutput');
    },
    updateWish: ({ variables }: { variables: Record<string, unknown> }) => {
      const [change] = variables.items as { wishlist_item_id: string; quantity: number; description: string }[];
      state.rows = state.rows.map((row) =>
        row.id === change?.wishlist_item_id
          ? { ...row, quantity: change.quantity, description: change.description as never }
          : row,
      );
      return output('updateProductsInWishlist', 'UpdateProductsInWishlistOutput');
    },
    moveWishToCart: ({ variables }: { variables: Record<string, unknown> }) => {
      state.rows = state.rows.filter(({ id }) => !(variables.ids as string[]).includes(id));
      return {
        addWishlistItemsToCart: {
          __typename: 'AddWishlistItemsToCartOutput',
          status: true,
          add_wishlist_items_to_cart_user_errors: [],
        },
      };
    },
    cartSummary: { cart: null },
    ...more,
  });
  return {
    ...shop,
    state,
    sent: (name: string) => shop.calls.filter(({ query }) => query.includes(`mutation ${name}`)),
  };
}

/** Opens the wish list. */
export async function showWishlist() {
  render(
    <WithMessages>
      <WishlistView homeHref="/" />
    </WithMessages>,
  );
  await screen.findByText(/saved$/);
}

/** The row of a wish. */
export const row = (name: string) => screen.getByRole('listitem', { name });
