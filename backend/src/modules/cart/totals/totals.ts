import { type DiscountRule, discountsOf, type RowDiscount, sumByLabel } from './discounts';
import { addedTax, includedTax, type Tax } from './tax';

/** A piece that is priced and taxed on its own: the product, or each child of a dynamic bundle. */
export interface PricedPart {
  /** One piece, minor units as entered. */
  unit: number;
  /** Pieces in one of the line. */
  each: number;
  tax: Tax | null;
}

export interface PricedLine {
  id: number;
  quantity: number;
  parts: PricedPart[];
}

export interface TotalsInput {
  lines: PricedLine[];
  /** Whether entered amounts contain the tax. */
  pricesIncludeTax: boolean;
  rules: DiscountRule[];
  shipping: { amount: number; tax: Tax | null } | null;
}

/** Minor units. Row amounts are before the discount, taxes after it. */
export interface LineTotals {
  id: number;
  /** One piece without tax. */
  unit: number;
  rowExcludingTax: number;
  rowIncludingTax: number;
  discount: number;
  discounts: RowDiscount[];
  tax: number;
  /** Zero where its parts are taxed differently. */
  taxPercent: number;
}

export interface Totals {
  lines: LineTotals[];
  subtotalExcludingTax: number;
  subtotalIncludingTax: number;
  discount: number;
  discounts: RowDiscount[];
  shippingExcludingTax: number;
  shippingIncludingTax: number;
  tax: number;
  taxes: (Tax & { amount: number })[];
  grandTotal: number;
}

interface Row {
  line: number;
  amount: number;
  quantity: number;
  tax: Tax | null;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * All totals of a cart in minor units. Discounts come off the entered prices; each row is taxed and rounded once,
 * after its discount, so that the parts sum to the totals in every currency.
 */
export function totalsOf({ lines, pricesIncludeTax, rules, shipping }: TotalsInput): Totals {
  const taxIn = (amount: number, tax: Tax | null) =>
    tax ? (pricesIncludeTax ? includedTax : addedTax)(amount, tax.percent) : 0;
  const without = (amount: number, tax: Tax | null) => amount - (pricesIncludeTax ? taxIn(amount, tax) : 0);
  const withTax = (amount: number, tax: Tax | null) => amount + (pricesIncludeTax ? 0 : taxIn(amount, tax));

  const rows: Row[] = lines.flatMap((line, index) =>
    line.parts.map(({ unit, each, tax }) => {
      const quantity = line.quantity * each;
      return { line: index, amount: unit * quantity, quantity, tax };
    }),
  );
  const discounts = discountsOf(rows, rules);
  const left = rows.map((row, index) => row.amount - sum((discounts[index] ?? []).map(({ amount }) => amount)));
  const taxes = rows.map((row, index) => taxIn(left[index] ?? 0, row.tax));

  const lineTotals = lines.map((line, index): LineTotals => {
    const own = rows.flatMap((row, at) => (row.line === index ? [at] : []));
    const ofOwn = (value: (row: Row, at: number) => number) =>
      sum(own.flatMap((at) => (rows[at] ? [value(rows[at], at)] : [])));
    const ownDiscounts = sumByLabel(own.flatMap((at) => discounts[at] ?? []));
    return {
      id: line.id,
      unit: sum(line.parts.map(({ unit, each, tax }) => without(unit, tax) * each)),
      rowExcludingTax: ofOwn((row) => without(row.amount, row.tax)),
      rowIncludingTax: ofOwn((row) => withTax(row.amount, row.tax)),
      discount: sum(ownDiscounts.map(({ amount }) => amount)),
      discounts: ownDiscounts,
      tax: ofOwn((_, at) => taxes[at] ?? 0),
      taxPercent: commonPercent(line.parts),
    };
  });

  const shipped = shipping ?? { amount: 0, tax: null };
  const shippingIncludingTax = withTax(shipped.amount, shipped.tax);
  const taxed = [
    ...rows.map((row, index) => ({ tax: row.tax, amount: taxes[index] ?? 0 })),
    { tax: shipped.tax, amount: taxIn(shipped.amount, shipped.tax) },
  ];
  const due = sum(left) + (pricesIncludeTax ? 0 : sum(taxes));
  return {
    lines: lineTotals,
    subtotalExcludingTax: sum(lineTotals.map((line) => line.rowExcludingTax)),
    subtotalIncludingTax: sum(lineTotals.map((line) => line.rowIncludingTax)),
    discount: sum(lineTotals.map((line) => line.discount)),
    discounts: sumByLabel(discounts.flat()),
    shippingExcludingTax: without(shipped.amount, shipped.tax),
    shippingIncludingTax,
    tax: sum(taxed.map(({ amount }) => amount)),
    taxes: sumTaxes(taxed),
    grandTotal: due + shippingIncludingTax,
  };
}

function commonPercent([first, ...more]: readonly PricedPart[]): number {
  const percent = first?.tax?.percent ?? 0;
  return more.every(({ tax }) => (tax?.percent ?? 0) === percent) ? percent : 0;
}

function sumTaxes(taxed: readonly { tax: Tax | null; amount: number }[]): (Tax & { amount: number })[] {
  const sums = new Map<string, Tax & { amount: number }>();
  for (const { tax, amount } of taxed) {
    if (!tax || amount === 0) continue;
    const known = sums.get(tax.title);
    sums.set(tax.title, { ...tax, amount: (known?.amount ?? 0) + amount });
  }
  return [...sums.values()];
}
