import { points, prose, say } from '../../texts';
import { care } from '../care-texts';
import { holds, type ProductDraft, variant, withVariants } from '../draft';
import { storage, warnings } from '../medicine-texts';

const ketoconazole = withVariants(
  {
    sku: 'HAL-KETO',
    name: say('Halderm Ketoconazole 2% dandruff shampoo', 'ฮัลเดิร์ม แชมพูคีโตโคนาโซล 2% ขจัดรังแค'),
    urlKey: 'halderm-ketoconazole-shampoo',
    categories: ['skin-treatment', 'skin'],
    shortDescription: say(
      'Twice a week for four weeks against flakes that come back, by treating the yeast behind them.',
      'สัปดาห์ละสองครั้งนานสี่สัปดาห์ รักษารังแคเรื้อรังโดยกำจัดเชื้อราต้นเหตุ',
    ),
    description: prose(
      'Dandruff that laughs at ordinary shampoo is usually a yeast that likes oily scalps. Leave the lather on for five minutes, or it has no time to work. Afterwards once a fortnight keeps it away.',
      'รังแคที่แชมพูทั่วไปเอาไม่อยู่มักเกิดจากยีสต์ที่ชอบหนังศีรษะมัน ทิ้งฟองไว้ห้านาทีจึงจะได้ผล หลังจากนั้นใช้สองสัปดาห์ครั้งเพื่อป้องกัน',
    ),
    attributes: {
      brand: 'halderm',
      active_ingredient: ['ketoconazole'],
      strength: '2pc',
      dosage_form: 'shampoo',
      legal_category: 'p',
      minimum_age: '12y',
      vegan: false,
      licence_number: 'PL 99059/0053',
      warnings: points(
        [
          'Keep out of eyes. Reduce steroid lotions on the scalp step by step over two to three weeks.',
          'See a doctor if it is no better after four weeks.',
        ],
        ['ระวังเข้าตา หากใช้สเตียรอยด์ที่หนังศีรษะให้ลดทีละน้อยในสองถึงสามสัปดาห์', 'พบแพทย์หากไม่ดีขึ้นในสี่สัปดาห์'],
      ),
      how_to_use: prose('Wash, leave for three to five minutes, rinse.', 'สระ ทิ้งไว้สามถึงห้านาที แล้วล้างออก'),
      storage: storage.room,
    },
    related: ['HAL-TAR-250'],
  },
  ['pack_size'],
  [
    variant('HAL-KETO-60', ['60 ml', '60 มล.'], 6.95, 73, 0.08, { pack_size: '60ml', ...holds(60, 'ml') }),
    variant('HAL-KETO-100', ['100 ml', '100 มล.'], 9.95, 48, 0.13, { pack_size: '100ml', ...holds(100, 'ml') }),
  ],
);

/** Scalp, pigment, scaling and spots. */
export const scalpSpots: ProductDraft[] = [
  ...ketoconazole,
  {
    sku: 'HAL-TAR-250',
    name: say('Halderm Coal tar scalp shampoo, 250 ml', 'ฮัลเดิร์ม แชมพูโคลทาร์ 250 มล.'),
    urlKey: 'halderm-coal-tar-shampoo-250ml',
    categories: ['skin-treatment'],
    price: 8.4,
    stock: 31,
    weight: 0.29,
    shortDescription: say(
      'The old remedy for scaly, itchy scalps and psoriasis.',
      'ยาดั้งเดิมสำหรับหนังศีรษะเป็นสะเก็ด คัน และสะเก็ดเงิน',
    ),
    description: prose(
      'It slows the making of new scales and takes the itch away. It smells of railway sleepers and may tint very fair hair; people put up with both because it works.',
      'ช่วยชะลอการเกิดสะเก็ดและลดอาการคัน มีกลิ่นเฉพาะและอาจทำให้ผมสีอ่อนเปลี่ยนสี แต่หลายคนยอมเพราะได้ผล',
    ),
    attributes: {
      brand: 'halderm',
      active_ingredient: ['coal-tar'],
      dosage_form: 'shampoo',
      pack_size: '250ml',
      legal_category: 'gsl',
      minimum_age: '12y',
      licence_number: 'PL 99059/0056',
      warnings: warnings.skinOnly,
      how_to_use: prose(
        'Two or three times a week, left on for a few minutes.',
        'สัปดาห์ละสองถึงสามครั้ง ทิ้งไว้สองสามนาทีแล้วล้างออก',
      ),
      storage: storage.room,
      ...holds(250, 'ml'),
    },
    related: ['HAL-KETO'],
  },
  {
    sku: 'HAL-SALI-150',
    name: say('Halderm Salicylic acid 2% face wash, 150 ml', 'ฮัลเดิร์ม เจลล้างหน้าซาลิไซลิก 2% 150 มล.'),
    urlKey: 'halderm-salicylic-face-wash-150ml',
    categories: ['skin-treatment', 'skin'],
    price: 7.9,
    stock: 88,
    weight: 0.18,
    shortDescription: say('Unblocks pores on oily skin without scrubbing.', 'ขจัดสิ่งอุดตันในรูขุมขนของผิวมันโดยไม่ต้องขัด'),
    description: prose(
      'Salicylic acid dissolves in oil and therefore gets where blackheads begin. Once a day to start with. It is the easy partner to benzoyl peroxide: wash in the morning, treat at night.',
      'กรดซาลิไซลิกละลายในน้ำมันจึงเข้าถึงต้นเหตุของสิวหัวดำ เริ่มจากวันละครั้ง ใช้คู่กับเบนโซอิลเพอร์ออกไซด์ได้ ล้างหน้าตอนเช้า ทายาตอนกลางคืน',
    ),
    attributes: {
      brand: 'halderm',
      active_ingredient: ['salicylic-acid'],
      strength: '2pc',
      dosage_form: 'gel',
      pack_size: '150ml',
      minimum_age: '12y',
      vegan: true,
      warnings: points(
        ['Avoid eyes and broken skin. Use sunscreen. Not if you are allergic to aspirin.'],
        ['ระวังดวงตาและแผล ใช้ครีมกันแดดร่วมด้วย ห้ามใช้หากแพ้แอสไพริน'],
      ),
      storage: storage.cupboard,
      ...holds(150, 'ml'),
    },
    related: ['HAL-BPO-50', 'HAL-PATCH-36'],
  },
  {
    sku: 'HAL-NIA-50',
    name: say('Halderm Niacinamide 4% gel, 50 g', 'ฮัลเดิร์ม เจลไนอะซินาไมด์ 4% 50 กรัม'),
    urlKey: 'halderm-niacinamide-gel-50g',
    categories: ['skin-treatment'],
    price: 9.2,
    stock: 40,
    weight: 0.07,
    shortDescription: say(
      'For inflamed spots on skin that benzoyl peroxide dries out too much.',
      'สำหรับสิวอักเสบบนผิวที่เบนโซอิลเพอร์ออกไซด์ทำให้แห้งเกินไป',
    ),
    description: prose(
      'A form of vitamin B3 that calms redness. Slower and gentler than the stronger gels; it does not bleach your towels. Expect to wait two months.',
      'วิตามินบี 3 รูปแบบหนึ่งที่ช่วยลดรอยแดง ช้าและอ่อนโยนกว่าเจลแรง ๆ ไม่ฟอกสีผ้า ควรใช้ต่อเนื่องสองเดือน',
    ),
    attributes: {
      brand: 'halderm',
      active_ingredient: ['niacinamide'],
      strength: '4pc',
      dosage_form: 'gel',
      pack_size: '50g',
      legal_category: 'p',
      minimum_age: '12y',
      vegan: true,
      licence_number: 'PL 99059/0060',
      warnings: warnings.skinOnly,
      how_to_use: prose(
        'Twice a day after washing; once a day if it dries the skin.',
        'วันละสองครั้งหลังล้างหน้า หากผิวแห้งให้ลดเหลือวันละครั้ง',
      ),
      storage: storage.room,
      ...holds(50, 'g'),
    },
    related: ['HAL-BPO-50'],
  },
  {
    sku: 'HAL-PATCH-36',
    name: say('Halderm Hydrocolloid spot patches, 36', 'ฮัลเดิร์ม แผ่นแปะสิวไฮโดรคอลลอยด์ 36 แผ่น'),
    urlKey: 'halderm-spot-patches-36',
    categories: ['skin-treatment'],
    price: 5.5,
    stock: 175,
    weight: 0.02,
    shortDescription: say(
      'Small clear dots that keep fingers off and draw a spot out overnight.',
      'แผ่นใสเล็กที่กันการแกะเกาและดูดซับสิวข้ามคืน',
    ),
    description: prose(
      'Best on a spot with a head, on a clean dry face. White in the morning means that it has done what it could. Three sizes on each sheet.',
      'เหมาะกับสิวที่มีหัว แปะบนผิวสะอาดและแห้ง ตอนเช้าแผ่นเป็นสีขาวแปลว่าได้ผล มีสามขนาดในหนึ่งแผง',
    ),
    attributes: {
      brand: 'halderm',
      dosage_form: 'plaster',
      pack_size: '36',
      vegan: true,
      warnings: care.cosmetic,
      storage: storage.cupboard,
      ...holds(36, 'patch'),
    },
    related: ['HAL-SALI-150'],
    tierPrices: [{ quantity: 3, price: 4.75 }],
  },
];
