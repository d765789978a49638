import { asc, inArray } from 'drizzle-orm';
import { downloadableLink } from '../../../database/schema/products';
import { batched, grouped } from '../../../request-batch';

export type DownloadableLink = typeof downloadableLink.$inferSelect;

/** A product's links in their order. */
export const linksOf = batched<number, DownloadableLink[]>(
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
