import { createTranslator } from 'next-intl';
import { renderToReadableStream } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ibuprofen, noOptions, testSimple } from '@/lib/catalog/options/product-options.fixture';
import type { Product } from '@/lib/catalog/product/get-product';
import { loadMessages, type Messages } from '@/lib/i18n/load-messages';
import { partialAnswer } from '@/lib/testing/partial-answer';
import { WithMessages } from '@/lib/testing/with-messages';
import { ProductForm } from './product-form';

let messages: Messages;

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'product') => createTranslator({ locale: 'en-GB', messages, namespace }),
}));

const refused = [{ isRefused: true as const }, { isRefused: true as const, isUnclear: true as const }];
const [, packSize] = ibuprofen.options;
const variants = [{}, ...refused].map((marks, value) => ({
  ...testSimple(),
  sku: `V${value}`,
  values: [value],
  ...marks,
}));
const [strong, odd] = refused.map((marks, index) => ({
  ...{ uid: `u${index}`, label: `Part ${index}`, price: { regular: 1, final: 1 }, quantity: 1 },
  ...{ canChangeQuantity: false, isDefault: false, inStock: true, ...marks },
}));
const part = { uid: 'o', title: 'Tablets', type: 'radio' as const, isRequired: false };

it.each([
  ['en-GB', 'Prescription only', 'Not sold online'],
  ['en-US', 'Prescription only', 'Not sold online'],
  ['th-TH', 'ต้องมีใบสั่งแพทย์', 'ไม่จำหน่ายออนไลน์'],
])('%s: a pharmacy says “prescription” of nothing that it does not understand', async (locale, prescribed, unclear) => {
  messages = await loadMessages(locale, 'pharmacy');
  const told = async (options: object) => {
    const product = partialAnswer<Product>({
      ...{ options: { ...noOptions, ...options }, inStock: true, quantity: { min: 1, max: null } },
      ...{ price: { isFrom: false }, simple: testSimple() },
    });
    const scope = { currency: 'GBP', locale: 'en-GB', netShare: null, taxDisplayType: null };
    const stream = await renderToReadableStream(
      <WithMessages messages={messages}>{await ProductForm({ product, ...scope })}</WithMessages>,
    );
    await stream.allReady;
    const html = await new Response(stream).text();
    return [prescribed, unclear].map((words) => html.split(words).length - 1);
  };
  // A tile says it, and a row for visitors without scripts.
  expect(await told({ configurable: { options: [packSize], variants } })).toEqual([2, 2]);
  expect(
    await told({ bundle: { base: testSimple().price, options: [{ ...part, selections: [strong, odd] }] } }),
  ).toEqual([1, 1]);
  const groupedItems = refused.map((marks, index) => ({
    ...testSimple({ sku: `S${index}` }),
    name: 'M',
    quantity: 1,
    ...marks,
  }));
  expect(await told({ groupedItems })).toEqual([1, 1]);
  expect([messages.cart.editNotSold, messages.cart.editUnclear]).toEqual([prescribed, unclear]);
});
