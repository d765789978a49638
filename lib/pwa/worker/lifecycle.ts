import { isOutdated } from '@/lib/pwa/caches';
import { onPageMessage } from './page-messages';
import { VERSION, worker } from './scope';

// A new version waits until a shopper takes it: an open page keeps the files that it was built with.
onPageMessage('SKIP_WAITING', async () => {
  await worker.skipWaiting();
  return { status: 'done' };
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(removeOutdated());
  // The first version serves the page that brought it.
  event.waitUntil(worker.clients.claim());
});

async function removeOutdated(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => isOutdated(name, VERSION)).map((name) => caches.delete(name)));
}
