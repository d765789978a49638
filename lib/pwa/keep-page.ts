import { sparesData } from './spare-data';
import { sendToWorker } from './worker-channel';

/** Has the worker keep a page and what it loaded; `isSoft`: it came without its document. Rejects without a worker. */
export async function keepPage(pathname: string, isSoft: boolean): Promise<void> {
  if (isSoft && sparesData()) return;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /\/(_next\/static|media|icons)\//.test(name));
  await sendToWorker('KEEP_PAGE', { url: `${pathname}${window.location.search}`, files: [...new Set(files)] });
}
