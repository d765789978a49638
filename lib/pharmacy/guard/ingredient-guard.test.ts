import { describe, expect, it } from 'vitest';
import type { PackContent } from '@/lib/pharmacy/measures';
import { type Content, line, medicine } from './guarded-line.fixture';
import { INGREDIENT_CLASSES } from './ingredient-classes';
import { type GuardedLine, guardBasket, ingredientKey } from './ingredient-guard';
import { INGREDIENT_LIMITS, KNOWN_INGREDIENTS, USED_TOGETHER } from './ingredient-limits';

const tablets = medicine('tablets', { Paracetamol: 500 });
const cold = medicine('cold', { Paracetamol: 500, Phenylephrine: 6.1, Caffeine: 25 });
const balm = { ...medicine('balm', {}), facts: { ...medicine('balm', {}).facts, legalCategory: null } };

describe('Two products with one active ingredient', () => {
  it('are named, once for all that they share', () => {
    const extra = medicine('extra', { paracetamol: 500, caffeine: 65 });
    expect(guardBasket([line('a', 1, cold), line('b', 1, balm), line('c', 1, extra)]).shared).toEqual([
      {
        names: ['Paracetamol', 'Caffeine'],
        holders: [
          { line: 'a', name: 'cold' },
          { line: 'c', name: 'extra' },
        ],
      },
    ]);
  });

  it('are told where one is a bundle’s part, and where both are of one bundle', () => {
    expect(guardBasket([line('kit', 1, cold, tablets)]).shared).toMatchObject([
      {
        names: ['Paracetamol'],
        holders: [
          { line: 'kit', name: 'cold' },
          { line: 'kit', name: 'tablets' },
        ],
      },
    ]);
    expect(guardBasket([line('kit', 1, tablets, balm), line('a', 1, cold)]).shared).toHaveLength(1);
  });

  it('are not two where it is one product: several packs, or twice in a bundle', () => {
    expect(guardBasket([line('a', 2, tablets)]).shared).toEqual([]);
    expect(guardBasket([line('kit', 1, tablets, { ...tablets })]).shared).toEqual([]);
  });

  it.each(USED_TOGETHER)('may be used together where it is %s', (name) => {
    expect(
      guardBasket([line('a', 1, medicine('a', { [name]: 1 })), line('b', 1, medicine('b', { [name]: 1 }))]).shared,
    ).toEqual([]);
  });

  it('are not warned of where neither is a medicine, as vitamins are', () => {
    const food = (uid: string) => ({
      ...medicine(uid, { 'Vitamin C': 80 }),
      facts: { ...medicine(uid, { 'Vitamin C': 80 }).facts, legalCategory: null },
    });
    expect(guardBasket([line('a', 1, food('a')), line('b', 1, food('b'))]).shared).toEqual([]);
  });
});

describe('Two products whose ingredients work in the same way', () => {
  const kinds = (...contents: Content[]) =>
    guardBasket(contents.map((one, index) => line(`${index}`, 1, one))).classes.map(({ kind }) => kind);
  const tabletsOf = (name: string, milligrams: number | null = 300) => medicine(name, { [name]: milligrams });

  it('are named, beside what they share besides', () => {
    const dual = medicine('dual', { Ibuprofen: 200, Paracetamol: 500 });
    const { classes, shared } = guardBasket([
      line('a', 1, dual),
      line('b', 1, tabletsOf('Naproxen')),
      line('c', 1, tablets),
    ]);
    expect(shared.map(({ names }) => names)).toEqual([['Paracetamol']]);
    expect(classes).toEqual([
      {
        kind: 'antiInflammatory',
        holders: [
          { line: 'a', name: 'dual' },
          { line: 'b', name: 'Naproxen' },
        ],
      },
    ]);
  });

  it.each([
    ['Ibuprofen', 'Diclofenac', 'antiInflammatory'],
    ['ไอบูโพรเฟน', 'แอสไพริน', 'antiInflammatory'],
    ['Ibuprofen lysine', 'Flurbiprofen', 'antiInflammatory'],
    ['Chlorphenamine', 'Promethazine', 'sedating'],
    ['คลอร์เฟนิรามีน', 'ซินนาริซีน', 'sedating'],
    ['Codeine', 'Tramadol', 'opioid'],
    ['Codeine', 'Cinnarizine', 'sedating'],
    ['Cetirizine', 'Loratadine', 'antihistamine'],
    ['Fexofenadine', 'Chlorphenamine', 'antihistamine'],
    ['เซทิริซีน', 'ลอราทาดีน', 'antihistamine'],
    ['Omeprazole', 'Famotidine', 'acidReducer'],
    ['โอเมพราโซล', 'อีโซเมพราโซล', 'acidReducer'],
    ['Xylometazoline', 'Phenylephrine', 'decongestant'],
    ['ไซโลเมทาโซลีน', 'ซูโดอีเฟดรีน', 'decongestant'],
    ['Phenylephrine', 'ฟีนิลเอฟรีน', 'decongestant'],
    ['โคดีอีน', 'Morphine', 'opioid'],
    ['Buclizine', 'Meclozine', 'sedating'],
    ['Senna', 'Bisacodyl', 'stimulantLaxative'],
  ])('are found by their names: %s and %s', (one, other, kind) => {
    expect(kinds(tabletsOf(one), tabletsOf(other))).toEqual([kind]);
  });

  it('are steroids for the nose where the product is: an inhaler is another medicine', () => {
    const spray = { ...tabletsOf('Fluticasone'), name: 'Hay fever relief nasal spray' };
    const other = { ...tabletsOf('Beclometasone'), name: 'Clear nose' };
    const inhaler = { ...tabletsOf('Beclometasone'), name: 'Breathe inhaler, 200 doses' };
    expect([kinds(spray, other), kinds(spray, inhaler)]).toEqual([['nasalSteroid'], []]);
  });

  it('are not two where the ingredient is one, which is told already, nor where one product has both', () => {
    expect(kinds(tabletsOf('Ibuprofen'), { ...tabletsOf('Ibuprofen'), uid: 'other' })).toEqual([]);
    expect(kinds(medicine('both', { Codeine: 8, Morphine: 1 }))).toEqual([]);
  });

  it('are not told of where it would be wrong', () => {
    expect(kinds(tabletsOf('Ibuprofen'), tablets), 'paracetamol is no such painkiller').toEqual([]);
    expect(kinds(tabletsOf('Cetirizine'), tabletsOf('Hyoscine')), 'it is not sedating').toEqual([]);
    expect(kinds(tabletsOf('Codeine'), tabletsOf('Ipratropium')), 'its name has opium in it').toEqual([]);
    expect(kinds(tabletsOf('Omeprazole'), tabletsOf('Calcium carbonate')), 'an antacid is no such medicine').toEqual(
      [],
    );
    expect(kinds(tabletsOf('Ibuprofen'), tabletsOf('Aspirin', 75)), 'it thins the blood').toEqual([]);
    expect(kinds(tabletsOf('Ibuprofen'), tabletsOf('Aspirin', null)), 'nobody knows how strong').not.toEqual([]);
    const cream = medicine('cream', { Promethazine: null }, { amount: 30, unit: 'g' });
    expect(kinds(tabletsOf('Chlorphenamine'), cream), 'it stays on the skin').toEqual([]);
    for (const cramps of ['Hyoscine butylbromide', 'Hyoscine N-butylbromide', 'Butylscopolamine'])
      expect(kinds(tabletsOf(cramps), tabletsOf('Hydroxyzine')), cramps).toEqual([]);
  });

  it('are of classes that have no ingredient in common', () => {
    const names = [
      'Ibuprofen',
      'Aspirin',
      'Promethazine',
      'Codeine',
      'Paracetamol',
      'Loperamide',
      'Loratadine',
      'Pseudoephedrine',
    ];
    for (const name of names) {
      const own = INGREDIENT_CLASSES.filter((one) => new RegExp(one.names, 'i').test(name));
      expect(own.length, name).toBeLessThanOrEqual(1);
    }
  });
});

describe('The limits of one order', () => {
  it('count packs over all products with an ingredient, and say how many of each could stay', () => {
    expect(guardBasket([line('a', 2, tablets)]).passed).toEqual([]);
    expect(guardBasket([line('a', 2, tablets), line('b', 1, cold)]).passed).toEqual([
      {
        name: 'Paracetamol',
        measure: 'packs',
        most: 2,
        count: 3,
        source: { source: 'painRelief', reviewed: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
        lines: [
          { key: 'a', keep: 1 },
          { key: 'b', keep: 0 },
        ],
      },
    ]);
  });

  it('count tablets where the packs are few: two packs of 96 paracetamol tablets are too much', () => {
    const large = medicine('large', { Paracetamol: 500 }, 96);
    expect(guardBasket([line('a', 1, large)]).passed).toEqual([]);
    expect(guardBasket([line('a', 2, large)]).passed).toMatchObject([
      { measure: 'units', most: 100, count: 192, lines: [{ key: 'a', keep: 1 }] },
    ]);
  });

  it('leave what all passed limits allow: five packs of 60 are cut to one, not to two', () => {
    const large = medicine('large', { Paracetamol: 500 }, 60);
    expect(guardBasket([line('a', 5, large)]).passed).toMatchObject([
      { measure: 'packs', lines: [{ key: 'a', keep: 1 }] },
    ]);
  });

  it('count milligrams of pseudoephedrine: one pack of twelve 60 mg tablets may be sold, a second one not', () => {
    const one = medicine('pse', { Pseudoephedrine: 60 }, 12);
    expect(guardBasket([line('a', 1, one)]).passed).toEqual([]);
    expect(guardBasket([line('a', 2, one)]).passed).toMatchObject([
      { name: 'Pseudoephedrine', measure: 'milligrams', most: 720, count: 1440, lines: [{ key: 'a', keep: 1 }] },
    ]);
  });

  it('count a bundle’s parts as often as the bundle has them', () => {
    const two = { ...tablets, quantity: 2 };
    expect(guardBasket([line('kit', 1, two)]).passed).toEqual([]);
    expect(guardBasket([line('kit', 2, two)]).passed).toMatchObject([{ count: 4, lines: [{ key: 'kit', keep: 1 }] }]);
  });

  it('count the packs of a multipack', () => {
    const multipack = medicine('a', { Paracetamol: null }, { amount: 32, unit: 'piece', packs: 2 });
    expect(guardBasket([line('a', 1, multipack)]).passed).toEqual([]);
    expect(guardBasket([line('a', 2, multipack)]).passed).toMatchObject([{ measure: 'packs', count: 4 }]);
    const bottles = medicine('b', { Paracetamol: null }, { amount: 200, unit: 'ml', packs: 2 });
    expect(guardBasket([line('b', 2, bottles)]).passed).toMatchObject([{ measure: 'bottles', count: 4 }]);
  });

  it('let creams and liquids be where the rule speaks of tablets, but not syrups with codeine', () => {
    const millilitres: PackContent = { amount: 100, unit: 'ml' };
    const gel = medicine('gel', { Ibuprofen: null }, { amount: 50, unit: 'g' });
    expect(guardBasket([line('a', 5, gel)]).passed).toEqual([]);
    expect(guardBasket([line('a', 2, medicine('linctus', { Codeine: null }, millilitres))]).passed).toHaveLength(1);
  });

  it('hold where nobody has said what a pack contains', () => {
    expect(guardBasket([line('a', 3, medicine('a', { Paracetamol: null }, null))]).passed).toMatchObject([
      { count: 3 },
    ]);
  });

  it('are the merchant’s for one product, over lines and bundles', () => {
    const limited = { ...tablets, facts: { ...balm.facts, maximumPerOrder: 2 } };
    expect(guardBasket([line('a', 2, limited)]).passed).toEqual([]);
    expect(guardBasket([line('a', 1, limited), line('kit', 1, balm, { ...limited, quantity: 2 })]).passed).toEqual([
      {
        name: 'tablets',
        measure: 'packs',
        most: 2,
        count: 3,
        source: null,
        lines: [
          { key: 'a', keep: 0 },
          { key: 'kit', keep: 0 },
        ],
      },
    ]);
  });

  it('are of ingredients that are known by name, and were looked at on a day', () => {
    for (const { ingredient, reviewed, source } of INGREDIENT_LIMITS) {
      expect(Object.keys(KNOWN_INGREDIENTS)).toContain(ingredient);
      expect(new Date(reviewed).toISOString().slice(0, 10)).toBe(reviewed);
      expect(source).not.toBe('');
    }
  });
});

describe('The most of a line', () => {
  const capsOf = (...lines: GuardedLine[]) => guardBasket(lines).caps;

  it('is what the others leave of the limit', () => {
    expect(capsOf(line('a', 1, tablets))).toMatchObject([{ line: 'a', most: 2, limit: { measure: 'packs', most: 2 } }]);
    expect(capsOf(line('a', 1, tablets), line('b', 1, cold), line('c', 9, balm))).toMatchObject([
      { line: 'a', most: 1 },
      { line: 'b', most: 1 },
    ]);
  });

  it('is by the limit that leaves it the least', () => {
    const limited = { ...tablets, facts: { ...tablets.facts, maximumPerOrder: 1 } };
    expect(capsOf(line('a', 1, medicine('large', { Paracetamol: 500 }, 96)))).toMatchObject([
      { most: 1, limit: { measure: 'units' } },
    ]);
    expect(capsOf(line('a', 1, limited))).toMatchObject([{ most: 1, limit: { name: 'tablets', source: null } }]);
  });

  it('is less than it has where a limit is passed, and never below none', () => {
    expect(capsOf(line('a', 2, tablets), line('b', 4, cold))).toMatchObject([{ most: 0 }, { most: 0 }]);
  });
});

describe('An ingredient', () => {
  it.each([
    ['Paracetamol', 'paracetamol'],
    ['Acetaminophen', 'paracetamol'],
    ['พาราเซตามอล', 'paracetamol'],
    ['Ibuprofen lysine', 'ibuprofen'],
    ['Flurbiprofen', 'flurbiprofen'],
    ['Pseudoephedrine hydrochloride', 'pseudoephedrine'],
    ['Ephedrine', 'ephedrine'],
    ['Dihydrocodeine', 'codeine'],
    ['Nicotine', 'nicotine'],
    ['Niacinamide', 'niacinamide'],
    ['Nicotinamide', 'nicotinamide'],
    [' Cetirizine ', 'cetirizine'],
  ])('is one by all its names: %s', (name, key) => expect(ingredientKey(name)).toBe(key));
});
