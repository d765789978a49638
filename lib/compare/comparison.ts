import { htmlWords } from '@/lib/browser/trusted/html-words';
import { type CardContext, type CardProduct, toCardProduct } from '@/lib/catalog/card/card-product';
import { type TierPrice, toTierPrices } from '@/lib/catalog/product/price';
import type { ResultOf } from '@/lib/magento/graphql';
import type { comparisonDocument } from './documents';

type Answer = NonNullable<ResultOf<typeof comparisonDocument>['compareList']>;

/** A product of the comparison [CMP-6]. */
export interface ComparedProduct {
  /** Its number, which lists know it by. */
  id: string;
  card: CardProduct;
  tierPrices: TierPrice[];
  /** What is chosen on the product's page, and from what: labels only. */
  options: { label: string; values: string[] }[];
}

/** One attribute across the products, in their order; null where a product has none. */
export interface ComparedAttribute {
  code: string;
  label: string;
  values: (string | null)[];
}

export interface Comparison {
  products: ComparedProduct[];
  attributes: ComparedAttribute[];
}

/** What Magento says of an attribute that a product does not have. */
const NO_VALUES: readonly string[] = ['', 'N/A', 'No selection'];

/** The answer as its page shows it; products that have gone, and attributes that none of them has, are left out. */
export function toComparison({ attributes, items }: Answer, context: CardContext): Comparison {
  const shown = (items ?? []).flatMap((item) => {
    const card = item?.product && toCardProduct(item.product, context);
    return item?.product?.id && card ? [{ answer: item.product, card, values: item.attributes }] : [];
  });
  return {
    products: shown.map(({ answer, card }) => ({
      id: String(answer.id),
      card,
      tierPrices: toTierPrices(answer.tiers, card.price.final, answer.__typename),
      options: optionsOf(answer),
    })),
    attributes: (attributes ?? []).flatMap((attribute) => {
      if (!attribute) return [];
      const { code, label } = attribute;
      const values = shown.map((one) => textOf(one.values.find((value) => value?.code === code)?.value));
      return values.some((value) => value !== null) ? [{ code, label, values }] : [];
    }),
  };
}

type ProductAnswer = NonNullable<NonNullable<NonNullable<Answer['items']>[number]>['product']>;

function optionsOf(product: ProductAnswer): ComparedProduct['options'] {
  const configurable = 'choices' in product ? product.choices : null;
  const custom = 'custom_options' in product ? product.custom_options : null;
  return [
    ...(configurable ?? []).flatMap((option) => {
      const values = (option?.values ?? []).flatMap((value) => value?.label ?? []);
      return option?.label ? [{ label: option.label, values }] : [];
    }),
    ...(custom ?? []).flatMap((option) =>
      option?.title && option.required ? [{ label: option.title, values: [] }] : [],
    ),
  ];
}

/** Magento answers the merchant's HTML; a cell shows its words. */
function textOf(html: string | null | undefined): string | null {
  const trimmed = htmlWords((html ?? '').replace(/<(?:br|\/p|\/li|\/h\d)\b[^>]*>/gi, '$&\n'))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
  return NO_VALUES.includes(trimmed) ? null : trimmed;
}

/** Whether the products differ in an attribute. */
export function differs({ values }: ComparedAttribute): boolean {
  return new Set(values).size > 1;
}

/** A comparison of fewer products, in the comparison's order. */
export function onlyProducts({ products, attributes }: Comparison, ids: readonly string[]): Comparison {
  const kept = products.flatMap(({ id }, index) => (ids.includes(id) ? [index] : []));
  const keep = <Value>(values: readonly Value[]) => values.filter((_, index) => kept.includes(index));
  return {
    products: keep(products),
    attributes: attributes.flatMap((attribute) => {
      const values = keep(attribute.values);
      return values.some((value) => value !== null) ? [{ ...attribute, values }] : [];
    }),
  };
}
