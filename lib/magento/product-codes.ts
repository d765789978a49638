import { pageUnsoldRule } from '@/lib/browser/page-store';

/** The attributes that a cart's products are asked for: by what is not sold, and what the trade wants to know of them. */
export function pageProductCodes(): string[] {
  const { facts } = document.documentElement.dataset;
  return productCodes(pageUnsoldRule()?.code, facts ? facts.split(',') : []);
}

/** The same of the rule's attribute and the facts, as the server knows them. */
export function productCodes(ruling: string | undefined, facts: readonly string[]): string[] {
  return ruling ? [ruling, ...facts.filter((code) => code !== ruling)] : [...facts];
}
