import { points, prose, say } from '../../texts';
import { care, keeping } from '../care-texts';
import { holds, type ProductDraft, variant, withVariants } from '../draft';
import { storage, warnings } from '../medicine-texts';

const plugs = withVariants(
  {
    sku: 'PUL-PLUGS',
    name: say('Pulsemark Soft foam earplugs, 10 pairs', 'พัลส์มาร์ก ที่อุดหูโฟมนุ่ม 10 คู่'),
    urlKey: 'pulsemark-foam-earplugs',
    categories: ['devices', 'travel'],
    shortDescription: say(
      '37 dB quieter: snorers, strimmers, night buses.',
      'ลดเสียง 37 เดซิเบล สำหรับเสียงกรน เครื่องตัดหญ้า และรถกลางคืน',
    ),
    description: prose(
      'Roll thin, reach over your head, pull the ear up, push in, hold for half a minute. Done well, you hear your own heartbeat. The small ones are for narrow ears and teenagers.',
      'ม้วนให้เล็ก เอื้อมข้ามศีรษะดึงใบหูขึ้น ดันเข้า แล้วค้างครึ่งนาที ขนาดเล็กสำหรับช่องหูแคบและวัยรุ่น',
    ),
    attributes: {
      brand: 'pulsemark',
      dosage_form: 'device',
      pack_size: '10',
      vegan: true,
      warnings: care.smallParts,
      storage: storage.cupboard,
      ...holds(10, 'pair'),
    },
  },
  ['size'],
  [
    variant('PUL-PLUGS-S', ['small', 'ขนาด S'], 4.2, 66, 0.03, { size: 's' }),
    variant('PUL-PLUGS-M', ['standard', 'ขนาดมาตรฐาน'], 4.2, 130, 0.03, { size: 'm' }),
  ],
);

/** Eye masks, lenses, eye wash and ears. */
export const eyesEars: ProductDraft[] = [
  {
    sku: 'CLE-MASK',
    name: say('Clearlake Warm eye mask', 'เคลียร์เลก หน้ากากประคบอุ่นดวงตา'),
    urlKey: 'clearlake-warm-eye-mask',
    categories: ['eye-care'],
    price: 14.95,
    stock: 26,
    weight: 0.17,
    shortDescription: say(
      'Half a minute in the microwave, ten minutes on the eyes, for lids that make poor tears.',
      'อุ่นไมโครเวฟครึ่งนาที ประคบสิบนาที สำหรับต่อมไขมันเปลือกตาอุดตัน',
    ),
    description: prose(
      'Most dry eyes lack oil, not water, and warmth melts what is stuck. Beads inside hold 40 °C for as long as a song or three. The cover washes.',
      'ตาแห้งส่วนใหญ่ขาดชั้นไขมัน ไม่ใช่น้ำ ความอุ่นช่วยละลายไขมันที่อุดตัน เม็ดภายในคงอุณหภูมิ 40 °C ปลอกซักได้',
    ),
    attributes: {
      brand: 'clearlake',
      dosage_form: 'device',
      vegan: true,
      warnings: care.heat,
      storage: storage.cupboard,
    },
    related: ['CLE-HYAL-10'],
  },
  {
    sku: 'CLE-SINGLE-30',
    name: say('Clearlake Sodium hyaluronate single-dose drops, 30', 'เคลียร์เลก โซเดียมไฮยาลูโรเนตชนิดใช้ครั้งเดียว 30 หลอด'),
    urlKey: 'clearlake-hyaluronate-single-dose-30',
    categories: ['eye-care', 'travel'],
    price: 10.95,
    specialPrice: 8.95,
    stock: 50,
    weight: 0.05,
    shortDescription: say(
      'Preservative-free vials for handbags, hand luggage and lens cases.',
      'หลอดไม่มีสารกันเสียสำหรับกระเป๋าถือและกระเป๋าเดินทาง',
    ),
    description: prose(
      'Air conditioning, screens, altitude: a vial for each. The cap closes again for twelve hours, which is longer than most flights.',
      'แอร์ หน้าจอ ที่สูง ใช้ครั้งละหลอด ฝาปิดกลับได้และใช้ต่อภายในสิบสองชั่วโมง',
    ),
    attributes: {
      brand: 'clearlake',
      active_ingredient: ['sodium-hyaluronate'],
      strength: '0.2pc',
      dosage_form: 'eye-drops',
      pack_size: '30',
      minimum_age: '3y',
      vegan: true,
      warnings: warnings.eyeDrops,
      storage: keeping.singleDose,
      ...holds(30, 'vial'),
    },
    related: ['CLE-MASK'],
  },
  {
    sku: 'CLE-WASH-110',
    name: say('Clearlake Eye wash with eye bath, 110 ml', 'เคลียร์เลก น้ำยาล้างตาพร้อมถ้วยล้างตา 110 มล.'),
    urlKey: 'clearlake-eye-wash-110ml',
    categories: ['eye-care'],
    price: 4.35,
    stock: 48,
    weight: 0.16,
    shortDescription: say(
      'Witch hazel water for eyes tired by smoke, dust and chlorine.',
      'น้ำวิชเฮเซลสำหรับตาที่ล้าจากควัน ฝุ่น และคลอรีน',
    ),
    description: prose(
      'Fill the bath, lean in, tip back, blink ten times. Not for injuries and not with lenses in. Use within a month.',
      'เติมถ้วย ก้มแนบตา เงยหน้า กะพริบสิบครั้ง ห้ามใช้เมื่อบาดเจ็บหรือใส่เลนส์ ใช้ให้หมดในหนึ่งเดือน',
    ),
    attributes: {
      brand: 'clearlake',
      dosage_form: 'liquid',
      minimum_age: '6y',
      vegan: true,
      warnings: warnings.eyeDrops,
      storage: storage.opened28,
      ...holds(110, 'ml'),
    },
    related: ['STU-EYEWASH'],
  },
  {
    sku: 'MMS-EARWAX-10',
    name: say('mmstr Olive oil ear drops with dropper, 10 ml', 'mmstr น้ำมันมะกอกหยอดหู 10 มล.'),
    urlKey: 'mmstr-olive-oil-ear-drops-10ml',
    categories: ['devices', 'baby-child'],
    price: 3.75,
    stock: 99,
    weight: 0.04,
    shortDescription: say(
      'Softens ear wax so that it can come out by itself. Do not use cotton buds.',
      'ทำให้ขี้หูนุ่มและหลุดออกเอง ห้ามใช้ก้านสำลีแคะหู',
    ),
    description: prose(
      'Two or three drops, head tilted for five minutes, twice a day for up to two weeks. It may feel fuller before it feels better. If not, book our microsuction.',
      'สองถึงสามหยด เอียงศีรษะห้านาที วันละสองครั้ง ไม่เกินสองสัปดาห์ ช่วงแรกอาจรู้สึกอื้อขึ้น หากไม่ดีขึ้นให้นัดดูดขี้หูกับเรา',
    ),
    attributes: {
      brand: 'mmstr',
      dosage_form: 'drops',
      pack_size: '10ml',
      minimum_age: '1y',
      vegan: true,
      warnings: points(
        ['Not with a perforated eardrum, discharge or ear pain: see a doctor.'],
        ['ห้ามใช้หากแก้วหูทะลุ มีน้ำไหล หรือปวดหู ให้พบแพทย์'],
      ),
      storage: storage.room,
      ...holds(10, 'ml'),
    },
    related: ['SVC-EAR'],
  },
  ...plugs,
];
