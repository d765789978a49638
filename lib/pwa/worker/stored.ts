const MILLISECONDS = 1000;

/** Seconds since an answer was made; one that does not say when is too old for everything. */
export function ageOf(response: Response): number {
  const made = Date.parse(response.headers.get('Date') ?? '');
  return Number.isNaN(made) ? Number.POSITIVE_INFINITY : (Date.now() - made) / MILLISECONDS;
}

/** Stores an answer; the oldest beyond `max` go. Workbox's own list of addresses would outlive the sign-out. */
export async function store(name: string, url: string, response: Response, max: number): Promise<void> {
  const cache = await caches.open(name);
  // Anew at the end: the order is that of the last use.
  await cache.delete(url, { ignoreVary: true });
  await cache.put(url, response);
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
