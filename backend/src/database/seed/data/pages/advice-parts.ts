import { link } from '../content-draft';
import type { Say } from '../in-every-language';
import { categoryId } from '../page-builder/catalogue-links';
import { divider, heading, image, text, video } from '../page-builder/elements';
import { block, productCarousel } from '../page-builder/embedded';
import { column, columns, row } from '../page-builder/layout';
import { type Content, pageBuilder } from '../page-builder/page';
import { media } from '../page-builder/pictures';

/** What a pharmacist has written, with its picture where there is one, and who has checked it. */
export function article(slug: string | null, body: string, byline: string, ...more: Content[]): string {
  const picture = slug
    ? [
        image({
          src: `home/advice-${slug}.webp`,
          alt: '',
          className: 'advice-image',
          style: { 'margin-bottom': '32px' },
        }),
      ]
    : [];
  return pageBuilder(
    row({ className: 'advice' }, ...picture, text(body), ...more, divider({}, { width: '100%' }), text(byline)),
    row({}, block('ask-pharmacist')),
  );
}

/** The pharmacist's articles as pictures and titles, two in a line. */
export function adviceOverview(t: Say, items: [slug: string, title: string][]): string {
  const card = ([slug, title]: (typeof items)[number]) =>
    column({ width: 6 }, heading(2, link(`advice/${slug}`, title), { className: 'advice-title' }));
  const pictured = items.slice(0, 4).map(([slug, title]) =>
    column(
      { width: 6 },
      image({
        src: `home/advice-${slug}.webp`,
        alt: title,
        link: { href: `{{store direct_url='advice/${slug}'}}`, type: 'page' },
      }),
      ...card([slug, title]).children,
    ),
  );
  return pageBuilder(
    row({}, columns({}, pictured.slice(0, 2), pictured.slice(2))),
    row(
      {},
      columns(
        { style: { 'background-color': '#e3f0eb', 'border-radius': '14px', padding: '24px' } },
        items.slice(4).map(card),
      ),
    ),
    row({}, text(`<p>${t('Each page is read again by a pharmacist every year.', 'เภสัชกรอ่านทบทวนทุกหน้าทุกปี')}</p>`)),
  );
}

/** Products that an article speaks of, one slide after the other. */
export function shelf(title: string, category: string): Content[] {
  return [
    heading(2, title),
    productCarousel({ categoryId: categoryId(category), count: 8 }, { isContinuous: true, isEndless: true }),
  ];
}

/** The World Health Organization shows how hands are washed. */
export function handwashing(title: string, words: string): Content[] {
  return [
    heading(2, title),
    text(`<p>${words}</p>`),
    video('https://www.youtube.com/embed/3PmVJQUCm4E', title, { maxWidth: '720px' }),
  ];
}

/** A film of the shop's own. */
export function pollenFilm(title: string): Content[] {
  return [heading(2, title), video(media('content/pollen.mp4'), title, { maxWidth: '720px' })];
}
