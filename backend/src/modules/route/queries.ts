import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../context';
import { urlRewrite } from '../../database/schema/content';
import { isExact, nearest, spellings } from './rules';

type UrlRewrite = typeof urlRewrite.$inferSelect;

/** Where a path leads in the request's store view. */
export interface Destination {
  entityType: NonNullable<UrlRewrite['entityType']>;
  entityId: number;
  /** The entity's own path, without leading slash. */
  path: string;
  /** 301 or 302 when the path asked for is another one, else 0. */
  redirectCode: number;
}

/** Longer chains are taken for a circle. */
const MAX_REDIRECTS = 20;

/** What rewrites lead to; nobody else's path need be looked for among them. */
const INTERNAL_PATH = /^(?:catalog\/(?:category|product)|cms\/page)\/view\//;

/**
 * Follows a path (or an internal one, `catalog/category/view/id/4`) through all redirects to an entity; null
 * when it leads nowhere. The first redirect gives the code. Throws when the redirects go in a circle.
 */
export async function findDestination(ctx: Context, path: string): Promise<Destination | null> {
  const asked = path === '/' ? homePage(ctx) : path;
  let rewrite = await byRequestPath(ctx, asked);
  const redirectCode = rewrite?.redirectType ?? 0;
  for (let steps = 0; rewrite && rewrite.redirectType > 0; steps += 1) {
    if (steps === MAX_REDIRECTS) throw new Error(`The redirects of ${asked} go in a circle.`);
    rewrite = await byRequestPath(ctx, rewrite.targetPath);
  }
  if (!rewrite && INTERNAL_PATH.test(asked)) rewrite = await byTargetPath(ctx, asked);
  if (!rewrite?.entityType || !rewrite.entityId) return null;
  return { entityType: rewrite.entityType, entityId: rewrite.entityId, path: rewrite.requestPath, redirectCode };
}

function homePage({ store }: Context): string {
  const identifier = store.config.cms_home_page;
  return typeof identifier === 'string' ? identifier : '';
}

/** A path in another spelling than the rewrite's (case, end slash) gives a permanent redirect to the right one. */
async function byRequestPath({ db, store }: Context, path: string): Promise<UrlRewrite | undefined> {
  const found = await db
    .select()
    .from(urlRewrite)
    .where(and(eq(urlRewrite.storeId, store.id), inArray(sql`lower(${urlRewrite.requestPath})`, spellings(path))))
    .orderBy(asc(urlRewrite.id));
  const rewrite = nearest(path, found);
  if (!rewrite || rewrite.redirectType > 0 || isExact(path, rewrite.requestPath)) return rewrite;
  return { ...rewrite, entityType: null, entityId: null, targetPath: rewrite.requestPath, redirectType: 301 };
}

async function byTargetPath({ db, store }: Context, path: string): Promise<UrlRewrite | undefined> {
  const [rewrite] = await db
    .select()
    .from(urlRewrite)
    .where(
      and(
        eq(urlRewrite.storeId, store.id),
        eq(urlRewrite.targetPath, path.replace(/\/+$/, '')),
        eq(urlRewrite.redirectType, 0),
      ),
    )
    .orderBy(asc(urlRewrite.id))
    .limit(1);
  return rewrite;
}
