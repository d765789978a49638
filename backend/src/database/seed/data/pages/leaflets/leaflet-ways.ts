import type { ProductSeed } from '../../../types';
import { link, type PageDraft } from '../../content-draft';
import { paragraphs, say } from '../../texts';
import { textOf } from './leaflet-words';

/** Leaflets that lead on: above their chapters to the medicine that each is of, below them to whom one may ask. */
export function leadingOn(leaflets: readonly PageDraft[], products: readonly ProductSeed[]): PageDraft[] {
  return leaflets.map((page) => ({
    ...page,
    content: say(
      withWays(page.content.default, [
        `See ${medicineLink(page, products, 'default')} in our shop.`,
        `Is anything unclear? ${link('contact', 'Ask our pharmacist')}.`,
      ]),
      withWays(page.content.mmstr_th ?? '', [
        `ดู${medicineLink(page, products, 'mmstr_th')}ในร้านของเรา`,
        `มีข้อสงสัยหรือไม่ ${link('contact', 'ปรึกษาเภสัชกรของเรา')}`,
      ]),
    ),
  }));
}

function withWays(html: string, [before, after]: [string, string]): string {
  return `${html.replace('<h2>', `${paragraphs(before)}<h2>`)}${paragraphs(after)}`;
}

function medicineLink(
  { identifier, title }: PageDraft,
  products: readonly ProductSeed[],
  view: 'default' | 'mmstr_th',
): string {
  const product = products.find(
    ({ attributes, visibility }) => visibility !== 1 && textOf(attributes.leaflet, 'default') === identifier,
  );
  if (!product) throw new Error(`${identifier} is the leaflet of no page`);
  return link(`${product.urlKey}.html`, (title[view] ?? '').replace(/^.*?: /, ''));
}
