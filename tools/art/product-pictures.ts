import type { ProductSeed } from '../../backend/src/database/seed/types';
import { picture } from './draw/scene';
import { planOf } from './product';
import type { View } from './views/shot';
import { shotOf } from './views/shots';

/** Pixels of a product picture; the shop shows products in this ratio. */
const PRODUCT_SIZE = { width: 1200, height: 1500 } as const;

const viewOf = (file: string): View =>
  file.endsWith('-contents.webp') ? 'contents' : file.endsWith('-angle.webp') ? 'angle' : 'front';

/** For every image file that the products name, what draws it as SVG. */
export function productPictures(products: readonly ProductSeed[]): Map<string, () => string> {
  const bySku = new Map(products.map((product) => [product.sku, product]));
  const pictures = new Map<string, () => string>();
  for (const product of products) {
    for (const { file } of product.images) {
      if (pictures.has(file)) continue;
      pictures.set(file, () => {
        const { things, ...frame } = shotOf(planOf(product, bySku), viewOf(file));
        return picture(things, { ...PRODUCT_SIZE, ...frame });
      });
    }
  }
  return pictures;
}
