import 'server-only';
import { LRUCache } from 'lru-cache';
import { processShared } from '@/lib/cache/process-memory';
import { reportError } from '@/lib/errors/report-error';

/** Tells ops once of what a merchant has entered, or left out: pages that meet it are rendered again and again. */
export function reportOnce(what: string, why: string): void {
  // Whatever a backend says must not fill the memory.
  const told = processShared('told-of-merchants', () => new LRUCache<string, true>({ max: 1000 }));
  const line = `${what}: ${why}`;
  if (told.has(line)) return;
  told.set(line, true);
  reportError(what, why);
}
