import { link } from '../content-draft';
import type { Say } from '../in-every-language';
import { categoryId } from '../page-builder/catalogue-links';
import { heading, image, text, to, video } from '../page-builder/elements';
import { block, productCarousel } from '../page-builder/embedded';
import { column, columns, row } from '../page-builder/layout';
import { type Content, pageBuilder } from '../page-builder/page';
import { media } from '../page-builder/pictures';

/** The articles: address, title, and a sentence about each. */
export function articles(t: Say): [slug: string, title: string, about: string][] {
  return [
    [
      'hay-fever',
      t('Getting ahead of hay fever', 'รับมือแพ้ละอองเกสรล่วงหน้า'),
      t('When to start, and what to combine.', 'ควรเริ่มเมื่อใด และใช้อะไรร่วมกัน'),
    ],
    [
      'paracetamol-or-ibuprofen',
      t('Paracetamol or ibuprofen?', 'พาราเซตามอลหรือไอบูโพรเฟน'),
      t('A short guide to choosing safely.', 'คู่มือสั้น ๆ เพื่อเลือกอย่างปลอดภัย'),
    ],
    [
      'first-aid-kit',
      t('What belongs in a first aid kit', 'ของที่ควรมีในชุดปฐมพยาบาล'),
      t('Twelve things, and why.', 'สิบสองอย่าง พร้อมเหตุผล'),
    ],
    [
      'travel-health',
      t('Healthy there and back', 'สุขภาพดีทั้งไปและกลับ'),
      t('A timetable for travellers.', 'ตารางเวลาสำหรับนักเดินทาง'),
    ],
    [
      'stop-smoking',
      t('Stopping smoking, week by week', 'เลิกบุหรี่ทีละสัปดาห์'),
      t('Ten weeks, with patches and gum.', 'สิบสัปดาห์กับแผ่นแปะและหมากฝรั่ง'),
    ],
  ];
}

/** An article as its picture, title and sentence. */
export function articleCard([slug, title, about]: ReturnType<typeof articles>[number], level: 2 | 3): Content[] {
  return [
    image({ src: `home/advice-${slug}.webp`, alt: title, link: to(`advice/${slug}`) }),
    heading(level, link(`advice/${slug}`, title)),
    text(`<p>${about}</p>`),
  ];
}

/** What a pharmacist has written: who has checked it, the picture, the words. */
export function article(slug: string, body: string, byline: string, ...more: Content[]): string {
  const picture = image({
    src: `home/advice-${slug}.webp`,
    alt: '',
    className: 'advice-image',
    style: { 'margin-bottom': '32px' },
  });
  return pageBuilder(
    row({ className: 'advice' }, text(byline), picture, text(body), ...more),
    row({}, block('ask-pharmacist')),
  );
}

/** All articles, two in a line. */
export function adviceOverview(t: Say): string {
  const cards = articles(t).map((item) => column({ width: 6 }, ...articleCard(item, 2)));
  return pageBuilder(
    row({ className: 'advice-overview' }, columns({}, ...[0, 2, 4].map((start) => cards.slice(start, start + 2)))),
    row({}, text(`<p>${t('Each page is read again by a pharmacist every year.', 'เภสัชกรอ่านทบทวนทุกหน้าทุกปี')}</p>`)),
  );
}

/** Products that an article speaks of: as many as stand whole beside each other where there is room. */
export function shelf(title: string, category: string): Content[] {
  return [
    heading(2, title),
    productCarousel({ categoryId: categoryId(category), count: 4 }, { isContinuous: true, isEndless: true }),
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
