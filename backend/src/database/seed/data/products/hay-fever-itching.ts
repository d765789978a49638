import { bullets, paragraphs, say } from '../texts';
import { holds, type ProductDraft } from './draft';
import { storage, warnings } from './medicine-texts';

/** Sprays, drops and creams for hay fever, bites and itching. */
export const hayFeverItching: ProductDraft[] = [
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
    shortDescription: say(
      'Twice-daily steroid spray in a large bottle that lasts most of a season.',
      'สเปรย์สเตียรอยด์วันละสองครั้งในขวดใหญ่ที่ใช้ได้เกือบทั้งฤดู',
    ),
    description: say(
      paragraphs(
        'The same idea as fluticasone, with a long record behind it. It wants using morning and evening. One bottle lasts about seven weeks at the usual dose.',
      ),
      paragraphs('หลักการเดียวกับฟลูติคาโซนและใช้กันมานาน ต้องพ่นเช้าและเย็น หนึ่งขวดใช้ได้ราวเจ็ดสัปดาห์ในขนาดปกติ'),
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
    shortDescription: say(
      'Six to ten hours of relief from itching, without a steroid. From three years.',
      'บรรเทาอาการคันหกถึงสิบชั่วโมง ไม่มีสเตียรอยด์ ใช้ได้ตั้งแต่สามขวบ',
    ),
    description: say(
      paragraphs(
        'For sunburn that itches, heat rash, bites, hives and dry winter skin. It does not treat what causes the itch, but an end to scratching is often all that skin needs.',
      ),
      paragraphs('สำหรับผิวไหม้แดดที่คัน ผดร้อน แมลงกัด ลมพิษ และผิวแห้งในฤดูหนาว ไม่ได้รักษาต้นเหตุ แต่การหยุดเกามักเพียงพอให้ผิวฟื้นตัว'),
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
        paragraphs('Age 3 and over: rub in two or three times a day. Younger children only on a doctor’s advice.'),
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
