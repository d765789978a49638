import type { CURRENCY_KEY, STORE_VIEW_KEY } from '@/lib/config/constants';
import type { PrivateKey } from './private-storage';

/** What tells of the browser alone. */
type BrowserKey =
  | typeof STORE_VIEW_KEY
  | typeof CURRENCY_KEY
  | 'login_gate_session'
  /** Notices were turned off here, though the browser would show them. */
  | 'push_off'
  /** Codes of the store views with a database, where the browser cannot name its databases. */
  | 'cached_views'
  /** What the visitor has said about statistics. */
  | 'privacy_choice';

/** Every key that the shop writes to the browser's storage [A3, B9]. */
export type StorageKey = BrowserKey | PrivateKey;

/** The stored text, or null: also on the server and where the browser refuses storage. */
export function readStored(key: StorageKey): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; says whether it was stored (private windows and full disks store nothing). */
export function writeStored(key: StorageKey, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: StorageKey): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}

/** The stored JSON, or null where there is none or it cannot be read. What it holds is the caller's to check. */
export function readStoredJson(key: StorageKey): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return null;
  }
}
