import { points, prose, say } from '../../texts';
import { holds, type ProductDraft, variant, withVariants } from '../draft';
import { storage, warnings } from '../medicine-texts';

const multi = withVariants(
  {
    sku: 'VER-MULTI',
    name: say('Verdala Multivitamin and mineral tablets', 'เวอร์ดาลา วิตามินและแร่ธาตุรวม'),
    urlKey: 'verdala-multivitamin-tablets',
    categories: ['vitamins', 'everyday-care'],
    shortDescription: say(
      'Twenty-four nutrients at about what a good day’s meals contain, none at ten times that.',
      'สารอาหาร 24 ชนิดในปริมาณใกล้เคียงกับอาหารที่ดีหนึ่งวัน ไม่มีชนิดใดเกินสิบเท่า',
    ),
    description: prose(
      'A safety net for weeks when dinner is toast, for small appetites and strict diets. Look at the percentages on the side: most are 100, and that is on purpose.',
      'ช่วยเสริมในสัปดาห์ที่กินไม่ครบ ผู้ที่กินน้อย หรือจำกัดอาหาร ดูเปอร์เซ็นต์ข้างขวด ส่วนใหญ่เป็น 100 โดยตั้งใจ',
    ),
    attributes: {
      brand: 'verdala',
      active_ingredient: ['multivitamin'],
      dosage_form: 'tablets',
      minimum_age: '12y',
      sugar_free: true,
      vegan: true,
      warnings: warnings.supplement,
      how_to_use: prose('One a day with a meal.', 'วันละหนึ่งเม็ดพร้อมอาหาร'),
      storage: storage.dry,
    },
    related: ['VER-D3'],
  },
  ['pack_size'],
  [
    variant('VER-MULTI-30', ['30', '30 เม็ด'], 3.95, 140, 0.06, { pack_size: '30', ...holds(30, 'tablet') }),
    variant('VER-MULTI-90', ['90', '90 เม็ด'], 8.95, 88, 0.14, { pack_size: '90', ...holds(90, 'tablet') }),
  ],
);

const b12 = withVariants(
  {
    sku: 'VER-B12',
    name: say('Verdala Vitamin B12 tablets, 60', 'เวอร์ดาลา วิตามินบี 12 60 เม็ด'),
    urlKey: 'verdala-vitamin-b12',
    categories: ['vitamins'],
    shortDescription: say(
      'For vegans, and for people on metformin or acid reducers.',
      'สำหรับวีแกนและผู้ที่ใช้เมตฟอร์มินหรือยาลดกรด',
    ),
    description: prose(
      'B12 comes from animals or from a tablet; there is no third way. The lower strength covers a plant-based diet every day, the higher one is for twice a week or as a doctor says.',
      'วิตามินบี 12 ได้จากเนื้อสัตว์หรือจากเม็ดเสริมเท่านั้น ขนาดต่ำสำหรับผู้กินพืชทุกวัน ขนาดสูงสำหรับสัปดาห์ละสองครั้งหรือตามแพทย์แนะนำ',
    ),
    attributes: {
      brand: 'verdala',
      active_ingredient: ['vitamin-b12'],
      dosage_form: 'tablets',
      pack_size: '60',
      sugar_free: true,
      vegan: true,
      warnings: warnings.supplement,
      storage: storage.dry,
      ...holds(60, 'tablet'),
    },
    related: ['VER-IRON-30'],
  },
  ['strength'],
  [
    variant('VER-B12-10', ['10 micrograms', '10 ไมโครกรัม'], 4.5, 95, 0.04, { strength: '10ug' }),
    variant('VER-B12-1000', ['1000 micrograms', '1000 ไมโครกรัม'], 7.25, 60, 0.04, { strength: '1000ug' }),
  ],
);

const omega = withVariants(
  {
    sku: 'VER-OMEGA',
    name: say('Verdala Omega-3 fish oil capsules 1000 mg', 'เวอร์ดาลา โอเมกา 3 น้ำมันปลา 1000 มก.'),
    urlKey: 'verdala-omega-3-fish-oil',
    categories: ['vitamins'],
    shortDescription: say(
      'For those who do not eat oily fish twice a week and do not intend to.',
      'สำหรับผู้ที่ไม่ได้กินปลาทะเลสัปดาห์ละสองครั้ง',
    ),
    description: prose(
      'Each capsule has 300 mg of EPA and DHA, from anchovies landed in Peru and tested for metals. Keep them in the fridge if they come back to you.',
      'แต่ละแคปซูลมี EPA และ DHA รวม 300 มก. จากปลาแอนโชวีที่ตรวจโลหะแล้ว หากเรอเป็นกลิ่นปลาให้แช่เย็น',
    ),
    attributes: {
      brand: 'verdala',
      active_ingredient: ['omega-3'],
      strength: '1000mg',
      dosage_form: 'capsules',
      minimum_age: '12y',
      sugar_free: true,
      vegan: false,
      warnings: warnings.supplement,
      ingredients: prose('Fish oil (anchovy), gelatin, glycerol, mixed tocopherols.'),
      storage: storage.dry,
    },
    related: ['VER-D3'],
  },
  ['pack_size'],
  [
    variant('VER-OMEGA-30', ['30', '30 แคปซูล'], 4.25, 72, 0.07, { pack_size: '30', ...holds(30, 'capsule') }),
    variant('VER-OMEGA-90', ['90', '90 แคปซูล'], 9.95, 65, 0.17, { pack_size: '90', ...holds(90, 'capsule') }),
  ],
);

const calcium = withVariants(
  {
    sku: 'VER-CALD',
    name: say('Verdala Calcium and vitamin D3 chewable tablets, 60', 'เวอร์ดาลา แคลเซียมและวิตามินดี 3 ชนิดเคี้ยว 60 เม็ด'),
    urlKey: 'verdala-calcium-vitamin-d3-chewable',
    categories: ['vitamins'],
    shortDescription: say('500 mg of calcium with the vitamin that lets it in.', 'แคลเซียม 500 มก. พร้อมวิตามินที่ช่วยดูดซึม'),
    description: prose(
      'For bones that have had a warning, and for people who take steroids or eat little dairy. Two a day in two halves are better used than both at once.',
      'สำหรับผู้ที่กระดูกเริ่มบาง ใช้สเตียรอยด์ หรือกินนมน้อย แบ่งกินวันละสองครั้งดูดซึมดีกว่ากินพร้อมกัน',
    ),
    attributes: {
      brand: 'verdala',
      active_ingredient: ['calcium', 'colecalciferol'],
      strength: '500mg',
      dosage_form: 'tablets',
      pack_size: '60',
      minimum_age: '12y',
      sugar_free: false,
      vegan: false,
      warnings: points(
        [
          'Not with high calcium, kidney stones or severe kidney disease.',
          'Take antibiotics, thyroid tablets and bone medicines at another time of day: ask us how far apart.',
        ],
        ['ห้ามใช้หากแคลเซียมในเลือดสูง นิ่วในไต หรือโรคไตรุนแรง', 'กินยาปฏิชีวนะ ยาไทรอยด์ และยากระดูกคนละเวลา โปรดสอบถามระยะห่าง'],
      ),
      storage: storage.dry,
      ...holds(60, 'tablet'),
    },
    related: ['VER-OMEGA'],
  },
  ['flavour'],
  [
    variant('VER-CALD-LEMON', ['lemon', 'เลมอน'], 6.75, 58, 0.17, { flavour: 'lemon' }),
    variant('VER-CALD-TROP', ['tropical', 'ทรอปิคอล'], 6.75, 41, 0.17, { flavour: 'tropical' }),
  ],
);

const gummies = withVariants(
  {
    sku: 'VER-GUM-C',
    name: say('Verdala Vitamin C gummies for adults, 60', 'เวอร์ดาลา กัมมี่วิตามินซีสำหรับผู้ใหญ่ 60 ชิ้น'),
    urlKey: 'verdala-vitamin-c-gummies-60',
    categories: ['vitamins', 'cold-flu'],
    shortDescription: say('80 mg in two gummies, with pectin in place of gelatin.', '80 มก. ในสองชิ้น ใช้เพกตินแทนเจลาติน'),
    description: prose(
      'As much vitamin C as a large orange, and rather more fun than a tablet. They contain sugar, so they are for after breakfast and not for after brushing.',
      'วิตามินซีเท่ากับส้มลูกใหญ่และอร่อยกว่ายาเม็ด มีน้ำตาล จึงควรกินหลังอาหารเช้า ไม่ใช่หลังแปรงฟัน',
    ),
    attributes: {
      brand: 'verdala',
      active_ingredient: ['ascorbic-acid'],
      dosage_form: 'gummies',
      pack_size: '60',
      minimum_age: '12y',
      sugar_free: false,
      vegan: true,
      warnings: warnings.supplement,
      storage: storage.dry,
      ...holds(60, 'gummy'),
    },
    related: ['VER-KIDS-60'],
  },
  ['flavour'],
  [
    variant('VER-GUM-C-ORANGE', ['orange', 'ส้ม'], 7.5, 77, 0.2, { flavour: 'orange' }),
    variant('VER-GUM-C-BERRY', ['berry', 'เบอร์รี'], 7.5, 82, 0.2, { flavour: 'berry' }),
    variant('VER-GUM-C-APPLE', ['apple', 'แอปเปิล'], 7.5, 3, 0.2, { flavour: 'apple' }),
  ],
);

/** Supplements in several sizes or flavours. */
export const supplementPacks: ProductDraft[] = [...multi, ...b12, ...omega, ...calcium, ...gummies];
