import type { Configurable, SimpleProduct, Variant } from './configurable';
import type { ProductOptions } from './get-product-options';
import type { PanelContext } from './panel-text';
import type { PriceModel } from './selected-price';

/** A simple product for tests: £4.99, in stock, unless `overrides` say otherwise. */
export function testSimple(overrides: Partial<SimpleProduct> = {}): SimpleProduct {
  return {
    sku: 'BALM',
    price: { regular: 499, final: 499 },
    tiers: [],
    inStock: true,
    onlyLeft: null,
    unit: null,
    ...overrides,
  };
}

function testVariant(sku: string, values: number[], final: number, overrides: Partial<Variant> = {}): Variant {
  const image = { url: `https://shop.example/media/catalog/product/${sku}.webp`, label: sku };
  return { ...testSimple({ sku, price: { regular: final, final } }), values, image, ...overrides };
}

/** 200 mg in packs of 16 and 48, 400 mg in packs of 24 (few left) and 48 (none left). */
export const ibuprofen: Configurable = {
  options: [
    {
      code: 'strength',
      label: 'Strength',
      values: [
        { uid: 's200', label: '200 mg', swatch: null },
        { uid: 's400', label: '400 mg', swatch: null },
      ],
    },
    {
      code: 'pack_size',
      label: 'Pack size',
      values: [
        { uid: 'p16', label: 'Pack of 16', swatch: null },
        { uid: 'p24', label: 'Pack of 24', swatch: { kind: 'color', value: '#7FC8A9' } },
        { uid: 'p48', label: 'Pack of 48', swatch: null },
      ],
    },
  ],
  variants: [
    testVariant('IBU-200-48', [0, 2], 295),
    testVariant('IBU-200-16', [0, 0], 79, { unit: { factor: 1 / 16, unit: 'tablet' } }),
    testVariant('IBU-400-48', [1, 2], 449, { inStock: false }),
    testVariant('IBU-400-24', [1, 1], 279, { onlyLeft: 4 }),
  ],
};

/** Nothing to choose. */
export const noOptions: ProductOptions = {
  configurable: null,
  bundle: null,
  groupedItems: [],
  downloads: null,
  customOptions: [],
};

export function testModel(overrides: Partial<PriceModel> = {}): PriceModel {
  return { simple: testSimple(), configurable: null, selections: {}, groupedItems: {}, ...overrides };
}

export const testContext: PanelContext = {
  labels: {
    from: 'From {price}',
    fromWord: 'From',
    reduced: 'Now {price}, was {regular}',
    saving: 'Save {percent}%',
    unitPrice: '{price} per {unit}',
    withoutTax: '{price} excluding VAT',
    tier: 'Buy {quantity} for {price} each',
    tierSaving: '(save {percent}%)',
    inStock: 'In stock',
    onlyLeft: 'Only {count} left',
    outOfStock: 'Out of stock',
    notSold: 'Not sold online',
    unclear: 'Ask us',
    notWith: 'Not with {choice}',
  },
  currency: 'GBP',
  locale: 'en-GB',
  isFrom: false,
  netShare: null,
};
