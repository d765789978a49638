import { clearDrafts } from '@/lib/browser/private-storage';
import { setMark } from '@/lib/browser/session-mark';
import { loadSession, useUserStore } from '@/lib/customer/user-store';
import { TOKEN_REFUSED_EVENT } from '@/lib/magento/browser/refused-token';
import { isSameSession, tokenRest } from './token';

/** Milliseconds between two looks at the clock: phones suspend timers of background tabs [SESS-3]. */
const CHECK_INTERVAL = 1000;

/** The longest time that a timer can wait, in milliseconds; a longer one would end at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

let timers: { end: ReturnType<typeof setTimeout>; check: ReturnType<typeof setInterval> } | null = null;
let isEnding = false;

/**
 * Follows the session while the document lives: ends it when the token's time is over [SESS-3] or the backend refuses it,
 * does what a page with a session begins with, and reloads where another tab has signed in or out.
 */
export function watchSession(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  isEnding = false;
  const unsubscribe = useUserStore.subscribe(({ token }, before) => {
    if (token !== before.token) arm(token);
  });
  if (tokenRest() === 0) void endSession();
  else {
    loadSession();
    arm(useUserStore.getState().token);
    if (useUserStore.getState().isSignedIn) void resume();
  }
  window.addEventListener(TOKEN_REFUSED_EVENT, endRefused, { signal });
  window.addEventListener('storage', followOtherTab, { signal });
  window.addEventListener('pageshow', followPast, { signal });
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

/** Sets the timers of a token, or cancels them where there is none [SESS-3]. */
function arm(token: string | null): void {
  disarm();
  const rest = token && tokenRest();
  if (!rest) return;
  const look = () => {
    if (tokenRest() === 0) void endSession();
  };
  timers = { end: setTimeout(look, Math.min(rest, LONGEST_TIMER)), check: setInterval(look, CHECK_INTERVAL) };
}

function disarm(): void {
  if (!timers) return;
  clearTimeout(timers.end);
  clearInterval(timers.check);
  timers = null;
}

/** Signs out and reloads, once; what was being entered stays for the same customer. */
async function endSession(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  disarm();
  const { signOut } = await import('./sign-out');
  await signOut({ isAsked: false });
  setMark('session_ended');
  window.location.reload();
}

/** The backend knows the token no more; an answer to a call of another session ends nothing. */
function endRefused(event: Event): void {
  if (event instanceof CustomEvent && event.detail === useUserStore.getState().token) void endSession();
}

/** Another tab has signed in or out: what stands here may be another customer's. */
function followOtherTab({ key, oldValue, newValue }: StorageEvent): void {
  if (key !== 'signin_token' || isEnding || oldValue === newValue) return;
  // A token that still counted was given back on purpose.
  if (newValue === null && !isOver(oldValue)) clearDrafts();
  window.location.reload();
}

function isOver(entry: string | null): boolean {
  try {
    const { timeStored, ttl } = JSON.parse(entry ?? '');
    return Date.now() >= timeStored + ttl * 1000;
  } catch {
    return true;
  }
}

/** A page from the back/forward cache receives no storage events. */
function followPast({ persisted }: PageTransitionEvent): void {
  if (persisted && !isSameSession()) window.location.reload();
}
