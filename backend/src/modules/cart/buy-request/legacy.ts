import type { Context } from '../../../context';
import { uid } from '../../../uid';
import { optionIdsOf } from '../../catalog/attribute/attribute-queries';
import { everyVariantOf } from '../../catalog/product/child-queries';
import { superAttributesOf } from '../../catalog/product/configurable-queries';
import { customOptionsOf, customOptionValuesOf } from '../../catalog/product/custom-options';
import type { Product } from '../../catalog/product/product-queries';
import { CartItemError } from '../cart-rules';
import { productBySku } from './buy-request';
import type { BuyRequest } from './request';

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

/** The same request in the form that `addProductsToCart` takes. */
export async function legacyRequest(ctx: Context, item: LegacyItem): Promise<BuyRequest> {
  const bundle = (item.bundle_options ?? []).flatMap((option) =>
    (option?.value ?? []).map((selection) => uid('bundle', option?.id ?? 0, selection ?? '', option?.quantity ?? 1)),
  );
  const links = (item.downloadable_product_links ?? []).flatMap((one) =>
    one ? [uid('downloadable', one.link_id)] : [],
  );
  const product = await productBySku(ctx, item.parent_sku ?? item.data.sku);
  const variant = item.parent_sku ? await variantUids(ctx, product, item.variant_sku ?? item.data.sku) : [];
  const custom = await customUids(ctx, product, item);
  return {
    sku: product.sku,
    quantity: item.data.quantity,
    selected: [...bundle, ...links, ...variant, ...custom.selected],
    entered: custom.entered,
  };
}

async function variantUids(ctx: Context, parent: Product, sku: string): Promise<string[]> {
  const variant = (await everyVariantOf(ctx, parent.id)).find((candidate) => candidate.sku === sku);
  if (!variant) {
    // Tells an unknown SKU from one that is no variant of this product.
    await productBySku(ctx, sku);
    throw new CartItemError('The product with SKU is not available for the chosen configurable product.');
  }
  const values = await optionIdsOf(ctx, variant.id);
  return (await superAttributesOf(ctx, parent.id)).map(({ attributeId }) =>
    uid('configurable', attributeId, values.get(attributeId)?.[0] ?? 0),
  );
}

async function customUids(ctx: Context, product: Product, { customizable_options }: LegacyItem) {
  const selected: string[] = [];
  const entered: BuyRequest['entered'][number][] = [];
  const known = await customOptionsOf(ctx, product.id);
  for (const chosen of customizable_options ?? []) {
    const option = known.find(({ id }) => id === chosen?.id);
    if (!chosen || !option) continue;
    const isListed = (await customOptionValuesOf(ctx, option.id)).length > 0;
    if (!isListed) entered.push({ uid: uid('custom-option', option.id), value: chosen.value_string });
    // Several values of one option are separated by commas.
    else selected.push(...chosen.value_string.split(',').map((value) => uid('custom-option', option.id, value.trim())));
  }
  return { selected, entered };
}
