import type { CountedProduct } from '@/lib/analytics/products/counted-product';
import { WITHHELD } from '@/lib/analytics/products/sensitive';
import type { CountedCart, CountedLine } from '@/lib/browser/shop-events';
import { type Money, times, toMajorUnits } from '@/lib/format/money';
import type { CommerceEvent, Ga4Item } from './payloads';
import type { PageFacts } from './settings';

type Find = (sku: string) => CountedProduct | null;
type ProductList = NonNullable<PageFacts['list']>;

/** Products of a list, from `first` on, as they were seen. */
export function listEvent(
  event: 'view_item_list' | 'select_item',
  { list, skus, first }: { list: ProductList; skus: readonly string[]; first: number },
  find: Find,
  currency: string,
): CommerceEvent {
  const items = skus.map((sku, index) => ({
    ...catalogueItem(sku, find(sku), currency),
    item_list_id: list.id,
    item_list_name: list.name,
    index: first + index,
  }));
  return { event, ecommerce: { item_list_id: list.id, item_list_name: list.name, items } };
}

/** A product's own page. */
export function productEvent(sku: string, find: Find, currency: string): CommerceEvent {
  const item = catalogueItem(sku, find(sku), currency);
  return { event: 'view_item', ecommerce: { currency: item.currency, value: item.price ?? 0, items: [item] } };
}

/** Some of a line was put into the cart, or taken out. */
export function lineEvent(
  event: 'add_to_cart' | 'remove_from_cart',
  line: CountedLine,
  quantity: number,
  find: Find,
): CommerceEvent {
  const item = { ...lineItem(line, find), quantity };
  const value = toMajorUnits(times(unitPrice(line), quantity));
  return { event, ecommerce: { currency: item.currency, value, items: [item] } };
}

/** What every event about a whole cart says. Value, tax and shipping make up what the shopper pays. */
export function cartFacts(cart: CountedCart, find: Find, total: Money = cart.totals.grandTotal) {
  const { currency } = total;
  const tax = cart.totals.taxes.reduce((sum, { amount }) => sum + amount.minor, 0);
  const listed = cart.totals.shipping?.excludingTax.minor ?? 0;
  const untaxed = total.minor - tax;
  const lines = discountedLines(cart.lines, Math.max(0, untaxed - listed));
  const shipping = shippingPaid(listed, untaxed - netSum(lines), lines.length);
  const value = Math.max(0, untaxed - shipping);
  const major = (minor: number) => toMajorUnits({ minor, currency });
  const [coupon] = [cart.coupons.join(',')].filter(Boolean);
  return {
    common: {
      currency,
      value: major(value),
      ...(coupon && { coupon }),
      items: lines.map((line, index) => ({ ...lineItem(line, find), index })),
    },
    tax: major(tax),
    shipping: major(shipping),
  };
}

/** Rules may take off shipping, too: then it is the rest that the lines leave. A minor unit a line is rounding. */
function shippingPaid(listed: number, rest: number, lines: number): number {
  return rest >= 0 && listed - rest > lines ? rest : listed;
}

/** Lines whose discounts go off prices without tax: Magento may have counted them with it, which the cart's value shows. */
function discountedLines(lines: readonly CountedLine[], value: number): readonly CountedLine[] {
  const untaxed = lines.map((line) => {
    const { excludingTax, includingTax } = line.rowTotal;
    return { ...line, discount: line.discount && times(line.discount, excludingTax.minor / includingTax.minor || 1) };
  });
  const miss = (some: readonly CountedLine[]) => Math.abs(netSum(some) - value);
  return miss(untaxed) < miss(lines) ? untaxed : lines;
}

/** Of a product that nobody may know of there is a number of pieces, and in a cart what they cost. */
function named(
  sku: string,
  product: CountedProduct | null,
  variant: string | null,
): Pick<Ga4Item, 'item_id' | 'item_name'> {
  if (!product) return { item_id: WITHHELD, item_name: WITHHELD };
  const { name, brand, categories } = product;
  const places = categories.map((category, index) => [`item_category${index === 0 ? '' : index + 1}`, category]);
  return {
    item_id: sku,
    item_name: name,
    ...(variant && { item_variant: variant }),
    ...(brand && { item_brand: brand }),
    ...Object.fromEntries(places),
  };
}

function catalogueItem(sku: string, product: CountedProduct | null, currency: string): Ga4Item {
  return {
    ...named(sku, product, null),
    ...(product && { price: product.price }),
    ...(product?.discount && { discount: product.discount }),
    quantity: 1,
    currency: product?.currency ?? currency,
  };
}

function lineItem(line: CountedLine, find: Find): Ga4Item {
  const { product, quantity, discount } = line;
  const price = unitPrice(line);
  return {
    ...named(product.sku, find(product.sku), product.variantSku),
    price: toMajorUnits(price),
    ...(discount && { discount: toMajorUnits(times(discount, 1 / quantity)) }),
    quantity,
    currency: price.currency,
  };
}

/** What one costs without tax, its discount taken off. */
function unitPrice(line: CountedLine): Money {
  return times(net(line), 1 / line.quantity);
}

function netSum(lines: readonly CountedLine[]): number {
  return lines.reduce((sum, line) => sum + net(line).minor, 0);
}

function net({ rowTotal, discount }: CountedLine): Money {
  const { minor, currency } = rowTotal.excludingTax;
  return { minor: Math.max(0, minor - (discount?.minor ?? 0)), currency };
}
