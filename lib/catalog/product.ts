import { type Crumb, productCrumbs } from './breadcrumbs';
import { type CardContext, type CardProduct, type ProductAnswer, toCardProduct } from './card-product';
import { type TierPrice, toTierPrices } from './price-view';
import { type Fact, productFacts, type TextSection } from './product-facts';
import { type ProductPicture, toPictures } from './product-media';

/** Everything that a product page shows. */
export interface Product extends CardProduct {
  /** How many are left, where the shop tells it. */
  onlyLeft: number | null;
  /** HTML as the merchant wrote it. */
  shortDescription: string | null;
  description: string | null;
  pictures: ProductPicture[];
  tierPrices: TierPrice[];
  facts: Fact[];
  sections: TextSection[];
  /** The merchant's labels of attributes, by code, where the backend tells them. */
  attributeLabels: Record<string, string>;
  ancestors: Crumb[];
  meta: { title: string | null; description: string | null };
}

interface ProductPageAnswer extends ProductAnswer {
  meta_title?: string | null;
  meta_description?: string | null;
  only_x_left_in_stock?: number | null;
  description?: { html: string } | null;
  short_description?: { html: string } | null;
  image?: { url?: string | null; label?: string | null } | null;
  media_gallery?: Parameters<typeof toPictures>[0];
  price_tiers?: Parameters<typeof toTierPrices>[0];
  categories?: Parameters<typeof productCrumbs>[0];
}

interface Aggregation {
  attribute_code: string;
  label?: string | null;
}

/** Maps a product for its page. `path` is the address that was asked for: it decides the breadcrumbs. */
export function toProduct(
  answer: ProductPageAnswer,
  aggregations: readonly (Aggregation | null)[] | null | undefined,
  context: CardContext & { path: string },
): Product | null {
  const card = toCardProduct(answer, context);
  if (!card) return null;
  const labels = (aggregations ?? []).flatMap((entry) => (entry?.label ? [[entry.attribute_code, entry.label]] : []));
  return {
    ...card,
    ...productFacts(answer, context.attributes),
    onlyLeft: card.inStock ? (answer.only_x_left_in_stock ?? null) : null,
    shortDescription: answer.short_description?.html.trim() || null,
    description: answer.description?.html.trim() || null,
    pictures: toPictures(answer.media_gallery, answer.image, card.name),
    tierPrices: toTierPrices(answer.price_tiers, context.currency),
    attributeLabels: Object.fromEntries(labels),
    ancestors: productCrumbs(answer.categories, context.path, context.view),
    meta: { title: answer.meta_title || card.name, description: answer.meta_description || null },
  };
}
