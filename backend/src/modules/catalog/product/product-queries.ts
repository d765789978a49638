import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../../../context';
import { type ProductTypeId, product, productText } from '../../../database/schema/products';
import { batched } from '../../../request-batch';

const TYPE_NAMES = {
  simple: 'SimpleProduct',
  virtual: 'VirtualProduct',
  configurable: 'ConfigurableProduct',
  bundle: 'BundleProduct',
  grouped: 'GroupedProduct',
  downloadable: 'DownloadableProduct',
} as const satisfies Record<ProductTypeId, string>;

/** The parent object of every product type: its row, with the short texts of the request's store view. */
export type Product = Awaited<ReturnType<typeof selectProducts>>[number];

const own = alias(productText, 'own');
const fallback = alias(productText, 'fallback');

async function selectProducts(ctx: Context, ids: readonly number[]) {
  const rows = await ctx.db
    .select({
      id: product.id,
      sku: product.sku,
      typeId: product.typeId,
      attributeSetId: product.attributeSetId,
      visibility: product.visibility,
      isEnabled: product.isEnabled,
      weight: product.weight,
      taxClass: product.taxClass,
      price: product.price,
      specialPrice: product.specialPrice,
      specialFrom: product.specialFrom,
      specialTo: product.specialTo,
      newFrom: product.newFrom,
      newTo: product.newTo,
      countryOfManufacture: product.countryOfManufacture,
      createdAt: product.createdAt,
      updatedAt: product.updatedAt,
      bundleDynamicPrice: product.bundleDynamicPrice,
      bundleDynamicSku: product.bundleDynamicSku,
      bundleDynamicWeight: product.bundleDynamicWeight,
      linksTitle: product.linksTitle,
      linksPurchasedSeparately: product.linksPurchasedSeparately,
      name: sql<string | null>`coalesce(${own.name}, ${fallback.name})`,
      urlKey: sql<string | null>`coalesce(${own.urlKey}, ${fallback.urlKey})`,
      metaTitle: sql<string | null>`coalesce(${own.metaTitle}, ${fallback.metaTitle})`,
      metaDescription: sql<string | null>`coalesce(${own.metaDescription}, ${fallback.metaDescription})`,
      metaKeyword: sql<string | null>`coalesce(${own.metaKeyword}, ${fallback.metaKeyword})`,
    })
    .from(product)
    .leftJoin(own, and(eq(own.productId, product.id), eq(own.storeId, ctx.store.id)))
    .leftJoin(fallback, and(eq(fallback.productId, product.id), eq(fallback.storeId, 0)))
    .where(inArray(product.id, [...ids]));
  return rows.map((row) => ({ ...row, __typename: TYPE_NAMES[row.typeId] }));
}

/** A product, enabled or not, visible on its own or not; null where there is none. */
export const anyProductById = batched<number, Product | null>(
  async (ctx, ids) => new Map((await selectProducts(ctx, ids)).map((row) => [row.id, row])),
  () => null,
);

/** An enabled product, visible on its own or not; null otherwise. */
export async function productById(ctx: Context, id: number): Promise<Product | null> {
  const found = await anyProductById(ctx, id);
  return found?.isEnabled ? found : null;
}

/** The enabled ones among these products, in the order of the ids. */
export async function productsById(ctx: Context, ids: readonly number[]): Promise<Product[]> {
  const products = await Promise.all(ids.map((id) => productById(ctx, id)));
  return products.filter((found) => found !== null);
}

interface LongTexts {
  description: string | null;
  shortDescription: string | null;
  attributes: Record<string, string>;
}

/** Texts that a list rarely asks for. */
export const longTextsOf = batched<number, LongTexts>(
  async (ctx, ids) => {
    const rows = await ctx.db
      .select({
        id: product.id,
        description: sql<string | null>`coalesce(${own.description}, ${fallback.description})`,
        shortDescription: sql<string | null>`coalesce(${own.shortDescription}, ${fallback.shortDescription})`,
        ownAttributes: own.attributes,
        attributes: fallback.attributes,
      })
      .from(product)
      .leftJoin(own, and(eq(own.productId, product.id), eq(own.storeId, ctx.store.id)))
      .leftJoin(fallback, and(eq(fallback.productId, product.id), eq(fallback.storeId, 0)))
      .where(inArray(product.id, [...ids]));
    return new Map(
      rows.map(({ id, ownAttributes, attributes, ...texts }) => [
        id,
        { ...texts, attributes: { ...attributes, ...ownAttributes } },
      ]),
    );
  },
  () => ({ description: null, shortDescription: null, attributes: {} }),
);
