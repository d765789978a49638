// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { describe, expect, it, vi } from 'vitest';
import { bag, balm } from '@/lib/cart/cart.fixture';
import { added, cart, line as cartLine, items as itemsToAdd, product } from '@/lib/cart/cart-writes.fixture';
import { addToCart } from '@/lib/cart/items/add-to-cart';
import { removeItem } from '@/lib/cart/items/remove-item';
import { discardStoredCart } from '@/lib/cart/session/cart-session';
import { useCartStore } from '@/lib/cart/session/cart-store';
import { type CartSummaryQuery, refreshSummary } from '@/lib/cart/summary/refresh-summary';
import { watchCart } from '@/lib/cart/summary/watch-cart';
import { INVALID_CART } from '@/lib/magento/magento-messages';
import { medicineCardRules } from '@/lib/pharmacy/card-rules';
import messages from '@/messages/en-GB.json';
import {
  card,
  FAR,
  IN_SIGHT,
  line,
  made,
  NEAR,
  offered,
  PASSED,
  row,
  scroll,
  setUpRows,
  sight,
  visit,
} from './linked-rows.fixture';

vi.mock('next/link', () => ({
  default: ({ prefetch: _, transitionTypes: __, ...props }: Record<string, unknown>) => <a {...props} />,
}));
vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'product') => createTranslator({ locale: 'en-GB', messages, namespace }),
}));

setUpRows();

const tellOtherTab = () => new BroadcastChannel('cart').postMessage('changed');

describe('[CAT-5] the related products of a page, for a visitor with a basket', () => {
  it('are what shares no ingredient, and works otherwise', async () => {
    const related = [card('Ibuprofen'), card('Paracetamol'), card('Caffeine', 'Aspirin'), card('Caffeine')];
    const { reads, answers, rest } = await visit({ related, basket: [line(made('Ibuprofen'))] });
    expect(offered()).toEqual(['Paracetamol', 'Caffeine']);
    expect(reads()[0]).toMatchObject({ method: 'GET', variables: { cartId: 'cart-1' } });
    answers.cartSummary = { cart: cart([bag, balm]) };
    await act(() => refreshSummary('query cartSummary' as CartSummaryQuery));
    await rest();
    expect(useCartStore.getState().summary.count).toBe(3);
    expect(reads(), 'the header’s own read says nothing new').toHaveLength(1);
  });

  it.each([
    ['a variant that was chosen', { configured_variant: made('Ibuprofen') }, made()],
    [
      'a bundle’s chosen part',
      { bundle_options: [{ uid: 'o', values: [{ uid: btoa('bundle/1/2/1'), label: 'Ibu', quantity: 1 }] }] },
      {
        ...made(),
        items: [
          {
            options: [
              { uid: btoa('bundle/1/1/1'), product: made('Caffeine') },
              { uid: btoa('bundle/1/2/1'), product: made('Ibuprofen') },
            ],
          },
        ],
      },
    ],
  ])('are kept apart from %s, and from nothing that was not', async (_, chosen, product) => {
    const { reads } = await visit({
      related: [card('Ibuprofen'), card('Aspirin'), card('Caffeine')],
      basket: [line(product, chosen)],
    });
    expect(offered()).toEqual(['Caffeine']);
    expect(reads()[0]?.query).toMatch(/RuledProduct on ProductInterface\{uid active_ingredient\}/);
  });

  it('go with the last of them, heading and all; what may be had instead stays', async () => {
    await visit({ related: [card('Ibuprofen')], upsell: [card('Aspirin')], basket: [line(made('Ibuprofen'))] });
    expect(row(messages.product.related)).toBeNull();
    expect(screen.queryByRole('heading', { name: messages.product.related })).toBeNull();
    expect(offered(messages.product.upsell)).toEqual(['Aspirin']);
  });

  it('come back, where they stood, when another tab takes the other out of the basket', async () => {
    const related = [card('Ibuprofen'), card('Paracetamol')];
    const { state } = await visit({ related, basket: [line(made('Aspirin'))] });
    expect(offered()).toEqual(['Paracetamol']);
    expect(screen.getByRole('listitem').className, 'one alone lies on its side').toBe('s-single-card');
    state.basket = [line(made('Paracetamol'))];
    tellOtherTab();
    await waitFor(() => expect(offered()).toEqual(['Ibuprofen']));
    state.basket = [];
    tellOtherTab();
    await waitFor(() => expect(offered()).toEqual(['Ibuprofen', 'Paracetamol']));
    expect(document.querySelector('.s-single-card')).toBeNull();
    state.basket = [line(made('Aspirin')), line(made('Paracetamol'))];
    tellOtherTab();
    await waitFor(() => expect(row(messages.product.related)).toBeNull());
    act(() => discardStoredCart(false));
    await waitFor(() => expect(offered()).toEqual(['Ibuprofen', 'Paracetamol']));
  });

  it('are read once for one change, however many signs of it come', async () => {
    const { state, reads, rest } = await visit({ related: [card('Ibuprofen')], basket: [line(made('Menthol'))] });
    state.basket = [line(made('Ibuprofen'))];
    for (let sign = 0; sign < 3; sign++) tellOtherTab();
    await waitFor(() => expect(offered()).toEqual([]));
    await rest();
    expect(reads()).toHaveLength(2);
  });

  it('follow what was asked last, though it is answered first', async () => {
    const { answers, rest } = await visit({ related: [card('Ibuprofen'), card('Caffeine')], basket: [line(made())] });
    const held: ((basket: object[]) => void)[] = [];
    answers.basketContents = () =>
      new Promise((answer) => held.push((items) => answer({ cart: { id: 'cart-1', items } })));
    tellOtherTab();
    await waitFor(() => expect(held).toHaveLength(1));
    tellOtherTab();
    await waitFor(() => expect(held).toHaveLength(2));
    held[1]?.([line(made('Ibuprofen'))]);
    await waitFor(() => expect(offered()).toEqual(['Caffeine']));
    held[0]?.([line(made('Caffeine'))]);
    await rest();
    expect(offered()).toEqual(['Caffeine']);
  });

  it('stay as they are where the basket cannot be read, and as they were where it no longer can', async () => {
    const related = [card('Ibuprofen'), card('Paracetamol')];
    const { state, answers, reads, rest } = await visit({ related, basket: [line(made('Ibuprofen'))] });
    state.isDown = true;
    tellOtherTab();
    await waitFor(() => expect(reads()).toHaveLength(2));
    await rest();
    expect(offered()).toEqual(['Paracetamol']);
    answers.basketContents = () => Response.json({ errors: [{ message: INVALID_CART[0] }] });
    tellOtherTab();
    await waitFor(() => expect(offered(), 'another tab has ordered it').toEqual(['Ibuprofen', 'Paracetamol']));
    cleanup();
    await visit({ related, basket: [line(made('Ibuprofen'))], isDown: true });
    expect(offered()).toEqual(['Ibuprofen', 'Paracetamol']);
  });

  it('are the whole row for who has nothing in the basket, and for who does not come near: nothing is asked', async () => {
    const { reads } = await visit({ related: [card('Ibuprofen')], basket: [], count: 0 });
    expect(offered()).toEqual(['Ibuprofen']);
    expect(reads()).toEqual([]);
    cleanup();
    sight.top = FAR;
    const far = await visit({ related: [card('Ibuprofen')], basket: [line(made('Ibuprofen'))] });
    expect(far.reads()).toEqual([]);
    scroll(NEAR);
    await waitFor(() => expect(offered()).toEqual([]));
  });

  it.each([
    ['a shop that keeps nothing apart', [card('Ibuprofen')], undefined],
    ['a row without any ingredient', [card()], medicineCardRules],
  ])('ask nothing in %s', async (_, related, rules) => {
    sight.top = FAR;
    const { reads } = await visit({ related, basket: [line(made('Ibuprofen'))], rules });
    expect(offered()).toHaveLength(1);
    expect(reads()).toEqual([]);
    expect(sight.observers.size, 'the row’s arrows alone wait for who comes near').toBe(1);
  });
});

describe('[CAT-5] related products that are in sight while the basket changes', () => {
  const items = () => screen.getAllByRole('listitem', { hidden: true });
  const room = () => items().map(({ hidden, className }) => [hidden, className.includes('single')]);

  it('become invisible where they stand, until the row is out of sight', async () => {
    const related = [card('Ibuprofen'), card('Paracetamol'), card('Caffeine')];
    const { state } = await visit({ related, basket: [line(made('Ibuprofen'))] });
    scroll(IN_SIGHT);
    const before = room();
    state.basket = [line(made('Paracetamol'))];
    tellOtherTab();
    await waitFor(() => expect(offered()).toEqual(['Caffeine']));
    expect(room()).toEqual(before);
    scroll(PASSED);
    expect(room(), 'what is below would move').toEqual(before);
    scroll(NEAR);
    expect(offered()).toEqual(['Ibuprofen', 'Caffeine']);
    scroll(IN_SIGHT);
    state.basket = related.map((product) => line(product));
    const settled = room();
    tellOtherTab();
    await waitFor(() => expect(row(messages.product.related)).toBeNull());
    expect(room()).toEqual(settled);
    expect(document.querySelector('section')?.hidden).toBe(false);
    scroll(NEAR);
    expect(document.querySelector('section')?.hidden).toBe(true);
  });

  it.each([IN_SIGHT, PASSED])(
    'come back into the room that they have when the basket is emptied: at %i',
    async (top) => {
      const related = [card('Ibuprofen'), card('Paracetamol'), card('Caffeine')];
      const { state } = await visit({ related, basket: [line(made('Ibuprofen'))] });
      scroll(top);
      const before = room();
      state.basket = [line(made('Paracetamol'))];
      tellOtherTab();
      await waitFor(() => expect(offered()).toEqual(['Caffeine']));
      act(() => discardStoredCart(false));
      await waitFor(() => expect(offered(), 'the first has no room there').toEqual(['Paracetamol', 'Caffeine']));
      expect(room()).toEqual(before);
      scroll(NEAR);
      expect(offered()).toEqual(['Ibuprofen', 'Paracetamol', 'Caffeine']);
    },
  );

  it('do not vanish under the focus, or while they are added', async () => {
    const related = [card('Ibuprofen'), card('Aspirin'), card('Caffeine')];
    const { state } = await visit({ related, basket: [line(made('Menthol'))] });
    scroll(IN_SIGHT);
    const [first, second] = screen.getAllByRole('button', { name: /add to basket/i });
    act(() => first?.focus());
    if (second) second.dataset.cart = 'adding';
    state.basket = [line(made('Ibuprofen')), line(made('Caffeine'))];
    tellOtherTab();
    await waitFor(() => expect(offered()).toEqual(['Ibuprofen', 'Aspirin']));
    expect(document.activeElement).toBe(first);
    act(() => first?.blur());
    delete second?.dataset.cart;
    scroll(NEAR);
    expect(offered()).toEqual([]);
  });
});

// Last: from the first add on the page knows of every change of its own.
describe('[CAT-5] related products of a page that changes the basket itself', () => {
  it('go with an add, and come back with its undoing', async () => {
    const related = [card('Ibuprofen'), card('Paracetamol')];
    const { state, answers } = await visit({ related, basket: [], count: 0 });
    Object.assign(answers, {
      addToCart: added([bag, balm]),
      cartSummary: { cart: cart([bag, balm]) },
      removeItem: { removeItemFromCart: { __typename: 'RemoveItemFromCartOutput', cart: cart([bag]) } },
    });
    expect(offered()).toEqual(['Ibuprofen', 'Paracetamol']);
    watchCart();
    state.basket = [line(made('Paracetamol'))];
    await act(() => addToCart(product, itemsToAdd));
    await waitFor(() => expect(offered()).toEqual(['Ibuprofen']));
    state.basket = [line(made('Menthol'))];
    await act(() => removeItem(cartLine(balm)));
    await waitFor(() => expect(offered()).toEqual(['Ibuprofen', 'Paracetamol']));
  });
});
