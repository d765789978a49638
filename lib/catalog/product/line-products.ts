/** What names the product of an order's line, and a bundle's parts. */
interface Line {
  sku: string;
  urlKey: string | null;
  parts?: readonly string[];
}

/** What to ask the products of lines by, which 2.4.4 does not tell with an order: a variant by its parent's URL key, others by SKU too. */
export function lineProductsVariables(lines: readonly Line[]) {
  const skus = [...new Set(lines.flatMap(({ sku, parts = [] }) => [sku, ...parts]))];
  const urlKeys = [...new Set(lines.flatMap(({ urlKey }) => urlKey ?? []))];
  return { skus, urlKeys, pageSize: Math.max(skus.length, urlKeys.length) };
}

/** The variant that a line is of, whose SKU Magento has the SKUs of its options appended to; undefined where there is none. */
export function lineVariant<Variant extends { sku: string | null }>(
  variants: readonly ({ product: Variant | null } | null)[] | null,
  sku: string,
): Variant | undefined {
  return variants
    ?.flatMap((variant) => variant?.product ?? [])
    .filter((one) => `${sku}-`.startsWith(`${one.sku}-`))
    .sort((one, other) => (other.sku ?? '').length - (one.sku ?? '').length)[0];
}
