import { link, type PageDraft } from '../content-draft';
import { bullets, paragraphs, say } from '../texts';

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
  {
    identifier: 'delivery',
    title: say('Delivery', 'การจัดส่ง'),
    contentHeading: say('Delivery', 'การจัดส่ง'),
    metaDescription: say('Delivery times and prices, and how medicines are sent.', 'เวลาและค่าจัดส่ง และวิธีการจัดส่งยา'),
    content: say(
      paragraphs('We post from Bristol, Monday to Saturday, in plain boxes that give nothing away.') +
        '<table><caption>Delivery in the United Kingdom</caption><thead><tr><th scope="col">Service</th><th scope="col">Arrives</th><th scope="col">Price</th></tr></thead><tbody><tr><th scope="row">Standard, tracked</th><td>2 to 3 working days</td><td>£2.95, free over £35</td></tr><tr><th scope="row">Next day, order by 4 pm</th><td>Next working day</td><td>£5.95</td></tr><tr><th scope="row">Collect from a clinic</th><td>Same day from 2 pm</td><td>Free</td></tr></tbody></table>' +
        '<h2>Medicines need a check</h2>' +
        paragraphs(
          'A pharmacist looks at every order with a pharmacy or prescription medicine. This usually takes less than two hours between 8 am and 8 pm. If we have a question, we write to you, and the order waits until you answer.',
        ) +
        '<h2>Abroad</h2>' +
        bullets(
          'Devices, first aid and skin care travel to the European Union, the United States and Thailand.',
          'Medicines stay in the United Kingdom, because every country licenses its own.',
          'Duties are shown before you pay.',
        ),
      paragraphs('เราจัดส่งจากบริสตอล วันจันทร์ถึงเสาร์ ในกล่องเรียบที่ไม่ระบุสินค้าภายใน') +
        '<table><caption>การจัดส่งในสหราชอาณาจักร</caption><thead><tr><th scope="col">บริการ</th><th scope="col">ถึงภายใน</th><th scope="col">ราคา</th></tr></thead><tbody><tr><th scope="row">มาตรฐาน ติดตามได้</th><td>2–3 วันทำการ</td><td>2.95 ปอนด์ ฟรีเมื่อครบ 35 ปอนด์</td></tr><tr><th scope="row">วันถัดไป สั่งก่อน 16.00 น.</th><td>วันทำการถัดไป</td><td>5.95 ปอนด์</td></tr><tr><th scope="row">รับที่คลินิก</th><td>วันเดียวกันหลัง 14.00 น.</td><td>ฟรี</td></tr></tbody></table>' +
        '<h2>ยาต้องได้รับการตรวจ</h2>' +
        paragraphs(
          'เภสัชกรตรวจทุกคำสั่งซื้อที่มียาที่จ่ายโดยเภสัชกรหรือยาตามใบสั่งแพทย์ โดยปกติใช้เวลาไม่เกินสองชั่วโมงระหว่าง 8.00–20.00 น. หากมีข้อสงสัยเราจะเขียนถึงคุณ และรอคำตอบก่อนจัดส่ง',
        ) +
        '<h2>ต่างประเทศ</h2>' +
        bullets(
          'อุปกรณ์ ชุดปฐมพยาบาล และผลิตภัณฑ์ดูแลผิวส่งไปยังสหภาพยุโรป สหรัฐอเมริกา และไทยได้',
          'ยาจัดส่งเฉพาะในสหราชอาณาจักร เพราะแต่ละประเทศขึ้นทะเบียนยาเอง',
          'ภาษีนำเข้าจะแสดงก่อนชำระเงิน',
        ),
    ),
  },
  {
    identifier: 'returns',
    title: say('Returns and refunds', 'การคืนสินค้าและเงิน'),
    contentHeading: say('Returns and refunds', 'การคืนสินค้าและเงิน'),
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
          'ตามกฎหมายเราไม่สามารถขายยาซ้ำหลังส่งออกไปแล้ว จึงรับคืนยาเฉพาะกรณีชำรุด เสียหาย หรือไม่ตรงกับที่สั่ง แจ้งเราภายใน 30 วันเพื่อรับของใหม่หรือเงินคืน กรุณาอย่าส่งยากลับทางไปรษณีย์ ร้านยาทุกแห่งรับทำลายยาให้ได้',
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
  {
    identifier: 'contact',
    title: say('Contact us', 'ติดต่อเรา'),
    contentHeading: say('Contact us', 'ติดต่อเรา'),
    content: say(
      '<div class="contact-ways"><h2>Ask a pharmacist</h2>' +
        paragraphs(`Every day, 8 am to 8 pm. ${link('pharmacist-video-consultation.html', 'Book a video call')}.`) +
        '<h2>About an order</h2>' +
        paragraphs(
          `Most answers are one click away: ${link('delivery', 'delivery')}, ${link('returns', 'returns')}. Customer care is here Monday to Friday, 9 am to 6 pm.`,
        ) +
        '<h2>In an emergency</h2>' +
        paragraphs(
          'Chest pain, trouble breathing, swelling of the face, heavy bleeding, signs of a stroke: call the emergency services now. Do not wait for us.',
        ) +
        '</div>',
      '<div class="contact-ways"><h2>ถามเภสัชกร</h2>' +
        paragraphs(`ทุกวัน 8.00–20.00 น. ${link('pharmacist-video-consultation.html', 'จองวิดีโอคอล')}`) +
        '<h2>เรื่องคำสั่งซื้อ</h2>' +
        paragraphs(
          `คำตอบส่วนใหญ่อยู่ที่นี่: ${link('delivery', 'การจัดส่ง')} ${link('returns', 'การคืนสินค้า')} ฝ่ายลูกค้าสัมพันธ์ทำงานวันจันทร์ถึงศุกร์ 9.00–18.00 น.`,
        ) +
        '<h2>เหตุฉุกเฉิน</h2>' +
        paragraphs('เจ็บหน้าอก หายใจลำบาก หน้าบวม เลือดออกมาก หรือมีอาการของโรคหลอดเลือดสมอง ให้โทรเรียกรถฉุกเฉินทันที อย่ารอเรา') +
        '</div>',
    ),
  },
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
