import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { numbers } from '../../testing/numbers';
import type { Localised, ProductSeed } from '../../types';
import { products } from '../products';
import type { ProductDraft } from './draft';

/** Folders whose doses and warnings are told in Thai, too. */
const FOLDERS = ['allergy', 'cold', 'digestion', 'pain'];

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

  it('give every age a line of its own', () => {
    const texts = own.flatMap((product) => (textOf(product, 'how_to_use').mmstr_th ?? '').split(/<[^>]+>/));
    expect(texts.filter((text) => /อายุ[^:]{0,25}:.*อายุ[^:]{0,16}:/.test(text))).toEqual([]);
  });
});
