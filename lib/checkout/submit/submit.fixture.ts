import { afterEach, beforeEach, vi } from 'vitest';
import {
  cartAnswer,
  flatRate,
  freshBrowser,
  orderingBackend,
  shipment,
  tableRate,
  written,
} from '@/lib/checkout/checkout.fixture';
import { begin, useCheckoutStore } from '@/lib/checkout/state/checkout-store';

/** Before each test of a file: a guest who has just opened the checkout. */
export function setUpCheckout(): void {
  beforeEach(() => {
    freshBrowser();
    begin();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

const courier = { ...flatRate, carrier_code: 'courier', code: 'courier', method_code: 'courier' };
const otherShipment = shipment([courier]).map((address) => address && { ...address, street: ['7 Low Road'] });
export const shippingAnswer = (methods = [flatRate, tableRate], chosen: typeof flatRate | null = null) => ({
  // A second address, which Magento's carts may have, offers something else.
  setShippingAddressesOnCart: written(
    cartAnswer({ shipping_addresses: [...shipment(methods, chosen), ...otherShipment] }),
  ),
});
const setMethod = { setShippingMethodsOnCart: written(cartAnswer()) };
const setBilling = { setBillingAddressOnCart: written(cartAnswer()) };
export const refusal = (message: string) => () =>
  Response.json({ errors: [{ message, extensions: { category: 'graphql-input' } }], data: null });

/** A backend that takes every step of a checkout and tells which were sent. */
export function backend(answers: Parameters<typeof orderingBackend>[0] = {}) {
  const shop = orderingBackend({
    setShippingAddress: shippingAnswer(),
    setShippingMethod: setMethod,
    setBillingAddress: setBilling,
    ...answers,
  });
  return {
    ...shop,
    /** Operations and their variables, in order. */
    mutations: () =>
      shop.calls.flatMap(({ query, variables }) => {
        const name = /^mutation (\w+)/.exec(query)?.[1];
        return name ? [[name, variables]] : [];
      }),
  };
}

export const state = () => useCheckoutStore.getState();
