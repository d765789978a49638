import { registerRoute } from 'workbox-routing';
import { REVALIDATE_SECONDS } from '@/lib/config/constants';
import { cacheName } from '@/lib/pwa/caches';
import { catalogueRead } from '@/lib/pwa/kept';
import { VERSION } from './scope';
import { ageOf, store } from './stored';

const MAX_READS = 60;
/** Seconds that an answer is good for while nothing better can be had: a day. */
const MAX_AGE = 24 * 60 * 60;

registerRoute(
  ({ sameOrigin, request }) => sameOrigin && catalogueRead(request) !== null,
  async ({ request, event }) => {
    const { name, key } = placeOf(request);
    const stored = await (await caches.open(name)).match(key);
    const age = stored ? ageOf(stored) : Number.POSITIVE_INFINITY;
    const answer = read(request);
    (event as FetchEvent).waitUntil(
      answer.then(
        () => undefined,
        () => undefined,
      ),
    );
    // As old as pages may be, and no older while the shop can be asked.
    if (stored && age < REVALIDATE_SECONDS) return stored;
    return answer.catch((error: unknown) => {
      if (stored && age < MAX_AGE) return stored;
      throw error;
    });
  },
);

/** One address has an answer per store view and currency, which headers name. */
function placeOf({ url, headers }: Request): { name: string; key: string } {
  const key = new URL(url);
  key.searchParams.set('content-currency', headers.get('Content-Currency') ?? '');
  return { name: cacheName('reads', VERSION, headers.get('Store') ?? ''), key: key.href };
}

async function read(request: Request): Promise<Response> {
  const response = await fetch(request.clone());
  // `no-store` on every answer of GraphQL is for caches that do not see its headers; this one goes by the list of reads.
  if (response.status === 200 && !(await hasErrors(response.clone()))) {
    const { name, key } = placeOf(request);
    await store(name, key, response.clone(), MAX_READS);
  }
  return response;
}

/** An answer with errors must not outlive their cause. */
async function hasErrors(response: Response): Promise<boolean> {
  const answer: { errors?: unknown } | null = await response.json().catch(() => null);
  return answer === null || answer.errors !== undefined;
}
