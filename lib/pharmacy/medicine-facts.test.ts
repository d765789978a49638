import { describe, expect, it } from 'vitest';
import type { Labels } from '@/lib/catalog/card/card-rules';
import { guardAttributes } from './fact-attributes';
import { readMedicineFacts } from './medicine-facts';

const select = (input: string, labels: Record<string, string>) => ({ input, options: new Map(Object.entries(labels)) });
const text = { input: 'text', options: new Map() };

const labels: Labels = new Map([
  ['active_ingredient', select('multiselect', { '1': 'Paracetamol', '2': 'Caffeine', '3': 'Ibuprofen' })],
  ['strength', select('select', { '10': '500 mg', '11': '200 mg' })],
  ['pack_size', select('select', { '20': 'Pack of 16', '21': 'Pack of 32', '22': '3 packs of 16' })],
  ['legal_category', select('select', { '30': 'General sale', '31': 'Pharmacy medicine' })],
  ['sugar_free', { input: 'boolean', options: new Map() }],
  ...['active_amounts', 'unit_pricing_measure', 'maximum_per_order', 'licence_number', 'leaflet'].map(
    (code) => [code, text] as const,
  ),
]);

const read = (product: object, parent: object | null = null) => readMedicineFacts(product, parent, labels);

describe('The facts of a medicine', () => {
  it('are what its attributes say', () => {
    const product = {
      legal_category: 31,
      sugar_free: 1,
      licence_number: 'PL 1',
      maximum_per_order: '2',
      leaflet: 'x.pdf',
    };
    expect(read(product)).toEqual({
      legalCategory: 'Pharmacy medicine',
      ingredients: [],
      content: null,
      minimumAge: null,
      maximumPerOrder: 2,
      isSugarFree: true,
      licenceNumber: 'PL 1',
      driving: null,
      pregnancy: null,
      longestUse: null,
      leaflet: 'x.pdf',
    });
    expect(read({ sugar_free: 0 }).isSugarFree).toBe(false);
    expect(read({}).isSugarFree).toBeNull();
  });

  it('take the strength for the amount of a single ingredient, and of none where there are two', () => {
    expect(read({ active_ingredient: '1', strength: 10 }).ingredients).toEqual([
      { name: 'Paracetamol', amount: { milligrams: 500, per: 'piece' } },
    ]);
    expect(read({ active_ingredient: '1,2', strength: 10 }).ingredients).toEqual([
      { name: 'Paracetamol', amount: null },
      { name: 'Caffeine', amount: null },
    ]);
  });

  it('take amounts from the list before the strength, and do not lose what is only ticked', () => {
    const product = {
      active_amounts: 'Ibuprofen lysine 342 mg; Caffeine 65 mg',
      active_ingredient: '3,1',
      strength: 11,
    };
    expect(read(product).ingredients).toEqual([
      { name: 'Ibuprofen lysine', amount: { milligrams: 342, per: 'piece' } },
      { name: 'Caffeine', amount: { milligrams: 65, per: 'piece' } },
      { name: 'Paracetamol', amount: null },
    ]);
  });

  it('are the variant’s own before those of its parent', () => {
    const parent = { active_ingredient: '1', strength: 10, legal_category: 30, unit_pricing_measure: '16 tablets' };
    const own = read({ legal_category: 31, unit_pricing_measure: '32 tablets' }, parent);
    expect(own).toMatchObject({ legalCategory: 'Pharmacy medicine', content: { amount: 32, unit: 'piece' } });
    expect(own.ingredients).toEqual([{ name: 'Paracetamol', amount: { milligrams: 500, per: 'piece' } }]);
  });

  it('know what a pack holds by its size where nothing else tells', () => {
    expect(read({ pack_size: 21 }).content).toEqual({ amount: 32, unit: 'piece' });
    expect(read({ pack_size: 21, unit_pricing_measure: '100 ml' }).content).toEqual({ amount: 100, unit: 'ml' });
    const packs = { amount: 48, unit: 'piece', packs: 3 };
    expect(read({ pack_size: 22 }).content).toEqual(packs);
    expect(read({ pack_size: 22, unit_pricing_measure: '48 tablets' }).content).toEqual(packs);
  });

  it('are nothing where the shop has no such attributes', () => {
    const facts = readMedicineFacts({ active_ingredient: '1', legal_category: 30 }, null, new Map());
    expect(facts).toMatchObject({ ingredients: [], legalCategory: null });
  });
});

it('A cart’s products are asked for what the shop has of it, and for nothing where ingredients are not told', () => {
  expect(guardAttributes(['brand', 'pack_size', 'active_ingredient'])).toEqual(['active_ingredient', 'pack_size']);
  expect(guardAttributes(['active_amounts'])).toEqual(['active_amounts']);
  expect(guardAttributes(['pack_size', 'strength', 'legal_category'])).toEqual([]);
});
