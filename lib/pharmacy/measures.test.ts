import { describe, expect, it } from 'vitest';
import { parseActiveAmounts, parseAmount, parseContent } from './measures';

describe('An amount of an active ingredient', () => {
  it.each([
    ['500 mg', 500, 'piece'],
    ['1,000 mg', 1000, 'piece'],
    ['1 g', 1000, 'piece'],
    ['2.5mg', 2.5, 'piece'],
    ['10 micrograms', 0.01, 'piece'],
    ['500 มก.', 500, 'piece'],
    ['25 ไมโครกรัม', 0.025, 'piece'],
    ['120 mg / 5 ml', 24, 'ml'],
    ['120 มก. / 5 มล.', 24, 'ml'],
    ['100 mg per ml', 100, 'ml'],
    ['20 mg in 1 g', 20, 'g'],
    ['7 mg / 24 hours', 7, 'piece'],
    ['7 มก. / 24 ชม.', 7, 'piece'],
  ])('is read from %s', (text, milligrams, per) => {
    const amount = parseAmount(text);
    expect(amount?.per).toBe(per);
    expect(amount?.milligrams).toBeCloseTo(milligrams, 9);
  });

  it.each(['1.16%', '250 mg / 100 mg', '+1.5', 'strong', '', 'mg 500', '500 mgs of it', '5 mg / 0 ml'])(
    'is not made up from %j',
    (text) => expect(parseAmount(text)).toBeNull(),
  );
});

describe('What a pack holds', () => {
  it.each([
    ['16 tablets', 16, 'piece'],
    ['Pack of 32', 32, 'piece'],
    ['16 เม็ด', 16, 'piece'],
    ['แพ็ก\u00a016', 16, 'piece'],
    ['100 ml', 100, 'ml'],
    ['100 มล.', 100, 'ml'],
    ['50 g', 50, 'g'],
    ['50 กรัม', 50, 'g'],
    ['12 gummies', 12, 'piece'],
    ['2 x 16 tablets', 32, 'piece'],
    ['2 × 16', 32, 'piece'],
    ['2 x 100 ml', 200, 'ml'],
    ['16 x 500 mg', 16, 'piece'],
    ['10 x 4.5 g sachets', 10, 'piece'],
    ['2 x 30 g', 60, 'g'],
  ])('is read from %s', (text, amount, unit) => expect(parseContent(text)).toEqual({ amount, unit }));

  it.each([
    ['3 packs of 10', 30, 'piece', 3],
    ['2 boxes of 2 x 16 tablets', 64, 'piece', 2],
    ['2 boxes of 3 packs of 16', 96, 'piece', 6],
    ['2 x 3 packs of 16', 96, 'piece', 6],
    ['Pack of 2 bottles of 100 ml', 200, 'ml', 2],
    ['1 box of 16', 16, 'piece', 1],
  ])('may be several packs: %s', (text, amount, unit, packs) =>
    expect(parseContent(text)).toEqual({ amount, unit, packs }),
  );

  it('is unknown without a number', () => expect(parseContent('One size')).toBeNull());
});

describe('A list of active ingredients', () => {
  it('has each with its amount, by semicolons or lines, and those without one, too', () => {
    expect(
      parseActiveAmounts('Paracetamol 500 mg; Codeine: 8 mg\n Vitamin B12 50 micrograms;Menthol 1.5%;  Ivy leaf ;'),
    ).toEqual([
      { name: 'Paracetamol', amount: { milligrams: 500, per: 'piece' } },
      { name: 'Codeine', amount: { milligrams: 8, per: 'piece' } },
      { name: 'Vitamin B12', amount: { milligrams: 0.05, per: 'piece' } },
      { name: 'Menthol', amount: null },
      { name: 'Ivy leaf', amount: null },
    ]);
  });

  it.each([', ', ' + ', ' / ', '/', ' and '])('has each where a merchant writes %j between them', (between) => {
    expect(parseActiveAmounts(`Paracetamol 500 mg${between}Codeine 8 mg`)).toEqual([
      { name: 'Paracetamol', amount: { milligrams: 500, per: 'piece' } },
      { name: 'Codeine', amount: { milligrams: 8, per: 'piece' } },
    ]);
  });

  it('takes no amount apart, nor what stands in brackets', () => {
    const names = (text: string) => parseActiveAmounts(text).map(({ name }) => name);
    expect(names('Paracetamol 120 mg / 5 ml; 2,4-Dichlorobenzyl alcohol 1.2 mg')).toHaveLength(2);
    expect(names('Paracetamol 1,000 mg')).toEqual(['Paracetamol']);
    expect(names('Nicotine 7 mg / 24 hours')).toEqual(['Nicotine']);
    expect(names('Fish oil (EPA, DHA) 500 mg')).toEqual(['Fish oil (EPA, DHA)']);
    expect(names('Pseudoephedrine 6 mg/ml and Triprolidine 0.25 mg/ml')).toEqual(['Pseudoephedrine', 'Triprolidine']);
    expect(names('Paracetamol 500 mg, codeine')).toEqual(['Paracetamol', 'codeine']);
  });

  it('is read in Thai', () => {
    expect(parseActiveAmounts('พาราเซตามอล 500 มก.; เดกซ์โตรเมทอร์แฟน 15 มก. / 20 มล.')).toEqual([
      { name: 'พาราเซตามอล', amount: { milligrams: 500, per: 'piece' } },
      { name: 'เดกซ์โตรเมทอร์แฟน', amount: { milligrams: 0.75, per: 'ml' } },
    ]);
  });

  it('is empty where nothing stands in it', () => expect(parseActiveAmounts(' ; \n')).toEqual([]));
});
