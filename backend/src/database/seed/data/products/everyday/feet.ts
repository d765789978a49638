import { points, prose, say } from '../../texts';
import { care } from '../care-texts';
import { holds, type ProductDraft, variant, withVariants } from '../draft';
import { storage, warnings } from '../medicine-texts';

const blister = withVariants(
  {
    sku: 'SOL-BLIST',
    name: say('Solefarer Blister plasters, 6', 'โซลแฟเรอร์ พลาสเตอร์กันรองเท้ากัด 6 แผ่น'),
    urlKey: 'solefarer-blister-plasters',
    categories: ['foot-care', 'first-aid', 'travel'],
    shortDescription: say(
      'Gel cushions that take the pain at once and stay on for days.',
      'แผ่นเจลรองรับที่ลดปวดทันทีและติดได้หลายวัน',
    ),
    description: prose(
      'Warm the plaster in your hands, put it on dry skin, leave it until it comes off by itself. Do not open the blister: its roof is the best dressing there is.',
      'อุ่นแผ่นด้วยมือ แปะบนผิวแห้ง ปล่อยจนหลุดเอง อย่าเจาะตุ่มพอง เพราะหนังที่คลุมคือผ้าปิดแผลที่ดีที่สุด',
    ),
    attributes: {
      brand: 'solefarer',
      dosage_form: 'plaster',
      pack_size: '6',
      vegan: true,
      warnings: care.feet,
      storage: storage.cupboard,
      ...holds(6, 'plaster'),
    },
    related: ['STU-HYDRO'],
    crosssell: ['ROA-SOCKS'],
  },
  ['size'],
  [
    variant('SOL-BLIST-S', ['toes', 'นิ้วเท้า'], 4.4, 71, 0.02, { size: 's' }),
    variant('SOL-BLIST-M', ['heels', 'ส้นเท้า'], 4.9, 90, 0.02, { size: 'm' }),
  ],
);

const insole = withVariants(
  {
    sku: 'SOL-INSOLE',
    name: say('Solefarer Gel insoles, one pair', 'โซลแฟเรอร์ แผ่นรองรองเท้าเจล 1 คู่'),
    urlKey: 'solefarer-gel-insoles',
    categories: ['foot-care'],
    shortDescription: say('Cut to fit, for shop floors, wards and long museums.', 'ตัดให้พอดีได้ สำหรับผู้ที่ยืนหรือเดินทั้งวัน'),
    description: prose(
      'Softer under the heel and the ball, firmer under the arch. They help tired feet; a heel that hurts most on the first steps of the morning needs stretching, too.',
      'นุ่มใต้ส้นและฝ่าเท้าด้านหน้า แน่นใต้อุ้งเท้า ช่วยเท้าที่ล้า หากปวดส้นเท้าก้าวแรกตอนเช้าควรยืดกล้ามเนื้อด้วย',
    ),
    attributes: {
      brand: 'solefarer',
      dosage_form: 'device',
      vegan: true,
      warnings: care.feet,
      storage: storage.cupboard,
    },
    related: ['ROA-SOCKS'],
  },
  ['size'],
  [
    variant('SOL-INSOLE-S', ['UK 3 to 6', 'เบอร์ UK 3–6'], 9.95, 30, 0.15, { size: 's' }),
    variant('SOL-INSOLE-M', ['UK 6 to 9', 'เบอร์ UK 6–9'], 9.95, 42, 0.17, { size: 'm' }),
    variant('SOL-INSOLE-L', ['UK 9 to 12', 'เบอร์ UK 9–12'], 9.95, 18, 0.19, { size: 'l' }),
  ],
);

/** Blisters, insoles, verrucas and hard skin. */
export const feet: ProductDraft[] = [
  ...blister,
  ...insole,
  {
    sku: 'SOL-VERR-10',
    name: say('Solefarer Salicylic acid verruca gel, 10 g', 'โซลแฟเรอร์ เจลซาลิไซลิกรักษาหูดที่เท้า 10 กรัม'),
    urlKey: 'solefarer-verruca-gel-10g',
    categories: ['foot-care', 'skin-treatment'],
    price: 5.2,
    stock: 61,
    weight: 0.03,
    shortDescription: say(
      'Removes warts and verrucas layer by layer. It can take up to twelve weeks.',
      'ลอกหูดทีละชั้น อาจใช้เวลาถึงสิบสองสัปดาห์',
    ),
    description: prose(
      'Soak, file, one drop, let it dry to a white film, every night. Boring, and as good as freezing. Many verrucas leave by themselves within two years, if you would rather wait.',
      'แช่น้ำ ตะไบ แต้มหนึ่งหยด ปล่อยให้แห้งเป็นฟิล์มขาวทุกคืน ได้ผลพอ ๆ กับการจี้เย็น หูดหลายเม็ดหายเองภายในสองปี',
    ),
    attributes: {
      brand: 'solefarer',
      active_ingredient: ['salicylic-acid'],
      strength: '12pc',
      dosage_form: 'gel',
      pack_size: '10g',
      legal_category: 'p',
      minimum_age: '6y',
      vegan: true,
      licence_number: 'PL 99081/0012',
      warnings: points(
        [
          'Not with diabetes or poor circulation. Not on the face, moles, birthmarks or genital warts.',
          'Protect the skin around it. Highly flammable.',
        ],
        ['ห้ามใช้หากเป็นเบาหวานหรือเลือดไหลเวียนไม่ดี ห้ามใช้กับใบหน้า ไฝ ปาน หรือหูดที่อวัยวะเพศ', 'ป้องกันผิวรอบหูด ติดไฟง่าย'],
      ),
      how_to_use: prose('Once a day at night for up to twelve weeks.', 'วันละครั้งก่อนนอน ไม่เกินสิบสองสัปดาห์'),
      storage: storage.room,
      ...holds(10, 'g'),
    },
    related: ['SOL-FREEZE-50', 'SOL-FILE'],
  },
  {
    sku: 'SOL-FREEZE-50',
    name: say('Solefarer Wart freezing spray, 50 ml', 'โซลแฟเรอร์ สเปรย์จี้เย็นรักษาหูด 50 มล.'),
    urlKey: 'solefarer-wart-freezing-spray-50ml',
    categories: ['foot-care', 'skin-treatment'],
    price: 13.75,
    stock: 28,
    weight: 0.12,
    shortDescription: say(
      'Twelve applications of cold at home, two weeks apart, four of one wart at most.',
      'จี้เย็นที่บ้านได้สิบสองครั้ง ห่างกันสองสัปดาห์ หูดแต่ละเม็ดไม่เกินสี่ครั้ง',
    ),
    description: prose(
      'Press, wait, hold to the wart for as many seconds as the leaflet says and not one more. A blister is normal. Four treatments of one wart at most.',
      'กด รอ แตะที่หูดตามจำนวนวินาทีในเอกสารและไม่เกินนั้น อาจเกิดตุ่มพองซึ่งเป็นปกติ รักษาหูดแต่ละเม็ดไม่เกินสี่ครั้ง',
    ),
    attributes: {
      brand: 'solefarer',
      dosage_form: 'spray',
      minimum_age: '4y',
      warnings: points(
        [
          'Not with diabetes or poor circulation, and not under four years.',
          'Not on the face, genitals, moles or birthmarks.',
          'Stop and have it looked at if the skin becomes hot, swollen or starts to weep.',
        ],
        [
          'ห้ามใช้หากเป็นเบาหวานหรือเลือดไหลเวียนไม่ดี และในเด็กอายุต่ำกว่าสี่ปี',
          'ห้ามใช้กับใบหน้า อวัยวะเพศ ไฝ หรือปาน',
          'หยุดใช้และให้แพทย์ตรวจหากผิวร้อน บวม หรือมีน้ำเหลือง',
        ],
      ),
      storage: storage.aerosol,
      ...holds(50, 'ml'),
    },
    related: ['SOL-VERR-10'],
  },
  {
    sku: 'SOL-CORN-9',
    name: say('Solefarer Corn cushions, 9', 'โซลแฟเรอร์ แผ่นรองตาปลา 9 แผ่น'),
    urlKey: 'solefarer-corn-cushions-9',
    categories: ['foot-care'],
    price: 2.85,
    stock: 84,
    weight: 0.02,
    shortDescription: say('Soft rings that lift the shoe off a corn. No acid.', 'วงแหวนนุ่มที่กันรองเท้ากดตาปลา ไม่มีกรด'),
    description: prose(
      'A corn is a letter from a shoe. Cushions ease it at once, wider shoes answer it.',
      'ตาปลาคือสัญญาณจากรองเท้า แผ่นรองช่วยได้ทันที แต่รองเท้าที่กว้างขึ้นคือคำตอบ',
    ),
    attributes: {
      brand: 'solefarer',
      dosage_form: 'plaster',
      pack_size: '9',
      vegan: true,
      warnings: care.feet,
      storage: storage.cupboard,
      ...holds(9, 'piece'),
    },
    related: ['SOL-FILE'],
  },
  {
    sku: 'SOL-HEEL-75',
    name: say('Solefarer Urea 25% heel balm, 75 ml', 'โซลแฟเรอร์ บาล์มส้นเท้ายูเรีย 25% 75 มล.'),
    urlKey: 'solefarer-heel-balm-75ml',
    categories: ['foot-care', 'dry-skin'],
    price: 8.1,
    specialPrice: 6.75,
    stock: 94,
    weight: 0.1,
    shortDescription: say(
      'A balm with 25% urea that softens hard, cracked heels.',
      'บาล์มยูเรีย 25% ช่วยให้ส้นเท้าที่แข็งและแตกนุ่มลง',
    ),
    description: prose(
      'A quarter of the tube is urea, which loosens what has piled up and holds water in what is left. Morning and night. Not between the toes, where things should stay dry.',
      'หนึ่งในสี่คือยูเรียที่ทำให้หนังแข็งนุ่มและอุ้มน้ำ ทาเช้าเย็น ไม่ทาระหว่างซอกนิ้วซึ่งควรแห้ง',
    ),
    attributes: {
      brand: 'solefarer',
      active_ingredient: ['urea'],
      strength: '25pc',
      dosage_form: 'cream',
      pack_size: '75ml',
      minimum_age: '12y',
      vegan: true,
      warnings: care.feet,
      storage: storage.cupboard,
      ...holds(75, 'ml'),
    },
    related: ['SOL-FILE'],
  },
  {
    sku: 'SOL-FILE',
    name: say('Solefarer Two-sided foot file', 'โซลแฟเรอร์ ตะไบขัดเท้าสองด้าน'),
    urlKey: 'solefarer-foot-file',
    categories: ['foot-care'],
    price: 4.95,
    stock: 67,
    weight: 0.06,
    shortDescription: say(
      'Steel on one side, paper on the other, beech between.',
      'ด้านหนึ่งเป็นเหล็ก อีกด้านเป็นกระดาษทราย ด้ามไม้บีช',
    ),
    description: prose(
      'On dry skin, in one direction, once a week. Skin that has been filed every day grows back harder.',
      'ขัดบนผิวแห้ง ทิศทางเดียว สัปดาห์ละครั้ง หากขัดทุกวันหนังจะยิ่งแข็ง',
    ),
    attributes: {
      brand: 'solefarer',
      dosage_form: 'device',
      vegan: true,
      warnings: care.feet,
      storage: storage.cupboard,
    },
  },
  {
    sku: 'SOL-POWDER-75',
    name: say('Solefarer Tolnaftate 1% foot powder, 75 g', 'โซลแฟเรอร์ ผงโรยเท้าทอลนาฟเทต 1% 75 กรัม'),
    urlKey: 'solefarer-tolnaftate-powder-75g',
    categories: ['foot-care'],
    price: 4.55,
    stock: 53,
    weight: 0.1,
    shortDescription: say(
      'Keeps athlete’s foot from coming back, in socks as well as between toes.',
      'ป้องกันเชื้อราที่เท้ากลับมา โรยทั้งซอกนิ้วและถุงเท้า',
    ),
    description: prose(
      'Cream cures, powder guards. Shake it into shoes at night and on dry feet in the morning, all through the swimming season.',
      'ครีมใช้รักษา ผงใช้ป้องกัน โรยในรองเท้าตอนกลางคืนและบนเท้าแห้งตอนเช้า',
    ),
    attributes: {
      brand: 'solefarer',
      active_ingredient: ['tolnaftate'],
      strength: '1pc',
      dosage_form: 'powder',
      pack_size: '75g',
      legal_category: 'gsl',
      minimum_age: '12y',
      vegan: true,
      licence_number: 'PL 99081/0017',
      warnings: warnings.skinOnly,
      how_to_use: prose('Twice a day.', 'วันละสองครั้ง'),
      storage: storage.dry,
      ...holds(75, 'g'),
    },
    related: ['SOL-TERB-15'],
  },
];
