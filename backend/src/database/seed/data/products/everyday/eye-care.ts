import { points, prose, say } from '../../texts';
import { care } from '../care-texts';
import { holds, type ProductDraft, variant, withVariants } from '../draft';
import { storage, warnings } from '../medicine-texts';

const readers = withVariants(
  {
    sku: 'CLE-READ',
    name: say('Clearlake Reading glasses', 'เคลียร์เลก แว่นอ่านหนังสือ'),
    urlKey: 'clearlake-reading-glasses',
    categories: ['eye-care'],
    shortDescription: say(
      'Light frames with a case, in four strengths, for labels and menus.',
      'กรอบเบาพร้อมกล่อง สี่ระดับ สำหรับอ่านฉลากและเมนู',
    ),
    description: prose(
      'Both lenses are alike, which suits many eyes and not all. Hold a page where you like to read; the weakest pair that makes it sharp is yours. An eye test every two years finds what glasses hide.',
      'เลนส์สองข้างเท่ากัน เหมาะกับหลายคนแต่ไม่ใช่ทุกคน เลือกระดับต่ำสุดที่อ่านชัด และตรวจตาทุกสองปี',
    ),
    attributes: { brand: 'clearlake', dosage_form: 'device', storage: storage.cupboard },
    related: ['CLE-WIPES-20'],
  },
  ['strength'],
  [
    variant('CLE-READ-100', ['+1.0', '+1.0'], 8.95, 34, 0.06, { strength: '+1.0' }),
    variant('CLE-READ-150', ['+1.5', '+1.5'], 8.95, 45, 0.06, { strength: '+1.5' }),
    variant('CLE-READ-200', ['+2.0', '+2.0'], 8.95, 41, 0.06, { strength: '+2.0' }),
    variant('CLE-READ-250', ['+2.5', '+2.5'], 8.95, 0, 0.06, { strength: '+2.5' }),
  ],
);

const lensSolution = withVariants(
  {
    sku: 'CLE-LENS',
    name: say('Clearlake All-in-one contact lens solution', 'เคลียร์เลก น้ำยาคอนแทคเลนส์อเนกประสงค์'),
    urlKey: 'clearlake-contact-lens-solution',
    categories: ['eye-care'],
    shortDescription: say(
      'Cleans, rinses, disinfects and keeps soft lenses, with a flat case in each box.',
      'ทำความสะอาด ล้าง ฆ่าเชื้อ และแช่เลนส์นิ่ม พร้อมตลับในกล่อง',
    ),
    description: prose(
      'Rub for ten seconds a side even if the label of another brand says you need not. Fresh solution every night, a new case every month, and never, ever water.',
      'ถูข้างละสิบวินาทีเสมอ ใช้น้ำยาใหม่ทุกคืน เปลี่ยนตลับทุกเดือน และห้ามใช้น้ำประปาเด็ดขาด',
    ),
    attributes: {
      brand: 'clearlake',
      dosage_form: 'liquid',
      vegan: true,
      warnings: points(
        ['Take lenses out at once if eyes are red, sore or blurred, and see an optician the same day.'],
        ['หากตาแดง เจ็บ หรือมัว ให้ถอดเลนส์ทันทีและพบจักษุแพทย์ภายในวันเดียวกัน'],
      ),
      storage: storage.cupboard,
    },
    related: ['CLE-HYAL-10'],
  },
  ['pack_size'],
  [
    variant('CLE-LENS-100', ['100 ml', '100 มล.'], 4.5, 82, 0.14, { pack_size: '100ml', ...holds(100, 'ml') }),
    variant('CLE-LENS-300', ['300 ml', '300 มล.'], 8.25, 67, 0.36, { pack_size: '300ml', ...holds(300, 'ml') }),
  ],
);

/** Reading glasses, lens solution and drops. */
export const eyeCare: ProductDraft[] = [
  ...readers,
  ...lensSolution,
  {
    sku: 'CLE-CHLOR-10',
    name: say('Clearlake Chloramphenicol 0.5% eye drops, 10 ml', 'เคลียร์เลก ยาหยอดตาคลอแรมเฟนิคอล 0.5% 10 มล.'),
    urlKey: 'clearlake-chloramphenicol-eye-drops-10ml',
    categories: ['eye-care'],
    price: 5.65,
    stock: { quantity: 44, maxSale: 1 },
    weight: 0.03,
    shortDescription: say(
      'An antibiotic for sticky, bacterial conjunctivitis in adults and children from two.',
      'ยาปฏิชีวนะสำหรับตาแดงจากแบคทีเรียที่มีขี้ตา ในผู้ใหญ่และเด็กตั้งแต่สองขวบ',
    ),
    description: prose(
      'Most pink eye clears without. Eyes that are glued shut in the morning get better sooner with it. Bathe off the crusts first, treat the affected eye or eyes for five days, then throw the bottle away.',
      'ตาแดงส่วนใหญ่หายเอง แต่หากขี้ตาติดจนลืมตาไม่ขึ้นในตอนเช้า ยานี้ช่วยให้หายเร็วขึ้น เช็ดขี้ตาก่อนแล้วหยอดให้ครบห้าวัน',
    ),
    attributes: {
      brand: 'clearlake',
      active_ingredient: ['chloramphenicol'],
      strength: '0.5pc',
      dosage_form: 'eye-drops',
      pack_size: '10ml',
      legal_category: 'p',
      minimum_age: '2y',
      vegan: true,
      licence_number: 'PL 99069/0021',
      warnings: points(
        [
          'Pain, sensitivity to light, changed sight, an injury or contact lenses: see a doctor or optician today, not the cabinet.',
          'Not in pregnancy, while breastfeeding, or with blood disorders in you or close relatives.',
          'No better after two days: see a doctor.',
        ],
        [
          'หากปวดตา แพ้แสง มองไม่ชัด ตาบาดเจ็บ หรือใส่คอนแทคเลนส์ ให้พบแพทย์ภายในวันนี้',
          'ห้ามใช้ในหญิงตั้งครรภ์ ให้นมบุตร หรือมีโรคเลือดในตัวเองหรือญาติใกล้ชิด',
          'หากไม่ดีขึ้นในสองวันควรพบแพทย์',
        ],
      ),
      how_to_use: prose(
        'One drop every two hours for two days, then every four hours while awake; five days in all.',
        'ครั้งละหนึ่งหยดทุกสองชั่วโมงในสองวันแรก จากนั้นทุกสี่ชั่วโมงขณะตื่น รวมห้าวัน',
      ),
      storage: prose(
        'Keep in a fridge (2–8 °C), do not freeze, and throw the bottle away after the five days of treatment.',
        'เก็บในตู้เย็น (2–8 °C) ห้ามแช่แข็ง และทิ้งขวดหลังใช้ครบห้าวัน',
      ),
      ...holds(10, 'ml'),
    },
    related: ['CLE-WIPES-20'],
  },
  {
    sku: 'CLE-CARBO-10',
    name: say('Clearlake Carbomer 0.2% eye gel, 10 g', 'เคลียร์เลก เจลตาคาร์โบเมอร์ 0.2% 10 กรัม'),
    urlKey: 'clearlake-carbomer-eye-gel-10g',
    categories: ['eye-care'],
    price: 3.3,
    stock: 71,
    weight: 0.03,
    shortDescription: say(
      'Thicker than drops, for eyes that dry out through the afternoon and night.',
      'เข้มข้นกว่ายาหยอด สำหรับตาที่แห้งช่วงบ่ายและกลางคืน',
    ),
    description: prose(
      'It blurs for a minute and lasts for hours, a bargain at bedtime. Three or four times a day; after other eye drops, fifteen minutes later.',
      'ตาจะมัวชั่วครู่แต่ชุ่มชื้นหลายชั่วโมง เหมาะก่อนนอน ใช้วันละ 3–4 ครั้ง และหยอดหลังยาตาอื่นสิบห้านาที',
    ),
    attributes: {
      brand: 'clearlake',
      active_ingredient: ['carbomer'],
      strength: '0.2pc',
      dosage_form: 'eye-drops',
      pack_size: '10g',
      legal_category: 'gsl',
      minimum_age: '12y',
      vegan: true,
      licence_number: 'PL 99069/0024',
      warnings: warnings.eyeDrops,
      how_to_use: prose('One drop of gel three or four times a day.', 'ครั้งละหนึ่งหยด วันละ 3–4 ครั้ง'),
      storage: storage.opened28,
      ...holds(10, 'g'),
    },
    related: ['CLE-HYPRO-10', 'CLE-MASK'],
    upsell: ['CLE-HYAL-10'],
  },
  {
    sku: 'CLE-WIPES-20',
    name: say('Clearlake Eyelid cleansing wipes, 20', 'เคลียร์เลก แผ่นเช็ดเปลือกตา 20 แผ่น'),
    urlKey: 'clearlake-eyelid-wipes-20',
    categories: ['eye-care'],
    price: 6.45,
    stock: 58,
    weight: 0.09,
    shortDescription: say(
      'For crusty lids and blepharitis, one wipe per eye.',
      'สำหรับเปลือกตาอักเสบและมีสะเก็ด ข้างละหนึ่งแผ่น',
    ),
    description: prose(
      'Warm the lids for five minutes, then wipe along the lashes, left and right, with the eye closed. Every day for a month and then as needed; lids, like teeth, are never finished.',
      'ประคบอุ่นห้านาทีแล้วเช็ดตามแนวขนตาขณะหลับตา ทำทุกวันหนึ่งเดือนแล้วทำเท่าที่จำเป็น',
    ),
    attributes: {
      brand: 'clearlake',
      dosage_form: 'kit',
      pack_size: '20',
      vegan: true,
      warnings: care.cosmetic,
      storage: storage.cupboard,
      ...holds(20, 'wipe'),
    },
    related: ['CLE-MASK'],
  },
];
