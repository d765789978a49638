import type { Localised, ProductSeed } from '../types';
import type { CatalogueKeys } from './catalogue-keys';

/** Keeps attribute codes apart from the columns of the same row. */
const PREFIX = 'attribute:';

/** Texts of a product's text and textarea attributes, under prefixed codes. */
export function attributeTexts(seed: ProductSeed, keys: CatalogueKeys): Record<`${typeof PREFIX}${string}`, Localised> {
  return Object.fromEntries(
    Object.entries(seed.attributes).flatMap(([code, value]) => {
      if (!isText(keys.attribute(code).input)) return [];
      if (Array.isArray(value) || typeof value === 'boolean') throw new Error(`${seed.sku}: ${code} is a text`);
      return [[`${PREFIX}${code}`, typeof value === 'string' ? { default: value } : value]];
    }),
  );
}

/** The column `attributes` from the prefixed texts of one row; null when it has none. */
export function attributesOf(texts: Record<string, string | null>): Record<string, string> | null {
  const own = Object.entries(texts).flatMap(([key, text]) => (text === null ? [] : [[key.slice(PREFIX.length), text]]));
  return own.length > 0 ? Object.fromEntries(own) : null;
}

/** The options that a product has of its select, multiselect and yes/no attributes. */
export function attributeOptions(seed: ProductSeed, keys: CatalogueKeys): { attributeId: number; optionId: number }[] {
  return Object.entries(seed.attributes).flatMap(([code, value]) => {
    const { id: attributeId, input, option } = keys.attribute(code);
    if (isText(input)) return [];
    if (typeof value === 'boolean') return [{ attributeId, optionId: value ? 1 : 0 }];
    if (input === 'boolean' || (typeof value === 'object' && !Array.isArray(value))) {
      throw new Error(`${seed.sku}: ${code} is a ${input}`);
    }
    return [value].flat().map((key) => ({ attributeId, optionId: option(key) }));
  });
}

function isText(input: string): boolean {
  return input === 'text' || input === 'textarea';
}
