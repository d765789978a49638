import type { Context } from '../../context';
import type { CartAddress } from '../../database/schema/sales-types';
import { inputError } from '../../errors';
import { offeredPayment } from './cart-rules';
import { discountList, itemParents } from './item-fields';
import { discountDescription } from './quote/cart-price-rules';
import type { CartParent, Quote } from './quote/quote-queries';
import { shippingMethodList } from './quote/shipping-rules';
import { moneyOf } from './totals/money-rules';

// Countries are shown by their code, as Magento does it here.
function addressFields({ region, countryId, customerNotes, ...address }: CartAddress) {
  return {
    ...address,
    customer_notes: customerNotes,
    region: { code: region.code, label: region.label, region_id: region.id },
    country: { code: countryId, label: countryId },
  };
}

function selectedShippingMethod(ctx: Context, { shippingMethod }: Quote) {
  return (
    shippingMethod && {
      carrier_code: shippingMethod.carrierCode,
      carrier_title: shippingMethod.carrierTitle,
      method_code: shippingMethod.methodCode,
      method_title: shippingMethod.methodTitle,
      amount: moneyOf(shippingMethod.excludingTax, ctx.currency),
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
  // The rough one of an estimate is no address, though its delivery is in the total.
  if (!row.shippingAddress?.firstname) return [];
  const reckoned = await quote();
  if (reckoned.isVirtual) return [];
  return [
    {
      ...addressFields(row.shippingAddress),
      available_shipping_methods: shippingMethodList(ctx, reckoned.shippingMethods),
      selected_shipping_method: selectedShippingMethod(ctx, reckoned),
      items_weight: reckoned.weight,
      cart_items: reckoned.lines.map(({ id, quantity }) => ({ cart_item_id: id, quantity })),
      cart_items_v2: itemParents(reckoned),
    },
  ];
}

async function prices({ row, quote }: CartParent, _: unknown, ctx: Context) {
  const { totals, lines, rules } = await quote();
  const money = (minorUnits: number) => moneyOf(minorUnits, ctx.currency);
  const withDiscount = money(totals.subtotalExcludingTax - totals.discount);
  return {
    grand_total: money(totals.grandTotal),
    subtotal_excluding_tax: money(totals.subtotalExcludingTax),
    subtotal_including_tax: money(totals.subtotalIncludingTax),
    subtotal_with_discount_excluding_tax: lines.length > 0 ? withDiscount : { ...withDiscount, value: null },
    applied_taxes: totals.taxes.map(({ title, amount }) => ({ label: title, amount: money(amount) })),
    // The old form: one sum, below zero.
    discount: totals.discount > 0 ? { amount: money(-totals.discount), label: discountDescription(rules, ctx) } : null,
    // Magento knows no discounts before there is an address.
    discounts: discountList(ctx, totals.discounts) ?? (row.shippingAddress ? [] : null),
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
      title: offeredPayment(await quote(), row.payment?.code ?? '')?.title ?? '',
      purchase_order_number: row.payment?.purchaseOrderNumber ?? null,
    }),
    shipping_addresses: shippingAddresses,
    billing_address: ({ row }: CartParent) => row.billingAddress && addressFields(row.billingAddress),
  },
};
