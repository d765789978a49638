import { read } from '@/lib/magento/browser/calls';
import { customerOrdersDocument } from './documents';

/** An order's number inside the backend, and the one that shoppers know it by. */
export interface OrderName {
  id: number;
  number: string;
}

const PAGE_SIZE = 20;

/** Of pages all of which are read. */
const LARGE_PAGE_SIZE = 100;

/** The customer's last orders, newest first. Throws AppError. */
export async function readCustomerOrders(): Promise<OrderName[]> {
  const first = await readPage(1);
  // Oldest first or newest first is the backend's choice: the newest are on the first page or the last.
  const last = first.pages > 1 ? await readPage(first.pages) : { orders: [] };
  return [...first.orders, ...last.orders].sort((one, other) => other.id - one.id);
}

/** All of the customer's orders, newest first: Magento 2.4.4 neither sorts them nor finds one by its id. Throws AppError. */
export async function readAllCustomerOrders(): Promise<OrderName[]> {
  const first = await readPage(1, LARGE_PAGE_SIZE);
  const others = Array.from({ length: Math.max(0, first.pages - 1) }, (_, index) =>
    readPage(index + 2, LARGE_PAGE_SIZE),
  );
  const pages = [first, ...(await Promise.all(others))];
  return pages.flatMap(({ orders }) => orders).sort((one, other) => other.id - one.id);
}

async function readPage(page: number, pageSize = PAGE_SIZE): Promise<{ orders: OrderName[]; pages: number }> {
  const { customer } = await read(customerOrdersDocument, { page, pageSize });
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
