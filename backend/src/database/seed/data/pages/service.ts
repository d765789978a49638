import { link, type PageDraft } from '../content-draft';
import { bullets, paragraphs, say } from '../texts';
import { contact } from './contact';
import { delivery } from './delivery';

/** Not found, delivery, returns, contact, cookies. */
export const servicePages: PageDraft[] = [
  {
    identifier: 'no-route',
    title: say('Page not found', 'ไม่พบหน้า'),
    contentHeading: say('Sorry, the page you were looking for could not be found.', 'ขออภัย ไม่พบหน้าที่คุณต้องการ'),
    content: say(
      `<p>The address may have changed, or the product may no longer be sold.</p><p>${link('', 'Back to Homepage')}</p>`,
      `<p>ที่อยู่อาจเปลี่ยนไป หรือสินค้าอาจเลิกจำหน่ายแล้ว</p><p>${link('', 'กลับสู่หน้าแรก')}</p>`,
    ),
  },
  delivery,
  {
    identifier: 'returns',
    title: say('Returns and refunds', 'การคืนสินค้าและคืนเงิน'),
    contentHeading: say('Returns and refunds', 'การคืนสินค้าและคืนเงิน'),
    content: say(
      '<h2>Medicines</h2>' +
        paragraphs(
          'By law we cannot sell a medicine again once it has left us, so we cannot take medicines back unless they are faulty, damaged or not what you ordered. Tell us within 30 days and we send a new one or your money. Please do not post medicines to us: any pharmacy will dispose of them for you.',
        ) +
        '<h2>Everything else</h2>' +
        bullets(
          'You have 30 days, unopened and with any seal in place.',
          'Opened toothbrushes, supports, socks and the like cannot come back, for hygiene.',
          'We refund to the card or account you paid with, within five working days of the parcel’s arrival.',
        ) +
        '<h2>Appointments</h2>' +
        paragraphs('Move or cancel free of charge up to 24 hours before. Later than that we keep half the price.'),
      '<h2>ยา</h2>' +
        paragraphs(
          'ตามกฎหมายเราไม่สามารถขายยาซ้ำหลังส่งออกไปแล้ว จึงรับคืนยาเฉพาะกรณีชำรุด เสียหาย หรือไม่ตรงกับที่สั่ง แจ้งเราภายใน 30 วันเพื่อรับของใหม่หรือเงินคืน โปรดอย่าส่งยากลับทางไปรษณีย์ ร้านยาทุกแห่งรับทำลายยาให้ได้',
        ) +
        '<h2>สินค้าอื่น ๆ</h2>' +
        bullets(
          'คืนได้ภายใน 30 วัน ยังไม่เปิดและซีลครบถ้วน',
          'สินค้าที่เกี่ยวกับสุขอนามัยซึ่งเปิดแล้วไม่สามารถคืนได้',
          'เราคืนเงินช่องทางเดิมภายในห้าวันทำการหลังได้รับพัสดุ',
        ) +
        '<h2>นัดหมาย</h2>' +
        paragraphs('เลื่อนหรือยกเลิกฟรีล่วงหน้า 24 ชั่วโมง หลังจากนั้นเราเก็บครึ่งหนึ่งของราคา'),
    ),
  },
  contact,
  {
    identifier: 'enable-cookies',
    title: say('Cookies', 'คุกกี้'),
    contentHeading: say('What are cookies?', 'คุกกี้คืออะไร'),
    content: say(
      paragraphs(
        'Cookies are small notes that your browser keeps for us: which language and currency you chose, and what is in your basket. Without them the shop forgets you between two pages.',
      ) +
        '<h2>How to allow them</h2>' +
        bullets(
          'Open the settings of your browser and find “Privacy” or “Cookies”.',
          'Allow cookies for this site. You need not allow those of other companies.',
          'Load the page again.',
        ),
      paragraphs(
        'คุกกี้คือบันทึกสั้น ๆ ที่เบราว์เซอร์เก็บไว้ให้เรา เช่น ภาษาและสกุลเงินที่เลือก และสินค้าในตะกร้า หากไม่มีคุกกี้ ร้านจะจำคุณไม่ได้เมื่อเปลี่ยนหน้า',
      ) +
        '<h2>วิธีอนุญาต</h2>' +
        bullets(
          'เปิดการตั้งค่าเบราว์เซอร์และหาหัวข้อ “ความเป็นส่วนตัว” หรือ “คุกกี้”',
          'อนุญาตคุกกี้สำหรับเว็บไซต์นี้ ไม่จำเป็นต้องอนุญาตของบริษัทอื่น',
          'โหลดหน้าใหม่อีกครั้ง',
        ),
    ),
  },
];
