/** Calls `tell` with a way to take a version that waits, now or later [PWA-1]; taking it reloads the page, once. */
export function watchVersions(
  registration: ServiceWorkerRegistration,
  tell: (take: () => void) => void,
  signal: AbortSignal,
): void {
  const offer = (waiting: ServiceWorker) =>
    tell(() => {
      // Another tab may have taken it: this page is only loaded with an older one.
      if (waiting.state !== 'installed') return window.location.reload();
      navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
      waiting.postMessage({ type: 'SKIP_WAITING' });
    });
  const follow = (installing: ServiceWorker | null) => {
    installing?.addEventListener(
      'statechange',
      () => {
        // The first version of all waits for nobody.
        if (installing.state === 'installed' && navigator.serviceWorker.controller) offer(installing);
      },
      { signal },
    );
  };
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing), { signal });
}
