// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartLabels } from '@/components/cart/header/cart-labels.fixture';
import { Tile } from '@/components/ui/controls/tiles';
import { added, cart } from '@/lib/cart/cart-writes.fixture';
import type { ProductToAdd } from '@/lib/cart/items/product-to-add';
import { storeCartId } from '@/lib/cart/session/cart-session';
import { resetCart, useCartStore } from '@/lib/cart/session/cart-store';
import { entered, groupedQuantity, QUANTITY, selected } from '@/lib/catalog/options/control-names';
import { OVER_MAXIMUM } from '@/lib/magento/magento-messages';
import { useToastStore } from '@/lib/shell/toast-store';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { WithMessages } from '@/lib/testing/with-messages';
import { AddButton } from './add-button';
import { addFromButton } from './add-from-button';
import { LISTEN_EARLY, onAdd } from './early-adds';

const balm: ProductToAdd = { sku: 'BALM', name: 'Balm', image: null };

let shop: ReturnType<typeof fakeCommerce>;
const sent = () =>
  shop.calls.filter(({ query }) => query.includes('addProductsToCart')).map((call) => call.variables.items);

function show(product: ProductToAdd, controls?: ReactNode) {
  render(
    <WithMessages>
      <form>
        {controls}
        <AddButton product={product} />
        <p data-add-error="" data-testid="error" />
      </form>
    </WithMessages>,
  );
  return screen.getByRole<HTMLButtonElement>('button', { name: /Add to basket/ });
}

let stop = () => {};
const listen = () => {
  stop = onAdd((button) => addFromButton(button, cartLabels));
};

// The page's own inline script.
// biome-ignore lint/security/noGlobalEval: it is what the page runs
window.eval(LISTEN_EARLY);

beforeEach(() => {
  localStorage.clear();
  resetCart();
  storeCartId('cart-1');
  shop = fakeCommerce({ addToCart: added(), cartSummary: { cart: cart() } });
  useToastStore.setState({ toasts: [] });
});
afterEach(() => {
  stop();
  cleanup();
  vi.unstubAllGlobals();
});

const error = () => screen.getByTestId('error').textContent;
const toasts = () => useToastStore.getState().toasts.map(({ type, message }) => [type, message]);

describe('[CAT-5] a button that adds', () => {
  it('An add button shows progress at once and confirms when the product is in the cart', async () => {
    let answer = () => {};
    shop.answers.addToCart = () => new Promise((resolve) => (answer = () => resolve(added())));
    listen();
    const button = show(balm);
    button.click();
    expect(button.dataset.cart).toBe('adding');
    expect(button.ariaBusy).toBe('true');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(button.dataset.cart).toBe('adding');
    answer();
    await waitFor(() => expect(button.dataset.cart).toBe('added'));
    expect(button.ariaBusy).toBeNull();
    expect(useCartStore.getState().announcement).toBe('Balm is in your basket.');
    expect(toasts()).toEqual([]);
  });

  it('A product that is not sold in a cart is refused with a word, and never sent, whatever button asks for it', async () => {
    listen();
    const button = show({ ...balm, isRefused: true });
    button.click();
    await waitFor(() => expect(error()).toBe(cartLabels.notSold));
    expect(sent()).toEqual([]);
    expect(button.dataset.cart).toBeUndefined();
    expect(useCartStore.getState().added).toBeNull();
  });

  it('A choice that is not sold is refused with a word, and never sent, also before anything has disabled the button', async () => {
    listen();
    const button = show(
      { ...balm, refused: [['strong']] },
      <input name={selected('strength')} defaultValue="strong" />,
    );
    button.click();
    await waitFor(() => expect(error()).toBe(cartLabels.notSold));
    expect(sent()).toEqual([]);
    cleanup();
    show({ ...balm, refused: [['strong']] }, <input name={selected('strength')} defaultValue="mild" />).click();
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('An add button that is pressed again while it adds sends one request', async () => {
    listen();
    const button = show(balm);
    button.click();
    button.click();
    fireEvent.submit(button);
    await waitFor(() => expect(button.dataset.cart).toBe('added'));
    expect(sent()).toEqual([[{ sku: 'BALM', quantity: 1 }]]);
  });

  it('A press before the code has loaded shows progress and adds as soon as the code has loaded', async () => {
    const button = show(balm);
    button.click();
    expect(button.dataset.cart).toBe('adding');
    expect(sent()).toEqual([]);
    listen();
    await waitFor(() => expect(sent()).toHaveLength(1));
    await waitFor(() => expect(button.dataset.cart).toBe('added'));
  });

  it('The popup says what was chosen, and how many', async () => {
    listen();
    const tiles = ['', '200 mg', 'Pack of 16'].map((value) => (
      <Tile key={value} type="radio" name={value} value={value} isChosen label={value || 'None'} hint="£1.00" />
    ));
    show(balm, [...tiles, <input key="quantity" name={QUANTITY} defaultValue="2" />]).click();
    await waitFor(() => expect(useCartStore.getState().added?.name).toBe('2 × Balm, 200 mg, Pack of 16'));
    await waitFor(() => expect(useCartStore.getState().added?.isPending).toBeUndefined());
  });

  it('An add button sends the entries of its form, with dates and times in Magento’s format', async () => {
    listen();
    show(
      balm,
      <>
        <input name={QUANTITY} defaultValue="2" />
        <input type="date" name={entered('day')} defaultValue="2026-03-02" />
        <input type="time" name={entered('time')} defaultValue="14:30" />
        <input type="datetime-local" name={entered('both')} defaultValue="2026-03-02T14:30" />
        <textarea name={entered('note')} defaultValue="2026-03-02" />
      </>,
    ).click();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toEqual([
      {
        sku: 'BALM',
        quantity: 2,
        entered_options: [
          { uid: 'day', value: '2026-03-02 00:00:00' },
          { uid: 'time', value: '1970-01-01 14:30:00' },
          { uid: 'both', value: '2026-03-02 14:30:00' },
          { uid: 'note', value: '2026-03-02' },
        ],
      },
    ]);
  });
});

describe('[CAT-5] validation at the field', () => {
  const box = (uid: string) => (
    <input key={uid} type="checkbox" name={selected('links')} value={uid} aria-label={uid} />
  );

  it('A required group of check boxes without a checked one has a message at its first box', async () => {
    listen();
    const button = show({ ...balm, groups: [selected('links')] }, [box('one'), box('two')]);
    button.click();
    const first = screen.getByLabelText<HTMLInputElement>('one');
    await waitFor(() => expect(first.validationMessage).toBe(cartLabels.chooseOne));
    expect(button.dataset.cart).toBeUndefined();
    fireEvent.click(screen.getByLabelText('two'));
    expect(first.validationMessage).toBe('');
    button.click();
    await waitFor(() => expect(sent()).toEqual([[{ sku: 'BALM', quantity: 1, selected_options: ['two'] }]]));
  });

  it('A day that is not offered has a message at its field, whatever the stored page lets pick', async () => {
    listen();
    const days = JSON.stringify({ first: 1, last: 60, weekdays: '1234567', problem: 'From tomorrow.' });
    const button = show(balm, [
      <input key="day" type="date" name={entered('day')} aria-label="Day" data-days={days} />,
    ]);
    const day = screen.getByLabelText<HTMLInputElement>('Day');
    const ahead = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
    for (const wrong of [ahead(-1), ahead(90)]) {
      fireEvent.input(day, { target: { value: wrong } });
      button.click();
      await waitFor(() => expect(day.validationMessage).toBe('From tomorrow.'));
    }
    fireEvent.input(day, { target: { value: ahead(7) } });
    expect(day.validationMessage).toBe('');
    button.click();
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('A grouped product without any quantity has a message at its first field and is not sent', async () => {
    listen();
    const field = <input key="a" type="number" name={groupedQuantity('A')} defaultValue="0" aria-label="A" />;
    show(balm, [field]).click();
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('A').validationMessage).toBe(cartLabels.chooseQuantity),
    );
    expect(sent()).toEqual([]);
  });

  it('An empty required field is left to the browser’s own validation, and nothing is sent', () => {
    listen();
    const button = show(balm, <input name={entered('text')} required aria-label="Text" />);
    button.click();
    expect(button.dataset.cart).toBeUndefined();
    expect(sent()).toEqual([]);
  });
});

const SAID = 'In the backend’s language.';

describe('[CART-4] errors of adding', () => {
  it.each([
    ['NOT_SALABLE', cartLabels.soldOut, SAID],
    ['INSUFFICIENT_STOCK', cartLabels.tooMany, SAID],
    ['UNDEFINED', SAID, SAID],
    ['UNDEFINED', cartLabels.overMaximum, OVER_MAXIMUM],
    ['INSUFFICIENT_STOCK', 'We sell at least 3.', 'The fewest you may purchase is 3'],
  ])(
    'The user error %s is shown and said at the form as “%s”, and another try is possible',
    async (code, message, said) => {
      shop.answers.addToCart = added([], [code, said]);
      listen();
      const button = show(balm);
      button.click();
      await waitFor(() => expect(error()).toBe(message));
      expect(useCartStore.getState().announcement).toBe(message);
      expect(toasts()).toEqual([]);
      expect(button.dataset.cart).toBeUndefined();
      shop.answers.addToCart = added();
      button.click();
      await waitFor(() => expect(error()).toBe(''));
      await waitFor(() => expect(button.dataset.cart).toBe('added'));
    },
  );

  it('What limits an order is said in the product’s own words, where it is that which is exceeded', async () => {
    const limit = 'One pack per order, because it contains codeine.';
    shop.answers.addToCart = added([], ['UNDEFINED', OVER_MAXIMUM]);
    listen();
    const button = show({ ...balm, limit });
    button.click();
    await waitFor(() => expect(error()).toBe(limit));
    shop.answers.addToCart = added([], ['INSUFFICIENT_STOCK', SAID]);
    button.click();
    await waitFor(() => expect(error()).toBe(cartLabels.tooMany));
  });

  it('A user error of one of several items is shown as it is, and the others are announced as added', async () => {
    shop.answers.addToCart = added(undefined, ['UNDEFINED', 'It costs $&.']);
    listen();
    show(
      { ...balm, name: 'Balm $&' },
      ['A', 'B'].map((sku) => <input key={sku} name={groupedQuantity(sku)} defaultValue="1" aria-label={sku} />),
    ).click();
    await waitFor(() => expect(error()).toBe('Not everything could be added: It costs $&.'));
    expect(useCartStore.getState().announcement).toBe(`Balm $& is in your basket. ${error()}`);
  });

  it('What a Thai page has no words for is marked as English', async () => {
    document.documentElement.lang = 'th-TH';
    shop.answers.addToCart = added([], ['UNDEFINED', 'The requested qty is not available']);
    listen();
    show(balm).click();
    await waitFor(() => expect(error()).toBe('The requested qty is not available'));
    expect(screen.getByText('The requested qty is not available').lang).toBe('en');
    document.documentElement.lang = '';
  });

  it('What is wrong is said in a toast where the form’s own place for it is out of view, and by that alone', async () => {
    shop.answers.addToCart = added([], ['NOT_SALABLE', SAID]);
    listen();
    const button = show(balm);
    vi.spyOn(screen.getByTestId('error'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -40, 300, 20));
    button.click();
    await waitFor(() => expect(toasts()).toEqual([['error', cartLabels.soldOut]]));
    expect(useToastStore.getState().toasts[0]?.timeout, 'milliseconds').toBe(10_000);
    expect(useCartStore.getState().announcement).not.toContain(cartLabels.soldOut);
  });

  it('A lost connection is told and leaves the form as it was filled in', async () => {
    shop.answers.addToCart = () => {
      throw new TypeError('Failed to fetch');
    };
    listen();
    show(balm, <input name={entered('text')} defaultValue="For Ann" aria-label="Text" />).click();
    await waitFor(() => expect(error()).toBe(cartLabels.unknown));
    expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('For Ann');
  });
});
