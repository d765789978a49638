import { sparesData } from './spare-data';
import { sendToWorker } from './worker-channel';

/**
 * Has the worker keep the page at this path, and what it has loaded of the shop, most of which is in the HTTP cache.
 * `isSoft`: the router brought it, so that its document would be bytes of its own. Rejects without a worker.
 */
export async function keepPage(pathname: string, isSoft: boolean): Promise<void> {
  if (isSoft && sparesData()) return;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /\/(_next\/static|media|icons)\//.test(name));
  await sendToWorker('KEEP_PAGE', { url: `${pathname}${window.location.search}`, files: [...new Set(files)] });
}
