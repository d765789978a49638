import { bankAccount } from '../sales/bank-account';
import { shopDelivery } from '../sales/settings';
import type { CmsBlockSeed } from '../types';
import { blocksOf, type ContentDraft, link, links } from './content-draft';
import { inEveryLanguage } from './in-every-language';
import { buttons, heading, text, to } from './page-builder/elements';
import { products } from './page-builder/embedded';
import { row } from './page-builder/layout';
import { pageBuilder } from './page-builder/page';
import { searchBlocks } from './search-blocks';
import { shopPeople } from './shop-people';
import { consultations } from './suitability/consultations';
import { suitabilityForms } from './suitability/forms';
import { say } from './texts';

/** Two lines of Everyday care. Its departments stand above as chips: what is bought again says more than their names. */
const LASTING = ['VER-D3', 'BRI-SENS-75', 'CLE-LENS', 'PUL-BP', 'SOL-HEEL-75', 'STI-GUM', 'VER-OMEGA', 'BRI-FLOSS'];

function footerColumn(title: string, items: [string, string][]): string {
  return `<div class="footer-column"><h2>${title}</h2>${links('footer-list', items)}</div>`;
}

/** Blocks of header, footer and the buying pages. */
const siteBlocks: ContentDraft[] = [
  {
    identifier: 'promo-header',
    title: say('Header promises', 'ข้อความส่วนหัว'),
    content: inEveryLanguage((t) =>
      pageBuilder(
        text(
          links('promo-list', [
            ['registered-pharmacy', t('Registered UK pharmacy', 'ร้านยาจดทะเบียนในสหราชอาณาจักร')],
            ['delivery', t('Tracked, in plain boxes', 'จัดส่งในกล่องทึบ ติดตามพัสดุได้')],
            ['contact', t('Ask our pharmacist', 'ปรึกษาเภสัชกรของเรา')],
          ]),
        ),
      ),
    ),
  },
  {
    identifier: 'footer-links',
    title: say('Footer links', 'ลิงก์ส่วนท้าย'),
    content: say(
      footerColumn('Help', [
        ['delivery', 'Delivery'],
        ['returns', 'Returns and refunds'],
        ['contact', 'Contact us'],
      ]) +
        footerColumn('Advice', [
          ['advice', 'All advice'],
          ['advice/hay-fever', 'Hay fever'],
          ['advice/paracetamol-or-ibuprofen', 'Paracetamol or ibuprofen?'],
          ['advice/travel-health', 'Travel health'],
        ]) +
        footerColumn('About mmstr', [
          ['about-us', 'About us'],
          ['visit-us', 'Visit us'],
          ['registered-pharmacy', 'Our registration'],
          ['pharmacist-services.html', 'Pharmacist services'],
        ]) +
        footerColumn('Small print', [
          ['terms', 'Terms of sale'],
          ['privacy-policy', 'Privacy'],
          ['enable-cookies', 'Cookies'],
        ]),
      footerColumn('ความช่วยเหลือ', [
        ['delivery', 'การจัดส่ง'],
        ['returns', 'การคืนสินค้าและคืนเงิน'],
        ['contact', 'ติดต่อเรา'],
      ]) +
        footerColumn('คำแนะนำ', [
          ['advice', 'คำแนะนำทั้งหมด'],
          ['advice/hay-fever', 'แพ้ละอองเกสร'],
          ['advice/paracetamol-or-ibuprofen', 'พาราเซตามอลหรือไอบูโพรเฟน'],
          ['advice/travel-health', 'สุขภาพการเดินทาง'],
        ]) +
        footerColumn('เกี่ยวกับ mmstr', [
          ['about-us', 'เกี่ยวกับเรา'],
          ['visit-us', 'มาหาเรา'],
          ['registered-pharmacy', 'การจดทะเบียนของเรา'],
          ['pharmacist-services.html', 'บริการเภสัชกร'],
        ]) +
        footerColumn('ข้อกำหนด', [
          ['terms', 'เงื่อนไขการขาย'],
          ['privacy-policy', 'ความเป็นส่วนตัว'],
          ['enable-cookies', 'คุกกี้'],
        ]),
    ),
  },
  {
    identifier: 'checkout-links',
    title: say('Checkout: small print', 'ชำระเงิน: ข้อกำหนด'),
    content: say(
      `<p>${[link('privacy-policy', 'Privacy'), link('terms', 'Terms of sale'), link('returns', 'Returns and refunds')].join(' · ')}</p>`,
      `<p>${[link('privacy-policy', 'ความเป็นส่วนตัว'), link('terms', 'เงื่อนไขการขาย'), link('returns', 'การคืนสินค้าและคืนเงิน')].join(' · ')}</p>`,
    ),
  },
  {
    identifier: 'footer-about',
    title: say('Footer: who we are', 'ส่วนท้าย: เราคือใคร'),
    content: say(
      '<p>mmstr is a demonstration pharmacy. The people, brands and registration shown are invented, and nothing is dispensed or sent.</p>',
      '<p>mmstr เป็นร้านยาสาธิต บุคคล ยี่ห้อ และเลขทะเบียนที่แสดงเป็นเรื่องสมมุติ และไม่มีการจ่ายหรือจัดส่งยาจริง</p>',
    ),
  },
  {
    identifier: 'delivery-promise',
    title: say('Delivery promise', 'คำมั่นเรื่องการจัดส่ง'),
    content: say(
      `<p>In a plain box. ${link('delivery', 'Delivery details')}</p>`,
      `<p>ส่งในกล่องทึบไม่ระบุสินค้า ${link('delivery', 'รายละเอียดการจัดส่ง')}</p>`,
    ),
  },
  {
    identifier: 'ask-pharmacist',
    title: say('Ask our pharmacist', 'ปรึกษาเภสัชกรของเรา'),
    content: say(
      `<p>Not sure that this is right for you? ${link('contact', 'Ask\u00a0our\u00a0pharmacist')}</p>`,
      `<p>ไม่แน่ใจว่าเหมาะกับคุณหรือไม่ ${link('contact', 'ปรึกษาเภสัชกรของเรา')}</p>`,
    ),
  },
  {
    identifier: 'cart-empty',
    title: say('Empty basket', 'ตะกร้าว่าง'),
    content: say(
      `<p>Nothing in your basket yet. People often start with ${link('pain-relief.html', 'pain relief')}, ${link('allergy/hay-fever.html', 'hay fever')} or ${link('first-aid.html', 'first aid')}.</p>`,
      `<p>ยังไม่มีสินค้าในตะกร้า ลองเริ่มจาก${link('pain-relief.html', 'ยาบรรเทาปวด')} ${link('allergy/hay-fever.html', 'ยาแก้แพ้')} หรือ${link('first-aid.html', 'ชุดปฐมพยาบาล')}</p>`,
    ),
  },
  {
    identifier: 'checkout-medicines',
    title: say('Before you order medicines', 'ก่อนสั่งซื้อยา'),
    content: say(
      '<p>For pharmacy medicines a pharmacist checks every order. We may call or write with a question before we send it, and refund you if the medicine is not right for you.</p>',
      '<p>สำหรับยาที่จ่ายโดยเภสัชกร เภสัชกรจะตรวจทุกคำสั่งซื้อ เราอาจโทรหรือเขียนสอบถามก่อนจัดส่ง และคืนเงินหากยาไม่เหมาะกับคุณ</p>',
    ),
  },
];

type Words = [heading: string, text: string, action: string];

/** The promoted tile in the panel of a main category: `promo-menu-` and the category's URL key. */
function menuTile(urlKey: string, path: string, english: Words, thai: Words): ContentDraft {
  const tile = ([heading, text, action]: Words) =>
    `<div class="promo-tile"><h3>${heading}</h3><p>${text}</p><p>${link(path, action, 'promo-action')}</p></div>`;
  return {
    identifier: `promo-menu-${urlKey}`,
    title: say(`Menu: ${english[0]}`, `เมนู: ${thai[0]}`),
    content: say(tile(english), tile(thai)),
  };
}

/** Blocks of the menu and of category pages. */
const catalogueBlocks: ContentDraft[] = [
  menuTile(
    'pain-relief',
    'advice/paracetamol-or-ibuprofen',
    ['Paracetamol or ibuprofen?', 'Which one helps with what, and when to take neither.', 'Read the advice'],
    ['พาราเซตามอลหรือไอบูโพรเฟน', 'ตัวไหนเหมาะกับอาการใด และเมื่อใดไม่ควรใช้', 'อ่านคำแนะนำ'],
  ),
  menuTile(
    'cold-and-flu',
    'velmora-cold-and-flu-family.html',
    ['The cold and flu shelf', 'Day, night and family remedies, side by side.', 'Compare the range'],
    ['ชั้นยาหวัดและไข้หวัดใหญ่', 'ยาสำหรับกลางวัน กลางคืน และทั้งครอบครัวในที่เดียว', 'เปรียบเทียบทั้งหมด'],
  ),
  menuTile(
    'allergy',
    'hay-fever-relief-pack.html',
    ['Ready for pollen', 'Tablets, nasal spray and eye drops in one pack, for less.', 'See the hay fever pack'],
    ['พร้อมรับมือละอองเกสร', 'ยาเม็ด สเปรย์ และยาหยอดตาในชุดเดียว ราคาคุ้มกว่า', 'ดูชุดแก้แพ้'],
  ),
  menuTile(
    'digestion',
    'digestion/heartburn-and-indigestion.html',
    ['Heartburn again?', 'Antacids for now, acid reducers for the days after.', 'See what helps'],
    ['แสบร้อนกลางอกอีกแล้วใช่ไหม', 'ยาลดกรดสำหรับตอนนี้ และยาลดการหลั่งกรดสำหรับหลายวัน', 'ดูตัวช่วย'],
  ),
  menuTile(
    'skin',
    'pharmacist-video-consultation.html',
    ['Not sure what it is?', 'Show it to a pharmacist by video before you buy.', 'Book a consultation'],
    ['ไม่แน่ใจว่าเป็นอะไร', 'ให้เภสัชกรดูทางวิดีโอก่อนซื้อ', 'จองคำปรึกษา'],
  ),
  menuTile(
    'everyday-care',
    'advice/stop-smoking',
    ['Thinking of stopping?', 'What helps in the first weeks without cigarettes.', 'Read the advice'],
    ['คิดจะเลิกบุหรี่ใช่ไหม', 'สิ่งที่ช่วยได้ในสัปดาห์แรก ๆ ที่ไม่สูบ', 'อ่านคำแนะนำ'],
  ),
  menuTile(
    'first-aid',
    'build-your-own-first-aid-kit.html',
    ['Build your own kit', 'Choose a pouch, fill it with what you use.', 'Start your kit'],
    ['จัดชุดของคุณเอง', 'เลือกกระเป๋าแล้วเติมสิ่งที่ใช้จริง', 'เริ่มจัดชุด'],
  ),
  menuTile(
    'travel',
    'travel-health-appointment.html',
    ['Going far?', 'See a travel nurse six to eight weeks before you leave.', 'Book an appointment'],
    ['เดินทางไกลใช่ไหม', 'พบพยาบาลด้านการเดินทางก่อนออกเดินทางหกถึงแปดสัปดาห์', 'จองนัดหมาย'],
  ),
  {
    identifier: 'category-pain-relief',
    title: say('Pain relief: start here', 'บรรเทาปวด: เริ่มที่นี่'),
    content: say(
      `<div class="category-note"><h2>Which painkiller?</h2><ul><li><strong>Headache or fever:</strong> paracetamol is usually the first choice.</li><li><strong>Swelling or cramps:</strong> ibuprofen, with food, if it is safe for you.</li><li><strong>One sore place:</strong> try a gel before a tablet.</li></ul><p>${link('advice/paracetamol-or-ibuprofen', 'Paracetamol or ibuprofen: our pharmacist explains')}</p></div>`,
      `<div class="category-note"><h2>เลือกยาแก้ปวดชนิดใดดี</h2><ul><li><strong>ปวดศีรษะหรือมีไข้:</strong> มักเริ่มจากพาราเซตามอล</li><li><strong>บวมหรือปวดเกร็ง:</strong> ไอบูโพรเฟนพร้อมอาหาร หากใช้ได้อย่างปลอดภัย</li><li><strong>ปวดเฉพาะจุด:</strong> ลองใช้เจลก่อนยาเม็ด</li></ul><p>${link('advice/paracetamol-or-ibuprofen', 'เภสัชกรอธิบาย: พาราเซตามอลหรือไอบูโพรเฟน')}</p></div>`,
    ),
  },
  {
    identifier: 'category-hay-fever',
    title: say('Hay fever: build a routine', 'แพ้ละอองเกสร: จัดกิจวัตร'),
    content: inEveryLanguage((t) =>
      pageBuilder(
        row(
          { className: 'category-note' },
          heading(2, t('A routine that works', 'วิธีดูแลที่ได้ผล')),
          text(
            `<ol><li>${t(
              'Two weeks before your season, start a steroid nasal spray every day.',
              'เริ่มใช้สเปรย์สเตียรอยด์พ่นจมูกทุกวันสองสัปดาห์ก่อนฤดูละอองเกสร',
            )}</li><li>${t(
              'Add a non-drowsy tablet when symptoms begin.',
              'เพิ่มยาเม็ดชนิดไม่ง่วงเมื่อเริ่มมีอาการ',
            )}</li><li>${t('Keep eye drops for itchy days.', 'เก็บยาหยอดตาไว้ใช้ในวันที่คันตา')}</li></ol>`,
          ),
          buttons(
            {},
            [t('Read our hay fever advice', 'อ่านคำแนะนำเรื่องแพ้ละอองเกสร'), to('advice/hay-fever'), 'secondary'],
            [t('The hay fever season', 'ฤดูแพ้ละอองเกสร'), to('hay-fever-season'), 'link'],
          ),
        ),
      ),
    ),
  },
  {
    identifier: 'category-everyday-care',
    title: say('Everyday care', 'ดูแลสุขภาพประจำวัน'),
    content: inEveryLanguage((t) =>
      pageBuilder(
        row(
          {},
          heading(2, t('What people come back for', 'สินค้าที่ลูกค้ากลับมาซื้อซ้ำ')),
          products({ skus: LASTING, count: LASTING.length }),
          text(
            `<p>${t(
              `Small habits, kept up, do more than any single product. ${link('contact', 'Ask us')} for a plan that fits your day.`,
              `นิสัยเล็ก ๆ ที่ทำต่อเนื่องให้ผลมากกว่าผลิตภัณฑ์ใดเพียงอย่างเดียว ${link('contact', 'ให้เราช่วยวางแผน')}ที่เหมาะกับคุณ`,
            )}</p>`,
          ),
        ),
      ),
    ),
  },
];

export const blocks: CmsBlockSeed[] = blocksOf([
  ...siteBlocks,
  ...searchBlocks,
  ...catalogueBlocks,
  shopPeople,
  shopDelivery,
  bankAccount,
  ...suitabilityForms,
  ...consultations,
]);
