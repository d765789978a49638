const LOCK = 'order';

/**
 * Runs what must not run in two tabs at once; `busy` where another tab is at it. Old browsers and plain HTTP have no
 * locks: there the mark of the attempt alone keeps tabs apart.
 */
export async function inOneTab<T>(task: () => Promise<T>, busy: () => T | Promise<T>): Promise<T> {
  if (!navigator.locks) return task();
  // `request` gives back what the callback's promise gives.
  return await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => (lock ? task() : busy()));
}
