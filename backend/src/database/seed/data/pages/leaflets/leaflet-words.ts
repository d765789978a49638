import type { Localised, ProductSeed } from '../../../types';
import { attributes } from '../../attributes/attributes';

/** The languages that leaflets are written in; American follows from English. */
export type LeafletView = 'default' | 'mmstr_th';

/** Chooses the text of the language that is being written. */
export function sayIn(view: LeafletView): (english: string, thai: string) => string {
  return (english, thai) => (view === 'default' ? english : thai);
}

/** A text in a language; throws where it has not been translated. */
export function textIn(text: Localised, view: LeafletView): string {
  const told = text[view];
  if (told === undefined) throw new Error(`A leaflet lacks the Thai of: ${text.default}`);
  return told;
}

/** What a text attribute says in a language; empty where the product does not have it. */
export function textOf(value: ProductSeed['attributes'][string] | undefined, view: LeafletView): string {
  return typeof value === 'object' && !Array.isArray(value) ? textIn(value, view) : '';
}

/** What an option is called in a language. */
export function labelOf(code: string, key: unknown, view: LeafletView): string {
  const label = attributes.find((one) => one.code === code)?.options?.find((one) => one.key === key)?.label;
  if (!label) throw new Error(`${code} has no option ${String(key)}`);
  return textIn(label, view);
}

/** A text as it stands within a sentence. */
export function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Names as one text, as the shop's Thai writes them: without commas. */
export function listed(names: readonly string[], view: LeafletView, type: 'conjunction' | 'disjunction'): string {
  if (view === 'default') return new Intl.ListFormat('en-GB', { type }).format(names);
  const last = `${type === 'conjunction' ? 'และ' : 'หรือ'}${names.at(-1)}`;
  if (names.length < 3) return names.length === 2 ? `${names[0]}${last}` : names.join('');
  return `${names.slice(0, -1).join(' ')} ${last}`;
}
