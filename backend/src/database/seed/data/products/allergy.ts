import { bullets, paragraphs, say } from '../texts';
import { holds, type ProductDraft, withVariants } from './draft';
import { storage, warnings } from './medicine-texts';

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
    upsell: ['TOL-HAY-PACK'],
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

/** Hay fever, hives and bites. */
export const allergy: ProductDraft[] = [
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
      how_to_use: say(paragraphs('Adults and children of 6 and over who weigh more than 30 kg: one tablet a day.')),
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
      ),
      ingredients: say(
        paragraphs('Each 5 ml: chlorphenamine maleate 2 mg. Also glycerol, xylitol, sodium benzoate and flavouring.'),
      ),
      storage: storage.opened6months,
      ...holds(150, 'ml'),
    },
  },
  {
    sku: 'TOL-FLUT-60',
    name: say('Tolvessa Fluticasone hay fever nasal spray, 60 sprays', 'โทลเวสซา สเปรย์พ่นจมูกฟลูติคาโซน 60 ครั้ง'),
    urlKey: 'tolvessa-fluticasone-nasal-spray-60',
    categories: ['hay-fever-sprays', 'hay-fever'],
    price: 7.65,
    stock: { quantity: 102, maxSale: 2 },
    weight: 0.05,
    shortDescription: say(
      'A once-a-day steroid spray for a blocked, runny, sneezy nose, and itchy eyes too.',
      'สเปรย์สเตียรอยด์วันละครั้ง สำหรับคัดจมูก น้ำมูกไหล จาม และคันตา',
    ),
    description: say(
      paragraphs(
        'If your nose is the main trouble, this does more than a tablet. Very little reaches the rest of the body. The secret is to use it every day, from a week or two before your pollen arrives.',
        'Look down, aim away from the middle of the nose, breathe in gently. If you taste it, you sniffed too hard.',
      ),
      paragraphs(
        'หากอาการหลักอยู่ที่จมูก สเปรย์นี้ได้ผลดีกว่ายาเม็ด ตัวยาเข้าสู่ร่างกายส่วนอื่นน้อยมาก เคล็ดลับคือใช้ทุกวัน เริ่มหนึ่งถึงสองสัปดาห์ก่อนฤดูละอองเกสร',
        'ก้มหน้า หันปลายสเปรย์ออกจากกลางจมูก สูดเบา ๆ หากรู้สึกถึงรสยาแปลว่าสูดแรงเกินไป',
      ),
    ),
    attributes: {
      brand: 'tolvessa',
      active_ingredient: ['fluticasone'],
      dosage_form: 'nasal-spray',
      legal_category: 'gsl',
      minimum_age: '18y',
      vegan: true,
      licence_number: 'PL 99045/0026',
      warnings: warnings.steroidSpray,
      how_to_use: say(
        paragraphs(
          'Adults: two sprays into each nostril once a day, in the morning. When controlled, one spray a day. No more than four sprays into each nostril a day. Shake, and prime a new bottle.',
        ),
        paragraphs('ผู้ใหญ่: พ่นข้างละสองครั้ง วันละหนึ่งครั้งตอนเช้า เมื่อควบคุมอาการได้ให้ลดเหลือข้างละหนึ่งครั้ง เขย่าและกดทดลองก่อนใช้ขวดใหม่'),
      ),
      ingredients: say(
        paragraphs(
          'Each spray: fluticasone propionate 50 micrograms. Also glucose, cellulose, polysorbate 80 and benzalkonium chloride.',
        ),
      ),
      storage: storage.room,
    },
    related: ['TOL-BECLO-200', 'TOL-CET'],
  },
  {
    sku: 'TOL-BECLO-200',
    name: say('Tolvessa Beclometasone nasal spray, 200 sprays', 'โทลเวสซา สเปรย์พ่นจมูกเบโคลเมทาโซน 200 ครั้ง'),
    urlKey: 'tolvessa-beclometasone-nasal-spray-200',
    categories: ['hay-fever-sprays'],
    price: 6.1,
    stock: { quantity: 0, inStock: false, maxSale: 2 },
    weight: 0.06,
    shortDescription: say('Twice-daily steroid spray in a large bottle that lasts most of a season.'),
    description: say(
      paragraphs(
        'The same idea as fluticasone, with a long record behind it. It wants using morning and evening. One bottle lasts about seven weeks at the usual dose.',
      ),
    ),
    attributes: {
      brand: 'tolvessa',
      active_ingredient: ['beclometasone'],
      dosage_form: 'nasal-spray',
      legal_category: 'p',
      minimum_age: '18y',
      vegan: true,
      licence_number: 'PL 99045/0028',
      warnings: warnings.steroidSpray,
      how_to_use: say(
        paragraphs(
          'Adults: two sprays into each nostril morning and evening; reduce to one when controlled. No more than eight sprays in all a day.',
        ),
      ),
      ingredients: say(
        paragraphs(
          'Each spray: beclometasone dipropionate 50 micrograms. Also glucose, polysorbate 80 and phenylethyl alcohol.',
        ),
      ),
      storage: storage.room,
    },
  },
  {
    sku: 'TOL-CROM-10',
    name: say('Tolvessa Sodium cromoglicate 2% eye drops, 10 ml', 'โทลเวสซา ยาหยอดตาโซเดียมโครโมไกลเคต 2% 10 มล.'),
    urlKey: 'tolvessa-sodium-cromoglicate-eye-drops-10ml',
    categories: ['hay-fever-sprays', 'eye-care'],
    price: 4.95,
    stock: { quantity: 83, maxSale: 2 },
    weight: 0.03,
    shortDescription: say(
      'Calms itchy, watery hay fever eyes. From six years.',
      'บรรเทาอาการคันตาและน้ำตาไหลจากแพ้ละอองเกสร ตั้งแต่อายุหกปี',
    ),
    description: say(
      paragraphs(
        'Cromoglicate steadies the cells that release histamine, so it works best before the itch starts: four times a day through the season. A brief sting on the first days is usual.',
      ),
      paragraphs('โครโมไกลเคตทำให้เซลล์ที่หลั่งฮิสตามีนสงบลง จึงได้ผลดีที่สุดเมื่อใช้ก่อนเริ่มคัน วันละสี่ครั้งตลอดฤดู ช่วงแรกอาจแสบเล็กน้อยเป็นปกติ'),
    ),
    attributes: {
      brand: 'tolvessa',
      active_ingredient: ['sodium-cromoglicate'],
      strength: '2pc',
      dosage_form: 'eye-drops',
      pack_size: '10ml',
      legal_category: 'p',
      minimum_age: '6y',
      vegan: true,
      licence_number: 'PL 99045/0033',
      warnings: warnings.eyeDrops,
      how_to_use: say(
        paragraphs('Age 6 and over: one or two drops into each eye four times a day.'),
        paragraphs('อายุ 6 ปีขึ้นไป: หยอดข้างละ 1–2 หยด วันละสี่ครั้ง'),
      ),
      ingredients: say(
        paragraphs('Sodium cromoglicate 2% w/v. Also disodium edetate, benzalkonium chloride and purified water.'),
      ),
      storage: storage.opened28,
      ...holds(10, 'ml'),
    },
  },
  {
    sku: 'TOL-BALM-10',
    name: say('Tolvessa Pollen barrier balm, 10 g', 'โทลเวสซา บาล์มดักละอองเกสร 10 กรัม'),
    urlKey: 'tolvessa-pollen-barrier-balm-10g',
    categories: ['hay-fever', 'baby-child'],
    price: 5.75,
    stock: 3,
    weight: 0.03,
    shortDescription: say(
      'A drug-free balm for the rim of the nostrils that catches pollen on its way in.',
      'บาล์มไม่มีตัวยา ทาขอบรูจมูกเพื่อดักละอองเกสร',
    ),
    description: say(
      paragraphs(
        'No medicine, so it goes with everything else, suits children and pregnancy, and may be renewed as often as you like, outdoors above all.',
      ),
      paragraphs('ไม่มีตัวยา ใช้ร่วมกับอย่างอื่นได้ เหมาะกับเด็กและผู้ตั้งครรภ์ ทาซ้ำได้บ่อยตามต้องการ โดยเฉพาะเมื่ออยู่กลางแจ้ง'),
    ),
    attributes: {
      brand: 'tolvessa',
      dosage_form: 'ointment',
      pack_size: '10g',
      minimum_age: '3m',
      vegan: false,
      ingredients: say(paragraphs('Beeswax, sunflower oil, coconut oil, aloe leaf extract.')),
      storage: storage.cupboard,
      ...holds(10, 'g'),
    },
  },
  {
    sku: 'HAL-HC-15',
    name: say('Halderm Hydrocortisone 1% cream, 15 g', 'ฮัลเดิร์ม ครีมไฮโดรคอร์ติโซน 1% 15 กรัม'),
    urlKey: 'halderm-hydrocortisone-1-cream-15g',
    categories: ['bites-itching', 'dry-skin', 'skin'],
    price: 3.95,
    stock: { quantity: 112, maxSale: 1 },
    weight: 0.03,
    shortDescription: say(
      'A mild steroid for insect bites, contact rashes and small patches of eczema.',
      'สเตียรอยด์อ่อนสำหรับแมลงกัด ผื่นสัมผัส และผื่นผิวหนังอักเสบเล็ก ๆ',
    ),
    description: say(
      paragraphs(
        'A thin layer takes the heat and itch out of inflamed skin within a day or two. Thin is enough: a fingertip’s length covers an area of two palms.',
        'Without a doctor’s advice it is not for the face, for broken or infected skin, or for more than a week.',
      ),
      paragraphs(
        'ทาบาง ๆ ช่วยลดความร้อนและอาการคันของผิวอักเสบภายในหนึ่งถึงสองวัน ความยาวหนึ่งข้อปลายนิ้วทาได้พื้นที่สองฝ่ามือ',
        'ห้ามใช้กับใบหน้า ผิวแตกหรือติดเชื้อ หรือใช้เกินหนึ่งสัปดาห์โดยไม่ปรึกษาแพทย์',
      ),
    ),
    attributes: {
      brand: 'halderm',
      active_ingredient: ['hydrocortisone'],
      strength: '1pc',
      dosage_form: 'cream',
      pack_size: '15g',
      legal_category: 'p',
      minimum_age: '10y',
      licence_number: 'PL 99059/0001',
      warnings: say(
        bullets(
          'Not on the face, eyes, genitals, broken or infected skin, acne, cold sores or athlete’s foot.',
          'Not for children under 10, in pregnancy or while breastfeeding without a doctor’s advice.',
          'Seven days at most. Fabric that has soaked it up burns more easily: keep away from flames.',
        ),
        bullets(
          'ห้ามใช้กับใบหน้า ตา อวัยวะเพศ ผิวแตกหรือติดเชื้อ สิว เริม หรือเชื้อราที่เท้า',
          'ห้ามใช้ในเด็กต่ำกว่า 10 ปี ผู้ตั้งครรภ์หรือให้นมบุตรโดยไม่ปรึกษาแพทย์',
          'ใช้ไม่เกินเจ็ดวัน',
        ),
      ),
      how_to_use: say(paragraphs('Age 10 and over: a thin layer once or twice a day for up to seven days.')),
      ingredients: say(
        paragraphs('Hydrocortisone 1% w/w. Also white soft paraffin, cetomacrogol, chlorocresol and purified water.'),
      ),
      storage: storage.room,
      ...holds(15, 'g'),
    },
  },
  {
    sku: 'HAL-CROTA-30',
    name: say('Halderm Crotamiton anti-itch cream, 30 g', 'ฮัลเดิร์ม ครีมแก้คันโครทามิทอน 30 กรัม'),
    urlKey: 'halderm-crotamiton-cream-30g',
    categories: ['bites-itching'],
    price: 4.85,
    stock: 46,
    weight: 0.05,
    shortDescription: say('Six to ten hours of relief from itching, without a steroid. From three years.'),
    description: say(
      paragraphs(
        'For sunburn that itches, heat rash, bites, hives and dry winter skin. It does not treat what causes the itch, but an end to scratching is often all that skin needs.',
      ),
    ),
    attributes: {
      brand: 'halderm',
      active_ingredient: ['crotamiton'],
      strength: '10pc',
      dosage_form: 'cream',
      pack_size: '30g',
      legal_category: 'gsl',
      minimum_age: '3y',
      licence_number: 'PL 99059/0006',
      warnings: warnings.skinOnly,
      how_to_use: say(
        paragraphs('Rub in two or three times a day; once a day for children under three, on a doctor’s advice only.'),
      ),
      ingredients: say(
        paragraphs(
          'Crotamiton 10% w/w. Also hard paraffin, stearyl alcohol, beeswax, phenylethyl alcohol and perfume.',
        ),
      ),
      storage: storage.room,
      ...holds(30, 'g'),
    },
  },
  {
    sku: 'HAL-BITE-GEL',
    name: say('Halderm Cooling bite and sting gel, 20 g', 'ฮัลเดิร์ม เจลเย็นทาแมลงกัดต่อย 20 กรัม'),
    urlKey: 'halderm-bite-and-sting-gel-20g',
    categories: ['bites-itching', 'travel', 'first-aid'],
    price: 4.4,
    stock: 69,
    weight: 0.04,
    shortDescription: say(
      'A clear gel with aloe and menthol that cools at once. Slips into any pocket.',
      'เจลใสผสมว่านหางจระเข้และเมนทอล เย็นทันที พกง่าย',
    ),
    description: say(
      paragraphs(
        'Scrape a bee’s sting out first, wash, then dab. A cold flannel works in the same way and costs nothing; this works on a hillside.',
      ),
      paragraphs('หากถูกผึ้งต่อย ให้เขี่ยเหล็กในออก ล้าง แล้วแต้มเจล ผ้าชุบน้ำเย็นก็ได้ผลเช่นกัน แต่เจลนี้ใช้ได้แม้อยู่บนเขา'),
    ),
    attributes: {
      brand: 'halderm',
      active_ingredient: ['menthol'],
      dosage_form: 'gel',
      pack_size: '20g',
      minimum_age: '2y',
      vegan: true,
      warnings: warnings.skinOnly,
      ingredients: say(paragraphs('Purified water, aloe leaf juice, ethanol, menthol 1%, carbomer.')),
      storage: storage.room,
      ...holds(20, 'g'),
    },
  },
  {
    sku: 'TOL-HAY-PACK',
    type: 'bundle',
    name: say('Hay fever relief pack', 'ชุดบรรเทาอาการแพ้ละอองเกสร'),
    urlKey: 'hay-fever-relief-pack',
    categories: ['hay-fever', 'allergy'],
    price: 13.5,
    stock: { quantity: 0, inStock: true },
    weight: 0.12,
    shortDescription: say(
      'A tablet, a nasal spray and eye drops for one season, at one price.',
      'ยาเม็ด สเปรย์พ่นจมูก และยาหยอดตาสำหรับหนึ่งฤดู ในราคาเดียว',
    ),
    description: say(
      paragraphs(
        'The routine that our pharmacists suggest, in one box. Choose your tablet; the spray and the drops come with it. For adults: the spray is not for anyone under 18.',
      ),
      paragraphs(
        'กิจวัตรที่เภสัชกรของเราแนะนำในกล่องเดียว เลือกยาเม็ดได้ ส่วนสเปรย์และยาหยอดตารวมอยู่แล้ว สำหรับผู้ใหญ่เท่านั้น สเปรย์ห้ามใช้ในผู้ที่อายุต่ำกว่า 18 ปี',
      ),
    ),
    attributes: {
      brand: 'tolvessa',
      active_ingredient: ['cetirizine', 'loratadine', 'fluticasone', 'sodium-cromoglicate'],
      dosage_form: 'kit',
      legal_category: 'p',
      minimum_age: '18y',
      warnings: warnings.steroidSpray,
      storage: storage.room,
    },
    bundle: {
      dynamic: false,
      options: [
        {
          title: say('Your tablet', 'ยาเม็ดของคุณ'),
          type: 'radio',
          required: true,
          selections: [
            { sku: 'TOL-CET-30', quantity: 1, isDefault: true },
            { sku: 'TOL-LOR-30', quantity: 1, price: 0.5, priceType: 'FIXED' },
            { sku: 'TOL-FEX-120', quantity: 1, price: 4, priceType: 'FIXED' },
          ],
        },
        {
          title: say('Nasal spray', 'สเปรย์พ่นจมูก'),
          type: 'radio',
          required: true,
          selections: [{ sku: 'TOL-FLUT-60', quantity: 1, isDefault: true }],
        },
        {
          title: say('Eye drops', 'ยาหยอดตา'),
          type: 'radio',
          required: true,
          selections: [{ sku: 'TOL-CROM-10', quantity: 1, isDefault: true }],
        },
        {
          title: say('Add barrier balm', 'เพิ่มบาล์มดักละอองเกสร'),
          type: 'checkbox',
          required: false,
          selections: [{ sku: 'TOL-BALM-10', quantity: 1, price: 30, priceType: 'PERCENT' }],
        },
      ],
    },
    related: ['TOL-CET'],
  },
];
