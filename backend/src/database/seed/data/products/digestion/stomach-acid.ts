import { points, prose, say } from '../../texts';
import { holds, type ProductDraft, variant, withVariants } from '../draft';
import { storage } from '../medicine-texts';

const alarm = [
  'See a doctor for trouble swallowing, weight loss, vomiting blood or black stools, or if you need it most days for three weeks.',
  'พบแพทย์หากกลืนลำบาก น้ำหนักลด อาเจียนเป็นเลือด ถ่ายดำ หรือต้องใช้เกือบทุกวันนานสามสัปดาห์',
] as const;

const esomeprazole = withVariants(
  {
    sku: 'SET-ESO',
    name: say('Settlewell Esomeprazole 20 mg tablets', 'เซ็ตเทิลเวลล์ อีโซเมพราโซล 20 มก.'),
    urlKey: 'settlewell-esomeprazole-20mg',
    categories: ['heartburn', 'digestion'],
    shortDescription: say(
      'A daily tablet for two weeks when heartburn has become a habit.',
      'วันละหนึ่งเม็ดนานสองสัปดาห์ เมื่อแสบร้อนกลางอกเป็นประจำ',
    ),
    description: prose(
      'It switches off acid pumps one after another, so give it two to three days. An antacid may bridge the gap. After a fortnight without trouble, stop and see whether you still need it.',
      'ยาค่อย ๆ ปิดการหลั่งกรด จึงต้องใช้เวลาสองถึงสามวัน ระหว่างนั้นใช้ยาลดกรดช่วยได้ เมื่อสบายดีครบสองสัปดาห์ให้หยุดแล้วดูว่ายังจำเป็นหรือไม่',
    ),
    attributes: {
      brand: 'settlewell',
      active_ingredient: ['esomeprazole'],
      strength: '20mg',
      dosage_form: 'tablets',
      legal_category: 'p',
      minimum_age: '18y',
      vegan: true,
      licence_number: 'PL 99073/0044',
      warnings: points(
        [
          alarm[0],
          'Ask us first if you take nelfinavir, atazanavir, clopidogrel, warfarin, digoxin or methotrexate, or have liver disease.',
          'Not in pregnancy or while breastfeeding without a doctor’s advice. Four weeks at most.',
        ],
        [
          alarm[1],
          'ปรึกษาก่อนหากใช้ยารักษาเอชไอวี โคลพิโดเกรล วาร์ฟาริน ดิจอกซิน หรือเมโทเทรกเซต หรือมีโรคตับ',
          'ไม่ควรใช้ในหญิงตั้งครรภ์หรือให้นมบุตรโดยไม่ปรึกษาแพทย์ ใช้ไม่เกินสี่สัปดาห์',
        ],
      ),
      how_to_use: prose('Adults: one tablet a day, swallowed whole with water.', 'ผู้ใหญ่: วันละหนึ่งเม็ด กลืนทั้งเม็ดพร้อมน้ำ'),
      storage: storage.dry,
    },
    related: ['SET-OME-14', 'SET-ALG-500'],
  },
  ['pack_size'],
  [
    variant('SET-ESO-7', ['7', '7 เม็ด'], 5.5, { quantity: 67, maxSale: 2 }, 0.02, {
      pack_size: '7',
      ...holds(7, 'tablet'),
    }),
    variant('SET-ESO-14', ['14', '14 เม็ด'], 9.25, { quantity: 80, maxSale: 1 }, 0.03, {
      pack_size: '14',
      ...holds(14, 'tablet'),
    }),
  ],
);

const chewAlginate = (flavour: 'mint' | 'lemon', size: 24 | 48, price: number, stock: number) =>
  variant(
    `SET-ALG-CHEW-${flavour.toUpperCase()}-${size}`,
    [`${flavour}, ${size}`, `${flavour === 'mint' ? 'มินต์' : 'เลมอน'} ${size} เม็ด`],
    price,
    stock,
    size * 0.003,
    { flavour, pack_size: `${size}`, ...holds(size, 'tablet') },
  );

const alginateTablets = withVariants(
  {
    sku: 'SET-ALG-CHEW',
    name: say('Settlewell Alginate chewable tablets', 'เซ็ตเทิลเวลล์ อัลจิเนตชนิดเคี้ยว'),
    urlKey: 'settlewell-alginate-chewable-tablets',
    categories: ['heartburn'],
    shortDescription: say(
      'Chewable relief from heartburn, in mint or lemon.',
      'ยาเม็ดเคี้ยวบรรเทาแสบร้อนกลางอก มีรสมินต์และรสเลมอน',
    ),
    description: prose(
      'For heartburn wherever it comes: on trains, after curry, beside the bed of anyone in the last months of pregnancy. Chew well and wash it down with a sip of water: the alginate needs it to swell.',
      'สำหรับอาการแสบร้อนกลางอกทุกที่ ทั้งระหว่างเดินทาง หลังอาหารรสจัด และช่วงท้ายของการตั้งครรภ์ เคี้ยวให้ละเอียดแล้วดื่มน้ำตามเล็กน้อยเพื่อให้อัลจิเนตพองตัว',
    ),
    attributes: {
      brand: 'settlewell',
      active_ingredient: ['sodium-alginate', 'sodium-bicarbonate', 'calcium-carbonate'],
      strength: '250mg133mg80mg',
      dosage_form: 'tablets',
      legal_category: 'gsl',
      minimum_age: '12y',
      sugar_free: true,
      vegan: true,
      licence_number: 'PL 99073/0047',
      warnings: points(
        [
          'Contains sodium and calcium: ask first on a low-salt diet or with kidney stones.',
          'Contains aspartame: not for people with phenylketonuria (PKU).',
          alarm[0],
        ],
        ['มีโซเดียมและแคลเซียม ปรึกษาก่อนหากต้องจำกัดเกลือหรือเป็นนิ่วในไต', 'มีแอสปาร์แตม ห้ามใช้ในผู้ป่วยฟีนิลคีโตนูเรีย (PKU)', alarm[1]],
      ),
      how_to_use: prose(
        'Age 12 and over: two to four tablets after meals and at bedtime, up to four times a day.',
        'อายุ 12 ปีขึ้นไป: 2–4 เม็ดหลังอาหารและก่อนนอน วันละไม่เกินสี่ครั้ง',
      ),
      storage: storage.dry,
    },
    related: ['SET-OME-14'],
  },
  ['flavour', 'pack_size'],
  [
    chewAlginate('mint', 24, 3.95, 97),
    chewAlginate('mint', 48, 6.6, 55),
    chewAlginate('lemon', 24, 3.95, 61),
    chewAlginate('lemon', 48, 6.6, 0),
  ],
);

const peppermint = withVariants(
  {
    sku: 'SET-PEPP',
    name: say('Settlewell Peppermint oil capsules 0.2 ml', 'เซ็ตเทิลเวลล์ น้ำมันเปปเปอร์มินต์ 0.2 มล. แคปซูล'),
    urlKey: 'settlewell-peppermint-oil-capsules',
    categories: ['digestion', 'heartburn'],
    shortDescription: say(
      'Relaxes a cramping bowel. Coated, so that it opens in the gut and not in the stomach.',
      'คลายลำไส้ที่บีบเกร็ง เคลือบให้แตกตัวในลำไส้ ไม่ใช่ในกระเพาะ',
    ),
    description: prose(
      'For bloating and the cramps of irritable bowel. Half an hour before food works best. Bite one and you will know all about it: swallow whole.',
      'สำหรับท้องอืดและปวดเกร็งจากลำไส้แปรปรวน ใช้ก่อนอาหารครึ่งชั่วโมงได้ผลดีที่สุด กลืนทั้งเม็ด ห้ามเคี้ยว',
    ),
    attributes: {
      brand: 'settlewell',
      active_ingredient: ['peppermint-oil'],
      dosage_form: 'capsules',
      legal_category: 'gsl',
      minimum_age: '15y',
      vegan: false,
      licence_number: 'PL 99073/0052',
      warnings: points(
        [
          'Can cause heartburn. Not together with antacids. See a doctor first if bowel symptoms are new and you are over 40.',
          'Contains arachis (peanut) oil: not if you are allergic to peanut or soya.',
        ],
        [
          'อาจทำให้แสบร้อนกลางอก ห้ามใช้พร้อมยาลดกรด หากอายุเกิน 40 ปีและเพิ่งมีอาการควรพบแพทย์ก่อน',
          'มีน้ำมันถั่วลิสง ห้ามใช้หากแพ้ถั่วลิสงหรือถั่วเหลือง',
        ],
      ),
      how_to_use: prose(
        'Age 15 and over: one or two capsules three times a day before meals.',
        'อายุ 15 ปีขึ้นไป: 1–2 แคปซูล วันละสามครั้งก่อนอาหาร',
      ),
      storage: storage.room,
    },
    related: ['SET-BUSCO-20', 'SET-WIND-30'],
  },
  ['pack_size'],
  [
    variant('SET-PEPP-20', ['20', '20 แคปซูล'], 4.15, 70, 0.02, { pack_size: '20', ...holds(20, 'capsule') }),
    variant('SET-PEPP-90', ['90', '90 แคปซูล'], 12.9, 24, 0.07, { pack_size: '90', ...holds(90, 'capsule') }),
  ],
);

/** Acid, wind and cramps. */
export const stomachAcid: ProductDraft[] = [...esomeprazole, ...alginateTablets, ...peppermint];
