import { expect, it } from 'vitest';
import { partialAnswer } from '@/lib/testing/partial-answer';
import { toConfigurable, toSimpleProduct } from './to-configurable';

const range = { minimum_price: { final_price: { value: 2.79 }, regular_price: { value: 3.1 } } };
const product = {
  sku: 'GUM-MINT',
  stock_status: 'IN_STOCK' as const,
  only_x_left_in_stock: 4,
  price_range: range,
  price_tiers: [
    { quantity: 5, final_price: { value: 2 } },
    null,
    { quantity: 3, final_price: { value: 2.79 } },
    { quantity: 2, final_price: { value: 2.5 } },
  ],
  small_image: { url: 'https://shop.example/media/catalog/product/mint.webp', label: 'Mint' },
  unit_pricing_measure: '16 tablets',
  unit_pricing_base: '1 tablet',
};
const color = (uid: string, label: string, value: string) => ({
  uid,
  label,
  swatch_data: { __typename: 'ColorSwatchData', value },
});

it('[CAT-5] reads options in order, swatches of each kind and variants', () => {
  const image = { __typename: 'ImageSwatchData', value: '/m.png', thumbnail: 'https://shop.example/media/m.png' };
  const text = { __typename: 'TextSwatchData', value: '2 mg' };
  const configurable = toConfigurable(
    partialAnswer({
      configurable_options: [
        {
          attribute_code: 'flavour',
          label: 'Flavour',
          position: 1,
          values: [
            color('f1', 'Mint', '#7FC8A9'),
            { uid: 'f2', label: 'Fruit', swatch_data: image },
            color('f3', 'Never made', '#FFFFFF'),
            color('f4', 'Odd', 'red;position:fixed'),
          ],
        },
        {
          attribute_code: 'strength',
          label: 'Strength',
          position: 0,
          values: [{ uid: 's2', label: '2 mg', swatch_data: text }],
        },
      ],
      variants: [
        { attributes: [{ uid: 's2' }, { uid: 'f1' }], product },
        { attributes: [{ uid: 's2' }, { uid: 'f2' }], product: { ...product, sku: 'GUM-FRUIT', small_image: null } },
        { attributes: [{ uid: 's2' }, { uid: 'f4' }], product: { ...product, sku: 'GUM-ODD' } },
        { attributes: [{ uid: 'f1' }], product },
        { attributes: [{ uid: 's2' }, { uid: 'f1' }], product: null },
      ],
    }),
    'GBP',
  );
  expect(configurable?.options.map(({ code, values }) => [code, values.map(({ swatch }) => swatch)])).toEqual([
    ['strength', [null]],
    [
      'flavour',
      [{ kind: 'color', value: '#7FC8A9' }, { kind: 'image', value: 'https://shop.example/media/m.png' }, null],
    ],
  ]);
  expect(configurable?.variants.map(({ sku, values, image }) => [sku, values, image?.label])).toEqual([
    ['GUM-MINT', [0, 0], 'Mint'],
    ['GUM-FRUIT', [0, 1], undefined],
    ['GUM-ODD', [0, 2], 'Mint'],
  ]);
});

it('[CAT-5] calls what has no label by its code, and takes nothing for a colour that is none', () => {
  const swatches = ['#fff', '#ffffffff', '#ff', '#fffffffff', 'x#fff', '#fff;x', null].map((value, index) => ({
    uid: `v${index}`,
    label: null,
    swatch_data: { __typename: 'ColorSwatchData', value },
  }));
  const configurable = toConfigurable(
    partialAnswer({
      configurable_options: [
        null,
        { attribute_code: null, values: [] },
        { attribute_code: 'taste', label: null, values: [null, ...swatches] },
      ],
      variants: [
        null,
        ...swatches.map(({ uid }) => ({ attributes: [null, { uid }], product: { ...product, sku: uid } })),
      ],
    }),
    'GBP',
  );
  expect(configurable?.options).toMatchObject([{ code: 'taste', label: 'taste' }]);
  expect(configurable?.options[0]?.values.map(({ label, swatch }) => [label, swatch?.value ?? null])).toEqual([
    ['', '#fff'],
    ['', '#ffffffff'],
    ...Array(5).fill(['', null]),
  ]);
  expect(configurable?.variants.map(({ values }) => values)).toEqual([[0], [1], [2], [3], [4], [5], [6]]);
});

it('[CAT-5] is no choice at all where no variant can be bought', () => {
  expect(toConfigurable(partialAnswer({ configurable_options: [], variants: [] }), 'GBP')).toBeNull();
  expect(toConfigurable(partialAnswer({ configurable_options: null, variants: null }), 'GBP')).toBeNull();
});

it('[CAT-5] reads price, tiers that are lower, stock and unit price of what is bought', () => {
  expect(toSimpleProduct(partialAnswer(product), 'GBP')).toEqual({
    sku: 'GUM-MINT',
    price: { final: 279, regular: 310 },
    tiers: [
      { quantity: 2, final: 250 },
      { quantity: 5, final: 200 },
    ],
    inStock: true,
    onlyLeft: 4,
    unit: { factor: 1 / 16, unit: 'tablet' },
  });
  const bare = { ...product, sku: null, price_tiers: null, only_x_left_in_stock: null, stock_status: null };
  expect(toSimpleProduct(partialAnswer(bare), 'GBP')).toMatchObject({
    sku: '',
    tiers: [],
    onlyLeft: null,
    inStock: true,
  });
  const odd = [
    { quantity: 0, final_price: { value: 1 } },
    { quantity: 2, final_price: null },
  ];
  expect(toSimpleProduct(partialAnswer({ ...product, price_tiers: odd }), 'GBP').tiers).toEqual([]);
  expect(toSimpleProduct(partialAnswer({ ...product, stock_status: 'OUT_OF_STOCK' }), 'GBP')).toMatchObject({
    inStock: false,
    onlyLeft: null,
  });
  for (const only_x_left_in_stock of [0, -2])
    expect(toSimpleProduct(partialAnswer({ ...product, only_x_left_in_stock }), 'GBP').onlyLeft).toBeNull();
});
