import { eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import { product } from '../../../database/schema/products';
import type { Choice } from '../../../database/schema/sales-types';
import { type Product, productById } from '../../catalog/product/product-queries';
import { CartItemError } from '../cart-rules';
import { isOnSale, stockOf } from '../stock-rules';
import { chooseBundle } from './bundle';
import { chooseVariant } from './configurable';
import { chooseOptions } from './custom-options';
import { chooseLinks } from './downloadable';
import { chooseGrouped } from './grouped';
import type { BuyRequest, Wanted } from './request';

/** The enabled product of a SKU; throws when there is none. */
export async function productBySku(ctx: Context, sku: string): Promise<Product> {
  const [row] = await ctx.db.select({ id: product.id }).from(product).where(eq(product.sku, sku));
  const found = row && (await productById(ctx, row.id));
  if (!found) throw new CartItemError(`Could not find a product with SKU "${sku}"`);
  return found;
}

/** Makes of a request what goes into the cart. Throws `CartItemError` for what is missing or cannot be bought. */
export async function wantedOf(ctx: Context, request: BuyRequest): Promise<Wanted[]> {
  if (!(request.quantity > 0)) throw new CartItemError('The product quantity should be greater than 0');
  const product = await productBySku(ctx, request.sku);
  const stock = await stockOf(ctx, [product.id]);
  if (!isOnSale(stock.get(product.id))) {
    throw new CartItemError('Product that you are trying to add is not available.');
  }
  if (product.typeId === 'grouped') return chooseGrouped(ctx, product, request);
  const [ofType, options] = [await chooseByType(ctx, product, request), await chooseOptions(ctx, product, request)];
  return [{ product, quantity: request.quantity, choice: { ...ofType, ...(options.length > 0 ? { options } : {}) } }];
}

function chooseByType(ctx: Context, product: Product, request: BuyRequest): Promise<Choice> | Choice {
  switch (product.typeId) {
    case 'configurable':
      return chooseVariant(ctx, product, request);
    case 'bundle':
      return chooseBundle(ctx, product, request);
    case 'downloadable':
      return chooseLinks(ctx, product, request);
    default:
      return {};
  }
}
