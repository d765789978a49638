// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ProductOptions } from '@/lib/catalog/options/get-product-options';
import { ibuprofen, testSimple } from '@/lib/catalog/options/product-options.fixture';
import { useSelectedImage } from '@/lib/catalog/product/selected-image';
import { showForm, visitProduct } from './product-form-island.fixture';

const total = () => screen.getByText('Total').parentElement?.textContent?.replace('Total ', '');
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

visitProduct();

describe('the form of a configurable product', () => {
  it('[CAT-5] starts with the cheapest variant and says why a combination cannot be had', () => {
    showForm({ configurable: ibuprofen });
    expect(radio(/^200 mg/).checked).toBe(true);
    expect(radio(/Pack of 16 £0.79/).checked).toBe(true);
    expect(radio(/Pack of 24 Not with 200 mg/).disabled).toBe(true);
    expect(screen.getAllByText('£0.79')[0]).toBeDefined();
  });

  it('[CAT-5] follows a choice with price, stock, image and address, and moves on to what is sold', async () => {
    const user = showForm({ configurable: ibuprofen });
    await user.click(radio(/^400 mg/));
    await waitFor(() => expect(window.location.search).toBe('?variant=IBU-400-24'));
    expect(radio(/Pack of 24 £2.79/).checked).toBe(true);
    expect(radio(/Pack of 16 Not with 400 mg/).disabled).toBe(true);
    expect(await screen.findByText('Only 4 left')).toBeDefined();
    expect(useSelectedImage.getState().image?.label).toBe('IBU-400-24');
    expect(screen.getByRole('status').textContent).toBe('£2.79. Only 4 left. Total £2.79');
    await user.click(radio(/Pack of 48 Out of stock/));
    expect(window.location.search).toBe('?variant=IBU-400-48');
    expect(screen.getByText('Out of stock', { selector: 'p' })).toBeDefined();
    const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add' });
    expect(add.disabled).toBe(true);
    await user.click(radio(/Pack of 24/));
    expect(add.disabled).toBe(false);
  });

  it('[CAT-5] takes its part out of the address for the first choice, and leaves the rest', async () => {
    window.history.replaceState(null, '', '/ibuprofen.html?utm_source=mail#reviews');
    const user = showForm({ configurable: ibuprofen });
    await user.click(radio(/Pack of 48/));
    await waitFor(() => expect(window.location.search).toBe('?utm_source=mail&variant=IBU-200-48'));
    await user.click(radio(/Pack of 16/));
    expect(window.location.href).toMatch(/\/ibuprofen\.html\?utm_source=mail#reviews$/);
  });

  it('[CAT-5] shows what a shared address asks for, silently, and goes back with the browser', async () => {
    window.history.replaceState(null, '', '/ibuprofen.html?variant=IBU-400-48');
    const user = showForm({ configurable: ibuprofen });
    await user.hover(radio(/^200 mg/));
    radio(/^200 mg/).focus();
    await waitFor(() => expect(radio(/^400 mg/).checked).toBe(true));
    expect(radio(/Pack of 48/).checked).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('');
    window.history.replaceState(null, '', '/ibuprofen.html');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(radio(/Pack of 16/).checked).toBe(true);
    await waitFor(() => expect(useSelectedImage.getState().image).toBeNull());
  });

  it('[CAT-5] the most of one order follows the variant, and a number above it is told of, until it may be', async () => {
    const variants = ibuprofen.variants.map((one) => (one.sku === 'IBU-200-48' ? { ...one, most: 2 } : one));
    const user = showForm({ configurable: { ...ibuprofen, variants } });
    const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });
    field.value = '3';
    await user.click(radio(/Pack of 48/));
    expect(await screen.findByText('At most 2 per order')).toBeTruthy();
    expect([field.max, field.value, field.validity.rangeOverflow]).toEqual(['2', '3', true]);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('At most 2')).toBeTruthy();
    await user.click(radio(/Pack of 16/));
    expect(await screen.findByText('At most 3 per order')).toBeTruthy();
    expect(screen.queryByText('At most 2')).toBeNull();
    expect([field.max, field.validity.valid]).toEqual(['3', true]);
  });

  it('ignores an address of a variant that is not sold', async () => {
    window.history.replaceState(null, '', '/ibuprofen.html?variant=GONE');
    const user = showForm({ configurable: ibuprofen });
    await user.click(screen.getByRole('button', { name: 'Quantity: one more' }));
    expect(radio(/Pack of 16/).checked).toBe(true);
  });
});

describe('the form of other products', () => {
  const selection = (label: string, final: number, rest = {}) => ({
    uid: btoa(`bundle/${label}`),
    label,
    price: { final, regular: final },
    quantity: 1,
    canChangeQuantity: false,
    isDefault: false,
    inStock: true,
    ...rest,
  });
  const bundle: ProductOptions['bundle'] = {
    base: { final: 1000, regular: 1000 },
    options: [
      {
        uid: 'plasters',
        title: 'Plasters',
        type: 'select',
        isRequired: true,
        selections: [
          selection('Fabric', 275, { canChangeQuantity: true, isDefault: true }),
          selection('Washproof', 225),
        ],
      },
      {
        uid: 'extras',
        title: 'Extras',
        type: 'checkbox',
        isRequired: false,
        selections: [selection('Tape', 145), selection('Gel', 420, { inStock: false })],
      },
      { uid: 'tools', title: 'Tools', type: 'multi', isRequired: false, selections: [selection('Tweezers', 310)] },
      { uid: 'bag', title: 'Bag', type: 'radio', isRequired: false, selections: [selection('Pouch', 650)] },
    ],
  };

  it('[CAT-5] a bundle adds up what is in it, with its quantities, and can be shared', async () => {
    const user = showForm({ bundle });
    expect(total()).toBe('£12.75');
    await user.click(screen.getByRole('checkbox', { name: /Tape/ }));
    await waitFor(() => expect(total()).toBe('£14.20'));
    await user.click(screen.getByRole('button', { name: 'Quantity: Plasters: one more' }));
    expect(total()).toBe('£16.95');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Plasters' }), 'Washproof (+ £2.25)');
    expect(total(), 'its quantity is fixed').toBe('£13.70');
    await user.selectOptions(screen.getByRole('listbox', { name: 'Tools' }), ['Tweezers (+ £3.10)']);
    await user.click(radio(/Pouch/));
    expect(total()).toBe('£23.30');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Gel Out of stock/ }).disabled).toBe(true);
    const { search } = window.location;
    cleanup();
    window.history.replaceState(null, '', `/kit.html${search}`);
    showForm({ bundle });
    screen.getByRole('checkbox', { name: /Tape/ }).focus();
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Tape/ }).checked).toBe(true));
    expect(radio(/Pouch/).checked).toBe(true);
    expect(total()).toBe('£23.30');
  });

  it('[CAT-5] a group adds up its members', async () => {
    const groupedItems = [
      { ...testSimple({ sku: 'A' }), name: 'Capsules', quantity: 1 },
      { ...testSimple({ sku: 'B', inStock: false }), name: 'Syrup', quantity: 0 },
    ];
    const user = showForm({ groupedItems });
    expect(total()).toBe('£4.99');
    const field = screen.getByRole('spinbutton', { name: 'Quantity: Capsules' });
    await user.clear(field);
    await user.type(field, '4');
    await waitFor(() => expect(total()).toBe('£19.96'));
    expect(screen.queryByRole('spinbutton', { name: /Syrup/ })).toBeNull();
    expect(within(screen.getByRole('row', { name: /Syrup/ })).getByText('Out of stock')).toBeDefined();
  });

  it('[CAT-5] options of every kind are the browser’s own fields, with their prices', async () => {
    const head = { isRequired: false };
    const value = (title: string, surcharge: { fixed: number } | { percent: number } | null) => ({
      uid: title,
      title,
      surcharge,
    });
    const entry = { ...head, surcharge: null, maxCharacters: null };
    const user = showForm({
      customOptions: [
        { ...entry, uid: 'f', title: 'Engraving', kind: 'field', surcharge: { fixed: 450 }, maxCharacters: 20 },
        { ...entry, uid: 'a', title: 'Question', kind: 'area', maxCharacters: 400 },
        { ...entry, uid: 'd', title: 'Day', kind: 'date' },
        {
          ...head,
          uid: 's',
          title: 'Size',
          kind: 'select',
          isRequired: true,
          values: [value('S', null), value('L', { fixed: 100 })],
        },
        { ...head, uid: 'r', title: 'Wrap', kind: 'radio', values: [value('Box', { percent: 20 })] },
        { ...head, uid: 'c', title: 'Card', kind: 'checkbox', values: [value('Card', { fixed: 50 })] },
        { ...head, uid: 'm', title: 'More', kind: 'multiple', values: [value('Cutter', { fixed: 325 })] },
      ],
    });
    const engraving = screen.getByRole<HTMLInputElement>('textbox', { name: /Engraving/ });
    expect(engraving.maxLength).toBe(20);
    await user.type(engraving, 'Ann');
    await waitFor(() => expect(total()).toBe('£9.49'));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Question/ }).maxLength).toBe(400);
    expect(screen.getByLabelText<HTMLInputElement>(/Day/).type).toBe('date');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Size' }).required).toBe(true);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'L (+ £1.00)');
    await user.click(radio(/Box \+ 20%/));
    await user.click(screen.getByRole('checkbox', { name: /Card/ }));
    await user.selectOptions(screen.getByRole('listbox', { name: 'More' }), ['Cutter (+ £3.25)']);
    expect(total()).toBe('£15.24');
    expect(window.location.search, 'what is written stays out of the address').not.toContain('Ann');
  });

  it('[CAT-5] a list of long names says each price first, where a phone does not cut it, and not the brand of the whole', () => {
    const [plasters] = bundle.options;
    if (!plasters) throw new Error();
    const [fabric, washproof] = plasters.selections;
    if (!fabric || !washproof) throw new Error();
    const selections = [{ ...fabric, label: 'Sturdiband Fabric plasters, assorted, 40' }, washproof];
    showForm({ bundle: { ...bundle, options: [{ ...plasters, selections }] } });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '+ £2.75 · Fabric plasters, assorted, 40',
      '+ £2.25 · Washproof',
    ]);
  });

  it('[CAT-5] choices that all can be had, at one price, are told without it', () => {
    const [strength] = ibuprofen.options;
    if (!strength) throw new Error();
    const variants = [0, 1].map((value) => ({ ...testSimple({ sku: `V${value}` }), values: [value], image: null }));
    showForm({ configurable: { options: [strength], variants } });
    expect(radio(/^200 mg$/).checked).toBe(true);
    expect(document.querySelector('[data-hint]')).toBeNull();
    cleanup();
    const gone = variants.map((variant, index) => (index > 0 ? { ...variant, inStock: false } : variant));
    showForm({ configurable: { options: [strength], variants: gone } });
    expect(radio(/^400 mg Out of stock$/)).toBeTruthy();
  });

  it('[CAT-5] a downloadable product offers its links and samples', async () => {
    const link = (uid: string, price: number, sampleUrl: string | null = null) => ({
      uid,
      title: uid,
      price,
      sampleUrl,
    });
    const user = showForm({
      downloads: { title: null, isChoice: true, links: [link('Guide', 395, '/sample'), link('List', 0)], samples: [] },
    });
    expect(screen.getByText('From £4.99')).toBeTruthy();
    expect(screen.getByText('Total').parentElement?.hidden, 'nothing is chosen').toBe(true);
    expect(screen.getByText('Each price includes £4.99, paid once however many you choose.')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'List £4.99' }));
    await waitFor(() => expect(total()).toBe('£4.99'));
    await user.click(screen.getByRole('checkbox', { name: 'Guide £8.94' }));
    await waitFor(() => expect(total()).toBe('£8.94'));
    expect(screen.getByText('Total').parentElement?.hidden).toBe(false);
    expect(screen.queryByText('From £4.99')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sample: Guide' }).getAttribute('href')).toBe('/sample');
    expect(document.getElementById('no-sample')?.textContent).toBe('There is no sample of this.');
  });

  it('[CAT-5] the quantity keeps its limits, and reaches tier prices', async () => {
    const user = showForm({});
    const more = screen.getByRole('button', { name: 'Quantity: one more' });
    for (let click = 0; click < 5; click++) await user.click(more);
    const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });
    expect(field.value).toBe('3');
    await waitFor(() => expect(total()).toBe('£13.50'));
    for (let click = 0; click < 5; click++)
      await user.click(screen.getByRole('button', { name: 'Quantity: one fewer' }));
    expect(field.value).toBe('1');
    expect(total()).toBe('£4.99');
  });

  it('is not sent as an address by the browser', async () => {
    const user = showForm({});
    let wasStopped = false;
    const look = (event: Event) => {
      wasStopped = event.defaultPrevented;
    };
    document.addEventListener('submit', look, { once: true });
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(wasStopped).toBe(true);
  });
});
