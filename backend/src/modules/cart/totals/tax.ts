/** A tax that falls on a thing at a destination. */
export interface Tax {
  title: string;
  percent: number;
}

export interface TaxRateRow {
  countryId: string;
  regionCode: string;
  taxClass: string;
  title: string;
  percent: number;
}

// Rates have four decimals; whole numbers keep halves exact.
const UNIT = 10_000;

/** The tax that an amount with tax contains, minor units. */
export function includedTax(amount: number, percent: number): number {
  const rate = Math.round(percent * UNIT);
  return Math.round((amount * rate) / (100 * UNIT + rate));
}

/** The tax that comes on top of an amount, minor units. */
export function addedTax(amount: number, percent: number): number {
  return Math.round((amount * Math.round(percent * UNIT)) / (100 * UNIT));
}

/** The tax of a class at a destination: the region's own before the country's; null where there is none. */
export function taxAt(
  rates: readonly TaxRateRow[],
  taxClass: string,
  to: { countryId: string; regionCode: string | null },
): Tax | null {
  const inCountry = rates.filter((rate) => rate.taxClass === taxClass && rate.countryId === to.countryId);
  const found =
    inCountry.find((rate) => rate.regionCode === to.regionCode) ?? inCountry.find((rate) => rate.regionCode === '*');
  return found && found.percent > 0 ? { title: found.title, percent: found.percent } : null;
}
