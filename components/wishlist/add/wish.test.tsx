// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entered, QUANTITY, selected } from '@/lib/catalog/options/control-names';
import { loadSession, resetUser } from '@/lib/customer/user-store';
import { discardCachedVisitor } from '@/lib/magento/browser/calls';
import { TOKEN_REFUSED_EVENT } from '@/lib/magento/browser/refused-token';
import { NOT_AUTHORIZED } from '@/lib/magento/magento-messages';
import { useToastStore } from '@/lib/shell/toast-store';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import { HeartOutlet } from './heart-outlet';
import { WishButton } from './wish-button';

const labels = messages.wish;
const user = userEvent.setup();

function heartShop(skus: string[], more: Parameters<typeof fakeCommerce>[0] = {}) {
  const state = { skus };
  const list = () => ({ __typename: 'Wishlist', id: '3', items_count: state.skus.length });
  const shop = fakeCommerce({
    hearts: ({ variables }: { variables: Record<string, unknown> }) => ({
      customer: {
        __typename: 'Customer',
        wishlists: [
          {
            ...list(),
            items_v2: {
              __typename: 'WishlistItems',
              items: state.skus.slice(0, Number(variables.pageSize)).map((sku) => ({
                __typename: 'SimpleWishlistItem',
                id: `wish-${sku}`,
                product: { __typename: 'SimpleProduct', uid: sku, sku },
              })),
            },
          },
        ],
      },
    }),
    addToWishlist: ({ variables }: { variables: Record<string, unknown> }) => {
      state.skus = [...state.skus, ...(variables.items as { sku: string }[]).map(({ sku }) => sku)];
      return {
        addProductsToWishlist: { __typename: 'AddProductsToWishlistOutput', user_errors: [], wishlist: list() },
      };
    },
    removeFromWishlist: () => {
      state.skus = [];
      const wishlist = list();
      return {
        removeProductsFromWishlist: { __typename: 'RemoveProductsFromWishlistOutput', user_errors: [], wishlist },
      };
    },
    ...more,
  });
  return { ...shop, sent: (name: string) => shop.calls.filter(({ query }) => query.includes(name)) };
}

const signIn = (value: string) =>
  localStorage.setItem('signin_token', JSON.stringify({ value, timeStored: Date.now(), ttl: 3600 }));

function show(more: ReactNode = null) {
  render(
    <WithMessages>
      <form>
        {more}
        <input type="hidden" name={selected('size')} value="uid-size" />
        <input name={QUANTITY} defaultValue="2" aria-label="How many" />
        <WishButton sku="BALM" />
      </form>
    </WithMessages>,
  );
  return screen.getByRole('button', { name: labels.save });
}

const toasts = () => useToastStore.getState().toasts.map(({ type, message }) => [type, message]);

beforeEach(() => {
  localStorage.clear();
  resetUser();
  discardCachedVisitor();
  useToastStore.setState({ toasts: [] });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('[CAT-5] the heart of a product', () => {
  it('a guest who presses it is told to sign in, and nothing is asked of the backend', async () => {
    const { calls } = heartShop([]);
    await user.click(show());
    await waitFor(() => expect(toasts()).toEqual([['info', labels.guest]]));
    expect(useToastStore.getState().toasts[0]).toMatchObject({ actionText: labels.signIn, icon: 'heart' });
    expect(calls).toEqual([]);
  });

  it('a customer keeps the product with what is chosen in its form, and takes it off by another press', async () => {
    signIn('ann');
    const shop = heartShop([]);
    await user.click(show());
    const kept = await screen.findByRole('button', { name: labels.saved, pressed: true });
    expect(shop.sent('addToWishlist')[0]?.variables.items).toEqual([
      { sku: 'BALM', quantity: 2, selected_options: ['uid-size'] },
    ]);
    expect(toasts()).toEqual([['success', labels.added]]);
    await user.click(kept);
    await screen.findByRole('button', { name: labels.save, pressed: false });
    expect(shop.sent('removeFromWishlist')[0]?.variables.ids).toEqual(['wish-BALM']);
  });

  it('keeps no answers about somebody’s health, which the form has once its product was added by them', async () => {
    signIn('gil');
    const shop = heartShop([]);
    const answers = 'Answered\n\nWho? – Me\nForm: f, version 1, en\nSeal: 1a.00ff';
    const fields = (
      <>
        <input type="hidden" name={entered('answers')} value={answers} />
        <input type="hidden" name={entered('engraving')} value="For Ann" />
      </>
    );
    await user.click(show(fields));
    await screen.findByRole('button', { name: labels.saved, pressed: true });
    expect(shop.sent('addToWishlist')[0]?.variables.items).toEqual([
      {
        sku: 'BALM',
        quantity: 2,
        selected_options: ['uid-size'],
        entered_options: [{ uid: 'engraving', value: 'For Ann' }],
      },
    ]);
  });

  it('is marked once the page rests for who has the product on their list, and for nobody else', async () => {
    signIn('bea');
    heartShop(['BALM']);
    show();
    await screen.findByRole('button', { name: labels.saved, pressed: true });
    resetUser();
    await screen.findByRole('button', { name: labels.save, pressed: false });
  });

  it('[CAT-5, SHELL-5] is marked for a guest who signs in on its page', async () => {
    // The page has rested before.
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
    const { calls } = heartShop(['BALM']);
    show();
    render(<HeartOutlet labels={{ ...labels, offline: '', unexpected: '' }} />);
    signIn('fay');
    act(loadSession);
    await screen.findByRole('button', { name: labels.saved, pressed: true });
    expect(calls).toHaveLength(1);
  });

  it('[CAT-5] the twenty-first wish of a list is marked, and taken off by another press', async () => {
    signIn('dee');
    const shop = heartShop(Array.from({ length: 20 }, (_, index) => `OTHER-${index}`));
    await user.click(show());
    await user.click(await screen.findByRole('button', { name: labels.saved, pressed: true }));
    await screen.findByRole('button', { name: labels.save, pressed: false });
    expect(shop.sent('removeFromWishlist')[0]?.variables.ids).toEqual(['wish-BALM']);
  });

  it('[SESS-3] a customer whose token has died, and whom Magento answers as a guest, is told by their wish', async () => {
    signIn('dead');
    const refuse = (message: string, path: string) => () =>
      Response.json({ errors: [{ message, path: [path], extensions: { category: 'graphql-authorization' } }] });
    heartShop([], {
      addToWishlist: refuse('The current user cannot perform operations on wishlist', 'addProductsToWishlist'),
      token: refuse(NOT_AUTHORIZED, 'customer'),
    });
    const told = vi.fn();
    window.addEventListener(TOKEN_REFUSED_EVENT, told, { once: true });
    await user.click(show());
    await waitFor(() => expect(told).toHaveBeenCalled());
  });

  it('says in Magento’s words why a product was not kept', async () => {
    signIn('cy');
    const message = 'Cannot add product without stock to wishlist.';
    const wishlist = { __typename: 'Wishlist', id: '3', items_count: 0 };
    const user_errors = [{ __typename: 'WishListUserInputError', code: 'UNDEFINED', message }];
    heartShop([], {
      addToWishlist: { addProductsToWishlist: { __typename: 'AddProductsToWishlistOutput', user_errors, wishlist } },
    });
    await user.click(show());
    await waitFor(() => expect(toasts()).toEqual([['error', message]]));
    expect(screen.getByRole('button', { name: labels.save, pressed: false })).toBeTruthy();
  });

  it('says so too where it cannot be asked whether the token has died', async () => {
    signIn('eve');
    const message = 'The wishlist was not found.';
    heartShop([], {
      addToWishlist: Response.json({ errors: [{ message, path: ['addProductsToWishlist'] }] }),
      token: new Response(null, { status: 502 }),
    });
    await user.click(show());
    await waitFor(() => expect(toasts()).toEqual([['error', message]]));
  });
});
