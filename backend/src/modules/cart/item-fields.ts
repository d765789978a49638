import type { Context } from '../../context';
import type { ProductTypeId } from '../../database/schema/products';
import { label } from '../../labels';
import { grouped } from '../../request-batch';
import { uid } from '../../uid';
import { attributesById, optionIdsOf, optionsOf } from '../catalog/attribute/attribute-queries';
import { superAttributesOf } from '../catalog/product/configurable-queries';
import { currencySymbol } from '../store/rules';
import type { CartLine, ChosenSelection } from './lines/line-rules';
import type { Quote } from './quote/quote-queries';
import type { RowDiscount } from './totals/discounts';
import { moneyOf, toMinorUnits } from './totals/money-rules';
import type { LineTotals } from './totals/totals';

interface ItemParent extends CartLine {
  __typename: string;
  totals: LineTotals;
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
export function itemParents({ lines, totals }: Quote): ItemParent[] {
  return lines.flatMap((line) => {
    const own = totals.lines.find(({ id }) => id === line.id);
    return own ? [{ ...line, totals: own, __typename: TYPE_NAMES[line.product.typeId] }] : [];
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

function customizableOptions({ options }: ItemParent, _: unknown, ctx: Context) {
  return options.map(({ option, values }) => ({
    id: option.id,
    customizable_option_uid: uid('custom-option', option.id),
    label: label(option.titles, ctx.store),
    is_required: option.isRequired,
    sort_order: option.sortOrder,
    type: option.type,
    values: values.map(({ text, value }) => {
      const { price, priceType } = value ?? option;
      const isPercent = priceType === 'PERCENT';
      return {
        id: value?.id ?? option.id,
        customizable_option_value_uid: value
          ? uid('custom-option', option.id, value.id)
          : uid('custom-option', option.id),
        label: value ? label(value.titles, ctx.store) : '',
        value: text,
        price: {
          value: isPercent ? (price ?? 0) : toMinorUnits(price ?? 0, ctx.rate) / 100,
          type: priceType ?? 'FIXED',
          units: isPercent ? '%' : currencySymbol(ctx.currency, ctx.store.locale),
        },
      };
    }),
  }));
}

async function configurableOptions({ product, variant }: ItemParent, _: unknown, ctx: Context) {
  const attributes = await attributesById(ctx);
  const values = variant ? await optionIdsOf(ctx, variant.id) : new Map<number, number[]>();
  const rows = [...(await superAttributesOf(ctx, product.id))].sort((a, b) => a.position - b.position);
  const shown = await Promise.all(
    rows.map(async ({ attributeId }) => {
      const attribute = attributes.get(attributeId);
      const value = (await optionsOf(ctx, attributeId)).find(({ id }) => id === values.get(attributeId)?.[0]);
      if (!attribute || !value) return [];
      return [
        {
          id: attributeId,
          option_label: label(attribute.labels, ctx.store),
          value_id: value.id,
          value_label: label(value.labels, ctx.store),
          configurable_product_option_uid: uid('configurable', product.id, attributeId),
          configurable_product_option_value_uid: uid('configurable', attributeId, value.id),
        },
      ];
    }),
  );
  return shown.flat();
}

function bundleOptions({ selections }: ItemParent, _: unknown, ctx: Context) {
  const byOption = grouped(selections, ({ option }) => option.id);
  return [...byOption.values()].flatMap((chosen) => {
    const [first] = chosen;
    if (!first) return [];
    const { option } = first;
    return [
      {
        id: option.id,
        uid: uid('bundle', option.id),
        label: label(option.titles, ctx.store),
        type: option.type,
        values: chosen.map((part) => bundleValue(ctx, part)),
      },
    ];
  });
}

function bundleValue(ctx: Context, { option, selection, product, quantity, unit }: ChosenSelection) {
  return {
    id: selection.id,
    uid: uid('bundle', option.id, selection.id, quantity),
    label: product.name ?? product.sku,
    price: toMinorUnits(unit, ctx.rate) / 100,
    quantity,
  };
}

const common = {
  id: ({ id }: ItemParent) => String(id),
  uid: ({ id }: ItemParent) => uid(id),
  prices,
  customizable_options: customizableOptions,
};

export const itemResolvers = {
  SimpleCartItem: common,
  VirtualCartItem: common,
  ConfigurableCartItem: {
    ...common,
    configurable_options: configurableOptions,
    configured_variant: ({ variant }: ItemParent) => variant,
  },
  BundleCartItem: { ...common, bundle_options: bundleOptions },
  DownloadableCartItem: {
    ...common,
    samples: () => [],
  },
};
