import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Localised, ProductSeed } from '../../types';
import { products } from '../products';
import type { ProductDraft } from './draft';

/** Folders whose doses and warnings are told in Thai, too. */
const FOLDERS = ['allergy', 'cold', 'digestion', 'pain'];

/** In words; one is left out, because English says it of things it does not count. */
const NUMBERS: [digits: string, english: string, thai: string][] = [
  ['12', 'twelve', 'สิบสอง'],
  ['10', 'ten', 'สิบ'],
  ['9', 'nine', 'เก้า'],
  ['8', 'eight', 'แปด'],
  ['7', 'seven', 'เจ็ด'],
  ['6', 'six', 'หก'],
  ['5', 'five', 'ห้า(?!ม)'],
  ['4', 'four', 'สี่'],
  ['3', 'three|third', 'สาม(?!ารถ)'],
  ['2', 'two|twice|second', 'สอง'],
];

/** Every number above one that a text says, in digits, the smallest first. */
function numbers(text: string): number[] {
  const inDigits = NUMBERS.reduce(
    (told, [digits, english, thai]) => told.replace(new RegExp(`\\b(${english})\\b|${thai}`, 'gi'), ` ${digits} `),
    text.replace(/<[^>]+>/g, ' '),
  );
  return (inDigits.match(/\d+(\.\d+)?/g) ?? [])
    .map(Number)
    .filter((number) => number !== 1)
    .sort((a, b) => a - b);
}

async function skusOf(folder: string): Promise<string[]> {
  const files = readdirSync(`${import.meta.dirname}/${folder}`).filter((file) => !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file) => import(`./${folder}/${file.replace(/\.ts$/, '')}.ts`)));
  return modules.flatMap((module) => Object.values<ProductDraft[]>(module).flat()).map(({ sku }) => sku);
}

function textOf({ attributes }: ProductSeed, code: string): Localised {
  return (attributes[code] ?? { default: '' }) as Localised;
}

describe.each(FOLDERS)('products of %s', async (folder) => {
  const skus = new Set(await skusOf(folder));
  const own = products.filter(({ sku }) => skus.has(sku));

  it.each(['how_to_use', 'warnings'])('say the %s of every licensed medicine in Thai', (code) => {
    const medicines = own.filter(({ attributes }) => attributes.licence_number);
    expect(medicines.length).toBeGreaterThan(10);
    const silent = medicines.filter((medicine) => !/[\u0e00-\u0e7f]/.test(textOf(medicine, code).mmstr_th ?? ''));
    expect(silent.map(({ sku }) => sku)).toEqual([]);
  });

  it.each(['how_to_use', 'warnings', 'storage'])('leave no number and no point of their %s out in Thai', (code) => {
    const facts = (text: string) => ({ numbers: numbers(text), points: text.split('<li>').length - 1 });
    const told = own.map((product) => ({ sku: product.sku, text: textOf(product, code) }));
    expect(told.map(({ sku, text }) => ({ sku, ...facts(text.mmstr_th ?? '') }))).toEqual(
      told.map(({ sku, text }) => ({ sku, ...facts(text.default) })),
    );
  });
});
