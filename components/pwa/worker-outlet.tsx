'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { registerWorker, removeWorkers } from '@/lib/pwa/register-worker';
import { addToast } from '@/lib/shell/toast-store';

export interface WorkerLabels {
  newVersion: string;
  update: string;
}

/** Once on every page, when it rests: the service worker [PWA-1]. `next dev` has none. */
export function WorkerOutlet({ labels }: { labels: WorkerLabels }) {
  useRegistration(labels);
  useKeptPage();
  return null;
}

function useRegistration({ newVersion, update }: WorkerLabels): void {
  useEffect(() => {
    if (process.env.NODE_ENV === 'development') {
      void removeWorkers();
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const tell = (take: () => void) =>
      addToast({
        id: 'new-version',
        type: 'info',
        message: newVersion,
        timeout: 0,
        actionText: update,
        onAction: take,
      });
    void registerWorker().then((registration) => {
      if (!registration || signal.aborted) return;
      // A new version is rare, so its code comes with it.
      const watch = () =>
        import('@/lib/pwa/watch-versions').then(
          (code) => !signal.aborted && code.watchVersions(registration, tell, signal),
          () => undefined,
        );
      if (registration.waiting || registration.installing) void watch();
      else registration.addEventListener('updatefound', watch, { signal, once: true });
    });
    return () => controller.abort();
  }, [newVersion, update]);
}

/** Tells the worker of pages that it has not seen: the first of all, and those that the router brought [PWA-5]. */
function useKeptPage(): void {
  const pathname = usePathname();
  const isFirst = useRef(true);
  useEffect(() => {
    const { serviceWorker } = navigator;
    const wasFirst = isFirst.current;
    isFirst.current = false;
    // The worker has brought this document itself.
    if (!serviceWorker || (wasFirst && serviceWorker.controller)) return;
    const controller = new AbortController();
    const { signal } = controller;
    // Whoever has no worker, or one that goes, reads online.
    const keep = () =>
      import('@/lib/pwa/keep-page').then((code) => code.keepPage(pathname, !wasFirst)).catch(() => undefined);
    if (serviceWorker.controller) void keep();
    else serviceWorker.addEventListener('controllerchange', keep, { signal, once: true });
    return () => controller.abort();
  }, [pathname]);
}
