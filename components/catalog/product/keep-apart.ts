import { type BasketSource, followBasket } from '@/lib/cart/beside/follow-basket';
import { mayStandBeside } from '@/lib/catalog/card/card-rules';

/** What a row of cards is kept apart from the visitor's basket by. */
export interface RowTerms {
  source: BasketSource;
  /** The attribute's value of each card's product, in the row's order; empty of what has none. */
  madeOf: readonly string[];
}

/** The row goes on above the window without an end: what is not in sight there is not below it. */
const ABOVE = '9999999px 0px 0px';

/**
 * Hides the cards behind `place` that may not stand beside the basket, and an empty row: below the window with their
 * room, in sight in their place, so that nothing moves. Returns a way to stop, which brings them back.
 */
export function keepApart(place: Element, { source, madeOf }: RowTerms): () => void {
  const row = place.nextElementSibling;
  if (!(row instanceof HTMLElement)) return () => {};
  const cards = [...row.querySelectorAll<HTMLElement>('ul > li')].map((card) => ({ card, look: card.className }));
  let isBelow = false;
  let basket: readonly object[] = [];

  function draw(row: HTMLElement) {
    const isGone = madeOf.map((value) => !mayStandBeside({ [source.apart]: value }, basket, source, source.kin));
    const isAlone = isGone.filter((gone) => !gone).length === 1;
    cards.forEach(({ card, look }, index) => {
      const isLeft = !isGone[index] || isInUse(card);
      if (isBelow) {
        card.hidden = !isLeft;
        card.className = isAlone ? 's-single-card' : look;
      }
      card.style.visibility = isLeft ? '' : 'hidden';
    });
    const isShown =
      cards.some(({ card }) => !card.hidden && !card.style.visibility) || row.contains(document.activeElement);
    if (isBelow) row.hidden = !isShown;
    row.style.visibility = isShown ? '' : 'hidden';
    // Its arrows measure anew: the list's own box has stayed.
    row.querySelector('ul')?.dispatchEvent(new Event('scroll'));
  }

  const observer = new IntersectionObserver(
    (entries) => {
      isBelow = entries.at(-1)?.isIntersecting === false;
      draw(row);
    },
    { rootMargin: ABOVE },
  );
  observer.observe(place);
  const stopFollowing = followBasket(source.query, (products) => {
    basket = products;
    draw(row);
  });
  return () => {
    observer.disconnect();
    stopFollowing();
    isBelow = true;
    basket = [];
    draw(row);
  };
}

/** What has the focus, or is being added, does not vanish under the shopper's hand. */
function isInUse(card: HTMLElement): boolean {
  return card.contains(document.activeElement) || card.querySelector('[data-cart]') !== null;
}
