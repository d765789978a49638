/** What is stored for this tab only: entries of forms that have not been sent yet. */
export type DraftKey = 'draft_email' | 'draft_shipping_address' | 'draft_billing_address';

/** The stored draft as JSON, or null. What it holds is the caller's to check. */
export function readDraft(key: DraftKey): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a draft, as far as the browser allows. */
export function writeDraft(key: DraftKey, draft: unknown): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A reload loses the entries, nothing else.
  }
}

export function removeDraft(key: DraftKey): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}
