// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeCartId } from '@/lib/cart/session/cart-session';
import { resetCart } from '@/lib/cart/session/cart-store';
import { discardCachedVisitor } from '@/lib/magento/browser/calls';
import messages from '@/messages/en-GB.json';
import { badges, row, showWishlist, wish, wishlistShop } from './wishlist.fixture';

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
  delete document.documentElement.dataset.unsold;
  vi.unstubAllGlobals();
});

describe('how what is wished for is sold', () => {
  it('is said where that is not freely', async () => {
    document.documentElement.dataset.unsold = JSON.stringify({ code: 'legal_category', values: [] });
    const sold = (id: string, legal_category: number) => {
      const { product, ...rest } = wish(id, `Item ${id}`);
      return { ...rest, product: { ...product, legal_category } };
    };
    wishlistShop([sold('1', 1), sold('2', 2)], { '/api/badges': () => Response.json(badges) });
    await showWishlist();
    expect(await within(row('Item 2')).findByText('Pharmacy medicine')).toBeTruthy();
    expect(row('Item 1').textContent).not.toContain('sale');
  });

  it('[SESS-12] a wish that the cart does not take leads to its page, and is never moved', async () => {
    document.documentElement.dataset.unsold = JSON.stringify({ code: 'legal_category', values: ['3'] });
    const ruled = (legal_category: number) => {
      const { product, ...rest } = wish(String(legal_category), `Item ${legal_category}`);
      return { ...rest, product: { ...product, legal_category } };
    };
    const shop = wishlistShop([ruled(1), ruled(3)], {
      removeFromWishlist: new Response('No.', { status: 400 }),
      '/api/badges': new Response('No.', { status: 400 }),
    });
    await showWishlist();
    delete document.documentElement.dataset.unsold;
    expect(within(row('Item 1')).getByRole('button', { name: /^Move/ })).toBeTruthy();
    const asked = within(row('Item 3'));
    expect(asked.queryByRole('button', { name: /^Move/ })).toBeNull();
    await user.click(asked.getByRole('button', { name: /^Remove/ }));
    await asked.findByRole('alert');
    const links = asked.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Item 3', '/item 3.html'],
      [labels.details, '/item 3.html'],
    ]);
    expect(shop.sent('moveWishToCart')).toEqual([]);
  });

  it('[SESS-12] a wish for a pack that the cart does not take says so, leads to that pack, and is never moved', async () => {
    document.documentElement.dataset.unsold = JSON.stringify({ code: 'legal_category', values: ['3'] });
    const pack = (id: string, value_id: number | null) => {
      const { product, ...rest } = wish(id, `Item ${id}`);
      const variant = (value: number, legal_category: number) => ({
        __typename: 'ConfigurableVariant',
        attributes: [{ __typename: 'ConfigurableAttributeOption', value_index: value }],
        product: { ...product, __typename: 'SimpleProduct', uid: `v${value}`, sku: `V${value}`, legal_category },
      });
      const chosen = { __typename: 'SelectedConfigurableOption', id: 142, option_label: 'Pack', value_label: 'X' };
      return {
        ...rest,
        __typename: 'ConfigurableWishlistItem',
        configurable_options: value_id === null ? [] : [{ ...chosen, value_id }],
        product: {
          ...product,
          __typename: 'ConfigurableProduct',
          legal_category: 4,
          variants: [variant(16, 1), variant(32, 3)],
        },
      };
    };
    const shop = wishlistShop([pack('1', 16), pack('2', 32)], {
      '/api/badges': () => Response.json(badges),
    });
    shop.state.rows.push(pack('3', null));
    await showWishlist();
    expect(await within(row('Item 2')).findByText('Prescription only')).toBeTruthy();
    const kept = within(row('Item 2'));
    expect(kept.queryByRole('button', { name: /^Move/ })).toBeNull();
    expect(kept.getByRole('link', { name: /^See details/ }).getAttribute('href')).toBe('/item 2.html?variant=V32');
    expect(within(row('Item 1')).getByRole('button', { name: /^Move/ })).toBeTruthy();
    expect(row('Item 1').textContent).not.toMatch(/General sale|Depends/);
    await user.click(screen.getByRole('button', { name: messages.wishlist.more }));
    expect(
      await within(await screen.findByRole('listitem', { name: 'Item 3' })).findByText('Depends on the pack'),
    ).toBeTruthy();
    expect(shop.sent('moveWishToCart')).toEqual([]);
  });
});
