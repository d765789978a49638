import { points, prose, say } from '../../texts';
import { holds, type ProductDraft, variant, withVariants } from '../draft';
import { storage, warnings } from '../medicine-texts';

const strips = withVariants(
  {
    sku: 'MMS-NASAL-STRIP',
    name: say('mmstr Nasal strips, 30', 'mmstr แผ่นแปะขยายจมูก 30 แผ่น'),
    urlKey: 'mmstr-nasal-strips-30',
    categories: ['blocked-nose'],
    shortDescription: say(
      'A springy strip across the bridge of the nose that holds it open at night.',
      'แผ่นสปริงแปะสันจมูกที่ช่วยเปิดทางหายใจตอนกลางคืน',
    ),
    description: prose(
      'No medicine, so they go with any cold remedy and every night of the year. Wash and dry the nose first, press for half a minute, and loosen the strip with warm water in the morning.',
      'ไม่มีตัวยา จึงใช้ร่วมกับยาหวัดใดก็ได้และใช้ได้ทุกคืน ล้างและซับจมูกให้แห้ง กดค้างครึ่งนาที เช้าใช้น้ำอุ่นช่วยลอกออก',
    ),
    attributes: {
      brand: 'mmstr',
      dosage_form: 'patches',
      pack_size: '30',
      minimum_age: '5y',
      vegan: true,
      warnings: points(
        ['Not on sore or broken skin. Snoring with pauses in breathing should be checked by a doctor.'],
        ['ห้ามใช้กับผิวที่มีแผลหรือเจ็บ หากกรนและหยุดหายใจเป็นช่วงควรพบแพทย์'],
      ),
      storage: storage.cupboard,
      ...holds(30, 'strip'),
    },
    related: ['MMS-SALINE-100'],
  },
  ['size'],
  [
    variant('MMS-NASAL-STRIP-M', ['small to medium', 'ขนาด S–M'], 7.95, 74, 0.04, { size: 'm' }),
    variant('MMS-NASAL-STRIP-L', ['large', 'ขนาด L'], 7.95, 51, 0.04, { size: 'l' }),
  ],
);

const zinc = withVariants(
  {
    sku: 'VER-ZINC-LOZ',
    name: say('Verdala Zinc and vitamin C lozenges, 24', 'เวอร์ดาลา ยาอมสังกะสีและวิตามินซี 24 เม็ด'),
    urlKey: 'verdala-zinc-vitamin-c-lozenges',
    categories: ['cold-flu', 'vitamins', 'sore-throat'],
    shortDescription: say(
      'Zinc and vitamin C, which contribute to normal immune function, in a lozenge.',
      'ยาอมสังกะสีและวิตามินซี ซึ่งมีส่วนช่วยให้ระบบภูมิคุ้มกันทำงานตามปกติ',
    ),
    description: prose(
      'Trials disagree, but taken within a day of the first symptoms zinc may shorten a cold a little. On an empty stomach it can make you queasy, so have one after food, and stop when the cold does.',
      'ผลการศึกษายังไม่ตรงกัน แต่สังกะสีที่เริ่มภายในหนึ่งวันแรกอาจช่วยให้หวัดหายเร็วขึ้นเล็กน้อย ขณะท้องว่างอาจคลื่นไส้ ควรอมหลังอาหารและหยุดเมื่อหาย',
    ),
    attributes: {
      brand: 'verdala',
      active_ingredient: ['zinc', 'ascorbic-acid'],
      dosage_form: 'lozenges',
      pack_size: '24',
      minimum_age: '12y',
      sugar_free: true,
      vegan: true,
      warnings: warnings.supplement,
      ingredients: prose('Isomalt, zinc gluconate, ascorbic acid, natural flavouring, steviol glycosides.'),
      storage: storage.dry,
      ...holds(24, 'lozenge'),
    },
    related: ['FER-LOZ'],
  },
  ['flavour'],
  [
    variant('VER-ZINC-LOZ-CHERRY', ['cherry', 'เชอร์รี'], 4.75, 68, 0.07, { flavour: 'cherry' }),
    variant('VER-ZINC-LOZ-LEMON', ['lemon', 'เลมอน'], 4.75, 90, 0.07, { flavour: 'lemon' }),
    variant('VER-ZINC-LOZ-BLACK', ['blackcurrant', 'แบล็กเคอแรนต์'], 4.75, 4, 0.07, { flavour: 'blackcurrant' }),
  ],
);

const pastilles = withVariants(
  {
    sku: 'FER-PAST',
    name: say('Fernley & Rowe Soothing throat pastilles, 45 g', 'เฟิร์นลีย์แอนด์โรว์ ลูกอมนุ่มชุ่มคอ 45 กรัม'),
    urlKey: 'fernley-rowe-throat-pastilles',
    categories: ['sore-throat', 'cough'],
    shortDescription: say(
      'Soft gum-arabic pastilles that coat a scratchy throat, medicine-free.',
      'ลูกอมนุ่มจากกัมอารบิกเคลือบคอที่ระคายเคือง ไม่มีตัวยา',
    ),
    description: prose(
      'Slow to dissolve and made without gelatin. For teachers, singers and anyone who has talked through a wedding. They soothe while they last, and there is no limit on how many but good sense.',
      'ละลายช้าและไม่มีเจลาติน สำหรับครู นักร้อง และผู้ที่ใช้เสียงมาก ช่วยให้ชุ่มคอขณะอม อมได้ตามสมควร',
    ),
    attributes: {
      brand: 'fernley-rowe',
      dosage_form: 'lozenges',
      minimum_age: '6y',
      sugar_free: false,
      vegan: true,
      warnings: points(
        ['Not for children under six, who may choke. Contains sugar: brush your teeth at bedtime.'],
        ['ห้ามให้เด็กต่ำกว่าหกขวบเพราะอาจสำลัก มีน้ำตาล ควรแปรงฟันก่อนนอน'],
      ),
      ingredients: prose(
        'Glucose syrup, sugar, gum arabic, honey (in the honey ones), fruit juice concentrates, oils.',
      ),
      storage: storage.dry,
      ...holds(45, 'g'),
    },
    related: ['FER-LOZ', 'FER-HONEY-GLY'],
    crosssell: ['FER-COUGH-DRY'],
  },
  ['flavour'],
  [
    variant('FER-PAST-ELDER', ['elderberry', 'เอลเดอร์เบอร์รี'], 2.75, 120, 0.06, { flavour: 'elderberry' }),
    variant('FER-PAST-HONEY', ['honey and lemon', 'น้ำผึ้งและเลมอน'], 2.75, 96, 0.06, {
      flavour: 'honey-lemon',
      vegan: false,
    }),
    variant('FER-PAST-GINGER', ['ginger', 'ขิง'], 2.75, 45, 0.06, { flavour: 'ginger' }),
    variant('FER-PAST-LIQ', ['liquorice', 'ชะเอม'], 2.75, 0, 0.06, { flavour: 'liquorice' }),
  ],
);

/** Remedies for a cold that come in sizes and flavours. */
export const coldChoices: ProductDraft[] = [...strips, ...zinc, ...pastilles];
