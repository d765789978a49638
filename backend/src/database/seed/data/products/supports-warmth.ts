import { bullets, paragraphs, points, prose, say } from '../texts';
import { care } from './care-texts';
import { holds, type ProductDraft, variant, withVariants } from './draft';
import { storage } from './medicine-texts';

const sizes = {
  s: ['small', 'ขนาด S'],
  m: ['medium', 'ขนาด M'],
  l: ['large', 'ขนาด L'],
  xl: ['extra large', 'ขนาด XL'],
} satisfies Record<string, [string, string]>;

const ankle = withVariants(
  {
    sku: 'PUL-ANKLE',
    name: say('Pulsemark Knitted ankle support', 'พัลส์มาร์ก อุปกรณ์พยุงข้อเท้าแบบถัก'),
    urlKey: 'pulsemark-knitted-ankle-support',
    categories: ['heat-supports', 'first-aid'],
    shortDescription: say(
      'Firm where the ankle turns, soft over the heel, thin enough for an ordinary shoe.',
      'กระชับตรงข้อเท้า นุ่มที่ส้นเท้า บางพอสวมในรองเท้าทั่วไป',
    ),
    description: prose(
      [
        'A sprain heals with movement, and a support gives you the courage to move. The knit presses gently on the swelling and reminds the joint where it is.',
        'Measure around the narrowest place above the ankle bone: small 17–20 cm, medium 20–23 cm, large 23–26 cm.',
      ],
      [
        'ข้อแพลงหายได้ด้วยการขยับ อุปกรณ์พยุงช่วยให้มั่นใจที่จะเดิน เนื้อผ้าถักกดเบา ๆ ลดบวม',
        'วัดรอบส่วนที่แคบที่สุดเหนือตาตุ่ม: S 17–20 ซม. M 20–23 ซม. L 23–26 ซม.',
      ],
    ),
    attributes: {
      brand: 'pulsemark',
      dosage_form: 'device',
      pack_size: '1',
      vegan: true,
      warnings: care.support,
      ingredients: prose('Nylon, elastane, viscose. Free from natural rubber latex.'),
      storage: storage.cupboard,
    },
    related: ['PUL-KNEE', 'NOR-IBU-GEL'],
  },
  ['size'],
  [
    variant('PUL-ANKLE-S', sizes.s, 13.5, 26, 0.08, { size: 's' }),
    variant('PUL-ANKLE-M', sizes.m, 13.5, 41, 0.09, { size: 'm' }),
    variant('PUL-ANKLE-L', sizes.l, 13.5, 3, 0.1, { size: 'l' }),
  ],
);

const wrist = withVariants(
  {
    sku: 'PUL-WRIST',
    name: say('Pulsemark Wrist support with splint', 'พัลส์มาร์ก อุปกรณ์พยุงข้อมือพร้อมแผ่นดาม'),
    urlKey: 'pulsemark-wrist-support',
    categories: ['heat-supports'],
    shortDescription: say(
      'Keeps the wrist straight at night, where tingling fingers begin.',
      'ช่วยให้ข้อมือตรงขณะนอน ซึ่งเป็นช่วงที่อาการชานิ้วมักเริ่ม',
    ),
    description: prose(
      'A light aluminium bar along the palm stops the wrist from curling while you sleep. Worn for six weeks, that is often all that a mild carpal tunnel needs. Fits left and right; slide the bar out to wash it.',
      'แผ่นอะลูมิเนียมเบาตามฝ่ามือช่วยไม่ให้ข้อมืองอขณะหลับ สวมต่อเนื่องหกสัปดาห์มักเพียงพอสำหรับอาการเส้นประสาทข้อมือถูกกดทับเล็กน้อย ใช้ได้ทั้งซ้ายและขวา ถอดแผ่นดามออกซักได้',
    ),
    attributes: {
      brand: 'pulsemark',
      dosage_form: 'device',
      pack_size: '1',
      vegan: true,
      warnings: care.support,
      storage: storage.cupboard,
    },
    related: ['PUL-ANKLE', 'SVC-CONSULT'],
  },
  ['size'],
  [
    variant('PUL-WRIST-S', sizes.s, 14.95, 22, 0.11, { size: 's' }),
    variant('PUL-WRIST-M', sizes.m, 14.95, 30, 0.12, { size: 'm' }),
    variant('PUL-WRIST-L', sizes.l, 14.95, 17, 0.13, { size: 'l' }),
  ],
);

const back = withVariants(
  {
    sku: 'PUL-BACK',
    name: say('Pulsemark Lower back support belt', 'พัลส์มาร์ก เข็มขัดพยุงหลังส่วนล่าง'),
    urlKey: 'pulsemark-lower-back-support',
    categories: ['heat-supports', 'muscle-joint'],
    shortDescription: say(
      'A breathable belt for lifting, gardening and long drives, not for all day.',
      'เข็มขัดระบายอากาศสำหรับยกของ ทำสวน และขับรถไกล ไม่ควรสวมทั้งวัน',
    ),
    description: prose(
      'Four flexible stays and two side straps let you choose how much it holds. Wear it for the job, take it off afterwards: muscles that never work grow weak. Waists of 70–85 cm (small) to 115–130 cm (extra large).',
      'แกนยืดหยุ่นสี่แกนและสายรัดข้างสองเส้นปรับแรงพยุงได้ สวมเฉพาะเวลาทำงานแล้วถอดออก กล้ามเนื้อที่ไม่ได้ใช้จะอ่อนแรง รอบเอว 70–85 ซม. (S) ถึง 115–130 ซม. (XL)',
    ),
    attributes: {
      brand: 'pulsemark',
      dosage_form: 'device',
      pack_size: '1',
      warnings: care.support,
      storage: storage.cupboard,
    },
    related: ['MMS-HEAT-PATCH'],
  },
  ['size'],
  [
    variant('PUL-BACK-S', sizes.s, 22.5, 12, 0.28, { size: 's' }),
    variant('PUL-BACK-M', sizes.m, 22.5, 25, 0.3, { size: 'm' }),
    variant('PUL-BACK-L', sizes.l, 22.5, 19, 0.33, { size: 'l' }),
    variant('PUL-BACK-XL', sizes.xl, 24.5, 8, 0.36, { size: 'xl' }),
  ],
);

const cup = withVariants(
  {
    sku: 'WYN-CUP',
    name: say('Wynmere Menstrual cup', 'วินเมียร์ ถ้วยอนามัย'),
    urlKey: 'wynmere-menstrual-cup',
    categories: ['period-pain', 'sexual-health'],
    shortDescription: say(
      'Soft medical silicone, up to eight hours at a time, for years.',
      'ซิลิโคนทางการแพทย์เนื้อนุ่ม ใช้ได้ครั้งละไม่เกินแปดชั่วโมง และใช้ได้หลายปี',
    ),
    description: prose(
      [
        'Fold, insert, forget, rinse. It takes most people two or three periods to get the knack; the leaflet shows four folds to try. Comes with a cotton bag and a cup to boil it in.',
        'Small for teenagers and a low cervix, medium for most people, large after a vaginal birth or for heavy flow.',
      ],
      [
        'พับ ใส่ ลืมไปได้ แล้วล้าง ส่วนใหญ่ใช้เวลาสองถึงสามรอบเดือนจึงคล่อง เอกสารแนะนำวิธีพับสี่แบบ มาพร้อมถุงผ้าและถ้วยสำหรับต้ม',
        'S สำหรับวัยรุ่นและปากมดลูกต่ำ M สำหรับคนทั่วไป L สำหรับผู้ที่คลอดทางช่องคลอดหรือประจำเดือนมามาก',
      ],
    ),
    attributes: {
      brand: 'wynmere',
      dosage_form: 'device',
      pack_size: '1',
      vegan: true,
      warnings: points(
        [
          'Empty it at least every eight hours and boil it between periods.',
          'Take it out and get help at once for sudden fever, a rash, vomiting or faintness: toxic shock is rare but serious.',
          'With a coil, ask the clinic that fitted it first.',
        ],
        [
          'เทออกอย่างน้อยทุกแปดชั่วโมงและต้มระหว่างรอบเดือน',
          'หากมีไข้ฉับพลัน ผื่น อาเจียน หรือหน้ามืด ให้เอาออกและพบแพทย์ทันที',
          'หากใส่ห่วงอนามัยควรปรึกษาคลินิกก่อน',
        ],
      ),
      storage: storage.cupboard,
    },
    related: ['MMS-PADS-14', 'MMS-PERIOD-PATCH'],
  },
  ['size'],
  [
    variant('WYN-CUP-S', sizes.s, 17.5, 40, 0.06, { size: 's' }),
    variant('WYN-CUP-M', sizes.m, 17.5, 66, 0.06, { size: 'm' }),
    variant('WYN-CUP-L', sizes.l, 17.5, 31, 0.07, { size: 'l' }),
  ],
);

/** Supports by size, warmth and cold without medicine. */
export const supportsWarmth: ProductDraft[] = [
  ...ankle,
  ...wrist,
  ...back,
  ...cup,
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
      pack_size: '1',
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
      pack_size: '1',
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
      pack_size: '1',
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
      'Warmth, pads and a painkiller side by side: take what you need this month.',
      'ความอุ่น ผ้าอนามัย และยาแก้ปวดในที่เดียว เลือกเท่าที่ต้องการในเดือนนี้',
    ),
    description: prose(
      'Cramps answer to warmth and to an anti-inflammatory taken early, on the first twinge rather than the tenth. Everything here is sold singly; set the numbers and add it all at once.',
      'อาการปวดเกร็งตอบสนองดีต่อความอุ่นและยาต้านการอักเสบที่ใช้ตั้งแต่เริ่มปวด ทุกชิ้นขายแยก กำหนดจำนวนแล้วเพิ่มพร้อมกันได้',
    ),
    attributes: { brand: 'mmstr', dosage_form: 'kit', storage: storage.cupboard },
    grouped: [
      { sku: 'MMS-PERIOD-PATCH', quantity: 1 },
      { sku: 'MMS-PADS-14', quantity: 2 },
      { sku: 'NOR-NAP-9', quantity: 0 },
      { sku: 'MMS-WHEAT', quantity: 0 },
    ],
    related: ['WYN-CUP'],
  },
];
