import { type OrderName, ofAllViews, readPage } from '@/lib/customer/read-customer-orders';
import { latinDigits } from '@/lib/format/latin-digits';
import { type Money, toMoney } from '@/lib/format/money';
import { keepPageAmounts } from '@/lib/format/page-amounts';
import { read } from '@/lib/magento/browser/calls';
import type { ResultOf } from '@/lib/magento/graphql';
import { orderRowsDocument, ordersDocument } from './documents';
import { known, type Order, orderId, toOrder } from './order';
import { withGross } from './prices/gross-question';
import { type NextStep, nextStep } from './state/next-step';
import { isPaidLater, itemProgress } from './state/progress';

/** An order in the history. */
export interface OrderRow {
  id: number;
  number: string;
  date: string;
  status: string;
  /** Names of what was ordered, each once. */
  names: string[];
  grandTotal: Money | null;
  next: NextStep | null;
}

interface OrderPage {
  rows: OrderRow[];
  page: number;
  /** At least one. */
  totalPages: number;
  /** How many orders fit the search. */
  count: number;
}

const PAGE_SIZE = 10;

/** How many the overview shows. */
const RECENT = 3;

/** Of pages all of which are read. */
const LARGE_PAGE_SIZE = 100;

/** A page of the customer's orders, newest first, those whose number has `search` in it. Throws AppError. */
export async function readOrderPage(search: string, page: number): Promise<OrderPage> {
  // Magento finds by three letters and more only, and in an order that no version promises.
  const part = latinDigits(search.trim());
  const names = (await readNames()).filter(({ number }) => number.includes(part));
  const totalPages = Math.max(1, Math.ceil(names.length / PAGE_SIZE));
  const current = Math.min(Math.max(1, page), totalPages);
  const shown = names.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE);
  return { rows: await readRows(shown), page: current, totalPages, count: names.length };
}

/** All of the customer's orders, newest first: Magento 2.4.4 neither sorts them nor finds one by its id. */
async function readNames(): Promise<OrderName[]> {
  const first = await readPage(1, LARGE_PAGE_SIZE);
  const others = Array.from({ length: Math.max(0, first.pages - 1) }, (_, index) =>
    readPage(index + 2, LARGE_PAGE_SIZE),
  );
  const pages = [first, ...(await Promise.all(others))];
  return pages.flatMap(({ orders }) => orders).sort((one, other) => other.id - one.id);
}

async function readRows(names: readonly OrderName[]): Promise<OrderRow[]> {
  if (names.length === 0) return [];
  const { customer } = await read(ofAllViews(orderRowsDocument), {
    numbers: names.map(({ number }) => number),
    pageSize: names.length,
  });
  return known(customer?.orders?.items)
    .map(toRow)
    .sort((one, other) => other.id - one.id);
}

/** The customer's last orders, newest first. Throws AppError. */
export async function readRecentOrders(): Promise<OrderRow[]> {
  return readRows((await readNames()).slice(0, RECENT));
}

type RowAnswer = NonNullable<
  NonNullable<NonNullable<ResultOf<typeof orderRowsDocument>['customer']>['orders']>['items'][number]
>;

function toRow({ id, number, created_at, order_date, status, total, ...order }: RowAnswer): OrderRow {
  const items = known(order.items);
  const names = items.flatMap(({ product_name }) => (product_name ? [keepPageAmounts(product_name)] : []));
  const grandTotal = total && toMoney(total.grand_total, '');
  return {
    id: orderId(id),
    number,
    date: created_at || order_date,
    status,
    names: [...new Set(names)],
    grandTotal,
    next: nextStep({
      items: items.map(itemProgress),
      shipments: order.shipments ?? [],
      invoices: order.invoices ?? [],
      totals: grandTotal && { grandTotal },
      isPaidLater: isPaidLater(order.payment_methods),
    }),
  };
}

/**
 * One of the customer's orders by the number that its address names; null where it is none of theirs. `hasGross`: the backend
 * tells what its items cost with tax. Throws AppError.
 */
export async function readOrder(id: number, hasGross = false): Promise<Order | null> {
  const name = (await readNames()).find((order) => order.id === id);
  if (!name) return null;
  const { customer } = await read(ofAllViews(withGross(ordersDocument, hasGross)), {
    numbers: [name.number],
    pageSize: 1,
  });
  const [order] = customer?.orders?.items ?? [];
  return order ? toOrder(order) : null;
}
