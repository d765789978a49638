// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cartShop, refusal, renderInShop } from '@/components/cart/cart-shop.fixture';
import { signIn } from '@/lib/auth/sign-in';
import { signOut } from '@/lib/auth/sign-out';
import { bag, balm, lozenges } from '@/lib/cart/cart.fixture';
import { cartSettings } from './cart-settings.fixture';
import { CartView } from './cart-view';
import { saved, savedNames, setUpSavedLines } from './saved-lines.fixture';

const show = () => renderInShop(<CartView settings={cartSettings} />);
const lineOf = (name: string) => screen.findByRole('listitem', { name });
const kept = () => localStorage.getItem('saved_lines') ?? '';
const token = { generateCustomerToken: { __typename: 'CustomerToken', token: 'jwt' } };
const revoked = { revokeCustomerToken: { __typename: 'RevokeCustomerTokenOutput', result: true } };
const ann = { email: 'ann@example.com', password: 'Secret-12' };
const session = { SignIn: token, SignOut: revoked, createCart: { cartId: 'hers' }, customer: { customer: null } };

setUpSavedLines();

/** Ann has saved the balm when her session ends by itself. */
async function leaveBalm(): Promise<void> {
  cartShop([balm], session);
  await signIn(ann);
  const { user } = show();
  await user.click(within(await lineOf('Balm')).getByRole('button', { name: /^Save for later/ }));
  expect(await savedNames()).toEqual(['Balm']);
  await signOut({ isAsked: false });
  cleanup();
}

describe('lines that are saved for later', () => {
  it('leave the cart, are there after a reload, and come back as they were', async () => {
    const shop = cartShop([balm, lozenges]);
    const { user } = show();
    await user.click(within(await lineOf('Lozenges')).getByRole('button', { name: 'Save for later: Lozenges' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Lozenges is saved for later.'));
    expect(shop.state.items.map(({ product }) => product.name)).toEqual(['Balm']);
    expect((await saved()).textContent).toContain('Taste:Mint');
    expect(within(await saved()).getByText('£3.00 each when saved')).toBeTruthy();

    cleanup();
    show();
    const back = within(await saved()).getByRole('button', { name: 'Move to basket: Lozenges' });
    await user.click(back);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Lozenges is back in your basket.'));
    expect(shop.state.items.map(({ product, quantity }) => [product.name, quantity])).toEqual([
      ['Balm', 2],
      ['Lozenges', lozenges.quantity],
    ]);
    expect(JSON.parse(kept())).toEqual([]);
  });

  it('come back by undo, and leave what is saved', async () => {
    const shop = cartShop([balm]);
    const { user } = show();
    await user.click(within(await lineOf('Balm')).getByRole('button', { name: /^Save for later/ }));
    await screen.findByText('Balm is saved for later.');
    // Also from a cart that has nothing else in it.
    await screen.findByRole('heading', { name: 'Your basket is empty' });
    await user.click(within(await saved()).getByRole('button', { name: 'Undo' }));
    await lineOf('Balm');
    expect(shop.state.items.map(({ quantity }) => quantity)).toEqual([2]);
    expect(JSON.parse(kept())).toEqual([]);
  });

  it('are removed, and by undo are there again', async () => {
    cartShop([balm, lozenges]);
    const { user } = show();
    await user.click(within(await lineOf('Balm')).getByRole('button', { name: /^Save for later/ }));
    await screen.findByText('Balm is saved for later.');
    await user.click(within(await saved()).getByRole('button', { name: 'Remove Balm from what is saved' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Balm was removed.'));
    expect(within(await saved()).queryByRole('listitem')).toBeNull();
    await user.click(within(await saved()).getByRole('button', { name: 'Undo' }));
    expect(within(await saved()).getByRole('listitem', { name: 'Balm' })).toBeTruthy();
  });

  it('stay in the cart where the backend does not take them out, and saved where it does not take them in', async () => {
    let refuse = () => {};
    const shop = cartShop([balm, lozenges], {
      removeItem: () =>
        new Promise((resolve) => {
          refuse = () => resolve(refusal('Internal server error'));
        }),
    });
    const { user } = show();
    const line = await lineOf('Balm');
    await user.click(within(line).getByRole('button', { name: /^Save for later/ }));
    await waitFor(() => expect(line.isConnected, 'the line, and its button, is not there meanwhile').toBe(false));
    refuse();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Balm could not be saved for later');
    await waitFor(() => expect(document.activeElement, 'its button was gone').toBe(alert.parentElement));
    expect(shop.state.items).toHaveLength(2);
    expect(JSON.parse(kept())).toEqual([]);

    cleanup();
    const other = cartShop([balm, lozenges], { addToCart: refusal('The requested qty is not available') });
    const { user: again } = show();
    await again.click(within(await lineOf('Balm')).getByRole('button', { name: /^Save for later/ }));
    await again.click(await screen.findByRole('button', { name: 'Move to basket: Balm' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Balm could not be put back: We do not have that many. Please choose fewer.',
    );
    expect(other.state.items).toHaveLength(1);
    expect(JSON.parse(kept())).toHaveLength(1);
  });

  it('stay in the cart where the browser has no room, and the shopper reads why', async () => {
    const shop = cartShop([balm]);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
      if (key === 'saved_lines') throw new DOMException('full', 'QuotaExceededError');
    });
    const { user } = show();
    await user.click(within(await lineOf('Balm')).getByRole('button', { name: /^Save for later/ }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Balm could not be saved for later: This browser has no room to keep it.',
    );
    expect(shop.state.items).toHaveLength(1);
    full.mockRestore();
  });

  it('lead to their product, and have English names marked as such on a page of another language', async () => {
    cartShop([balm]);
    const line = { key: 'a', name: 'Soap', image: null, options: [], input: { sku: 'SOAP', quantity: 1 } };
    const lines = [
      { ...line, store: 'mmstr_en', href: '/soap.html' },
      { ...line, key: 'b', name: 'Tea', store: 'mmstr_en', href: null },
    ];
    localStorage.setItem('saved_lines', JSON.stringify(lines));
    show();
    document.documentElement.lang = 'th-TH';
    const link = within(await saved()).getByRole('link', { name: 'Soap' });
    expect(link.getAttribute('href')).toBe('/soap.html');
    for (const name of ['Soap', 'Tea']) expect(within(await saved()).getByText(name).lang).toBe('en');
    expect(within(await saved()).queryByRole('link', { name: 'Tea' })).toBeNull();
  });

  it('are those of the page’s store view, and nothing that is no line', async () => {
    cartShop([balm]);
    const line = { key: 'a', name: 'Soap', href: null, image: null, options: [], input: { sku: 'SOAP', quantity: 1 } };
    const lines = [{ ...line, store: 'mmstr_th' }, { ...line, store: 'mmstr_en', name: 'Tea' }, null, 5, { key: 'b' }];
    localStorage.setItem('saved_lines', JSON.stringify(lines));
    show();
    const items = within(await saved()).getAllByRole('listitem');
    expect(items.map((item) => item.getAttribute('aria-label'))).toEqual(['Tea']);
  });

  it('[SESS-4] wait for the customer whose session ended by itself, are shown to nobody else meanwhile, and go as they leave', async () => {
    await leaveBalm();
    cartShop([lozenges], session);
    const guest = show();
    await guest.user.click(within(await lineOf('Lozenges')).getByRole('button', { name: /^Save for later/ }));
    expect(await savedNames()).toEqual(['Lozenges']);
    await act(() => signIn({ ...ann, email: 'ANN@example.com' }));
    await waitFor(async () => expect(await savedNames()).toEqual(['Lozenges', 'Balm']));

    await act(() => signOut({ isAsked: false }));
    await act(() => signIn({ ...ann, email: 'bob@example.com' }));
    expect(kept()).toBe('[]');
    await act(() => signOut());
    expect(kept()).toBe('');
  });

  it('[SESS-4] of a customer stay where a guest takes the same away, and are there once where both have saved it', async () => {
    await leaveBalm();
    cartShop([balm], session);
    const guest = show();
    await guest.user.click(within(await lineOf('Balm')).getByRole('button', { name: /^Save for later/ }));
    expect(await savedNames()).toEqual(['Balm']);
    const both = JSON.parse(kept());
    await guest.user.click(within(await saved()).getByRole('button', { name: 'Remove Balm from what is saved' }));
    await screen.findByText('Balm was removed.');
    expect(both).toHaveLength(2);
    expect(JSON.parse(kept())).toEqual([both[1]]);

    await guest.user.click(within(await saved()).getByRole('button', { name: 'Undo' }));
    await act(() => signIn(ann));
    expect(JSON.parse(kept())).toEqual([{ ...both[1], last: both[0].last }]);
    await waitFor(async () => expect(await savedNames()).toEqual(['Balm']));
  });

  it('keep no answers of a shopper’s, and lead to their page instead', async () => {
    const [entry, ...others] = bag.customizable_options;
    const answers = 'Questions answered\n\nWhich? – Ramipril\nSeal: 1a.00ff';
    const sealed = {
      ...bag,
      customizable_options: [entry && { ...entry, values: [{ ...entry.values[0], value: answers }] }, ...others],
    } as typeof bag;
    cartShop([balm, sealed]);
    const { user } = show();
    await user.click(within(await lineOf('Overnight Duffle')).getByRole('button', { name: /^Save for later/ }));
    await screen.findByText('Overnight Duffle is saved for later.');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Ramipril');
    expect(kept()).not.toContain('Questions');
    expect(kept()).not.toContain('Seal');
    const link = within(await saved()).getByRole('link', { name: 'Choose again: Overnight Duffle' });
    expect(link.getAttribute('href')).toContain('/24-wb07.html');
    expect(within(await saved()).queryByRole('button', { name: /^Move/ })).toBeNull();
  });
});
