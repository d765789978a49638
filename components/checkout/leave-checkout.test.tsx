// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { placedOrder } from '@/lib/checkout/checkout.fixture';
import { EMPTY_RECEIPT, readStoredReceipt, storeReceipt } from '@/lib/checkout/order/stored-order';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { useShellStore } from '@/lib/shell/shell-store';
import { opened, router } from './checkout-page.fixture';
import {
  atReview,
  cart,
  changeCart,
  openStep,
  press,
  reaches,
  setUpCheckoutWalk,
  shop,
  show,
} from './checkout-walk.fixture';

vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => router }));

setUpCheckoutWalk();

describe('[CHK-7] leaving the checkout', () => {
  const saved = ['availableShippingMethods', 'billing_address', 'paymentMethod', 'shipping_address', 'shippingMethod'];
  const kept = () => saved.filter((key) => localStorage.getItem(key) !== null);
  const openWaysOut = async () => userEvent.click(await screen.findByText('Start again or cancel'));

  it('[CHK-1] [SHELL-6] “Start again” clears what was entered, closes the drawer and opens the first step', async () => {
    await atReview();
    await press(/^Edit: Delivery address/);
    await reaches('shippingAddress');
    await userEvent.type(screen.getByLabelText(/^First name/), 'abel');
    useShellStore.getState().toggleDrawer('CART');
    await openWaysOut();
    await press(/^Start again/);
    await reaches('email');
    expect(kept()).toEqual([]);
    expect(useCheckoutStore.getState()).toMatchObject({
      shippingAddress: null,
      billingAddress: null,
      paymentCode: null,
    });
    expect(useShellStore.getState()).toMatchObject({ drawer: null, overlay: false });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Step 1 of 5: Your email'));
    await press(/^Continue/);
    await reaches('shippingAddress');
    expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('');
  });

  it('[SHELL-10] “Start again” holds the whole page until the cart has been read', async () => {
    await atReview();
    let answer = (_: Response) => {};
    shop.answers.checkoutCart = () => new Promise<Response>((resolve) => (answer = resolve));
    await openWaysOut();
    await press(/^Start again/);
    await waitFor(() => expect(useShellStore.getState().isFullPageLoading).toBe(true));
    expect(openStep()).toBe('review');
    answer(Response.json({ data: { cart } }));
    await reaches('email');
    expect(useShellStore.getState().isFullPageLoading).toBe(false);
  });

  it('“Start again” clears what was entered even where the cart cannot be read', async () => {
    await atReview();
    shop.answers.checkoutCart = () => Response.json({ errors: [{ message: 'Internal server error' }] });
    await openWaysOut();
    await press(/^Start again/);
    await reaches('shippingAddress');
    expect(kept()).toEqual([]);
  });

  it('“Cancel” clears what was entered and leads to the basket', async () => {
    await atReview();
    await openWaysOut();
    await press(/^Cancel and go to the basket/);
    await waitFor(() => expect(opened.assign).toHaveBeenCalledWith('/checkout/cart'));
    expect(kept()).toEqual([]);
    expect(useCheckoutStore.getState()).toMatchObject({
      shippingAddress: null,
      billingAddress: null,
      paymentCode: null,
    });
  });

  it('a new order discards the receipt of the one before, and restores the empty one', async () => {
    storeReceipt({ ...placedOrder, placedAt: performance.timeOrigin - 60_000 });
    show();
    await reaches('email');
    expect(readStoredReceipt()).toBeNull();
    expect(useCheckoutStore.getState().receipt).toEqual(EMPTY_RECEIPT);
  });

  it('the receipt of another tab, which has ordered since this page was loaded, is not this page’s to discard', async () => {
    storeReceipt({ ...placedOrder, placedAt: Date.now() });
    show();
    await reaches('email');
    expect(readStoredReceipt()?.number).toBe(placedOrder.number);
    expect(useCheckoutStore.getState().receipt).toEqual(EMPTY_RECEIPT);
  });

  it('the receipt stays while the basket is empty', async () => {
    storeReceipt(placedOrder);
    changeCart({ items: [], total_quantity: 0 });
    show();
    await screen.findByRole('heading', { name: 'Your basket is empty' });
    expect(readStoredReceipt()).toEqual(placedOrder);
  });
});
