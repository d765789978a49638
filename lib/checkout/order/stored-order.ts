import type { Address } from '@/lib/address/address';
import { readStoredJson, removeStored, writeStored } from '@/lib/browser/local-storage';
import { type Money, type StoredMoney, toMoney, toStoredMoney } from '@/lib/format/money';
import { readToken } from '@/lib/magento/call-headers';

export interface PlacedOrder {
  /** The order's number inside the backend; null where its answer was lost and only the order's number is known. */
  id: number | null;
  /** The number that shoppers and staff know it by, such as `000000042`; null while it could not be read. */
  number: string | null;
  email: string | null;
  /** Null for a virtual order. */
  shipping_address: Address | null;
  billing_address: Address | null;
  shippingTitle: string | null;
  /** Carrier and method, `flatrate_flatrate`. */
  shippingMethod: string | null;
  paymentCode: string | null;
  paymentLabel: string | null;
  grandTotal: Money | null;
  isSignedIn: boolean;
  placedAt: number;
}

export interface Receipt {
  order: PlacedOrder | null;
}

export const EMPTY_RECEIPT: Receipt = { order: null };

/** How long the success page survives a reload: the receipt names a person. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

export function storeReceipt(order: PlacedOrder): void {
  writeStored('receipt', JSON.stringify(toStoredOrder(order)));
}

/** The order of the last day that the success page shows; null where there is none, or nothing that could be one. */
export function readStoredReceipt(now = Date.now()): PlacedOrder | null {
  const order = fromStoredOrder(readStoredJson('receipt'));
  // Whose session has ended without a page of the shop being open has left it here.
  if (!order || (order.isSignedIn && readToken() === null)) return null;
  if (now - order.placedAt <= LIFETIME_MS) return order;
  clearStoredReceipt();
  return null;
}

export function clearStoredReceipt(): void {
  removeStored('receipt');
}

type StoredOrder = Omit<PlacedOrder, 'grandTotal' | 'shippingMethod'> & {
  grandTotal: StoredMoney | null;
  /** Receipts of earlier versions have none. */
  shippingMethod?: string | null;
};

export function toStoredOrder(order: PlacedOrder): StoredOrder {
  return { ...order, grandTotal: order.grandTotal && toStoredMoney(order.grandTotal) };
}

/** An order from storage, as its receipt holds it; null where the value is none. */
function fromStoredOrder(value: unknown): PlacedOrder | null {
  if (!isStoredOrder(value)) return null;
  const { grandTotal } = value;
  return {
    ...value,
    shippingMethod: value.shippingMethod ?? null,
    grandTotal: grandTotal && toMoney(grandTotal, grandTotal.currency),
  };
}

function isStoredOrder(value: unknown): value is StoredOrder {
  if (!isFields(value)) return false;
  const { id, number, email, shippingTitle, paymentCode, paymentLabel, shipping_address, billing_address } = value;
  return (
    (id === null || typeof id === 'number') &&
    [number, email, shippingTitle, value.shippingMethod ?? null, paymentCode, paymentLabel].every(isTextOrNull) &&
    [shipping_address, billing_address].every((address) => address === null || isAddress(address)) &&
    (value.grandTotal === null || isMoney(value.grandTotal)) &&
    typeof value.isSignedIn === 'boolean' &&
    typeof value.placedAt === 'number'
  );
}

/** An order that was sent and whose answer is not known yet. */
export interface OrderAttempt {
  cartId: string;
  sentAt: number;
  /** Epoch milliseconds after which its request cannot be at work any more; missing until its answer is lost. */
  overAt?: number;
  /** The receipt that it becomes, as far as it is known before the answer. */
  receipt: PlacedOrder;
}

// After a day the shop knows better than this browser what became of it.
const KEPT_MS = 24 * 60 * 60_000;

/** Where the browser keeps nothing, an attempt lives as long as the page. */
let inMemory: OrderAttempt | null = null;

/** Marks, before it is sent, that an order is sent: whatever happens to its answer, nobody pays twice. */
export function storeOrderAttempt(attempt: OrderAttempt): void {
  inMemory = attempt;
  writeStored('order_attempt', JSON.stringify({ ...attempt, receipt: toStoredOrder(attempt.receipt) }));
}

/** The order that was sent without an answer, by whichever tab; null where there is none, or none of today. */
export function readOrderAttempt(): OrderAttempt | null {
  const attempt = toOrderAttempt(readStoredJson('order_attempt')) ?? inMemory;
  if (!attempt || Date.now() - attempt.sentAt <= KEPT_MS) return attempt;
  clearOrderAttempt();
  return null;
}

export function clearOrderAttempt(): void {
  inMemory = null;
  removeStored('order_attempt');
}

function toOrderAttempt(value: unknown): OrderAttempt | null {
  if (!isFields(value)) return null;
  const { cartId, sentAt, overAt } = value;
  const receipt = fromStoredOrder(value.receipt);
  if (typeof cartId !== 'string' || typeof sentAt !== 'number' || !receipt) return null;
  if (overAt === undefined) return { cartId, sentAt, receipt };
  return typeof overAt === 'number' ? { cartId, sentAt, overAt, receipt } : null;
}

type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isTextOrNull = (value: unknown): boolean => value === null || isText(value);
const isTextOrAbsent = (value: unknown): boolean => value === undefined || isText(value);

/** Whether a value from storage is an address; storage is anybody's to write. */
export function isAddress(value: unknown): value is Address {
  if (!isFields(value)) return false;
  const { firstname, lastname, city, telephone, country_id, street } = value;
  return (
    [firstname, lastname, city, telephone, country_id].every(isText) &&
    Array.isArray(street) &&
    street.every(isText) &&
    [value.region, value.region_code, value.postcode].every(isTextOrNull) &&
    (value.region_id === null || typeof value.region_id === 'number') &&
    [value.company, value.email].every(isTextOrAbsent) &&
    (value.customerAddressId === undefined || typeof value.customerAddressId === 'number') &&
    (value.saveInAddressBook === undefined || typeof value.saveInAddressBook === 'boolean')
  );
}

export function isMoney(value: unknown): value is StoredMoney {
  return isFields(value) && typeof value.value === 'number' && isText(value.currency);
}
