import { prose, say } from '../../texts';
import { care } from '../care-texts';
import { holds, type ProductDraft, variant, withVariants } from '../draft';
import { storage } from '../medicine-texts';

const pregnancy = withVariants(
  {
    sku: 'WYN-PREG',
    name: say('Wynmere Pregnancy test', 'วินเมียร์ ชุดตรวจครรภ์'),
    urlKey: 'wynmere-pregnancy-test',
    categories: ['pregnancy-tests', 'sexual-health'],
    shortDescription: say(
      'An answer in three minutes, over 99% accurate from the day your period is due.',
      'ทราบผลในสามนาที แม่นยำกว่า 99% ตั้งแต่วันที่ประจำเดือนควรมา',
    ),
    description: prose(
      [
        'Hold the tip in the stream for five seconds, lay it flat, look at the clock. A second line counts even if it is faint. Before the due date a “no” can be too early.',
        'Whichever way it turns out, our pharmacists are there to talk through what comes next, without a view of their own.',
      ],
      [
        'จุ่มปลายในสายปัสสาวะห้าวินาที วางราบ แล้วดูเวลา ขีดที่สองแม้จางก็นับ หากตรวจก่อนวันครบกำหนดผลลบอาจเร็วเกินไป',
        'ไม่ว่าผลเป็นอย่างไร เภสัชกรของเราพร้อมพูดคุยเรื่องขั้นต่อไปโดยไม่ตัดสิน',
      ],
    ),
    attributes: { brand: 'wynmere', dosage_form: 'kit', vegan: true, warnings: care.homeTest, storage: storage.room },
    related: ['WYN-PREG-DIG', 'VER-PREG-90'],
  },
  ['pack_size'],
  [
    variant('WYN-PREG-1', ['single', '1 ชุด'], 3.25, 145, 0.03, { pack_size: '1', ...holds(1, 'test') }),
    variant('WYN-PREG-2', ['twin pack', '2 ชุด'], 5.25, 180, 0.05, { pack_size: '2', ...holds(2, 'test') }),
    variant('WYN-PREG-5', ['five', '5 ชุด'], 9.95, 62, 0.1, { pack_size: '5', ...holds(5, 'test') }),
  ],
);

const ovulation = withVariants(
  {
    sku: 'WYN-OVU',
    name: say('Wynmere Ovulation tests', 'วินเมียร์ ชุดตรวจการตกไข่'),
    urlKey: 'wynmere-ovulation-tests',
    categories: ['pregnancy-tests'],
    shortDescription: say('Shows the day and a half before ovulation.', 'บอกช่วงหนึ่งวันครึ่งก่อนไข่ตก'),
    description: prose(
      'The test looks for the rise of LH. When its line is as dark as the other, the next two days are your best. With irregular cycles choose the larger pack. They help to conceive and must not be used to avoid it.',
      'ชุดตรวจหาการเพิ่มของฮอร์โมน LH เมื่อขีดเข้มเท่ากัน สองวันถัดไปคือช่วงที่ดีที่สุด หากรอบเดือนไม่สม่ำเสมอเลือกแพ็กใหญ่ ใช้เพื่อช่วยให้ตั้งครรภ์ ไม่ใช่เพื่อคุมกำเนิด',
    ),
    attributes: { brand: 'wynmere', dosage_form: 'kit', vegan: true, warnings: care.homeTest, storage: storage.room },
    related: ['VER-FOLIC-90', 'WYN-PREG'],
  },
  ['pack_size'],
  [
    variant('WYN-OVU-7', ['7', '7 ชุด'], 8.95, 58, 0.08, { pack_size: '7', ...holds(7, 'test') }),
    variant('WYN-OVU-20', ['20', '20 ชุด'], 17.95, 34, 0.18, { pack_size: '20', ...holds(20, 'test') }),
  ],
);

/** Pregnancy, ovulation and menopause tests. */
export const pregnancyTests: ProductDraft[] = [
  ...pregnancy,
  ...ovulation,
  {
    sku: 'WYN-PREG-DIG',
    name: say('Wynmere Digital pregnancy test', 'วินเมียร์ ชุดตรวจครรภ์แบบดิจิทัล'),
    urlKey: 'wynmere-digital-pregnancy-test',
    categories: ['pregnancy-tests'],
    price: 8.95,
    stock: 76,
    weight: 0.05,
    shortDescription: say('Says it in words, and how many weeks since ovulation.', 'แสดงผลเป็นคำ พร้อมจำนวนสัปดาห์หลังตกไข่'),
    description: prose(
      'No lines to hold against the light. The estimate of weeks is just that; midwives count from the first day of the last period, so they will add two.',
      'ไม่ต้องเพ่งดูขีด จำนวนสัปดาห์เป็นค่าประมาณ แพทย์จะนับจากวันแรกของประจำเดือนครั้งสุดท้ายซึ่งบวกอีกสองสัปดาห์',
    ),
    attributes: {
      brand: 'wynmere',
      dosage_form: 'kit',
      pack_size: '1',
      warnings: care.homeTest,
      storage: storage.room,
      ...holds(1, 'test'),
    },
    related: ['WYN-PREG'],
  },
  {
    sku: 'WYN-FSH-2',
    name: say('Wynmere Menopause home test, 2', 'วินเมียร์ ชุดตรวจวัยหมดประจำเดือน 2 ชุด'),
    urlKey: 'wynmere-menopause-test-2',
    categories: ['pregnancy-tests'],
    price: 9.5,
    stock: 24,
    weight: 0.05,
    shortDescription: say(
      'Measures FSH twice, a week apart. Over 45 your symptoms usually say more.',
      'ตรวจ FSH สองครั้งห่างกันหนึ่งสัปดาห์ หากอายุเกิน 45 อาการมักบอกได้มากกว่า',
    ),
    description: prose(
      'Doctors diagnose the menopause over 45 by talking, not by testing, and so could you. Under 45 a raised result is a reason to see one. It does not tell whether you can still conceive.',
      'แพทย์วินิจฉัยวัยหมดประจำเดือนในผู้ที่อายุเกิน 45 จากการพูดคุย หากอายุต่ำกว่า 45 และผลสูงควรพบแพทย์ ชุดตรวจนี้ไม่บอกว่ายังตั้งครรภ์ได้หรือไม่',
    ),
    attributes: {
      brand: 'wynmere',
      dosage_form: 'kit',
      pack_size: '2',
      minimum_age: '18y',
      warnings: care.homeTest,
      storage: storage.room,
      ...holds(2, 'test'),
    },
    related: ['SVC-MENO'],
  },
];
