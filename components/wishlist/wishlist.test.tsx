// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeCartId } from '@/lib/cart/session/cart-session';
import { resetCart } from '@/lib/cart/session/cart-store';
import { discardCachedVisitor } from '@/lib/magento/browser/calls';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import { row, showWishlist, wish, wishlistShop } from './wishlist.fixture';
import { WishlistView } from './wishlist-view';

vi.mock('next/link', () => ({
  default: ({ prefetch: _, ...props }: Record<string, unknown>) => <a {...props} />,
}));

const labels = messages.wishlist;
const user = userEvent.setup();

beforeEach(() => {
  localStorage.clear();
  resetCart();
  storeCartId('cart-1');
  discardCachedVisitor();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the wish list', () => {
  it('[CACHE-1] further pages append, take the focus, and stay when something is taken off', async () => {
    const shop = wishlistShop(['A', 'B', 'C', 'D', 'E'].map((name, index) => wish(String(index + 1), name)));
    await showWishlist();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: labels.more }));
    await waitFor(() => expect(document.activeElement).toBe(row('C')));
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    await user.click(within(row('A')).getByRole('button', { name: /Remove/ }));
    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'A' })).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('4 products saved'));
    expect(screen.getAllByRole('listitem').map((one) => one.ariaLabel ?? one.getAttribute('aria-label'))).toEqual([
      'B',
      'C',
      'D',
      'E',
    ]);
    expect(shop.sent('removeFromWishlist').map(({ variables }) => variables.ids)).toEqual([['1']]);
    expect(screen.getByRole('status').textContent).toBe('A was taken off your wish list.');
  });

  it.each([
    ['in their order', (held: (() => void)[]) => held],
    ['the other way round', (held: (() => void)[]) => held.toReversed()],
  ])('[SESS-12] what is taken off while the list is read again goes from it, too: answers %s', async (_, ordered) => {
    const held: (() => void)[] = [];
    const { state } = wishlistShop([wish('1', 'A'), wish('2', 'B')]);
    await showWishlist();
    state.onAnswer = () => new Promise((resolve) => held.push(resolve));
    await user.click(within(row('A')).getByRole('button', { name: /Remove/ }));
    await waitFor(() => expect(held).toHaveLength(1));
    await user.click(within(row('B')).getByRole('button', { name: /Remove/ }));
    await waitFor(() => expect(held).toHaveLength(2));
    for (const answer of ordered(held)) await act(async () => answer());
    await waitFor(() => expect(screen.queryAllByRole('listitem')).toEqual([]));
    expect(state.rows).toEqual([]);
  });

  it('[SESS-12] a wish goes from its own list to the cart; what Magento still wants to know is said, with the way to choose it', async () => {
    const shop = wishlistShop([wish('1', 'A'), wish('2', 'B')]);
    const tellOthers = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
    await showWishlist();
    await user.click(within(row('A')).getByRole('button', { name: /Move/ }));
    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'A' })).toBeNull());
    expect(screen.getByRole('status').textContent).toBe('A is in your basket.');
    expect(shop.sent('moveWishToCart')[0]?.variables).toEqual({ list: '3', ids: ['1'] });
    expect(tellOthers, 'baskets in other tabs').toHaveBeenCalledOnce();
    tellOthers.mockRestore();
    const message = 'You need to choose options for your item.';
    shop.answers.moveWishToCart = {
      addWishlistItemsToCart: {
        __typename: 'AddWishlistItemsToCartOutput',
        status: false,
        add_wishlist_items_to_cart_user_errors: [
          { __typename: 'WishlistCartUserInputError', code: 'UNDEFINED', message },
        ],
      },
    };
    await user.click(within(row('B')).getByRole('button', { name: /Move/ }));
    expect((await within(row('B')).findByRole('alert')).textContent).toBe(message);
    expect(within(row('B')).getByRole('link', { name: labels.choose }).getAttribute('href')).toBe('/b.html');
  });

  it('[SESS-12] a wish that costs nothing is free', async () => {
    const given = wish('1', 'A');
    given.product.price_range.minimum_price.final_price.value = 0;
    wishlistShop([given]);
    await showWishlist();
    expect(row('A').textContent).toContain(`${labels.free} Quantity 1`);
  });

  it('[SESS-12] a wish that needs a choice links to its page, and one that is sold out cannot be moved', async () => {
    const open = wish('1', 'A', { __typename: 'ConfigurableWishlistItem', configurable_options: [] });
    const gone = wish('2', 'B');
    wishlistShop([open, { ...gone, product: { ...gone.product, stock_status: 'OUT_OF_STOCK' } }]);
    await showWishlist();
    expect(
      within(row('A'))
        .getByRole('link', { name: /^Choose options/ })
        .getAttribute('href'),
    ).toBe('/a.html');
    for (const name of ['A', 'B']) expect(within(row(name)).queryByRole('button', { name: /Move/ })).toBeNull();
    expect(row('B').textContent).toContain(labels.soldOut);
  });

  it('[SESS-12] a service that cannot be had is not available: none was in stock', async () => {
    const talk = wish('1', 'A', { __typename: 'VirtualWishlistItem' });
    wishlistShop([
      { ...talk, product: { ...talk.product, __typename: 'VirtualProduct', stock_status: 'OUT_OF_STOCK' } },
    ]);
    await showWishlist();
    expect(row('A').textContent).toContain(labels.unavailable);
    expect(row('A').textContent).not.toContain(labels.soldOut);
  });

  it('[SESS-12] a wish that is only asked questions leads to them by the words of its card, not to options', async () => {
    const asked = wish('1', 'A');
    const options = [{ __typename: 'CustomizableAreaOption', uid: 'o', required: true }];
    wishlistShop([{ ...asked, product: { ...asked.product, options: options as never } }]);
    await showWishlist();
    const [link] = within(row('A')).getAllByRole('link', { name: /: A$/ });
    expect([link?.textContent, link?.getAttribute('href')]).toEqual([messages.productCard.details, '/a.html']);
  });

  it('[SESS-12, FORM-1] quantity and note are changed together with the options; less than one is not sent', async () => {
    const configurable_options = [
      { __typename: 'SelectedConfigurableOption', id: 142, option_label: 'Size', value_id: 166, value_label: 'M' },
    ];
    const shop = wishlistShop([wish('1', 'A', { __typename: 'ConfigurableWishlistItem', configurable_options })]);
    await showWishlist();
    await user.click(within(row('A')).getByRole('button', { name: /Edit/ }));
    const quantity = within(row('A')).getByLabelText(/^Quantity/);
    expect(document.activeElement).toBe(quantity);
    await user.clear(quantity);
    await user.type(quantity, '0');
    await user.click(within(row('A')).getByRole('button', { name: labels.save }));
    expect(quantity.getAttribute('aria-invalid')).toBe('true');
    expect(shop.sent('updateWish')).toEqual([]);
    await user.clear(quantity);
    await user.type(quantity, '3');
    await user.type(within(row('A')).getByLabelText(/^Note/), 'For Ann');
    await user.click(within(row('A')).getByRole('button', { name: labels.save }));
    await waitFor(() => expect(row('A').textContent).toContain('For Ann'));
    expect(shop.sent('updateWish').map(({ variables }) => variables.items)).toEqual([
      [
        {
          wishlist_item_id: '1',
          quantity: 3,
          description: 'For Ann',
          selected_options: [btoa('configurable/142/166')],
        },
      ],
    ]);
  });

  it('[SESS-12] who cancels a change of a wish is where they began', async () => {
    wishlistShop([wish('1', 'A')]);
    await showWishlist();
    await user.click(within(row('A')).getByRole('button', { name: /Edit/ }));
    await user.click(within(row('A')).getByRole('button', { name: labels.cancel }));
    expect(document.activeElement).toBe(within(row('A')).getByRole('button', { name: /Edit/ }));
  });

  it('an empty wish list says how to fill it', async () => {
    wishlistShop([]);
    await showWishlist();
    expect(screen.getByText(labels.empty)).toBeTruthy();
    expect(screen.getByRole('link', { name: labels.browse }).getAttribute('href')).toBe('/');
  });

  it('a wish list that could not be read says so, and is read again when asked', async () => {
    const shop = wishlistShop([wish('1', 'A')]);
    const read = shop.answers.wishlist;
    shop.answers.wishlist = new Response('No.', { status: 400 });
    render(
      <WithMessages>
        <main>
          <WishlistView homeHref="/" />
        </main>
      </WithMessages>,
    );
    await screen.findByText(messages.account.failed);
    shop.answers.wishlist = read;
    await user.click(screen.getByRole('button', { name: messages.account.tryAgain }));
    await screen.findByRole('listitem', { name: 'A' });
    expect(document.activeElement, 'the pressed button is gone').toBe(screen.getByRole('main'));
  });
});
