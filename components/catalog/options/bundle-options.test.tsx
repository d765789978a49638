// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BundleOption } from '@/lib/catalog/options/bundle';
import { testContext } from '@/lib/catalog/options/product-options.fixture';
import { WithMessages } from '@/lib/testing/with-messages';
import { BundleOptions } from './bundle-options';
import { showForm, visitProduct } from './product-form-island.fixture';

const part = (uid: string, final: number, quantity: number, canChangeQuantity: boolean) => ({
  ...{ uid, label: uid, price: { final, regular: final }, quantity, canChangeQuantity },
  isDefault: uid === 'Pair',
  inStock: true,
});
/** Two at £2.75 as they are, or as many at £2.25 as one likes. */
const plasters: BundleOption = {
  ...{ uid: 'o', title: 'Plasters', type: 'radio', isRequired: true },
  selections: [part('Pair', 275, 2, false), part('Single', 225, 1, true)],
};
const bundle = (option: BundleOption) => ({ base: { final: 0, regular: 0 }, options: [option] });

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity: Plasters' });
const button = (by: string) => screen.getByRole('button', { name: `Quantity: Plasters: one ${by}` });
const radio = (name: RegExp) => screen.getByRole('radio', { name });
const total = () => screen.getByText('Total').parentElement?.textContent?.replace('Total ', '');
const sent = () => new FormData(document.forms[0]).get('quantity:o');

visitProduct();

describe('[CAT-5] a bundle’s option that mixes fixed quantities and free ones', () => {
  it('The server draws the quantity of what is chosen first, out of use where it is fixed', () => {
    const draw = (option: BundleOption) => {
      cleanup();
      render(<BundleOptions options={[option]} brand={null} context={testContext} />, { wrapper: WithMessages });
      return [field().value, field().disabled, button('more').getAttribute('aria-disabled')];
    };
    expect(draw(plasters)).toEqual(['2', true, 'true']);
    expect(draw({ ...plasters, isRequired: false, selections: [part('Single', 225, 3, true)] })).toEqual([
      '3',
      false,
      null,
    ]);
    const free = [part('Single', 225, 1, true), part('Pair', 275, 2, true)];
    expect(draw({ ...plasters, selections: free }), 'not of the first that is free').toEqual(['2', false, null]);
  });

  it('A fixed quantity stays what it is: the price counts it, and the form sends none', async () => {
    const user = showForm({ bundle: bundle(plasters) });
    expect(total()).toBe('£5.50');
    await user.click(screen.getByRole('button', { name: 'Quantity: one more' }));
    await waitFor(() => expect(total()).toBe('£11.00'));
    expect([field().value, field().disabled, sent()]).toEqual(['2', true, null]);
    const hear = vi.fn();
    document.forms[0]?.addEventListener('input', hear);
    await user.click(button('more'));
    expect(field().value).toBe('2');
    expect(hear).not.toHaveBeenCalled();
  });

  it.each(['radio', 'select'] as const)(
    'What is chosen after a fixed one of a %s has its own quantity',
    async (type) => {
      const user = showForm({ bundle: bundle({ ...plasters, type }) });
      const choose = (name: RegExp) =>
        type === 'radio'
          ? user.click(radio(name))
          : user.selectOptions(
              screen.getByRole('combobox', { name: 'Plasters' }),
              screen.getByRole<HTMLOptionElement>('option', { name }),
            );
      await choose(/Single/);
      await waitFor(() => expect(total()).toBe('£2.25'));
      expect([field().value, field().disabled, sent()]).toEqual(['1', false, '1']);
      expect(button('more').getAttribute('aria-disabled')).toBe('false');
      await user.click(button('more'));
      await user.click(button('more'));
      expect([total(), sent()]).toEqual(['£6.75', '3']);
      await choose(/Pair/);
      expect([total(), field().value, field().disabled, sent()]).toEqual(['£5.50', '2', true, null]);
      expect(button('more').getAttribute('aria-disabled')).toBe('true');
      await choose(/Single/);
      expect([total(), field().value, field().disabled, sent()]).toEqual(['£2.25', '1', false, '1']);
    },
  );

  it('Nothing chosen in between does not hand a fixed quantity on', async () => {
    const user = showForm({ bundle: bundle({ ...plasters, isRequired: false }) });
    await user.click(radio(/None/));
    await waitFor(() => expect(total()).toBe('£0.00'));
    await user.click(radio(/Single/));
    expect([total(), field().value, field().disabled]).toEqual(['£2.25', '1', false]);
    await user.click(button('more'));
    await user.click(radio(/None/));
    await user.click(radio(/Single/));
    expect([total(), field().value], 'a free one keeps what was entered').toEqual(['£4.50', '2']);
  });

  it('What was said of an entered quantity is over once a fixed one takes its place', async () => {
    const user = showForm({ bundle: bundle(plasters) });
    await user.click(radio(/Single/));
    await waitFor(() => expect(field().disabled).toBe(false));
    await user.clear(field());
    await user.type(field(), '1.5');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Enter a whole number.')).toBeTruthy();
    await user.click(radio(/Pair/));
    expect(screen.queryByText('Enter a whole number.')).toBeNull();
    expect(field().value).toBe('2');
  });
});
