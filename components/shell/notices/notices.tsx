'use client';

import { useEffect } from 'react';
import { Modal } from '@/components/ui/dialog/modal';
import { Busy } from '@/components/ui/spinner';
import { signInPath } from '@/lib/auth/sign-in-path';
import { takeEnded, watchSession } from '@/lib/auth/watch-session';
import { WARNING_EVENT } from '@/lib/browser/notice-event';
import { watchConnectivity } from '@/lib/shell/connectivity';
import { useShellStore } from '@/lib/shell/shell-store';
import { addToast } from '@/lib/shell/toast-store';
import { type ToastLabels, ToastList } from './toast-list';

export interface NoticeLabels extends ToastLabels {
  offline: string;
  online: string;
  fetchingData: string;
  sessionEnded: string;
  signIn: string;
}

/** Milliseconds that a message about being offline or online stays [NET-1]. */
const CONNECTIVITY_TIMEOUT = 3000;

/** Milliseconds that who was signed out is offered to sign in again. */
const SESSION_TIMEOUT = 30_000;

/** Toasts, the loading overlay, messages about being offline, and the session's clock: for any page, once it rests. */
export function Notices({ labels }: { labels: NoticeLabels }) {
  useConnectivityToasts(labels);
  useEffect(showWarnings, []);
  useSession(labels);
  return (
    <>
      <ToastList labels={labels} />
      <FullPageLoading label={labels.fetchingData} />
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

/** Follows the session, and tells who was signed out by the clock on the page before [SESS-3]. */
function useSession({ sessionEnded, signIn }: NoticeLabels): void {
  useEffect(() => {
    if (takeEnded()) {
      addToast({
        type: 'warning',
        message: sessionEnded,
        timeout: SESSION_TIMEOUT,
        actionText: signIn,
        onAction: () => window.location.assign(signInPath()),
      });
    }
    return watchSession();
  }, [sessionEnded, signIn]);
}

/** Only who has been offline is told, of that and of being online again [NET-1]. */
function useConnectivityToasts({ offline, online }: NoticeLabels): void {
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

/** "Fetching Data..." over the whole page, which nobody can use meanwhile [SHELL-10]. */
function FullPageLoading({ label }: { label: string }) {
  const isLoading = useShellStore((state) => state.isFullPageLoading);
  if (!isLoading) return null;
  return (
    <Modal
      isOpen
      label={label}
      className="m-auto rounded-card bg-surface px-8 py-6 font-medium shadow-float backdrop:bg-paper/70"
    >
      <Busy label={label} />
    </Modal>
  );
}
