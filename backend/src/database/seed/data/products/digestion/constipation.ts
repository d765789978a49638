import { points, prose, say } from '../../texts';
import { holds, type ProductDraft, variant, withVariants } from '../draft';
import { storage, warnings } from '../medicine-texts';

const ispaghula = withVariants(
  {
    sku: 'SET-ISPAG',
    name: say('Settlewell Ispaghula fibre sachets, 30', 'เซ็ตเทิลเวลล์ ใยอาหารไซเลียมฮัสก์ 30 ซอง'),
    urlKey: 'settlewell-ispaghula-fibre-30',
    categories: ['constipation', 'digestion'],
    shortDescription: say(
      'Gentle bulk from plantain husks that keeps a slow bowel moving, day after day.',
      'ใยอาหารจากไซเลียมฮัสก์ (เปลือกเมล็ดเทียนเกล็ดหอย) ที่ช่วยให้ลำไส้ทำงานสม่ำเสมอ',
    ),
    description: prose(
      'The husks soak up forty times their weight in water, which is why the glass matters as much as the sachet. Give it two or three days. Safe for long use and in pregnancy.',
      'เปลือกเมล็ดอุ้มน้ำได้สี่สิบเท่าของน้ำหนัก น้ำหนึ่งแก้วจึงสำคัญพอกับตัวยา ใช้เวลาสองถึงสามวัน ใช้ต่อเนื่องและใช้ในหญิงตั้งครรภ์ได้',
    ),
    attributes: {
      brand: 'settlewell',
      active_ingredient: ['ispaghula'],
      dosage_form: 'sachets',
      pack_size: '30',
      legal_category: 'gsl',
      minimum_age: '12y',
      sugar_free: true,
      vegan: true,
      licence_number: 'PL 99073/0066',
      warnings: points(
        [
          'Drink at once with a full glass of water, never dry and never just before bed: it can swell in the throat.',
          'Not with a blocked bowel or trouble swallowing.',
          'Contains aspartame: not for people with phenylketonuria (PKU).',
        ],
        [
          'ดื่มทันทีพร้อมน้ำเต็มแก้ว ห้ามกินแบบแห้งหรือก่อนนอนเพราะอาจพองในลำคอ',
          'ห้ามใช้หากลำไส้อุดตันหรือกลืนลำบาก',
          'มีแอสปาร์แตม ห้ามใช้ในผู้ป่วยฟีนิลคีโตนูเรีย (PKU)',
        ],
      ),
      how_to_use: prose(
        'Age 12 and over: one sachet in a large glass of water once or twice a day after meals.',
        'อายุ 12 ปีขึ้นไป: หนึ่งซองในน้ำแก้วใหญ่ วันละหนึ่งถึงสองครั้งหลังอาหาร',
      ),
      storage: storage.dry,
      ...holds(30, 'sachet'),
    },
    related: ['SET-MACRO-20', 'SET-LACT'],
  },
  ['flavour'],
  [
    variant('SET-ISPAG-ORANGE', ['orange', 'ส้ม'], 7.1, 64, 0.16, { flavour: 'orange' }),
    variant('SET-ISPAG-LIME', ['lemon and lime', 'เลมอนไลม์'], 7.1, 39, 0.16, { flavour: 'lemon-lime' }),
    variant('SET-ISPAG-PLAIN', ['unflavoured', 'ไม่แต่งกลิ่น'], 6.9, 28, 0.16, { flavour: 'unflavoured' }),
  ],
);

const lactulose = withVariants(
  {
    sku: 'SET-LACT',
    name: say('Settlewell Lactulose solution', 'เซ็ตเทิลเวลล์ ยาน้ำแลกทูโลส'),
    urlKey: 'settlewell-lactulose-solution',
    categories: ['constipation', 'baby-child'],
    shortDescription: say(
      'A sweet syrup that draws water into the bowel. For all ages, with a doctor’s word for babies.',
      'ยาน้ำรสหวานที่ดึงน้ำเข้าสู่ลำไส้ ใช้ได้ทุกวัย ทารกควรปรึกษาแพทย์',
    ),
    description: prose(
      'For constipation: a sugar that nobody can digest, except the bacteria at home in the bowel. They make a little wind of it in the first days, then things settle. It takes up to two days to work.',
      'สำหรับอาการท้องผูก เป็นน้ำตาลที่ร่างกายย่อยไม่ได้ ยกเว้นแบคทีเรียในลำไส้ ช่วงแรกอาจมีลมบ้างแล้วจะดีขึ้น ใช้เวลาถึงสองวันจึงเห็นผล',
    ),
    attributes: {
      brand: 'settlewell',
      active_ingredient: ['lactulose'],
      dosage_form: 'oral-solution',
      legal_category: 'p',
      minimum_age: '1y',
      sugar_free: false,
      vegan: false,
      licence_number: 'PL 99073/0070',
      warnings: warnings.laxative,
      how_to_use: points(
        [
          'Adults: 15 ml twice a day.',
          'Ages 5 to 17: 5 to 20 ml twice a day.',
          'Ages 1 to 4: 2.5 to 10 ml twice a day.',
        ],
        [
          'ผู้ใหญ่: ครั้งละ 15 มล. วันละสองครั้ง',
          'อายุ 5–17 ปี: ครั้งละ 5–20 มล. วันละสองครั้ง',
          'อายุ 1–4 ปี: ครั้งละ 2.5–10 มล. วันละสองครั้ง',
        ],
      ),
      storage: storage.opened6months,
    },
    related: ['SET-MACRO-20'],
  },
  ['pack_size'],
  [
    variant('SET-LACT-300', ['300 ml', '300 มล.'], 4.3, 51, 0.42, { pack_size: '300ml', ...holds(300, 'ml') }),
    variant('SET-LACT-500', ['500 ml', '500 มล.'], 6.15, 77, 0.68, { pack_size: '500ml', ...holds(500, 'ml') }),
  ],
);

/** Fibre, laxatives and piles. */
export const constipation: ProductDraft[] = [
  ...ispaghula,
  ...lactulose,
  {
    sku: 'SET-BISAC-20',
    name: say('Settlewell Bisacodyl 5 mg tablets, 20', 'เซ็ตเทิลเวลล์ บิซาโคดิล 5 มก. 20 เม็ด'),
    urlKey: 'settlewell-bisacodyl-5mg-20',
    categories: ['constipation'],
    price: 2.85,
    stock: { quantity: 74, maxSale: 1 },
    weight: 0.02,
    shortDescription: say(
      'A coated tablet at night, a result in the morning. For short use by adults.',
      'กินก่อนนอน เห็นผลตอนเช้า สำหรับผู้ใหญ่ ใช้ระยะสั้น',
    ),
    description: prose(
      'It nudges the muscles of the large bowel. Helpful for a day or two when softeners have not been enough; a crutch when it becomes daily.',
      'กระตุ้นกล้ามเนื้อลำไส้ใหญ่ มีประโยชน์หนึ่งถึงสองวันเมื่อยาที่ทำให้อุจจาระนุ่มไม่พอ ไม่ควรใช้เป็นประจำทุกวัน',
    ),
    attributes: {
      brand: 'settlewell',
      active_ingredient: ['bisacodyl'],
      strength: '5mg',
      dosage_form: 'tablets',
      pack_size: '20',
      legal_category: 'p',
      minimum_age: '18y',
      vegan: false,
      licence_number: 'PL 99073/0074',
      warnings: warnings.laxative,
      how_to_use: prose(
        'Adults: one or two tablets at bedtime, swallowed whole, not within an hour of milk or antacids.',
        'ผู้ใหญ่: 1–2 เม็ดก่อนนอน กลืนทั้งเม็ด ห่างจากนมและยาลดกรดหนึ่งชั่วโมง',
      ),
      storage: storage.room,
      ...holds(20, 'tablet'),
    },
    related: ['SET-SENNA-20'],
  },
  {
    sku: 'SET-DOCU-30',
    name: say('Settlewell Docusate 100 mg capsules, 30', 'เซ็ตเทิลเวลล์ โดคิวเสต 100 มก. 30 แคปซูล'),
    urlKey: 'settlewell-docusate-100mg-30',
    categories: ['constipation'],
    price: 5.25,
    stock: 35,
    weight: 0.04,
    shortDescription: say(
      'Softens without pushing, for when straining hurts.',
      'ทำให้อุจจาระนุ่มโดยไม่กระตุ้น เมื่อการเบ่งทำให้เจ็บ',
    ),
    description: prose(
      'Works like a drop of washing-up liquid: it lets water in where it was hard. Good after an operation, with piles, or with iron tablets that have slowed things down.',
      'ช่วยให้น้ำซึมเข้าอุจจาระที่แข็ง เหมาะหลังผ่าตัด เมื่อเป็นริดสีดวง หรือเมื่อกินธาตุเหล็กแล้วท้องผูก',
    ),
    attributes: {
      brand: 'settlewell',
      active_ingredient: ['docusate'],
      strength: '100mg',
      dosage_form: 'capsules',
      pack_size: '30',
      legal_category: 'p',
      minimum_age: '12y',
      vegan: false,
      licence_number: 'PL 99073/0077',
      warnings: warnings.laxative,
      how_to_use: prose(
        'Age 12 and over: one capsule up to three times a day with plenty of water.',
        'อายุ 12 ปีขึ้นไป: ครั้งละหนึ่งแคปซูล วันละไม่เกินสามครั้ง พร้อมน้ำมาก ๆ',
      ),
      storage: storage.room,
      ...holds(30, 'capsule'),
    },
    related: ['VER-IRON-30'],
  },
  {
    sku: 'SET-GLYC-12',
    name: say('Settlewell Glycerol suppositories for adults, 12', 'เซ็ตเทิลเวลล์ กลีเซอรอลเหน็บทวารสำหรับผู้ใหญ่ 12 เม็ด'),
    urlKey: 'settlewell-glycerol-suppositories-12',
    categories: ['constipation'],
    price: 3.15,
    stock: 49,
    weight: 0.06,
    shortDescription: say(
      'For occasional constipation. Usually works within half an hour.',
      'สำหรับท้องผูกเป็นครั้งคราว มักได้ผลภายในครึ่งชั่วโมง',
    ),
    description: prose(
      'Moisten with water, insert pointed end first, and lie down for a quarter of an hour. Nothing reaches the rest of the body.',
      'ชุบน้ำให้ชื้น สอดด้านแหลมเข้าก่อน แล้วนอนราบสิบห้านาที ไม่มียาไปสู่ส่วนอื่นของร่างกาย',
    ),
    attributes: {
      brand: 'settlewell',
      active_ingredient: ['glycerol'],
      dosage_form: 'suppositories',
      pack_size: '12',
      legal_category: 'gsl',
      minimum_age: '18y',
      vegan: false,
      licence_number: 'PL 99073/0080',
      warnings: warnings.laxative,
      how_to_use: prose('Adults: one when needed.', 'ผู้ใหญ่: หนึ่งเม็ดเมื่อจำเป็น'),
      storage: storage.room,
      ...holds(12, 'piece'),
    },
  },
  {
    sku: 'SET-PILE-25',
    name: say('Settlewell Haemorrhoid ointment, 25 g', 'เซ็ตเทิลเวลล์ ขี้ผึ้งทาริดสีดวงทวาร 25 กรัม'),
    urlKey: 'settlewell-haemorrhoid-ointment-25g',
    categories: ['digestion', 'constipation'],
    price: 4.65,
    stock: 82,
    weight: 0.04,
    shortDescription: say(
      'Zinc and lidocaine for piles that itch, burn and sting.',
      'ซิงก์และลิโดเคนสำหรับริดสีดวงที่คัน แสบ และเจ็บ',
    ),
    description: prose(
      'Half of all adults meet piles at some time. This numbs and protects; soft stools and a minute less on the seat do the healing. In the box: a thin nozzle and a plain label.',
      'ผู้ใหญ่ครึ่งหนึ่งเคยเป็นริดสีดวง ยานี้ช่วยลดความเจ็บและปกป้องผิว ส่วนการหายขึ้นกับอุจจาระที่นุ่มและการไม่นั่งนาน มีหัวสอดบาง ๆ ในกล่อง',
    ),
    attributes: {
      brand: 'settlewell',
      active_ingredient: ['zinc-oxide', 'lidocaine'],
      dosage_form: 'ointment',
      pack_size: '25g',
      legal_category: 'gsl',
      minimum_age: '18y',
      licence_number: 'PL 99073/0083',
      warnings: points(
        [
          'Any bleeding from the back passage should be looked at by a doctor once, even if piles seem the reason.',
          'A week at most. Ask first in pregnancy.',
        ],
        ['หากมีเลือดออกทางทวารหนักควรให้แพทย์ตรวจอย่างน้อยหนึ่งครั้งแม้คิดว่าเป็นริดสีดวง', 'ใช้ไม่เกินหนึ่งสัปดาห์ หากตั้งครรภ์ควรปรึกษาก่อน'],
      ),
      how_to_use: prose('Adults: morning, night and after each stool.', 'ผู้ใหญ่: ทาเช้า ก่อนนอน และหลังถ่ายทุกครั้ง'),
      storage: storage.room,
      ...holds(25, 'g'),
    },
    crosssell: ['SET-DOCU-30'],
  },
];
