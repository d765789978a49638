import type { StorageKey } from '@/lib/browser/local-storage';

/** By any of these somebody has begun, or begins at another step than a guest. */
const SIGNS: readonly StorageKey[] = ['signin_token', 'shipping_address', 'billing_address'];

/** Inline script: marks the document of a guest who has entered nothing yet, whose checkout begins with its first step. */
export const MARK_NEWCOMER = `try{!localStorage.getItem('cartId')||${JSON.stringify(SIGNS)}.some(key=>localStorage.getItem(key))||document.documentElement.setAttribute('data-newcomer','')}catch{}`;
