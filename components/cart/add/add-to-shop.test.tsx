// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartLabels } from '@/components/cart/header/cart-labels.fixture';
import { balm, cartAnswer, overTheWire } from '@/lib/cart/cart.fixture';
import { storeCartId } from '@/lib/cart/session/cart-session';
import { resetCart, useCartStore } from '@/lib/cart/session/cart-store';
import { type ProductAnswer, toCardProduct } from '@/lib/catalog/card/card-product';
import { groupedQuantity } from '@/lib/catalog/options/control-names';
import { testStoreContext } from '@/lib/store/store-context.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { type PartialAnswer, partialAnswer } from '@/lib/testing/partial-answer';
import { WithMessages } from '@/lib/testing/with-messages';
import { AddButton, CardAction } from './add-button';
import { addFromButton } from './add-from-button';
import { LISTEN_EARLY, onAdd } from './early-adds';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const money = { value: 3, currency: 'GBP' as const };
const answer = {
  __typename: 'SimpleProduct',
  uid: 'MQ==',
  sku: 'BALM',
  name: 'Balm',
  url_key: 'balm',
  url_suffix: '.html',
  stock_status: 'IN_STOCK' as const,
  rating_summary: 0,
  review_count: 0,
  small_image: { url: 'https://shop.example/media/small.jpg' },
  price_range: { minimum_price: { final_price: money, regular_price: money } },
};
const entry = (name: string, position: number) => ({ url: `https://shop.example/media/${name}.jpg`, position });

function card(media_gallery: PartialAnswer<ProductAnswer>['media_gallery']) {
  const product = toCardProduct(partialAnswer({ ...answer, media_gallery }), {
    ...testStoreContext,
    attributes: new Map(),
  });
  if (!product) throw new Error('no card');
  return <CardAction product={product} />;
}

/** Presses the button among these as a page does, with the code that adds and the shop behind it. */
async function add(children: ReactNode) {
  const cart = overTheWire(cartAnswer([balm], { id: 'cart-1' }));
  const { calls } = fakeCommerce({
    addToCart: { addProductsToCart: { __typename: 'AddProductsToCartOutput', cart, user_errors: [] } },
    cartSummary: { cart },
  });
  storeCartId('cart-1');
  render(<WithMessages>{children}</WithMessages>);
  screen.getByRole<HTMLButtonElement>('button', { name: /Add to basket/ }).click();
  await waitFor(() => expect(useCartStore.getState().announcement).not.toBe(''));
  return calls.find(({ query }) => query.includes('addProductsToCart'))?.variables;
}

// The page's own inline script.
// biome-ignore lint/security/noGlobalEval: it is what the page runs
window.eval(LISTEN_EARLY);
let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  resetCart();
  stop = onAdd((button) => void addFromButton(button, cartLabels));
});
afterEach(() => {
  stop();
  cleanup();
  vi.unstubAllGlobals();
});

const storedImage = () => JSON.parse(localStorage.getItem('imagesBySku') ?? '{}').BALM?.url;

describe('adding from a card', () => {
  it('[CART-6] Adding from a card stores the gallery entry at position 1 by the SKU, not the card’s own image', async () => {
    await add(card([entry('zero', 0), entry('one', 1), entry('two', 2)]));
    expect(storedImage()).toBe('https://shop.example/media/one.jpg');
  });

  it('[CART-6] Adding from a card stores the first gallery entry where none is at position 1', async () => {
    await add(card([entry('three', 3), entry('two', 2)]));
    expect(storedImage()).toBe('https://shop.example/media/two.jpg');
  });

  it('[CART-4] Adding from a card sends cart, SKU and quantity, and shows the product that was added', async () => {
    expect(await add(card([]))).toEqual({ cartId: 'cart-1', items: [{ sku: 'BALM', quantity: 1 }] });
    expect(useCartStore.getState().added).toEqual({
      sku: 'BALM',
      name: 'Balm',
      image: 'https://shop.example/media/small.jpg',
    });
  });
});

it('[CART-4] Adding a grouped product sends its items with the SKU of their parent', async () => {
  const sent = await add(
    <form>
      <input type="number" name={groupedQuantity('BALM')} defaultValue="2" aria-label="Balm" />
      <AddButton product={{ sku: 'SET', name: 'Set', image: null }} />
    </form>,
  );
  expect(sent).toEqual({ cartId: 'cart-1', items: [{ sku: 'BALM', parent_sku: 'SET', quantity: 2 }] });
});
