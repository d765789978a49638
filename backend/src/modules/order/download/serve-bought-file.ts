import { basename, join } from 'node:path';
import type { Database } from '../../../database/connect';
import { transact } from '../../../database/transact';
import { notFound, serveFile } from '../../../media/serve-media';
import { operatorContext } from '../operator-context';
import { countDownload, lockPurchase } from './purchase-queries';

const PATH = /^\/download\/link\/id\/([\w-]{1,64})\/?$/;

/** Whether a path below `/downloadable` is that of a bought file. */
export function isBoughtFile(pathname: string): boolean {
  return PATH.test(pathname);
}

/**
 * Answers `/downloadable/download/link/id/<hash>/` with a bought file and counts that, as Magento does where links may
 * be shared: the hash is the key. What is not (or no longer) to be had leads to the customer's own files.
 */
export async function serveBoughtFile(
  request: Request,
  { db, mediaDir, origin }: { db: Database; mediaDir: string; origin: string },
  pathname: string,
): Promise<Response> {
  const [, hash] = PATH.exec(pathname) ?? [];
  if (!hash || !['GET', 'HEAD'].includes(request.method)) return notFound();
  return transact(db, async (tx) => {
    const ctx = await operatorContext(tx);
    const purchase = await lockPurchase(ctx, hash);
    if (purchase?.status !== 'available') {
      const headers = { Location: `${origin}/downloadable/customer/products/`, 'Cache-Control': 'no-store' };
      return new Response(null, { status: 302, headers });
    }
    const { row } = purchase;
    // Without conditions: a file that the browser has is not fetched again.
    const asked = new Request(request.url, { method: request.method });
    const answer = await serveFile(asked, join(mediaDir, 'downloadable/files/links', row.file), {
      'Cache-Control': 'no-store',
      'Content-Disposition': `attachment; filename="${basename(row.file).replaceAll('"', '')}"`,
    });
    if (answer.status === 200 && request.method === 'GET') await countDownload(ctx, row);
    return answer;
  });
}
