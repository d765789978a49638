import type { AttributeMetadata } from '@/lib/catalog/product/attributes';
import type { CardRules } from './card-rules';

/** Where the browser gets what it reads badges by (`?store=`): pages carry nothing of it. */
export const BADGES_PATH = '/api/badges';

/** A trade's rules for cards, and the labels of the attributes that badges and names depend on. */
export interface BadgeSource {
  cardRules: CardRules;
  attributes: (Pick<AttributeMetadata, 'code' | 'input'> & { options: (readonly [value: string, label: string])[] })[];
}
