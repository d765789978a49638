import { bullets, paragraphs, say } from '../../texts';
import type { ProductDraft } from '../draft';
import { storage } from '../medicine-texts';

/** What measures and what reminds. */
export const devices: ProductDraft[] = [
  {
    sku: 'PUL-THERM',
    name: say('Pulsemark Digital thermometer', 'พัลส์มาร์ก เทอร์โมมิเตอร์ดิจิทัล'),
    urlKey: 'pulsemark-digital-thermometer',
    categories: ['devices', 'baby-child', 'first-aid'],
    price: 5.95,
    stock: 148,
    weight: 0.05,
    shortDescription: say(
      'A flexible tip, a clear number, ten seconds. For under the arm or in the mouth.',
      'ปลายยืดหยุ่น ตัวเลขชัด อ่านผลในสิบวินาที ใช้วัดใต้รักแร้หรือในปาก',
    ),
    description: say(
      paragraphs(
        'Under five, measure in the armpit. The display turns amber at 38 °C, and it remembers the last reading so that you can sleep on it. Waterproof, with a case and a battery you can change.',
      ),
      paragraphs('เด็กต่ำกว่าห้าปีให้วัดใต้รักแร้ หน้าจอเปลี่ยนเป็นสีส้มเมื่อถึง 38 °C และจำค่าครั้งล่าสุด กันน้ำ มีกล่องและเปลี่ยนแบตเตอรี่ได้'),
    ),
    attributes: {
      brand: 'pulsemark',
      dosage_form: 'device',
      minimum_age: 'birth',
      warnings: say(
        bullets(
          'A baby under three months with 38 °C or more needs a doctor straight away.',
          'Contains a button battery: dangerous if swallowed.',
        ),
        bullets('ทารกอายุต่ำกว่าสามเดือนที่มีไข้ 38 °C ขึ้นไปต้องพบแพทย์ทันที', 'มีแบตเตอรี่กระดุม เป็นอันตรายหากกลืน'),
      ),
      how_to_use: say(
        paragraphs('Wash the tip, place it, wait for the beep. Clean it again before you put it away.'),
        paragraphs('ล้างปลาย วางในตำแหน่งที่วัด รอเสียงเตือน ทำความสะอาดอีกครั้งก่อนเก็บ'),
      ),
      storage: storage.cupboard,
    },
    tierPrices: [{ quantity: 2, percent: 10 }],
    crosssell: ['KIN-PARA-100'],
  },
  {
    sku: 'PUL-BP',
    name: say('Pulsemark Upper arm blood pressure monitor', 'พัลส์มาร์ก เครื่องวัดความดันโลหิตต้นแขน'),
    urlKey: 'pulsemark-upper-arm-blood-pressure-monitor',
    categories: ['devices', 'everyday-care'],
    price: 34.95,
    specialPrice: 27.95,
    stock: 41,
    weight: 0.62,
    shortDescription: say(
      'Clinically validated, with large figures and memory for two people.',
      'ผ่านการรับรองทางคลินิก ตัวเลขใหญ่ บันทึกได้สองคน',
    ),
    description: say(
      paragraphs(
        'Sit for five minutes, feet flat, arm at the height of your heart, and take two readings a minute apart, morning and evening. It averages them, stores 120 for each person, and tells you if the cuff sits badly or your pulse is irregular.',
      ) + bullets('Cuff for arms of 22–42 cm', 'Four AA batteries or USB-C, both in the box', 'Five-year guarantee'),
      paragraphs(
        'นั่งพักห้านาที วางเท้าราบ แขนระดับหัวใจ วัดสองครั้งห่างกันหนึ่งนาที เช้าและเย็น เครื่องเฉลี่ยค่าให้ จำได้คนละ 120 ครั้ง และเตือนหากพันผ้าไม่พอดีหรือชีพจรผิดจังหวะ',
      ) + bullets('ปลอกแขนสำหรับรอบแขน 22–42 ซม.', 'ถ่าน AA สี่ก้อนหรือ USB-C มีให้ในกล่อง', 'รับประกันห้าปี'),
    ),
    attributes: {
      brand: 'pulsemark',
      dosage_form: 'device',
      minimum_age: '18y',
      warnings: say(
        bullets(
          '180/120 or more with chest pain, breathlessness, weakness or changed sight: call the emergency services.',
          'Do not change your medicine because of home readings. In pregnancy, or with atrial fibrillation, ask which monitor suits you.',
        ),
        bullets(
          'หากวัดได้ 180/120 ขึ้นไปร่วมกับเจ็บหน้าอก หายใจลำบาก อ่อนแรง หรือการมองเห็นเปลี่ยนไป ให้โทร 1669 เรียกรถพยาบาลทันที',
          'ห้ามปรับยาเองจากค่าที่วัดที่บ้าน หากตั้งครรภ์หรือเป็นหัวใจห้องบนสั่นพลิ้ว ควรสอบถามว่าเครื่องใดเหมาะกับคุณ',
        ),
      ),
      storage: storage.cupboard,
    },
    options: [
      {
        title: say('Gift wrap', 'ห่อของขวัญ'),
        type: 'checkbox',
        required: false,
        values: [{ title: say('Wrap it, with a card', 'ห่อพร้อมการ์ด'), sku: 'WRAP', price: 3.5, priceType: 'FIXED' }],
      },
    ],
    related: ['SVC-REVIEW'],
  },
  {
    sku: 'PUL-PILLBOX',
    name: say('Pulsemark Weekly pill box', 'พัลส์มาร์ก กล่องยารายสัปดาห์'),
    urlKey: 'pulsemark-weekly-pill-box',
    categories: ['devices', 'everyday-care'],
    price: 8.5,
    stock: 119,
    weight: 0.18,
    shortDescription: say(
      'One compartment for each day of the week, with lids that stiff fingers can open. Engraved if you like.',
      'เจ็ดช่องสำหรับเจ็ดวัน วันละหนึ่งช่อง ฝาเปิดง่ายแม้นิ้วไม่คล่อง สลักชื่อได้',
    ),
    description: say(
      paragraphs(
        'For tablets that you take once a day. Each lid carries the letter of its day and raised dots. Ask us first whether your tablets may leave their foil: some lose strength in air and light.',
      ),
      paragraphs(
        'สำหรับยาที่กินวันละครั้ง ฝาแต่ละช่องมีตัวอักษรย่อของวันและจุดนูน ควรถามเราก่อนว่ายาของคุณแกะออกจากแผงได้หรือไม่ เพราะบางชนิดเสื่อมเมื่อโดนอากาศและแสง',
      ),
    ),
    attributes: {
      brand: 'pulsemark',
      dosage_form: 'device',
      vegan: true,
      warnings: say(
        bullets('Not child-resistant: keep out of the reach of children.'),
        bullets('ฝาไม่ป้องกันเด็กเปิด เก็บให้พ้นมือเด็ก'),
      ),
      storage: storage.cupboard,
    },
    options: [
      {
        title: say('Engraving on the lid', 'ข้อความสลักบนฝา'),
        type: 'field',
        required: false,
        sku: 'ENGRAVE',
        price: 4.5,
        priceType: 'FIXED',
        maxCharacters: 20,
      },
      {
        title: say('Colour', 'สี'),
        type: 'drop_down',
        required: true,
        values: [
          { title: say('Evergreen', 'เขียวเข้ม'), sku: 'GREEN', price: 0 },
          { title: say('Apricot', 'แอปริคอต'), sku: 'APRICOT', price: 0 },
          { title: say('Clear', 'ใส'), sku: 'CLEAR', price: 0 },
        ],
      },
      {
        title: say('Extras', 'ของเสริม'),
        type: 'multiple',
        required: false,
        values: [
          { title: say('Tablet cutter', 'ที่ตัดยา'), sku: 'CUTTER', price: 3.25, priceType: 'FIXED' },
          { title: say('Travel pouch', 'ถุงพกพา'), sku: 'POUCH', price: 2.75, priceType: 'FIXED' },
        ],
      },
      // From a week on: no way of delivery takes longer, whenever it is ordered.
      { title: say('Deliver it on', 'วันที่ต้องการให้ส่งถึง'), type: 'date', required: false, sku: 'days-7-30-12345' },
    ],
    tierPrices: [{ quantity: 10, percent: 20 }],
    related: ['SVC-REVIEW'],
  },
  {
    sku: 'PUL-OXI',
    name: say('Pulsemark Fingertip pulse oximeter', 'พัลส์มาร์ก เครื่องวัดออกซิเจนปลายนิ้ว'),
    urlKey: 'pulsemark-fingertip-pulse-oximeter',
    categories: ['devices'],
    price: 22.5,
    stock: 12,
    weight: 0.09,
    enabled: false,
    shortDescription: say('Measures oxygen and pulse at the fingertip.', 'วัดออกซิเจนและชีพจรที่ปลายนิ้ว'),
    description: say(
      paragraphs(
        'Withdrawn from sale while the maker updates its instructions on skin tones, nail varnish and cold hands, all of which can mislead the reading.',
      ),
      paragraphs('งดจำหน่ายชั่วคราวระหว่างที่ผู้ผลิตปรับปรุงคู่มือเรื่องสีผิว น้ำยาทาเล็บ และมือเย็น ซึ่งล้วนทำให้ค่าคลาดเคลื่อนได้'),
    ),
    attributes: { brand: 'pulsemark', dosage_form: 'device', storage: storage.cupboard },
  },
];
