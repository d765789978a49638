import { registerRoute } from 'workbox-routing';
import { IMAGE_CACHE } from '@/lib/pwa/caches';
import { nearestImage } from '@/lib/pwa/kept';
import { sparesData } from '@/lib/pwa/spare-data';
import { onPageMessage } from './page-messages';
import { ageOf, DAY, isStorable, quietly, store } from './stored';

const MAX_IMAGES = 60;
/** Seconds. */
const MAX_AGE = 30 * DAY;

const isImagePath = (pathname: string) => /^\/(media|static|icons)\//.test(pathname);

registerRoute(
  ({ sameOrigin, request, url }) => sameOrigin && request.destination === 'image' && isImagePath(url.pathname),
  async ({ request, event }) => {
    const stored = await findImage(request.url);
    if (stored) {
      if (isOver(stored)) (event as FetchEvent).waitUntil(renew(request));
      return stored;
    }
    try {
      const response = await fetch(request);
      if (mayKeep(response))
        (event as FetchEvent).waitUntil(store(IMAGE_CACHE, request.url, response.clone(), MAX_IMAGES));
      return response;
    } catch {
      return (await findImage(request.url, { isAny: true })) ?? Response.error();
    }
  },
);

// The next pictures of a gallery [PWA-3].
onPageMessage('PREFETCH_IMAGES', async ({ urls }) => {
  if (sparesData()) throw new Error('slow network');
  await keepImages(urls);
  return { status: 'done' };
});

/** Stores pictures of this shop that are not there yet, in no width that would do; one that fails is left out. */
export async function keepImages(urls: readonly string[]): Promise<void> {
  await Promise.all(
    urls.map(async (address) => {
      const url = new URL(address, self.location.origin);
      if (url.origin !== self.location.origin || !isImagePath(url.pathname)) return;
      if (await findImage(url.href)) return;
      const response = await fetch(url.href, { headers: { Accept: 'image/avif,image/webp,image/*' } }).catch(
        () => null,
      );
      if (response && mayKeep(response)) await store(IMAGE_CACHE, url.href, response, MAX_IMAGES);
    }),
  );
}

/** Whether a picture may have been replaced, as it says itself: it is shown once more. */
function isOver(image: Response): boolean {
  const [, seconds = MAX_AGE] = /max-age=(\d+)/.exec(image.headers.get('Cache-Control') ?? '') ?? [];
  return ageOf(image) > Number(seconds);
}

async function renew(request: Request): Promise<void> {
  // The browser's own cache may hold the same old one.
  const response = await fetch(request, { cache: 'no-cache' }).catch(() => null);
  if (response && mayKeep(response)) await store(IMAGE_CACHE, request.url, response, MAX_IMAGES);
}

function mayKeep(response: Response): boolean {
  const control = response.headers.get('Cache-Control') ?? '';
  const type = response.headers.get('Content-Type') ?? '';
  return isStorable(response) && !/private/i.test(control) && type.startsWith('image/');
}

/** The picture, or the same in the nearest larger width; `isAny`: in any, as offline nothing better will come. */
async function findImage(url: string, options: { isAny?: boolean } = {}): Promise<Response | undefined> {
  const stored = await quietly(async () => {
    const cache = await caches.open(IMAGE_CACHE);
    const present = (await cache.keys()).map((request) => request.url);
    const address = nearestImage(url, present, options);
    return address ? cache.match(address, { ignoreVary: true }) : undefined;
  });
  return stored && (options.isAny || ageOf(stored) < MAX_AGE) ? stored : undefined;
}
