// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'urql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { balm } from '@/lib/cart/cart.fixture';
import type { CartAnswer } from '@/lib/cart/cart-fragment';
import { refetchCart } from '@/lib/cart/session/cart-store';
import {
  CART_ID,
  cartAnswer,
  flatRate,
  freshBrowser,
  json,
  orderingBackend,
  placedOrder,
  readyCheckout,
  shipment,
  totals,
  written,
} from '@/lib/checkout/checkout.fixture';
import { readOrderAttempt, storeOrderAttempt } from '@/lib/checkout/order/order-attempt';
import { EMPTY_RECEIPT, readStoredReceipt, storeReceipt } from '@/lib/checkout/order/receipt';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { browserClient } from '@/lib/magento/browser/browser-client';
import { discardCachedCarts } from '@/lib/magento/browser/calls';
import { useShellStore } from '@/lib/shell/shell-store';
import { fakeDialogs } from '@/lib/testing/dialog';
import messages from '@/messages/en-GB.json';
import { Checkout } from './checkout';
import { facts, knownDirectories, Page, router } from './checkout-page.fixture';

vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => router }));

/** The browser's client knows entities by their types. */
const typed = <T extends object>(typename: string, fields: T): T => ({ __typename: typename, ...fields });
const gbp = (value: number) => typed('Money', { value, currency: 'GBP' as const });

const availability = (is_email_available: boolean) => typed('IsEmailAvailableOutput', { is_email_available });

const tins = {
  ...balm,
  product: { ...balm.product, thumbnail: null },
  prices: balm.prices && typed('CartItemPrices', balm.prices),
};

/** The cart as the backend holds it; writes change it. */
let cart: ReturnType<typeof cartAnswer>;
let shop: ReturnType<typeof orderingBackend>;

function change(more: Partial<CartAnswer>) {
  cart = { ...cart, ...more };
  return written(cart);
}

const backend: Parameters<typeof orderingBackend>[0] = {
  cartDetails: () => ({ cart }),
  checkoutCart: () => ({ cart }),
  isEmailAvailable: { isEmailAvailable: availability(true) },
  setShippingAddress: () => ({ setShippingAddressesOnCart: change({ shipping_addresses: shipment([flatRate]) }) }),
  setShippingMethod: () => ({
    setShippingMethodsOnCart: change({ shipping_addresses: shipment([flatRate], flatRate) }),
  }),
  setBillingAddress: () => ({ setBillingAddressOnCart: written(cart) }),
};

beforeEach(() => {
  freshBrowser();
  window.sessionStorage.clear();
  history.replaceState(null, '', '/checkout');
  knownDirectories();
  fakeDialogs();
  discardCachedCarts();
  router.push.mockReset();
  router.replace.mockReset();
  cart = cartAnswer({
    items: [tins],
    total_quantity: 2,
    prices: typed('CartPrices', {
      subtotal_excluding_tax: gbp(8.32),
      subtotal_including_tax: gbp(9.98),
      discounts: null,
      applied_taxes: [],
      grand_total: gbp(15.93),
    }),
    available_payment_methods: [
      typed('AvailablePaymentMethod', { code: 'checkmo', title: 'Cheque' }),
      typed('AvailablePaymentMethod', { code: 'purchaseorder', title: 'Purchase order' }),
    ],
  });
  shop = orderingBackend(backend);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  return render(
    <Provider value={browserClient()}>
      <Page>
        <Checkout {...facts} />
      </Page>
    </Provider>,
  );
}

const step = (name: RegExp) => screen.getByRole('region', { name });
const openStep = () => document.querySelector('[aria-current="step"]')?.getAttribute('data-step');
/** A later step's form comes by itself when it is first opened. */
const reaches = (name: string) =>
  waitFor(() => {
    expect(openStep()).toBe(name);
    expect(document.querySelector('[aria-current="step"] form')).toBeTruthy();
  });
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function toReview() {
  await reaches('email');
  await userEvent.type(screen.getByLabelText(/^Email/), 'ann@example.com{Enter}');
  await reaches('shippingAddress');
  for (const [label, text] of [
    [/^First name/, 'Ann'],
    [/^Last name/, 'Smith'],
    [/^House number/, '12 High Street'],
    [/^Town/, 'London'],
    [/^Postcode/, 'SW1A 1AA'],
    [/^Phone/, '020 7946 0958'],
  ] as const) {
    await userEvent.type(screen.getByLabelText(label), text);
  }
  await press(/^Deliver to/);
  await reaches('shippingMethod');
  await press(/^Continue/);
  await reaches('paymentMethod');
  await userEvent.click(screen.getByRole('radio', { name: /^Cheque/ }));
  await press(/^Use this payment/);
  await reaches('review');
}

async function order() {
  await userEvent.click(screen.getByRole('checkbox', { name: /I accept/ }));
  await press(/^Place order/);
}

/** The shop at the last step, without the way there. */
async function atReview() {
  cart = { ...cart, email: 'ann@example.com', shipping_addresses: shipment([flatRate], flatRate) };
  readyCheckout();
  const { shippingAddress, billingAddress } = useCheckoutStore.getState();
  localStorage.setItem('shipping_address', JSON.stringify(shippingAddress));
  localStorage.setItem('billing_address', JSON.stringify(billingAddress));
  localStorage.setItem('paymentMethod', JSON.stringify({ code: 'checkmo' }));
  show();
  await reaches('review');
}

describe('the checkout', () => {
  it('[CHK-10] leads a guest from the e-mail to the order', async () => {
    show();
    await toReview();
    expect(step(/Delivery address/).textContent).toContain('12 High Street, London, SW1A 1AA, United Kingdom');
    expect(step(/Delivery method/).textContent).toContain('Express: Next working day · £5.95');
    expect(step(/Payment/).textContent).toContain('Cheque');
    await order();
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/checkout/onepage/success'));
    expect(shop.orders()).toBe(1);
    expect(useCheckoutStore.getState().receipt.order?.number).toBe('000000042');
  });

  it('moves the focus to each step’s heading, which says where it is', async () => {
    show();
    await reaches('email');
    await userEvent.type(screen.getByLabelText(/^Email/), 'ann@example.com{Enter}');
    await reaches('shippingAddress');
    expect(document.activeElement?.textContent).toBe('Step 2 of 5: Delivery address');
  });

  it('[CHK-12] opens a step again with its values, and goes on where it was', async () => {
    await atReview();
    await press(/^Edit: Delivery address/);
    await reaches('shippingAddress');
    expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Ann');
    await press(/^Deliver to/);
    await reaches('review');
  });

  it('goes a step back with the browser’s own button', async () => {
    await atReview();
    expect(location.hash).toBe('#review');
    history.back();
    await reaches('paymentMethod');
    expect(location.hash).toBe('#payment-method');
    history.back();
    await reaches('shippingMethod');
  });

  it('after a reload at a step that has come open again the steps before are behind it once', async () => {
    history.replaceState(null, '', '/checkout#review');
    const { length } = history;
    show();
    await reaches('email');
    expect(location.hash).toBe('#email');
    expect(history.length).toBe(length);
  });

  it('[CHK-9] asks a purchase order for its number', async () => {
    await atReview();
    await press(/^Edit: Payment/);
    await userEvent.click(screen.getByRole('radio', { name: /^Purchase order/ }));
    await press(/^Use this payment/);
    const number = screen.getByLabelText(/^Purchase order number/);
    await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'));
    await userEvent.type(number, 'PO 7');
    await press(/^Use this payment/);
    await reaches('review');
    expect(step(/Payment/).textContent).toContain('PO 7');
  });

  it('offers to sign in where the e-mail belongs to an account', async () => {
    shop.answers.isEmailAvailable = { isEmailAvailable: availability(false) };
    show();
    await reaches('email');
    await userEvent.type(screen.getByLabelText(/^Email/), 'known@example.com');
    await userEvent.tab();
    await screen.findByText(/You already have an account/);
    await press(/^Continue/);
    await reaches('shippingAddress');
  });

  it('tells of a cart that was changed elsewhere', async () => {
    await atReview();
    cart = { ...cart, items: [{ ...tins, quantity: 1 }], total_quantity: 1 };
    refetchCart();
    await screen.findByText(/Your basket has changed/);
  });

  it('[CART-3] replaces a cart that was lost meanwhile, and says so', async () => {
    const refusal = () =>
      Response.json({ errors: [{ message: "The cart isn't active." }], data: { cart: null } }, { status: 200 });
    show();
    await reaches('email');
    Object.assign(shop.answers, {
      SetGuestEmail: refusal,
      setGuestEmail: refusal,
      cartDetails: ({ variables }: { variables: Record<string, unknown> }) =>
        variables.cartId === CART_ID ? refusal() : { cart: cartAnswer({ id: 'cart-2', items: [], total_quantity: 0 }) },
    });
    await userEvent.type(screen.getByLabelText(/^Email/), 'ann@example.com{Enter}');
    await screen.findByText(messages.checkout.empty.lost);
    expect(localStorage.getItem('cartId')).toBe('cart-2');
  });

  it('is kind to an empty cart', async () => {
    cart = { ...cart, items: [], total_quantity: 0 };
    show();
    await screen.findByRole('heading', { name: 'Your basket is empty' });
  });
});

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
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/checkout/cart'));
    expect(kept()).toEqual([]);
    expect(useCheckoutStore.getState()).toMatchObject({
      shippingAddress: null,
      billingAddress: null,
      paymentCode: null,
    });
  });

  it('a new order discards the receipt of the one before, and restores the empty one', async () => {
    storeReceipt(placedOrder);
    show();
    await reaches('email');
    expect(readStoredReceipt()).toBeNull();
    expect(useCheckoutStore.getState().receipt).toEqual(EMPTY_RECEIPT);
  });

  it('the receipt stays while the basket is empty', async () => {
    storeReceipt(placedOrder);
    cart = { ...cart, items: [], total_quantity: 0 };
    show();
    await screen.findByRole('heading', { name: 'Your basket is empty' });
    expect(readStoredReceipt()).toEqual(placedOrder);
  });
});

describe('[CHK-10] placing the order', () => {
  it('wants what has to be accepted, and says so beside it', async () => {
    await atReview();
    await press(/^Place order/);
    await waitFor(() => expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true'));
    expect(shop.orders()).toBe(0);
    await press(/^Read: Terms/);
    expect(within(screen.getByRole('dialog')).getByText('Be kind.')).toBeTruthy();
  });

  it('a double click places one order, and nothing can be touched meanwhile', async () => {
    let answer = (_: Response) => {};
    const slow = new Promise<Response>((resolve) => (answer = resolve));
    shop.answers[`/rest/mmstr_en/V1/guest-carts/${CART_ID}/shipping-information`] = () => slow;
    await atReview();
    await userEvent.click(screen.getByRole('checkbox', { name: /I accept/ }));
    const button = screen.getByRole('button', { name: /^Place order/ });
    await userEvent.dblClick(button);
    await screen.findByText('Placing your order…', { selector: '[role=status] *' });
    expect(button.closest('[inert]')).not.toBeNull();
    answer(json(totals(15.93)));
    await waitFor(() => expect(router.replace).toHaveBeenCalledOnce());
    expect(shop.orders()).toBe(1);
  });

  it('a declined card keeps everything and asks for the payment again', async () => {
    shop.answers[`/rest/mmstr_en/V1/guest-carts/${CART_ID}/payment-information`] = () =>
      json({ message: 'Transaction has been declined. Please try again later.' }, 400);
    await atReview();
    await order();
    await reaches('paymentMethod');
    expect(document.activeElement?.textContent).toContain('Your card was declined.');
    expect(step(/Delivery address/).textContent).toContain('12 High Street');
    expect(router.push).not.toHaveBeenCalled();
    history.back();
    await reaches('shippingMethod');
  });

  it.each([
    [
      'Please check the shipping address information. "postcode" is required.',
      'shippingAddress',
      /could not use this address/,
    ],
    [
      'The shipping method is missing. Select the shipping method and try again.',
      'shippingMethod',
      /method is no longer available/,
    ],
  ])('[CHK-2] “%s” opens the step that can mend it, which says why', async (message, name, notice) => {
    shop.answers[`/rest/mmstr_en/V1/guest-carts/${CART_ID}/payment-information`] = () => json({ message }, 400);
    await atReview();
    await order();
    await reaches(name);
    expect(document.activeElement?.textContent).toMatch(notice);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('[ROUTE-2] another refusal leads to the failure page', async () => {
    shop.answers[`/rest/mmstr_en/V1/guest-carts/${CART_ID}/payment-information`] = () =>
      json({ message: 'The shop is closed today.' }, 400);
    await atReview();
    await order();
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/checkout/onepage/failure'));
  });

  it('a total that has changed is shown before it is paid', async () => {
    shop.answers[`/rest/mmstr_en/V1/guest-carts/${CART_ID}/shipping-information`] = () => json(totals(20));
    await atReview();
    await order();
    await screen.findByText(/The total has changed/);
    expect(openStep()).toBe('review');
    expect(shop.orders()).toBe(0);
  });

  it('a lost answer blocks paying until it is known what became of the order', async () => {
    const broken = () => {
      throw new TypeError('Failed to fetch');
    };
    const root = `/rest/mmstr_en/V1/guest-carts/${CART_ID}`;
    const read = shop.answers[root];
    Object.assign(shop.answers, { [`${root}/payment-information`]: broken, [root]: broken, cartFate: broken });
    await atReview();
    await order();
    await screen.findByRole('heading', { name: /We are checking what became/ });
    expect(screen.queryByRole('button', { name: /^Place order/ })).toBeNull();
    await screen.findByText(/We still have no answer/);
    shop.cart.isActive = false;
    shop.answers[root] = read;
    await press(/^Check again/);
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/checkout/onepage/success'));
    expect(shop.orders()).toBe(1);
  });

  it('“back” opens no step while the order is on its way', async () => {
    let answer = (_: Response) => {};
    const slow = new Promise<Response>((resolve) => (answer = resolve));
    shop.answers[`/rest/mmstr_en/V1/guest-carts/${CART_ID}/shipping-information`] = () => slow;
    await atReview();
    await order();
    await screen.findByText('Placing your order…', { selector: '[role=status] *' });
    const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.back();
    await back;
    await waitFor(() => expect(location.hash).toBe('#review'));
    expect(openStep()).toBe('review');
    screen.getByText('Placing your order…', { selector: '[role=status] *' });
    answer(json(totals(15.93)));
    await waitFor(() => expect(router.replace).toHaveBeenCalledOnce());
  });

  it('whoever has another basket by now may go on with that', async () => {
    storeOrderAttempt({ cartId: 'cart-0', sentAt: Date.now(), receipt: placedOrder });
    const broken = () => {
      throw new TypeError('Failed to fetch');
    };
    Object.assign(shop.answers, { '/rest/mmstr_en/V1/guest-carts/cart-0': broken, cartFate: broken });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Go on with this basket' }, { timeout: 8_000 }));
    await reaches('email');
    expect(readOrderAttempt()).toBeNull();
  }, 15_000);
});
