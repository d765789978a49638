import { points, prose, say } from '../../texts';
import { holds, type ProductDraft, variant, withVariants } from '../draft';
import { storage } from '../medicine-texts';

const electrolytes = withVariants(
  {
    sku: 'SET-ELEC',
    name: say('Settlewell Electrolyte effervescent tablets, 20', 'เซ็ตเทิลเวลล์ เม็ดฟู่อิเล็กโทรไลต์ 20 เม็ด'),
    urlKey: 'settlewell-electrolyte-tablets-20',
    categories: ['diarrhoea', 'travel', 'vitamins'],
    shortDescription: say(
      'Salts for heat, sport and long flights. Drop one into a bottle.',
      'เกลือแร่สำหรับอากาศร้อน กีฬา และเที่ยวบินยาว หย่อนหนึ่งเม็ดลงในขวดน้ำ',
    ),
    description: prose(
      'A food, not a medicine: for sweat, not for sickness. When a stomach bug has you or a child, use rehydration salts, whose balance of sugar and salt is exact.',
      'เป็นอาหาร ไม่ใช่ยา ใช้ทดแทนเหงื่อ ไม่ใช่เมื่อเจ็บป่วย หากท้องเสียให้ใช้ผงเกลือแร่ที่มีสัดส่วนน้ำตาลและเกลือพอดี',
    ),
    attributes: {
      brand: 'settlewell',
      dosage_form: 'effervescent',
      pack_size: '20',
      minimum_age: '12y',
      sugar_free: true,
      vegan: true,
      warnings: points(
        ['Contains sodium and potassium: ask first with kidney or heart disease or high blood pressure.'],
        ['มีโซเดียมและโพแทสเซียม ปรึกษาก่อนหากมีโรคไต โรคหัวใจ หรือความดันโลหิตสูง'],
      ),
      ingredients: prose(
        'Citric acid, sodium bicarbonate, potassium citrate, magnesium carbonate, flavouring, steviol glycosides.',
      ),
      storage: storage.dry,
      ...holds(20, 'tablet'),
    },
    related: ['SET-ORS'],
    tierPrices: [{ quantity: 3, percent: 12 }],
  },
  ['flavour'],
  [
    variant('SET-ELEC-BERRY', ['berry', 'เบอร์รี'], 5.95, 83, 0.1, { flavour: 'berry' }),
    variant('SET-ELEC-ORANGE', ['orange', 'ส้ม'], 5.95, 71, 0.1, { flavour: 'orange' }),
    variant('SET-ELEC-TROP', ['tropical', 'ทรอปิคอล'], 5.95, 5, 0.1, { flavour: 'tropical' }),
  ],
);

/** Electrolytes, friendly bacteria, lactase and a food diary. */
export const bowelBalance: ProductDraft[] = [
  ...electrolytes,
  {
    sku: 'SET-BIO-30',
    name: say('Settlewell Live cultures capsules, 30', 'เซ็ตเทิลเวลล์ จุลินทรีย์มีชีวิตแคปซูล 30 แคปซูล'),
    urlKey: 'settlewell-live-cultures-30',
    categories: ['digestion', 'vitamins'],
    price: 14.95,
    specialPrice: 11.95,
    stock: 68,
    weight: 0.04,
    shortDescription: say(
      'Ten billion bacteria of four named strains in one capsule a day.',
      'แบคทีเรียหนึ่งหมื่นล้านตัวสี่สายพันธุ์ในหนึ่งแคปซูลต่อวัน',
    ),
    description: prose(
      'The label names each strain and its number, since that is what studies are about. Try them for four weeks; if you notice nothing, save your money and eat yoghurt.',
      'ฉลากระบุสายพันธุ์และจำนวนเพราะเป็นสิ่งที่งานวิจัยศึกษา ลองสี่สัปดาห์ หากไม่รู้สึกต่างก็ไม่จำเป็นต้องใช้ต่อ',
    ),
    attributes: {
      brand: 'settlewell',
      active_ingredient: ['live-cultures'],
      dosage_form: 'capsules',
      pack_size: '30',
      minimum_age: '4y',
      sugar_free: true,
      vegan: true,
      warnings: points(
        ['Not with a severely weakened immune system or a central line. Take two hours apart from antibiotics.'],
        ['ห้ามใช้หากภูมิคุ้มกันบกพร่องรุนแรงหรือใส่สายสวนหลอดเลือด เว้นสองชั่วโมงจากยาปฏิชีวนะ'],
      ),
      storage: storage.dry,
      ...holds(30, 'capsule'),
    },
  },
  {
    sku: 'SET-LACTASE-60',
    name: say('Settlewell Lactase tablets, 60', 'เซ็ตเทิลเวลล์ เอนไซม์แลกเทส 60 เม็ด'),
    urlKey: 'settlewell-lactase-tablets-60',
    categories: ['digestion'],
    price: 8.8,
    stock: 53,
    weight: 0.03,
    shortDescription: say(
      'An enzyme that helps people who digest lactose badly to digest it. For milk, cheese and cream.',
      'เอนไซม์ช่วยย่อยแลกโทสสำหรับผู้ที่ย่อยแลกโทสได้ไม่ดี เมื่อดื่มนม กินชีส หรือครีม',
    ),
    description: prose(
      'Taken with the first bite, one tablet splits the milk sugar of an ordinary portion. It does nothing against a milk allergy, which is another matter altogether.',
      'กินพร้อมคำแรก หนึ่งเม็ดช่วยย่อยน้ำตาลนมของหนึ่งมื้อ แต่ไม่ช่วยผู้ที่แพ้โปรตีนนมซึ่งเป็นคนละเรื่องกัน',
    ),
    attributes: {
      brand: 'settlewell',
      active_ingredient: ['lactase'],
      dosage_form: 'tablets',
      pack_size: '60',
      minimum_age: '3y',
      sugar_free: true,
      vegan: true,
      warnings: points(
        ['For lactose intolerance only, never for milk allergy.'],
        ['สำหรับผู้ที่ย่อยแลกโทสไม่ได้เท่านั้น ไม่ใช่สำหรับผู้แพ้นม'],
      ),
      storage: storage.dry,
      ...holds(60, 'tablet'),
    },
  },
  {
    sku: 'SET-DIARY',
    type: 'downloadable',
    name: say('Settlewell Food and symptom diary (PDF)', 'เซ็ตเทิลเวลล์ สมุดบันทึกอาหารและอาการ (PDF)'),
    urlKey: 'settlewell-food-symptom-diary',
    categories: ['digestion'],
    // What the shorter one costs: links are priced on top.
    price: 1.5,
    taxClass: 'zero',
    stock: { quantity: 1000, maxSale: 1 },
    shortDescription: say(
      'Four weeks of meals and symptoms on paper, to see what may upset your stomach.',
      'บันทึกมื้ออาหารและอาการสี่สัปดาห์ เพื่อดูว่าสิ่งใดอาจทำให้ท้องของคุณปั่นป่วน',
    ),
    description: prose(
      'One page a day, a page a week to look back, and a summary that a doctor or dietitian can read in two minutes. The long version adds meal ideas for trying the low-FODMAP diet with guidance.',
      'วันละหนึ่งหน้า สรุปรายสัปดาห์ และหน้ารวมที่แพทย์หรือนักกำหนดอาหารอ่านได้ในสองนาที ฉบับเต็มเพิ่มตัวอย่างเมนูสำหรับลองกินแบบโลว์ฟอดแมปโดยมีผู้ดูแล',
    ),
    attributes: { brand: 'settlewell', dosage_form: 'book' },
    downloadable: {
      purchasedSeparately: true,
      links: [
        {
          title: say('Diary, 36 pages', 'สมุดบันทึก 36 หน้า'),
          price: 0,
          file: '/s/e/settlewell-food-diary.pdf',
          downloads: 5,
        },
        {
          title: say('Diary with meal ideas, 72 pages', 'สมุดบันทึกพร้อมตัวอย่างเมนู 72 หน้า'),
          price: 2,
          file: '/s/e/settlewell-food-diary-meals.pdf',
          downloads: 5,
        },
      ],
    },
    related: ['SVC-CONSULT', 'SET-PEPP'],
  },
];
