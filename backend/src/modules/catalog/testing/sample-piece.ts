import type { ProductSeed } from '../../../database/seed/types';

/** A product with what all of them have in common; its URL key is the SKU in lower case. */
export function piece(sku: string, more: Partial<ProductSeed>): ProductSeed {
  return {
    sku,
    type: 'simple',
    name: { default: sku },
    urlKey: sku.toLowerCase(),
    categories: [],
    taxClass: 'standard',
    stock: { quantity: 50 },
    shortDescription: { default: '' },
    description: { default: '' },
    attributes: {},
    images: [],
    ...more,
  };
}
