import 'server-only';
import { env } from '@/lib/config/env';
import { getVariant } from './get-variant';
import { acceptsWebp, readParameters } from './image-request';
import { extensionOf, originPath } from './media-path';
import { failureResponse, passThrough, textResponse, variantResponse } from './responses';

/** Files of these names are looked at; whether they are images, their first bytes tell. */
const IMAGE_EXTENSIONS = ['avif', 'gif', 'jpeg', 'jpg', 'png', 'webp'];

/** Images as their parameters ask [IMG-1], other files as they are; all of them with MEDIA_OPTIMIZER=origin. */
export async function serveMedia(request: Request): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  const path = originPath(pathname);
  if (!path) return textResponse(404, { 'Cache-Control': 'public, max-age=60' });
  try {
    if (env.MEDIA_OPTIMIZER === 'origin') return await passThrough(request, path, search);
    if (!IMAGE_EXTENSIONS.includes(extensionOf(path))) return await passThrough(request, path);
    const asked = readParameters(searchParams);
    if (!asked) return textResponse(400, { 'Cache-Control': 'no-store' });
    const variant = await getVariant(path, asked, acceptsWebp(request.headers.get('accept')));
    return variantResponse(request, path, variant, asked.isNegotiated);
  } catch (error) {
    // Nobody hears the answer: the visitor went on.
    if (request.signal.aborted) return new Response(null, { status: 499 });
    return failureResponse(error);
  }
}
