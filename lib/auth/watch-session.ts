import { removeStored } from '@/lib/browser/local-storage';
import { clearDrafts, PRIVATE_KEYS } from '@/lib/browser/private-storage';
import { setMark, takeMark } from '@/lib/browser/session/session-mark';
import { loadSession, useUserStore } from '@/lib/customer/user-store';
import { TOKEN_REFUSED_EVENT } from '@/lib/magento/browser/refused-token';
import { tokenRest } from './token';

/** Milliseconds between two looks at the clock: phones suspend timers of background tabs [SESS-3]. */
const CHECK_INTERVAL = 1000;

/** The longest time that a timer can wait, in milliseconds; a longer one would end at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** How long before its end who is signed in is told of it, in milliseconds. */
const WARNING_TIME = 120_000;

let timers: ReturnType<typeof setTimeout>[] = [];
let isEnding = false;
/** The backend does not know the token any more, whatever the clock says. */
let isRefused = false;
/** Another tab is about to sign out on purpose. */
let isLeaving = false;
let warn: (() => void) | undefined;

/**
 * Follows the session: resumes it, ends it in time [SESS-3] or once refused, reloads where another tab changed it.
 * `onSoonOver` is told shortly before its time is over.
 */
export function watchSession(onSoonOver?: () => void): () => void {
  warn = onSoonOver;
  const controller = new AbortController();
  const { signal } = controller;
  isEnding = isRefused = isLeaving = false;
  const unsubscribe = useUserStore.subscribe(({ token }, before) => {
    if (token !== before.token) arm(token);
  });
  if (tokenRest() === 0) void endSession();
  else {
    loadSession();
    arm(useUserStore.getState().token);
    if (useUserStore.getState().isSignedIn) {
      // Another tab may have signed in again.
      takeMark('session_ended');
      void resume();
    }
  }
  window.addEventListener(TOKEN_REFUSED_EVENT, endRefused, { signal });
  window.addEventListener('storage', followOtherTab, { signal });
  return () => {
    controller.abort();
    unsubscribe();
    disarm();
  };
}

async function resume(): Promise<void> {
  const { resumeSession } = await import('./sign-in');
  // Who is shown something of the customer asks again, and says what is wrong.
  await resumeSession().catch(() => undefined);
}

/** It is fetched while there is a network: a phone that wakes after the end may have none. */
const loadEnd = async () => ({
  ...(await import('./sign-out')),
  ...(await import('@/lib/checkout/order/order-at-work')),
});

/** Sets the timers of a token, or cancels them where there is none [SESS-3]. */
function arm(token: string | null): void {
  disarm();
  const rest = token && tokenRest();
  if (!rest) return;
  loadEnd().catch(() => undefined);
  const look = () => {
    if (isRefused || tokenRest() === 0) void endSession();
  };
  timers = [setTimeout(look, Math.min(rest, LONGEST_TIMER)), setInterval(look, CHECK_INTERVAL)];
  if (rest - WARNING_TIME <= LONGEST_TIMER) timers.push(setTimeout(() => warn?.(), rest - WARNING_TIME));
}

function disarm(): void {
  // Either way of clearing clears both kinds.
  for (const timer of timers.splice(0)) clearTimeout(timer);
}

/** Signs out and reloads, once; what was being entered stays for the same customer. */
async function endSession(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  const code = await loadEnd().catch(() => null);
  // Who signs in again while an order is at work could pay for the same cart once more.
  if (code?.isOrderAtWork()) {
    isEnding = false;
    timers.push(setTimeout(() => void endSession(), CHECK_INTERVAL));
    return;
  }
  disarm();
  // It comes first: a guarded page leaves for the sign-in page as soon as nobody is signed in.
  setMark('session_ended');
  // Where not even the code came, what the browser knows of the customer goes all the same.
  if (code) await code.signOut({ isAsked: false });
  else for (const key of PRIVATE_KEYS) removeStored(key);
  window.location.reload();
}

/** The backend knows the token no more; an answer to a call of another session ends nothing. */
function endRefused(event: Event): void {
  if (!(event instanceof CustomEvent && event.detail === useUserStore.getState().token)) return;
  isRefused = true;
  void endSession();
}

/** Another tab has signed in or out: what stands here may be another customer's. */
function followOtherTab({ key, newValue }: StorageEvent): void {
  if (isEnding) return;
  // Before the token it goes only where the customer leaves on purpose.
  if (key === 'session_owner' && newValue === null) {
    isLeaving = true;
    clearDrafts();
  }
  if (key !== 'signin_token') return;
  isEnding = true;
  if (newValue === null && !isLeaving) setMark('session_ended');
  window.location.reload();
}
