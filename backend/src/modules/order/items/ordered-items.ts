import type { Context } from '../../../context';
import type { salesOrderItem } from '../../../database/schema/sales';
import type { OrderedDetails } from '../../../database/schema/sales-types';
import { label } from '../../../labels';
import { grouped } from '../../../request-batch';
import type { CartLine } from '../../cart/lines/line-rules';
import type { Quote } from '../../cart/quote/quote-queries';
import { toMinorUnits } from '../../cart/totals/money-rules';
import { attributesById, optionIdsOf, optionsOf } from '../../catalog/attribute/attribute-queries';
import { superAttributesOf } from '../../catalog/product/composites/configurable-queries';

export type OrderedItem = Omit<typeof salesOrderItem.$inferInsert, 'orderId'>;

/** The rows of an order's items, with all that has to stay readable when the catalogue changes. */
export async function orderedItems(ctx: Context, { lines, totals }: Quote): Promise<OrderedItem[]> {
  const items = await Promise.all(
    lines.map(async (line) => {
      const own = totals.lines.find(({ id }) => id === line.id);
      if (!own) return [];
      const { product, choice, quantity } = line;
      return [
        {
          productId: product.id,
          typeId: product.typeId,
          sku: skuOf(line),
          name: product.name ?? product.sku,
          choice,
          details: { ...(await detailsOf(ctx, line)), discounts: own.discounts },
          quantity,
          price: own.unit,
          rowTotal: own.rowExcludingTax,
          rowTotalIncludingTax: own.rowIncludingTax,
          discount: own.discount,
          tax: own.tax,
        },
      ];
    }),
  );
  return items.flat();
}

// A bundle may be known by what is in it.
function skuOf({ product, variant, selections }: CartLine): string {
  if (product.typeId !== 'bundle' || !product.bundleDynamicSku) return variant?.sku ?? product.sku;
  return [product.sku, ...selections.map((part) => part.product.sku)].join('-');
}

async function detailsOf(ctx: Context, line: CartLine): Promise<Omit<OrderedDetails, 'discounts'>> {
  return {
    attributes: await attributesOf(ctx, line),
    options: optionsIn(ctx, line),
    bundle: bundleIn(ctx, line),
    links: line.links.map(({ id, titles, sortOrder }) => ({ id, title: label(titles, ctx.store), sortOrder })),
    pieces: line.pieces.map(({ product, each }) => ({ productId: product.id, each })),
  };
}

async function attributesOf(ctx: Context, { product, variant }: CartLine): Promise<OrderedDetails['attributes']> {
  if (!variant) return [];
  const attributes = await attributesById(ctx);
  const values = await optionIdsOf(ctx, variant.id);
  const rows = [...(await superAttributesOf(ctx, product.id))].sort((a, b) => a.position - b.position);
  const chosen = await Promise.all(
    rows.map(async ({ attributeId }) => {
      const attribute = attributes.get(attributeId);
      const value = (await optionsOf(ctx, attributeId)).find(({ id }) => id === values.get(attributeId)?.[0]);
      if (!attribute || !value) return [];
      return [{ label: label(attribute.labels, ctx.store), value: label(value.labels, ctx.store) }];
    }),
  );
  return chosen.flat();
}

const TYPED = new Set(['field', 'area', 'date', 'file']);

function optionsIn(ctx: Context, { options }: CartLine): OrderedDetails['options'] {
  return options.map(({ option, values }) => ({
    label: label(option.titles, ctx.store),
    value: values.map(({ text, value }) => (value ? label(value.titles, ctx.store) : text)).join(', '),
    isEntered: TYPED.has(option.type),
    skus: values.flatMap(({ value }) => (value ?? option).sku || []),
  }));
}

function bundleIn(ctx: Context, { selections }: CartLine): OrderedDetails['bundle'] {
  return [...grouped(selections, ({ option }) => option.id)].flatMap(([id, chosen]) => {
    const [first] = chosen;
    if (!first) return [];
    const values = chosen.map(({ selection, product, quantity, unit }) => ({
      ...{ id: selection.id, sku: product.sku, quantity },
      name: product.name ?? product.sku,
      price: toMinorUnits(unit, ctx.rate),
    }));
    return [{ id, label: label(first.option.titles, ctx.store), values }];
  });
}
