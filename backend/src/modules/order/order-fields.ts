import type { Context } from '../../context';
import type { CartAddress } from '../../database/schema/sales-types';
import { timeText } from '../../dates';
import { uid } from '../../uid';
import { moneyOf } from '../cart/totals/money-rules';
import { type CustomerRow, customerIdOf } from '../customer/queries';
import { customerOrders, type OrderRow, type OrdersArguments } from './customer-orders';

const STATUS_LABELS: Record<OrderRow['status'], string> = {
  pending: 'Pending',
  processing: 'Processing',
  complete: 'Complete',
  canceled: 'Canceled',
};

function address({ region, countryId, ...rest }: CartAddress) {
  return {
    ...rest,
    country_code: countryId,
    region: region.label,
    region_id: region.id === null ? null : String(region.id),
  };
}

function total({ totals, currency }: OrderRow) {
  const money = (minorUnits: number) => moneyOf(minorUnits, currency);
  const taxes = totals.taxes.map(({ title, percent, amount }) => ({ title, rate: percent, amount: money(amount) }));
  return {
    grand_total: money(totals.grandTotal),
    subtotal: money(totals.subtotalExcludingTax),
    total_tax: money(totals.tax),
    total_shipping: money(totals.shippingExcludingTax),
    discounts: totals.discounts.map(({ label, amount }) => ({ label, amount: money(amount) })),
    shipping_handling: {
      total_amount: money(totals.shippingIncludingTax),
      amount_excluding_tax: money(totals.shippingExcludingTax),
      amount_including_tax: money(totals.shippingIncludingTax),
    },
    taxes,
  };
}

export const orderFieldResolvers = {
  Customer: {
    orders(customer: CustomerRow, args: OrdersArguments, ctx: Context) {
      // Who has just made an account without signing in has none to show.
      customerIdOf(ctx);
      return customerOrders(ctx, customer.id, args);
    },
  },
  CustomerOrder: {
    id: ({ id }: OrderRow) => uid(id),
    number: ({ incrementId }: OrderRow) => incrementId,
    increment_id: ({ incrementId }: OrderRow) => incrementId,
    order_number: ({ incrementId }: OrderRow) => incrementId,
    order_date: ({ createdAt }: OrderRow) => timeText(createdAt),
    created_at: ({ createdAt }: OrderRow) => timeText(createdAt),
    status: ({ status }: OrderRow) => STATUS_LABELS[status],
    email: ({ email }: OrderRow) => email,
    is_virtual: ({ isVirtual }: OrderRow) => isVirtual,
    grand_total: ({ totals }: OrderRow) => totals.grandTotal / 100,
    total,
    carrier: ({ shippingTitle }: OrderRow) => shippingTitle?.split(' - ')[0] ?? null,
    shipping_method: ({ shippingTitle }: OrderRow) => shippingTitle,
    payment_methods: ({ payment: { code, title } }: OrderRow) => [{ type: code, name: title }],
    shipping_address: ({ shippingAddress }: OrderRow) => shippingAddress && address(shippingAddress),
    billing_address: ({ billingAddress }: OrderRow) => address(billingAddress),
  },
};
