import { basename, join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { downloadableLink, product } from '../database/schema/products';
import { notFound, serveFile } from './serve-media';

const PATH = /^\/download\/linkSample\/link_id\/([1-9]\d{0,8})\/?$/;

/**
 * Answers `/downloadable/download/linkSample/link_id/<id>/` with the sample of a downloadable product's link; 404
 * where the link has none or its product is disabled. `pathname` starts after `/downloadable`.
 */
export async function serveLinkSample(
  request: Request,
  { db, mediaDir }: { db: Database; mediaDir: string },
  pathname: string,
): Promise<Response> {
  const [, id] = PATH.exec(pathname) ?? [];
  if (!id) return notFound();
  const [link] = await db
    .select({ file: downloadableLink.sampleFile })
    .from(downloadableLink)
    .innerJoin(product, and(eq(product.id, downloadableLink.productId), product.isEnabled))
    .where(eq(downloadableLink.id, Number(id)));
  if (!link?.file) return notFound();
  return serveFile(request, join(mediaDir, 'downloadable/files/link_samples', link.file), {
    'Cache-Control': 'no-cache',
    'Content-Disposition': `inline; filename="${basename(link.file).replaceAll('"', '')}"`,
  });
}
