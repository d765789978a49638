import { type ContentDraft, link, links } from '../content-draft';
import { say } from '../texts';

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
export const catalogueBlocks: ContentDraft[] = [
  menuTile(
    'pain-relief',
    'advice/paracetamol-or-ibuprofen',
    ['Paracetamol or ibuprofen?', 'Which one helps with what, and when to take neither.', 'Read the advice'],
    ['พาราเซตามอลหรือไอบูโพรเฟน', 'ตัวไหนเหมาะกับอาการใด และเมื่อใดไม่ควรใช้', 'อ่านคำแนะนำ'],
  ),
  menuTile(
    'cold-and-flu',
    'velmora-cold-and-flu-family.html',
    ['The cold and flu shelf', 'Day, night and family remedies, side by side.', 'See the family'],
    ['ชั้นยาหวัดและไข้หวัดใหญ่', 'ยาสำหรับกลางวัน กลางคืน และทั้งครอบครัวในที่เดียว', 'ดูทั้งชุด'],
  ),
  menuTile(
    'allergy',
    'hay-fever-relief-pack.html',
    ['Ready for pollen', 'Tablets, nasal spray and eye drops in one pack, for less.', 'See the hay fever pack'],
    ['พร้อมรับมือละอองเกสร', 'ยาเม็ด สเปรย์ และยาหยอดตาในชุดเดียว ราคาคุ้มกว่า', 'ดูชุดแก้แพ้'],
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
    content: say(
      `<div class="category-note"><h2>A routine that works</h2><ol><li>Two weeks before your season, start a steroid nasal spray every day.</li><li>Add a non-drowsy tablet when symptoms begin.</li><li>Keep eye drops for itchy days.</li></ol><p>${link('advice/hay-fever', 'Read our hay fever advice')}</p></div>`,
      `<div class="category-note"><h2>กิจวัตรที่ได้ผล</h2><ol><li>เริ่มใช้สเปรย์สเตียรอยด์พ่นจมูกทุกวันสองสัปดาห์ก่อนฤดูละอองเกสร</li><li>เพิ่มยาเม็ดชนิดไม่ง่วงเมื่อเริ่มมีอาการ</li><li>เก็บยาหยอดตาไว้ใช้ในวันที่คันตา</li></ol><p>${link('advice/hay-fever', 'อ่านคำแนะนำเรื่องแพ้ละอองเกสร')}</p></div>`,
    ),
  },
  {
    identifier: 'category-everyday-care',
    title: say('Everyday care', 'ดูแลสุขภาพประจำวัน'),
    content: say(
      `<div class="category-landing"><h2>What are you looking after?</h2>${links('category-landing-list', [
        ['everyday-care/vitamins.html', 'Vitamins and minerals'],
        ['everyday-care/oral-care.html', 'Teeth and gums'],
        ['everyday-care/eye-care.html', 'Eyes'],
        ['everyday-care/foot-care.html', 'Feet'],
        ['everyday-care/stop-smoking.html', 'Stopping smoking'],
        ['everyday-care/sexual-health.html', 'Sexual health'],
        ['everyday-care/monitors-and-aids.html', 'Monitors and aids'],
      ])}<p>Small habits, kept up, do more than any single product. Ask us for a plan that fits your day.</p></div>`,
      `<div class="category-landing"><h2>คุณต้องการดูแลส่วนใด</h2>${links('category-landing-list', [
        ['everyday-care/vitamins.html', 'วิตามินและแร่ธาตุ'],
        ['everyday-care/oral-care.html', 'ฟันและเหงือก'],
        ['everyday-care/eye-care.html', 'ดวงตา'],
        ['everyday-care/foot-care.html', 'เท้า'],
        ['everyday-care/stop-smoking.html', 'เลิกบุหรี่'],
        ['everyday-care/sexual-health.html', 'สุขภาพทางเพศ'],
        ['everyday-care/monitors-and-aids.html', 'เครื่องวัดและอุปกรณ์ช่วย'],
      ])}<p>นิสัยเล็ก ๆ ที่ทำต่อเนื่องให้ผลมากกว่าผลิตภัณฑ์ใดเพียงอย่างเดียว ให้เราช่วยวางแผนที่เหมาะกับคุณ</p></div>`,
    ),
  },
];
