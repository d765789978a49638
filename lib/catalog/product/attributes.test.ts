import { print } from 'graphql';
import { expect, it } from 'vitest';
import { listingDocument } from '@/lib/catalog/listing/documents';
import { attributeValue, toAttributeCatalogue, valueLabel, withAttributes } from './attributes';
import { productDocument } from './documents';

it('adds the merchant’s attributes to the fragment, once wherever it is spread', () => {
  const text = print(withAttributes(productDocument, 'ProductPageFields', ['material', 'activity']));
  expect(text).toMatch(/fragment ProductPageFields on ProductInterface \{[^§]*material\n {2}activity\n\}/);
  expect(text.match(/material/g)).toHaveLength(1);
});

it('leaves the document alone where the shop has no attributes', () => {
  expect(print(withAttributes(listingDocument, 'ProductCardFields', []))).toBe(print(listingDocument));
});

it('knows what the backend says of an attribute, and what it leaves out', () => {
  const whole = {
    attribute_code: 'brand',
    input_type: 'SELECT',
    attribute_options: [{ value: '300', label: 'Velmora' }, null, { value: null, label: null }],
    storefront_properties: { position: 10, visible_on_catalog_pages: false },
  };
  const bare = { attribute_code: 'note', input_type: null, attribute_options: null, storefront_properties: null };
  const nameless = { ...bare, attribute_code: null };
  expect([...toAttributeCatalogue([whole, null, bare, nameless]).values()]).toEqual([
    {
      code: 'brand',
      input: 'select',
      options: new Map([
        ['300', 'Velmora'],
        ['', ''],
      ]),
      position: 10,
      isVisible: false,
    },
    { code: 'note', input: 'text', options: new Map(), position: 0, isVisible: true },
  ]);
  expect(toAttributeCatalogue(null).size).toBe(0);
  expect(toAttributeCatalogue(undefined).size).toBe(0);
});

it('puts a value into the merchant’s words: those of options that are known, and other inputs as they are', () => {
  const metadata = (input: string) => ({
    code: 'a',
    input,
    options: new Map([
      ['1', 'One'],
      ['2', 'Two'],
      ['3', ''],
    ]),
    position: 0,
    isVisible: true,
  });
  expect(['select', 'multiselect', 'text'].map((input) => valueLabel(metadata(input), '1, 2,3,9'))).toEqual([
    'One, Two',
    'One, Two',
    '1, 2,3,9',
  ]);
  expect(valueLabel(metadata('select'), '9')).toBeNull();
});

it('reads a value as text, and nothing as null', () => {
  const product = { brand: 300, material: '32,44', new: 0, climate: null, note: ' ' };
  expect(attributeValue(product, 'brand')).toBe('300');
  expect(attributeValue({ ...product, brand: true }, 'brand')).toBeNull();
  expect(attributeValue(product, 'material')).toBe('32,44');
  expect(attributeValue(product, 'new')).toBe('0');
  expect(['climate', 'note', 'absent'].map((code) => attributeValue(product, code))).toEqual([null, null, null]);
});
