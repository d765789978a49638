import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Localised } from '../../types';
import type { ProductDraft } from './draft';

/** The folders of products whose medicines this test reads. */
const FOLDERS = ['everyday', 'family', 'skin'];

interface Told {
  /** SKU and attribute. */
  where: string;
  english: string;
  thai: string;
}

function localised(value: unknown): Localised | undefined {
  return typeof value === 'object' && value !== null && 'default' in value ? (value as Localised) : undefined;
}

async function draftsOf(folder: string): Promise<ProductDraft[]> {
  const names = readdirSync(`${import.meta.dirname}/${folder}`).map((file) => file.replace(/\.ts$/, ''));
  const modules: Record<string, ProductDraft[]>[] = await Promise.all(
    names.map((name) => import(`./${folder}/${name}.ts`)),
  );
  return modules.flatMap((exported) => Object.values(exported)).flat();
}

const medicines = (await Promise.all(FOLDERS.map(draftsOf)))
  .flat()
  .filter(({ attributes }) => attributes?.licence_number !== undefined);

/** What is said of doses and of dangers. */
const told: Told[] = medicines.flatMap(({ sku, attributes }) =>
  ['how_to_use', 'warnings'].map((code) => {
    const text = localised(attributes?.[code]);
    return { where: `${sku} ${code}`, english: text?.default ?? '', thai: text?.mmstr_th ?? '' };
  }),
);

function numbers(text: string): string[] {
  return text.match(/\d+(?:\.\d+)?/g) ?? [];
}

/** The numbers of a text that another one lacks, each counted as often as it is said. */
function lost(from: string, to: string): string[] {
  const left = numbers(to);
  return numbers(from).filter((number) => {
    const found = left.indexOf(number);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}

function items(html: string): number {
  return html.match(/<(?:li|p)>/g)?.length ?? 0;
}

describe('licensed medicines of the family, the skin and every day', () => {
  it('are all read', () => {
    expect(medicines.length).toBeGreaterThan(40);
  });

  it('tell their doses and warnings in Thai, too', () => {
    const silent = told.filter(({ english, thai }) => english === '' || !/[\u0e00-\u0e7f]/.test(thai));
    expect(silent.map(({ where }) => where)).toEqual([]);
  });

  it('say in Thai as many things, with the same numbers', () => {
    const shorter = told.filter(({ english, thai }) => items(english) !== items(thai));
    expect(shorter.map(({ where }) => where)).toEqual([]);
    const changed = told.flatMap(({ where, english, thai }) =>
      lost(english, thai).map((number) => `${where}: ${number}`),
    );
    expect(changed).toEqual([]);
  });
});
