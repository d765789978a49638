const MILLISECONDS = 1000;

/** Seconds of a day, the oldest that stands in for an answer of the shop's. */
export const DAY = 24 * 60 * 60;

/** Seconds since an answer was made; one that does not say when is too old for everything. */
export function ageOf(response: Response): number {
  const made = Date.parse(response.headers.get('Date') ?? '');
  return Number.isNaN(made) ? Number.POSITIVE_INFINITY : (Date.now() - made) / MILLISECONDS;
}

/** What `use` gives; undefined where the browser's store fails: what cannot be read is not there. */
export async function quietly<Found>(use: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await use();
  } catch {
    return undefined;
  }
}

/** Stores an answer; the oldest beyond `max` go, half of all where the disk is full. Workbox's own list would outlive the sign-out. */
export async function store(name: string, url: string, response: Response, max: number): Promise<void> {
  await quietly(async () => {
    const cache = await caches.open(name);
    const again = response.clone();
    // What is put anew stands at the end: the order is that of the last use.
    await cache.put(url, response).catch(async (error: Error) => {
      if (error.name !== 'QuotaExceededError') throw error;
      await trim(cache, Math.floor((await cache.keys()).length / 2));
      await cache.put(url, again);
    });
    await trim(cache, max);
  });
}

async function trim(cache: Cache, max: number): Promise<void> {
  const stored = await cache.keys();
  await Promise.all(stored.slice(0, Math.max(0, stored.length - max)).map((old) => cache.delete(old)));
}

/** Whether an answer may be stored at all: whole, of this shop, and not forbidden. */
export function isStorable(response: Response): boolean {
  const control = response.headers.get('Cache-Control') ?? '';
  return response.status === 200 && response.type === 'basic' && !response.redirected && !/no-store/i.test(control);
}

/** Resolves after so many milliseconds. */
export function patience(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
