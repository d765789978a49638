import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'urql';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { balm } from '@/lib/cart/cart.fixture';
import type { CartAnswer } from '@/lib/cart/cart-fragment';
import {
  cartAnswer,
  flatRate,
  freshBrowser,
  orderingBackend,
  readyCheckout,
  shipment,
  written,
} from '@/lib/checkout/checkout.fixture';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { browserClient, discardCachedCarts } from '@/lib/magento/browser/calls';
import { Checkout } from './checkout';
import type { CheckoutFacts } from './checkout-facts';
import { facts, knownDirectories, opened, Page, router } from './checkout-page.fixture';
import { CheckoutSkeleton } from './checkout-skeleton';

const texts = { title: 'Email', email: 'Email', hint: 'For news' };

/** The browser's client knows entities by their types. */
const typed = <T extends object>(typename: string, fields: T): T => ({ __typename: typename, ...fields });
const gbp = (value: number) => typed('Money', { value, currency: 'GBP' as const });

export const availability = (is_email_available: boolean) => typed('IsEmailAvailableOutput', { is_email_available });

export const tins = {
  ...balm,
  product: { ...balm.product, thumbnail: null },
  prices: balm.prices && typed('CartItemPrices', balm.prices),
};

/** The cart as the backend holds it; writes change it. */
export let cart: ReturnType<typeof cartAnswer>;
export let shop: ReturnType<typeof orderingBackend>;

/** Changes the cart of the backend; answers as a write does. */
export function changeCart(more: Partial<CartAnswer>) {
  cart = { ...cart, ...more };
  return written(cart);
}

const backend: Parameters<typeof orderingBackend>[0] = {
  cartDetails: () => ({ cart }),
  checkoutCart: () => ({ cart }),
  isEmailAvailable: { isEmailAvailable: availability(true) },
  setShippingAddress: () => ({ setShippingAddressesOnCart: changeCart({ shipping_addresses: shipment([flatRate]) }) }),
  setShippingMethod: () => ({
    setShippingMethodsOnCart: changeCart({ shipping_addresses: shipment([flatRate], flatRate) }),
  }),
  setBillingAddress: () => ({ setBillingAddressOnCart: written(cart) }),
};

/** The window's place, from which nothing leaves: what would is told in `opened`. */
function placeWith(place: Location): Location {
  return new Proxy({} as Location, {
    get: (_, name) => Reflect.get(name in opened ? opened : place, name),
    set: (_, name, value) => Reflect.set(place, name, value),
  });
}

/** Before each test of a file: a guest's cart with two tins, a backend that takes every step, no step taken yet. */
export function setUpCheckoutWalk(): void {
  beforeEach(() => {
    freshBrowser();
    window.sessionStorage.clear();
    history.replaceState(null, '', '/checkout');
    knownDirectories();
    discardCachedCarts();
    router.push.mockReset();
    for (const way of Object.values(opened)) way.mockReset();
    vi.stubGlobal('location', placeWith(window.location));
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
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

export function show(more: Partial<CheckoutFacts> = {}) {
  return render(
    <Provider value={browserClient()}>
      <Page>
        <Checkout {...facts} {...more} skeleton={<CheckoutSkeleton label="Loading the checkout" texts={texts} />} />
      </Page>
    </Provider>,
  );
}

export const step = (name: RegExp) => screen.getByRole('region', { name });
export const openStep = () => document.querySelector('[aria-current="step"]')?.getAttribute('data-step');
/** A later step's form comes by itself when it is first opened. */
export const reaches = (name: string) =>
  waitFor(() => {
    expect(openStep()).toBe(name);
    expect(document.querySelector('[aria-current="step"] form')).toBeTruthy();
  });
export const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

export async function order() {
  await userEvent.click(screen.getByRole('checkbox', { name: /I accept/ }));
  await press(/^Place order/);
}

/** The shop at the last step, without the way there, paid by what asks for nothing before it. */
export async function atReview(code = 'checkmo') {
  showChosen(code);
  await reaches('review');
}

/** The shop as it opens where everything was given and this payment method chosen. */
export function showChosen(code: string) {
  changeCart({ email: 'ann@example.com', shipping_addresses: shipment([flatRate], flatRate) });
  readyCheckout();
  const { shippingAddress, billingAddress } = useCheckoutStore.getState();
  localStorage.setItem('shipping_address', JSON.stringify(shippingAddress));
  localStorage.setItem('billing_address', JSON.stringify(billingAddress));
  localStorage.setItem('paymentMethod', JSON.stringify({ code }));
  show();
}
