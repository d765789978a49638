import { forwardDownload } from '@/lib/magento/server/forward-download';

export const dynamic = 'force-dynamic';

/** Bought files and samples of the backend, on the shop's own origin. */
export function GET(request: Request): Promise<Response> {
  return forwardDownload(request);
}
