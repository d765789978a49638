import { bullets, paragraphs, say } from '../../texts';
import { holds, type ProductDraft, withVariants } from '../draft';
import { storage, warnings } from '../medicine-texts';

const hotDrinkWarnings = say(
  bullets(
    'Contains paracetamol. Do not take with any other product that contains paracetamol, or with another decongestant.',
    'Do not take it with heart disease, high blood pressure, an overactive thyroid, glaucoma or an enlarged prostate, in pregnancy, or within 14 days of a monoamine oxidase inhibitor.',
    'Taking too much paracetamol can harm your liver. Get medical help at once after an overdose, even if you feel well.',
  ),
  bullets(
    'มีพาราเซตามอล ห้ามใช้ร่วมกับผลิตภัณฑ์อื่นที่มีพาราเซตามอลหรือยาลดคัดจมูกอื่น',
    'ห้ามใช้หากเป็นโรคหัวใจ ความดันโลหิตสูง ไทรอยด์เป็นพิษ ต้อหิน ต่อมลูกหมากโต ตั้งครรภ์ หรือใช้ยากลุ่ม MAOI ภายใน 14 วัน',
    'พาราเซตามอลเกินขนาดเป็นอันตรายต่อตับ ให้พบแพทย์ทันทีแม้จะรู้สึกสบายดี',
  ),
);

const hotDrink = withVariants(
  {
    sku: 'VEL-HOT',
    name: say('Velmora Hot cold and flu drink', 'เวลโมรา เครื่องดื่มร้อนบรรเทาหวัด'),
    urlKey: 'velmora-hot-cold-and-flu-drink',
    categories: ['cold-flu', 'blocked-nose'],
    shortDescription: say(
      'Paracetamol and a decongestant in a hot drink, for the days when everything aches.',
      'พาราเซตามอลและยาลดคัดจมูกในรูปเครื่องดื่มร้อน สำหรับวันที่ปวดเมื่อยทั้งตัว',
    ),
    description: say(
      paragraphs(
        'One sachet lowers a fever, eases a headache and sore throat, and opens a blocked nose for some hours. The warmth does its own good work.',
        'Do not add paracetamol tablets: a sachet already holds a full adult dose.',
      ),
      paragraphs(
        'หนึ่งซองช่วยลดไข้ บรรเทาปวดศีรษะและเจ็บคอ และทำให้จมูกโล่งได้หลายชั่วโมง ความอุ่นเองก็ช่วยให้สบายขึ้น',
        'ห้ามใช้ร่วมกับพาราเซตามอลเม็ด เพราะหนึ่งซองมีขนาดยาเต็มสำหรับผู้ใหญ่แล้ว',
      ),
    ),
    attributes: {
      brand: 'velmora',
      active_ingredient: ['paracetamol', 'phenylephrine'],
      strength: '1000mg12mg',
      dosage_form: 'sachets',
      pack_size: '10',
      legal_category: 'gsl',
      minimum_age: '16y',
      sugar_free: false,
      vegan: true,
      licence_number: 'PL 99014/0058',
      warnings: hotDrinkWarnings,
      how_to_use: say(
        paragraphs(
          'Age 16 and over: one sachet in a mug of hot, not boiling, water every four to six hours. No more than four in 24 hours.',
        ),
        paragraphs('อายุ 16 ปีขึ้นไป: ครั้งละ 1 ซองในน้ำร้อน (ไม่เดือด) หนึ่งแก้ว ทุก 4–6 ชั่วโมง ไม่เกิน 4 ซองใน 24 ชั่วโมง'),
      ),
      ingredients: say(
        paragraphs(
          'Each sachet: paracetamol 1000 mg, phenylephrine hydrochloride 12.2 mg. Also sucrose, citric acid, ascorbic acid and flavouring.',
        ),
      ),
      storage: storage.dry,
      ...holds(10, 'sachet'),
    },
    related: ['FER-LOZ'],
    crosssell: ['PUL-THERM'],
  },
  ['flavour'],
  [
    {
      sku: 'VEL-HOT-LEMON',
      suffix: say('honey and lemon, 10 sachets', 'น้ำผึ้งเลมอน 10 ซอง'),
      price: 5.25,
      stock: { quantity: 150, maxSale: 1 },
      weight: 0.09,
      attributes: { flavour: 'honey-lemon' },
    },
    {
      sku: 'VEL-HOT-BLACK',
      suffix: say('blackcurrant, 10 sachets', 'แบล็กเคอแรนต์ 10 ซอง'),
      price: 5.25,
      stock: { quantity: 110, maxSale: 1 },
      weight: 0.09,
      attributes: { flavour: 'blackcurrant' },
    },
  ],
);

/** Hot drinks, capsules and decongestants. */
export const coldFlu: ProductDraft[] = [
  ...hotDrink,
  {
    sku: 'VEL-CAPS-16',
    name: say('Velmora Day cold and flu capsules, 16', 'เวลโมรา แคปซูลบรรเทาหวัดกลางวัน 16 แคปซูล'),
    urlKey: 'velmora-day-cold-and-flu-capsules-16',
    categories: ['cold-flu', 'blocked-nose'],
    price: 3.79,
    stock: { quantity: 124, maxSale: 2 },
    weight: 0.03,
    shortDescription: say(
      'Paracetamol, a decongestant and caffeine for colds and flu by day. From 16 years.',
      'พาราเซตามอล ยาลดคัดจมูก และคาเฟอีน บรรเทาหวัดและไข้หวัดใหญ่ในเวลากลางวัน สำหรับอายุ 16 ปีขึ้นไป',
    ),
    description: say(
      paragraphs(
        'Three ingredients in one capsule: for ache and fever, for a stuffy nose, and for the heavy head. None of them makes you sleepy; take the last dose by mid-afternoon if caffeine keeps you awake.',
      ),
      paragraphs(
        'ตัวยาสามชนิดในหนึ่งแคปซูล สำหรับปวดและไข้ คัดจมูก และศีรษะหนัก ไม่มีตัวใดทำให้ง่วง หากคาเฟอีนรบกวนการนอน ควรใช้มื้อสุดท้ายช่วงบ่าย',
      ),
    ),
    attributes: {
      brand: 'velmora',
      active_ingredient: ['paracetamol', 'phenylephrine', 'caffeine'],
      dosage_form: 'capsules',
      pack_size: '16',
      legal_category: 'gsl',
      minimum_age: '16y',
      sugar_free: true,
      vegan: false,
      licence_number: 'PL 99014/0065',
      warnings: hotDrinkWarnings,
      how_to_use: say(
        paragraphs('Age 16 and over: two capsules every four to six hours. No more than eight in 24 hours.'),
        paragraphs('อายุ 16 ปีขึ้นไป: ครั้งละ 2 แคปซูล ทุก 4–6 ชั่วโมง ไม่เกิน 8 แคปซูลใน 24 ชั่วโมง'),
      ),
      ingredients: say(
        paragraphs(
          'Each capsule: paracetamol 500 mg, phenylephrine hydrochloride 6.1 mg, caffeine 25 mg. Also starch, gelatin and sodium laurilsulfate.',
        ),
      ),
      storage: storage.room,
      ...holds(16, 'capsule'),
    },
  },
  {
    sku: 'MMS-XYLO-10',
    name: say('mmstr Xylometazoline 0.1% nasal spray, 10 ml', 'mmstr สเปรย์พ่นจมูกไซโลเมทาโซลีน 0.1% 10 มล.'),
    urlKey: 'mmstr-xylometazoline-nasal-spray-10ml',
    categories: ['blocked-nose', 'cold-flu'],
    price: 3.55,
    stock: { quantity: 133, maxSale: 2 },
    weight: 0.04,
    shortDescription: say(
      'Opens a blocked nose in minutes, for up to ten hours. Seven days at most.',
      'จมูกโล่งในไม่กี่นาที นานถึงสิบชั่วโมง ใช้ไม่เกินเจ็ดวัน',
    ),
    description: say(
      paragraphs(
        'It narrows swollen vessels inside the nose. That works so well that people use it for too long, and then the nose blocks up because of the spray. Put a date in your diary and stop on it.',
      ),
      paragraphs(
        'ยาทำให้หลอดเลือดที่บวมในจมูกหดตัว ได้ผลดีจนหลายคนใช้นานเกินไป แล้วจมูกกลับคัดเพราะตัวยาเอง ควรจดวันที่และหยุดใช้ตามกำหนด',
      ),
    ),
    attributes: {
      brand: 'mmstr',
      active_ingredient: ['xylometazoline'],
      strength: '0.1pc',
      dosage_form: 'nasal-spray',
      pack_size: '10ml',
      legal_category: 'gsl',
      minimum_age: '12y',
      vegan: true,
      licence_number: 'PL 99001/0080',
      warnings: say(
        bullets(
          'No longer than seven days.',
          'Ask first with heart disease, high blood pressure, diabetes, an overactive thyroid, glaucoma, in pregnancy, or after recent head or nose surgery. Not with monoamine oxidase inhibitors.',
          'One bottle, one person.',
        ),
        bullets(
          'ใช้ไม่เกินเจ็ดวัน',
          'ปรึกษาก่อนใช้หากเป็นโรคหัวใจ ความดันโลหิตสูง เบาหวาน ไทรอยด์เป็นพิษ ต้อหิน ตั้งครรภ์ หรือเพิ่งผ่าตัดศีรษะหรือจมูก ห้ามใช้ร่วมกับยากลุ่ม MAOI',
          'หนึ่งขวดต่อหนึ่งคน',
        ),
      ),
      how_to_use: say(
        paragraphs('Age 12 and over: one spray into each nostril up to three times a day.'),
        paragraphs('อายุ 12 ปีขึ้นไป: พ่นข้างละหนึ่งครั้ง วันละไม่เกินสามครั้ง'),
      ),
      ingredients: say(
        paragraphs(
          'Xylometazoline hydrochloride 0.1% w/v. Also sodium chloride, sorbitol and purified water. Free from preservatives.',
        ),
      ),
      storage: storage.room,
      ...holds(10, 'ml'),
    },
    related: ['MMS-SALINE-100'],
  },
  {
    sku: 'NOR-PSEUDO-12',
    name: say('Norvane Pseudoephedrine 60 mg decongestant tablets, 12', 'นอร์เวน ซูโดอีเฟดรีน 60 มก. 12 เม็ด'),
    urlKey: 'norvane-pseudoephedrine-60mg-12',
    categories: ['blocked-nose'],
    price: 4.1,
    stock: { quantity: 29, maxSale: 1 },
    weight: 0.02,
    shortDescription: say(
      'Decongestant tablets for blocked sinuses. The law allows one pack in one sale.',
      'ยาเม็ดลดคัดไซนัส กฎหมายให้ขายได้ครั้งละหนึ่งกล่อง',
    ),
    description: say(
      paragraphs(
        'Tablets reach sinuses that a spray cannot. They also reach the rest of you: expect a faster pulse, and take the last one well before bed. The law limits how much pseudoephedrine a pharmacy may sell at once.',
      ),
      paragraphs(
        'ยาเม็ดเข้าถึงไซนัสที่สเปรย์เข้าไม่ถึง แต่ไปทั่วร่างกายด้วย ชีพจรอาจเร็วขึ้น ควรกินเม็ดสุดท้ายก่อนนอนหลายชั่วโมง กฎหมายจำกัดปริมาณซูโดอีเฟดรีนที่ร้านยาขายได้ต่อครั้ง',
      ),
    ),
    attributes: {
      brand: 'norvane',
      active_ingredient: ['pseudoephedrine'],
      dosage_form: 'tablets',
      pack_size: '12',
      legal_category: 'p',
      minimum_age: '12y',
      sugar_free: false,
      vegan: false,
      licence_number: 'PL 99027/0088',
      warnings: warnings.decongestantTablet,
      how_to_use: say(
        paragraphs('Age 12 and over: one tablet every four to six hours. No more than four in 24 hours.'),
        paragraphs('อายุ 12 ปีขึ้นไป: ครั้งละ 1 เม็ด ทุก 4–6 ชั่วโมง ไม่เกิน 4 เม็ดใน 24 ชั่วโมง'),
      ),
      ingredients: say(
        paragraphs(
          'Each tablet: pseudoephedrine hydrochloride 60 mg. Also lactose, maize starch and magnesium stearate.',
        ),
      ),
      storage: storage.room,
      ...holds(12, 'tablet'),
    },
  },
];
