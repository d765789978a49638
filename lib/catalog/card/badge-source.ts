import type { AttributeCatalogue, AttributeMetadata } from '@/lib/catalog/product/attributes';
import type { CardRules, Labels } from './card-rules';

/** Where the browser gets what it reads badges by (`?store=`): pages carry nothing of it. */
export const BADGES_PATH = '/api/badges';

/** Labels of attributes as they are sent to a browser: maps are not. */
export type SentLabels = (Pick<AttributeMetadata, 'code' | 'input'> & {
  options: (readonly [value: string, label: string])[];
})[];

/** A trade's rules for cards, and the labels of the attributes that badges and names depend on. */
export interface BadgeSource {
  cardRules: CardRules;
  attributes: SentLabels;
}

/** The labels of those attributes that the shop has, for a browser. */
export function packLabels(codes: readonly string[], attributes: AttributeCatalogue): SentLabels {
  const known = codes.flatMap((code) => attributes.get(code) ?? []);
  return known.map(({ code, input, options }) => ({ code, input, options: [...options] }));
}

/** Labels as a browser reads with them. */
export function toLabels(sent: SentLabels): Labels {
  return new Map(sent.map(({ code, input, options }) => [code, { input, options: new Map(options) }]));
}
