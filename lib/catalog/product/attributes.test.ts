import { print } from 'graphql';
import { expect, it } from 'vitest';
import { listingDocument } from '@/lib/catalog/listing/documents';
import { attributeValue, withAttributes } from './attributes';
import { productDocument } from './documents';

it('adds the merchant’s attributes to the fragment, once wherever it is spread', () => {
  const text = print(withAttributes(productDocument, 'ProductPageFields', ['material', 'activity']));
  expect(text).toMatch(/fragment ProductPageFields on ProductInterface \{[^§]*material\n {2}activity\n\}/);
  expect(text.match(/material/g)).toHaveLength(1);
});

it('leaves the document alone where the shop has no attributes', () => {
  expect(print(withAttributes(listingDocument, 'ProductCardFields', []))).toBe(print(listingDocument));
});

it('reads a value as text, and nothing as null', () => {
  const product = { brand: 300, material: '32,44', new: 0, climate: null, note: ' ' };
  expect(attributeValue(product, 'brand')).toBe('300');
  expect(attributeValue(product, 'material')).toBe('32,44');
  expect(attributeValue(product, 'new')).toBe('0');
  expect(['climate', 'note', 'absent'].map((code) => attributeValue(product, code))).toEqual([null, null, null]);
});
