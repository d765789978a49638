// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { noOptions, testSimple } from '@/lib/catalog/options/product-options.fixture';
import type { Product } from '@/lib/catalog/product/product';
import type { TaxDisplayType } from '@/lib/store/store-config';
import { partialAnswer } from '@/lib/testing/partial-answer';
import { WithMessages } from '@/lib/testing/with-messages';
import messages from '@/messages/en-GB.json';
import { ProductForm } from './product-form';

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'product') => createTranslator({ locale: 'en-GB', messages, namespace }),
}));

afterEach(cleanup);

const balm = partialAnswer<Product>({
  options: noOptions,
  quantity: { min: 1, max: null },
  price: { isFrom: false },
  simple: testSimple(),
});

async function show(taxDisplayType: TaxDisplayType) {
  const scope = { currency: 'GBP', locale: 'en-GB', netShare: null };
  render(<WithMessages>{await ProductForm({ product: balm, taxDisplayType, ...scope })}</WithMessages>);
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
