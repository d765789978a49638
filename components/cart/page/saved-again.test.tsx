// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cartShop, refusal, renderInShop } from '@/components/cart/cart-shop.fixture';
import { bag, balm } from '@/lib/cart/cart.fixture';
import type { CartItemAnswer } from '@/lib/cart/cart-fragment';
import { refetchCart } from '@/lib/cart/session/cart-store';
import { cartSettings } from './cart-settings.fixture';
import { CartView } from './cart-view';
import { keptQuantities, saved, setUpSavedLines } from './saved-lines.fixture';

type Shop = ReturnType<typeof cartShop>;

const quantities = (shop: Shop) => shop.state.items.map(({ quantity }) => quantity);

async function undo(user: ReturnType<typeof renderInShop>['user']) {
  await user.click(within(await saved()).getByRole('button', { name: 'Undo' }));
  await screen.findByText(/ is back in your basket\.$/);
}

/** A shopper who has saved a line finds the same in the cart again. */
async function saveAndAdd(item: CartItemAnswer, again: CartItemAnswer) {
  const name = item.product.name ?? '';
  const shop = cartShop([item]);
  const { user } = renderInShop(<CartView settings={cartSettings} />);
  const save = async () => {
    await user.click(await screen.findByRole('button', { name: `Save for later: ${name}` }));
    await screen.findByText(`${name} is saved for later.`);
  };
  await save();
  shop.state.items = [again];
  act(refetchCart);
  return { shop, user, save };
}

setUpSavedLines();

describe('a line of which some is saved for later already', () => {
  const another = { ...balm, uid: 'another', quantity: 1 };

  it('is saved on top of it, and undone leaves what was saved before', async () => {
    const { shop, user, save } = await saveAndAdd(balm, another);
    await save();
    expect(within(await saved()).getAllByRole('listitem')).toHaveLength(1);
    expect(keptQuantities()).toEqual([3]);
    await undo(user);
    expect(quantities(shop)).toEqual([1]);
    expect(keptQuantities()).toEqual([2]);
  });

  it('leaves what was saved before where the backend does not take it out', async () => {
    const { shop, user } = await saveAndAdd(balm, another);
    shop.answers.removeItem = refusal('Internal server error');
    await user.click(await screen.findByRole('button', { name: 'Save for later: Balm' }));
    await screen.findByRole('alert');
    expect(quantities(shop)).toEqual([1]);
    expect(keptQuantities()).toEqual([2]);
  });

  it('is not saved beyond what a line may have', async () => {
    const { save } = await saveAndAdd(balm, {
      ...another,
      quantity: 4,
      product: { ...balm.product, only_x_left_in_stock: 5 },
    });
    await save();
    expect(keptQuantities()).toEqual([5]);
  });

  it('leaves what has to be chosen on its page again', async () => {
    const [entry] = bag.customizable_options;
    const value = 'Questions answered\n\nWhich? – Ramipril\nSeal: 1a.00ff';
    const sealed = {
      ...bag,
      customizable_options: [entry && { ...entry, values: [{ ...entry.values[0], value }] }],
    } as typeof bag;
    const { user, save } = await saveAndAdd(sealed, { ...sealed, uid: 'another' });
    await save();
    expect(keptQuantities()).toEqual([null]);
    await undo(user);
    expect(keptQuantities()).toEqual([null]);
  });
});
