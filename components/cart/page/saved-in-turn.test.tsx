// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cartShop, refusal, renderInShop } from '@/components/cart/cart-shop.fixture';
import { bag, balm, lozenges } from '@/lib/cart/cart.fixture';
import { useSavedLines } from '@/lib/cart/saved-lines-store';
import { refetchCart } from '@/lib/cart/session/cart-store';
import { cartSettings } from './cart-settings.fixture';
import { CartView } from './cart-view';
import { savedNames, setUpSavedLines } from './saved-lines.fixture';

/** A shop that answers each removal once the test lets it, and a shopper who saves lines of its cart. */
async function open(...saved: string[]) {
  const shop = cartShop([balm, lozenges, bag]);
  const remove = shop.answers.removeItem as (call: unknown) => unknown;
  const held: ((refused?: string) => void)[] = [];
  shop.answers.removeItem = (call: unknown) =>
    new Promise((resolve) => held.push((refused) => resolve(refused ? refusal(refused) : remove(call))));
  const { user } = renderInShop(<CartView settings={cartSettings} />);
  const press = async (name: string) =>
    user.click(await screen.findByRole('button', { name: `Save for later: ${name}` }));
  await press('Balm');
  // The code of what is saved has come.
  await waitFor(() => expect(held).toHaveLength(1));
  for (const name of saved) await press(name);
  const answerNext = async (refused?: string) => {
    await waitFor(() => expect(held).not.toHaveLength(0));
    await act(async () => held.shift()?.(refused));
  };
  return { shop, press, answerNext };
}

setUpSavedLines();

describe('lines that are saved for later faster than the backend answers', () => {
  it('are saved one after the other, each once', async () => {
    const { shop, answerNext } = await open('Lozenges', 'Lozenges', 'Overnight Duffle');
    for (let count = 0; count < 3; count += 1) await answerNext();
    await screen.findByText('Overnight Duffle is saved for later.');
    expect(await savedNames()).toEqual(['Overnight Duffle', 'Lozenges', 'Balm']);
    expect(shop.state.items).toEqual([]);
    expect(shop.names().filter((name) => name === 'removeItem')).toHaveLength(3);
  });

  it('have the reason shown why one could not be saved, though others are', async () => {
    const { press, answerNext } = await open('Lozenges');
    await answerNext('Internal server error');
    await answerNext();
    await screen.findByText('Lozenges is saved for later.');
    expect(screen.getByRole('alert').textContent).toContain('Balm could not be saved for later');
    await press('Balm');
    await waitFor(() => expect(screen.queryByRole('alert'), 'it is tried again').toBeNull());
    await answerNext();
  });

  it('are saved as they are when it is their turn', async () => {
    const { shop, answerNext } = await open('Lozenges');
    shop.state.items = shop.state.items.map((item) =>
      item.product.sku === lozenges.product.sku ? { ...item, quantity: 7 } : item,
    );
    act(refetchCart);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of Lozenges' });
    await waitFor(() => expect(field.value).toBe('7'));
    await answerNext();
    await answerNext();
    await screen.findByText('Lozenges is saved for later.');
    expect(useSavedLines.getState().lines[0]?.input?.quantity).toBe(7);
  });
});
