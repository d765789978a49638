import { points, prose, say } from '../../texts';
import { care } from '../care-texts';
import { holds, type ProductDraft, variant, withVariants } from '../draft';
import { storage } from '../medicine-texts';

const sixPlus = withVariants(
  {
    sku: 'KIN-PARA6',
    name: say('Kindlewick Paracetamol six plus suspension, 100 ml', 'คินเดิลวิก ยาน้ำพาราเซตามอลสำหรับเด็กหกขวบขึ้นไป 100 มล.'),
    urlKey: 'kindlewick-paracetamol-six-plus-100ml',
    categories: ['baby-child'],
    shortDescription: say(
      '250 mg in 5 ml, twice the strength of our infant suspension. From six years. Sugar-free.',
      '250 มก. ใน 5 มล. แรงเป็นสองเท่าของสูตรทารก สำหรับอายุหกขวบขึ้นไป ปราศจากน้ำตาล',
    ),
    description: prose(
      'For pain and fever from six years. Check the bottle in your hand before every dose: the two strengths look alike at night, and the spoonfuls are not.',
      'สำหรับปวดและไข้ตั้งแต่หกขวบ ตรวจขวดทุกครั้งก่อนป้อน เพราะสองความแรงดูคล้ายกันตอนกลางคืนแต่ปริมาณต่างกัน',
    ),
    attributes: {
      brand: 'kindlewick',
      active_ingredient: ['paracetamol'],
      strength: '250mg5ml',
      dosage_form: 'oral-solution',
      pack_size: '100ml',
      legal_category: 'p',
      minimum_age: '6y',
      sugar_free: true,
      vegan: true,
      licence_number: 'PL 99087/0021',
      warnings: points(
        [
          'Contains paracetamol. Do not give with any other product that contains paracetamol.',
          'Never give more than the label says. Too much can harm the liver: get medical help at once, even if the child seems well.',
          'Very drowsy, a rash that does not fade under a glass, or trouble breathing: get help now.',
        ],
        [
          'มีพาราเซตามอล ห้ามให้ร่วมกับผลิตภัณฑ์อื่นที่มีพาราเซตามอล',
          'ห้ามให้เกินขนาดบนฉลาก หากได้รับเกินขนาดให้พบแพทย์ทันทีแม้เด็กดูปกติ',
          'ซึมมาก ผื่นที่กดแล้วไม่จาง หรือหายใจลำบาก ให้ขอความช่วยเหลือทันที',
        ],
      ),
      how_to_use: prose(
        '6 to 8 years: 5 ml. 8 to 10: 7.5 ml. 10 to 12: 10 ml. Up to four times a day, four hours apart.',
        'อายุ 6–8 ปี: 5 มล. 8–10 ปี: 7.5 มล. 10–12 ปี: 10 มล. วันละไม่เกินสี่ครั้ง ห่างกันสี่ชั่วโมง',
      ),
      storage: storage.opened6months,
      ...holds(100, 'ml'),
    },
    related: ['PUL-THERM', 'KIN-SYRINGE-4'],
    crosssell: ['PUL-EAR'],
  },
  ['flavour'],
  [
    variant('KIN-PARA6-STRAW', ['strawberry', 'สตรอว์เบอร์รี'], 3.95, { quantity: 92, maxSale: 2 }, 0.16, {
      flavour: 'strawberry',
    }),
    variant('KIN-PARA6-ORANGE', ['orange', 'ส้ม'], 3.95, { quantity: 60, maxSale: 2 }, 0.16, { flavour: 'orange' }),
  ],
);

const wipes = withVariants(
  {
    sku: 'KIN-WIPES',
    name: say('Kindlewick Water wipes for newborns', 'คินเดิลวิก ทิชชูเปียกน้ำบริสุทธิ์สำหรับทารก'),
    urlKey: 'kindlewick-water-wipes',
    categories: ['baby-child'],
    shortDescription: say(
      '99.9% water and a drop of fruit extract, on plastic-free cloth.',
      'น้ำ 99.9% และสารสกัดผลไม้หนึ่งหยด บนผ้าไม่มีพลาสติก',
    ),
    description: prose(
      'Soft enough for a first week. They do not lather, scent or flush: into the bin, please. Twelve packs last most families a month.',
      'นุ่มพอสำหรับสัปดาห์แรก ไม่มีฟอง ไม่มีกลิ่น ห้ามทิ้งลงชักโครก สิบสองห่อใช้ได้ราวหนึ่งเดือน',
    ),
    attributes: {
      brand: 'kindlewick',
      dosage_form: 'kit',
      minimum_age: 'birth',
      vegan: true,
      warnings: care.cosmetic,
      storage: storage.cupboard,
    },
    related: ['KIN-NAPPY-100'],
  },
  ['pack_size'],
  [
    variant('KIN-WIPES-60', ['60', '60 แผ่น'], 2.2, 230, 0.36, { pack_size: '60', ...holds(60, 'wipe') }),
    variant('KIN-WIPES-720', ['12 packs of 60', '12 ห่อ ห่อละ 60 แผ่น'], 22.5, 54, 4.3, {
      pack_size: '720',
      ...holds(720, 'wipe'),
    }),
  ],
);

/** From the first bath to the first lice. */
export const babyMore: ProductDraft[] = [
  ...sixPlus,
  ...wipes,
  {
    sku: 'KIN-ASPIRE',
    name: say('Kindlewick Nasal aspirator with saline, 20 vials', 'คินเดิลวิก ที่ดูดน้ำมูกพร้อมน้ำเกลือ 20 หลอด'),
    urlKey: 'kindlewick-nasal-aspirator-saline',
    categories: ['baby-child', 'blocked-nose'],
    price: 8.45,
    stock: 49,
    weight: 0.14,
    shortDescription: say('Loosens and lifts what a baby cannot blow.', 'ช่วยละลายและดูดน้ำมูกที่ทารกสั่งเองไม่ได้'),
    description: prose(
      'Two drops of salt water, half a minute, then a gentle draw through a filtered tube. Before feeds and before sleep; a baby who cannot breathe through the nose cannot drink.',
      'หยอดน้ำเกลือสองหยด รอครึ่งนาที แล้วดูดเบา ๆ ผ่านท่อที่มีตัวกรอง ทำก่อนกินนมและก่อนนอน',
    ),
    attributes: {
      brand: 'kindlewick',
      dosage_form: 'device',
      pack_size: '20',
      minimum_age: 'birth',
      warnings: care.smallParts,
      storage: storage.cupboard,
    },
    related: ['MMS-SALINE-100'],
  },
  {
    sku: 'KIN-TEETH',
    name: say('Kindlewick Cooling teether', 'คินเดิลวิก ยางกัดเย็น'),
    urlKey: 'kindlewick-cooling-teether',
    categories: ['baby-child'],
    price: 5.5,
    stock: 66,
    weight: 0.08,
    shortDescription: say(
      'A ring of silicone and water for the fridge, never the freezer.',
      'ห่วงซิลิโคนบรรจุน้ำสำหรับแช่ตู้เย็น ห้ามแช่ช่องแข็ง',
    ),
    description: prose(
      'Cool pressure is what sore gums want, and what the advice now puts before any gel. Two, so that one is always cold. Fever and diarrhoea are not teeth: look further.',
      'ความเย็นและแรงกดช่วยเหงือกที่เจ็บได้ดีกว่าเจล มีสองชิ้นเพื่อให้เย็นตลอด ไข้และท้องเสียไม่ได้เกิดจากฟันขึ้น ควรหาสาเหตุอื่น',
    ),
    attributes: {
      brand: 'kindlewick',
      dosage_form: 'device',
      pack_size: '2',
      minimum_age: '3m',
      vegan: true,
      warnings: care.smallParts,
      storage: storage.cupboard,
    },
    related: ['BRI-KIDS'],
  },
  {
    sku: 'KIN-WASH-300',
    name: say('Kindlewick Top to toe baby wash, 300 ml', 'คินเดิลวิก สบู่เหลวอาบและสระสำหรับทารก 300 มล.'),
    urlKey: 'kindlewick-baby-wash-300ml',
    categories: ['baby-child', 'dry-skin'],
    price: 4.95,
    specialPrice: 3.95,
    stock: 87,
    weight: 0.34,
    shortDescription: say(
      'No soap, no scent, no tears. Plain water will do for the first month.',
      'ไม่มีสบู่ ไม่มีกลิ่น ไม่แสบตา เดือนแรกใช้น้ำเปล่าก็พอ',
    ),
    description: prose(
      'A capful in the bath two or three times a week, no more, for skin that is still learning its trade. Also for grown-ups with eczema.',
      'หนึ่งฝาในอ่าง สัปดาห์ละสองถึงสามครั้งก็พอ ผู้ใหญ่ที่มีผื่นผิวหนังอักเสบก็ใช้ได้',
    ),
    attributes: {
      brand: 'kindlewick',
      dosage_form: 'liquid',
      pack_size: '300ml',
      minimum_age: 'birth',
      vegan: true,
      warnings: care.cosmetic,
      storage: storage.cupboard,
      ...holds(300, 'ml'),
    },
    related: ['HAL-OAT-WASH', 'KIN-CRADLE-50'],
  },
];
