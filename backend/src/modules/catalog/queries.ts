import type { Context } from '../../context';
import { type Category, categoryById } from './category/entity';
import { anyProductById, type Product } from './product/product-queries';
import { urlSuffix } from './store-config';

const NOT_VISIBLE_INDIVIDUALLY = 1;

/**
 * A product with `__typename`, in stock or not, and disabled, as Magento's addresses lead there; null when not visible
 * individually, or not there.
 */
export async function loadProduct(ctx: Context, id: number): Promise<Product | null> {
  const found = await anyProductById(ctx, id);
  return found && found.visibility !== NOT_VISIBLE_INDIVIDUALLY ? found : null;
}

/** The parent object of `CategoryTree`, with `__typename`; null when it is inactive or of another store's tree. */
export function loadCategory(ctx: Context, id: number): Promise<Category | null> {
  return categoryById(ctx, id);
}

/** The name and address of an active category below the root; null where there is none. */
export async function categoryLink(ctx: Context, id: number): Promise<{ name: string; url: string } | null> {
  const category = await categoryById(ctx, id);
  if (!category?.urlPath) return null;
  return { name: category.name ?? '', url: `${ctx.origin}/${category.urlPath}${urlSuffix(ctx.store, 'category')}` };
}
