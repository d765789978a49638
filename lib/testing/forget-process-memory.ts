import { processShared } from '@/lib/cache/process-memory';

interface Memory {
  clear(): void;
}

/** Empties what a process remembers of the backend, so that one test does not see another's. */
export function clearProcessMemory(): void {
  const none: Memory = { clear: () => {} };
  processShared<Memory>('routes', () => none).clear();
  const { storeViews, currencies } = processShared('store-views', () => ({ storeViews: none, currencies: none }));
  const { index, files } = processShared('sitemap', () => ({ index: none, files: none }));
  for (const name of ['renderings', 'listings', 'rate-limits', 'video-thumbnails'])
    processShared<Memory>(name, () => none).clear();
  for (const memory of [storeViews, currencies, index, files]) memory.clear();
}
