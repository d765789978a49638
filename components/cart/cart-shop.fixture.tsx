import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'urql';
import { cartAnswer, overTheWire } from '@/lib/cart/cart.fixture';
import type { CartAnswer, CartItemAnswer } from '@/lib/cart/cart-fragment';
import { storeCartId } from '@/lib/cart/session/cart-session';
import { resetCart, useCartStore } from '@/lib/cart/session/cart-store';
import { browserClient } from '@/lib/magento/browser/calls';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';

interface AddedItem {
  sku: string;
  quantity: number;
  selected_options?: string[];
}

let carts = 0;
let uids = 0;

/** What Magento answers to a call that it refuses. */
export const refusal = (message: string) =>
  Response.json({ errors: [{ message, extensions: { category: 'graphql-input' } }] });

/** A shop with one guest's cart in it, which the page's calls change; more answers may be given, or others. */
export function cartShop(items: CartItemAnswer[], more: Parameters<typeof fakeCommerce>[0] = {}) {
  const id = `cart-${++carts}`;
  // No two lines of a Magento shop have ever had the same uid.
  const known = items.map((item) => ({ ...item, uid: `${item.uid}-${++uids}` }));
  const state = { items: [...known], coupon: null as string | null, extra: {} as Partial<CartAnswer> };
  const cart = () =>
    overTheWire(
      cartAnswer(state.items, { id, applied_coupons: state.coupon ? [{ code: state.coupon }] : null, ...state.extra }),
    );
  const withCart = (field: string, type: string, fields = {}) => ({
    [field]: { __typename: type, cart: cart(), ...fields },
  });
  const find = (uid: unknown) => state.items.find((item) => item.uid === uid);
  const remove = (uid: unknown) => {
    state.items = state.items.filter((item) => item.uid !== uid);
  };
  const add = (added: unknown) => {
    for (const { sku, quantity, selected_options = [] } of added as AddedItem[]) {
      const item = known.find(({ product }) => product.sku === sku);
      if (item) state.items.push(withOptions({ ...item, uid: `${item.uid}-${++uids}`, quantity }, selected_options));
    }
    return { user_errors: [] };
  };
  const commerce = fakeCommerce({
    cartDetails: () => ({ cart: cart() }),
    cartSummary: () => ({ cart: cart() }),
    updateItem: ({ variables: { uid, quantity } }: { variables: Record<string, unknown> }) => {
      const item = find(uid);
      if (item) state.items = state.items.map((one) => (one === item ? { ...one, quantity: Number(quantity) } : one));
      return withCart('updateCartItems', 'UpdateCartItemsOutput');
    },
    removeItem: ({ variables }: { variables: Record<string, unknown> }) => {
      remove(variables.uid);
      return withCart('removeItemFromCart', 'RemoveItemFromCartOutput');
    },
    addToCart: ({ variables }: { variables: Record<string, unknown> }) =>
      withCart('addProductsToCart', 'AddProductsToCartOutput', add(variables.items)),
    replaceItem: ({ variables }: { variables: Record<string, unknown> }) => {
      remove(variables.replacedUid);
      const removed = withCart('removeItemFromCart', 'RemoveItemFromCartOutput');
      return { ...removed, ...withCart('addProductsToCart', 'AddProductsToCartOutput', add(variables.items)) };
    },
    applyCoupon: ({ variables }: { variables: Record<string, unknown> }) => {
      if (variables.code !== 'SPRING') return refusal("The coupon code isn't valid. Verify the code and try again.");
      state.coupon = 'SPRING';
      return withCart('applyCouponToCart', 'ApplyCouponToCartOutput');
    },
    removeCoupon: () => {
      state.coupon = null;
      return withCart('removeCouponFromCart', 'RemoveCouponFromCartOutput');
    },
    crossSells: { products: { items: [] } },
    ...more,
  });
  const names = () => commerce.calls.map(({ query }) => /\w+ (\w+)/.exec(query)?.[1] ?? '');
  resetCart();
  storeCartId(id);
  return {
    ...commerce,
    id,
    state,
    names,
    said: () => useCartStore.getState().announcement,
    summary: () => useCartStore.getState().summary.count,
  };
}

/** A configurable's line with the value of each of its options that is among these. */
function withOptions(item: CartItemAnswer, uids: readonly string[]): CartItemAnswer {
  if (item.__typename !== 'ConfigurableCartItem') return item;
  return {
    ...item,
    configurable_options: item.configurable_options.map(
      (option, position) =>
        option && {
          ...option,
          configurable_product_option_value_uid: uids[position] ?? '',
          value_label: uids[position] ?? '',
        },
    ),
  };
}

/** Renders with messages and the client, as a page of the default store view does. */
export function renderInShop(children: ReactNode) {
  document.documentElement.lang = 'en-GB';
  Object.assign(document.documentElement.dataset, { store: 'mmstr_en', currency: 'GBP', root: '/' });
  const user = userEvent.setup();
  const { cart, coupon, miniCart, errors, productCard } = messages;
  const rendered = render(
    <WithMessages messages={{ cart, coupon, miniCart, errors, productCard }}>
      <Provider value={browserClient()}>{children}</Provider>
    </WithMessages>,
  );
  return { user, ...rendered };
}
