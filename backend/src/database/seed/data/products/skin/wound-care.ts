import { prose, say } from '../../texts';
import { care } from '../care-texts';
import { holds, type ProductDraft, variant, withVariants } from '../draft';
import { storage, warnings } from '../medicine-texts';

const hydro = withVariants(
  {
    sku: 'STU-HYDRO',
    name: say('Sturdiband Hydrocolloid dressings, 5', 'สเตอร์ดิแบนด์ แผ่นปิดแผลไฮโดรคอลลอยด์ 5 แผ่น'),
    urlKey: 'sturdiband-hydrocolloid-dressings-5',
    categories: ['first-aid'],
    shortDescription: say(
      'A moist cushion for grazes and pressure marks that may stay on for days.',
      'แผ่นปิดแผลชุ่มชื้นสำหรับแผลถลอกและรอยกดทับ ติดได้หลายวัน',
    ),
    description: prose(
      'Wounds close faster when they do not dry out. The pad drinks what the wound gives off and swells to a white bubble: leave it until that reaches the edge, or for a week.',
      'แผลหายเร็วขึ้นเมื่อไม่แห้ง แผ่นดูดซับของเหลวแล้วพองเป็นสีขาว ทิ้งไว้จนถึงขอบหรือครบหนึ่งสัปดาห์จึงเปลี่ยน',
    ),
    attributes: {
      brand: 'sturdiband',
      dosage_form: 'plaster',
      pack_size: '5',
      vegan: false,
      warnings: warnings.firstAid,
      storage: storage.cupboard,
      ...holds(5, 'piece'),
    },
    related: ['STU-DRESS-10'],
  },
  ['size'],
  [
    variant('STU-HYDRO-S', ['5 × 5 cm', '5 × 5 ซม.'], 4.2, 60, 0.03, { size: 's' }),
    variant('STU-HYDRO-M', ['10 × 10 cm', '10 × 10 ซม.'], 7.5, 42, 0.05, { size: 'm' }),
    variant('STU-HYDRO-L', ['15 × 15 cm', '15 × 15 ซม.'], 11.9, 15, 0.08, { size: 'l' }),
  ],
);

const tubular = withVariants(
  {
    sku: 'STU-TUBE',
    name: say('Sturdiband Tubular bandage, 1 m', 'สเตอร์ดิแบนด์ ผ้ายืดทรงท่อ 1 ม.'),
    urlKey: 'sturdiband-tubular-bandage-1m',
    categories: ['first-aid', 'heat-supports'],
    shortDescription: say(
      'Even pressure without winding: cut, fold double, pull on.',
      'แรงกดสม่ำเสมอโดยไม่ต้องพัน ตัด พับสองชั้น แล้วสวม',
    ),
    description: prose(
      'Cut twice the length of what you want to cover. Small fits wrists and slim ankles, medium most ankles and elbows, large knees. Take it off at night.',
      'ตัดยาวเป็นสองเท่าของบริเวณที่ต้องการ S สำหรับข้อมือและข้อเท้าเล็ก M สำหรับข้อเท้าและข้อศอก L สำหรับเข่า ถอดก่อนนอน',
    ),
    attributes: {
      brand: 'sturdiband',
      dosage_form: 'bandage',
      warnings: care.support,
      ingredients: prose('Cotton, elastic yarn of natural rubber latex.'),
      storage: storage.cupboard,
    },
    related: ['STU-BAND-CREPE-75'],
  },
  ['size'],
  [
    variant('STU-TUBE-S', ['small, 6.25 cm', 'ขนาด S 6.25 ซม.'], 3.1, 55, 0.05, { size: 's' }),
    variant('STU-TUBE-M', ['medium, 6.75 cm', 'ขนาด M 6.75 ซม.'], 3.3, 70, 0.05, { size: 'm' }),
    variant('STU-TUBE-L', ['large, 8.75 cm', 'ขนาด L 8.75 ซม.'], 3.7, 2, 0.06, { size: 'l' }),
  ],
);

/** Dressings, washing out, tools and kits for more places. */
export const woundCare: ProductDraft[] = [
  ...hydro,
  ...tubular,
  {
    sku: 'STU-PLASTER-BLUE-100',
    name: say('Sturdiband Blue catering plasters, 100', 'สเตอร์ดิแบนด์ พลาสเตอร์สีฟ้าสำหรับงานครัว 100 แผ่น'),
    urlKey: 'sturdiband-blue-catering-plasters-100',
    categories: ['first-aid'],
    price: 5.9,
    stock: 83,
    weight: 0.12,
    shortDescription: say(
      'Bright blue and detectable by metal scanners, as food businesses must have them.',
      'สีฟ้าสดและตรวจพบด้วยเครื่องสแกนโลหะ ตามที่ธุรกิจอาหารต้องมี',
    ),
    description: prose(
      'No food is that colour. A thread of metal runs through each pad. Washproof, hypoallergenic, in a box that hangs on a wall.',
      'ไม่มีอาหารชนิดใดสีนี้ มีเส้นโลหะในแผ่นซับทุกแผ่น กันน้ำ ไม่ก่อภูมิแพ้ กล่องแขวนผนังได้',
    ),
    attributes: {
      brand: 'sturdiband',
      dosage_form: 'plaster',
      pack_size: '100',
      vegan: true,
      warnings: warnings.firstAid,
      storage: storage.cupboard,
      ...holds(100, 'plaster'),
    },
    tierPrices: [{ quantity: 5, percent: 15 }],
    related: ['STU-PLASTER-WASH-20', 'STU-KIT-WORK'],
  },
  {
    sku: 'STU-PLASTER-SENS-30',
    name: say('Sturdiband Sensitive skin plasters, 30', 'สเตอร์ดิแบนด์ พลาสเตอร์สำหรับผิวแพ้ง่าย 30 แผ่น'),
    urlKey: 'sturdiband-sensitive-plasters-30',
    categories: ['first-aid'],
    price: 2.95,
    stock: 128,
    weight: 0.05,
    shortDescription: say(
      'Silicone adhesive that lets go of fragile skin and fine hair.',
      'กาวซิลิโคนที่ลอกง่าย ไม่ดึงผิวบอบบางและขน',
    ),
    description: prose(
      'For parchment skin over seventy, for toddlers who fear the pulling-off more than the cut, and for anyone who reddens under ordinary plasters.',
      'สำหรับผิวบางของผู้สูงวัย เด็กเล็กที่กลัวการลอก และผู้ที่แดงจากพลาสเตอร์ทั่วไป',
    ),
    attributes: {
      brand: 'sturdiband',
      dosage_form: 'plaster',
      pack_size: '30',
      vegan: true,
      warnings: warnings.firstAid,
      storage: storage.cupboard,
      ...holds(30, 'plaster'),
    },
    related: ['STU-PLASTER-FAB-40'],
  },
  {
    sku: 'STU-STRIP-10',
    name: say('Sturdiband Wound closure strips, 10', 'สเตอร์ดิแบนด์ แถบปิดแผล 10 แถบ'),
    urlKey: 'sturdiband-wound-closure-strips-10',
    categories: ['first-aid'],
    price: 3.4,
    stock: 57,
    weight: 0.02,
    shortDescription: say(
      'Hold the edges of a small clean cut together in place of a stitch.',
      'ยึดขอบแผลบาดเล็กที่สะอาดให้ชิดกันแทนการเย็บ',
    ),
    description: prose(
      'Dry the skin, start in the middle, press one side, draw across, press the other. Gaping, deep or facial cuts, and any on a joint, belong in better hands within six hours.',
      'ซับให้แห้ง เริ่มจากกลางแผล กดข้างหนึ่ง ดึงข้าม แล้วกดอีกข้าง แผลอ้า แผลลึก แผลบนใบหน้าหรือข้อ ควรพบแพทย์ภายในหกชั่วโมง',
    ),
    attributes: {
      brand: 'sturdiband',
      dosage_form: 'plaster',
      pack_size: '10',
      warnings: warnings.firstAid,
      storage: storage.cupboard,
      ...holds(10, 'strip'),
    },
  },
  {
    sku: 'STU-EYEWASH',
    name: say('Sturdiband Sterile eyewash pods, 5 × 20 ml', 'สเตอร์ดิแบนด์ น้ำยาล้างตาปลอดเชื้อ 5 × 20 มล.'),
    urlKey: 'sturdiband-eyewash-pods',
    categories: ['first-aid', 'eye-care'],
    price: 4.75,
    stock: 66,
    weight: 0.14,
    shortDescription: say(
      'Sterile salt water to twist open and pour, for dust, eyes and wounds.',
      'น้ำเกลือปลอดเชื้อบิดเปิดแล้วเทได้ทันที สำหรับฝุ่นเข้าตาและล้างแผล',
    ),
    description: prose(
      'One pod, one use. For chemicals in the eye five pods are not enough: run tap water over it for twenty minutes and call for help while you do.',
      'หนึ่งหลอดใช้ครั้งเดียว หากสารเคมีเข้าตาห้าหลอดไม่พอ ให้ล้างด้วยน้ำประปายี่สิบนาทีและขอความช่วยเหลือ',
    ),
    attributes: {
      brand: 'sturdiband',
      dosage_form: 'liquid',
      pack_size: '5',
      vegan: true,
      warnings: warnings.firstAid,
      storage: storage.cupboard,
      ...holds(100, 'ml'),
    },
    related: ['STU-KIT-WORK', 'CLE-WASH-110'],
  },
];
