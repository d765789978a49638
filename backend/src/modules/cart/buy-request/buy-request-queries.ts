import { eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import { product as productTable } from '../../../database/schema/products';
import type { Choice } from '../../../database/schema/sales-types';
import { optionIdsOf } from '../../catalog/attribute/attribute-queries';
import { bundleOptionsOf, bundleSelectionsOf } from '../../catalog/product/composites/bundle-queries';
import { everyVariantOf, groupedItemsOf } from '../../catalog/product/composites/child-queries';
import { superAttributesOf } from '../../catalog/product/composites/configurable-queries';
import { customOptionsOf, customOptionValuesOf } from '../../catalog/product/custom-option-queries';
import { linksOf } from '../../catalog/product/downloadable-queries';
import { type Product, productById } from '../../catalog/product/product-queries';
import { CartItemError } from '../cart-rules';
import { stockOf } from '../stock-queries';
import { isOnSale } from '../stock-rules';
import { type BundleOption, chooseBundle, chooseGrouped, chooseLinks, chooseVariant } from './choice-rules';
import { chooseOptions, type OfferedOption } from './custom-option-rules';
import { type LegacyItem, requestOfLegacy } from './legacy-rules';
import type { BuyRequest, Wanted } from './request-rules';

/** Makes of a request what goes into the cart. Throws `CartItemError` for what is missing or cannot be bought. */
export async function wantedOf(ctx: Context, request: BuyRequest): Promise<Wanted[]> {
  if (!(request.quantity > 0)) throw new CartItemError('The product quantity should be greater than 0');
  const product = await productBySku(ctx, request.sku);
  if (!(await onSale(ctx, [product.id])).has(product.id)) {
    throw new CartItemError('Product that you are trying to add is not available.');
  }
  if (product.typeId === 'grouped') return groupedItems(ctx, product, request);
  return [{ product, quantity: request.quantity, choice: await choiceOf(ctx, product, request) }];
}

/** What a request chooses of a product that is no grouped one; throws `CartItemError` for what is missing. */
export async function choiceOf(ctx: Context, product: Product, request: BuyRequest): Promise<Choice> {
  const ofType = await choiceByType(ctx, product, request);
  const options = chooseOptions(request, await offeredOptions(ctx, product));
  return { ...ofType, ...(options.length > 0 ? { options } : {}) };
}

/** The same request, of one of the older mutations, in the form that `addProductsToCart` takes. */
export async function legacyRequest(ctx: Context, item: LegacyItem): Promise<BuyRequest> {
  const product = await productBySku(ctx, item.parent_sku ?? item.data.sku);
  const variant = item.parent_sku ? await variantValues(ctx, product, item.variant_sku ?? item.data.sku) : [];
  return requestOfLegacy(item, { sku: product.sku, variant, options: await offeredOptions(ctx, product) });
}

/** The enabled product of a SKU; throws `CartItemError` when there is none. */
export async function productBySku(ctx: Context, sku: string): Promise<Product> {
  const [row] = await ctx.db.select({ id: productTable.id }).from(productTable).where(eq(productTable.sku, sku));
  const found = row && (await productById(ctx, row.id));
  if (!found) throw new CartItemError(`Could not find a product with SKU "${sku}"`);
  return found;
}

async function onSale(ctx: Context, productIds: readonly number[]): Promise<Set<number>> {
  const stock = await stockOf(ctx, productIds);
  return new Set(productIds.filter((id) => isOnSale(stock.get(id))));
}

async function choiceByType(ctx: Context, product: Product, request: BuyRequest): Promise<Choice> {
  switch (product.typeId) {
    case 'configurable': {
      const attributeIds = (await superAttributesOf(ctx, product.id)).map(({ attributeId }) => attributeId);
      const variants = await everyVariantOf(ctx, product.id);
      const values = await Promise.all(variants.map(async ({ id }) => ({ id, values: await optionIdsOf(ctx, id) })));
      return chooseVariant(request, attributeIds, values);
    }
    case 'bundle':
      return chooseBundle(request, await bundleOptions(ctx, product));
    case 'downloadable': {
      const offered = await linksOf(ctx, product.id);
      return chooseLinks(
        request,
        product,
        offered.map(({ id }) => id),
      );
    }
    default:
      return {};
  }
}

async function bundleOptions(ctx: Context, product: Product): Promise<BundleOption[]> {
  const options = await bundleOptionsOf(ctx, product.id);
  return Promise.all(
    options.map(async (option) => {
      const selections = await bundleSelectionsOf(ctx, option.id);
      const productIds = selections.map(({ productId }) => productId);
      return { ...option, selections, onSale: await onSale(ctx, productIds) };
    }),
  );
}

async function groupedItems(ctx: Context, product: Product, request: BuyRequest): Promise<Wanted[]> {
  const items = (await groupedItemsOf(ctx, product.id)).map((item) => item.product);
  const productIds = items.map(({ id }) => id);
  return chooseGrouped(request, items, await onSale(ctx, productIds));
}

async function offeredOptions(ctx: Context, product: Product): Promise<OfferedOption[]> {
  const options = await customOptionsOf(ctx, product.id);
  return Promise.all(
    options.map(async (option) => {
      const values = await customOptionValuesOf(ctx, option.id);
      return { option, valueIds: values.map(({ id }) => String(id)) };
    }),
  );
}

async function variantValues(ctx: Context, parent: Product, sku: string) {
  const variant = (await everyVariantOf(ctx, parent.id)).find((candidate) => candidate.sku === sku);
  if (!variant) {
    // Tells an unknown SKU from one that is no variant of this product.
    await productBySku(ctx, sku);
    throw new CartItemError('The product with SKU is not available for the chosen configurable product.');
  }
  const values = await optionIdsOf(ctx, variant.id);
  const attributes = await superAttributesOf(ctx, parent.id);
  return attributes.map(({ attributeId }) => ({ attributeId, optionId: values.get(attributeId)?.[0] ?? 0 }));
}
