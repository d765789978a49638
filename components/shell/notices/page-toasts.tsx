'use client';

import { useEffect } from 'react';
import { watchSession } from '@/lib/auth/watch-session';
import { WARNING_EVENT } from '@/lib/browser/notice-event';
import { hasMark, takeMark } from '@/lib/browser/session/session-mark';
import { useUserStore } from '@/lib/customer/user-store';
import { watchConnectivity } from '@/lib/shell/connectivity';
import { useShellStore } from '@/lib/shell/shell-store';
import { addToast, removeToast } from '@/lib/shell/toast-store';

export interface PageToastLabels {
  offline: string;
  online: string;
  sessionEnded: string;
  sessionEnding: string;
  signIn: string;
}

/** Milliseconds that a message about being offline or online stays [NET-1]. */
const CONNECTIVITY_TIMEOUT = 3000;

/** Toasts about the page itself: what did not load, the connection, the session. */
export function PageToasts({ labels }: { labels: PageToastLabels }) {
  useConnectivityToasts(labels);
  useEffect(showWarnings, []);
  useSession(labels);
  return null;
}

/** Only who has been offline is told, of that and of being online again [NET-1]. */
function useConnectivityToasts({ offline, online }: PageToastLabels): void {
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

/** Warnings of who could not load the code that adds a toast. Returns a way to stop. */
function showWarnings(): () => void {
  const show = (event: Event) => {
    if (event instanceof CustomEvent) addToast({ type: 'warning', message: String(event.detail) });
  };
  window.addEventListener(WARNING_EVENT, show);
  return () => window.removeEventListener(WARNING_EVENT, show);
}

const ENDING = 'session-ending';
const ENDED = 'session-ended';

/** Follows the session, tells of its end in time, and who was signed out by the clock on the page before [SESS-3]. */
function useSession({ sessionEnded, sessionEnding, signIn }: PageToastLabels): void {
  const token = useUserStore((state) => state.token);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are said of one token, or of having none
  useEffect(() => () => [ENDING, ENDED].forEach(removeToast), [token]);
  useEffect(() => {
    const stop = watchSession(() => addToast({ id: ENDING, type: 'warning', message: sessionEnding, timeout: 0 }));
    // A page that is left for the sign-in page says it too; that one, or another session, takes the mark away.
    if (hasMark('session_ended')) {
      addToast({
        id: ENDED,
        type: 'warning',
        message: sessionEnded,
        // Whoever was signed out has been away.
        timeout: 0,
        onDismiss: () => takeMark('session_ended'),
        actionText: signIn,
        onAction: () =>
          void import('@/lib/auth/sign-in-path').then((code) => window.location.assign(code.signInPath())),
      });
    }
    return stop;
  }, [sessionEnded, sessionEnding, signIn]);
}
