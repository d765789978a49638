// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { added, items, names, product } from '@/lib/cart/cart-writes.fixture';
import { tellRefusedToken } from '@/lib/magento/browser/refused-token';
import { readToken } from '@/lib/magento/call-headers';
import { NOT_AUTHORIZED } from '@/lib/magento/magento-messages';
import { fakeCommerce } from '@/lib/testing/fake-commerce';

const reload = vi.fn();
/** The end of a session loads its code first. */
const LOADING = { timeout: 4000 };
let stop = () => {};

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('location', { reload, pathname: '/', search: '' });
  fakeCommerce({
    createCart: { cartId: 'cart-1' },
    Customer: new Response(null, { status: 502 }),
    SignOut: { revokeCustomerToken: { __typename: 'RevokeCustomerTokenOutput', result: true } },
  });
  localStorage.setItem('cartId', 'cart-1');
  localStorage.setItem('signin_token', JSON.stringify({ value: 'mine', timeStored: Date.now(), ttl: 3600 }));
  const { watchSession } = await import('./watch-session');
  stop = watchSession();
});

afterEach(() => {
  stop();
  reload.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

it('[SESS-3, SESS-13] a token that the backend refuses ends the session, once, and the page begins anew', async () => {
  tellRefusedToken('mine', { status: 401 });
  tellRefusedToken('mine', { status: 401 });
  await vi.waitFor(() => expect(reload).toHaveBeenCalled(), LOADING);
  expect(readToken()).toBeNull();
  expect(localStorage.getItem('cartId')).toBeNull();
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).toHaveBeenCalledOnce();
});

it('what was asked with the token of another session ends nothing', async () => {
  tellRefusedToken('of somebody before', { status: 401 });
  // As long as an end of the session takes.
  const { signOut } = await import('./sign-out');
  expect(readToken()).toBe('mine');
  expect(reload).not.toHaveBeenCalled();
  await signOut({ isAsked: false });
  expect(readToken()).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

describe('[SESS-3] a customer whose token has died in another place, and whom Magento answers as a guest', () => {
  const refuse = (message: string, path: string) =>
    Response.json({ errors: [{ message, path: [path], extensions: { category: 'graphql-authorization' } }] });
  const notTheirs = 'The current user cannot perform operations on cart "cart-1"';
  const put = ({ variables }: { variables: Record<string, unknown> }) =>
    variables.cartId === 'cart-1' ? refuse(notTheirs, 'addProductsToCart') : added();

  it('[CART-3] is signed out by what they add, which fills no guest’s cart', async () => {
    const { addToCart } = await import('@/lib/cart/items/add-to-cart');
    const { calls } = fakeCommerce({
      addToCart: put,
      createCart: { cartId: 'guests' },
      token: () => refuse(NOT_AUTHORIZED, 'customer'),
    });
    expect(await addToCart(product, items)).toMatchObject({ added: false });
    expect(names(calls).slice(0, 2)).toEqual(['addToCart', 'token']);
    expect(names(calls)).not.toContain('createCart');
    await vi.waitFor(() => expect(reload).toHaveBeenCalled(), LOADING);
  });

  it('[SESS-3] is signed out by what they change of their account, also where Magento says it in another language', async () => {
    const { updateCustomer } = await import('@/lib/customer/update-customer');
    const message = 'ลูกค้าปัจจุบันไม่ได้รับอนุญาต';
    const { calls } = fakeCommerce({
      updateCustomer: () => refuse(message, 'updateCustomerV2'),
      token: () => refuse(message, 'customer'),
    });
    await expect(updateCustomer({ is_subscribed: true })).rejects.toMatchObject({ message });
    await vi.waitFor(() => expect(reload).toHaveBeenCalled(), LOADING);
    expect(names(calls).slice(0, 2)).toEqual(['updateCustomer', 'token']);
  });

  it('[SESS-3] is signed out by what they have forgotten, also where Magento says it in another language', async () => {
    const { deleteSavedPayment } = await import('@/lib/customer/saved-payments');
    const message = 'ลูกค้าปัจจุบันไม่ได้รับอนุญาต';
    const { calls } = fakeCommerce({
      deleteSavedPayment: () => refuse(message, 'deletePaymentToken'),
      token: () => refuse(message, 'customer'),
    });
    await expect(deleteSavedPayment('hash')).rejects.toMatchObject({ message });
    await vi.waitFor(() => expect(reload).toHaveBeenCalled(), LOADING);
    // The details are read at the same time.
    const asked = names(calls).filter((name) => name === 'deleteSavedPayment' || name === 'token');
    expect(asked).toEqual(['deleteSavedPayment', 'token']);
  });

  it('[SESS-4] is not told so while they sign out, in whichever language Magento refuses it', async () => {
    const { signOut } = await import('./sign-out');
    const { calls, answers } = fakeCommerce({});
    answers.SignOut = refuse('ไม่ได้รับอนุญาต', 'revokeCustomerToken');
    await signOut();
    expect(names(calls)).not.toContain('token');
    expect(reload).not.toHaveBeenCalled();
  });

  it('[CART-3] hears so also where the answer was lost, and a second try asks again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] }).setTimerTickMode('nextTimerAsync');
    const { addToCart } = await import('@/lib/cart/items/add-to-cart');
    const { calls, answers } = fakeCommerce({
      addToCart: put,
      createCart: { cartId: 'guests' },
      token: () => Promise.reject(new TypeError('network')),
    });
    expect((await addToCart(product, items)).failure?.message).toBe('Unable to create cart');
    answers.token = () => refuse(NOT_AUTHORIZED, 'customer');
    expect(await addToCart(product, items)).toMatchObject({ added: false });
    expect(names(calls)).not.toContain('createCart');
  });

  it('[CART-3] stays signed in where the token is good and only the cart is gone', async () => {
    const { addToCart } = await import('@/lib/cart/items/add-to-cart');
    fakeCommerce({
      addToCart: put,
      createCart: { cartId: 'new' },
      token: { customer: { __typename: 'Customer', email: 'ann@example.com' } },
    });
    expect(await addToCart(product, items)).toMatchObject({ added: true });
    expect([localStorage.getItem('cartId'), readToken()]).toEqual(['new', 'mine']);
  });
});
