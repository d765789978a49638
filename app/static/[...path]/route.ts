import { serveMedia } from '@/lib/images/optimizer/serve-media';

/** Pictures of the backend's themes, such as those in its widgets, on the shop's own origin. */
export function GET(request: Request): Promise<Response> {
  return serveMedia(request);
}
