import type { Context } from '../../../context';
import type { OrderComment, OrderTotals } from '../../../database/schema/sales-types';
import { timeText } from '../../../dates';
import { uid } from '../../../uid';
import { moneyOf } from '../../cart/totals/money-rules';
import { partParents } from '../items/item-fields';
import { contentOf, type OrderDocument } from './document-queries';
import type { DocumentKind, OrderRow } from './document-rules';

interface DocumentParent extends OrderDocument {
  order: OrderRow;
}

/** The parent objects of an order's documents of a kind. */
export async function documentParents(ctx: Context, order: OrderRow, kind: DocumentKind): Promise<DocumentParent[]> {
  const { documents } = await contentOf(ctx, order.id);
  return documents.filter((document) => document.kind === kind).map((document) => ({ ...document, order }));
}

/** Notes as Magento's `SalesCommentItem`. */
export function commentItems(comments: readonly OrderComment[]) {
  return comments.map(({ message, at }) => ({ message, timestamp: timeText(new Date(at)) }));
}

/** Magento's `OrderTotal` and what invoices and credit memos have in its place. */
export function totalFields(totals: OrderTotals, { currency, rate }: OrderRow, baseCurrency: string) {
  const money = (minorUnits: number) => moneyOf(minorUnits, currency);
  const taxes = totals.taxes.map(({ title, percent, amount }) => ({ title, rate: percent, amount: money(amount) }));
  return {
    grand_total: money(totals.grandTotal),
    base_grand_total: moneyOf(Math.round(totals.grandTotal / rate), baseCurrency),
    subtotal: money(totals.subtotalExcludingTax),
    total_tax: money(totals.tax),
    total_shipping: money(totals.shippingExcludingTax),
    discounts: totals.discounts.map(({ label, amount }) => ({ label, amount: money(amount) })),
    shipping_handling: {
      total_amount: money(totals.shippingExcludingTax),
      amount_excluding_tax: money(totals.shippingExcludingTax),
      amount_including_tax: money(totals.shippingIncludingTax),
      taxes: shippingTaxes(totals).map(({ amount, ...tax }) => ({ ...tax, amount: money(amount) })),
      // No rule of this shop takes anything off the delivery.
      discounts: totals.discounts.map(() => ({ amount: money(0) })),
    },
    taxes,
  };
}

// The delivery bears one of the order's taxes: that whose percentage fits.
function shippingTaxes({ shippingExcludingTax, shippingIncludingTax, taxes }: OrderTotals) {
  const amount = shippingIncludingTax - shippingExcludingTax;
  if (amount === 0) return [];
  const percent = (amount * 100) / shippingExcludingTax;
  const [nearest] = [...taxes].sort((a, b) => Math.abs(a.percent - percent) - Math.abs(b.percent - percent));
  return nearest ? [{ title: nearest.title, rate: nearest.percent, amount }] : [];
}

/** The base currency of the store view in which an order was placed. */
export function baseCurrencyOf({ stores, store }: Context, { storeId }: OrderRow): string {
  return (stores.find(({ id }) => id === storeId) ?? store).baseCurrency;
}

const common = {
  id: ({ id }: DocumentParent) => uid(id),
  number: ({ incrementId }: DocumentParent) => incrementId,
  comments: ({ comments }: DocumentParent) => commentItems(comments),
  items: (document: DocumentParent, _: unknown, ctx: Context) => partParents(ctx, document.order, document),
};

function total({ totals, order }: DocumentParent, _: unknown, ctx: Context) {
  return totals && totalFields(totals, order, baseCurrencyOf(ctx, order));
}

export const documentFieldResolvers = {
  Invoice: { ...common, total },
  OrderShipment: { ...common, tracking: ({ tracks }: DocumentParent) => tracks },
  CreditMemo: {
    ...common,
    total(document: DocumentParent, _: unknown, ctx: Context) {
      const fields = total(document, _, ctx);
      // Refunds here are of goods and delivery alone.
      return fields && { ...fields, adjustment: moneyOf(0, document.order.currency) };
    },
  },
};
