// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartLabels } from '@/components/cart/header/cart-labels.fixture';
import { cartAnswer, balm as line, overTheWire } from '@/lib/cart/cart.fixture';
import { storeCartId } from '@/lib/cart/session/cart-session';
import { followStoredCart, resetCart, useCartStore } from '@/lib/cart/session/cart-store';
import { useToastStore } from '@/lib/shell/toast-store';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { WithMessages } from '@/lib/testing/with-messages';
import { AddButton } from './add-button';
import { addFromButton, afterPaint } from './add-from-button';
import { LISTEN_EARLY, onAdd } from './early-adds';

/** Each test's own: the client remembers those of the tests before. */
let cartId = '';
let round = 0;

/** A cart that holds so many, and an answer to the add that brought them there. */
const holding = (quantity: number) =>
  overTheWire(cartAnswer(quantity > 0 ? [{ ...line, quantity }] : [], { id: cartId }));
const added = (quantity: number, ...codes: string[]) => ({
  quantity,
  data: {
    addProductsToCart: {
      __typename: 'AddProductsToCartOutput',
      cart: holding(quantity),
      user_errors: codes.map((code) => ({ __typename: 'CartUserInputError', code, message: code })),
    },
  },
});

/** What the backend's cart holds. */
let inCart = 0;

let shop: ReturnType<typeof fakeCommerce>;
/** Answers the adds that wait, in order. */
let answers: ((answer: unknown) => void)[] = [];
let stop = () => {};
let unwatch = () => {};
/** Every count that the header has had. */
let counts: number[] = [];

const count = () => useCartStore.getState().summary.count + useCartStore.getState().adding;
const popup = () => useCartStore.getState().added;
const sent = () => shop.calls.filter(({ query }) => query.includes('addProductsToCart')).length;

// The page's own inline script.
// biome-ignore lint/security/noGlobalEval: it is what the page runs
window.eval(LISTEN_EARLY);

beforeEach(() => {
  localStorage.clear();
  resetCart();
  round += 1;
  cartId = `cart-${round}`;
  storeCartId(cartId);
  followStoredCart();
  answers = [];
  inCart = 0;
  counts = [];
  shop = fakeCommerce({
    addToCart: () =>
      new Promise((resolve, reject) =>
        answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
      ),
    cartSummary: () => ({ cart: holding(inCart) }),
  });
  stop = onAdd((button) => addFromButton(button, cartLabels));
  unwatch = useCartStore.subscribe(() => counts.push(count()));
});
afterEach(() => {
  unwatch();
  stop();
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function show(name: string, more: object = {}) {
  render(
    <WithMessages>
      <form aria-label={name}>
        <input name="quantity" defaultValue={Object(more).quantity ?? '1'} aria-label="Quantity" />
        <AddButton product={{ sku: name.toUpperCase(), name, image: null, ...more }} />
        <p data-add-error="" data-testid={`${name} error`} />
      </form>
    </WithMessages>,
  );
  const button = screen.getByRole('form', { name }).querySelector('button');
  if (!button) throw new Error('no button');
  return button;
}

async function answer(index: number, value: Error | ReturnType<typeof added>) {
  await waitFor(() => expect(answers.length).toBeGreaterThan(index));
  if (value instanceof Error) return answers[index]?.(value);
  inCart = value.quantity;
  answers[index]?.(value.data);
}

describe('[SHELL-3, SHELL-10] what the page shows of an add before the backend has answered', () => {
  it('Button, count and popup tell of the add within the press, before anything is sent', async () => {
    const button = show('balm');
    button.click();
    expect(button.dataset.cart).toBe('adding');
    expect(count()).toBe(1);
    expect(popup()).toEqual({ sku: 'BALM', name: 'balm', image: null, isPending: true });
    expect(sent()).toBe(0);
    await answer(0, added(1));
    await waitFor(() => expect(button.dataset.cart).toBe('added'));
  });

  it('The answer confirms what was shown, and nothing is ever counted twice', async () => {
    const button = show('balm');
    button.click();
    await answer(0, added(1));
    await waitFor(() => expect(button.dataset.cart).toBe('added'));
    expect(popup()).toEqual({ sku: 'BALM', name: 'balm', image: null });
    expect(useCartStore.getState()).toMatchObject({ adding: 0, summary: { count: 1 } });
    expect(Math.max(...counts)).toBe(1);
  });

  it('The second add of a page, which the client’s cache knows of, too, is counted once', async () => {
    const button = show('balm');
    button.click();
    await answer(0, added(1));
    await waitFor(() => expect(button.dataset.cart).toBe('added'));
    await waitFor(() => expect(shop.calls.some(({ query }) => query.includes('cartSummary'))).toBe(true));
    delete button.dataset.cart;
    counts = [];
    button.click();
    expect(count()).toBe(2);
    await answer(1, added(2));
    await waitFor(() => expect(button.dataset.cart).toBe('added'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(count()).toBe(2);
    expect(new Set(counts)).toEqual(new Set([2]));
  });

  it('Two quick presses are two products, and each answer takes the place of its own', async () => {
    const [balm, salve] = [show('balm'), show('salve')];
    balm.click();
    salve.click();
    expect(count()).toBe(2);
    expect(popup()).toMatchObject({ sku: 'SALVE', isPending: true });
    await answer(0, added(1));
    await waitFor(() => expect(balm.dataset.cart).toBe('added'));
    expect(count()).toBe(2);
    expect(popup(), 'the popup of the other one stays').toMatchObject({ sku: 'SALVE', isPending: true });
    await answer(1, added(2));
    await waitFor(() => expect(salve.dataset.cart).toBe('added'));
    expect(popup()).toEqual({ sku: 'SALVE', name: 'salve', image: null });
    expect(useCartStore.getState()).toMatchObject({ adding: 0, summary: { count: 2 } });
    expect(Math.max(...counts)).toBe(2);
  });

  it.each([
    ['A lost answer', new TypeError('Failed to fetch'), cartLabels.unknown, true],
    ['What was pressed without a connection', new TypeError('Failed to fetch'), cartLabels.offline, false],
    ['A refusal', added(0, 'NOT_SALABLE'), cartLabels.soldOut, true],
  ])('%s takes the count and the popup back, and says what happened', async (_, given, message, isOnline) => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const button = show('balm');
    button.click();
    await answer(0, given);
    await waitFor(() => expect(button.dataset.cart).toBeUndefined());
    expect(count()).toBe(0);
    expect(popup()).toBeNull();
    expect(screen.getByTestId('balm error').textContent).toBe(message);
    onLine.mockRestore();
  });

  it('Where nobody knows whether it was added, a toast names it and leads to the basket', async () => {
    const button = show('balm');
    screen.getByTestId('balm error').remove();
    button.click();
    await answer(0, new TypeError('Failed to fetch'));
    await waitFor(() => expect(useToastStore.getState().toasts).toHaveLength(1));
    const [toast] = useToastStore.getState().toasts;
    const message = `balm\n${cartLabels.unknown}`;
    expect(toast).toMatchObject({ type: 'warning', message, actionText: 'View basket', timeout: 10_000 });
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    toast?.onAction?.();
    expect(assign).toHaveBeenCalledWith('/checkout/cart');
  });

  it('What fails beside another add takes back its own alone', async () => {
    const [balm, salve] = [show('balm'), show('salve')];
    balm.click();
    salve.click();
    await answer(0, added(1));
    await waitFor(() => expect(balm.dataset.cart).toBe('added'));
    await answer(1, new TypeError('Failed to fetch'));
    await waitFor(() => expect(salve.dataset.cart).toBeUndefined());
    expect(useCartStore.getState()).toMatchObject({ adding: 0, summary: { count: 1 }, added: null });
  });

  it('A popup that was closed before the answer stays closed', async () => {
    const button = show('balm');
    button.click();
    useCartStore.setState({ added: null });
    await answer(0, added(1));
    await waitFor(() => expect(button.dataset.cart).toBe('added'));
    expect(popup()).toBeNull();
  });

  it('What another tab says of the cart meanwhile does not count it a second time', async () => {
    const button = show('balm');
    button.click();
    const owner = [cartId, document.documentElement.dataset.store ?? '', ''].join();
    localStorage.setItem(
      'cart_summary',
      JSON.stringify({ of: owner, count: 1, subtotal: { value: 1, currency: 'GBP' } }),
    );
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart_summary' }));
    expect(count()).toBe(1);
    await answer(0, added(1));
    await waitFor(() => expect(button.dataset.cart).toBe('added'));
  });

  it('What the cart does not take is never shown as added', async () => {
    show('strong', { isRefused: true }).click();
    expect(count()).toBe(0);
    expect(popup()).toBeNull();
    await waitFor(() => expect(screen.getByTestId('strong error').textContent).toBe(cartLabels.notSold));
    expect(counts.every((one) => one === 0)).toBe(true);
  });
});

describe('work that must not delay what is seen', () => {
  /** Whether a promise has been kept after all that is due at once. */
  const isKept = async (promise: Promise<void>) => {
    let kept = false;
    void promise.then(() => {
      kept = true;
    });
    await Promise.resolve();
    await Promise.resolve();
    return () => kept;
  };

  it('afterPaint waits for the frame and what is drawn in it', async () => {
    vi.useFakeTimers();
    const kept = await isKept(afterPaint());
    expect(kept()).toBe(false);
    await vi.advanceTimersByTimeAsync(40);
    expect(kept()).toBe(true);
  });

  it('afterPaint does not wait for a tab that draws nothing, whether hidden before or meanwhile', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const meanwhile = await isKept(afterPaint());
    await vi.advanceTimersByTimeAsync(100);
    expect(meanwhile()).toBe(true);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    expect((await isKept(afterPaint()))()).toBe(true);
    vi.restoreAllMocks();
  });
});
