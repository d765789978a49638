import { OF_LAST_ORDER } from '@/lib/config/paths';

const NAMES = ['email', 'firstName', 'lastName'] as const;

type Known = [name: (typeof NAMES)[number], value: string][];

/** What a new account's form begins with: names and e-mail of the query, or of a guest's last order [SESS-10]. */
export async function prefilledAccount(): Promise<Known> {
  const query = new URLSearchParams(window.location.search);
  const told = toKnown(Object.fromEntries(query));
  const isOfOrder = query.has(OF_LAST_ORDER);
  // So the address names nobody in the history, and whoever opens the form later finds it empty.
  if (isOfOrder || NAMES.some((name) => query.has(name))) discardFromAddress(query);
  return isOfOrder && told.length === 0 ? fromReceipt() : told;
}

function toKnown(fields: { [name: string]: string | null | undefined }): Known {
  return NAMES.flatMap((name) => {
    const value = fields[name]?.trim();
    return value ? [[name, value]] : [];
  });
}

function discardFromAddress(query: URLSearchParams): void {
  for (const name of [...NAMES, OF_LAST_ORDER]) query.delete(name);
  window.history.replaceState(null, '', window.location.pathname + (query.size > 0 ? `?${query}` : ''));
}

async function fromReceipt(): Promise<Known> {
  try {
    const { readStoredReceipt } = await import('@/lib/checkout/order/stored-order');
    const order = readStoredReceipt();
    if (!order || order.isSignedIn) return [];
    const person = order.shipping_address ?? order.billing_address;
    return toKnown({ email: order.email, firstName: person?.firstname, lastName: person?.lastname });
  } catch {
    // Its code could not be loaded: the shopper types it.
    return [];
  }
}
