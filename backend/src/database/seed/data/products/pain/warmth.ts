import { bullets, paragraphs, points, prose, say } from '../../texts';
import { care } from '../care-texts';
import { holds, type ProductDraft } from '../draft';
import { storage } from '../medicine-texts';

/** TENS, gel packs and warmth. */
export const warmth: ProductDraft[] = [
  {
    sku: 'PUL-TENS',
    name: say('Pulsemark TENS pain relief unit', 'พัลส์มาร์ก เครื่องกระตุ้นไฟฟ้าบรรเทาปวด TENS'),
    urlKey: 'pulsemark-tens-unit',
    categories: ['heat-supports', 'period-pain', 'devices'],
    price: 29.95,
    specialPrice: 24.95,
    stock: 23,
    weight: 0.21,
    shortDescription: say(
      'Small electrical pulses through the skin that keep pain signals busy.',
      'กระแสไฟฟ้าอ่อน ๆ ผ่านผิวหนังที่ช่วยรบกวนสัญญาณความปวด',
    ),
    description: say(
      paragraphs(
        'Stick the pads either side of the sore place, start low and turn it up until it tingles firmly without hurting. It suits period pain and aching backs in particular, and leaves nothing in the body.',
      ) +
        bullets('Two channels, 15 programmes', 'USB-C, ten hours to a charge', 'Four pads, good for about 20 sessions'),
      paragraphs(
        'แปะแผ่นสองข้างของจุดที่ปวด เริ่มจากระดับต่ำแล้วเพิ่มจนรู้สึกซ่าโดยไม่เจ็บ เหมาะกับปวดประจำเดือนและปวดหลัง ไม่มียาตกค้างในร่างกาย',
      ) + bullets('สองช่อง 15 โปรแกรม', 'ชาร์จ USB-C ใช้ได้สิบชั่วโมง', 'แผ่นแปะสี่แผ่น ใช้ได้ราว 20 ครั้ง'),
    ),
    attributes: {
      brand: 'pulsemark',
      dosage_form: 'device',
      minimum_age: '16y',
      warnings: points(
        [
          'Not with a pacemaker or implanted device, epilepsy, in pregnancy unless a midwife advises it, or while driving.',
          'Never on the front of the neck, the head, the chest over the heart, or broken skin.',
        ],
        [
          'ห้ามใช้หากมีเครื่องกระตุ้นหัวใจหรืออุปกรณ์ฝังในร่างกาย ลมชัก ตั้งครรภ์โดยไม่ปรึกษาแพทย์ หรือขณะขับรถ',
          'ห้ามแปะที่ลำคอด้านหน้า ศีรษะ หน้าอกบริเวณหัวใจ หรือผิวที่มีแผล',
        ],
      ),
      storage: storage.cupboard,
    },
    crosssell: ['PUL-TENS-PADS'],
    related: ['MMS-PERIOD-PATCH'],
  },
  {
    sku: 'PUL-TENS-PADS',
    name: say('Pulsemark TENS replacement pads, 8', 'พัลส์มาร์ก แผ่นแปะสำรองสำหรับ TENS 8 แผ่น'),
    urlKey: 'pulsemark-tens-pads-8',
    categories: ['heat-supports', 'devices'],
    price: 7.95,
    stock: 60,
    weight: 0.06,
    shortDescription: say(
      'Self-adhesive, 5 × 5 cm, two reusable sheets of four.',
      'มีกาวในตัว ขนาด 5 × 5 ซม. สองแผง แผงละสี่แผ่น',
    ),
    description: prose(
      'A drop of water on a tired pad brings it back once or twice; when it no longer sticks at the edges the current stings, and it is time for a new one.',
      'หยดน้ำเล็กน้อยช่วยให้แผ่นเก่าติดได้อีกหนึ่งหรือสองครั้ง เมื่อขอบไม่ติดกระแสจะแสบ ควรเปลี่ยนแผ่นใหม่',
    ),
    attributes: {
      brand: 'pulsemark',
      dosage_form: 'patches',
      pack_size: '8',
      storage: storage.cupboard,
      ...holds(8, 'piece'),
    },
    related: ['PUL-TENS'],
    tierPrices: [{ quantity: 2, price: 6.95 }],
  },
  {
    sku: 'MMS-GELPACK',
    name: say('mmstr Hot and cold gel pack with sleeve', 'mmstr เจลประคบร้อนเย็นพร้อมปลอกผ้า'),
    urlKey: 'mmstr-hot-cold-gel-pack',
    categories: ['heat-supports', 'first-aid'],
    price: 6.25,
    stock: 112,
    weight: 0.34,
    shortDescription: say(
      'From the freezer for a fresh sprain, from warm water for a stiff neck.',
      'แช่ช่องแข็งสำหรับข้อแพลงใหม่ แช่น้ำอุ่นสำหรับคอตึง',
    ),
    description: prose(
      'The gel stays soft at −18 °C and wraps around a knee. Cold for the first two days after an injury, ten minutes at a time; warmth for what is tight and old. The sleeve has a strap and goes in the wash.',
      'เจลยังนุ่มที่ −18 °C และโอบรอบเข่าได้ ประคบเย็นสองวันแรกหลังบาดเจ็บ ครั้งละสิบนาที ประคบอุ่นสำหรับอาการตึงเรื้อรัง ปลอกผ้ามีสายรัดและซักได้',
    ),
    attributes: {
      brand: 'mmstr',
      dosage_form: 'device',
      vegan: true,
      warnings: care.heat,
      storage: storage.cupboard,
    },
    tierPrices: [{ quantity: 2, percent: 15 }],
    related: ['MMS-COLD-SPRAY', 'STU-ICE-2'],
  },
  {
    sku: 'MMS-WHEAT',
    name: say('mmstr Lavender wheat bag for neck and shoulders', 'mmstr ถุงธัญพืชลาเวนเดอร์ประคบคอและไหล่'),
    urlKey: 'mmstr-lavender-wheat-bag',
    categories: ['heat-supports', 'period-pain'],
    price: 12.95,
    stock: 37,
    weight: 0.9,
    shortDescription: say(
      'English wheat and lavender in brushed cotton, heavy enough to stay where you put it.',
      'ข้าวสาลีและลาเวนเดอร์ในผ้าฝ้ายเนื้อนุ่ม หนักพอที่จะอยู่กับที่',
    ),
    description: prose(
      'Two minutes in a microwave with a cup of water beside it, then twenty minutes of warmth. Sewn in four chambers so that the grain cannot slide to the ends.',
      'อุ่นไมโครเวฟสองนาทีพร้อมน้ำหนึ่งแก้ว ให้ความอุ่นราวยี่สิบนาที เย็บเป็นสี่ช่องเพื่อไม่ให้เมล็ดไหลไปกองที่ปลาย',
    ),
    attributes: {
      brand: 'mmstr',
      dosage_form: 'device',
      vegan: true,
      warnings: care.heat,
      ingredients: prose('Wheat, dried lavender flowers; cover of cotton.'),
      storage: storage.cupboard,
    },
    related: ['MMS-HOTWATER'],
  },
  {
    sku: 'MMS-PERIOD-SET',
    type: 'grouped',
    name: say('mmstr Period comfort shelf', 'mmstr ชุดดูแลช่วงมีประจำเดือน'),
    urlKey: 'mmstr-period-comfort-shelf',
    categories: ['period-pain'],
    stock: { quantity: 0, inStock: true },
    shortDescription: say(
      'Heat patches, pads, a wheat bag and ibuprofen on one page. Choose only what you need.',
      'แผ่นประคบร้อน ผ้าอนามัย ถุงธัญพืชประคบ และไอบูโพรเฟนในหน้าเดียว เลือกเฉพาะที่จำเป็น',
    ),
    description: prose(
      'Cramps answer to warmth and to an anti-inflammatory taken early, on the first twinge rather than the tenth. Everything here is sold singly; set the numbers and add it all at once.',
      'อาการปวดเกร็งตอบสนองดีต่อความอุ่นและยาต้านการอักเสบที่ใช้ตั้งแต่เริ่มปวด ทุกชิ้นขายแยก กำหนดจำนวนแล้วเพิ่มพร้อมกันได้',
    ),
    attributes: { brand: 'mmstr', dosage_form: 'kit', storage: storage.cupboard },
    grouped: [
      { sku: 'MMS-PERIOD-PATCH', quantity: 0 },
      { sku: 'MMS-PADS-14', quantity: 0 },
      { sku: 'NOR-IBU-LYS', quantity: 0 },
      { sku: 'MMS-WHEAT', quantity: 0 },
    ],
    related: ['WYN-CUP'],
  },
];
