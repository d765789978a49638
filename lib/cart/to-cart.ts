import { readStored } from '@/lib/browser/local-storage';
import { toMoney } from '@/lib/format/money';
import type { Cart, CartAddress, CartShippingMethod, CartTotals, LabelledMoney } from './cart';
import type { CartAddressAnswer, CartAnswer } from './cart-fragment';
import { toLine } from './items/to-line';
import { NO_CART_CURRENCY } from './session/cart-store';

/** Maps a cart answer; the nulls that Magento leaves in lists are left out, of lines they say that one is wrong. */
export function toCart(answer: CartAnswer): Cart {
  const { id, email, is_virtual, total_quantity, items, prices, applied_coupons } = answer;
  const currency = prices?.grand_total?.currency ?? NO_CART_CURRENCY;
  const [shipment] = answer.shipping_addresses;
  const shippingMethods = toShippingMethods(shipment?.available_shipping_methods, currency);
  const shippingMethod = toShippingMethod(shipment, shippingMethods, currency);
  const totals = toTotals(prices, shippingMethod, currency);
  return {
    id,
    email: email || null,
    isVirtual: is_virtual,
    lines: (items ?? []).flatMap((item) => (item ? [toLine(item, currency)] : [])),
    // See line-errors-exchange.ts.
    isWrong: items?.includes(null) ?? false,
    totalQuantity: total_quantity,
    coupons: (applied_coupons ?? []).flatMap((coupon) => coupon?.code ?? []),
    totals: readStored('estimated_cart') === id ? withEstimate(totals) : totals,
    paymentMethods: (answer.available_payment_methods ?? []).filter((method) => method !== null),
    shippingAddress: toAddress(shipment),
    billingAddress: toAddress(answer.billing_address),
    shippingMethods,
    shippingMethod,
  };
}

/** Maps a cart's prices; the price of shipping comes from the shipping method. */
export function toTotals(
  prices: CartAnswer['prices'],
  shipping: CartShippingMethod | null,
  currency: string,
): CartTotals {
  return {
    subtotal: {
      excludingTax: toMoney(prices?.subtotal_excluding_tax, currency),
      includingTax: toMoney(prices?.subtotal_including_tax, currency),
    },
    discounts: labelled(prices?.discounts, currency),
    taxes: labelled(prices?.applied_taxes, currency),
    shipping: shipping && { title: `${shipping.carrier_title}: ${shipping.method_title}`, ...shipping.price },
    grandTotal: toMoney(prices?.grand_total, currency),
  };
}

/** After an estimate the total has delivery in it that no shipping method tells: what it has beyond its other lines. */
function withEstimate(totals: CartTotals): CartTotals {
  const { subtotal, discounts, taxes, shipping, grandTotal } = totals;
  const rest = grandTotal.minor + sumOf(discounts);
  const beyond = { ...grandTotal, minor: rest - subtotal.includingTax.minor };
  const excludingTax = { ...grandTotal, minor: rest - subtotal.excludingTax.minor - sumOf(taxes) };
  // The subtotal's tax is before vouchers: where prices are without tax, `beyond` lacks what they save of it.
  const includingTax = beyond.minor < 0 ? excludingTax : beyond;
  // Where prices are with tax, `beyond` is exact, and `excludingTax` has that in it.
  const isTold = shipping !== null || excludingTax.minor <= 0 || beyond.minor === 0;
  return isTold ? totals : { ...totals, shipping: { title: '', includingTax, excludingTax } };
}

function sumOf(amounts: readonly LabelledMoney[]): number {
  return amounts.reduce((sum, { amount }) => sum + amount.minor, 0);
}

type Labelled = NonNullable<CartAnswer['prices']>['discounts'];

function labelled(amounts: Labelled | undefined, currency: string): LabelledMoney[] {
  return (amounts ?? []).flatMap((entry) =>
    entry ? [{ label: entry.label, amount: toMoney(entry.amount, currency) }] : [],
  );
}

type Shipment = CartAnswer['shipping_addresses'][number] | undefined;

type ShippingMethodAnswers = NonNullable<Shipment>['available_shipping_methods'];

/** Maps the available shipping methods but in-store pickup, whose places the shop does not offer; `currency` is the cart's. */
export function toShippingMethods(offers: ShippingMethodAnswers | undefined, currency: string): CartShippingMethod[] {
  return (offers ?? []).flatMap((method) =>
    method && method.carrier_code !== 'instore'
      ? {
          carrier_code: method.carrier_code,
          carrier_title: method.carrier_title,
          // An unavailable carrier has no method, only a reason.
          method_code: method.method_code ?? '',
          method_title: method.method_title ?? '',
          price: {
            excludingTax: toMoney(method.price_excl_tax, currency),
            includingTax: toMoney(method.price_incl_tax, currency),
          },
          available: method.available,
          errorMessage: method.error_message || null,
        }
      : [],
  );
}

/** The selected method; only the available methods have a price with tax. */
function toShippingMethod(
  shipment: Shipment,
  offers: readonly CartShippingMethod[],
  currency: string,
): CartShippingMethod | null {
  const chosen = shipment?.selected_shipping_method;
  if (!chosen?.carrier_code) return null;
  const { carrier_code, carrier_title, method_code, method_title } = chosen;
  const offer = offers.find((one) => one.carrier_code === carrier_code && one.method_code === method_code);
  if (offer) return offer;
  const amount = toMoney(chosen.amount, currency);
  const price = { excludingTax: amount, includingTax: amount };
  return { carrier_code, carrier_title, method_code, method_title, price, available: true, errorMessage: null };
}

function toAddress(answer: CartAddressAnswer | null | undefined): CartAddress | null {
  if (!answer) return null;
  const { firstname, lastname, company, street, city, region, postcode, telephone, country } = answer;
  return {
    firstname,
    lastname,
    company: company || null,
    street: street.filter((line) => line !== null),
    city,
    region: region?.label || null,
    region_code: region?.code || null,
    region_id: region?.region_id ?? null,
    postcode: postcode || null,
    telephone: telephone ?? '',
    country_id: country.code,
  };
}
