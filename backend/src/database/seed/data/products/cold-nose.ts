import { bullets, paragraphs, prose, say } from '../texts';
import { holds, type ProductDraft, withVariants } from './draft';
import { storage, warnings } from './medicine-texts';

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
      strength: '1000mg',
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
      ),
      ingredients: say(
        paragraphs(
          'Each sachet: paracetamol 1000 mg, phenylephrine hydrochloride 12.2 mg. Also sucrose, citric acid, ascorbic acid and flavouring.',
        ),
      ),
      storage: storage.dry,
      ...holds(10, 'sachet'),
    },
    related: ['VEL-CAPS-16', 'FER-LOZ'],
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

/** The whole cold, and the nose above all. */
export const coldNose: ProductDraft[] = [
  ...hotDrink,
  {
    sku: 'VEL-CAPS-16',
    name: say('Velmora Day cold and flu capsules, 16', 'เวลโมรา แคปซูลบรรเทาหวัดกลางวัน 16 แคปซูล'),
    urlKey: 'velmora-day-cold-and-flu-capsules-16',
    categories: ['cold-flu', 'blocked-nose'],
    price: 3.79,
    stock: { quantity: 124, maxSale: 1 },
    weight: 0.03,
    shortDescription: say(
      'Paracetamol, a decongestant and caffeine, to get through a working day.',
      'พาราเซตามอล ยาลดคัดจมูก และคาเฟอีน เพื่อผ่านวันทำงานไปได้',
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
      licence_number: 'PL 99014/0063',
      warnings: hotDrinkWarnings,
      how_to_use: say(
        paragraphs('Age 16 and over: two capsules every four to six hours. No more than eight in 24 hours.'),
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
          'ปรึกษาก่อนใช้หากเป็นโรคหัวใจ ความดันโลหิตสูง เบาหวาน ไทรอยด์เป็นพิษ ต้อหิน ตั้งครรภ์ หรือเพิ่งผ่าตัดศีรษะหรือจมูก',
          'หนึ่งขวดต่อหนึ่งคน',
        ),
      ),
      how_to_use: say(paragraphs('Age 12 and over: one spray into each nostril up to three times a day.')),
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
      'Decongestant tablets for blocked sinuses. One pack per person, by law.',
      'ยาเม็ดลดคัดไซนัส จำกัดคนละหนึ่งแพ็กตามกฎหมาย',
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
      vegan: true,
      licence_number: 'PL 99027/0088',
      warnings: warnings.decongestantTablet,
      how_to_use: say(
        paragraphs('Age 12 and over: one tablet every four to six hours. No more than four in 24 hours.'),
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
  {
    sku: 'MMS-SALINE-100',
    name: say('mmstr Saline nasal spray, 100 ml', 'mmstr สเปรย์น้ำเกลือพ่นจมูก 100 มล.'),
    urlKey: 'mmstr-saline-nasal-spray-100ml',
    categories: ['blocked-nose', 'hay-fever-sprays', 'baby-child'],
    price: 4.25,
    stock: 92,
    weight: 0.13,
    shortDescription: say(
      'Sterile salt water in a gentle mist, for every day and every age.',
      'น้ำเกลือปลอดเชื้อแบบละอองอ่อนโยน ใช้ได้ทุกวันทุกวัย',
    ),
    description: say(
      paragraphs(
        'Rinses out pollen, dust and thick mucus before a medicated spray goes in, or does the job by itself. No medicine, so no limit to how long you use it.',
      ),
      paragraphs('ล้างละอองเกสร ฝุ่น และน้ำมูกข้นก่อนใช้สเปรย์ยา หรือใช้เดี่ยว ๆ ก็ได้ ไม่มีตัวยา จึงใช้ต่อเนื่องได้'),
    ),
    attributes: {
      brand: 'mmstr',
      dosage_form: 'nasal-spray',
      pack_size: '100ml',
      minimum_age: 'birth',
      vegan: true,
      how_to_use: say(
        paragraphs(
          'One or two sprays into each nostril as often as you need. Babies: one short spray with the head turned to the side.',
        ),
      ),
      warnings: say(
        bullets(
          'One bottle, one person. Ask a doctor first after nose surgery.',
          'Under pressure: keep away from heat.',
        ),
      ),
      ingredients: say(paragraphs('Purified water, sodium chloride 0.9%.')),
      storage: storage.aerosol,
      ...holds(100, 'ml'),
    },
    tierPrices: [{ quantity: 3, price: 3.75 }],
  },
  {
    sku: 'FER-VAPOUR-50',
    name: say('Fernley & Rowe Vapour rub, 50 g', 'เฟิร์นลีย์แอนด์โรว์ ขี้ผึ้งไอระเหย 50 กรัม'),
    urlKey: 'fernley-and-rowe-vapour-rub-50g',
    categories: ['blocked-nose', 'cough'],
    price: 3.2,
    stock: 87,
    weight: 0.08,
    shortDescription: say(
      'Menthol, eucalyptus and camphor for chest and back, from two years.',
      'เมนทอล ยูคาลิปตัส และการบูร สำหรับทาหน้าอกและหลัง ตั้งแต่อายุสองปี',
    ),
    description: say(
      paragraphs(
        'Rub it on chest, throat and back at bedtime and leave the collar loose. Grown-ups may melt a teaspoon in hot water and breathe the steam; children should not, because of scalds.',
      ),
      paragraphs(
        'ทาหน้าอก คอ และหลังก่อนนอน และปล่อยคอเสื้อหลวม ผู้ใหญ่อาจละลายหนึ่งช้อนชาในน้ำร้อนแล้วสูดไอ ไม่ควรทำกับเด็กเพราะเสี่ยงน้ำร้อนลวก',
      ),
    ),
    attributes: {
      brand: 'fernley-rowe',
      active_ingredient: ['menthol'],
      dosage_form: 'ointment',
      pack_size: '50g',
      legal_category: 'gsl',
      minimum_age: '2y',
      vegan: true,
      licence_number: 'PL 99038/0031',
      warnings: warnings.skinOnly,
      ingredients: say(
        paragraphs('Levomenthol 2.8%, camphor 5%, eucalyptus oil 1.5%, turpentine oil 5% w/w in white soft paraffin.'),
      ),
      how_to_use: prose(
        'Rub on chest, throat and back at bedtime, or melt a teaspoon in hot (not boiling) water and breathe it in.',
        'ทาหน้าอก ลำคอ และหลังก่อนนอน หรือละลายหนึ่งช้อนชาในน้ำร้อน (ไม่เดือด) แล้วสูดดม',
      ),
      storage: storage.room,
      ...holds(50, 'g'),
    },
  },
  {
    sku: 'FER-PELARG-30',
    name: say('Fernley & Rowe Pelargonium herbal cold tablets, 30', 'เฟิร์นลีย์แอนด์โรว์ ยาเม็ดสมุนไพรพีลาร์โกเนียม 30 เม็ด'),
    urlKey: 'fernley-and-rowe-pelargonium-tablets-30',
    categories: ['cold-flu'],
    price: 7.8,
    stock: 26,
    weight: 0.03,
    shortDescription: say(
      'A traditional herbal medicine for the symptoms of colds, based on long use only.',
      'ยาสมุนไพรดั้งเดิมสำหรับอาการหวัด อ้างอิงจากการใช้มานานเท่านั้น',
    ),
    description: say(
      paragraphs(
        'Made from the root of Pelargonium sidoides. It carries a traditional herbal registration: its quality and safety have been checked, its benefit rests on long use rather than on trials.',
      ),
      paragraphs(
        'ทำจากรากเพลาร์โกเนียม ซิดอยเดส ขึ้นทะเบียนเป็นยาสมุนไพรแผนโบราณ ตรวจสอบคุณภาพและความปลอดภัยแล้ว ส่วนประโยชน์อ้างอิงจากการใช้มานาน ไม่ใช่ผลการทดลอง',
      ),
    ),
    attributes: {
      brand: 'fernley-rowe',
      dosage_form: 'tablets',
      pack_size: '30',
      legal_category: 'gsl',
      minimum_age: '12y',
      sugar_free: false,
      vegan: true,
      licence_number: 'THR 99038/0035',
      warnings: say(
        bullets(
          'Not with severe liver or kidney disease, in pregnancy or while breastfeeding.',
          'Stop and see a doctor if your skin or eyes turn yellow, or if you are no better after a week.',
        ),
      ),
      how_to_use: say(paragraphs('Age 12 and over: one tablet three times a day.')),
      ingredients: say(
        paragraphs(
          'Each tablet: 20 mg of dry extract from Pelargonium sidoides root. Also cellulose, maltodextrin and hypromellose.',
        ),
      ),
      storage: storage.room,
      ...holds(30, 'tablet'),
    },
  },
  {
    sku: 'VEL-FAMILY',
    type: 'grouped',
    name: say('Velmora cold and flu family', 'ชุดยาหวัดสำหรับครอบครัว เวลโมรา'),
    urlKey: 'velmora-cold-and-flu-family',
    categories: ['cold-flu'],
    stock: { quantity: 0, inStock: true },
    shortDescription: say(
      'Four remedies side by side: order as many of each as your household needs.',
      'ยาสี่ชนิดในหน้าเดียว สั่งได้ตามจำนวนที่บ้านคุณต้องการ',
    ),
    description: say(
      paragraphs(
        'A cold goes through a family in a week. Capsules for the day, syrup for a chesty cough, honey linctus for the little ones, saline for every nose. Mind the paracetamol: only one product with it per person.',
      ),
      paragraphs(
        'หวัดวนครบทั้งบ้านได้ในหนึ่งสัปดาห์ แคปซูลสำหรับกลางวัน ยาน้ำขับเสมหะ ยาน้ำผึ้งสำหรับเด็ก และน้ำเกลือสำหรับทุกคน ระวังพาราเซตามอล ใช้ได้เพียงชนิดเดียวต่อคน',
      ),
    ),
    attributes: { brand: 'velmora', dosage_form: 'kit' },
    grouped: [
      { sku: 'VEL-CAPS-16', quantity: 1 },
      { sku: 'FER-COUGH-CHEST', quantity: 1 },
      { sku: 'FER-HONEY-GLY', quantity: 1 },
      { sku: 'MMS-SALINE-100', quantity: 0 },
    ],
    related: ['VEL-HOT'],
    upsell: ['SVC-FLU-JAB'],
  },
];
