import type { Context } from '../../context';
import type { CartAddress } from '../../database/schema/sales-types';
import { timeText } from '../../dates';
import { uid } from '../../uid';
import { type CustomerRow, customerIdOf } from '../customer/queries';
import { allOrdersOf, customerOrders, type OrdersArguments } from './customer-orders';
import {
  baseCurrencyOf,
  commentItems,
  documentFieldResolvers,
  documentParents,
  totalFields,
} from './documents/document-fields';
import type { OrderRow } from './documents/document-rules';
import { orderToken } from './guest-orders';
import { itemFieldResolvers, itemParents } from './items/item-fields';

type Labels = Record<OrderRow['status'], string>;

const STATUS_LABELS: Labels = {
  pending: 'Pending',
  processing: 'Processing',
  complete: 'Complete',
  closed: 'Closed',
  canceled: 'Canceled',
};

/** As merchants and language packs name them for the store view that asks. */
const LOCAL_STATUS_LABELS: Record<string, Partial<Labels>> = {
  en_GB: { canceled: 'Cancelled' },
  th_TH: {
    pending: 'ได้รับคำสั่งซื้อแล้ว',
    processing: 'กำลังดำเนินการ',
    complete: 'เสร็จสมบูรณ์',
    closed: 'ปิดแล้ว',
    canceled: 'ยกเลิกแล้ว',
  },
};

function address({ region, countryId, ...rest }: CartAddress) {
  return {
    ...rest,
    country_code: countryId,
    region: region.label,
    region_id: region.id === null ? null : String(region.id),
  };
}

/** An order of the older query, which tells its id and status plainly. */
interface OrderParent extends OrderRow {
  isPlain?: true;
}

export const orderFieldResolvers = {
  ...documentFieldResolvers,
  ...itemFieldResolvers,
  Query: {
    async customerOrders(_: unknown, __: unknown, ctx: Context) {
      ctx.uncacheable = true;
      const rows = await allOrdersOf(ctx, customerIdOf(ctx));
      return { items: rows.map((row): OrderParent => ({ ...row, isPlain: true })) };
    },
  },
  Customer: {
    orders(customer: CustomerRow, args: OrdersArguments, ctx: Context) {
      // Who has just made an account without signing in has none to show.
      customerIdOf(ctx);
      return customerOrders(ctx, customer.id, args);
    },
  },
  CustomerOrder: {
    id: ({ id, isPlain }: OrderParent) => (isPlain ? String(id) : uid(id)),
    number: ({ incrementId }: OrderRow) => incrementId,
    increment_id: ({ incrementId }: OrderRow) => incrementId,
    order_number: ({ incrementId }: OrderRow) => incrementId,
    order_date: ({ createdAt }: OrderRow) => timeText(createdAt),
    created_at: ({ createdAt }: OrderRow) => timeText(createdAt),
    status({ status, isPlain }: OrderParent, _: unknown, { store: { locale } }: Context) {
      return isPlain ? status : (LOCAL_STATUS_LABELS[locale]?.[status] ?? STATUS_LABELS[status]);
    },
    email: ({ email }: OrderRow) => email,
    token: (order: OrderRow, _: unknown, ctx: Context) => orderToken(ctx, order),
    is_virtual: ({ isVirtual }: OrderRow) => isVirtual,
    grand_total: ({ totals }: OrderRow) => totals.grandTotal / 100,
    total: (order: OrderRow, _: unknown, ctx: Context) => totalFields(order.totals, order, baseCurrencyOf(ctx, order)),
    items: (order: OrderRow, _: unknown, ctx: Context) => itemParents(ctx, order),
    invoices: (order: OrderRow, _: unknown, ctx: Context) => documentParents(ctx, order, 'invoice'),
    shipments: (order: OrderRow, _: unknown, ctx: Context) => documentParents(ctx, order, 'shipment'),
    credit_memos: (order: OrderRow, _: unknown, ctx: Context) => documentParents(ctx, order, 'creditmemo'),
    // Magento knows no empty list of them, and tells the newest first.
    comments: ({ comments }: OrderRow) => (comments.length > 0 ? commentItems(comments.toReversed()) : null),
    carrier: ({ shippingTitle }: OrderRow) => shippingTitle?.split(' - ')[0] ?? null,
    shipping_method: ({ shippingTitle }: OrderRow) => shippingTitle,
    // Magento tells nothing more of a payment, whatever it knows.
    payment_methods: ({ payment: { code, title } }: OrderRow) => [{ type: code, name: title, additional_data: [] }],
    shipping_address: ({ shippingAddress }: OrderRow) => shippingAddress && address(shippingAddress),
    billing_address: ({ billingAddress }: OrderRow) => address(billingAddress),
  },
};
