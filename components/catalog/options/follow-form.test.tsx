// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Configurable } from '@/lib/catalog/options/configurable';
import { noOptions, testContext, testSimple } from '@/lib/catalog/options/product-options.fixture';
import { firstEntries, toPriceModel } from '@/lib/catalog/options/selected-price';
import { WithMessages } from '@/lib/testing/with-messages';
import { ConfigurableOptions } from './configurable-options';
import { followForm } from './follow-form';
import { showForm, visitProduct } from './product-form-island.fixture';

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value);

const variant = (sku: string, values: number[], final: number) => ({
  ...testSimple({ sku, price: { final, regular: final } }),
  values,
  image: null,
});
const value = (label: string) => ({ uid: label, label, swatch: null });
/** White in S and M, black in L and XL: what the server draws for white S has L and XL disabled. */
const shirt: Configurable = {
  options: [
    { code: 'colour', label: 'Colour', values: [value('White'), value('Black')] },
    { code: 'size', label: 'Size', values: ['S', 'M', 'L', 'XL'].map(value) },
  ],
  variants: [
    variant('WHITE-S', [0, 0], 900),
    variant('WHITE-M', [0, 1], 1000),
    variant('BLACK-L', [1, 2], 1100),
    variant('BLACK-XL', [1, 3], 1200),
  ],
};

visitProduct();

describe('[CAT-5] a variant with values that do not go with the first ones', () => {
  it('A link to a variant shows that variant, though the server drew its value as one that cannot be had', async () => {
    window.history.replaceState(null, '', '/shirt.html?variant=BLACK-XL');
    showForm({ configurable: shirt });
    expect(radio(/^XL/).disabled, 'as the server says').toBe(true);
    radio(/^White/).focus();
    await waitFor(() => expect(chosen()).toEqual(['Black', 'XL']));
    expect(radio(/^XL £12.00/).disabled).toBe(false);
    expect(window.location.search).toBe('?variant=BLACK-XL');
    expect(new FormData(document.forms[0]).get('selected:size')).toBe('XL');
  });

  it('The way back to a variant shows it, whatever was chosen since', async () => {
    const user = showForm({ configurable: shirt });
    await user.click(radio(/^Black/));
    await waitFor(() => expect(window.location.search).toBe('?variant=BLACK-L'));
    await user.click(radio(/^White/));
    expect(chosen()).toEqual(['White', 'S']);
    window.history.replaceState(null, '', '/ibuprofen.html?variant=BLACK-XL');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(chosen()).toEqual(['Black', 'XL']);
    expect(window.location.search).toBe('?variant=BLACK-XL');
  });

  it('What the browser brings back after a reload stays, though it is disabled by then', () => {
    window.history.replaceState(null, '', '/shirt.html?variant=BLACK-XL');
    const options = { ...noOptions, configurable: shirt };
    const limits = { min: 1, max: null };
    render(
      <form>
        <ConfigurableOptions configurable={shirt} context={testContext} />
      </form>,
      { wrapper: WithMessages },
    );
    radio(/^Black/).checked = true;
    radio(/^XL/).checked = true;
    expect(radio(/^XL/).disabled, 'as the server says').toBe(true);
    const model = toPriceModel(testSimple(), options);
    const facts = { model, context: testContext, first: firstEntries(options, limits), limits };
    const stop = followForm(document.forms[0] as HTMLFormElement, facts, () => {});
    expect(chosen()).toEqual(['Black', 'XL']);
    expect(radio(/^XL £12.00/).disabled).toBe(false);
    expect(window.location.search).toBe('?variant=BLACK-XL');
    stop();
  });
});

it('[CAT-5] The way back to another product leaves the variant in that one’s address', async () => {
  const user = showForm({ configurable: shirt });
  await user.click(radio(/^Black/));
  await waitFor(() => expect(window.location.search).toBe('?variant=BLACK-L'));
  window.history.replaceState(null, '', '/other.html?variant=OTHER-2');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(window.location.search).toBe('?variant=OTHER-2');
  expect(chosen(), 'nothing moves while the other one comes').toEqual(['Black', 'L']);
  await user.click(radio(/^XL/));
  expect(window.location.search, 'what is still chosen here is not written there').toBe('?variant=OTHER-2');
});

it('[CAT-5] The way back to where nothing was chosen chooses nothing, in tiles as in lists', async () => {
  const all = ['tile', 'list', 'tick', 'many'];
  const option = (kind: 'radio' | 'select' | 'checkbox' | 'multiple', index: number) => ({
    ...{ uid: kind, title: kind, kind, isRequired: false },
    values: [{ uid: all[index] ?? '', title: 'One', surcharge: null }],
  });
  window.history.replaceState(null, '', `/ibuprofen.html?choice=${all.join('.')}`);
  showForm({ customOptions: (['radio', 'select', 'checkbox', 'multiple'] as const).map(option) });
  const uids = () =>
    [...new FormData(document.forms[0])].filter(([name]) => name.startsWith('selected:')).map(([, uid]) => uid);
  radio(/^None/).focus();
  await waitFor(() => expect(uids()).toEqual(all));
  window.history.replaceState(null, '', '/ibuprofen.html');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(uids(), 'what stands for nothing').toEqual(['', '']);
});
