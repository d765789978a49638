// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { london } from '@/lib/address/address.fixture';
import { freshBrowser, signIn } from '@/lib/checkout/checkout.fixture';
import { saveBillingAddress, saveShippingAddress } from './checkout-storage';
import { MARK_NEWCOMER } from './newcomer';

beforeEach(() => {
  freshBrowser();
  window.localStorage.setItem('cartId', 'cart');
  delete document.documentElement.dataset.newcomer;
});

function isMarked(): boolean {
  // biome-ignore lint/security/noGlobalEval: it is what the page runs
  window.eval(MARK_NEWCOMER);
  return document.documentElement.dataset.newcomer !== undefined;
}

test('[CHK-1] a guest with a cart who has saved nothing yet is taken to be at the first step', () => {
  expect(isMarked()).toBe(true);
});

test.each([
  ['a customer', signIn],
  ['who has saved an address', () => saveShippingAddress(london)],
  ['who has saved the address of a bill alone', () => saveBillingAddress(london)],
  ['a guest without a cart', () => window.localStorage.removeItem('cartId')],
])('[CHK-1] %s is not at the first step', (_, begin) => {
  begin();
  expect(isMarked()).toBe(false);
});
