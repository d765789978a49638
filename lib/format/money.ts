/** An amount in whole minor units of its currency: 499 GBP is £4.99, 499 JPY is ¥499. */
export interface Money {
  minor: number;
  currency: string;
}

/** Money as documents ask for it, in major units; any part of it may be missing. */
export interface MoneyAnswer {
  value?: number | null;
  currency?: string | null;
}

/** An amount of the backend; what it leaves out is nothing, in the given currency (ISO 4217). */
export function toMoney(answer: MoneyAnswer | null | undefined, fallback: string): Money {
  const currency = answer?.currency ?? fallback;
  return { minor: toMinorUnits(answer?.value ?? 0, currency), currency };
}

/** The amount in major units, as Magento and schema.org write it. */
export function toMajorUnits({ minor, currency }: Money): number {
  return minor / 10 ** fractionDigits(currency);
}

/** Money as the browser's storage holds it: what Magento writes, so that older versions of the shop can be read. */
export interface StoredMoney {
  value: number;
  currency: string;
}

export function toStoredMoney(money: Money): StoredMoney {
  return { value: toMajorUnits(money), currency: money.currency };
}

/** Major units in whole minor units: 1.005 GBP gives 101. */
export function toMinorUnits(value: number, currency: string): number {
  return roundMinor(value * 10 ** fractionDigits(currency));
}

/** Whole minor units, half away from zero as Magento rounds, without what binary numbers add. */
export function roundMinor(minor: number): number {
  const magnitude = Math.round(Number(Math.abs(minor).toPrecision(13)));
  return minor < 0 && magnitude > 0 ? -magnitude : magnitude;
}

/** So many times an amount: a share of it, what is taken off, what one of several costs. */
export function times({ minor, currency }: Money, factor: number): Money {
  return { minor: roundMinor(minor * factor), currency };
}

export function percentOf(minor: number, percent: number): number {
  return roundMinor((minor * percent) / 100);
}

const digitsByCurrency = new Map<string, number>([
  // ISO 4217 still counts the sen, prices have none.
  ['IDR', 0],
]);

/** Digits after the decimal mark: two for most currencies, none for the yen, three for the Kuwaiti dinar. */
export function fractionDigits(currency: string): number {
  const known = digitsByCurrency.get(currency);
  if (known !== undefined) return known;
  const digits = digitsByPlatform(currency);
  digitsByCurrency.set(currency, digits);
  return digits;
}

function digitsByPlatform(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    // Not an ISO 4217 code.
    return 2;
  }
}
