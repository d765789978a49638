// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { comparePart } from '@/components/compare/header/compare.fixture';
import { drawerAccount } from '@/components/shell/account/drawer-account.fixture';
import { LISTEN_FOR_PRESSES } from '@/components/ui/early-press';
import { CardHeart } from '@/components/wishlist/add/card-heart';
import type { CardProduct } from '@/lib/catalog/card/card-product';
import { resetUser } from '@/lib/customer/user-store';
import { discardCachedVisitor } from '@/lib/magento/browser/calls';
import { useToastStore } from '@/lib/shell/toast-store';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { WithMessages } from '@/lib/testing/with-messages';
import { discardHearts } from '@/lib/wishlist/hearts';
import messages from '@/messages/en-GB.json';
import { NoticeLoader } from './notice-loader';

vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }));

const { wish } = messages;
const labels = {
  ...{ notices: messages.notices.label, close: messages.shell.close, showAll: messages.notices.showAll },
  ...{ offline: messages.notices.offline, online: messages.notices.online, signIn: messages.notices.signIn },
  ...{ newVersion: messages.notices.newVersion, update: messages.notices.update },
  ...{ fetchingData: messages.shell.fetchingData, sessionEnded: messages.notices.sessionEnded },
  sessionEnding: messages.notices.sessionEnding,
};
const hearts = { ...wish, offline: messages.errors.offline, unexpected: messages.errors.unexpected };
const user = userEvent.setup();

function listShop(...first: string[]) {
  let skus = first;
  const list = () => ({ __typename: 'Wishlist', id: '3', items_count: skus.length });
  const item = (sku: string) => ({
    ...{ __typename: 'SimpleWishlistItem', id: `wish-${sku}` },
    product: { __typename: 'SimpleProduct', uid: sku, sku },
  });
  const commerce = fakeCommerce({
    hearts: () => {
      const items_v2 = { __typename: 'WishlistItems', items: skus.map(item) };
      return { customer: { __typename: 'Customer', wishlists: [{ ...list(), items_v2 }] } };
    },
    addToWishlist: ({ variables }: { variables: Record<string, unknown> }) => {
      skus = [...skus, ...(variables.items as { sku: string }[]).map(({ sku }) => sku)];
      return {
        addProductsToWishlist: { __typename: 'AddProductsToWishlistOutput', user_errors: [], wishlist: list() },
      };
    },
    removeFromWishlist: ({ variables }: { variables: Record<string, unknown> }) => {
      skus = skus.filter((sku) => !(variables.ids as string[]).includes(`wish-${sku}`));
      const output = { __typename: 'RemoveProductsFromWishlistOutput', user_errors: [], wishlist: list() };
      return { removeProductsFromWishlist: output };
    },
  });
  return { sent: (name: string) => commerce.calls.filter(({ query }) => query.includes(name)) };
}

const signIn = (value: string) =>
  localStorage.setItem('signin_token', JSON.stringify({ value, timeStored: Date.now(), ttl: 3600 }));

const cards = ['BALM', 'COMB', 'GONE', 'PRESCRIBED'].map(
  (sku) =>
    ({
      ...{ sku, shortName: `The ${sku}`, inStock: sku !== 'GONE' },
      badge: sku === 'PRESCRIBED' ? { isSold: false } : null,
    }) as CardProduct,
);

/** A page of cards whose second one comes later. */
function Page() {
  const [shown, setShown] = useState(1);
  return (
    <WithMessages>
      {cards.slice(0, shown).map((product) => (
        <CardHeart key={product.sku} product={product} />
      ))}
      <button type="button" onClick={() => setShown(4)}>
        More
      </button>
      <NoticeLoader
        labels={labels}
        accountMenu={drawerAccount.menu}
        gate={null}
        hearts={hearts}
        compare={comparePart}
        push={null}
      />
    </WithMessages>
  );
}

const heart = (sku: string, pressed = false) =>
  screen.findByRole('button', { name: `${wish.save}: The ${sku}`, pressed });
const toasts = () => useToastStore.getState().toasts.map(({ type, message }) => [type, message]);
const rest = (isResting: boolean) =>
  vi.stubGlobal('requestIdleCallback', (run: () => void) => (isResting ? setTimeout(run) : 0));

// The page's own inline script.
// biome-ignore lint/security/noGlobalEval: it is what the page runs
window.eval(LISTEN_FOR_PRESSES);

beforeEach(() => {
  localStorage.clear();
  resetUser();
  discardHearts();
  discardCachedVisitor();
  useToastStore.setState({ toasts: [] });
  rest(true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('[CAT-5] the heart of a product card', () => {
  it('leads a guest to sign in who presses it before the page rests, and asks nothing of the backend', async () => {
    rest(false);
    const { sent } = listShop();
    render(<Page />);
    await user.click(await heart('BALM'));
    await waitFor(() => expect(toasts()).toEqual([['info', wish.guest]]));
    expect(useToastStore.getState().toasts[0]).toMatchObject({ actionText: wish.signIn });
    await waitFor(async () => expect((await heart('BALM')).hasAttribute('aria-busy')).toBe(false));
    expect(sent('')).toEqual([]);
  });

  it('is marked at rest for a customer who wishes for the product, also where its card comes later', async () => {
    signIn('ann');
    const { sent } = listShop('COMB');
    render(<Page />);
    await waitFor(() => expect(sent('query hearts')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'More' }));
    await heart('COMB', true);
    await heart('BALM', false);
    for (const name of ['GONE', 'PRESCRIBED'])
      expect(screen.queryByRole('button', { name: `${wish.save}: The ${name}` })).toBeNull();
    expect(sent('query hearts')).toHaveLength(1);
    localStorage.clear();
    act(() => resetUser());
    await heart('COMB', false);
  });

  it('keeps the product of a customer, once however often it is pressed, and takes it off by another press', async () => {
    signIn('bea');
    const { sent } = listShop();
    render(<Page />);
    const pressed = await heart('BALM');
    pressed.click();
    pressed.click();
    const kept = await heart('BALM', true);
    expect(sent('addToWishlist').map(({ variables }) => variables.items)).toEqual([[{ sku: 'BALM', quantity: 1 }]]);
    expect(toasts()).toEqual([['success', wish.added]]);
    await waitFor(() => expect(kept.hasAttribute('aria-busy')).toBe(false));
    await user.click(kept);
    await heart('BALM', false);
    expect(sent('removeFromWishlist')[0]?.variables.ids).toEqual(['wish-BALM']);
  });
});
