import type { Context } from '../../context';
import type { ProductTypeId } from '../../database/schema/products';
import { uid } from '../../uid';
import { bundleOptions, configurableOptions, customizableOptions } from './lines/choice-queries';
import type { CartLine } from './lines/line-rules';
import type { Quote } from './quote/quote-queries';
import type { RowDiscount } from './totals/discounts';
import { moneyOf } from './totals/money-rules';
import type { LineTotals } from './totals/totals';

interface ItemParent extends CartLine {
  __typename: string;
  totals: LineTotals;
  problem: string | undefined;
}

// A grouped product is never a line: its items are.
const TYPE_NAMES: Record<ProductTypeId, string> = {
  simple: 'SimpleCartItem',
  grouped: 'SimpleCartItem',
  virtual: 'VirtualCartItem',
  configurable: 'ConfigurableCartItem',
  bundle: 'BundleCartItem',
  downloadable: 'DownloadableCartItem',
};

/** The parent objects of a cart's items. */
export function itemParents({ lines, totals, lineProblems }: Quote): ItemParent[] {
  return lines.flatMap((line) => {
    const own = totals.lines.find(({ id }) => id === line.id);
    return own
      ? [{ ...line, totals: own, problem: lineProblems.get(line.id), __typename: TYPE_NAMES[line.product.typeId] }]
      : [];
  });
}

/** `discounts` of a cart or a line; null, not an empty list, where there are none. */
export function discountList(ctx: Context, discounts: readonly RowDiscount[]) {
  if (discounts.length === 0) return null;
  return discounts.map(({ label, amount }) => ({ label, amount: moneyOf(amount, ctx.currency) }));
}

function prices({ product, totals }: ItemParent, _: unknown, ctx: Context) {
  const money = (minorUnits: number) => moneyOf(minorUnits, ctx.currency);
  // The children of a dynamic bundle carry its discount; Magento shows none for the bundle as a whole.
  const isDynamic = product.typeId === 'bundle' && product.bundleDynamicPrice;
  return {
    price: money(totals.unit),
    row_total: money(totals.rowExcludingTax),
    row_total_including_tax: money(totals.rowIncludingTax),
    total_item_discount: money(isDynamic ? 0 : totals.discount),
    discounts: discountList(ctx, totals.discounts),
    fixed_product_taxes: [],
  };
}

const common = {
  id: ({ id }: ItemParent) => String(id),
  uid: ({ id }: ItemParent) => uid(id),
  prices,
  // Magento gives this code to all that is wrong with a quantity, increments too.
  errors: ({ problem }: ItemParent) => (problem === undefined ? null : [{ code: 'ITEM_QTY', message: problem }]),
  customizable_options: (line: ItemParent, _: unknown, ctx: Context) => customizableOptions(ctx, line),
};

export const itemResolvers = {
  SimpleCartItem: common,
  VirtualCartItem: common,
  ConfigurableCartItem: {
    ...common,
    configurable_options: (line: ItemParent, _: unknown, ctx: Context) => configurableOptions(ctx, line),
    configured_variant: ({ variant }: ItemParent) => variant,
  },
  BundleCartItem: {
    ...common,
    bundle_options: (line: ItemParent, _: unknown, ctx: Context) => bundleOptions(ctx, line),
  },
  DownloadableCartItem: {
    ...common,
    samples: () => [],
  },
};
