import type { Context } from '../../../context';
import type { CarrierSetting } from '../../../database/schema/sales-types';
import { moneyOf, toMinorUnits } from '../totals/money-rules';

/** A shipping method that a cart may take. */
export interface ShippingMethod
  extends Pick<CarrierSetting, 'carrierCode' | 'carrierTitle' | 'methodCode' | 'methodTitle'> {
  /** Minor units as entered. */
  amount: number;
}

export interface TableRateRow {
  countryId: string;
  minWeight: number;
  price: number;
}

export interface ShippingFacts {
  countryId: string;
  weight: number;
  /** What is paid for the goods, minor units as entered, after discounts. */
  subtotal: number;
  /** A rule gives free shipping. */
  isFree: boolean;
  rate: number;
}

/** The price by weight, base currency; a row of the country goes before one for all. Null beyond the table. */
export function tablePrice(rows: readonly TableRateRow[], countryId: string, weight: number): number | null {
  const own = rows.filter((row) => row.countryId === countryId);
  const fitting = (own.length > 0 ? own : rows.filter((row) => row.countryId === '*'))
    .filter((row) => row.minWeight <= weight)
    .sort((a, b) => b.minWeight - a.minWeight);
  return fitting[0]?.price ?? null;
}

function priceOf(carrier: CarrierSetting, rows: readonly TableRateRow[], facts: ShippingFacts): number | null {
  if (carrier.kind === 'free') {
    return facts.isFree || facts.subtotal >= toMinorUnits(carrier.from ?? 0, facts.rate) ? 0 : null;
  }
  const price = carrier.kind === 'table' ? tablePrice(rows, facts.countryId, facts.weight) : (carrier.price ?? 0);
  return price !== null && facts.isFree ? 0 : price;
}

/** The shipping methods to a country that is sold to, in the order of the settings. */
export function offeredShippingMethods(
  carriers: readonly CarrierSetting[],
  rows: readonly TableRateRow[],
  facts: ShippingFacts,
): ShippingMethod[] {
  return carriers.flatMap((carrier) => {
    const price = priceOf(carrier, rows, facts);
    if (price === null) return [];
    const { carrierCode, carrierTitle, methodCode, methodTitle } = carrier;
    return [{ carrierCode, carrierTitle, methodCode, methodTitle, amount: toMinorUnits(price, facts.rate) }];
  });
}

/** A shipping method with its price for the cart, whole minor units. */
export interface QuotedShippingMethod extends ShippingMethod {
  excludingTax: number;
  includingTax: number;
}

/** The shipping methods of a cart as `AvailableShippingMethod`. */
export function shippingMethodList({ currency }: Context, methods: readonly QuotedShippingMethod[]) {
  return methods.map((one) => ({
    carrier_code: one.carrierCode,
    carrier_title: one.carrierTitle,
    method_code: one.methodCode,
    method_title: one.methodTitle,
    amount: moneyOf(one.amount, currency),
    price_excl_tax: moneyOf(one.excludingTax, currency),
    price_incl_tax: moneyOf(one.includingTax, currency),
    available: true,
    error_message: '',
  }));
}
