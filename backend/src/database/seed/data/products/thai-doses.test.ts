import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Localised, ProductSeed } from '../../types';
import { products } from '../products';
import type { ProductDraft } from './draft';

/** Folders whose doses and warnings are told in Thai, too. */
const FOLDERS = ['allergy', 'cold', 'digestion', 'pain'];

const NUMBERS: [digits: string, english: string, thai: string][] = [
  ['2', 'two', 'สอง'],
  ['3', 'three', 'สาม'],
  ['4', 'four', 'สี่'],
  ['5', 'five', 'ห้า(?!ม)'],
  ['6', 'six', 'หก'],
  ['7', 'seven', 'เจ็ด'],
  ['8', 'eight', 'แปด'],
  ['9', 'nine', 'เก้า'],
  ['10', 'ten', 'สิบ'],
  ['12', 'twelve', 'สิบสอง'],
];

/** Every number above one that a text says, in digits. */
function numbers(text: string): Set<string> {
  const inDigits = NUMBERS.toReversed().reduce(
    (told, [digits, english, thai]) =>
      told.replace(new RegExp(thai, 'g'), ` ${digits} `).replace(new RegExp(`\\b${english}\\b`, 'gi'), digits),
    text.replace(/<[^>]+>/g, ' ').replace(/\btwice\b/gi, '2'),
  );
  return new Set((inDigits.match(/\d+(\.\d+)?/g) ?? []).filter((digits) => digits !== '1'));
}

async function skusOf(folder: string): Promise<string[]> {
  const files = readdirSync(`${import.meta.dirname}/${folder}`).filter((file) => !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file) => import(`./${folder}/${file.replace(/\.ts$/, '')}.ts`)));
  return modules.flatMap((module) =>
    Object.values<ProductDraft[]>(module).flatMap((drafts) => drafts.map(({ sku }) => sku)),
  );
}

function told({ attributes }: ProductSeed, code: string): Localised {
  return (attributes[code] ?? { default: '' }) as Localised;
}

describe.each(FOLDERS)('licensed medicines of %s', async (folder) => {
  const skus = new Set(await skusOf(folder));
  const medicines = products.filter(({ sku, attributes }) => skus.has(sku) && attributes.licence_number);

  it.each(['how_to_use', 'warnings'])('say their %s in Thai', (code) => {
    const silent = medicines.filter((medicine) => !/[\u0e00-\u0e7f]/.test(told(medicine, code).mmstr_th ?? ''));
    expect(medicines.length).toBeGreaterThan(5);
    expect(silent.map(({ sku }) => sku)).toEqual([]);
  });

  it.each(['how_to_use', 'warnings'])('leave no number and no point of their %s out in Thai', (code) => {
    const lacking = medicines.flatMap((medicine) => {
      const { default: english, mmstr_th: thai = '' } = told(medicine, code);
      const said = numbers(thai);
      const points = [english, thai].map((text) => text.split('<li>').length);
      return [
        ...[...numbers(english)].filter((digits) => !said.has(digits)),
        ...[...said].filter((digits) => !numbers(english).has(digits)),
        ...(points[0] === points[1] ? [] : [points.join(' points, not ')]),
      ].map((lack) => `${medicine.sku}: ${lack}`);
    });
    expect(lacking).toEqual([]);
  });
});
