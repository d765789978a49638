import { asc, inArray } from 'drizzle-orm';
import type { Context } from '../../../context';
import { downloadableLink } from '../../../database/schema/products';
import { label } from '../../../labels';
import { batched, grouped } from '../../../request-batch';
import { uid } from '../../../uid';
import { convert } from '../price/rules';
import type { Product } from './product-queries';

type Link = typeof downloadableLink.$inferSelect;

/** A product's links in their order. */
export const linksOf = batched<number, Link[]>(
  async (ctx, ids) => {
    const rows = await ctx.db
      .select()
      .from(downloadableLink)
      .where(inArray(downloadableLink.productId, [...ids]))
      .orderBy(asc(downloadableLink.sortOrder), asc(downloadableLink.id));
    return grouped(rows, (row) => row.productId);
  },
  () => [],
);

/** `DownloadableProductLinks` of a link; the file and the number of downloads are for those who bought it. */
export function link(ctx: Context, { id, titles, price, sortOrder, sampleFile }: Link) {
  return {
    id,
    uid: uid('downloadable', id),
    title: label(titles, ctx.store),
    price: convert(price, ctx.rate),
    sort_order: sortOrder,
    sample_url: sampleFile ? `${ctx.origin}/downloadable/download/linkSample/link_id/${id}/` : null,
  };
}

export const downloadableFields = {
  links_title: (parent: Product) => parent.linksTitle,
  links_purchased_separately: (parent: Product) => Number(parent.linksPurchasedSeparately),
  downloadable_product_links: async (parent: Product, _: unknown, ctx: Context) =>
    (await linksOf(ctx, parent.id)).map((row) => link(ctx, row)),
  // Samples of the product as a whole are not kept; links have their own.
  downloadable_product_samples: () => [],
};
