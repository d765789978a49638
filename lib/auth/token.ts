import { readStoredJson, removeStored, writeStored } from '@/lib/browser/local-storage';
import { takeMark } from '@/lib/browser/session/session-mark';
import { loadSession, useUserStore } from '@/lib/customer/user-store';
import { AppError } from '@/lib/errors/app-error';
import { readToken } from '@/lib/magento/call-headers';

/** Seconds that a token counts; Magento's own default [SESS-1]. */
const TOKEN_LIFETIME = 3600;

/**
 * Marks the user as signed in; what was looked at before is nobody's any more [SESS-1]. Throws AppError where the
 * browser keeps nothing: nobody can be signed in there.
 */
export function storeToken(value: string): void {
  const entry = JSON.stringify({ value, timeStored: Date.now(), ttl: TOKEN_LIFETIME });
  if (!writeStored('signin_token', entry)) throw new AppError('input', 'This browser keeps nothing');
  removeStored('recent_viewed');
  useUserStore.setState({ recentViewed: [] });
  takeMark('session_ended');
  loadSession();
}

/** Milliseconds until the stored token ends: 0 where it has, null where there is none [SESS-3]. */
export function tokenRest(): number | null {
  const stored = readStoredJson('signin_token');
  if (!stored) return null;
  if (readToken() === null) return 0;
  const { timeStored, ttl } = stored as { timeStored: number; ttl: number };
  return timeStored + ttl * 1000 - Date.now();
}
