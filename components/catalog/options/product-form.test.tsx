// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noOptions, testSimple } from '@/lib/catalog/options/product-options.fixture';
import type { Product } from '@/lib/catalog/product/get-product';
import type { TaxDisplayType } from '@/lib/store/get-store-config';
import { partialAnswer } from '@/lib/testing/partial-answer';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import { ProductForm } from './product-form';

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'product' | 'validation') =>
    createTranslator({ locale: 'en-GB', messages, namespace }),
}));

afterEach(cleanup);

const balm = partialAnswer<Product>({
  options: noOptions,
  inStock: true,
  quantity: { min: 1, max: null },
  price: { isFrom: false },
  simple: testSimple(),
});

const part = (uid: string) => ({
  uid,
  label: uid,
  price: { regular: 100, final: 100 },
  quantity: 1,
  canChangeQuantity: false,
  isDefault: false,
  inStock: true,
});

it('[CAT-5] a group’s member that is not sold has no quantity field, and says so', async () => {
  const member = (sku: string) => ({ ...testSimple({ sku }), name: sku, quantity: 1 });
  const groupedItems = [member('Balm'), { ...member('Strong balm'), isRefused: true as const }];
  await showProduct({ ...balm, options: { ...noOptions, groupedItems } });
  expect(screen.getAllByRole('spinbutton').map(({ id }) => id).length).toBe(1);
  expect(screen.getByRole('row', { name: /^Strong balm/ }).textContent).toContain('Not sold online');
});

it('[CAT-5] a group’s member leads to its page, where it has one', async () => {
  const member = (sku: string) => ({ ...testSimple({ sku }), name: sku, quantity: 1 });
  const groupedItems = [{ ...member('Balm'), href: '/balm.html' }, member('Soap')];
  await showProduct({ ...balm, options: { ...noOptions, groupedItems } });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([['Balm', '/balm.html']]);
});

it('[CAT-5] a group’s member has as many as one order may have', async () => {
  const member = (sku: string) => ({ ...testSimple({ sku }), name: sku, quantity: 1 });
  const groupedItems = [{ ...member('Balm'), most: 2 }, member('Soap')];
  await showProduct({ ...balm, options: { ...noOptions, groupedItems } });
  expect(screen.getAllByRole<HTMLInputElement>('spinbutton').map(({ max }) => max)).toEqual(['2', '']);
  expect(screen.getByRole('row', { name: /^Balm/ }).textContent).toContain('At most 2 per order');
  expect(screen.getByRole('row', { name: /^Soap/ }).textContent).not.toContain('At most');
});

it('[CAT-5] what is chosen first says how many one order may have', async () => {
  const option = { uid: 'o', title: 'Tablets', type: 'radio' as const, isRequired: true };
  const selections = [
    { ...part('Mild'), most: 2 },
    { ...part('Strong'), isDefault: true, most: 1 },
  ];
  const bundle = { base: { regular: 0, final: 0 }, options: [{ ...option, selections }] };
  await showProduct({ ...balm, quantity: { min: 1, max: 3 }, options: { ...noOptions, bundle } });
  expect(screen.getByRole<HTMLInputElement>('spinbutton').max).toBe('1');
  expect(screen.getByText('At most 1 per order')).toBeTruthy();
});

it('[CAT-5] a bundle’s part that is not sold cannot be chosen, and says so', async () => {
  const selections = [{ ...part('Strong'), isRefused: true as const }, part('Mild')];
  const option = { uid: 'o', title: 'Tablets', type: 'radio' as const, isRequired: true, selections };
  const bundle = { base: { regular: 0, final: 0 }, options: [option] };
  await showProduct({ ...balm, options: { ...noOptions, bundle } });
  const strong = screen.getByRole<HTMLInputElement>('radio', { name: /^Strong.*Not sold online/ });
  expect([strong.disabled, strong.checked]).toEqual([true, false]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Mild/ }).checked).toBe(true);
});

it('[CAT-5] a product of which nothing is sold has its price, and no form', async () => {
  await showProduct({ ...balm, isRefused: true });
  expect(screen.queryByRole('form')).toBeNull();
  expect(document.body.textContent).toContain('£4.99');
});

it('[CAT-5] a price that something depends on is told as its sentence, by eye and ear, and no number is asked', async () => {
  const simple = testSimple({ price: { regular: 599, final: 499 }, tiers: [{ quantity: 2, final: 450 }] });
  await showProduct({ ...balm, simple }, 2, { price: 'From {price}, if prescribed' });
  expect(screen.getByText('From £4.99, if prescribed')).toBeTruthy();
  expect(document.querySelector('[aria-hidden="true"]')?.textContent).toBe('From £4.99, if prescribed');
  expect(document.body.textContent).not.toMatch(/5\.99|4\.50|%/);
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('quantity')).toBe('1');
});

it('[CAT-5] what the cart does not take says how else it is had, where there is a way', async () => {
  await showProduct({ ...balm, isRefused: true }, 2, { below: <a href="/how">How</a> });
  expect(screen.getByRole('link', { name: 'How' })).toBeTruthy();
});

async function showProduct(
  product: Product,
  taxDisplayType: TaxDisplayType = 2,
  more: { price?: string; action?: ReactNode; below?: ReactNode } = {},
) {
  const scope = { currency: 'GBP', locale: 'en-GB', netShare: null, ...more };
  render(<WithMessages>{await ProductForm({ product, taxDisplayType, ...scope })}</WithMessages>);
}

async function show(taxDisplayType: TaxDisplayType) {
  await showProduct(balm, taxDisplayType);
  return screen.getByRole('form').textContent;
}

it.each([
  [1, 'excluding VAT'],
  [2, 'including VAT'],
  [3, 'including VAT'],
] as const)('[STORE-10] with tax display %i the price is said to be %s', async (display, claim) => {
  expect(await show(display)).toContain(claim);
});

it('[STORE-10] a price is said to be neither with nor without tax where the backend does not tell', async () => {
  const text = await show(null);
  expect(text).toContain('£4.99');
  expect(text).not.toMatch(/VAT|cluding/);
});

it('[CAT-5] a price that is not known is neither told nor called free, with nothing of tax, savings or a total', async () => {
  const unknown = { isFrom: true, isUnknown: true } as Product['price'];
  const simple = testSimple({ price: { regular: 499, final: 0 }, tiers: [{ quantity: 2, final: 0 }] });
  await showProduct({ ...balm, price: unknown, simple, inStock: false });
  expect(document.body.textContent).not.toMatch(/£|Free|VAT|%|From/);
  cleanup();
  const member = { ...testSimple({ sku: 'Balm', price: { regular: 0, final: 0 } }), name: 'Balm', quantity: 1 };
  await showProduct({ ...balm, price: unknown, options: { ...noOptions, groupedItems: [member] } });
  expect(document.body.textContent).not.toMatch(/£|Free|Total/);
});

it('[CAT-5] what cannot be ordered here asks for no number', async () => {
  await showProduct({ ...balm, options: { ...noOptions, isUnorderable: true } }, 2, { action: <p>Ask us</p> });
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(screen.getByText('Ask us')).toBeTruthy();
});

it('[CAT-5] what is out of stock asks for no number', async () => {
  await showProduct({ ...balm, inStock: false });
  expect(screen.queryByRole('spinbutton')).toBeNull();
  cleanup();
  await showProduct(balm);
  expect(screen.getByRole('spinbutton')).toBeTruthy();
});

it('a date says which days are offered, and cannot be picked otherwise', async () => {
  const day = { uid: 'day', title: 'Preferred day', isRequired: true, kind: 'date' as const, surcharge: null };
  const days = { first: 1, last: 60, weekdays: '123456' };
  const customOptions = [{ ...day, maxCharacters: null, days }];
  await showProduct({ ...balm, options: { ...noOptions, customOptions } });
  const field = screen.getByLabelText<HTMLInputElement>(/Preferred day/);
  expect(field.min > new Date().toISOString().slice(0, 9)).toBe(true);
  expect(field.max > field.min).toBe(true);
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'From tomorrow to 60 days ahead. Not on Sundays.',
  );
});

describe('what is done for the shopper', () => {
  const day = { uid: 'day', title: 'Preferred day', kind: 'date' as const, surcharge: null, isRequired: true };
  const date = { ...day, maxCharacters: null, days: { first: 1, last: 60, weekdays: '123456' } };
  const options = { ...noOptions, customOptions: [date] };
  const booked = { ...balm, options, isService: true as const, isBooked: true as const };

  it('[CAT-5] is booked for a day: how many appointments, where other things are in stock', async () => {
    await showProduct({ ...booked, quantity: { min: 1, max: 4 } });
    const form = screen.getByRole('form', { name: 'Choose and book' });
    expect(form.textContent).toContain('Can be booked');
    expect(form.textContent).not.toContain('In stock');
    expect(screen.getByLabelText('Appointments')).toBeTruthy();
    cleanup();
    // A gift that may wait for its day is on the shelf.
    await showProduct({ ...balm, options });
    expect(screen.getByRole('form', { name: 'Choose and buy' }).textContent).toContain('In stock');
    expect(screen.getByLabelText('Quantity')).toBeTruthy();
  });

  it('[CAT-5] is available where it has no day', async () => {
    await showProduct({ ...balm, isService: true });
    expect(screen.getByRole('form').textContent).toMatch(/Available/);
    expect(screen.getByRole('form').textContent).not.toContain('In stock');
  });

  it('[CAT-5] asks for no number where there is one for each, and for no day where none can be had', async () => {
    await showProduct({ ...booked, quantity: { min: 1, max: 1 } });
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(screen.getByLabelText(/Preferred day/)).toBeTruthy();
    cleanup();
    await showProduct({ ...booked, inStock: false, simple: testSimple({ inStock: false }) });
    expect(screen.queryByLabelText(/Preferred day/)).toBeNull();
    expect(document.body.textContent).toContain('Not available at the moment');
  });
});
