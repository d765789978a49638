import { opensHere } from '@/lib/browser/opens-here';
import { readPageFacts } from './page-view';
import type { PageFacts } from './settings';

/** Products that were seen, or one that was followed, in a list of the page. */
export interface ListSeen {
  list: NonNullable<PageFacts['list']>;
  skus: string[];
  /** Place of the first of them, from 0. */
  first: number;
}

/** What was taken out of a row is in no list. */
const CARD = 'article[data-sku]:not([hidden] *)';

/** Milliseconds that a page is let change before its lists are looked at. */
const QUIET = 200;

/** Reads lists off the page, as cards have no code: once seen, again with other products. Returns a way to stop. */
export function watchLists(onSeen: (seen: ListSeen) => void, onFollowed: (followed: ListSeen) => void): () => void {
  const controller = new AbortController();
  const counted = new WeakMap<Element, string>();
  const inSight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      inSight.unobserve(target);
      const skus = skusOf(target);
      if (skus.length > 0) onSeen({ list: listOf(target), skus, first: 0 });
    }
  });
  function scan() {
    const lists = new Set([...document.querySelectorAll(CARD)].map((card) => card.closest('ul')));
    for (const list of lists) {
      if (!list || counted.get(list) === skusOf(list).join()) continue;
      counted.set(list, skusOf(list).join());
      inSight.unobserve(list);
      inSight.observe(list);
    }
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changes = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(scan, QUIET);
  });
  changes.observe(document.body, { childList: true, subtree: true });
  scan();
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const card = link?.closest<HTMLElement>(CARD);
      const list = card?.closest('ul');
      if (!link || !card || !list || !opensHere(event, link)) return;
      const sku = card.dataset.sku ?? '';
      onFollowed({ list: listOf(list), skus: [sku], first: skusOf(list).indexOf(sku) });
    },
    { capture: true, signal: controller.signal },
  );
  return () => {
    controller.abort();
    clearTimeout(timer);
    changes.disconnect();
    inSight.disconnect();
  };
}

/** SKUs of what a search found, without what is shown beside it. */
export function resultSkus(): string[] {
  const cards = [...document.querySelectorAll<HTMLElement>(CARD)];
  return cards.flatMap((card) => (card.closest('[data-list]') ? [] : card.dataset.sku || []));
}

function skusOf(list: Element): string[] {
  return [...list.querySelectorAll<HTMLElement>(CARD)].flatMap(({ dataset }) => dataset.sku || []);
}

/** A list beside the page's own has its name on the section around it. */
function listOf(list: Element): ListSeen['list'] {
  const section = list.closest<HTMLElement>('[data-list]');
  const { list: id = 'products' } = section?.dataset ?? {};
  if (!section) return readPageFacts()?.list ?? { id, name: id };
  return { id, name: section.querySelector('h2')?.textContent?.trim() || id };
}
