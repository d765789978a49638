// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartShop, refusal, renderInShop } from '@/components/cart/cart-shop.fixture';
import { balm, lozenges } from '@/lib/cart/cart.fixture';
import { cartSettings } from './cart-settings.fixture';
import { CartView } from './cart-view';

const value = (uid: string) => ({
  __typename: 'ConfigurableProductOptionsValues',
  uid,
  label: uid,
  swatch_data: null,
});
const money = (amount: number) => ({ __typename: 'Money', value: amount });
const variant = (uids: string[], stock_status = 'IN_STOCK') => ({
  __typename: 'ConfigurableVariant',
  attributes: uids.map((uid) => ({ __typename: 'ConfigurableAttributeOption', code: null, uid })),
  product: {
    __typename: 'SimpleProduct',
    uid: uids.join('-'),
    sku: `LOZ-${uids.join('-')}`,
    name: 'Lozenges',
    stock_status,
    only_x_left_in_stock: null,
    small_image: null,
    price_tiers: [],
    price_range: {
      __typename: 'PriceRange',
      minimum_price: { __typename: 'ProductPrice', final_price: money(3), regular_price: money(3) },
    },
  },
});
const option = (attribute_code: string, label: string, position: number, uids: string[]) => ({
  __typename: 'ConfigurableProductOptions',
  attribute_code,
  label,
  position,
  values: uids.map(value),
});
const twoOptions = {
  products: {
    __typename: 'Products',
    items: [
      {
        __typename: 'ConfigurableProduct',
        uid: 'product-LOZ',
        configurable_options: [
          option('taste', 'Taste', 0, ['mint', 'lemon']),
          option('pack', 'Pack', 1, ['twelve', 'fifty']),
        ],
        variants: [
          variant(['mint', 'twelve']),
          variant(['mint', 'fifty']),
          variant(['lemon', 'twelve']),
          variant(['lemon', 'fifty'], 'OUT_OF_STOCK'),
        ],
      },
    ],
  },
};

async function openOptions(more: Parameters<typeof cartShop>[1] = { configurableChoices: twoOptions }) {
  const shop = cartShop([lozenges, balm], more);
  const { user } = renderInShop(<CartView settings={cartSettings} />);
  await user.click(await screen.findByRole('button', { name: 'Edit: Lozenges' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit: Lozenges' });
  return { shop, user, dialog };
}
const radio = (dialog: HTMLElement, name: string) =>
  within(dialog).findByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) });

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the options of a line', () => {
  it('[CART-8] [CART-4] Changed options remove and add the line in one call, in its place, and the line gets the focus', async () => {
    const { shop, user, dialog } = await openOptions();
    expect((await radio(dialog, 'mint')).checked).toBe(true);
    expect((await radio(dialog, 'twelve')).checked).toBe(true);
    await user.click(await radio(dialog, 'lemon'));
    await user.click(within(dialog).getByRole('button', { name: 'Update basket' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [changed, other] = screen.getAllByRole('listitem');
    expect(changed?.textContent).toContain('Taste:lemon');
    expect(other?.getAttribute('aria-label')).toBe('Balm');
    await waitFor(() => expect(document.activeElement).toBe(changed));
    expect(shop.said()).toBe('Lozenges: the options have been changed.');
    const replaced = shop.calls.filter(({ query }) => query.startsWith('mutation'));
    expect(replaced.map(({ variables }) => variables.items)).toEqual([
      [{ sku: 'LOZ', quantity: 3, selected_options: ['lemon', 'twelve'] }],
    ]);
  });

  it('[CART-8] Options that are out of stock are marked and cannot be saved, and the line stays as it is', async () => {
    const { shop, user, dialog } = await openOptions();
    await user.click(await radio(dialog, 'lemon'));
    await user.click(await radio(dialog, 'fifty'));
    expect((await radio(dialog, 'fifty')).checked).toBe(true);
    await user.click(within(dialog).getByRole('button', { name: 'Update basket' }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Out of stock');
    expect(shop.names()).not.toContain('replaceItem');
  });

  it('[CART-8] Options that are saved unchanged make no request', async () => {
    const { shop, user, dialog } = await openOptions();
    await radio(dialog, 'mint');
    await user.click(within(dialog).getByRole('button', { name: 'Update basket' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shop.names()).not.toContain('replaceItem');
  });

  it('[CART-8] Refused options leave the dialog open with the reason', async () => {
    const { user, dialog } = await openOptions({
      configurableChoices: twoOptions,
      replaceItem: () => refusal('The requested qty is not available'),
    });
    await user.click(await radio(dialog, 'lemon'));
    await user.click(within(dialog).getByRole('button', { name: 'Update basket' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('We do not have that many.');
  });

  it('[CART-8] Options that could not be read can be read again', async () => {
    let isDown = true;
    const { user, dialog } = await openOptions({
      configurableChoices: () => (isDown ? refusal('Internal server error') : twoOptions),
    });
    await within(dialog).findByText('The options could not be loaded. Please try again.');
    isDown = false;
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await radio(dialog, 'mint');
    expect(document.activeElement, 'the pressed button is gone').toBe(within(dialog).getByRole('heading'));
  });
});
