import { points, prose, say } from '../../texts';
import { care } from '../care-texts';
import { holds, type ProductDraft } from '../draft';
import { storage } from '../medicine-texts';

/** Cradle cap, lice, worms, chickenpox and a first aid box for children. */
export const childAilments: ProductDraft[] = [
  {
    sku: 'KIN-CRADLE-50',
    name: say('Kindlewick Cradle cap oil, 50 ml', 'คินเดิลวิก น้ำมันสำหรับสะเก็ดหนังศีรษะทารก 50 มล.'),
    urlKey: 'kindlewick-cradle-cap-oil-50ml',
    categories: ['baby-child'],
    price: 6.2,
    stock: 42,
    weight: 0.08,
    shortDescription: say(
      'Softens yellow scales overnight so that a soft brush takes them along.',
      'ทำให้สะเก็ดเหลืองนุ่มข้ามคืนแล้วแปรงออกได้',
    ),
    description: prose(
      'Cradle cap bothers parents more than babies and goes by itself within months. This hurries it gently. Never pick.',
      'สะเก็ดหนังศีรษะรบกวนพ่อแม่มากกว่าทารกและหายเองภายในไม่กี่เดือน น้ำมันนี้ช่วยให้หลุดเร็วขึ้น ห้ามแกะ',
    ),
    attributes: {
      brand: 'kindlewick',
      dosage_form: 'liquid',
      pack_size: '50ml',
      minimum_age: 'birth',
      vegan: true,
      warnings: care.cosmetic,
      ingredients: prose('Caprylic triglyceride, sunflower oil, tocopherol.'),
      storage: storage.cupboard,
      ...holds(50, 'ml'),
    },
  },
  {
    sku: 'KIN-LICE-100',
    name: say('Kindlewick Dimeticone head lice lotion with comb, 100 ml', 'คินเดิลวิก โลชั่นกำจัดเหาไดเมทิโคนพร้อมหวี 100 มล.'),
    urlKey: 'kindlewick-head-lice-lotion-100ml',
    categories: ['baby-child'],
    price: 11.95,
    stock: { quantity: 70, maxSale: 6 },
    weight: 0.18,
    shortDescription: say(
      'Smothers lice rather than poisoning them, so they cannot grow used to it.',
      'กำจัดเหาโดยการเคลือบ ไม่ใช่สารพิษ เหาจึงไม่ดื้อยา',
    ),
    description: prose(
      'On dry hair, eight hours or overnight, wash, comb. Again after seven days, for the ones that hatched in between. Check everyone, treat only those with living lice.',
      'ทาบนผมแห้ง ทิ้งไว้แปดชั่วโมงหรือข้ามคืน สระแล้วหวี ทำซ้ำหลังเจ็ดวัน ตรวจทุกคนในบ้านแต่รักษาเฉพาะผู้ที่พบตัวเหา',
    ),
    attributes: {
      brand: 'kindlewick',
      active_ingredient: ['dimeticone'],
      strength: '4pc',
      dosage_form: 'liquid',
      pack_size: '100ml',
      minimum_age: '6m',
      vegan: true,
      warnings: points(
        [
          'Treated hair catches fire easily: keep from flames, cigarettes and hairdryers.',
          'Keep out of eyes. Under six months only on a doctor’s advice.',
        ],
        ['ผมที่ทาโลชั่นติดไฟง่าย ห่างจากเปลวไฟ บุหรี่ และไดร์เป่าผม', 'ระวังเข้าตา ทารกต่ำกว่าหกเดือนใช้ตามคำแนะนำแพทย์เท่านั้น'],
      ),
      storage: storage.room,
      ...holds(100, 'ml'),
    },
    related: ['KIN-COMB'],
  },
  {
    sku: 'KIN-COMB',
    name: say('Kindlewick Steel nit comb', 'คินเดิลวิก หวีเสนียดสเตนเลส'),
    urlKey: 'kindlewick-steel-nit-comb',
    categories: ['baby-child'],
    price: 6.75,
    stock: 58,
    weight: 0.05,
    shortDescription: say(
      'Grooved teeth a fifth of a millimetre apart, to find lice and to comb them and their eggs out.',
      'ซี่หวีมีร่อง ห่างกันหนึ่งในห้ามิลลิเมตร สำหรับตรวจหาเหาและสางเหากับไข่เหาออก',
    ),
    description: prose(
      'Wet hair, plenty of conditioner, from scalp to tip over white paper, once a week in term time. A film and a biscuit help.',
      'ผมเปียก ครีมนวดมาก ๆ หวีจากโคนถึงปลายบนกระดาษขาว สัปดาห์ละครั้งในช่วงเปิดเทอม',
    ),
    attributes: { brand: 'kindlewick', dosage_form: 'device', vegan: true, storage: storage.cupboard },
    related: ['KIN-LICE-100'],
  },
  {
    sku: 'KIN-WORM-4',
    name: say('Kindlewick Mebendazole 100 mg threadworm tablets, 4', 'คินเดิลวิก มีเบนดาโซล 100 มก. ถ่ายพยาธิเข็มหมุด 4 เม็ด'),
    urlKey: 'kindlewick-threadworm-tablets-4',
    categories: ['baby-child', 'digestion'],
    price: 7.35,
    stock: { quantity: 45, maxSale: 2 },
    weight: 0.01,
    shortDescription: say(
      'One chewable tablet for each person at home, on the same day.',
      'เคี้ยวคนละหนึ่งเม็ดทั้งบ้านในวันเดียวกัน',
    ),
    description: prose(
      'Itching at night is the sign, and nobody’s fault. Repeat after two weeks if need be. Short nails, morning showers and clean sheets do the rest.',
      'อาการคันก้นตอนกลางคืนคือสัญญาณ ไม่ใช่ความผิดใคร ซ้ำหลังสองสัปดาห์หากจำเป็น ตัดเล็บสั้น อาบน้ำเช้า และซักผ้าปูที่นอนช่วยได้มาก',
    ),
    attributes: {
      brand: 'kindlewick',
      active_ingredient: ['mebendazole'],
      strength: '100mg',
      dosage_form: 'tablets',
      pack_size: '4',
      flavour: 'orange',
      legal_category: 'p',
      minimum_age: '2y',
      sugar_free: true,
      licence_number: 'PL 99087/0033',
      warnings: points(
        ['Not in pregnancy, while breastfeeding or under two: wash hands and ask us. Not with metronidazole.'],
        ['ห้ามใช้ในหญิงตั้งครรภ์ ให้นมบุตร หรือเด็กต่ำกว่าสองขวบ ให้ล้างมือและปรึกษาเรา ห้ามใช้ร่วมกับเมโทรนิดาโซล'],
      ),
      how_to_use: prose('Age two and over: one tablet, chewed or swallowed.', 'อายุสองขวบขึ้นไป: หนึ่งเม็ด เคี้ยวหรือกลืน'),
      storage: storage.room,
      ...holds(4, 'tablet'),
    },
  },
  {
    sku: 'KIN-CHICKEN',
    name: say('Kindlewick Chickenpox cooling mousse, 100 ml', 'คินเดิลวิก มูสเย็นสำหรับอีสุกอีใส 100 มล.'),
    urlKey: 'kindlewick-chickenpox-mousse-100ml',
    categories: ['baby-child', 'bites-itching'],
    price: 8.6,
    stock: 37,
    weight: 0.13,
    shortDescription: say(
      'Foam that cools without dabbing and does not crack off in bed.',
      'โฟมเย็นที่ไม่ต้องแต้มและไม่หลุดร่วงบนที่นอน',
    ),
    description: prose(
      'A walnut for a back. Paracetamol for the fever, and no ibuprofen with chickenpox unless a doctor says so. Away from newborns and pregnant friends until every spot has a crust.',
      'ปริมาณเท่าลูกวอลนัตต่อหนึ่งแผ่นหลัง ใช้พาราเซตามอลลดไข้ ห้ามใช้ไอบูโพรเฟนเมื่อเป็นอีสุกอีใสเว้นแต่แพทย์สั่ง หลีกเลี่ยงทารกแรกเกิดและหญิงตั้งครรภ์จนตุ่มตกสะเก็ดหมด',
    ),
    attributes: {
      brand: 'kindlewick',
      dosage_form: 'spray',
      pack_size: '100ml',
      minimum_age: '6m',
      vegan: true,
      warnings: care.cosmetic,
      storage: storage.room,
      ...holds(100, 'ml'),
    },
    related: ['HAL-CALA-200', 'KIN-PARA-100'],
  },
  {
    sku: 'KIN-FIRST',
    type: 'bundle',
    name: say('Kindlewick First medicine chest', 'คินเดิลวิก ตู้ยาใบแรกของลูก'),
    urlKey: 'kindlewick-first-medicine-chest',
    categories: ['baby-child'],
    stock: { quantity: 0, inStock: true },
    shortDescription: say(
      'A thermometer, saline, nappy cream and vitamin D for a new baby, put together as you like.',
      'เทอร์โมมิเตอร์ น้ำเกลือ ครีมทาผื่นผ้าอ้อม และวิตามินดีสำหรับทารก จัดได้ตามต้องการ',
    ),
    description: prose(
      'Start with a thermometer and saline, add cream and drops. The medicine for pain and fever comes from our pharmacist with its own questions, so buy it separately once your baby is two months old.',
      'เริ่มจากเทอร์โมมิเตอร์และน้ำเกลือ แล้วเพิ่มครีมและยาหยด ยาแก้ปวดลดไข้ต้องผ่านเภสัชกร โปรดซื้อแยกเมื่อลูกอายุสองเดือน',
    ),
    attributes: { brand: 'kindlewick', dosage_form: 'kit', minimum_age: 'birth', storage: storage.cupboard },
    bundle: {
      dynamic: true,
      options: [
        {
          title: say('Thermometer', 'เทอร์โมมิเตอร์'),
          type: 'radio',
          required: true,
          selections: [
            { sku: 'PUL-THERM', quantity: 1, isDefault: true },
            { sku: 'PUL-EAR', quantity: 1 },
          ],
        },
        {
          title: say('For the nose', 'สำหรับจมูก'),
          type: 'select',
          required: true,
          selections: [
            { sku: 'MMS-SALINE-100', quantity: 1, isDefault: true },
            { sku: 'KIN-ASPIRE', quantity: 1 },
          ],
        },
        {
          title: say('Skin and tummy', 'ผิวและท้อง'),
          type: 'checkbox',
          required: false,
          selections: [
            { sku: 'KIN-NAPPY-100', quantity: 1, isDefault: true },
            { sku: 'KIN-COLIC-50', quantity: 1 },
            { sku: 'VER-D3-DROPS', quantity: 1, isDefault: true },
          ],
        },
      ],
    },
    related: ['KIN-PARA-100'],
  },
];
