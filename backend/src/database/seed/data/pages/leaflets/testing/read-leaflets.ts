import type { CmsPageSeed, Localised, ProductSeed } from '../../../../types';
import { pages } from '../../../pages';
import { products } from '../../../products';

/** What has a licence or a legal category. */
export function isMedicine({ attributes }: ProductSeed): boolean {
  return attributes.licence_number !== undefined || attributes.legal_category !== undefined;
}

/** A product's text in its languages. */
export function textOf(value: unknown): Localised | undefined {
  return value as Localised | undefined;
}

export const medicines = products.filter(isMedicine);
export const leaflets = pages.filter(({ identifier }) => identifier.startsWith('leaflets/'));

/** A leaflet as a language has it. */
export function leafletIn(view: 'default' | 'mmstr_th', identifier: string | undefined): CmsPageSeed | undefined {
  return leaflets.find(
    (page) =>
      page.identifier === identifier && (view === 'default' ? page.stores.length === 0 : page.stores[0] === view),
  );
}

/** What stands below each of the numbered headings. */
export function chapters({ content }: CmsPageSeed): string[] {
  return content
    .split(/<h2>(?=\d+\. )/)
    .slice(1)
    .map((chapter) => chapter.slice(chapter.indexOf('</h2>') + 5));
}

/** Its paragraphs and points, below each heading. */
export function sentences(html: string): string[][] {
  return html
    .split(/<h[23]>/)
    .map((part) =>
      [...part.matchAll(/<(p|li)(?: class="[^"]*")?>(.*?)<\/\1>/g)].map(([, , text]) =>
        (text ?? '').replace(/<[^>]+>/g, ''),
      ),
    );
}

/** The medicines whose leaflet is about them alone, and follows from what their page says. */
export const composed = medicines.filter((medicine) => {
  const page = leafletIn('default', textOf(medicine.attributes.leaflet)?.default);
  return !medicine.bundle && page?.content.includes('Like all medicines, it can have side effects');
});
