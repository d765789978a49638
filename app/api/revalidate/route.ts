import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { isSigned } from '@/lib/cache/signature';
import { CATALOG_TAG, CONTENT_TAG } from '@/lib/cache/tags.mjs';
import { env } from '@/lib/config/env';
import { parseJson, textUpTo } from '@/lib/magento/server/limited-body';

const bodySchema = z.object({ tags: z.array(z.string().min(1).max(256)).min(1).max(1000) });

/** Magento's tags of all entities of a type, as after a reindex, which no page has; and ours, which all of them have. */
const WHOLE_TYPES = new Map([
  ['cat_p', CATALOG_TAG],
  ['cat_c', CATALOG_TAG],
  ['cms_p', CONTENT_TAG],
  ['cms_b', CONTENT_TAG],
]);

/** Bytes of a call: a thousand tags. */
const MAX_BODY = 64 * 1024;

/**
 * Drops tags: our own (`catalog`, `content`, `store`, `routes`) and Magento's (`cat_p_12`). Body
 * `{ "tags": […] }`, its HMAC-SHA-256 in `X-Signature`; 401 for a wrong one, 404 where no secret is set.
 * Pages are served stale while they are rendered again; what else remembers by tags listens to the cache (`onRevalidated`).
 */
export async function POST(request: Request): Promise<Response> {
  if (!env.REVALIDATE_SECRET) return Response.json({ error: 'REVALIDATE_SECRET is not set' }, { status: 404 });
  const text = await textUpTo(request, MAX_BODY);
  if (text === null) return Response.json({ error: `A body may have ${MAX_BODY} bytes` }, { status: 413 });
  if (!isSigned(text, request.headers.get('x-signature'), env.REVALIDATE_SECRET)) {
    return Response.json({ error: 'The signature does not fit the body' }, { status: 401 });
  }
  const body = bodySchema.safeParse(parseJson(text));
  if (!body.success) return Response.json({ error: z.prettifyError(body.error) }, { status: 400 });
  const tags = [...new Set(body.data.tags.map((tag) => WHOLE_TYPES.get(tag) ?? tag))];
  for (const tag of tags) revalidateTag(tag, 'max');
  return Response.json({ dropped: tags });
}
