import { toId } from '../../uid';

/** Whether Magento takes a uid for none, as PHP's `empty` does. */
export function isMissing(uid: string): boolean {
  return uid === '' || uid === '0';
}

/** The product ids among what a caller gave, each once, in its order; what is no decimal number is none. */
export function productIds(given: readonly (string | null)[]): number[] {
  return [...new Set(given.map((id) => toId(id ?? '')).filter((id) => id !== null))];
}
