import { isSelectable } from './bundle';
import { withSelection } from './configurable';
import type { ProductOptions } from './get-product-options';

/** Whether a product has variants, parts or members that the cart does not take. */
export function hasRefusedParts(options: ProductOptions): boolean {
  return partsOf(options).some(({ isRefused }) => isRefused);
}

/** The same of those whose rule the shop does not understand, or else of those whose rule it does. */
export function hasPartsRefusedAs(as: 'unclear' | 'clear', options: ProductOptions): boolean {
  return partsOf(options).some(({ isRefused, isUnclear = false }) => isRefused && isUnclear === (as === 'unclear'));
}

function partsOf({ configurable, bundle, groupedItems }: ProductOptions) {
  const selections = bundle?.options.flatMap((option) => option.selections) ?? [];
  return [...(configurable?.variants ?? []), ...selections, ...groupedItems];
}

/** Whether the parts that the cart does not take leave nothing of a product that could be bought. */
export function isWhollyRefused({ configurable, bundle, groupedItems }: ProductOptions): boolean {
  const all = [configurable?.variants ?? [], groupedItems];
  if (all.some((parts) => parts.length > 0 && parts.every(({ isRefused }) => isRefused))) return true;
  return (bundle?.options ?? []).some(
    ({ isRequired, selections }) =>
      isRequired && selections.some(({ isRefused }) => isRefused) && !selections.some(isSelectable),
  );
}

/** The choices as they stand where the cart takes, by whatever way, all variants of which the shop knows how they may be sold. */
export function withoutRefusals(options: ProductOptions): ProductOptions {
  if (!options.configurable) return options;
  const variants = options.configurable.variants.map((variant) => {
    const { isRefused: _, ...sold } = variant;
    return variant.isUnclear ? variant : sold;
  });
  return { ...options, configurable: { ...options.configurable, variants } };
}

/** What must not be added: the uids of each variant's values, and each selection of a bundle, by itself. */
export function refusedChoices({ configurable, bundle }: ProductOptions): string[][] {
  const variants = configurable?.variants.filter(({ isRefused }) => isRefused) ?? [];
  const selections = bundle?.options.flatMap((option) => option.selections).filter(({ isRefused }) => isRefused) ?? [];
  return [
    ...variants.flatMap(({ values }) => (configurable ? [withSelection(configurable, [], values)] : [])),
    ...selections.map(({ uid }) => [uid]),
  ];
}
