import { readStoredJson } from '@/lib/browser/local-storage';
import { pageStoreCodes } from '@/lib/browser/page-store';

export interface StoreCodes {
  store: string;
  currency?: string | undefined;
}

/** Headers of every commerce call: the store view, the chosen currency, JSON [NET-3]. */
export function commerceHeaders({ store, currency }: StoreCodes): Record<string, string> {
  return {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    Store: store,
    ...(currency ? { 'Content-Currency': currency } : {}),
  };
}

/** The customer's token, or null where nobody is signed in; an expired one counts as none [SESS-2]. */
export function readToken(): string | null {
  const stored = readStoredJson('signin_token');
  if (!stored || typeof stored !== 'object') return null;
  const { value, timeStored, ttl }: { value?: unknown; timeStored?: unknown; ttl?: unknown } = stored;
  if (typeof value !== 'string' || value === '') return null;
  if (typeof timeStored !== 'number' || typeof ttl !== 'number') return null;
  return Date.now() - timeStored < ttl * 1000 ? value : null;
}

/** Headers of a call as it leaves the browser; a currency only where one was chosen [NET-3]. */
export function callHeaders(): Record<string, string> {
  const token = readToken();
  return { ...commerceHeaders(pageStoreCodes()), ...(token ? { Authorization: `Bearer ${token}` } : {}) };
}
