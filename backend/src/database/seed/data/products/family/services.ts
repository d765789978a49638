import { bullets, paragraphs, say } from '../../texts';
import type { ProductDraft } from '../draft';

const preferredDay = {
  title: say('Preferred day', 'วันที่สะดวก'),
  type: 'date',
  required: true,
  sku: 'days-1-60',
} as const;

/** The clinic in Bath is closed on Sundays. */
const clinicDay = { ...preferredDay, sku: 'days-1-60-123456' } as const;

/** Appointments: nothing is sent, so they are virtual; health services are exempt from VAT. */
export const services: ProductDraft[] = [
  {
    sku: 'SVC-CONSULT',
    type: 'virtual',
    name: say('Pharmacist video consultation, 15 minutes', 'ปรึกษาเภสัชกรทางวิดีโอ 15 นาที'),
    urlKey: 'pharmacist-video-consultation',
    categories: ['services'],
    price: 15,
    taxClass: 'none',
    stock: { quantity: 40, maxSale: 1 },
    shortDescription: say(
      'Fifteen minutes with a pharmacist by video call, on any day of the week. We confirm your time by email.',
      'ปรึกษาเภสัชกรทางวิดีโอคอล 15 นาที ได้ทุกวัน เราจะยืนยันเวลาทางอีเมล',
    ),
    description: say(
      paragraphs(
        'Fifteen minutes for the questions that do not fit at a counter: which medicines go together, what a rash might be, whether to see a doctor. You get a short written summary afterwards.',
      ) +
        bullets(
          'Choose a day; we confirm a time by email within two hours',
          'Free to move or cancel up to 24 hours before',
          'Not for emergencies: if symptoms are severe, call 999',
        ),
      paragraphs(
        'สิบห้านาทีสำหรับคำถามที่ถามหน้าเคาน์เตอร์ไม่สะดวก เช่น ยาชนิดใดใช้ร่วมกันได้ ผื่นนี้คืออะไร ควรพบแพทย์หรือไม่ หลังจบจะได้รับสรุปเป็นลายลักษณ์อักษร',
      ) +
        bullets(
          'เลือกวัน เราจะยืนยันเวลาทางอีเมลภายในสองชั่วโมง',
          'เลื่อนหรือยกเลิกฟรีล่วงหน้า 24 ชั่วโมง',
          'ไม่ใช่สำหรับเหตุฉุกเฉิน หากฉุกเฉินให้โทร 1669 เรียกรถพยาบาลทันที',
        ),
    ),
    attributes: { brand: 'mmstr', dosage_form: 'service', minimum_age: '16y' },
    options: [
      preferredDay,
      {
        title: say('Time of day', 'ช่วงเวลา'),
        type: 'radio',
        required: true,
        values: [
          { title: say('Morning', 'เช้า'), sku: 'AM', price: 0 },
          { title: say('Afternoon', 'บ่าย'), sku: 'PM', price: 0 },
          { title: say('Evening', 'เย็น'), sku: 'EVE', price: 3, priceType: 'FIXED' },
        ],
      },
      {
        title: say('What would you like to talk about?', 'ต้องการปรึกษาเรื่องใด'),
        type: 'area',
        required: false,
        maxCharacters: 500,
      },
    ],
    related: ['SVC-REVIEW'],
  },
  {
    sku: 'SVC-TRAVEL-VACC',
    type: 'virtual',
    name: say('Travel health and vaccination appointment', 'นัดปรึกษาสุขภาพการเดินทางและวัคซีน'),
    urlKey: 'travel-health-appointment',
    categories: ['services', 'travel'],
    price: 25,
    taxClass: 'none',
    stock: { quantity: 16, maxSale: 4 },
    shortDescription: say(
      'At our Bristol or Bath clinic: a travel nurse or pharmacist tells you which vaccines your route needs, and which it does not. We confirm your time by email.',
      'ที่คลินิกบริสตอลหรือบาธของเรา พยาบาลหรือเภสัชกรด้านการเดินทางจะตรวจเส้นทางของคุณ และบอกว่าวัคซีนใดจำเป็นหรือไม่จำเป็น เราจะยืนยันเวลาทางอีเมล',
    ),
    description: say(
      paragraphs(
        'Half an hour at one of our clinics. We go through where you travel, how you travel and your health, check what you have had, and vaccinate the same day where possible. The price covers the consultation; vaccines are paid for at the clinic.',
        'Come six to eight weeks before you leave: some courses need several doses.',
      ),
      paragraphs(
        'ครึ่งชั่วโมงที่คลินิกของเรา เราดูจุดหมาย วิธีเดินทาง และสุขภาพของคุณ ตรวจประวัติวัคซีน และฉีดได้ในวันเดียวกันหากเป็นไปได้ ราคานี้เป็นค่าปรึกษา ค่าวัคซีนชำระที่คลินิก',
        'ควรมาก่อนเดินทางหกถึงแปดสัปดาห์ เพราะวัคซีนบางชนิดต้องฉีดหลายเข็ม',
      ),
    ),
    attributes: { brand: 'roamwell', dosage_form: 'service', minimum_age: '1y' },
    options: [
      clinicDay,
      {
        title: say('Clinic', 'คลินิก'),
        type: 'drop_down',
        required: true,
        values: [
          { title: say('Bristol, Example Street', 'บริสตอล'), sku: 'BRS', price: 0 },
          { title: say('Bath, Example Parade', 'บาธ'), sku: 'BTH', price: 0 },
        ],
      },
      {
        title: say('Countries you will visit', 'ประเทศที่จะเดินทางไป'),
        type: 'field',
        required: true,
        maxCharacters: 120,
      },
    ],
    related: ['ROA-GUIDE'],
    crosssell: ['ROA-DEET-100'],
  },
  {
    sku: 'SVC-REVIEW',
    type: 'virtual',
    name: say('Medicines review, 30 minutes', 'ทบทวนการใช้ยา 30 นาที'),
    urlKey: 'medicines-review',
    categories: ['services'],
    price: 28,
    taxClass: 'none',
    stock: { quantity: 22, maxSale: 1 },
    shortDescription: say(
      'By video or telephone, for anyone who takes four or more medicines: what each one does, and whether they go together. We confirm your time by email.',
      'ทางวิดีโอหรือโทรศัพท์ สำหรับผู้ที่ใช้ยาสี่ชนิดขึ้นไป: ยาแต่ละชนิดทำอะไร และใช้ร่วมกันได้หรือไม่ เราจะยืนยันเวลาทางอีเมล',
    ),
    description: say(
      paragraphs(
        'Have everything you take on the table, herbal products and supplements too. A pharmacist checks doses, timing and side effects with you, and writes to your GP if you agree that something should change. We never change a prescription ourselves.',
      ),
      paragraphs(
        'เตรียมยาทุกชนิดไว้ตรงหน้า รวมถึงสมุนไพรและอาหารเสริม เภสัชกรจะตรวจขนาดยา เวลา และผลข้างเคียงร่วมกับคุณ และเขียนถึงแพทย์ของคุณหากคุณเห็นชอบ เราไม่เปลี่ยนใบสั่งแพทย์เอง',
      ),
    ),
    attributes: { brand: 'mmstr', dosage_form: 'service', minimum_age: '18y' },
    options: [
      preferredDay,
      {
        title: say('How shall we meet?', 'ต้องการพบแบบใด'),
        type: 'radio',
        required: true,
        values: [
          { title: say('Video call', 'วิดีโอคอล'), sku: 'VIDEO', price: 0 },
          { title: say('Telephone', 'โทรศัพท์'), sku: 'PHONE', price: 0 },
        ],
      },
    ],
    related: ['SVC-CONSULT', 'PUL-PILLBOX'],
  },
  {
    sku: 'SVC-FLU-JAB',
    type: 'virtual',
    name: say('Flu vaccination appointment', 'นัดฉีดวัคซีนไข้หวัดใหญ่'),
    urlKey: 'flu-vaccination-appointment',
    categories: ['services', 'cold-flu'],
    price: 18.5,
    taxClass: 'none',
    stock: { quantity: 0, inStock: false },
    shortDescription: say(
      'This winter’s flu vaccine, given by a pharmacist at our Bristol or Bath clinic. Bookings open again in September.',
      'วัคซีนไข้หวัดใหญ่ประจำฤดูหนาว ฉีดโดยเภสัชกรที่คลินิกบริสตอลหรือบาธของเรา เปิดจองอีกครั้งเดือนกันยายน',
    ),
    description: say(
      paragraphs(
        'One injection, ten minutes, protection from about two weeks later. Many people can have it free on the NHS: anyone aged 65 or over, pregnant, or with certain long-term conditions. Check before you pay.',
      ),
      paragraphs(
        'ฉีดเข็มเดียว ใช้เวลาสิบนาที เริ่มป้องกันหลังฉีดประมาณสองสัปดาห์ ผู้ที่อายุ 65 ปีขึ้นไป ตั้งครรภ์ หรือมีโรคประจำตัวบางชนิดอาจรับฟรี ควรตรวจสอบสิทธิ์ก่อนชำระเงิน',
      ),
    ),
    attributes: {
      brand: 'mmstr',
      dosage_form: 'service',
      minimum_age: '18y',
      warnings: say(
        bullets(
          'Tell us if you have ever had a serious reaction to a vaccine or to egg.',
          'Wait if you are ill with a high temperature.',
        ),
        bullets('แจ้งเราหากเคยแพ้วัคซีนหรือไข่อย่างรุนแรง', 'เลื่อนการฉีดไปก่อนหากกำลังป่วยและมีไข้สูง'),
      ),
    },
    options: [clinicDay],
  },
];
