import { prose, say } from '../../texts';
import { care, keeping } from '../care-texts';
import { holds, type ProductDraft, variant, withVariants } from '../draft';
import { storage } from '../medicine-texts';

const classic = withVariants(
  {
    sku: 'TEN-CLASSIC',
    name: say('Tenderfield Classic condoms', 'เทนเดอร์ฟิลด์ ถุงยางอนามัยคลาสสิก'),
    urlKey: 'tenderfield-classic-condoms',
    categories: ['contraception', 'sexual-health'],
    shortDescription: say(
      'Natural rubber latex, lightly lubricated, 52 mm. The everyday one.',
      'ยางธรรมชาติ เคลือบสารหล่อลื่นเล็กน้อย 52 มม. สำหรับใช้ทั่วไป',
    ),
    description: prose(
      [
        'Used correctly every time, condoms prevent about 98 of 100 pregnancies in a year, and they are the only contraception that also protects against most sexually transmitted infections.',
        'Each one is tested electronically. We send them, like everything else, in a plain box.',
      ],
      [
        'หากใช้ถูกต้องทุกครั้ง ถุงยางป้องกันการตั้งครรภ์ได้ราว 98 ใน 100 ต่อปี และเป็นวิธีคุมกำเนิดเดียวที่ป้องกันโรคติดต่อทางเพศสัมพันธ์ส่วนใหญ่ได้ด้วย',
        'ทุกชิ้นผ่านการทดสอบด้วยไฟฟ้า เราส่งในกล่องทึบไม่ระบุสินค้าเช่นเดียวกับทุกคำสั่งซื้อ',
      ],
    ),
    attributes: {
      brand: 'tenderfield',
      dosage_form: 'kit',
      size: 'regular',
      vegan: true,
      warnings: care.condom,
      ingredients: prose('Natural rubber latex, silicone lubricant. Made without casein.'),
      storage: keeping.flat,
    },
    related: ['TEN-WATER', 'TEN-THIN'],
    crosssell: ['TEN-WATER'],
  },
  ['pack_size'],
  [
    variant('TEN-CLASSIC-3', ['3', '3 ชิ้น'], 2.25, 160, 0.02, { pack_size: '3', ...holds(3, 'piece') }),
    variant('TEN-CLASSIC-12', ['12', '12 ชิ้น'], 6.95, 210, 0.06, { pack_size: '12', ...holds(12, 'piece') }),
    variant('TEN-CLASSIC-24', ['24', '24 ชิ้น'], 11.5, 85, 0.11, { pack_size: '24', ...holds(24, 'piece') }),
  ],
);

const fit = withVariants(
  {
    sku: 'TEN-FIT',
    name: say('Tenderfield Fitted condoms, 12', 'เทนเดอร์ฟิลด์ ถุงยางอนามัยเลือกขนาด 12 ชิ้น'),
    urlKey: 'tenderfield-fitted-condoms-12',
    categories: ['contraception'],
    shortDescription: say(
      'Three widths: a condom that fits is less likely to slip or break.',
      'สามขนาดความกว้าง ขนาดที่พอดีมีโอกาสหลุดหรือแตกน้อยกว่า',
    ),
    description: prose(
      'Measure the girth with the paper tape in the leaflet. Snug up to 11 cm, regular to 12 cm, roomy above that. Length hardly matters: they stretch.',
      'วัดเส้นรอบวงด้วยเทปกระดาษในเอกสาร ไม่เกิน 11 ซม. ใช้ขนาดกระชับ ไม่เกิน 12 ซม. ใช้ขนาดมาตรฐาน มากกว่านั้นใช้ขนาดใหญ่ ความยาวไม่ใช่ปัญหาเพราะยืดได้',
    ),
    attributes: {
      brand: 'tenderfield',
      dosage_form: 'kit',
      pack_size: '12',
      vegan: true,
      warnings: care.condom,
      storage: keeping.flat,
      ...holds(12, 'piece'),
    },
    related: ['TEN-CLASSIC'],
  },
  ['size'],
  [
    variant('TEN-FIT-SNUG', ['snug, 49 mm', 'กระชับ 49 มม.'], 7.95, 48, 0.06, { size: 'snug' }),
    variant('TEN-FIT-REG', ['regular, 52 mm', 'มาตรฐาน 52 มม.'], 7.95, 72, 0.06, { size: 'regular' }),
    variant('TEN-FIT-ROOMY', ['roomy, 57 mm', 'ใหญ่ 57 มม.'], 7.95, 55, 0.06, { size: 'roomy' }),
  ],
);

const flavoured = withVariants(
  {
    sku: 'TEN-FLAV',
    name: say('Tenderfield Flavoured condoms, 10', 'เทนเดอร์ฟิลด์ ถุงยางอนามัยแต่งกลิ่น 10 ชิ้น'),
    urlKey: 'tenderfield-flavoured-condoms-10',
    categories: ['contraception'],
    shortDescription: say(
      'Sugar-free flavours for oral sex, where infections pass as well.',
      'กลิ่นไม่มีน้ำตาลสำหรับออรัลเซ็กซ์ ซึ่งแพร่โรคติดต่อได้เช่นกัน',
    ),
    description: prose(
      'As strong as the plain ones, though for vaginal sex we suggest those: sweeteners can upset the balance there.',
      'แข็งแรงเท่าชนิดธรรมดา แต่สำหรับทางช่องคลอดแนะนำชนิดธรรมดา เพราะสารให้ความหวานอาจรบกวนสมดุลได้',
    ),
    attributes: {
      brand: 'tenderfield',
      dosage_form: 'kit',
      pack_size: '10',
      size: 'regular',
      sugar_free: true,
      vegan: true,
      warnings: care.condom,
      storage: keeping.flat,
      ...holds(10, 'piece'),
    },
    related: ['TEN-CLASSIC', 'TEN-DAM-6'],
  },
  ['flavour'],
  [
    variant('TEN-FLAV-STRAW', ['strawberry', 'สตรอว์เบอร์รี'], 7.25, 61, 0.05, { flavour: 'strawberry' }),
    variant('TEN-FLAV-MINT', ['mint', 'มินต์'], 7.25, 44, 0.05, { flavour: 'mint' }),
    variant('TEN-FLAV-VANILLA', ['vanilla', 'วานิลลา'], 7.25, 0, 0.05, { flavour: 'vanilla' }),
  ],
);

const water = withVariants(
  {
    sku: 'TEN-WATER',
    name: say('Tenderfield Water-based lubricant', 'เทนเดอร์ฟิลด์ เจลหล่อลื่นสูตรน้ำ'),
    urlKey: 'tenderfield-water-based-lubricant',
    categories: ['contraception', 'sexual-health'],
    shortDescription: say(
      'Clear, unscented, safe with condoms and silicone, gone with a little water.',
      'ใส ไม่มีกลิ่น ใช้กับถุงยางและซิลิโคนได้ ล้างออกง่าย',
    ),
    description: prose(
      'Matched to the body’s own pH and salt, without glycerol or parabens, so that it seldom stings. Add a drop of water when it thickens.',
      'ค่า pH และความเข้มข้นใกล้เคียงร่างกาย ไม่มีกลีเซอรอลและพาราเบนจึงไม่ค่อยแสบ หากเริ่มหนืดให้เติมน้ำหนึ่งหยด',
    ),
    attributes: {
      brand: 'tenderfield',
      dosage_form: 'gel',
      flavour: 'unflavoured',
      vegan: true,
      warnings: care.intimate,
      ingredients: prose('Water, propanediol, hydroxyethylcellulose, lactic acid, sodium chloride, sodium benzoate.'),
      storage: storage.cupboard,
    },
    related: ['TEN-CLASSIC', 'TEN-SILI-50'],
  },
  ['pack_size'],
  [
    variant('TEN-WATER-50', ['50 ml', '50 มล.'], 5.25, 118, 0.07, { pack_size: '50ml', ...holds(50, 'ml') }),
    variant('TEN-WATER-100', ['100 ml', '100 มล.'], 8.25, 92, 0.13, { pack_size: '100ml', ...holds(100, 'ml') }),
  ],
);

/** Condoms and lubricants in several sizes. */
export const condoms: ProductDraft[] = [...classic, ...fit, ...flavoured, ...water];
