import { pageUnsoldRule } from './page-store';
import type { UnsoldRule } from './unsold-rule';

/** The attributes that a cart's products are asked for: by the rule, and what the trade wants to know of them. */
export function productCodes(rule: UnsoldRule | null, facts: readonly string[]): string[] {
  return [...new Set([...(rule ? [rule.code] : []), ...facts])];
}

/** The same in the browser, as the layout wrote it on `<html>`. */
export function pageProductCodes(): string[] {
  const { facts } = document.documentElement.dataset;
  return productCodes(pageUnsoldRule(), facts ? facts.split(',') : []);
}
