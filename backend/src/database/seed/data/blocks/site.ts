import { type ContentDraft, link, links } from '../content-draft';
import { say } from '../texts';

function footerColumn(title: string, items: [string, string][]): string {
  return `<div class="footer-column"><h2>${title}</h2>${links('footer-list', items)}</div>`;
}

/** Blocks of header, footer and the buying pages. */
export const siteBlocks: ContentDraft[] = [
  {
    identifier: 'promo-header',
    title: say('Header promises', 'ข้อความส่วนหัว'),
    content: say(
      `<ul class="promo-list"><li>${link('registered-pharmacy', 'Registered UK pharmacy')}</li><li>${link('delivery', 'Free delivery over £35')}</li><li>${link('pharmacist-services.html', 'Ask a pharmacist, every day 8 to 8')}</li></ul>`,
      `<ul class="promo-list"><li>${link('registered-pharmacy', 'ร้านยาจดทะเบียนในสหราชอาณาจักร')}</li><li>${link('delivery', 'ส่งฟรีเมื่อสั่งครบ 35 ปอนด์')}</li><li>${link('pharmacist-services.html', 'ปรึกษาเภสัชกรได้ทุกวัน 8.00–20.00 น.')}</li></ul>`,
    ),
  },
  {
    identifier: 'footer-links',
    title: say('Footer links', 'ลิงก์ส่วนท้าย'),
    content: say(
      footerColumn('Help', [
        ['order-tracking', 'Track an order'],
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
          ['registered-pharmacy', 'Our registration'],
          ['pharmacist-services.html', 'Pharmacist services'],
        ]) +
        footerColumn('Small print', [
          ['terms', 'Terms'],
          ['privacy-policy', 'Privacy'],
          ['enable-cookies', 'Cookies'],
        ]),
      footerColumn('ความช่วยเหลือ', [
        ['order-tracking', 'ติดตามคำสั่งซื้อ'],
        ['delivery', 'การจัดส่ง'],
        ['returns', 'การคืนสินค้าและเงิน'],
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
          ['registered-pharmacy', 'การจดทะเบียนของเรา'],
          ['pharmacist-services.html', 'บริการเภสัชกร'],
        ]) +
        footerColumn('ข้อกำหนด', [
          ['terms', 'เงื่อนไขการใช้งาน'],
          ['privacy-policy', 'ความเป็นส่วนตัว'],
          ['enable-cookies', 'คุกกี้'],
        ]),
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
      `<p>Order by 4 pm, Monday to Friday, and we post it the same day in a plain box. ${link('delivery', 'Delivery in detail')}</p>`,
      `<p>สั่งก่อน 16.00 น. วันจันทร์ถึงศุกร์ เราส่งในวันเดียวกันด้วยกล่องเรียบไม่ระบุสินค้า ${link('delivery', 'รายละเอียดการจัดส่ง')}</p>`,
    ),
  },
  {
    identifier: 'ask-pharmacist',
    title: say('Ask our pharmacist', 'ถามเภสัชกรของเรา'),
    content: say(
      `<p>Not sure that this is right for you? A pharmacist answers every day from 8 am to 8 pm. ${link('contact', 'Ask a question')}</p>`,
      `<p>ไม่แน่ใจว่าเหมาะกับคุณหรือไม่ เภสัชกรพร้อมตอบทุกวัน 8.00–20.00 น. ${link('contact', 'ส่งคำถาม')}</p>`,
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
    identifier: 'search-empty',
    title: say('Search without results', 'ไม่พบผลการค้นหา'),
    content: say(
      '<p>Try fewer words, or the name of the medicine rather than the brand: “ibuprofen”, “cetirizine”, “plasters”.</p>',
      '<p>ลองใช้คำน้อยลง หรือใช้ชื่อตัวยาแทนชื่อยี่ห้อ เช่น “ไอบูโพรเฟน” “เซทิริซีน” “พลาสเตอร์”</p>',
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
