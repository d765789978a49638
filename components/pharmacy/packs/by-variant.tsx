import { Fragment, type ReactNode } from 'react';
import { OF_VARIANTS } from '@/lib/catalog/options/variant-parts';
import type { MedicineVariant } from '@/lib/pharmacy/variants/get-variants';

interface ByVariantProps<Told> {
  /** The first is the one that is chosen first. */
  variants: readonly MedicineVariant[];
  tell: (variant: MedicineVariant) => Told;
  children: (told: Told) => ReactNode;
}

/** What is said of each variant, once for all of which it is the same; the form shows that of the chosen one. */
export function ByVariant<Told>({ variants, tell, children }: ByVariantProps<Told>) {
  const groups = new Map<string, { told: Told; skus: string[] }>();
  for (const variant of variants) {
    const told = tell(variant);
    const key = JSON.stringify(told);
    const group = groups.get(key) ?? { told, skus: [] };
    group.skus.push(variant.sku);
    groups.set(key, group);
  }
  return [...groups].map(([key, { told, skus }], index) =>
    groups.size === 1 ? (
      <Fragment key={key}>{children(told)}</Fragment>
    ) : (
      <div key={key} {...{ [OF_VARIANTS]: JSON.stringify(skus) }} hidden={index > 0} className="empty:hidden">
        {children(told)}
      </div>
    ),
  );
}
