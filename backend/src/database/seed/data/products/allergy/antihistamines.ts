import { bullets, paragraphs, say } from '../../texts';
import { holds, type ProductDraft, withVariants } from '../draft';
import { storage, warnings } from '../medicine-texts';

const oneADay = say(
  paragraphs('Age 12 and over: one tablet a day, with or without food.'),
  paragraphs('อายุ 12 ปีขึ้นไป: วันละหนึ่งเม็ด ก่อนหรือหลังอาหารก็ได้'),
);

const cetirizine = withVariants(
  {
    sku: 'TOL-CET',
    name: say('Tolvessa Cetirizine 10 mg tablets', 'โทลเวสซา เซทิริซีน 10 มก.'),
    urlKey: 'tolvessa-cetirizine-10mg',
    categories: ['hay-fever-tablets', 'hay-fever', 'bites-itching', 'allergy'],
    shortDescription: say(
      'One small tablet a day for hay fever, pet and dust allergy, and itchy rashes.',
      'วันละหนึ่งเม็ดเล็ก สำหรับแพ้ละอองเกสร แพ้ขนสัตว์และฝุ่น และผื่นคัน',
    ),
    description: say(
      paragraphs(
        'Cetirizine starts within an hour and lasts a day and a night. It is the antihistamine most people begin with: effective, inexpensive, and not drowsy for most.',
        'About one in ten feels a little tired on it. If that is you, take it in the evening or try loratadine.',
      ),
      paragraphs(
        'เซทิริซีนออกฤทธิ์ภายในหนึ่งชั่วโมงและอยู่ได้ตลอดวันและคืน เป็นยาแก้แพ้ที่คนส่วนใหญ่เริ่มใช้ ได้ผลดี ราคาไม่แพง และมักไม่ทำให้ง่วง',
        'ประมาณหนึ่งในสิบคนอาจรู้สึกเพลีย หากเป็นเช่นนั้น ลองใช้ตอนเย็นหรือเปลี่ยนเป็นลอราทาดีน',
      ),
    ),
    attributes: {
      brand: 'tolvessa',
      active_ingredient: ['cetirizine'],
      strength: '10mg',
      dosage_form: 'tablets',
      minimum_age: '6y',
      sugar_free: false,
      vegan: true,
      licence_number: 'PL 99045/0002',
      warnings: warnings.nonDrowsy,
      how_to_use: say(
        paragraphs('Age 12 and over: one tablet a day. Ages 6 to 11: half a tablet morning and evening.'),
        paragraphs('อายุ 12 ปีขึ้นไป: วันละหนึ่งเม็ด อายุ 6–11 ปี: ครึ่งเม็ดเช้าและเย็น'),
      ),
      ingredients: say(
        paragraphs(
          'Each tablet: cetirizine hydrochloride 10 mg. Also lactose, cellulose, hypromellose and titanium dioxide (E171).',
        ),
      ),
      storage: storage.room,
    },
    related: ['TOL-LOR-30', 'TOL-FLUT-60'],
    crosssell: ['TOL-CROM-10'],
  },
  ['pack_size'],
  [
    {
      sku: 'TOL-CET-7',
      suffix: say('7', '7 เม็ด'),
      price: 1.99,
      stock: { quantity: 200, maxSale: 4 },
      weight: 0.01,
      attributes: { pack_size: '7', legal_category: 'gsl', ...holds(7, 'tablet') },
    },
    {
      sku: 'TOL-CET-30',
      suffix: say('30', '30 เม็ด'),
      price: 3.99,
      stock: { quantity: 260, maxSale: 3 },
      weight: 0.02,
      attributes: { pack_size: '30', legal_category: 'p', ...holds(30, 'tablet') },
      tierPrices: [{ quantity: 2, price: 3.5 }],
    },
    {
      sku: 'TOL-CET-60',
      suffix: say('60', '60 เม็ด'),
      price: 6.49,
      specialPrice: 5.49,
      stock: { quantity: 140, maxSale: 2 },
      weight: 0.03,
      attributes: { pack_size: '60', legal_category: 'p', ...holds(60, 'tablet') },
    },
  ],
);

/** Allergy medicine by mouth. */
export const antihistamines: ProductDraft[] = [
  ...cetirizine,
  {
    sku: 'TOL-LOR-30',
    name: say('Tolvessa Loratadine 10 mg tablets, 30', 'โทลเวสซา ลอราทาดีน 10 มก. 30 เม็ด'),
    urlKey: 'tolvessa-loratadine-10mg-30',
    categories: ['hay-fever-tablets', 'hay-fever'],
    price: 4.25,
    stock: { quantity: 175, maxSale: 3 },
    weight: 0.02,
    shortDescription: say(
      'The non-drowsy choice for drivers and people who found cetirizine tiring.',
      'ทางเลือกที่ไม่ง่วงสำหรับผู้ขับขี่และผู้ที่ใช้เซทิริซีนแล้วเพลีย',
    ),
    description: say(
      paragraphs(
        'Loratadine is among the antihistamines least likely to make you sleepy. It takes a little longer to start, one to three hours, and holds for the whole day.',
      ),
      paragraphs('ลอราทาดีนเป็นยาแก้แพ้ที่มีโอกาสทำให้ง่วงน้อยที่สุดกลุ่มหนึ่ง เริ่มออกฤทธิ์ช้ากว่าเล็กน้อย หนึ่งถึงสามชั่วโมง และอยู่ได้ทั้งวัน'),
    ),
    attributes: {
      brand: 'tolvessa',
      active_ingredient: ['loratadine'],
      strength: '10mg',
      dosage_form: 'tablets',
      pack_size: '30',
      legal_category: 'p',
      minimum_age: '6y',
      sugar_free: false,
      vegan: true,
      licence_number: 'PL 99045/0005',
      warnings: warnings.nonDrowsy,
      how_to_use: say(
        paragraphs('Adults and children of 6 and over who weigh more than 30 kg: one tablet a day.'),
        paragraphs('ผู้ใหญ่ และเด็กอายุ 6 ปีขึ้นไปที่น้ำหนักเกิน 30 กก.: วันละหนึ่งเม็ด'),
      ),
      ingredients: say(paragraphs('Each tablet: loratadine 10 mg. Also lactose, maize starch and magnesium stearate.')),
      storage: storage.room,
      ...holds(30, 'tablet'),
    },
    tierPrices: [{ quantity: 2, price: 3.85 }],
  },
  {
    sku: 'TOL-FEX-120',
    name: say('Tolvessa Fexofenadine 120 mg tablets, 30', 'โทลเวสซา เฟกโซเฟนาดีน 120 มก. 30 เม็ด'),
    urlKey: 'tolvessa-fexofenadine-120mg-30',
    categories: ['hay-fever-tablets'],
    price: 8.99,
    stock: { quantity: 88, maxSale: 2 },
    weight: 0.03,
    shortDescription: say(
      'A newer antihistamine for stubborn hay fever, with hardly any drowsiness.',
      'ยาแก้แพ้รุ่นใหม่สำหรับอาการแพ้ละอองเกสรที่ดื้อ แทบไม่ทำให้ง่วง',
    ),
    description: say(
      paragraphs(
        'Worth trying when cetirizine and loratadine have not been enough. Swallow it with water before a meal: fruit juice, and indigestion remedies with aluminium or magnesium, stop it from being absorbed.',
      ),
      paragraphs(
        'เหมาะเมื่อเซทิริซีนและลอราทาดีนยังไม่พอ กลืนพร้อมน้ำก่อนอาหาร น้ำผลไม้และยาลดกรดที่มีอะลูมิเนียมหรือแมกนีเซียมทำให้ยาดูดซึมได้น้อยลง',
      ),
    ),
    attributes: {
      brand: 'tolvessa',
      active_ingredient: ['fexofenadine'],
      strength: '120mg',
      dosage_form: 'tablets',
      pack_size: '30',
      legal_category: 'gsl',
      minimum_age: '12y',
      sugar_free: true,
      vegan: true,
      licence_number: 'PL 99045/0011',
      warnings: warnings.nonDrowsy,
      how_to_use: oneADay,
      ingredients: say(
        paragraphs(
          'Each tablet: fexofenadine hydrochloride 120 mg. Also cellulose, croscarmellose sodium and iron oxide (E172).',
        ),
      ),
      storage: storage.room,
      ...holds(30, 'tablet'),
    },
  },
  {
    sku: 'TOL-FEX-180',
    name: say('Tolvessa Fexofenadine 180 mg tablets, 30', 'โทลเวสซา เฟกโซเฟนาดีน 180 มก. 30 เม็ด'),
    urlKey: 'tolvessa-fexofenadine-180mg-30',
    categories: ['hay-fever-tablets'],
    price: 12.5,
    taxClass: 'zero',
    stock: { quantity: 40, maxSale: 1 },
    weight: 0.03,
    shortDescription: say(
      'The stronger tablet for long-lasting hives. Prescription only, after an online consultation.',
      'ชนิดแรงสำหรับลมพิษเรื้อรัง ยาตามใบสั่งแพทย์ หลังการปรึกษาออนไลน์',
    ),
    description: say(
      paragraphs(
        'For itchy hives that come back day after day without a clear cause. A prescriber reads your answers, usually the same day, and writes to you if another treatment would suit you better.',
      ),
      paragraphs('สำหรับผื่นลมพิษที่เป็นซ้ำทุกวันโดยไม่ทราบสาเหตุ แพทย์จะอ่านคำตอบของคุณ มักภายในวันเดียวกัน และแจ้งหากการรักษาอื่นเหมาะกว่า'),
    ),
    attributes: {
      brand: 'tolvessa',
      active_ingredient: ['fexofenadine'],
      strength: '180mg',
      dosage_form: 'tablets',
      pack_size: '30',
      legal_category: 'pom',
      minimum_age: '12y',
      sugar_free: true,
      vegan: true,
      licence_number: 'PL 99045/0012',
      warnings: warnings.prescription,
      how_to_use: oneADay,
      ingredients: say(
        paragraphs(
          'Each tablet: fexofenadine hydrochloride 180 mg. Also cellulose, croscarmellose sodium and iron oxide (E172).',
        ),
      ),
      storage: storage.room,
      ...holds(30, 'tablet'),
    },
  },
  {
    sku: 'TOL-CHLOR-28',
    name: say('Tolvessa Chlorphenamine 4 mg tablets, 28', 'โทลเวสซา คลอร์เฟนิรามีน 4 มก. 28 เม็ด'),
    urlKey: 'tolvessa-chlorphenamine-4mg-28',
    categories: ['hay-fever-tablets', 'bites-itching'],
    price: 2.85,
    stock: { quantity: 94, maxSale: 2 },
    weight: 0.02,
    shortDescription: say(
      'A fast, short-acting antihistamine for sudden reactions and itchy nights. Makes you sleepy.',
      'ยาแก้แพ้ออกฤทธิ์เร็วและสั้น สำหรับอาการแพ้ฉับพลันและคันตอนกลางคืน ทำให้ง่วง',
    ),
    description: say(
      paragraphs(
        'An old hand that still earns its place in a first aid kit: it works quickly on bites, hives and food rashes. Because it makes most people drowsy it is not for the morning commute.',
      ),
      paragraphs('ยาเก่าแก่ที่ยังควรมีในชุดปฐมพยาบาล ออกฤทธิ์เร็วกับแมลงกัด ลมพิษ และผื่นแพ้อาหาร แต่ทำให้ง่วงจึงไม่เหมาะก่อนเดินทางไปทำงาน'),
    ),
    attributes: {
      brand: 'tolvessa',
      active_ingredient: ['chlorphenamine'],
      strength: '4mg',
      dosage_form: 'tablets',
      pack_size: '28',
      legal_category: 'p',
      minimum_age: '6y',
      sugar_free: false,
      vegan: true,
      licence_number: 'PL 99045/0019',
      warnings: warnings.drowsy,
      how_to_use: say(
        bullets(
          'Age 12 and over: one tablet every four to six hours, no more than six in 24 hours.',
          'Ages 6 to 11: half a tablet every four to six hours, no more than three in 24 hours.',
        ),
        bullets(
          'อายุ 12 ปีขึ้นไป: ครั้งละ 1 เม็ด ทุก 4–6 ชั่วโมง ไม่เกิน 6 เม็ดใน 24 ชั่วโมง',
          'อายุ 6–11 ปี: ครั้งละครึ่งเม็ด ทุก 4–6 ชั่วโมง ไม่เกิน 3 เม็ดใน 24 ชั่วโมง',
        ),
      ),
      ingredients: say(
        paragraphs('Each tablet: chlorphenamine maleate 4 mg. Also lactose, maize starch and magnesium stearate.'),
      ),
      storage: storage.room,
      ...holds(28, 'tablet'),
    },
  },
  {
    sku: 'TOL-CHLOR-SYR',
    name: say('Tolvessa Chlorphenamine allergy syrup, 150 ml', 'โทลเวสซา ยาน้ำแก้แพ้คลอร์เฟนิรามีน 150 มล.'),
    urlKey: 'tolvessa-chlorphenamine-syrup-150ml',
    categories: ['baby-child', 'bites-itching', 'allergy'],
    price: 4.35,
    stock: { quantity: 57, maxSale: 2 },
    weight: 0.25,
    shortDescription: say(
      'Sugar-free antihistamine syrup for itchy children from one year.',
      'ยาน้ำแก้แพ้ปราศจากน้ำตาล สำหรับเด็กอายุหนึ่งปีขึ้นไป',
    ),
    description: say(
      paragraphs(
        'For chickenpox itch, bites and mild reactions to food. Measure with the syringe rather than a teaspoon. Most children grow sleepy, a few become lively instead.',
      ),
      paragraphs(
        'สำหรับอาการคันจากอีสุกอีใส แมลงกัด และแพ้อาหารเล็กน้อย ตวงด้วยไซริงค์ ไม่ใช้ช้อนชา เด็กส่วนใหญ่จะง่วง แต่บางคนอาจตื่นตัวแทน',
      ),
    ),
    attributes: {
      brand: 'tolvessa',
      active_ingredient: ['chlorphenamine'],
      dosage_form: 'syrup',
      pack_size: '150ml',
      flavour: 'strawberry',
      legal_category: 'p',
      minimum_age: '1y',
      sugar_free: true,
      vegan: true,
      licence_number: 'PL 99045/0020',
      warnings: warnings.drowsy,
      how_to_use: say(
        bullets(
          'Age 12 and over: 10 ml every four to six hours, no more than 60 ml in 24 hours.',
          'Ages 6 to 11: 5 ml every four to six hours, no more than 30 ml in 24 hours.',
          'Ages 2 to 5: 2.5 ml every four to six hours, no more than 15 ml in 24 hours.',
          'Age 1: 2.5 ml twice a day.',
        ),
        bullets(
          'อายุ 12 ปีขึ้นไป: ครั้งละ 10 มล. ทุก 4–6 ชั่วโมง ไม่เกิน 60 มล. ใน 24 ชั่วโมง',
          'อายุ 6–11 ปี: ครั้งละ 5 มล. ทุก 4–6 ชั่วโมง ไม่เกิน 30 มล. ใน 24 ชั่วโมง',
          'อายุ 2–5 ปี: ครั้งละ 2.5 มล. ทุก 4–6 ชั่วโมง ไม่เกิน 15 มล. ใน 24 ชั่วโมง',
          'อายุ 1 ปี: ครั้งละ 2.5 มล. วันละสองครั้ง',
        ),
      ),
      ingredients: say(
        paragraphs('Each 5 ml: chlorphenamine maleate 2 mg. Also glycerol, xylitol, sodium benzoate and flavouring.'),
      ),
      storage: storage.opened6months,
      ...holds(150, 'ml'),
    },
  },
];
