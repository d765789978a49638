import { registerRoute } from 'workbox-routing';
import { REVALIDATE_SECONDS } from '@/lib/config/constants';
import { cacheName } from '@/lib/pwa/caches';
import { catalogueRead } from '@/lib/pwa/kept';
import { VERSION } from './scope';
import { ageOf, DAY, quietly, store } from './stored';

const MAX_READS = 60;

registerRoute(
  ({ sameOrigin, request }) => sameOrigin && catalogueRead(request) !== null,
  async ({ request, event }) => {
    const { name, key } = placeOf(request);
    const stored = await quietly(async () => (await caches.open(name)).match(key));
    const age = stored ? ageOf(stored) : Number.POSITIVE_INFINITY;
    const answer = fetch(request.clone());
    (event as FetchEvent).waitUntil(
      answer.then(
        (response) => keep(request, response.clone()),
        () => undefined,
      ),
    );
    // As old as pages may be, and no older while the shop can be asked.
    if (stored && age < REVALIDATE_SECONDS) return stored;
    return answer.catch((error: unknown) => {
      if (stored && age < DAY) return stored;
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

async function keep(request: Request, response: Response): Promise<void> {
  // `no-store` on every answer of GraphQL is for caches that do not see its headers; this one goes by the list of reads.
  if (response.status !== 200 || (await hasErrors(response.clone()))) return;
  const { name, key } = placeOf(request);
  await store(name, key, response, MAX_READS);
}

/** An answer with errors must not outlive their cause. */
async function hasErrors(response: Response): Promise<boolean> {
  const answer: { errors?: unknown } | null = await response.json().catch(() => null);
  return answer === null || answer.errors !== undefined;
}
