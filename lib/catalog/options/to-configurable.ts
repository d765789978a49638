import { refusal, type UnsoldRule } from '@/lib/browser/unsold-rule';
import { attributeValue } from '@/lib/catalog/product/attributes';
import { toTierPrices, unitPricing } from '@/lib/catalog/product/price';
import { toPricePair } from '@/lib/catalog/product/price-pair';
import { imageUrl } from '@/lib/catalog/product/product-images';
import type { ResultOf } from '@/lib/magento/graphql';
import type { Configurable, ConfigurableOption, SimpleProduct, Swatch, Variant } from './configurable';
import type { configurableFragment, SimpleProductAnswer } from './documents';

type ConfigurableAnswer = ResultOf<typeof configurableFragment>;
type OptionAnswer = NonNullable<NonNullable<ConfigurableAnswer['configurable_options']>[number]>;
type SwatchAnswer = NonNullable<NonNullable<OptionAnswer['values']>[number]>['swatch_data'];
type VariantAnswer = NonNullable<NonNullable<ConfigurableAnswer['variants']>[number]>;

/** What is read of a simple product by itself, so that other documents can ask for it too. */
type PiecePart = 'sku' | 'stock_status' | 'only_x_left_in_stock' | 'price_range' | 'price_tiers';

/** Maps what a configurable product can be chosen by; values and variants that do not belong together are left out. */
export function toConfigurable(
  parent: ConfigurableAnswer,
  currency: string,
  rule: UnsoldRule | null = null,
): Configurable | null {
  const { configurable_options, variants } = parent;
  const toPiece = (product: SimpleProductAnswer) => toSimpleProduct(product, currency, rule, parent);
  const offered = new Set((variants ?? []).flatMap((variant) => variant?.attributes?.map((entry) => entry?.uid) ?? []));
  const options = (configurable_options ?? [])
    .flatMap((option) => (option?.attribute_code ? [{ ...option, code: option.attribute_code }] : []))
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((option) => toOption(option, option.code, offered));
  const pieces = (variants ?? []).flatMap((variant) => (variant && toVariant(variant, options, toPiece)) || []);
  return pieces.length > 0 ? { options, variants: pieces } : null;
}

function toOption(
  { label, values }: OptionAnswer,
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
function toSwatch(swatch: SwatchAnswer): Swatch | null {
  const image = swatch?.__typename === 'ImageSwatchData' ? swatch.thumbnail : null;
  if (image) return { kind: 'image', value: image };
  // The value ends up in a style attribute.
  const isColor = swatch?.__typename === 'ColorSwatchData' && /^#[\da-f]{3,8}$/i.test(swatch.value ?? '');
  return isColor ? { kind: 'color', value: swatch?.value ?? '' } : null;
}

function toVariant(
  { attributes, product }: VariantAnswer,
  options: readonly ConfigurableOption[],
  toPiece: (product: SimpleProductAnswer) => SimpleProduct,
): Variant | null {
  const uids = new Set(attributes?.map((entry) => entry?.uid));
  const values = options.map((option) => option.values.findIndex(({ uid }) => uids.has(uid)));
  if (!product?.sku || values.includes(-1)) return null;
  const url = imageUrl(product.small_image);
  const image = url ? { url, label: product.small_image?.label ?? '' } : null;
  return { ...toPiece(product), values, image };
}

/** Maps what is bought as it is: a simple product, or a variant of `parent`. */
export function toSimpleProduct(
  product: Pick<SimpleProductAnswer, PiecePart>,
  currency: string,
  rule: UnsoldRule | null = null,
  parent: object | null = null,
): SimpleProduct {
  const inStock = product.stock_status !== 'OUT_OF_STOCK';
  const left = product.only_x_left_in_stock ?? 0;
  const price = toPricePair(product.price_range, currency);
  const measure = attributeValue(product, 'unit_pricing_measure');
  return {
    sku: product.sku ?? '',
    price,
    tiers: toTierPrices(product.price_tiers, { minor: price.final, currency }).map((tier) => ({
      quantity: tier.quantity,
      final: tier.price.minor,
    })),
    inStock,
    ...refusal(product, parent, rule),
    // Magento answers none or less of what can be back-ordered or has a threshold.
    onlyLeft: inStock && left > 0 ? left : null,
    unit: unitPricing(measure, attributeValue(product, 'unit_pricing_base')),
  };
}
