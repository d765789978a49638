import type { SeedData } from '../types';

/** How the seed files name things, as the ids that the tables know them by. Unknown names throw. */
export interface CatalogueKeys {
  product: (sku: string) => number;
  category: (key: string) => number;
  attribute: (code: string) => AttributeKey;
}

export interface AttributeKey {
  id: number;
  input: string;
  /** The id of an option by its key. */
  option: (key: string) => number;
}

/** Products are numbered in the order of the seed files, from 1. */
export function catalogueKeys(data: SeedData): CatalogueKeys {
  const products = new Map(data.products.map((product, index) => [product.sku, index + 1]));
  const categories = new Map(data.categories.map((category) => [category.key, category.id]));
  const attributes = new Map(
    data.attributes.map(({ id, code, input, options = [] }) => {
      const optionIds = new Map(options.map((option) => [option.key, option.id]));
      return [code, { id, input, option: (key: string) => found(optionIds, key, `option of ${code}`) }];
    }),
  );
  return {
    product: (sku) => found(products, sku, 'product'),
    category: (key) => found(categories, key, 'category'),
    attribute: (code) => found(attributes, code, 'attribute'),
  };
}

function found<T>(known: Map<string, T>, key: string, kind: string): T {
  const value = known.get(key);
  if (value === undefined) throw new Error(`The seed names an unknown ${kind}: ${key}`);
  return value;
}
