import { asc, inArray } from 'drizzle-orm';
import type { Context } from '../../../context';
import { tierPrice } from '../../../database/schema/products';
import { today } from '../../../dates';
import { batched, grouped } from '../../../request-batch';
import { bundleOptionsOf, bundleSelectionsOf } from '../product/composites/bundle-queries';
import { groupedItemsOf, variantsOf } from '../product/composites/child-queries';
import type { Product } from '../product/product-queries';
import { isSalable } from '../product/stock';
import { bundleSpan, flat, groupedSpan, type PriceSpan, variantSpan, ZERO } from './composite-rules';
import { type PricePair, type TierRow, unitPrice } from './rules';
import { scaled, selectionPrice } from './selection-rules';

/** A product's tier prices by quantity, base currency. */
export const tiersOf = batched<number, TierRow[]>(
  async (ctx, ids) => {
    const rows = await ctx.db
      .select()
      .from(tierPrice)
      .where(inArray(tierPrice.productId, [...ids]))
      .orderBy(asc(tierPrice.quantity), asc(tierPrice.id));
    return grouped(rows, (row) => row.productId);
  },
  () => [],
);

/**
 * Lowest and highest price of a product of any type, base currency, before rounding. Magento counts what can be had
 * alone: a sold-out bundle or configurable product costs nothing.
 */
export async function priceSpanOf(ctx: Context, product: Product): Promise<PriceSpan> {
  switch (product.typeId) {
    case 'configurable':
      if (!(await isSalable(ctx, product.id))) return flat(ZERO);
      return variantSpan(await unitPrices(ctx, await variantsOf(ctx, product.id)));
    case 'grouped': {
      const items = await groupedItemsOf(ctx, product.id);
      return groupedSpan(
        await unitPrices(
          ctx,
          await salableFirst(
            ctx,
            items.map((item) => item.product),
          ),
        ),
      );
    }
    case 'bundle':
      return (await isSalable(ctx, product.id)) ? bundlePriceSpan(ctx, product) : flat(ZERO);
    default:
      return flat(await unitPriceOf(ctx, product));
  }
}

async function unitPriceOf(ctx: Context, product: Product, quantity = 1): Promise<PricePair> {
  return unitPrice(product, await tiersOf(ctx, product.id), today(ctx), quantity);
}

function unitPrices(ctx: Context, products: readonly Product[]): Promise<PricePair[]> {
  return Promise.all(products.map((product) => unitPriceOf(ctx, product)));
}

// What cannot be bought has no say in the price, unless nothing can be bought.
async function salableFirst(ctx: Context, products: readonly Product[]): Promise<readonly Product[]> {
  const states = await Promise.all(products.map((product) => isSalable(ctx, product.id)));
  const salable = products.filter((_, index) => states[index]);
  return salable.length ? salable : products;
}

async function bundlePriceSpan(ctx: Context, bundle: Product): Promise<PriceSpan> {
  const options = await bundleOptionsOf(ctx, bundle.id);
  const priced = await Promise.all(
    options.map(async ({ id, isRequired, type }) => {
      const selections = await bundleSelectionsOf(ctx, id);
      const salable = await salableFirst(
        ctx,
        selections.map((selection) => selection.product),
      );
      const shown = selections.filter((selection) => salable.includes(selection.product));
      const prices = await Promise.all(
        shown.map(async (selection) => {
          const child = await unitPriceOf(ctx, selection.product, selection.quantity);
          return scaled(selectionPrice(bundle, selection, child, today(ctx)), selection.quantity);
        }),
      );
      return { isRequired, isMultiple: type === 'checkbox' || type === 'multi', selections: prices };
    }),
  );
  const base = bundle.bundleDynamicPrice ? { regular: 0, final: 0 } : bundleBase(ctx, bundle);
  return bundleSpan(base, priced);
}

function bundleBase(ctx: Context, bundle: Product): PricePair {
  return scaled(selectionPrice(bundle, { price: bundle.price, priceType: 'FIXED' }, null, today(ctx)), 1);
}
