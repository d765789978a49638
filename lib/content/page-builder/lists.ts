import type { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { numberOf } from './dom';
import { carouselTimes } from './frames';
import type { Reading } from './reading';

/** The merchant's chosen products, by their links' url keys; the page draws its own cards in place of those it has. */
export function readProducts(list: Element, reading: Reading): void {
  const isLink = (node: Element) => /(^|\s)product-item-link(\s|$)/.test(node.attribs.class ?? '');
  const keys = DomUtils.findAll(isLink, list.children).map(({ attribs }) => urlKey(attribs.href ?? '', reading));
  const known = [...new Set(keys)].filter((key) => key !== '');
  if (known.length === 0) return;
  const isCarousel = list.attribs['data-appearance'] === 'carousel';
  const rows = DomUtils.findOne(({ name }) => name === 'ol' || name === 'ul', list.children);
  const goods = rows ?? list;
  goods.attribs['data-element'] = isCarousel ? 'carousel' : 'grid';
  reading.products.set(goods, known);
  if (!isCarousel) return;
  reading.islands.set(list, {
    kind: 'carousel',
    settings: {
      ...carouselTimes(list),
      isContinuous: list.attribs['data-carousel-mode'] === 'continuous',
      centerPadding: numberOf(list, 'data-center-padding', 50, [0, 500]),
    },
  });
}

function urlKey(href: string, { place }: Reading): string {
  const path = href.split(/[?#]/)[0]?.replace(/\/$/, '') ?? '';
  const last = decoded(path.split('/').at(-1) ?? '');
  const suffix = place.storeView.productUrlSuffix;
  return suffix && last.endsWith(suffix) ? last.slice(0, -suffix.length) : last;
}

function decoded(name: string): string {
  try {
    return decodeURI(name);
  } catch {
    return name;
  }
}

/** Categories that the merchant chose, by their ids; links in it say the same to who has no tiles. */
export function readCategories(list: Element, reading: Reading): void {
  const ids = (list.attribs['data-category-ids'] ?? '').split(',').map((id) => id.trim());
  const known = [...new Set(ids)].filter((id) => /^\d+$/.test(id));
  if (known.length > 0) reading.categories.set(list, known);
}
