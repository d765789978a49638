/** A price with what it is made up of, as Magento tells it. */
export interface BackendPrice {
  amount?: { value?: number | null } | null;
  adjustments?:
    | readonly ({
        code?: string | null;
        description?: string | null;
        amount?: { value?: number | null } | null;
      } | null)[]
    | null;
}

/** What part of a price is left without the tax that it includes, 0 to 1; null where nothing is said of tax. */
export function toNetShare({ amount, adjustments }: BackendPrice): number | null {
  const gross = amount?.value ?? 0;
  const tax = adjustments?.find((entry) => entry?.code === 'TAX' && entry.description === 'INCLUDED')?.amount?.value;
  return gross > 0 && typeof tax === 'number' && tax < gross ? (gross - tax) / gross : null;
}
