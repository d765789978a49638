import 'server-only';
import { keepWords } from '@/lib/format/thai-words';
import type { StoreContext } from '@/lib/store/store-view';
import type { CardProduct, ProductAnswer } from './card-product';
import type { CardRules } from './card-rules';
import { choicesNote } from './choices-note';
import { getNextDays } from './get-next-days';

/** Has cards say what nothing but a card says of a product. Of the server alone: the browser's own cards do without. */
export async function getNotes(
  storeContext: StoreContext,
  answers: readonly (ProductAnswer | null | undefined)[],
  cardRules: CardRules | undefined,
): Promise<(card: CardProduct) => CardProduct> {
  const withNextDay = await getNextDays(storeContext, answers);
  const list = new Intl.ListFormat(storeContext.storeView.locale, { type: 'disjunction' });
  const notes = new Map(
    answers.flatMap((answer): [string, string][] => {
      const note = answer && choicesNote(answer, list, cardRules);
      return note ? [[answer.uid, note]] : [];
    }),
  );
  return (card) => {
    const note = notes.get(card.uid);
    return note ? { ...card, note } : withNextDay(card);
  };
}

/** A card of the server whose medicines stay on one line. Its name is left as it is: it is compared and sent on. */
export function withKeptWords(card: CardProduct): CardProduct {
  return { ...card, shortName: keepWords(card.shortName), details: card.details.map(keepWords) };
}
