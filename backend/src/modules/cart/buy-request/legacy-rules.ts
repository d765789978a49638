import { uid } from '../../../uid';
import type { OfferedOption } from './custom-option-rules';
import type { BuyRequest } from './request-rules';

/** An item of the older, typed mutations: each type has the parts that are its own. */
export interface LegacyItem {
  data: { sku: string; quantity: number };
  customizable_options?: ({ id?: number | null; value_string: string } | null)[] | null;
  /** Configurable: the parent; `data.sku` is then the variant's, unless that stands in `variant_sku`. */
  parent_sku?: string | null;
  variant_sku?: string | null;
  bundle_options?: ({ id: number; quantity: number; value: (string | null)[] } | null)[] | null;
  downloadable_product_links?: ({ link_id: number } | null)[] | null;
}

interface LegacyOffer {
  sku: string;
  /** What the variant has of each configurable option; none of a product that is no configurable. */
  variant: readonly { attributeId: number; optionId: number }[];
  options: readonly OfferedOption[];
}

/** The same request in the form that `addProductsToCart` takes. */
export function requestOfLegacy(item: LegacyItem, { sku, variant, options }: LegacyOffer): BuyRequest {
  const bundle = (item.bundle_options ?? []).flatMap((option) =>
    (option?.value ?? []).map((selection) => uid('bundle', option?.id ?? 0, selection ?? '', option?.quantity ?? 1)),
  );
  const links = (item.downloadable_product_links ?? []).flatMap((one) =>
    one ? [uid('downloadable', one.link_id)] : [],
  );
  const custom = customUids(item, options);
  return {
    sku,
    quantity: item.data.quantity,
    selected: [
      ...bundle,
      ...links,
      ...variant.map(({ attributeId, optionId }) => uid('configurable', attributeId, optionId)),
      ...custom.selected,
    ],
    entered: custom.entered,
  };
}

function customUids({ customizable_options }: LegacyItem, options: readonly OfferedOption[]) {
  const selected: string[] = [];
  const entered: BuyRequest['entered'][number][] = [];
  for (const chosen of customizable_options ?? []) {
    const known = options.find(({ option }) => option.id === chosen?.id);
    if (!chosen || !known) continue;
    const { id } = known.option;
    if (known.valueIds.length === 0) entered.push({ uid: uid('custom-option', id), value: chosen.value_string });
    // Several values of one option are separated by commas; a text of 1 MB may name one half a million times.
    else for (const value of valuesIn(chosen.value_string)) selected.push(uid('custom-option', id, value));
  }
  return { selected, entered };
}

function valuesIn(text: string): ReadonlySet<string> {
  return new Set(text.split(',').map((value) => value.trim()));
}
