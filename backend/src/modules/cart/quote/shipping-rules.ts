import type { CarrierSetting } from '../../../database/schema/sales-types';
import { toCents } from '../totals/money-rules';

/** A way of delivery that a cart may take. */
export interface DeliveryMethod
  extends Pick<CarrierSetting, 'carrierCode' | 'carrierTitle' | 'methodCode' | 'methodTitle'> {
  /** Whole cents as entered. */
  amount: number;
}

export interface TableRateRow {
  countryId: string;
  minWeight: number;
  price: number;
}

export interface DeliveryFacts {
  countryId: string;
  weight: number;
  /** What is paid for the goods, whole cents as entered, after discounts. */
  subtotal: number;
  /** A rule gives the delivery away. */
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

function priceOf(carrier: CarrierSetting, rows: readonly TableRateRow[], facts: DeliveryFacts): number | null {
  if (carrier.kind === 'free') {
    return facts.isFree || facts.subtotal >= toCents(carrier.from ?? 0, facts.rate) ? 0 : null;
  }
  const price = carrier.kind === 'table' ? tablePrice(rows, facts.countryId, facts.weight) : (carrier.price ?? 0);
  return price !== null && facts.isFree ? 0 : price;
}

/** The ways of delivery to a country that is sold to, in the order of the settings. */
export function deliveryMethods(
  carriers: readonly CarrierSetting[],
  rows: readonly TableRateRow[],
  facts: DeliveryFacts,
): DeliveryMethod[] {
  return carriers.flatMap((carrier) => {
    const price = priceOf(carrier, rows, facts);
    if (price === null) return [];
    const { carrierCode, carrierTitle, methodCode, methodTitle } = carrier;
    return [{ carrierCode, carrierTitle, methodCode, methodTitle, amount: toCents(price, facts.rate) }];
  });
}
