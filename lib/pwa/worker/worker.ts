// The service worker [PWA-1]: a file per concern, each of which listens to its own events; its versions are here.
import { isOutdated } from '@/lib/pwa/caches';
import { onPageMessage } from './page-messages';
import { VERSION, worker } from './scope';
import './push';
import './precache';
import './reads';
import './images';
import './pages';

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
