import { read } from '@/lib/magento/browser/calls';
import { customerOrdersDocument } from './documents';

/** An order's number inside the backend, and the one that shoppers know it by. */
export interface OrderName {
  id: number;
  number: string;
}

const PAGE_SIZE = 20;

/** The customer's last orders, newest first in the page's store view. Throws AppError. */
export async function readCustomerOrders(): Promise<OrderName[]> {
  const first = await readPage(1);
  // Oldest first or newest first is the backend's choice: the newest are on the first page or the last.
  const last = first.pages > 1 ? await readPage(first.pages) : { orders: [] };
  return [...first.orders, ...last.orders].sort((one, other) => other.id - one.id);
}

/** One page of them, in the backend's order, by this way of asking. Throws AppError. */
export async function readPage(page: number, pageSize = PAGE_SIZE, document = customerOrdersDocument) {
  const { customer } = await read(document, { page, pageSize });
  const orders = (customer?.orders?.items ?? []).flatMap((order) => (order ? toOrderName(order) : []));
  return { orders, pages: customer?.orders?.page_info?.total_pages ?? 1 };
}

// The id is the base64 of the decimal number.
function toOrderName({ id, number }: { id: string; number: string }): OrderName[] {
  const decimal = Number(decoded(id));
  return Number.isInteger(decimal) && decimal > 0 ? [{ id: decimal, number }] : [];
}

function decoded(id: string): string {
  try {
    return atob(id);
  } catch {
    return id;
  }
}
