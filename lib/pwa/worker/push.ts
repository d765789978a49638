import { readNotice } from './notice';

declare const self: ServiceWorkerGlobalScope;

// Notices that the backend sends by Firebase [PWA-4]. Its library is not needed here: a message is plain JSON.

/** Milliseconds that the page in front may take to say that it shows the notice itself. */
const PAGE_PATIENCE = 1000;

self.addEventListener('push', (event) => event.waitUntil(receive(event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(open(event.notification)));

const isChromium = () => /Chrom(?:e|ium)/.test(navigator.userAgent);

/** WebKit ends a subscription after three messages without the system's notice; an app on an iPhone is not called Safari. */
const needsNotice = () =>
  /AppleWebKit/.test(navigator.userAgent) && !isChromium() && !/Android/.test(navigator.userAgent);

/** Shows a notice: in the page that the customer looks at where the browser allows that, else as the system does. */
async function receive(data: PushMessageData | null): Promise<void> {
  const { title, isDefault, ...notice } = readNotice(parsed(data), self.location.origin);
  if (!isDefault && !needsNotice() && (await isShownByPage({ title, ...notice }))) return;
  const { path, ...options } = notice;
  await self.registration.showNotification(title, { ...options, data: { path } });
}

function parsed(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

async function isShownByPage(notice: object): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible');
  if (!page) return false;
  // A page that has not come to rest yet, or a guest's, does not answer.
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<boolean>((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(resolve, PAGE_PATIENCE, false);
  });
  page.postMessage({ type: 'PUSH_RECEIVED', payload: notice }, [port2]);
  return answered;
}

/** Whoever is paying is not torn out of it. */
const CHECKOUT = /(^|\/)checkout(\/|$)/;

/** Brings the customer to where the notice leads: in a tab of the shop that is open, or in a new one. */
async function open(notice: Notification): Promise<void> {
  notice.close();
  const { path } = notice.data as { path: string };
  const { href } = new URL(path, self.location.origin);
  const pages = await self.clients.matchAll({ type: 'window' });
  const there = pages.find(({ url }) => url === href);
  if (there) {
    const page = await there.focus();
    // Elsewhere `url` is the document's first address: what has been opened in it since is not known.
    if (!isChromium()) await page.navigate(href);
    return;
  }
  // The one that was used last comes first.
  const page = pages.find(({ url }) => !CHECKOUT.test(new URL(url).pathname));
  if (page) {
    await (await page.focus()).navigate(href);
    return;
  }
  await self.clients.openWindow(href);
}
