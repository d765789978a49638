import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../../context';
import { type ProductTypeId, product, productLink } from '../../../../database/schema/products';
import { batched, grouped } from '../../../../request-batch';
import { type Product, productsById } from '../product-queries';
import { isSalable } from '../stock';

type LinkType = (typeof productLink.$inferSelect)['type'];
type Link = typeof productLink.$inferSelect;

function linksOf(type: LinkType): (ctx: Context, id: number) => Promise<Link[]> {
  return batched<number, Link[]>(
    async (ctx, ids) => {
      const rows = await ctx.db
        .select()
        .from(productLink)
        .where(and(inArray(productLink.productId, [...ids]), eq(productLink.type, type)))
        .orderBy(asc(productLink.position), asc(productLink.linkedId));
      return grouped(rows, (row) => row.productId);
    },
    () => [],
  );
}

const variantLinksOf = linksOf('variant');
const groupedLinksOf = linksOf('grouped');
const suggestedLinksOf = { related: linksOf('related'), upsell: linksOf('upsell'), crosssell: linksOf('crosssell') };

/** The links that merchants set, in Magento's order of their types. */
const LINKS_OF_MERCHANTS = ['related', 'crosssell', 'upsell', 'grouped'] as const;

interface ProductLink {
  type: (typeof LINKS_OF_MERCHANTS)[number];
  position: number;
  linkedSku: string;
  linkedType: ProductTypeId;
}

/** The links of a product as they were set, whatever became of the products behind them: by type, then by id. */
export const productLinksOf = batched<number, ProductLink[]>(
  async (ctx, ids) => {
    const rows = await ctx.db
      .select({
        id: productLink.productId,
        type: productLink.type,
        position: productLink.position,
        linkedSku: product.sku,
        linkedType: product.typeId,
      })
      .from(productLink)
      .innerJoin(product, eq(product.id, productLink.linkedId))
      .where(and(inArray(productLink.productId, [...ids]), inArray(productLink.type, [...LINKS_OF_MERCHANTS])))
      .orderBy(asc(productLink.linkedId));
    const byType = LINKS_OF_MERCHANTS.flatMap((type) =>
      rows.flatMap((row) => (row.type === type ? [{ ...row, type }] : [])),
    );
    return grouped(byType, (row) => row.id);
  },
  () => [],
);

async function salable(ctx: Context, products: Product[]): Promise<Product[]> {
  const states = await Promise.all(products.map((product) => isSalable(ctx, product.id)));
  return products.filter((_, index) => states[index]);
}

/** A configurable's enabled variants, sold out or not, by id. */
export async function everyVariantOf(ctx: Context, productId: number): Promise<Product[]> {
  const links = await variantLinksOf(ctx, productId);
  return productsById(
    ctx,
    links.map((link) => link.linkedId).sort((a, b) => a - b),
  );
}

/** A configurable's enabled variants that can be bought, by id, as Magento lists them. */
export async function variantsOf(ctx: Context, productId: number): Promise<Product[]> {
  return salable(ctx, await everyVariantOf(ctx, productId));
}

/** The items of a grouped product in its order, sold out or not. */
export async function groupedItemsOf(ctx: Context, productId: number) {
  const links = await groupedLinksOf(ctx, productId);
  const products = await productsById(
    ctx,
    links.map((link) => link.linkedId),
  );
  return products.flatMap((product) => {
    const link = links.find((candidate) => candidate.linkedId === product.id);
    return link ? [{ product, position: link.position, quantity: link.quantity ?? 0 }] : [];
  });
}

/** Related, up-sell or cross-sell products that the catalogue shows, by id, as Magento lists them. */
export async function suggestedProductsOf(ctx: Context, productId: number, type: keyof typeof suggestedLinksOf) {
  const links = await suggestedLinksOf[type](ctx, productId);
  const ids = links.map((link) => link.linkedId).sort((a, b) => a - b);
  const visible = (await productsById(ctx, ids)).filter(({ visibility }) => visibility === 2 || visibility === 4);
  return salable(ctx, visible);
}
