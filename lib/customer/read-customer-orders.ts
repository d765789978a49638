import { read } from '@/lib/magento/browser/calls';
import { laterDocument } from '@/lib/magento/later-document';
import { customerOrdersDocument } from './documents';

/** An order's number inside the backend, and the one that shoppers know it by. */
export interface OrderName {
  id: number;
  number: string;
}

const PAGE_SIZE = 20;

/** The customer's last orders, newest first. Throws AppError. */
export async function readCustomerOrders(): Promise<OrderName[]> {
  const first = await readPage(1);
  // Oldest first or newest first is the backend's choice: the newest are on the first page or the last.
  const last = first.pages > 1 ? await readPage(first.pages) : { orders: [] };
  return [...first.orders, ...last.orders].sort((one, other) => other.id - one.id);
}

/** One page of them, in the backend's order. Throws AppError. */
export async function readPage(page: number, pageSize = PAGE_SIZE) {
  const { customer } = await read(ofAllViews(customerOrdersDocument), { page, pageSize });
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

const GLOBAL = {
  kind: 'Argument',
  name: { kind: 'Name', value: 'scope' },
  value: { kind: 'EnumValue', value: 'GLOBAL' },
};

/** Asks for the customer's orders of all store views, where the layout says that the backend can: else it tells the page's. */
export function ofAllViews<Document>(question: Document): Document {
  if (document.documentElement.dataset.orders !== 'all') return question;
  return laterDocument(question, (node) =>
    node.kind === 'Field' && node.name?.value === 'orders'
      ? { ...node, arguments: [...(node.arguments ?? []), GLOBAL] }
      : node,
  );
}
