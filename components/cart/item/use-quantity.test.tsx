// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartShop, refusal, renderInShop } from '@/components/cart/cart-shop.fixture';
import { cartSettings } from '@/components/cart/page/cart-settings.fixture';
import { CartView } from '@/components/cart/page/cart-view';
import { balm, lozenges } from '@/lib/cart/cart.fixture';
import type { CartItemAnswer } from '@/lib/cart/cart-fragment';
import { runAhead } from '@/lib/testing/run-ahead';

/** As many as anybody wants. */
const plenty = { ...lozenges, configured_variant: { ...lozenges.configured_variant, only_x_left_in_stock: null } };

type Shop = ReturnType<typeof cartShop>;

/** Holds the answers of an operation back until the test lets the next one go, or has it refused. */
function hold(shop: Shop, operation: string) {
  const answer = shop.answers[operation] as (call: unknown) => unknown;
  const held: ((refused?: string) => void)[] = [];
  shop.answers[operation] = (call: unknown) =>
    new Promise((resolve) => held.push((refused) => resolve(refused ? refusal(refused) : answer(call))));
  return {
    count: () => held.length,
    answerNext: async (refused?: string) => {
      await waitFor(() => expect(held.length).toBeGreaterThan(0));
      await act(async () => held.shift()?.(refused));
    },
  };
}

async function open(item: CartItemAnswer, operation: string) {
  const shop = cartShop([item, item === balm ? plenty : balm]);
  const held = hold(shop, operation);
  const { user } = renderInShop(<CartView settings={cartSettings} />);
  const line = await screen.findByRole('listitem', { name: item.product.name ?? '' });
  const field = within(line).getByRole<HTMLInputElement>('textbox');
  const set = async (quantity: number) => {
    await user.clear(field);
    await user.type(field, `${quantity}{Enter}`);
  };
  const totals = () =>
    screen.getByText('Total before delivery', { selector: 'dt' }).closest('[aria-busy]')?.getAttribute('aria-busy');
  const order = () => screen.getAllByRole('listitem').map((one) => one.getAttribute('aria-label'));
  return { shop, held, line, field, set, order, totals };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each([
  ['a simple product', balm, 'updateItem', 2],
  ['a configurable product, which is removed and added again', plenty, 'replaceItem', 3],
])('the stepper of %s', (_, item, operation, first) => {
  it('[CART-4] [NET-7] The stepper shows the wanted quantity from the first press to the last of two slow answers', async () => {
    const { shop, held, field, set, order } = await open(item, operation);
    const places = order();
    await set(5);
    await set(7);
    expect(field.value).toBe('7');
    await held.answerNext();
    await waitFor(() => expect(held.count()).toBe(1));
    expect(field.value).toBe('7');
    expect(order()).toEqual(places);
    await held.answerNext();
    await waitFor(() => expect(shop.said()).toContain('is now 7'));
    expect(field.value).toBe('7');
    expect(order()).toEqual(places);
    expect(shop.state.items.map(({ quantity }) => quantity)).toContain(7);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[CART-5] The totals are marked as busy until the last of two slow answers', async () => {
    const { held, set, totals } = await open(item, operation);
    expect(totals()).toBe('false');
    await set(5);
    await set(7);
    expect(totals()).toBe('true');
    await held.answerNext();
    await waitFor(() => expect(held.count()).toBe(1));
    expect(totals()).toBe('true');
    await held.answerNext();
    await waitFor(() => expect(totals()).toBe('false'));
  });

  it('[CART-8] [CART-5] The stepper goes back to the cart’s quantity where the last change fails, and shows the error of the store', async () => {
    const { held, line, field, set } = await open(item, operation);
    await set(5);
    await set(700);
    await held.answerNext();
    await waitFor(() => expect(held.count()).toBe(1));
    expect(field.value).toBe('700');
    await held.answerNext('The requested qty is not available');
    await waitFor(() => expect(field.value).toBe('5'));
    expect(within(line).getByRole('alert').textContent).toBe(
      'The quantity could not be changed: We do not have that many. Please choose fewer.',
    );
  });

  it('[CART-8] The stepper shows no error of a failed change after a later one has succeeded', async () => {
    const { shop, held, line, field, set } = await open(item, operation);
    await set(700);
    await set(4);
    await held.answerNext('The requested qty is not available');
    await waitFor(() => expect(held.count()).toBe(1));
    expect(field.value).toBe('4');
    expect(within(line).queryByRole('alert')).toBeNull();
    await held.answerNext();
    await waitFor(() => expect(shop.said()).toContain('is now 4'));
    expect(field.value).toBe('4');
    expect(within(line).queryByRole('alert')).toBeNull();
  });

  it('[CART-8] The stepper goes back to the first quantity where every change fails', async () => {
    const { held, field, set } = await open(item, operation);
    await set(600);
    await set(700);
    await held.answerNext('The requested qty is not available');
    await held.answerNext('The requested qty is not available');
    await screen.findByRole('alert');
    expect(field.value).toBe(String(first));
  });
});

it.each(['Remove', 'Save for later'])(
  '[CART-4] A press that was not sent yet is not after “%s”, in browsers whose buttons take no focus',
  async (name) => {
    const shop = cartShop([plenty, balm]);
    renderInShop(<CartView settings={cartSettings} />);
    const line = await screen.findByRole('listitem', { name: 'Lozenges' });
    // What saves a line loads once the page rests: the press would be sent before it on a busy machine.
    await import('@/components/cart/page/saved-lines');
    fireEvent.click(within(line).getByRole('button', { name: /^One more/ }));
    fireEvent.click(within(line).getByRole('button', { name: new RegExp(name) }));
    await waitFor(() => expect(shop.state.items).toHaveLength(1));
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
    expect(shop.names()).not.toContain('replaceItem');
    expect(shop.state.items.map(({ product }) => product.name)).toEqual(['Balm']);
  },
);

it.each([-2, 0])(
  '[CART-8] One fewer of three is two, and never none, where Magento says that %i are left',
  async (only_x_left_in_stock) => {
    const shop = cartShop([{ ...balm, quantity: 3, product: { ...balm.product, only_x_left_in_stock } }]);
    const { user } = renderInShop(<CartView settings={cartSettings} />);
    const line = await screen.findByRole('listitem', { name: 'Balm' });
    const press = (name: RegExp) => user.click(within(line).getByRole('button', { name }));
    runAhead();
    await press(/^One fewer/);
    await waitFor(() => expect(shop.state.items.map(({ quantity }) => quantity)).toEqual([2]));
    await press(/^One more/);
    await waitFor(() => expect(shop.state.items.map(({ quantity }) => quantity)).toEqual([3]));
    expect(shop.names()).not.toContain('removeItem');
  },
);

it('[CART-8] One fewer of five is the three that are left, which is said; nothing is changed by showing the line', async () => {
  const shop = cartShop([{ ...balm, quantity: 5, product: { ...balm.product, only_x_left_in_stock: 3 } }]);
  const { user } = renderInShop(<CartView settings={cartSettings} />);
  const line = await screen.findByRole('listitem', { name: 'Balm' });
  expect(within(line).getByRole<HTMLInputElement>('textbox').value).toBe('5');
  expect([within(line).queryByRole('alert'), shop.names().includes('updateItem')]).toEqual([null, false]);
  runAhead();
  await user.click(within(line).getByRole('button', { name: /^One fewer/ }));
  await waitFor(() => expect(shop.state.items.map(({ quantity }) => quantity)).toEqual([3]));
  expect(within(line).getByRole('alert').textContent).toBe('We only have 3 of this.');
});

it('[CART-8] [NET-8] The stepper says so where Magento 2.4.8 answers the last change with the cart as it was', async () => {
  const { shop, held, line, field, set } = await open(balm, 'updateItem');
  await set(5);
  await set(700);
  await held.answerNext();
  await waitFor(() => expect(held.count()).toBe(1));
  const { items } = shop.state;
  Object.defineProperty(shop.state, 'items', { get: () => items, set: () => {} });
  await held.answerNext();
  await waitFor(() => expect(field.value).toBe('5'));
  expect((await within(line).findByRole('alert')).textContent).toBe(
    'The quantity could not be changed: We do not have that many. Please choose fewer.',
  );
});

it('[CART-4] [CART-7] The cart shows a change of a second line at once, while the change of the first is under way', async () => {
  const soap = { ...balm, uid: 'OTk=', product: { ...balm.product, uid: 'product-SOAP', sku: 'SOAP', name: 'Soap' } };
  const shop = cartShop([balm, soap]);
  const held = hold(shop, 'updateItem');
  const { user } = renderInShop(<CartView settings={cartSettings} />);
  const fieldOf = async (name: string) => within(await screen.findByRole('listitem', { name })).getByRole('textbox');
  await user.tripleClick(await fieldOf('Balm'));
  await user.keyboard('5{Enter}');
  await user.tripleClick(await fieldOf('Soap'));
  await user.keyboard('9{Enter}');
  await waitFor(() => expect(shop.summary()).toBe(14));
  expect(held.count()).toBe(1);
  await held.answerNext();
  await held.answerNext();
  await waitFor(() => expect(shop.state.items.map(({ quantity }) => quantity)).toEqual([5, 9]));
});
