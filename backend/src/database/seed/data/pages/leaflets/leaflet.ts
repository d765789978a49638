import type { PageDraft } from '../../content-draft';
import { say } from '../../texts';

/** What stands below the six headings of a leaflet, in their order, in one language. */
export type LeafletTexts = readonly [
  what: string,
  before: string,
  how: string,
  effects: string,
  store: string,
  other: string,
];

export interface LeafletDraft {
  /** Of the product, in English and Thai. */
  name: [english: string, thai: string];
  /** `2026-10-01`. */
  revised: string;
  version: number;
  verb?: 'take' | 'give' | 'use';
  english: LeafletTexts;
  thai: LeafletTexts;
}

/** A leaflet in the order that patients in the United Kingdom know, as a content page. */
export function leaflet(key: string, { name: [name, thaiName], verb = 'take', ...draft }: LeafletDraft): PageDraft {
  const about = `<p>Last revised: ${draft.revised}<br>Version: ${draft.version}</p>`;
  const headings = [
    `What ${name} can be used for`,
    `What you need to know before you ${verb} it`,
    `How to ${verb} it`,
    'Possible side effects',
    'How to store it',
    'Contents of the pack and other information',
  ];
  const thaiHeadings = [
    `${thaiName} คืออะไรและใช้สำหรับอะไร`,
    'สิ่งที่ต้องรู้ก่อนใช้ยา',
    'วิธีใช้ยา',
    'ผลข้างเคียงที่อาจเกิดขึ้น',
    'การเก็บรักษา',
    'ส่วนประกอบในบรรจุภัณฑ์และข้อมูลอื่น',
  ];
  return {
    identifier: `leaflets/${key}`,
    title: say(`Leaflet: ${name}`, `เอกสารกำกับยา: ${thaiName}`),
    contentHeading: say(`Leaflet: ${name}`, `เอกสารกำกับยา: ${thaiName}`),
    content: say(
      `${about}<p><strong>This is a demonstration leaflet of a shop that sells nothing. Do not use it to decide about a real medicine.</strong></p>${numbered(headings, draft.english)}`,
      `${about}<p><strong>เอกสารนี้เป็นตัวอย่างของร้านสาธิตที่ไม่ได้จำหน่ายสินค้าจริง ห้ามใช้ตัดสินใจเกี่ยวกับยาจริง</strong></p>${numbered(thaiHeadings, draft.thai)}`,
    ),
    metaDescription: say(`Patient information leaflet for ${name}.`, `เอกสารกำกับยาสำหรับประชาชน ${thaiName}`),
  };
}

function numbered(headings: readonly string[], texts: LeafletTexts): string {
  return headings.map((heading, index) => `<h2>${index + 1}. ${heading}</h2>${texts[index]}`).join('');
}
