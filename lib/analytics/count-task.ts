import { COUNTED_PRODUCTS_PATH, type CountedProduct, MAX_COUNTED } from '@/lib/analytics/products/counted-product';
import { WITHHELD } from '@/lib/analytics/products/sensitive';
import { readStoredJson, writeStored } from '@/lib/browser/local-storage';
import type { CountedCart, SessionEvent, ShopEvent } from '@/lib/browser/shop-events';
import { shopRead } from '@/lib/magento/browser/shop-read';
import { cartFacts, lineEvent, listEvent, productEvent } from './commerce';
import { type PageView, pageViewEvents } from './page-view';
import type { ActionEvent, CommerceEvent, DataLayerEntry } from './payloads';
import type { AnalyticsSettings } from './settings';
import type { ListSeen } from './watch-lists';

type CommerceTask =
  | Exclude<ShopEvent, SessionEvent>
  | { type: 'product'; sku: string }
  | ({ type: 'list' | 'followed' } & ListSeen);

type SearchTask = { type: 'search'; words: string; skus: string[] };

/** What is to be pushed, in the order in which it happened; plain data, so that the tab's next document can go on. */
export type Task = CommerceTask | SessionEvent | SearchTask | { type: 'page'; view: PageView };

/** Numbers of orders that are remembered as counted. */
const ORDERS = 20;

/** What a task comes to, asking first what may be told of its products; `cart`: the last one that was seen. */
export async function entriesOf(
  task: Task,
  cart: CountedCart | null,
  settings: AnalyticsSettings,
): Promise<DataLayerEntry[]> {
  switch (task.type) {
    case 'page':
      return pageViewEvents(task.view, settings);
    case 'signed-in':
      return [{ event: 'login', method: 'email' }];
    case 'registered':
      return [{ event: 'sign_up', method: 'email' }];
    case 'search':
      return [await searchEvent(task, settings)];
    default: {
      const event = await commerceEvent(task, cart, settings);
      return event ? [{ ecommerce: null }, event] : [];
    }
  }
}

async function searchEvent({ words, skus }: SearchTask, settings: AnalyticsSettings): Promise<ActionEvent> {
  const find = await loadCountedProducts(settings, skus);
  return { event: 'search', search_term: maySearchWordsBeTold(words, skus.map(find)) ? words : WITHHELD };
}

async function commerceEvent(
  task: CommerceTask,
  cart: CountedCart | null,
  settings: AnalyticsSettings,
): Promise<CommerceEvent | null> {
  const find = await loadCountedProducts(settings, skusIn(task, cart));
  switch (task.type) {
    case 'list':
      return listEvent('view_item_list', task, find, settings.currency);
    case 'followed':
      return listEvent('select_item', task, find, settings.currency);
    case 'product':
      return productEvent(task.sku, find, settings.currency);
    case 'added':
      return lineEvent('add_to_cart', task.line, task.quantity, find);
    case 'removed':
      return lineEvent('remove_from_cart', task.line, task.quantity, find);
    case 'cart':
      return { event: 'view_cart', ecommerce: cartFacts(task.cart, find).common };
    case 'checkout':
      return { event: 'begin_checkout', ecommerce: cartFacts(task.cart, find).common };
    default:
      return cart && checkoutEvent(task, cart, find);
  }
}

function checkoutEvent(
  task: Extract<Task, { type: 'shipping' | 'payment' | 'ordered' }>,
  cart: CountedCart,
  find: Awaited<ReturnType<typeof loadCountedProducts>>,
): CommerceEvent | null {
  if (task.type === 'ordered') {
    if (!isFirstCount(task.number)) return null;
    const { common, tax, shipping } = cartFacts(cart, find, task.total);
    return { event: 'purchase', ecommerce: { transaction_id: task.number, tax, shipping, ...common } };
  }
  const { common } = cartFacts(cart, find);
  if (task.type === 'shipping')
    return { event: 'add_shipping_info', ecommerce: { ...common, shipping_tier: task.tier } };
  return { event: 'add_payment_info', ecommerce: { ...common, payment_type: task.method } };
}

/** Notes that an order is counted; false where it was before, by whichever tab. */
function isFirstCount(number: string): boolean {
  const stored = readStoredJson('counted_orders');
  const counted = Array.isArray(stored) ? stored : [];
  if (counted.includes(number)) return false;
  writeStored('counted_orders', JSON.stringify([...counted, number].slice(-ORDERS)));
  return true;
}

function skusIn(task: CommerceTask, cart: CountedCart | null): string[] {
  if ('skus' in task) return task.skus;
  if ('sku' in task) return [task.sku];
  if ('line' in task) return [task.line.product.sku];
  return ('cart' in task ? task.cart : cart)?.lines.map(({ product }) => product.sku) ?? [];
}

const known = new Map<string, CountedProduct | null>();

/** What may be told of products, by SKU; of whatever could not be asked nothing may. Never throws. */
async function loadCountedProducts(
  { store, currency }: AnalyticsSettings,
  skus: readonly string[],
): Promise<(sku: string) => CountedProduct | null> {
  const asked = [...new Set(skus)].filter((sku) => !known.has(sku)).toSorted();
  for (let start = 0; start < asked.length; start += MAX_COUNTED) {
    const query = new URLSearchParams({ store, currency });
    for (const sku of asked.slice(start, start + MAX_COUNTED)) query.append('sku', sku);
    try {
      const found = await shopRead<Record<string, CountedProduct | null>>(COUNTED_PRODUCTS_PATH, query);
      for (const [sku, product] of Object.entries(found)) known.set(sku, product);
    } catch {
      // Asked again with the next event.
    }
  }
  return (sku) => known.get(sku) ?? null;
}

/** Longer ones are sentences, not the name of something. */
const LONGEST = 60;

/**
 * Whether search words may be told: where no first result is sensitive and each word is in the name, brand or
 * categories of one. So no typed illness, person or address is told, whatever a generous search finds for it.
 */
export function maySearchWordsBeTold(words: string, results: readonly (CountedProduct | null)[]): boolean {
  if (words.length > LONGEST || results.length === 0 || results.includes(null)) return false;
  const named = results
    .flatMap((product) => (product ? [product.name, product.brand ?? '', ...product.categories] : []))
    .join(' ')
    .toLowerCase();
  const asked = words.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return asked.length > 0 && asked.every((word) => named.includes(word));
}
