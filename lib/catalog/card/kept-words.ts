import 'server-only';
import { keepWords } from '@/lib/format/thai-words';
import type { CardProduct } from './card-product';

/** A card of the server whose medicines stay on one line. Its name is left as it is: it is compared and sent on. */
export function withKeptWords(card: CardProduct): CardProduct {
  return { ...card, shortName: keepWords(card.shortName), details: card.details.map(keepWords) };
}
