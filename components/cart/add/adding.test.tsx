// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartLabels } from '@/components/cart/header/cart-labels.fixture';
import type { CartItemInput } from '@/lib/cart/cart';
import type { ProductToAdd } from '@/lib/cart/items/product-to-add';
import { resetCart, useCartStore } from '@/lib/cart/session/cart-store';
import { entered, groupedQuantity, QUANTITY, selected } from '@/lib/catalog/options/control-names';
import type { AppError } from '@/lib/errors/app-error';
import { useToastStore } from '@/lib/shell/toast-store';
import { WithMessages } from '@/lib/testing/with-messages';
import { AddButton } from './add-button';
import { addFromButton } from './add-from-button';
import { LISTEN_EARLY, onAdd } from './early-adds';

interface Outcome {
  added: boolean;
  userErrors: { code: string; message: string }[];
  failure: AppError | null;
}

const shop = vi.hoisted(() => ({
  sent: [] as CartItemInput[][],
  answer: (_items: CartItemInput[]): Promise<unknown> => Promise.resolve(),
}));
vi.mock('@/lib/cart/items/add-to-cart', () => ({
  addToCart: (_product: unknown, items: CartItemInput[]) => {
    shop.sent.push(items);
    return shop.answer(items);
  },
}));
vi.mock('@/lib/cart/summary/watch-cart', () => ({ watchCart: () => {} }));

const good: Outcome = { added: true, userErrors: [], failure: null };
const balm: ProductToAdd = { sku: 'BALM', name: 'Balm', image: null };

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
  resetCart();
  shop.sent = [];
  shop.answer = async () => good;
  useToastStore.setState({ toasts: [] });
});
afterEach(() => {
  stop();
  cleanup();
});

const error = () => screen.getByTestId('error').textContent;
const toasts = () => useToastStore.getState().toasts.map(({ type, message }) => [type, message]);

describe('[CAT-5] a button that adds', () => {
  it('shows at once that it was heard, and says when it is done', async () => {
    let answer = (_: Outcome) => {};
    shop.answer = () => new Promise<Outcome>((resolve) => (answer = resolve));
    listen();
    const button = show(balm);
    button.click();
    expect(button.dataset.cart).toBe('adding');
    expect(button.ariaBusy).toBe('true');
    answer(good);
    await waitFor(() => expect(button.dataset.cart).toBe('added'));
    expect(button.ariaBusy).toBeNull();
    expect(useCartStore.getState().announcement).toBe('Balm is in your basket.');
    expect(toasts()).toEqual([]);
  });

  it('adds once however often it is pressed meanwhile', async () => {
    listen();
    const button = show(balm);
    button.click();
    button.click();
    fireEvent.submit(button);
    await waitFor(() => expect(button.dataset.cart).toBe('added'));
    expect(shop.sent).toEqual([[{ sku: 'BALM', quantity: 1 }]]);
  });

  it('is heard before the code has come, and seen to as soon as it has', async () => {
    const button = show(balm);
    button.click();
    expect(button.dataset.cart).toBe('adding');
    expect(shop.sent).toEqual([]);
    listen();
    await waitFor(() => expect(shop.sent).toHaveLength(1));
  });

  it('sends what its form says, days and times in Magento’s way', async () => {
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
    await waitFor(() => expect(shop.sent).toHaveLength(1));
    expect(shop.sent[0]).toEqual([
      {
        sku: 'BALM',
        quantity: 2,
        entered_options: [
          { uid: 'day', value: '2026-03-02 00:00:00' },
          { uid: 'time', value: '14:30:00' },
          { uid: 'both', value: '2026-03-02 14:30:00' },
          { uid: 'note', value: '2026-03-02' },
        ],
      },
    ]);
  });
});

describe('[CAT-5] what is missing is said at the field', () => {
  const box = (uid: string) => (
    <input key={uid} type="checkbox" name={selected('links')} value={uid} aria-label={uid} />
  );

  it('of check boxes of which one is needed', async () => {
    listen();
    const button = show({ ...balm, groups: [selected('links')] }, [box('one'), box('two')]);
    button.click();
    const first = screen.getByLabelText<HTMLInputElement>('one');
    await waitFor(() => expect(first.validationMessage).toBe(cartLabels.chooseOne));
    expect(button.dataset.cart).toBeUndefined();
    fireEvent.click(screen.getByLabelText('two'));
    expect(first.validationMessage).toBe('');
    button.click();
    await waitFor(() => expect(shop.sent).toEqual([[{ sku: 'BALM', quantity: 1, selected_options: ['two'] }]]));
  });

  it('of a group of which nothing is wanted', async () => {
    listen();
    const field = <input key="a" type="number" name={groupedQuantity('A')} defaultValue="0" aria-label="A" />;
    show(balm, [field]).click();
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('A').validationMessage).toBe(cartLabels.chooseQuantity),
    );
    expect(shop.sent).toEqual([]);
  });

  it('of a required field by the browser itself', () => {
    listen();
    const button = show(balm, <input name={entered('text')} required aria-label="Text" />);
    button.click();
    expect(button.dataset.cart).toBeUndefined();
    expect(shop.sent).toEqual([]);
  });
});

describe('[CART-4] what goes wrong', () => {
  const userError = (code: string, message = 'In the backend’s labels.') => ({ code, message });

  it.each([
    ['NOT_SALABLE', cartLabels.soldOut],
    ['INSUFFICIENT_STOCK', cartLabels.tooMany],
    ['UNDEFINED', 'In the backend’s labels.'],
  ])('(%s) is said at the form and in a toast; another try is possible', async (code, said) => {
    shop.answer = async () => ({ ...good, added: false, userErrors: [userError(code)] });
    listen();
    const button = show(balm);
    button.click();
    await waitFor(() => expect(error()).toBe(said));
    expect(toasts()).toEqual([['error', said]]);
    expect(button.dataset.cart).toBeUndefined();
    shop.answer = async () => good;
    button.click();
    await waitFor(() => expect(error()).toBe(''));
  });

  it('with some of it leaves the rest in the basket', async () => {
    shop.answer = async () => ({ ...good, userErrors: [userError('NOT_SALABLE')] });
    listen();
    show(balm).click();
    await waitFor(() => expect(error()).toBe(`Not everything could be added: ${cartLabels.soldOut}`));
    expect(useCartStore.getState().announcement).toBe('Balm is in your basket.');
  });

  it('on the way to the shop loses nothing of the form', async () => {
    const { AppError } = await import('@/lib/errors/app-error');
    shop.answer = async () => ({ ...good, added: false, failure: new AppError('network', 'Failed to fetch') });
    listen();
    show(balm, <input name={entered('text')} defaultValue="For Ann" aria-label="Text" />).click();
    await waitFor(() => expect(toasts()).toEqual([['warning', cartLabels.unknown]]));
    expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('For Ann');
  });
});
