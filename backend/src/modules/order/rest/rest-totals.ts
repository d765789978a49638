import type { Context } from '../../../context';
import type { Quote } from '../../cart/quote/quote-queries';

interface Segment {
  code: string;
  title: string;
  value: number;
  area?: string;
  extension_attributes?: unknown;
}

// Magento repeats each amount in the base currency.
function withBase(amounts: Record<string, number>, rate: number) {
  return Object.fromEntries(
    Object.entries(amounts).flatMap(([key, minorUnits]) => [
      [key, minorUnits / 100],
      [`base_${key}`, Math.round(minorUnits / rate) / 100],
    ]),
  );
}

// Rules in percent count, also where they overlap; amounts do not.
function discountPercent({ rules }: Quote, discount: number): number {
  if (discount === 0) return 0;
  const percents = rules.filter(({ action }) => action === 'by_percent').map(({ amount }) => amount);
  return Math.min(
    100,
    percents.reduce((sum, percent) => sum + percent, 0),
  );
}

function itemTotals(quote: Quote, ctx: Context) {
  const { lines, totals } = quote;
  return lines.flatMap(({ id, quantity, product }) => {
    const own = totals.lines.find((line) => line.id === id);
    if (!own) return [];
    const amounts = {
      price: own.unit,
      row_total: own.rowExcludingTax,
      tax_amount: own.tax,
      discount_amount: own.discount,
      price_incl_tax: Math.round(own.rowIncludingTax / quantity),
      row_total_incl_tax: own.rowIncludingTax,
    };
    return [
      {
        item_id: id,
        qty: quantity,
        ...withBase(amounts, ctx.rate),
        // Magento never fills it.
        row_total_with_discount: 0,
        tax_percent: own.taxPercent,
        discount_percent: discountPercent(quote, own.discount),
        options: '[]',
        weee_tax_applied_amount: null,
        weee_tax_applied: null,
        name: product.name,
      },
    ];
  });
}

function segments({ totals, shippingMethod }: Quote): Segment[] {
  const chosen = shippingMethod ? ` (${shippingMethod.carrierTitle} - ${shippingMethod.methodTitle})` : '';
  const discount = {
    code: 'discount',
    title: totals.discounts.map(({ label }) => label).join(', '),
    value: -totals.discount / 100,
  };
  return [
    { code: 'subtotal', title: 'Subtotal', value: totals.subtotalExcludingTax / 100 },
    ...(totals.discount > 0 ? [discount] : []),
    { code: 'shipping', title: `Shipping & Handling${chosen}`, value: totals.shippingExcludingTax / 100 },
    {
      code: 'tax',
      title: 'Tax',
      value: totals.tax / 100,
      extension_attributes: {
        tax_grandtotal_details: totals.taxes.map(({ title, percent, amount }, index) => ({
          amount: amount / 100,
          rates: [{ percent: String(percent), title }],
          group_id: index + 1,
        })),
      },
    },
    { code: 'grand_total', title: 'Grand Total', value: totals.grandTotal / 100, area: 'footer' },
  ];
}

/** What a cart comes to, as Magento's `TotalsInterface`. */
export function restTotals(quote: Quote, ctx: Context) {
  const { totals, lines } = quote;
  const amounts = {
    grand_total: totals.grandTotal,
    subtotal: totals.subtotalExcludingTax,
    discount_amount: -totals.discount,
    subtotal_with_discount: totals.subtotalExcludingTax - totals.discount,
    shipping_amount: totals.shippingExcludingTax,
    shipping_discount_amount: 0,
    tax_amount: totals.tax,
    shipping_tax_amount: totals.shippingIncludingTax - totals.shippingExcludingTax,
    shipping_incl_tax: totals.shippingIncludingTax,
  };
  return {
    ...withBase(amounts, ctx.rate),
    subtotal_incl_tax: totals.subtotalIncludingTax / 100,
    weee_tax_applied_amount: null,
    base_currency_code: ctx.store.baseCurrency,
    quote_currency_code: ctx.currency,
    ...(quote.row.couponCode ? { coupon_code: quote.row.couponCode } : {}),
    items_qty: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    items: itemTotals(quote, ctx),
    total_segments: segments(quote),
  };
}

/** What REST answers to an address or a payment: payment methods, and what it comes to. */
export function paymentDetails(quote: Quote, ctx: Context) {
  return { payment_methods: quote.payments, totals: restTotals(quote, ctx) };
}
