import type { Context } from '../../../context';
import type { Criteria } from '../listing/criteria';
import type { Sort } from '../listing/order';
import { readListing } from '../listing/queries';
import { priceSpanOf } from '../price/queries';
import { convert } from '../price/rules';
import { reviewSummaryOf } from '../review/queries';
import { urlSuffix } from '../store-config';
import { roleImage } from './media';
import { type Product, productById, productsById } from './product-queries';

/** A product as merchant content shows it, prices in the request's currency. */
export interface ProductCard {
  id: number;
  sku: string;
  typeId: Product['typeId'];
  name: string;
  url: string;
  image: { url: string; label: string };
  /** Of the cheapest form of the product, and of the dearest. */
  minimum: { regular: number; final: number };
  maximum: { regular: number; final: number };
  review: { rating: number; count: number };
}

export interface CardQuery {
  categoryIds?: number[];
  skus?: string[];
  sort?: Sort;
}

const EVERYTHING: Omit<Criteria, 'categoryIds' | 'skus'> = {
  search: null,
  // Those that stand in the catalogue.
  visibilities: [2, 4],
  urlKeys: null,
  nameWords: null,
  descriptionWords: null,
  shortDescriptionWords: null,
  priceFrom: null,
  priceTo: null,
  options: [],
};
const MOST = 500;

/** Products that a shopper can find and buy, of all these categories and SKUs, in the order of a listing. */
export async function findProducts(ctx: Context, { categoryIds, skus, sort }: CardQuery): Promise<Product[]> {
  const criteria = { ...EVERYTHING, categoryIds: categoryIds ?? null, skus: skus ?? null };
  const { ids } = await readListing(ctx, criteria, { search: null, sort, page: { currentPage: 1, pageSize: MOST } });
  return productsById(ctx, ids);
}

/** What a card of the product shows. */
export async function productCard(ctx: Context, product: Product): Promise<ProductCard> {
  const [{ minimum, maximum }, image, review] = await Promise.all([
    priceSpanOf(ctx, product),
    roleImage(ctx, product, 'small_image'),
    reviewSummaryOf(ctx, product.id),
  ]);
  const shown = ({ regular, final }: ProductCard['minimum']) => ({
    regular: convert(regular, ctx.rate),
    final: convert(final, ctx.rate),
  });
  const name = product.name ?? product.sku;
  return {
    id: product.id,
    sku: product.sku,
    typeId: product.typeId,
    name,
    url: productUrl(ctx, product),
    image: { url: image.url, label: image.label ?? name },
    minimum: shown(minimum),
    maximum: shown(maximum),
    review,
  };
}

/** The name and address of an enabled product; null where there is none. */
export async function productLink(ctx: Context, id: number): Promise<{ name: string; url: string } | null> {
  const product = await productById(ctx, id);
  return product && { name: product.name ?? product.sku, url: productUrl(ctx, product) };
}

function productUrl(ctx: Context, { urlKey }: Product): string {
  return `${ctx.origin}/${urlKey}${urlSuffix(ctx.store, 'product')}`;
}
