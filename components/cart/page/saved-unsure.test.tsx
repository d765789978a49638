// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cartShop, renderInShop } from '@/components/cart/cart-shop.fixture';
import { balm } from '@/lib/cart/cart.fixture';
import { runAhead } from '@/lib/testing/run-ahead';
import { cartSettings } from './cart-settings.fixture';
import { CartView } from './cart-view';
import { keptQuantities, setUpSavedLines } from './saved-lines.fixture';

const lost = () => {
  throw new TypeError('Failed to fetch');
};

/** Presses the button of a line that the backend takes out, or does not, in a shop whose answers are lost then. */
async function save(answers: Record<'removeItem' | 'cartDetails', 'answered' | 'carried out' | 'lost'>) {
  const shop = cartShop([balm]);
  const { user } = renderInShop(<CartView settings={cartSettings} />);
  const press = async () => user.click(await screen.findByRole('button', { name: 'Save for later: Balm' }));
  await screen.findByRole('button', { name: 'Save for later: Balm' });
  const own = { ...shop.answers };
  for (const name of ['removeItem', 'cartDetails'] as const) {
    if (answers[name] === 'answered') continue;
    shop.answers[name] = (call: unknown) => {
      if (answers[name] === 'carried out') (own[name] as (call: unknown) => unknown)(call);
      return lost();
    };
  }
  runAhead();
  await press();
  const quantities = () => shop.state.items.map(({ quantity }) => quantity);
  return { shop, press, quantities, comeBack: () => Object.assign(shop.answers, own) };
}

setUpSavedLines();

describe('a line that is saved for later while the network fails', () => {
  it('is saved where the backend took it out of the cart, and the answer was lost', async () => {
    const { quantities } = await save({ removeItem: 'carried out', cartDetails: 'answered' });
    await screen.findByText('Balm is saved for later.');
    expect(quantities()).toEqual([]);
    expect(keptQuantities()).toEqual([2]);
  });

  it('is not saved where it is still in the cart', async () => {
    const { quantities } = await save({ removeItem: 'lost', cartDetails: 'answered' });
    expect((await screen.findByRole('alert')).textContent).toContain('Balm could not be saved for later');
    expect(quantities()).toEqual([2]);
    expect(keptQuantities()).toEqual([]);
  });

  it('is saved where nobody knows whether it is still in the cart, and once more it is not saved twice', async () => {
    const { press, comeBack } = await save({ removeItem: 'lost', cartDetails: 'lost' });
    await screen.findByRole('alert');
    expect(keptQuantities()).toEqual([2]);
    comeBack();
    await press();
    await screen.findByText('Balm is saved for later.');
    expect(keptQuantities()).toEqual([2]);
  });

  it('stays in the cart alone where the device is offline, so that nothing is sent', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { shop } = await save({ removeItem: 'lost', cartDetails: 'lost' });
    await screen.findByRole('alert');
    expect(keptQuantities()).toEqual([]);
    expect(shop.names()).not.toContain('removeItem');
  });
});
