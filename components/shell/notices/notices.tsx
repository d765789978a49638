'use client';

import { useEffect } from 'react';
import { WARNING_EVENT } from '@/lib/browser/notice-event';
import { watchConnectivity } from '@/lib/shell/connectivity';
import { useShellStore } from '@/lib/shell/shell-store';
import { addToast } from '@/lib/shell/toast-store';
import { FullPageLoading } from './full-page-loading';
import type { NoticeWords } from './notice-words';
import { ToastList } from './toast-list';

/** Milliseconds that word of being offline or online stays [NET-1]. */
const CONNECTIVITY_TIMEOUT = 3000;

/** Toasts, the loading overlay, and word of being offline, over any page. */
export function Notices({ words }: { words: NoticeWords }) {
  useConnectivityToasts(words);
  useEffect(showWarnings, []);
  return (
    <>
      <ToastList words={words} />
      <FullPageLoading label={words.fetchingData} />
    </>
  );
}

/** Warnings of who could not load the code that adds a toast. Returns a way to stop. */
function showWarnings(): () => void {
  const show = (event: Event) => {
    if (event instanceof CustomEvent) addToast({ type: 'warning', message: String(event.detail) });
  };
  window.addEventListener(WARNING_EVENT, show);
  return () => window.removeEventListener(WARNING_EVENT, show);
}

/** Only who has been offline is told, of that and of being online again [NET-1]. */
function useConnectivityToasts({ offline, online }: NoticeWords): void {
  useEffect(watchConnectivity, []);
  const isOnline = useShellStore((state) => state.isOnline);
  const hasBeenOffline = useShellStore((state) => state.hasBeenOffline);
  useEffect(() => {
    if (!hasBeenOffline) return;
    addToast({
      // One of the two is true.
      id: 'connectivity',
      type: isOnline ? 'info' : 'error',
      message: isOnline ? online : offline,
      timeout: CONNECTIVITY_TIMEOUT,
    });
  }, [isOnline, hasBeenOffline, online, offline]);
}
