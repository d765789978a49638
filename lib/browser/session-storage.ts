import type { DraftKey } from './storage-keys';

/** The draft kept for this tab as JSON, or null. What it holds is the caller's to check. */
export function readDraft(key: DraftKey): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a draft for this tab, as far as the browser allows. */
export function writeDraft(key: DraftKey, draft: unknown): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A reload loses the entries, nothing else.
  }
}

/** Forgets a draft. */
export function removeDraft(key: DraftKey): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
