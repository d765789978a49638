import { processShared } from '@/lib/cache/process-memory';

interface Memory {
  clear(): void;
}

const MEMORIES = [
  ...['currencies', 'foreign-fields', 'listings', 'rate-limits', 'renderings', 'routes'],
  ...['sitemap-files', 'sitemap-names', 'store-views', 'video-thumbnails'],
];

/** Empties what a process remembers of the backend, so that one test does not see another's. */
export function clearProcessMemory(): void {
  const none: Memory = { clear: () => {} };
  for (const name of MEMORIES) processShared<Memory>(name, () => none).clear();
}
