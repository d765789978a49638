import { describe, expect, it } from 'vitest';
import type { ProductSeed } from '../../backend/src/database/seed/types';
import { packName, planOf } from './product';

describe('the name on a pack', () => {
  it.each([
    ['Velmora Paracetamol 500 mg tablets, 16', 'Velmora', '16', undefined, 'Paracetamol'],
    ['Norvane Ibuprofen 5% gel 50 g', 'Norvane', '50', undefined, 'Ibuprofen gel'],
    ['Halderm Sun lotion SPF 50, 200 ml', 'Halderm', '200', undefined, 'Sun lotion SPF 50'],
    [
      'Velmora Aspirin, paracetamol and caffeine tablets, 16',
      'Velmora',
      '16',
      undefined,
      'Aspirin, paracetamol and caffeine',
    ],
    ['Tolvessa Cetirizine oral solution, banana, 200 ml', 'Tolvessa', '200', 'Banana', 'Cetirizine oral solution'],
    ['Fernley & Rowe Throat lozenges honey and lemon', 'Fernley & Rowe', '24', 'Honey and lemon', 'Throat lozenges'],
  ])('of "%s" is what the pack does not say elsewhere', (full, brand, size, flavour, name) => {
    expect(packName(full, { brand, size, flavour })).toBe(name);
  });
});

const seed = (sku: string, attributes: ProductSeed['attributes'], more: Partial<ProductSeed> = {}): ProductSeed => ({
  sku,
  type: 'simple',
  name: { default: `Velmora Paracetamol ${sku}` },
  urlKey: sku,
  categories: ['headache'],
  taxClass: 'zero',
  stock: { quantity: 1 },
  shortDescription: { default: '' },
  description: { default: '' },
  attributes: { brand: 'velmora', ...attributes },
  images: [],
  ...more,
});

describe('the plan of a picture', () => {
  const variant = seed('b', { dosage_form: 'caplets', strength: '500mg', pack_size: '32', legal_category: 'p' });

  it('takes label and form from the attributes', () => {
    const { form, amount, dress } = planOf(variant, new Map());
    expect({ form, amount }).toEqual({ form: 'caplets', amount: 32 });
    expect(dress.copy).toMatchObject({ strength: '500 mg', pack: 'Pack of 32', legal: 'P' });
    expect(dress.brand.name).toBe('Velmora');
  });

  it('shows a configurable product as its first variant', () => {
    const parent = seed(
      'a',
      {},
      { type: 'configurable', configurable: { attributes: ['pack_size'], variants: ['b'] } },
    );
    expect(planOf(parent, new Map([['b', variant]])).amount).toBe(32);
  });

  it('shows a set as its parts', () => {
    const set = seed(
      'set',
      {},
      {
        type: 'grouped',
        grouped: [
          { sku: 'b', quantity: 1 },
          { sku: 'b', quantity: 2 },
        ],
      },
    );
    expect(planOf(set, new Map([['b', variant]])).parts?.map(({ sku }) => sku)).toEqual(['b', 'b']);
  });
});
