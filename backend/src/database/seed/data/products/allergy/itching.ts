import { bullets, paragraphs, say } from '../../texts';
import { holds, type ProductDraft } from '../draft';
import { storage, warnings } from '../medicine-texts';

/** Creams for bites and itching, and the hay fever pack. */
export const itching: ProductDraft[] = [
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
          'ใช้ไม่เกินเจ็ดวัน ผ้าที่ซึมยาติดไฟง่าย ควรอยู่ห่างจากเปลวไฟ',
        ),
      ),
      how_to_use: say(
        paragraphs('Age 10 and over: a thin layer once or twice a day for up to seven days.'),
        paragraphs('อายุ 10 ปีขึ้นไป: ทาบาง ๆ วันละหนึ่งถึงสองครั้ง ไม่เกินเจ็ดวัน'),
      ),
      ingredients: say(
        paragraphs('Hydrocortisone 1% w/w. Also white soft paraffin, cetomacrogol, chlorocresol and purified water.'),
      ),
      storage: storage.room,
      ...holds(15, 'g'),
    },
  },
  {
    sku: 'HAL-CROTA-30',
    name: say('Halderm Crotamiton anti-itch cream, 30 g', 'ฮัลเดิร์ม ครีมแก้คันโครตามิทอน 30 กรัม'),
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
        paragraphs('อายุ 3 ปีขึ้นไป: ทาถูให้ซึม วันละสองถึงสามครั้ง เด็กที่อายุน้อยกว่านี้ใช้เมื่อแพทย์แนะนำเท่านั้น'),
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
      'One antihistamine tablet, which you choose, with a steroid nasal spray and eye drops. For adults.',
      'ยาเม็ดแก้แพ้หนึ่งชนิดที่คุณเลือก พร้อมสเปรย์สเตียรอยด์พ่นจมูกและยาหยอดตา สำหรับผู้ใหญ่',
    ),
    description: say(
      paragraphs(
        'A tablet for the whole body, a spray for the nose and drops for the eyes. Choose one tablet, cetirizine, loratadine or fexofenadine; the fluticasone spray and the sodium cromoglicate drops come with it. Take no other antihistamine tablet beside it. For adults: the spray is not for anyone under 18.',
      ),
      paragraphs(
        'ยาเม็ดออกฤทธิ์ทั่วร่างกาย สเปรย์สำหรับจมูก และยาหยอดสำหรับตา เลือกยาเม็ดหนึ่งชนิดจากเซทิริซีน ลอราทาดีน หรือเฟกโซเฟนาดีน ส่วนสเปรย์ฟลูติคาโซนและยาหยอดตาโซเดียมโครโมไกลเคตรวมอยู่แล้ว ห้ามใช้ร่วมกับยาเม็ดแก้แพ้ชนิดอื่น สำหรับผู้ใหญ่เท่านั้น สเปรย์ห้ามใช้ในผู้ที่อายุต่ำกว่า 18 ปี',
      ),
    ),
    attributes: {
      brand: 'tolvessa',
      // Whatever may be inside: its parts are told one by one where it is bought.
      active_ingredient: ['cetirizine', 'loratadine', 'fexofenadine', 'fluticasone', 'sodium-cromoglicate'],
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
    related: ['TOL-BALM-10'],
  },
];
