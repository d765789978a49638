import { attributeValue } from '@/lib/catalog/product/attributes';
import { toPricePair, unitPricing } from '@/lib/catalog/product/price';
import { imageUrl } from '@/lib/catalog/product/product-images';
import { toMoney } from '@/lib/format/money';
import type { Configurable, ConfigurableOption, SimpleProduct, Swatch, Variant } from './configurable';

interface BackendSwatch {
  __typename: string;
  value?: string | null;
  thumbnail?: string | null;
}

interface BackendOption {
  attribute_code?: string | null;
  label?: string | null;
  position?: number | null;
  values?:
    | readonly ({ uid?: string | null; label?: string | null; swatch_data?: BackendSwatch | null } | null)[]
    | null;
}

interface BackendPiece {
  sku?: string | null;
  stock_status?: string | null;
  only_x_left_in_stock?: number | null;
  price_range: Parameters<typeof toPricePair>[0];
  price_tiers?: readonly ({ quantity?: number | null; final_price?: { value?: number | null } | null } | null)[] | null;
}

interface BackendVariant {
  attributes?: readonly ({ code?: string | null; uid: string } | null)[] | null;
  product?: (BackendPiece & { small_image?: { url?: string | null; label?: string | null } | null }) | null;
}

export interface ConfigurableAnswer {
  configurable_options?: readonly (BackendOption | null)[] | null;
  variants?: readonly (BackendVariant | null)[] | null;
}

/** Maps what a configurable product can be chosen by; values and variants that do not belong together are left out. */
export function toConfigurable(
  { configurable_options, variants }: ConfigurableAnswer,
  currency: string,
): Configurable | null {
  const offered = new Set((variants ?? []).flatMap((variant) => variant?.attributes?.map((entry) => entry?.uid) ?? []));
  const axes = (configurable_options ?? [])
    .flatMap((option) => (option?.attribute_code ? [{ ...option, code: option.attribute_code }] : []))
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((option) => toOption(option, option.code, offered));
  const pieces = (variants ?? []).flatMap((variant) => (variant && toVariant(variant, axes, currency)) || []);
  return pieces.length > 0 ? { options: axes, variants: pieces } : null;
}

function toOption(
  { label, values }: BackendOption,
  code: string,
  offered: ReadonlySet<string | undefined>,
): ConfigurableOption {
  return {
    code,
    label: label ?? code,
    values: (values ?? []).flatMap((value) =>
      value?.uid && offered.has(value.uid)
        ? [{ uid: value.uid, label: value.label ?? '', swatch: toSwatch(value.swatch_data) }]
        : [],
    ),
  };
}

/** A text swatch says what the label says. */
function toSwatch(swatch: BackendSwatch | null | undefined): Swatch | null {
  const image = swatch?.__typename === 'ImageSwatchData' ? swatch.thumbnail : null;
  if (image) return { kind: 'image', value: image };
  // The value ends up in a style attribute.
  const isColor = swatch?.__typename === 'ColorSwatchData' && /^#[\da-f]{3,8}$/i.test(swatch.value ?? '');
  return isColor ? { kind: 'color', value: swatch?.value ?? '' } : null;
}

function toVariant(
  { attributes, product }: BackendVariant,
  axes: readonly ConfigurableOption[],
  currency: string,
): Variant | null {
  const uids = new Set(attributes?.map((entry) => entry?.uid));
  const values = axes.map((axis) => axis.values.findIndex(({ uid }) => uids.has(uid)));
  if (!product?.sku || values.includes(-1)) return null;
  const url = imageUrl(product.small_image);
  const image = url ? { url, label: product.small_image?.label ?? '' } : null;
  return { ...toSimpleProduct(product, currency), values, image };
}

/** Maps what is bought as it is: a simple product, or a variant. */
export function toSimpleProduct(product: BackendPiece, currency: string): SimpleProduct {
  const inStock = product.stock_status !== 'OUT_OF_STOCK';
  const measure = attributeValue(product, 'unit_pricing_measure');
  return {
    sku: product.sku ?? '',
    price: toPricePair(product.price_range, currency),
    tiers: (product.price_tiers ?? [])
      .flatMap((tier) =>
        tier?.quantity && tier.final_price
          ? [{ quantity: tier.quantity, final: toMoney(tier.final_price, currency).minor }]
          : [],
      )
      .toSorted((a, b) => a.quantity - b.quantity),
    inStock,
    onlyLeft: inStock ? (product.only_x_left_in_stock ?? null) : null,
    unit: unitPricing(measure, attributeValue(product, 'unit_pricing_base')),
  };
}
