import { describe, expect, it } from 'vitest';
import { testStoreContext, testStoreView } from '@/lib/store/store-context.fixture';
import { toAttributeCatalogue } from './attributes';
import { labelFromCode, productFacts } from './product-facts';

const context = { ...testStoreContext, rate: 1 };

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
    expect(productFacts(product, catalogue, context).facts).toEqual([
      { code: 'brand', value: 'Velmora' },
      { code: 'material', value: 'Rubber, Foam' },
      { code: 'eco_collection', value: false },
    ]);
  });

  it('leaves out what is empty or no longer an option', () => {
    expect(productFacts({ material: '999', brand: null }, catalogue, context)).toEqual({ facts: [], sections: [] });
  });

  it('makes sections of long texts, plain ones escaped', () => {
    const product = { how_to_use: '<ol><li>Shake</li></ol>', warnings: 'Keep below 25 °C & dry\n\n<5 years: ask' };
    expect(productFacts(product, catalogue, context).sections).toEqual([
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
  expect(productFacts(product, same, context)).toEqual({
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
  expect(productFacts({ long: '<BR>x' }, same, context).sections).toEqual([{ code: 'long', html: '<BR>x' }]);
});

it('[CAT-5] productFacts tells days and amounts as the page does', () => {
  const raw = toAttributeCatalogue([
    attribute('from', 'date', 1, true),
    attribute('at', 'datetime', 2, true),
    attribute('deposit', 'price', 3, true),
  ]);
  const told = (product: object, inContext = context) =>
    productFacts(product, raw, inContext).facts.map(({ value }) => value);
  const product = { from: '2026-11-24 00:00:00', at: '2026-01-03 11:30:00', deposit: 3.5 };
  expect(told(product)).toEqual(['24 November 2026', '3 January 2026', '£3.50']);
  const thai = { storeView: testStoreView({ locale: 'th-TH' }), currency: 'THB', rate: 44.5 };
  expect(told({ deposit: '3.500000' }, thai)).toEqual(['฿155.75']);
  expect(told({ from: '2026-11-24' })).toEqual(['24 November 2026']);
  expect(told({ from: 'soon', deposit: 'none' })).toEqual(['soon', 'none']);
});

it('[CAT-5] productFacts gives a text the addresses that its directives stand for, and shows no directive', () => {
  const long = toAttributeCatalogue([attribute('long', 'texteditor', 1, true)]);
  const shown = (text: string) => productFacts({ long: text }, long, thai).sections[0]?.html;
  const thai = { ...context, storeView: testStoreView({ code: 'mmstr_th', isDefault: false }) };
  expect(shown('<img src="{{media url="wysiwyg/a.jpg"}}">')).toBe('<img src="/media/wysiwyg/a.jpg">');
  expect(shown('<img src="{{media url=&quot;wysiwyg/a.jpg&quot;}}">')).toBe('<img src="/media/wysiwyg/a.jpg">');
  expect(shown('<a href="{{store url=\'returns\'}}">R</a>')).toBe('<a href="/mmstr_th/returns">R</a>');
  expect(shown('<a href="{{store url=""}}">R</a>')).toBe('<a href="/mmstr_th">R</a>');
  expect(shown('<p>A{{widget type="x" id="1"}}B {{config path="a/b"}}</p>')).toBe('<p>AB </p>');
});

it('makes words of a code', () => {
  expect(labelFromCode('_a_b_')).toBe('A b');
  expect(labelFromCode('style_general')).toBe('Style general');
});
