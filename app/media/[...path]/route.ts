import { serveMedia } from '@/lib/images/optimizer/serve-media';

/** Pictures and other files of the shop, on its own origin. */
export function GET(request: Request): Promise<Response> {
  return serveMedia(request);
}
