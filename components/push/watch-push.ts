import { pagePath } from '@/lib/browser/page-store';
import { CREATE_ACCOUNT_PATH, SIGN_IN_PATH, SIGN_OUT_PATH } from '@/lib/config/paths';
import type { PushConfig } from '@/lib/push/get-push-config';
import { keepPush } from '@/lib/push/subscribe-push';
import { onWorkerMessage } from '@/lib/pwa/worker-channel';
import { addToast } from '@/lib/shell/toast-store';

/** Keeps a browser that allows notices subscribed [PWA-2], and shows those that come, until `signal` ends it. */
export async function watchPush(config: PushConfig, view: string, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const stop = onWorkerMessage('PUSH_RECEIVED', (payload, reply) => {
    show(payload as Notice, view);
    reply({ status: 'done' });
  });
  signal.addEventListener('abort', stop);
  if (isAllowed() && !isLeft()) await keepPush(config);
}

/** Whether the page is soon left: a sign-in would break the subscription off, a sign-out would subscribe anew. */
function isLeft(): boolean {
  const signIn = [SIGN_IN_PATH, '/customer/account/login', CREATE_ACCOUNT_PATH, '/customer/account/create'];
  const pages = [...signIn, SIGN_OUT_PATH];
  return pages.map(pagePath).some((page) => `${window.location.pathname}/`.startsWith(`${page}/`));
}

interface Notice {
  title: string;
  body: string;
  path: string;
}

/** Shows as a toast what the worker hands to the page in front [PWA-3]. */
function show({ title, body, path }: Notice, view: string): void {
  addToast({
    type: 'info',
    icon: 'truck',
    message: body ? `${title}. ${body}` : title,
    // They may look at another window.
    timeout: 0,
    actionText: view,
    onAction: () => window.location.assign(path),
  });
}

/** Whoever was not asked yet, or refused, needs no more; a browser without notices has nobody to ask. */
function isAllowed(): boolean {
  return !('Notification' in window) || Notification.permission === 'granted';
}
