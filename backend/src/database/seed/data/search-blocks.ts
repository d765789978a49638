import { type ContentDraft, link } from './content-draft';
import { inEveryLanguage, type Say } from './in-every-language';
import { heading } from './page-builder/elements';
import { products } from './page-builder/embedded';
import { row } from './page-builder/layout';
import { pageBuilder } from './page-builder/page';
import { say } from './texts';

/** Titles with the words that each is looked for by. */
function searchAdvice(t: Say): string {
  const entries: [path: string, title: string, words: string][] = [
    [
      'advice/paracetamol-or-ibuprofen',
      t('Paracetamol or ibuprofen?', 'พาราเซตามอลหรือไอบูโพรเฟน'),
      t('headache, migraine, pain relief, painkillers, fever', 'ปวดหัว ปวดศีรษะ ไมเกรน ยาแก้ปวด แก้ปวด เป็นไข้ ลดไข้'),
    ],
    [
      'advice/hay-fever',
      t('Getting ahead of hay fever', 'รับมือแพ้ละอองเกสรล่วงหน้า'),
      t('hayfever, allergy, antihistamines, cetirizine, loratadine, pollen', 'ภูมิแพ้ แก้แพ้ แพ้อากาศ เซทิริซีน ลอราทาดีน'),
    ],
    [
      'advice/first-aid-kit',
      t('What belongs in a first aid kit', 'ของที่ควรมีในชุดปฐมพยาบาล'),
      t('plasters, bandages, wounds, cuts, burns', 'พลาสเตอร์ ผ้าพันแผล แผล น้ำร้อนลวก'),
    ],
    [
      'advice/travel-health',
      t('Healthy there and back', 'สุขภาพดีทั้งขาไปและขากลับ'),
      t('travel sickness, malaria, insects, vaccines, diarrhoea', 'เดินทาง เมารถ มาลาเรีย แมลง วัคซีน ท้องเสีย'),
    ],
    [
      'advice/stop-smoking',
      t('Stopping smoking, week by week', 'เลิกบุหรี่ทีละสัปดาห์'),
      t('nicotine, patches, gum, quit', 'นิโคติน แผ่นแปะ หมากฝรั่ง'),
    ],
  ];
  return `<ul>${entries.map(([path, title, words]) => `<li>${link(path, title)} ${words}</li>`).join('')}</ul>`;
}

/** Blocks of the search. */
export const searchBlocks: ContentDraft[] = [
  {
    identifier: 'search-empty',
    title: say('Search without results', 'ไม่พบผลการค้นหา'),
    content: say(
      `<p>Try fewer words, or say what it is for: ${link('pain-relief/headache-and-migraine.html', 'headache')}, ${link('allergy/hay-fever.html', 'hay fever')}, ${link('first-aid.html', 'plasters')}.</p><p>Not sure what you need? ${link('contact', 'Ask\u00a0our\u00a0pharmacist')}</p>`,
      `<p>ลองใช้คำน้อยลง หรือค้นหาตามอาการหรือสิ่งที่ต้องการ เช่น ${link('pain-relief/headache-and-migraine.html', 'ปวดศีรษะ')} ${link('allergy/hay-fever.html', 'แพ้ละอองเกสร')} ${link('first-aid.html', 'พลาสเตอร์')}</p><p>ไม่แน่ใจว่าต้องใช้อะไร ${link('contact', 'ปรึกษาเภสัชกรของเรา')}</p>`,
    ),
  },
  {
    identifier: 'search-popular',
    title: say('Below a search without results', 'ใต้ผลการค้นหาที่ว่าง'),
    content: inEveryLanguage((t) =>
      pageBuilder(
        row(
          {},
          heading(2, t('Bought most often', 'สินค้าที่ลูกค้าซื้อบ่อย')),
          products({ skus: ['VEL-PARA', 'TOL-CET', 'NOR-IBU', 'SET-ORS'], count: 4 }),
        ),
      ),
    ),
  },
  {
    identifier: 'search-advice',
    title: say('Advice that the search suggests', 'บทความที่การค้นหาแนะนำ'),
    content: inEveryLanguage((t) => searchAdvice(t)),
  },
];
