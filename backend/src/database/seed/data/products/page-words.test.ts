import { describe, expect, it } from 'vitest';
import type { Localised, ProductSeed } from '../../types';
import { products } from '../products';

const medicines = products.filter(({ attributes }) => attributes.licence_number !== undefined);
const variants = new Set(products.flatMap(({ configurable }) => configurable?.variants ?? []));

function textOf({ attributes }: ProductSeed, code: string, view: 'default' | 'mmstr_th' = 'default'): string {
  return (attributes[code] as Localised | undefined)?.[view] ?? '';
}

function ingredientsOf({ attributes: { active_ingredient } }: ProductSeed): unknown[] {
  return [active_ingredient ?? []].flat();
}

function skus(found: ProductSeed[]): string[] {
  return found.map(({ sku }) => sku);
}

/** The sentences of an HTML text. */
function sentences(html: string): string[] {
  return html
    .replaceAll(/<\/(?:li|p)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .split(/(?<=\.)\s|\n/);
}

/** What a page says flatly against a pregnancy: late ones, and what somebody may advise, are left to its card. */
function forbidsPregnancy(product: ProductSeed): 'forbidden' | 'not recommended' | null {
  const said = sentences(`${textOf(product, 'warnings')}${textOf(product, 'how_to_use')}`).filter(
    (sentence) => /\bpregnancy\b/.test(sentence) && !/\bwithout\b|\bunless\b|\blate\b|last three months/.test(sentence),
  );
  if (said.some((sentence) => /^(?:Not|Never|Do not)\b(?! recommended)/.test(sentence))) return 'forbidden';
  return said.some((sentence) => sentence.startsWith('Not recommended')) ? 'not recommended' : null;
}

describe('the page of a medicine', () => {
  it('is no softer about pregnancy at a glance than in its warnings', () => {
    const told = medicines.flatMap((product) => {
      const card = textOf(product, 'pregnancy');
      const rule = card ? forbidsPregnancy(product) : null;
      return rule ? [{ sku: product.sku, rule, card, thai: textOf(product, 'pregnancy', 'mmstr_th') }] : [];
    });
    expect(told.length).toBeGreaterThan(8);
    const soft = told.filter(({ rule, card, thai }) =>
      rule === 'forbidden'
        ? !/^Not (?:in pregnancy|while)/.test(card) || !thai.startsWith('ห้ามใช้')
        : !card.startsWith('Not '),
    );
    expect(soft).toEqual([]);
  });

  it('sends for help after too much paracetamol, even of somebody who feels well', () => {
    const holding = medicines.filter((product) => ingredientsOf(product).includes('paracetamol'));
    expect(holding.length).toBeGreaterThan(10);
    const silent = holding.filter((product) => {
      const says = (view: 'default' | 'mmstr_th', ...words: RegExp[]) =>
        textOf(product, 'warnings', view)
          .split('<li>')
          .some((point) => words.every((word) => word.test(point)));
      return !says('default', /\bhelp at once\b/, /\beven if\b/) || !says('mmstr_th', /เกินขนาด/, /ทันที/, /แม้/);
    });
    expect(skus(silent)).toEqual([]);
  });

  it('warns of what its list of ingredients names: peanut oil, iron', () => {
    const peanut = products.filter((product) => /peanut|arachis/i.test(textOf(product, 'ingredients')));
    expect(peanut.length).toBeGreaterThan(0);
    const quiet = peanut.filter(
      (product) =>
        !/peanut/.test(textOf(product, 'warnings')) || !/ถั่วลิสง/.test(textOf(product, 'warnings', 'mmstr_th')),
    );
    expect(skus(quiet)).toEqual([]);
    const iron = products.filter((product) => ingredientsOf(product).includes('iron'));
    expect(iron.length).toBeGreaterThan(1);
    expect(skus(iron.filter((product) => !/overdose can be fatal/.test(textOf(product, 'warnings'))))).toEqual([]);
  });

  it('calls nothing vegan or sugar free whose list of ingredients says otherwise', () => {
    const ANIMAL = /\b(?:lactose|gelatine?|collagen|honey|beeswax|lanolin|shellac|carmine)\b/i;
    const SUGAR = /\b(?:sucrose|glucose|sugar)\b/i;
    // "Honey (in the honey ones)", "sugar (maltitol in cool mint)": each flavour says its own.
    const inEvery = (product: ProductSeed) =>
      textOf(product, 'ingredients').replaceAll(/[^.,]*\([^)]*\bin [^)]*\)/g, '');
    const wrongly = (code: string, pattern: RegExp) =>
      skus(products.filter((one) => one.attributes[code] === true && pattern.test(inEvery(one))));
    expect(wrongly('vegan', ANIMAL)).toEqual([]);
    expect(wrongly('sugar_free', SUGAR)).toEqual([]);
  });

  it('has a licence number of its own, which only its packs share', () => {
    const numbers = medicines
      .filter(({ sku }) => !variants.has(sku))
      .map(({ attributes }) => attributes.licence_number);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });
});
