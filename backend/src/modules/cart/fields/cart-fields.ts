import type { Context } from '../../../context';
import type { CartAddress } from '../../../database/schema/sales-types';
import { inputError } from '../../../errors';
import type { Quote } from '../quote/quote-queries';
import { moneyOf } from '../totals/money-rules';
import type { CartParent } from './cart-of';
import { discountList } from './discount-list';
import { itemParents } from './item-fields';

// Countries are shown by their code, as Magento does it here.
function addressFields({ region, countryId, customerNotes, ...address }: CartAddress) {
  return {
    ...address,
    customer_notes: customerNotes,
    region: { code: region.code, label: region.label, region_id: region.id },
    country: { code: countryId, label: countryId },
  };
}

/** The ways of delivery of a cart, as `AvailableShippingMethod`. */
export function deliveryList(ctx: Context, { deliveries }: Quote) {
  return deliveries.map((one) => ({
    carrier_code: one.carrierCode,
    carrier_title: one.carrierTitle,
    method_code: one.methodCode,
    method_title: one.methodTitle,
    amount: moneyOf(one.amount, ctx.currency),
    price_excl_tax: moneyOf(one.excludingTax, ctx.currency),
    price_incl_tax: moneyOf(one.includingTax, ctx.currency),
    available: true,
    error_message: '',
  }));
}

function selectedDelivery(ctx: Context, { delivery }: Quote) {
  return (
    delivery && {
      carrier_code: delivery.carrierCode,
      carrier_title: delivery.carrierTitle,
      method_code: delivery.methodCode,
      method_title: delivery.methodTitle,
      amount: moneyOf(delivery.excludingTax, ctx.currency),
    }
  );
}

async function items({ quote }: CartParent) {
  const reckoned = await quote();
  const found = itemParents(reckoned);
  // What is wrong with the whole cart stands in front of its items, in a place of its own.
  return reckoned.problem === null ? found : [inputError(reckoned.problem), ...found];
}

async function shippingAddresses({ row, quote }: CartParent, _: unknown, ctx: Context) {
  if (!row.shippingAddress) return [];
  const reckoned = await quote();
  if (reckoned.isVirtual) return [];
  return [
    {
      ...addressFields(row.shippingAddress),
      available_shipping_methods: deliveryList(ctx, reckoned),
      selected_shipping_method: selectedDelivery(ctx, reckoned),
      items_weight: reckoned.weight,
      cart_items_v2: itemParents(reckoned),
    },
  ];
}

async function prices({ quote }: CartParent, _: unknown, ctx: Context) {
  const { totals, lines } = await quote();
  const money = (cents: number) => moneyOf(cents, ctx.currency);
  const withDiscount = money(totals.subtotalExcludingTax - totals.discount);
  return {
    grand_total: money(totals.grandTotal),
    subtotal_excluding_tax: money(totals.subtotalExcludingTax),
    subtotal_including_tax: money(totals.subtotalIncludingTax),
    subtotal_with_discount_excluding_tax: lines.length > 0 ? withDiscount : { ...withDiscount, value: null },
    applied_taxes: totals.taxes.map(({ title, amount }) => ({ label: title, amount: money(amount) })),
    discounts: discountList(ctx, totals.discounts),
  };
}

export const cartFieldResolvers = {
  Cart: {
    id: ({ row }: CartParent) => row.maskedId,
    email: ({ row }: CartParent) => row.email,
    is_virtual: async ({ quote }: CartParent) => (await quote()).isVirtual,
    total_quantity: async ({ quote }: CartParent) =>
      (await quote()).lines.reduce((sum, { quantity }) => sum + quantity, 0),
    items,
    applied_coupon: ({ row }: CartParent) => row.couponCode && { code: row.couponCode },
    applied_coupons: ({ row }: CartParent) => (row.couponCode ? [{ code: row.couponCode }] : null),
    prices,
    available_payment_methods: async ({ quote }: CartParent) => (await quote()).payments,
    selected_payment_method: async ({ row, quote }: CartParent) => ({
      code: row.payment?.code ?? '',
      title: (await quote()).payments.find(({ code }) => code === row.payment?.code)?.title ?? '',
      purchase_order_number: row.payment?.purchaseOrderNumber ?? null,
    }),
    shipping_addresses: shippingAddresses,
    billing_address: ({ row }: CartParent) => row.billingAddress && addressFields(row.billingAddress),
  },
};
