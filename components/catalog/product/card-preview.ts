/** What a product's card shows of it already. */
export interface CardPreview {
  name: string;
  brand: string | null;
  details: string | null;
  hasBadge: boolean;
  hasRating: boolean;
  /** As it is read out, and as it is seen. */
  price: { spoken: string; from: string | null; final: string; regular: string | null } | null;
  /** In the size that the browser has, and where it stands. */
  picture: { src: string; box: DOMRect } | null;
}

/** What the card says in which a link stands; null for any other link. */
export function cardPreview(link: Element | null): CardPreview | null {
  const card = link?.closest('article[data-sku]');
  // A card's button leads there, too, without the title.
  const title = card?.querySelector('h3');
  const name = textOf(title?.querySelector('span'));
  if (!card || !name) return null;
  const image = card.querySelector('img');
  const spoken = textOf(card.querySelector('.s-price > .sr-only'));
  const seen = card.querySelector('.s-price > [aria-hidden]');
  const final = textOf(seen?.querySelector('b'));
  return {
    name,
    brand: textOf(title?.querySelector('small')),
    // Without what only cards say: the page has its days and packs below.
    details: textOf(card.querySelector('.s-card-text > p:not(.s-rating, [data-note])')),
    // Savings, and what each variant decides for itself, stand there without an icon: the page may show nothing.
    hasBadge: card.querySelector('.s-card-badges svg') !== null,
    hasRating: card.querySelector('.s-rating') !== null,
    price:
      spoken && final
        ? { spoken, from: textOf(seen?.querySelector('span')), final, regular: textOf(seen?.querySelector('s')) }
        : null,
    picture: image?.currentSrc && image.complete ? { src: image.currentSrc, box: image.getBoundingClientRect() } : null,
  };
}

function textOf(element: Element | null | undefined): string | null {
  return element?.textContent?.trim() || null;
}
