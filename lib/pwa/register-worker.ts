/** The service worker, and what it serves [PWA-1]. */
const WORKER_URL = '/sw.js';
export const WORKER_SCOPE = '/';

/** Registers the service worker; null where the browser has none, or does not take it [PWA-1]. Never throws. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    // Past the HTTP cache: a new version is never missed.
    return await navigator.serviceWorker.register(WORKER_URL, { scope: WORKER_SCOPE, updateViaCache: 'none' });
  } catch {
    // biome-ignore lint/suspicious/noConsole: the specification's words
    console.warn('Failed to register SW.');
    return null;
  }
}

/** Removes a worker that an earlier production build has left: in development its files are none of this server's. */
export async function removeWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker?.getRegistrations().catch(() => []);
  await Promise.all((registrations ?? []).map((registration) => registration.unregister()));
}
