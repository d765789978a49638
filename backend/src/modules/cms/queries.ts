import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../../context';
import { cmsBlock, cmsPage } from '../../database/schema/content';
import { batched } from '../../request-batch';

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

/** A block by its identifier in the request's store view, or by its id; only an active one. Those of a tick are one read. */
export const readBlock = batched(
  async (ctx: Context, asked: readonly string[]) => {
    const identifiers = asked.filter((one) => !isId(one));
    const rows = await ctx.db
      .select()
      .from(cmsBlock)
      .where(
        and(
          cmsBlock.isActive,
          inStore(ctx, cmsBlock.storeIds),
          or(inArray(cmsBlock.id, asked.filter(isId).map(Number)), inArray(cmsBlock.identifier, identifiers)),
        ),
      )
      .orderBy(desc(isOwn(ctx, cmsBlock.storeIds)), asc(cmsBlock.id));
    return new Map(
      asked.map((one) => [one, rows.find((row) => (isId(one) ? row.id === Number(one) : row.identifier === one))]),
    );
  },
  () => undefined,
);

const isId = (text: string) => /^\d{1,9}$/.test(text);

const inStore = ({ store }: Context, storeIds: PgColumn) => sql`${storeIds} && array[0, ${store.id}]::int[]`;

/** Content made for the store view goes before that for all. */
const isOwn = ({ store }: Context, storeIds: PgColumn) => sql`${store.id} = any (${storeIds})`;
