// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft, writeDraft } from '@/lib/browser/session/session-storage';
import { resetCart, useCartStore } from '@/lib/cart/session/cart-store';
import { placedOrder } from '@/lib/checkout/checkout.fixture';
import { INITIAL_CHECKOUT } from '@/lib/checkout/state/checkout-state';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { loadSession, resetUser, useUserStore } from '@/lib/customer/user-store';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { runAhead } from '@/lib/testing/run-ahead';
import { resumeSession, signIn } from './sign-in';

const ann = { email: 'ann@example.com', password: 'Secret-12' };
const customer = {
  __typename: 'Customer',
  email: ann.email,
  firstname: 'Ann',
  lastname: 'Lee',
  is_subscribed: true,
  date_of_birth: null,
  taxvat: null,
  gender: null,
  default_billing: null,
  default_shipping: null,
  addresses: [],
};
const lost = () => Promise.reject(new TypeError('network'));
const merged = { mergeCarts: { __typename: 'Cart', id: 'hers', total_quantity: 3 } };

function commerce(others: Parameters<typeof fakeCommerce>[0] = {}) {
  return fakeCommerce({
    SignIn: { generateCustomerToken: { __typename: 'CustomerToken', token: 'jwt' } },
    createCart: { cartId: 'hers' },
    MergeCarts: merged,
    customer: { customer },
    ...others,
  });
}
const refuse = (message: string, category = 'graphql-authentication') =>
  Response.json({ errors: [{ message, path: ['x'], extensions: { category } }], data: null });
const namesOf = (calls: { query: string }[]) => calls.map(({ query }) => /^\w+ (\w+)/.exec(query)?.[1]);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  resetCart();
  resetUser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('signing in', () => {
  it('[SESS-1] signing in stores the token with its time and 3600 seconds, forgets what was looked at, and tells the page', async () => {
    localStorage.setItem('recent_viewed', '["24-MB01"]');
    useUserStore.setState({ recentViewed: ['24-MB01'] });
    commerce();
    const before = Date.now();
    await signIn(ann);
    const entry = JSON.parse(localStorage.getItem('signin_token') ?? '');
    expect(Object.keys(entry).sort()).toEqual(['timeStored', 'ttl', 'value']);
    expect(entry).toMatchObject({ value: 'jwt', ttl: 3600 });
    expect(entry.timeStored).toBeGreaterThanOrEqual(before);
    expect(localStorage.getItem('recent_viewed')).toBeNull();
    expect(useUserStore.getState()).toMatchObject({ isSignedIn: true, token: 'jwt', pending: null, recentViewed: [] });
    expect(useUserStore.getState().currentUser).toMatchObject({ email: ann.email, firstname: 'Ann' });
  });

  it('[SESS-8] the guest’s cart goes into the customer’s, whose id the browser keeps', async () => {
    localStorage.setItem('cartId', 'guests');
    const { calls } = commerce();
    await signIn(ann);
    expect(namesOf(calls)).toEqual(['SignIn', 'createCart', 'MergeCarts', 'customer']);
    expect(calls[2]?.variables).toEqual({ source: 'guests', destination: 'hers' });
    expect(calls.slice(1).map(({ headers }) => headers.get('authorization'))).toEqual(Array(3).fill('Bearer jwt'));
    expect(localStorage.getItem('cartId')).toBe('hers');
    expect(localStorage.getItem('merging_cart')).toBeNull();
  });

  it('[SESS-8, CART-7] the other tabs, which know the customer’s cart from before, are told once the guest’s is in it', async () => {
    const order: string[] = [];
    const tell = vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => void order.push('told'));
    localStorage.setItem('cartId', 'guests');
    const merge = () => {
      order.push('merged');
      return merged;
    };
    commerce({ MergeCarts: merge });
    await signIn(ann);
    expect(order.slice(order.indexOf('merged'))).toEqual(['merged', 'told']);
    tell.mockRestore();
  });

  it('[SESS-8] a guest without a cart gets the customer’s', async () => {
    const { calls } = commerce();
    await signIn(ann);
    expect(namesOf(calls)).toEqual(['SignIn', 'createCart', 'customer']);
    expect(localStorage.getItem('cartId')).toBe('hers');
  });

  it('[SESS-8] a merge whose answer is lost is done by the next page, and nothing is lost', async () => {
    localStorage.setItem('cartId', 'guests');
    const { answers } = commerce({ MergeCarts: lost });
    await signIn(ann);
    expect(useUserStore.getState().isSignedIn).toBe(true);
    expect([localStorage.getItem('merging_cart'), localStorage.getItem('cartId')]).toEqual(['guests', 'hers']);
    answers.MergeCarts = merged;
    await resumeSession();
    expect(localStorage.getItem('merging_cart')).toBeNull();
  });

  it('[SESS-8] a merge over which Magento breaks is done by the next page, and nothing is lost', async () => {
    localStorage.setItem('cartId', 'guests');
    commerce({ MergeCarts: refuse('Internal server error', 'internal') });
    await signIn(ann);
    expect(localStorage.getItem('merging_cart')).toBe('guests');
  });

  it('[SESS-8] two tabs do not merge the same cart at once', async () => {
    const order: string[] = [];
    vi.stubGlobal('navigator', {
      ...navigator,
      locks: {
        request: async (name: string, task: () => Promise<unknown>) => {
          order.push(`${name} taken`);
          // The other tab has it first, and merges.
          if (name === 'merge') localStorage.removeItem('merging_cart');
          return task();
        },
      },
    });
    localStorage.setItem('cartId', 'guests');
    const { calls } = commerce();
    await signIn(ann);
    // What this tab has read of the cart may be from before.
    expect(useCartStore.getState().revision).toBe(1);
    expect(order).toContain('merge taken');
    expect(namesOf(calls)).not.toContain('MergeCarts');
  });

  it('[SESS-8] a cart that was merged already is not asked for again', async () => {
    localStorage.setItem('cartId', 'guests');
    commerce({ MergeCarts: refuse("The cart isn't active.", 'graphql-no-such-entity') });
    await signIn(ann);
    expect(localStorage.getItem('merging_cart')).toBeNull();
    expect(useUserStore.getState().currentUser).not.toBeNull();
  });

  it('[SESS-6] a refused password leaves the guest, and their cart, as they were', async () => {
    localStorage.setItem('cartId', 'guests');
    const message = 'The account sign-in was incorrect or your account is disabled temporarily.';
    const { calls } = commerce({ SignIn: refuse(message) });
    await expect(signIn(ann)).rejects.toMatchObject({ kind: 'refused', message });
    expect(calls).toHaveLength(1);
    expect([localStorage.getItem('signin_token'), localStorage.getItem('cartId')]).toEqual([null, 'guests']);
    expect(useUserStore.getState()).toMatchObject({ isSignedIn: false, pending: null });
  });

  it('[SESS-6, SESS-14] details are requested and received; a failure stays with them, and signs nobody out', async () => {
    runAhead();
    commerce({ customer: lost });
    const seen: boolean[] = [];
    const stop = useUserStore.subscribe(({ isGettingDetails }) => seen.push(isGettingDetails));
    await signIn(ann);
    stop();
    expect(seen).toContain(true);
    expect(useUserStore.getState()).toMatchObject({ isGettingDetails: false, currentUser: null, isSignedIn: true });
    expect(useUserStore.getState().getDetailsError?.kind).toBe('network');
  });

  it('what a guest has ordered stays on the page that they sign in from, also after a reload', async () => {
    commerce();
    const receipt = { order: placedOrder };
    useCheckoutStore.setState({ ...INITIAL_CHECKOUT, step: 'receipt', email: 'ann@example.com', receipt });
    writeDraft('draft_ordered_lines', 'lines');
    await signIn(ann);
    expect(useCheckoutStore.getState()).toEqual({ ...INITIAL_CHECKOUT, receipt });
    expect(readDraft('draft_ordered_lines')).toBe('lines');
  });

  it('what the same customer was typing before their session ended is there again; another’s is not, nor a guest’s', async () => {
    commerce();
    await signIn(ann);
    writeDraft('draft_email', 'anns');
    localStorage.removeItem('session_owner');
    localStorage.removeItem('signin_token');
    loadSession();
    expect(readDraft('draft_email')).toBeNull();
    writeDraft('draft_email', 'a guest’s');
    await signIn({ ...ann, email: 'ANN@example.com ' });
    expect(readDraft('draft_email')).toBe('anns');
    await signIn({ ...ann, email: 'bob@example.com' });
    expect(readDraft('draft_email')).toBeNull();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('anns');
  });
});
