import { describe, expect, it } from 'vitest';
import { toAttributeCatalogue } from './attributes';
import { labelFromCode, productFacts } from './product-facts';

const attribute = (
  code: string,
  input: string,
  position: number,
  visible: boolean | null,
  options: [value: string, label: string][] = [],
) => ({
  attribute_code: code,
  input_type: input,
  attribute_options: options.map(([value, label]) => ({ value, label })),
  storefront_properties: { position, visible_on_catalog_pages: visible },
});

const catalogue = toAttributeCatalogue([
  attribute('material', 'multiselect', 20, true, [
    ['32', 'Foam'],
    ['44', 'Rubber'],
  ]),
  attribute('brand', 'select', 10, true, [['300', 'Velmora']]),
  attribute('eco_collection', 'boolean', 30, true),
  attribute('secret', 'text', 5, false),
  attribute('how_to_use', 'textarea', 40, true),
  attribute('warnings', 'textarea', 35, null),
]);

describe('[CAT-5] productFacts', () => {
  it('names options in the merchant’s words, by position, without what is not meant for pages', () => {
    const product = { material: '44,32', brand: 300, eco_collection: 0, secret: 'x' };
    expect(productFacts(product, catalogue).facts).toEqual([
      { code: 'brand', value: 'Velmora' },
      { code: 'material', value: 'Rubber, Foam' },
      { code: 'eco_collection', value: false },
    ]);
  });

  it('leaves out what is empty or no longer an option', () => {
    expect(productFacts({ material: '999', brand: null }, catalogue)).toEqual({ facts: [], sections: [] });
  });

  it('makes sections of long texts, plain ones escaped', () => {
    const product = { how_to_use: '<ol><li>Shake</li></ol>', warnings: 'Keep below 25 °C & dry\n\n<5 years: ask' };
    expect(productFacts(product, catalogue).sections).toEqual([
      { code: 'warnings', html: '<p>Keep below 25 °C &amp; dry</p><p>&lt;5 years: ask</p>' },
      { code: 'how_to_use', html: '<ol><li>Shake</li></ol>' },
    ]);
  });
});

it('[CAT-5] productFacts puts what has the same position in the order of the codes, and every kind of long text apart', () => {
  const same = toAttributeCatalogue([
    attribute('b', 'text', 1, true),
    attribute('c', 'boolean', 1, true),
    attribute('a', 'text', 1, true),
    attribute('long', 'texteditor', 1, true),
    attribute('built', 'pagebuilder', 1, true),
  ]);
  const product = { a: 'A', b: 'B', c: 1, long: ' one \n \n two > 1', built: 'x < y' };
  expect(productFacts(product, same)).toEqual({
    facts: [
      { code: 'a', value: 'A' },
      { code: 'b', value: 'B' },
      { code: 'c', value: true },
    ],
    sections: [
      { code: 'built', html: '<p>x &lt; y</p>' },
      { code: 'long', html: '<p>one</p><p>two &gt; 1</p>' },
    ],
  });
  expect(productFacts({ long: '<BR>x' }, same).sections).toEqual([{ code: 'long', html: '<BR>x' }]);
});

it('makes words of a code', () => {
  expect(labelFromCode('_a_b_')).toBe('A b');
  expect(labelFromCode('style_general')).toBe('Style general');
});
