import { bullets, paragraphs, say } from '../../texts';
import { holds, type ProductDraft, withVariants } from '../draft';
import { storage, warnings } from '../medicine-texts';

const loperamide = withVariants(
  {
    sku: 'SET-LOPER',
    name: say('Settlewell Loperamide 2 mg capsules', 'เซ็ตเทิลเวลล์ โลเพอราไมด์ 2 มก. แคปซูล'),
    urlKey: 'settlewell-loperamide-2mg',
    categories: ['diarrhoea', 'digestion', 'travel'],
    shortDescription: say(
      'Slows sudden diarrhoea in adults and young people of 12 and over. For 48 hours at most.',
      'บรรเทาท้องเสียเฉียบพลันในผู้ที่อายุ 12 ปีขึ้นไป ใช้ไม่เกิน 48 ชั่วโมง',
    ),
    description: say(
      paragraphs(
        'Loperamide calms an overactive bowel, so that more water is taken back and you can leave the house. It does not cure what caused the upset, and does not replace fluids: drink rehydration salts as well.',
      ),
      paragraphs(
        'โลเพอราไมด์ทำให้ลำไส้ที่บีบตัวเร็วเกินไปสงบลง ร่างกายจึงดูดน้ำกลับได้มากขึ้น แต่ไม่ได้รักษาต้นเหตุและไม่ทดแทนน้ำ ควรดื่มเกลือแร่ควบคู่ไปด้วย',
      ),
    ),
    attributes: {
      brand: 'settlewell',
      active_ingredient: ['loperamide'],
      strength: '2mg',
      dosage_form: 'capsules',
      legal_category: 'mixed',
      minimum_age: '12y',
      sugar_free: false,
      vegan: false,
      licence_number: 'PL 99073/0004',
      warnings: say(
        bullets(
          'Never take more than the pack says: very high doses can cause serious heart problems.',
          'Not with blood in the stools, a high temperature, a bloated belly, a flare of colitis, or diarrhoea after antibiotics.',
          'See a doctor if you are no better within 48 hours. Not recommended in pregnancy.',
        ),
        bullets(
          'ห้ามใช้เกินขนาดที่ระบุ ขนาดสูงมากอาจทำให้หัวใจผิดปกติรุนแรง',
          'ห้ามใช้หากถ่ายเป็นเลือด มีไข้สูง ท้องอืดบวม ลำไส้อักเสบกำเริบ หรือท้องเสียหลังใช้ยาปฏิชีวนะ',
          'พบแพทย์หากไม่ดีขึ้นภายใน 48 ชั่วโมง ไม่แนะนำในผู้ตั้งครรภ์',
        ),
      ),
      how_to_use: say(
        paragraphs(
          'Age 12 and over: two capsules at first, then one after each loose stool. No more than six in 24 hours.',
        ),
        paragraphs('อายุ 12 ปีขึ้นไป: เริ่มสองแคปซูล จากนั้นหนึ่งแคปซูลหลังถ่ายเหลวแต่ละครั้ง ไม่เกินหกแคปซูลใน 24 ชั่วโมง'),
      ),
      ingredients: say(
        paragraphs('Each capsule: loperamide hydrochloride 2 mg. Also lactose, maize starch, talc and gelatin.'),
      ),
      storage: storage.room,
    },
    related: ['SET-ORS'],
    crosssell: ['SET-ORS'],
  },
  ['pack_size'],
  [
    {
      sku: 'SET-LOPER-6',
      suffix: say('6', '6 แคปซูล'),
      price: 1.75,
      stock: { quantity: 170, maxSale: 2 },
      weight: 0.01,
      attributes: { pack_size: '6', legal_category: 'gsl', ...holds(6, 'capsule') },
    },
    {
      sku: 'SET-LOPER-12',
      suffix: say('12', '12 แคปซูล'),
      price: 2.95,
      stock: { quantity: 95, maxSale: 1 },
      weight: 0.02,
      attributes: { pack_size: '12', legal_category: 'p', ...holds(12, 'capsule') },
    },
  ],
);

const rehydration = withVariants(
  {
    sku: 'SET-ORS',
    name: say('Settlewell Rehydration salts, 6 sachets', 'เซ็ตเทิลเวลล์ ผงเกลือแร่ 6 ซอง'),
    urlKey: 'settlewell-rehydration-salts-6',
    categories: ['diarrhoea', 'baby-child', 'travel'],
    shortDescription: say(
      'Water, sugar and salts in the balance that a body takes up best.',
      'น้ำ น้ำตาล และเกลือแร่ในสัดส่วนที่ร่างกายดูดซึมได้ดีที่สุด',
    ),
    description: say(
      paragraphs(
        'The most important treatment for diarrhoea and vomiting at any age. Small sips often are kept down better than a full glass. Make up each sachet with exactly 200 ml of fresh water: stronger is not better.',
      ),
      paragraphs(
        'การรักษาที่สำคัญที่สุดสำหรับท้องเสียและอาเจียนในทุกวัย จิบทีละน้อยบ่อย ๆ ดีกว่าดื่มเต็มแก้ว ผสมแต่ละซองกับน้ำสะอาด 200 มล. พอดี เข้มข้นกว่านั้นไม่ได้ดีกว่า',
      ),
    ),
    attributes: {
      brand: 'settlewell',
      active_ingredient: ['rehydration-salts'],
      dosage_form: 'sachets',
      pack_size: '6',
      legal_category: 'gsl',
      minimum_age: '1y',
      sugar_free: false,
      vegan: true,
      licence_number: 'PL 99073/0009',
      warnings: say(
        bullets(
          'Babies under one year: only on medical advice.',
          'See a doctor the same day for a child who is drowsy, passes little urine, or cannot keep fluids down; and for blood in the stools.',
          'Ask first with kidney, liver or heart disease, diabetes, or a low-salt or low-potassium diet.',
        ),
        bullets(
          'ทารกต่ำกว่าหนึ่งปี: ใช้ตามคำแนะนำแพทย์เท่านั้น',
          'พบแพทย์ภายในวันเดียวกันหากเด็กซึม ปัสสาวะน้อย หรือดื่มน้ำแล้วอาเจียน หรือถ่ายเป็นเลือด',
          'ปรึกษาก่อนใช้หากเป็นโรคไต ตับ หัวใจ เบาหวาน หรือต้องจำกัดเกลือหรือโพแทสเซียม',
        ),
      ),
      how_to_use: say(
        bullets(
          'Adults: one or two sachets after each loose stool.',
          'Children from one year: one sachet after each loose stool.',
          'Throw away what is left after an hour, or 24 hours if kept in a fridge.',
        ),
        bullets(
          'ผู้ใหญ่: 1–2 ซองหลังถ่ายเหลวแต่ละครั้ง',
          'เด็กอายุหนึ่งปีขึ้นไป: หนึ่งซองหลังถ่ายเหลวแต่ละครั้ง',
          'ทิ้งส่วนที่เหลือเมื่อครบหนึ่งชั่วโมง หรือ 24 ชั่วโมงหากเก็บในตู้เย็น',
        ),
      ),
      ingredients: say(
        paragraphs(
          'Each sachet: glucose, sodium chloride, potassium chloride, disodium hydrogen citrate; flavouring in the blackcurrant one.',
        ),
      ),
      storage: storage.dry,
      ...holds(6, 'sachet'),
    },
    related: ['SET-LOPER'],
  },
  ['flavour'],
  [
    {
      sku: 'SET-ORS-BLACK',
      suffix: say('blackcurrant', 'แบล็กเคอแรนต์'),
      price: 4.1,
      stock: 88,
      weight: 0.05,
      attributes: { flavour: 'blackcurrant' },
    },
    {
      sku: 'SET-ORS-PLAIN',
      suffix: say('unflavoured', 'ไม่แต่งกลิ่น'),
      price: 3.9,
      stock: 64,
      weight: 0.05,
      attributes: { flavour: 'unflavoured' },
    },
  ],
);

/** Diarrhoea, lost fluids and constipation. */
export const diarrhoeaConstipation: ProductDraft[] = [
  ...loperamide,
  ...rehydration,
  {
    sku: 'SET-SENNA-20',
    name: say('Settlewell Senna 7.5 mg tablets, 20', 'เซ็ตเทิลเวลล์ มะขามแขก 7.5 มก. 20 เม็ด'),
    urlKey: 'settlewell-senna-7-5mg-20',
    categories: ['constipation'],
    price: 2.4,
    stock: { quantity: 0, inStock: false, maxSale: 2 },
    weight: 0.02,
    shortDescription: say(
      'A plant-based stimulant for short-term constipation. Works overnight.',
      'ยากระตุ้นลำไส้จากพืชสำหรับท้องผูกระยะสั้น ออกฤทธิ์ข้ามคืน',
    ),
    description: say(
      paragraphs(
        'Taken at bedtime, senna wakes the bowel by morning. It is meant for a few days, after water, fibre and a walk have had their chance.',
      ),
      paragraphs('ใช้ก่อนนอน ลำไส้จะทำงานในตอนเช้า ใช้เพียงไม่กี่วัน หลังจากลองดื่มน้ำ เพิ่มใยอาหาร และเดินแล้ว'),
    ),
    attributes: {
      brand: 'settlewell',
      active_ingredient: ['senna'],
      dosage_form: 'tablets',
      pack_size: '20',
      legal_category: 'gsl',
      minimum_age: '18y',
      sugar_free: false,
      vegan: false,
      licence_number: 'PL 99073/0030',
      warnings: warnings.laxative,
      how_to_use: say(
        paragraphs('Adults: two tablets at bedtime, for up to a week.'),
        paragraphs('ผู้ใหญ่: สองเม็ดก่อนนอน ไม่เกินหนึ่งสัปดาห์'),
      ),
      ingredients: say(
        paragraphs('Each tablet: sennosides 7.5 mg. Also lactose, maize starch and magnesium stearate.'),
      ),
      storage: storage.room,
      ...holds(20, 'tablet'),
    },
  },
  {
    sku: 'SET-MACRO-20',
    name: say('Settlewell Macrogol sachets, orange, 20', 'เซ็ตเทิลเวลล์ มาโครกอลชนิดซอง รสส้ม 20 ซอง'),
    urlKey: 'settlewell-macrogol-orange-20',
    categories: ['constipation', 'digestion'],
    price: 8.6,
    stock: { quantity: 49, maxSale: 2 },
    weight: 0.32,
    shortDescription: say(
      'A gentle softener that holds water in the stool. For adults with constipation that lingers.',
      'ยาที่ช่วยอุ้มน้ำทำให้อุจจาระนุ่มอย่างอ่อนโยน สำหรับผู้ใหญ่ที่ท้องผูกต่อเนื่อง',
    ),
    description: say(
      paragraphs(
        'Macrogol passes through without being absorbed and keeps the water you drink it with. Expect a result in one to three days, and lower the dose as things improve.',
      ),
      paragraphs('มาโครกอลผ่านลำไส้โดยไม่ถูกดูดซึมและอุ้มน้ำที่ดื่มเข้าไป เห็นผลในหนึ่งถึงสามวัน และลดขนาดลงเมื่อดีขึ้น'),
    ),
    attributes: {
      brand: 'settlewell',
      active_ingredient: ['macrogol'],
      dosage_form: 'sachets',
      pack_size: '20',
      flavour: 'orange',
      legal_category: 'p',
      minimum_age: '18y',
      sugar_free: true,
      vegan: true,
      licence_number: 'PL 99073/0037',
      warnings: warnings.laxative,
      how_to_use: say(
        paragraphs('Adults: one sachet in 125 ml of water, one to three times a day. For up to two weeks.'),
        paragraphs('ผู้ใหญ่: ครั้งละหนึ่งซองในน้ำ 125 มล. วันละหนึ่งถึงสามครั้ง ไม่เกินสองสัปดาห์'),
      ),
      ingredients: say(
        paragraphs(
          'Each sachet: macrogol 3350 13.1 g, sodium chloride, sodium bicarbonate, potassium chloride. Also acesulfame and orange flavouring.',
        ),
      ),
      storage: storage.dry,
      ...holds(20, 'sachet'),
    },
  },
];
