import { readStored } from '@/lib/browser/local-storage';

/** What is stored for this tab only: entries of forms that have not been sent yet, or that another page needs too. */
export type DraftKey =
  | 'draft_email'
  | 'draft_shipping_address'
  | 'draft_billing_address'
  | 'draft_address'
  | 'draft_account'
  | 'draft_message'
  | 'draft_review'
  /** What has been counted, by a visitor who agreed, and not delivered yet. */
  | 'draft_analytics'
  | 'draft_order_lookup'
  /** What was ordered last, which the success page lists. */
  | 'draft_ordered_lines';

/** A draft belongs to the customer who is signed in, or to the guest; nobody else is shown it. */
function keyOf(key: DraftKey): string {
  const owner = readStored('session_owner');
  return owner ? `${key} ${owner}` : key;
}

/** The stored draft as JSON, or null. What it holds is the caller's to check. */
export function readDraft(key: DraftKey): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(keyOf(key)) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a draft, as far as the browser allows. */
export function writeDraft(key: DraftKey, draft: unknown): void {
  try {
    window.sessionStorage.setItem(keyOf(key), JSON.stringify(draft));
  } catch {
    // A reload loses the entries, nothing else.
  }
}

export function removeDraft(key: DraftKey): void {
  try {
    window.sessionStorage.removeItem(keyOf(key));
  } catch {
    // Nothing was stored either.
  }
}
