import { bullets, paragraphs, say } from '../../texts';
import { holds, type ProductDraft, withVariants } from '../draft';
import { storage, warnings } from '../medicine-texts';

const vitaminD = withVariants(
  {
    sku: 'VER-D3',
    name: say('Verdala Vitamin D3 tablets', 'เวอร์ดาลา วิตามินดี 3'),
    urlKey: 'verdala-vitamin-d3',
    categories: ['vitamins', 'everyday-care'],
    shortDescription: say(
      'Vitamin D contributes to normal bones, muscles and immune function, in the months with little sun.',
      'วิตามินดีมีส่วนช่วยให้กระดูก กล้ามเนื้อ และภูมิคุ้มกันทำงานตามปกติ ในช่วงที่มีแดดน้อย',
    ),
    description: say(
      paragraphs(
        'In Britain the sun is too low from October to March for skin to make vitamin D, so everyone is advised to consider 10 micrograms a day. The 25 microgram tablets are for people whom a doctor or pharmacist has advised to take more.',
        'Vitamin D contributes to the maintenance of normal bones, teeth and muscle function and to the normal function of the immune system.',
      ),
      paragraphs(
        'ในสหราชอาณาจักร แดดช่วงตุลาคมถึงมีนาคมอ่อนเกินกว่าที่ผิวจะสร้างวิตามินดีได้ จึงแนะนำวันละ 10 ไมโครกรัม ชนิด 25 ไมโครกรัมสำหรับผู้ที่แพทย์หรือเภสัชกรแนะนำ',
        'วิตามินดีมีส่วนช่วยในการคงสภาพปกติของกระดูก ฟัน และกล้ามเนื้อ และการทำงานของภูมิคุ้มกัน',
      ),
    ),
    attributes: {
      brand: 'verdala',
      active_ingredient: ['colecalciferol'],
      dosage_form: 'tablets',
      minimum_age: '12y',
      sugar_free: true,
      vegan: true,
      warnings: warnings.supplement,
      how_to_use: say(paragraphs('One tablet a day with food.'), paragraphs('วันละหนึ่งเม็ดพร้อมอาหาร')),
      ingredients: say(
        paragraphs('Microcrystalline cellulose, dicalcium phosphate, vitamin D3 from lichen, magnesium stearate.'),
      ),
      storage: storage.cupboard,
    },
    related: ['VER-FOLIC-90'],
  },
  ['strength', 'pack_size'],
  [
    {
      sku: 'VER-D3-10-90',
      suffix: say('10 micrograms, 90', '10 ไมโครกรัม 90 เม็ด'),
      price: 4.95,
      stock: 220,
      weight: 0.05,
      attributes: { strength: '10ug', pack_size: '90', ...holds(90, 'tablet') },
    },
    {
      sku: 'VER-D3-25-30',
      suffix: say('25 micrograms, 30', '25 ไมโครกรัม 30 เม็ด'),
      price: 3.75,
      stock: 130,
      weight: 0.03,
      attributes: { strength: '25ug', pack_size: '30', ...holds(30, 'tablet') },
    },
    {
      sku: 'VER-D3-25-90',
      suffix: say('25 micrograms, 90', '25 ไมโครกรัม 90 เม็ด'),
      price: 7.95,
      specialPrice: 6.75,
      stock: 115,
      weight: 0.05,
      attributes: { strength: '25ug', pack_size: '90', ...holds(90, 'tablet') },
    },
  ],
);

/** Vitamins and minerals. */
export const vitamins: ProductDraft[] = [
  ...vitaminD,
  {
    sku: 'VER-FOLIC-90',
    name: say('Verdala Folic acid 400 microgram tablets, 90', 'เวอร์ดาลา กรดโฟลิก 400 ไมโครกรัม 90 เม็ด'),
    urlKey: 'verdala-folic-acid-400ug-90',
    categories: ['vitamins'],
    price: 3.6,
    stock: 98,
    weight: 0.03,
    shortDescription: say(
      'From the day you start trying for a baby until the end of week 12.',
      'ตั้งแต่วันที่เริ่มวางแผนมีบุตรจนครบสัปดาห์ที่ 12',
    ),
    description: say(
      paragraphs(
        'Folic acid lowers the risk of neural tube defects such as spina bifida, and works best when started before pregnancy.',
        'Some women need a stronger dose on prescription: with diabetes, coeliac disease or epilepsy medicine, above a BMI of 30, or after an affected pregnancy. Ask us.',
      ),
      paragraphs(
        'กรดโฟลิกลดความเสี่ยงของความผิดปกติของหลอดประสาทของทารก ได้ผลดีที่สุดเมื่อเริ่มก่อนตั้งครรภ์',
        'ผู้หญิงบางคนต้องใช้ขนาดสูงตามใบสั่งแพทย์ เช่น เป็นเบาหวานหรือโรคซีลิแอก ใช้ยากันชัก BMI เกิน 30 หรือเคยตั้งครรภ์ทารกที่มีความผิดปกตินี้ โปรดปรึกษาเรา',
      ),
    ),
    attributes: {
      brand: 'verdala',
      active_ingredient: ['folic-acid'],
      strength: '400ug',
      dosage_form: 'tablets',
      pack_size: '90',
      minimum_age: '16y',
      sugar_free: true,
      vegan: true,
      warnings: say(
        bullets(
          'Do not take more than the recommended daily amount.',
          'Ask a doctor first if you take medicine for epilepsy or methotrexate, or have pernicious anaemia.',
          'Keep out of the reach of young children.',
        ),
        bullets(
          'ไม่ควรรับประทานเกินปริมาณที่แนะนำต่อวัน',
          'ปรึกษาแพทย์ก่อนหากใช้ยากันชักหรือเมโทเทรกเซต หรือมีภาวะโลหิตจางจากการขาดวิตามินบี 12',
          'เก็บให้พ้นมือเด็กเล็ก',
        ),
      ),
      how_to_use: say(paragraphs('One tablet a day.'), paragraphs('วันละหนึ่งเม็ด')),
      ingredients: say(paragraphs('Microcrystalline cellulose, calcium carbonate, stearic acid, folic acid.')),
      storage: storage.cupboard,
      ...holds(90, 'tablet'),
    },
    tierPrices: [{ quantity: 2, price: 3.2 }],
  },
  {
    sku: 'VER-IRON-30',
    name: say('Verdala Gentle iron capsules, 30', 'เวอร์ดาลา ธาตุเหล็กสูตรอ่อนโยน 30 แคปซูล'),
    urlKey: 'verdala-gentle-iron-30',
    categories: ['vitamins'],
    price: 5.4,
    stock: 56,
    weight: 0.03,
    shortDescription: say(
      'Iron bisglycinate with vitamin C, kind to the stomach.',
      'เหล็กบิสไกลซิเนตผสมวิตามินซี อ่อนโยนต่อกระเพาะ',
    ),
    description: say(
      paragraphs(
        'Tiredness has many causes, and iron helps only if you are short of it: a blood test tells. Take it with orange juice and away from tea, coffee and milk. Dark stools are harmless.',
      ),
      paragraphs(
        'ความเหนื่อยล้ามีหลายสาเหตุ ธาตุเหล็กช่วยเฉพาะเมื่อขาดจริง ควรตรวจเลือด รับประทานพร้อมน้ำส้มและเว้นจากชา กาแฟ และนม อุจจาระสีเข้มไม่เป็นอันตราย',
      ),
    ),
    attributes: {
      brand: 'verdala',
      active_ingredient: ['iron', 'ascorbic-acid'],
      strength: '14mg',
      dosage_form: 'capsules',
      pack_size: '30',
      minimum_age: '12y',
      sugar_free: true,
      vegan: true,
      warnings: say(
        bullets(
          'Contains iron: an overdose can be fatal to a young child. Keep out of sight and reach, and get help at once if a child swallows any.',
          'Leave two to four hours between it and thyroid medicine, some antibiotics and antacids.',
          'Do not take more than the recommended daily amount.',
        ),
        bullets(
          'มีธาตุเหล็ก การได้รับเกินขนาดอาจเป็นอันตรายถึงชีวิตในเด็กเล็ก เก็บให้พ้นสายตาและมือเด็ก หากเด็กกลืนให้ขอความช่วยเหลือทันที',
          'เว้นสองถึงสี่ชั่วโมงจากยาไทรอยด์ ยาปฏิชีวนะบางชนิด และยาลดกรด',
          'ไม่ควรรับประทานเกินปริมาณที่แนะนำต่อวัน',
        ),
      ),
      how_to_use: say(
        paragraphs('One capsule a day, with or without food.'),
        paragraphs('วันละหนึ่งแคปซูล พร้อมอาหารหรือไม่ก็ได้'),
      ),
      ingredients: say(
        paragraphs(
          'Cellulose, vitamin C, iron bisglycinate, hypromellose shell. Each capsule: iron 14 mg, vitamin C 60 mg.',
        ),
      ),
      storage: storage.cupboard,
      ...holds(30, 'capsule'),
    },
  },
  {
    sku: 'VER-C-20',
    name: say('Verdala Vitamin C effervescent tablets, orange, 20', 'เวอร์ดาลา วิตามินซีเม็ดฟู่ รสส้ม 20 เม็ด'),
    urlKey: 'verdala-vitamin-c-effervescent-20',
    categories: ['vitamins', 'cold-flu'],
    price: 2.85,
    stock: 167,
    weight: 0.1,
    shortDescription: say(
      'A fizzy glass of 1000 mg vitamin C, sweetened without sugar.',
      'วิตามินซี 1000 มก. แบบเม็ดฟู่ ไม่ใช้น้ำตาล',
    ),
    description: say(
      paragraphs(
        'Vitamin C contributes to the normal function of the immune system. It does not stop colds in most people. We would rather say so, and sell it to you because it is pleasant and you enjoy it.',
      ),
      paragraphs('วิตามินซีมีส่วนช่วยการทำงานปกติของภูมิคุ้มกัน แต่ไม่ได้ป้องกันหวัดในคนส่วนใหญ่ เราเลือกบอกตามตรง และขายเพราะคุณชอบดื่มมัน'),
    ),
    attributes: {
      brand: 'verdala',
      active_ingredient: ['ascorbic-acid'],
      strength: '1000mg',
      dosage_form: 'effervescent',
      pack_size: '20',
      flavour: 'orange',
      minimum_age: '12y',
      sugar_free: true,
      vegan: true,
      warnings: warnings.supplement,
      how_to_use: say(paragraphs('One tablet a day in a glass of water.'), paragraphs('วันละหนึ่งเม็ด ละลายในน้ำหนึ่งแก้ว')),
      ingredients: say(
        paragraphs(
          'Citric acid, vitamin C, sodium bicarbonate, sorbitol, sucralose, beetroot colour, orange flavouring.',
        ),
      ),
      storage: storage.dry,
      ...holds(20, 'tablet'),
    },
    tierPrices: [
      { quantity: 3, price: 2.45 },
      { quantity: 6, price: 2.15 },
    ],
  },
  {
    sku: 'VER-KIDS-60',
    name: say(
      'Verdala Children’s multivitamin gummies, strawberry, 60',
      'เวอร์ดาลา กัมมี่วิตามินรวมสำหรับเด็ก รสสตรอว์เบอร์รี 60 ชิ้น',
    ),
    urlKey: 'verdala-childrens-multivitamin-gummies-60',
    categories: ['vitamins', 'baby-child'],
    price: 6.95,
    stock: 74,
    weight: 0.2,
    shortDescription: say(
      'Vitamins A, C and D and others for children from three, made with pectin in place of gelatin.',
      'วิตามินเอ ซี ดี และอื่น ๆ สำหรับเด็กสามปีขึ้นไป ใช้เพกทินแทนเจลาติน',
    ),
    description: say(
      paragraphs(
        'Young children are advised to have vitamins A, C and D every day up to the age of five. These look and taste like sweets, so keep the jar closed and high up.',
      ),
      paragraphs('แนะนำให้เด็กเล็กได้รับวิตามินเอ ซี และดีทุกวันจนถึงห้าปี กัมมี่หน้าตาและรสชาติเหมือนขนม จึงควรปิดฝาและเก็บให้สูง'),
    ),
    attributes: {
      brand: 'verdala',
      dosage_form: 'gummies',
      pack_size: '60',
      flavour: 'strawberry',
      minimum_age: '3y',
      sugar_free: false,
      vegan: true,
      warnings: warnings.supplement,
      how_to_use: say(
        paragraphs('Ages 3 to 12: one gummy a day, chewed well.'),
        paragraphs('อายุ 3–12 ปี: วันละหนึ่งชิ้น เคี้ยวให้ละเอียด'),
      ),
      ingredients: say(
        paragraphs(
          'Glucose syrup, sugar, pectin, citric acid, vitamins A, B6, B12, C, D3 and E, strawberry flavouring, carrot concentrate.',
        ),
      ),
      storage: storage.cupboard,
      ...holds(60, 'gummy'),
    },
  },
];
