import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../../context';
import { cmsBlock, cmsPage } from '../../database/schema/content';

/** A page by its id, or by its identifier in the request's store view; only an active one. */
export async function readPage(ctx: Context, by: { id: number } | { identifier: string }) {
  const [page] = await ctx.db
    .select()
    .from(cmsPage)
    .where(
      and(
        cmsPage.isActive,
        'id' in by ? eq(cmsPage.id, by.id) : and(eq(cmsPage.identifier, by.identifier), inStore(ctx, cmsPage.storeIds)),
      ),
    )
    .orderBy(desc(isOwn(ctx, cmsPage.storeIds)), asc(cmsPage.id))
    .limit(1);
  return page;
}

/** A block by its identifier in the request's store view, or by its id; only an active one. */
export async function readBlock(ctx: Context, idOrIdentifier: string) {
  const isId = /^\d{1,9}$/.test(idOrIdentifier);
  const [block] = await ctx.db
    .select()
    .from(cmsBlock)
    .where(
      and(
        cmsBlock.isActive,
        inStore(ctx, cmsBlock.storeIds),
        isId ? eq(cmsBlock.id, Number(idOrIdentifier)) : eq(cmsBlock.identifier, idOrIdentifier),
      ),
    )
    .orderBy(desc(isOwn(ctx, cmsBlock.storeIds)), asc(cmsBlock.id))
    .limit(1);
  return block;
}

const inStore = ({ store }: Context, storeIds: PgColumn) => sql`${storeIds} && array[0, ${store.id}]::int[]`;

/** Content made for the store view goes before that for all. */
const isOwn = ({ store }: Context, storeIds: PgColumn) => sql`${store.id} = any (${storeIds})`;
