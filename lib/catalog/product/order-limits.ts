import type { Product } from './get-product';

/** How many one order may have of a product, and of what is chosen of it. */
export interface OrderLimits {
  /** Whatever is chosen; null where nothing limits it. */
  own: number | null;
  /** By the SKU of a variant or of a group's member, or the uid of a bundle's selection; only of what is limited. */
  parts: ReadonlyMap<string, number>;
}

/** The product as its form offers it: no more of it, or of a part, than one order may have. */
export function withOrderLimits(product: Product, { own, parts }: OrderLimits): Product {
  const { min, max } = product.quantity;
  const { configurable, bundle, groupedItems } = product.options;
  // Of what it may not have at all the least, which the cart refuses.
  const mostOf = (key: string) => Math.max(1, parts.get(key) ?? Infinity);
  const limited = <Part extends object>(key: string, part: Part) =>
    parts.has(key) ? { ...part, most: mostOf(key) } : part;
  const options = {
    ...product.options,
    configurable: configurable && {
      ...configurable,
      variants: configurable.variants.map((variant) => limited(variant.sku, variant)),
    },
    bundle: bundle && {
      ...bundle,
      options: bundle.options.map((option) => ({
        ...option,
        selections: option.selections.map((selection) => limited(selection.uid, selection)),
      })),
    },
    groupedItems: groupedItems.map((item) =>
      limited(item.sku, { ...item, quantity: Math.min(item.quantity, mostOf(item.sku)) }),
    ),
  };
  const isLess = own !== null && own < (max ?? Infinity);
  return { ...product, options, quantity: isLess ? { min, max: Math.max(min, own) } : product.quantity };
}
