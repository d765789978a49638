import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import { cartItem } from '../../../database/schema/sales';
import type { Choice } from '../../../database/schema/sales-types';
import { today } from '../../../dates';
import { tiersOf } from '../../catalog/price/queries';
import { isSpecialActive, unitPrice } from '../../catalog/price/rules';
import { selectionPrice } from '../../catalog/price/selection-rules';
import { bundleOptionsOf, bundleSelectionsOf } from '../../catalog/product/composites/bundle-queries';
import { customOptionsOf, customOptionValuesOf } from '../../catalog/product/custom-option-queries';
import { linksOf } from '../../catalog/product/downloadable-queries';
import { type Product, productById } from '../../catalog/product/product-queries';
import type { CartLine, ChosenOption, ChosenSelection } from './line-rules';

/** The lines of a cart in the order they came. Lines of disabled products are left out, as in Magento. */
export async function loadLines(ctx: Context, cartId: number): Promise<CartLine[]> {
  const rows = await ctx.db.select().from(cartItem).where(eq(cartItem.cartId, cartId)).orderBy(asc(cartItem.id));
  const lines = await Promise.all(rows.map((row) => configuredLine(ctx, row)));
  return lines.filter((line) => line !== null);
}

interface Configured {
  id: number;
  productId: number;
  choice: Choice;
  quantity: number;
}

/** A product as it was chosen, priced for today; null when it, or a part of it, is gone or disabled. */
export async function configuredLine(ctx: Context, row: Configured): Promise<CartLine | null> {
  const { id, choice, quantity } = row;
  const product = await productById(ctx, row.productId);
  if (!product) return null;
  const variant = choice.variant === undefined ? null : await productById(ctx, choice.variant);
  const selections = await selectionsOf(ctx, product, choice);
  if ((choice.variant !== undefined && !variant) || selections.length < (choice.bundle?.length ?? 0)) return null;
  const links = (await linksOf(ctx, product.id)).filter((link) => choice.links?.includes(link.id));
  const options = await optionsOf(ctx, product, choice);
  const line = { id, product, choice, quantity, variant, selections, links, options };
  return { ...line, parts: await partsOf(ctx, line), pieces: piecesIn(line) };
}

async function selectionsOf(ctx: Context, bundle: Product, choice: Choice): Promise<ChosenSelection[]> {
  if (!choice.bundle) return [];
  const options = await bundleOptionsOf(ctx, bundle.id);
  const found = await Promise.all(
    choice.bundle.map(async (chosen) => {
      const option = options.find(({ id }) => id === chosen.option);
      const selection = option && (await bundleSelectionsOf(ctx, option.id)).find(({ id }) => id === chosen.selection);
      if (!option || !selection) return [];
      const { product } = selection;
      const child = unitPrice(product, await tiersOf(ctx, product.id), today(ctx), chosen.quantity);
      const unit = selectionPrice(bundle, selection, child, today(ctx)).final;
      return [{ option, selection, product, quantity: chosen.quantity, unit }];
    }),
  );
  return found.flat();
}

async function optionsOf(ctx: Context, product: Product, choice: Choice): Promise<ChosenOption[]> {
  if (!choice.options) return [];
  const known = await customOptionsOf(ctx, product.id);
  const chosen = await Promise.all(
    choice.options.map(async ({ option: id, values }) => {
      const option = known.find((candidate) => candidate.id === id);
      if (!option) return [];
      const offered = await customOptionValuesOf(ctx, id);
      return [
        {
          option,
          values: values.map((text) => ({ text, value: offered.find((value) => String(value.id) === text) ?? null })),
        },
      ];
    }),
  );
  return chosen.flat();
}

type Unpriced = Omit<CartLine, 'parts' | 'pieces'>;

async function partsOf(ctx: Context, line: Unpriced): Promise<CartLine['parts']> {
  const { product, selections, links, options, quantity } = line;
  if (product.typeId === 'bundle' && product.bundleDynamicPrice) {
    return selections.map(({ product: { taxClass }, unit, quantity: each }) => ({ unit, each, taxClass }));
  }
  const sold = line.variant ?? product;
  const own =
    product.typeId === 'bundle'
      ? fixedBundlePrice(ctx, product) + selections.reduce((sum, part) => sum + part.unit * part.quantity, 0)
      : unitPrice(sold, await tiersOf(ctx, sold.id), today(ctx), quantity).final;
  const files = product.linksPurchasedSeparately ? links.reduce((sum, link) => sum + link.price, 0) : 0;
  return [{ unit: own + files + optionsPrice(options, own), each: 1, taxClass: sold.taxClass }];
}

function fixedBundlePrice(ctx: Context, bundle: Product): number {
  const share = isSpecialActive(bundle, today(ctx)) ? (bundle.specialPrice ?? 100) / 100 : 1;
  return (bundle.price ?? 0) * share;
}

function optionsPrice(options: readonly ChosenOption[], own: number): number {
  const amounts = options.flatMap(({ option, values }) =>
    values.map(({ value }) => {
      const { price, priceType } = value ?? option;
      return priceType === 'PERCENT' ? (own * (price ?? 0)) / 100 : (price ?? 0);
    }),
  );
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

function piecesIn({ product, variant, selections }: Unpriced): CartLine['pieces'] {
  if (product.typeId === 'bundle') return selections.map((part) => ({ product: part.product, each: part.quantity }));
  return [{ product: variant ?? product, each: 1 }];
}
