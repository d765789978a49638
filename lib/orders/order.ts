import { htmlWords } from '@/lib/browser/trusted/html-words';
import { decodeEntities } from '@/lib/cart/items/entered-options';
import { fullDay } from '@/lib/format/full-day';
import { type Money, toMoney } from '@/lib/format/money';
import { keepPageAmounts } from '@/lib/format/page-amounts';
import type { FragmentOf } from '@/lib/magento/graphql';
import type { orderFragment } from './documents';
import type { LaterItem } from './prices/gross-question';
import { type ItemProgress, isPaidLater, itemProgress } from './state/progress';

/** An order as its page shows it; texts are the backend's, in the store view's language. */
export interface Order {
  /** The order's number inside the backend, which its address names [ROUTE-8]. */
  id: number;
  /** The one that shoppers know it by. */
  number: string;
  /** The moment, as `orderDay` reads it. */
  date: string;
  status: string;
  shippingAddress: OrderAddress | null;
  billingAddress: OrderAddress | null;
  shippingMethod: string | null;
  /** By Magento's codes. */
  payments: { code: string; name: string; details: OrderOption[] }[];
  /** By what arrives after the order, such as a cheque. */
  isPaidLater: boolean;
  items: OrderItem[];
  totals: OrderTotals | null;
  shipments: Shipment[];
  invoices: OrderDocument[];
  creditMemos: OrderDocument[];
  comments: OrderComment[];
}

interface OrderOption {
  label: string;
  value: string;
}

export interface OrderItem extends ItemProgress {
  id: string;
  name: string;
  sku: string;
  /** Of the product, or of a variant's parent; null where it is gone. */
  urlKey: string | null;
  options: OrderOption[];
  /** What one of them cost, without tax. */
  price: Money;
  /** What one of them, and all, cost with tax; null where the backend does not tell. */
  gross: { each: Money; row: Money } | null;
}

interface OrderTotals {
  /** Without tax, as the amounts of the lines below it. */
  subtotal: Money;
  discounts: { label: string; amount: Money }[];
  shipping: Money;
  shippingGross: Money | null;
  taxes: { label: string; amount: Money }[];
  grandTotal: Money;
}

interface OrderAddress {
  firstname: string;
  lastname: string;
  company?: string;
  street: string[];
  city: string;
  region: string | null;
  postcode: string | null;
  country_id: string;
  telephone: string;
}

/** A shipment, an invoice or a credit memo. */
export interface OrderDocument {
  id: string;
  number: string;
  items: { id: string; name: string; sku: string; quantity: number }[];
  /** Null for a shipment. */
  total: Money | null;
  comments: OrderComment[];
}

export interface Shipment extends OrderDocument {
  tracking: Tracking[];
}

export interface Tracking {
  carrier: string;
  title: string;
  number: string | null;
}

export interface OrderComment {
  text: string;
  date: string;
}

type OrderAnswer = FragmentOf<typeof orderFragment>;
type ItemAnswer = NonNullable<NonNullable<OrderAnswer['items']>[number]>;
type AddressAnswer = NonNullable<OrderAnswer['billing_address']>;
type CommentAnswers = OrderAnswer['comments'];

/** Maps the backend's answer; the nulls that Magento leaves in lists are left out. */
export function toOrder(answer: OrderAnswer): Order {
  const { number, status, created_at, order_date, carrier, shipping_method, total } = answer;
  const currency = total?.grand_total.currency ?? '';
  return {
    id: orderId(answer.id),
    number,
    // From 2.4.8 on the latter is in the store's time zone, no longer in UTC.
    date: created_at || order_date,
    status,
    shippingAddress: toAddress(answer.shipping_address),
    billingAddress: toAddress(answer.billing_address),
    // As the checkout names it: Magento keeps "Carrier - Method".
    shippingMethod: (shipping_method || carrier)?.replace(' - ', ': ') || null,
    payments: known(answer.payment_methods).map(({ type, name, additional_data }) => ({
      code: type,
      name,
      details: known(additional_data).flatMap(({ name: label, value }) => (label && value ? [{ label, value }] : [])),
    })),
    isPaidLater: isPaidLater(answer.payment_methods),
    items: known(answer.items).map((item) => toItem(item, currency)),
    totals: total && {
      subtotal: toMoney(total.subtotal, currency),
      discounts: known(total.discounts).map(({ label, amount }) => ({ label, amount: toMoney(amount, currency) })),
      shipping: toMoney(total.total_shipping, currency),
      shippingGross: moneyOrNull(total.shipping_handling?.amount_including_tax, currency),
      taxes: toTaxes(total, currency),
      grandTotal: toMoney(total.grand_total, currency),
    },
    shipments: known(answer.shipments).map(({ tracking, items, ...shipment }) => ({
      ...toDocument({ ...shipment, total: null }, currency),
      items: known(items).map((item) => toPart(item, item.quantity_shipped)),
      tracking: known(tracking).map(({ carrier: code, title, number: track }) => ({
        carrier: code,
        title: title || code,
        number: track || null,
      })),
    })),
    invoices: known(answer.invoices).map(({ items, ...invoice }) => ({
      ...toDocument(invoice, currency),
      items: known(items).map((item) => toPart(item, item.quantity_invoiced)),
    })),
    creditMemos: known(answer.credit_memos).map(({ items, ...memo }) => ({
      ...toDocument(memo, currency),
      items: known(items).map((item) => toPart(item, item.quantity_refunded)),
    })),
    comments: toComments(answer.comments),
  };
}

/** What was paid back, and what the order comes to without it; null where nothing was. */
export function refundOf({ totals, creditMemos }: Pick<Order, 'totals' | 'creditMemos'>) {
  const minor = creditMemos.reduce((sum, { total }) => sum + (total?.minor ?? 0), 0);
  if (!totals || minor === 0) return null;
  const { grandTotal } = totals;
  return { refunded: { ...grandTotal, minor }, rest: { ...grandTotal, minor: grandTotal.minor - minor } };
}

/** Whether something of an order was cancelled, and not all: its totals are those of the day it was placed. */
export function isCancelledInPart({ items }: Pick<Order, 'items'>): boolean {
  const isGone = ({ quantity: { ordered, canceled, refunded } }: OrderItem) => canceled + refunded >= ordered;
  return items.some(({ quantity }) => quantity.canceled > 0) && !items.every(isGone);
}

/** The decimal number that a Magento uid stands for; 0 where it is none. */
export function orderId(uid: string): number {
  try {
    return Number(atob(uid)) || 0;
  } catch {
    return Number(uid) || 0;
  }
}

export function known<Entry>(entries: readonly (Entry | null)[] | null | undefined): Entry[] {
  return (entries ?? []).filter((entry) => entry !== null);
}

/** Without their lines the taxes are at least summed up. */
function toTaxes({ taxes, total_tax }: NonNullable<OrderAnswer['total']>, currency: string) {
  const lines = known(taxes).map(({ title, rate, amount }) => ({
    label: title.includes('%') ? title : `${title} (${rate}%)`,
    amount: toMoney(amount, currency),
  }));
  const sum = toMoney(total_tax, currency);
  return lines.length > 0 || sum.minor === 0 ? lines : [{ label: '', amount: sum }];
}

function toItem(answer: ItemAnswer & LaterItem, currency: string): OrderItem {
  const { id, product_name, product_sku, product_type, selected_options, entered_options, prices } = answer;
  const bundle = 'bundle_options' in answer ? known(answer.bundle_options) : [];
  const links = 'downloadable_links' in answer ? known(answer.downloadable_links) : [];
  return {
    id,
    name: keepPageAmounts(product_name ?? product_sku),
    sku: product_sku,
    // A member of a group seldom has a page of its own.
    urlKey: (product_type !== 'grouped' && answer.product_url_key) || null,
    ...itemProgress(answer),
    options: [
      ...known(selected_options).map(toOption),
      // Magento has the custom options that were chosen here, and escapes them; what was typed is above, as it is.
      ...known(entered_options).map(({ label, value }) => toOption({ label, value: decodeEntities(value) })),
      ...bundle.map(({ label, values }) => ({
        label,
        value: known(values)
          .map(({ quantity, product_name: name }) => `${quantity} × ${keepPageAmounts(name)}`)
          .join(', '),
      })),
      ...links.map(({ title }) => ({ label: '', value: title ?? '' })),
    ],
    price: toMoney(answer.product_sale_price, currency),
    gross: prices
      ? { each: toMoney(prices.price_including_tax, currency), row: toMoney(prices.row_total_including_tax, currency) }
      : null,
  };
}

function moneyOrNull(answer: { value: number | null; currency: string | null } | null | undefined, currency: string) {
  return answer?.value == null ? null : toMoney(answer, currency);
}

/** The seal of answers is nothing to read. */
function toOption({ label, value }: OrderOption): OrderOption {
  return { label, value: keepPageAmounts(value.replace(/\nSeal: \S+$/, '')) };
}

function toAddress(answer: AddressAnswer | null): OrderAddress | null {
  if (!answer) return null;
  const { firstname, lastname, company, street, city, region, postcode, country_code, telephone } = answer;
  return {
    firstname,
    lastname,
    ...(company ? { company } : {}),
    street: known(street),
    city,
    region: region || null,
    postcode: postcode || null,
    country_id: country_code ?? '',
    telephone: telephone ?? '',
  };
}

interface DocumentAnswer {
  id: string;
  number: string;
  total: { grand_total: { value: number | null; currency: string | null } } | null;
  comments: CommentAnswers;
}

function toDocument({ id, number, total, comments }: DocumentAnswer, currency: string): OrderDocument {
  return {
    id,
    number,
    items: [],
    total: total && toMoney(total.grand_total, currency),
    comments: toComments(comments),
  };
}

function toPart(
  { id, product_name, product_sku }: { id: string; product_name: string | null; product_sku: string },
  quantity: number | null,
): OrderDocument['items'][number] {
  return { id, name: keepPageAmounts(product_name ?? product_sku), sku: product_sku, quantity: quantity ?? 0 };
}

function toComments(comments: CommentAnswers): OrderComment[] {
  return known(comments).map(({ message, timestamp }) => ({ text: plainText(message), date: timestamp }));
}

/** Magento's staff may write some HTML. */
function plainText(html: string): string {
  return htmlWords(html.replaceAll(/<br\s*\/?>/gi, '\n')).trim();
}

/** A moment of the backend's, a day in the page's language; its own text where it is none. */
export function orderDay(moment: string, locale: string): string {
  // 2.4.4 writes `2026-11-20 15:48:04`, in UTC; the newest `20/11/2026 22:48:04`, in the store's zone: a day to take as it is.
  const date = new Date(
    moment
      .replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/, '$1T$2Z')
      .replace(/^(\d\d)\/(\d\d)\/(\d{4}) .*/, '$3-$2-$1T12:00'),
  );
  return Number.isNaN(date.getTime()) ? moment : fullDay(date, locale);
}
