import { bullets, paragraphs, say } from '../../texts';
import { holds, type ProductDraft, withVariants } from '../draft';
import { storage, warnings } from '../medicine-texts';

const paracetamol = withVariants(
  {
    sku: 'VEL-PARA',
    name: say('Velmora Paracetamol 500 mg', 'เวลโมรา พาราเซตามอล 500 มก.'),
    urlKey: 'velmora-paracetamol-500mg',
    categories: ['headache', 'pain-relief', 'cold-flu'],
    weight: 0.03,
    shortDescription: say(
      'Everyday relief from headache, toothache, period pain and fever. Gentle on the stomach.',
      'บรรเทาปวดศีรษะ ปวดฟัน ปวดประจำเดือน และลดไข้ ไม่ระคายเคืองกระเพาะอาหาร',
    ),
    description: say(
      paragraphs(
        'Paracetamol is the painkiller that most pharmacists reach for first. It eases mild to moderate pain and brings a temperature down, and most people can take it alongside their other medicines.',
        'It starts to work within half an hour to an hour and lasts four to six hours. Choose round tablets, or longer caplets with a smooth film coat if tablets stick in your throat.',
      ),
      paragraphs(
        'พาราเซตามอลเป็นยาแก้ปวดตัวแรกที่เภสัชกรส่วนใหญ่แนะนำ ช่วยบรรเทาปวดเล็กน้อยถึงปานกลางและลดไข้ และคนส่วนใหญ่ใช้ร่วมกับยาประจำได้',
        'เริ่มออกฤทธิ์ภายในครึ่งถึงหนึ่งชั่วโมงและอยู่ได้สี่ถึงหกชั่วโมง มีทั้งยาเม็ดกลมและเม็ดรีเคลือบฟิล์มที่กลืนง่าย',
      ),
    ),
    attributes: {
      brand: 'velmora',
      active_ingredient: ['paracetamol'],
      strength: '500mg',
      legal_category: 'mixed',
      minimum_age: '10y',
      sugar_free: true,
      vegan: true,
      licence_number: 'PL 99014/0021',
      warnings: warnings.paracetamol,
      how_to_use: say(
        paragraphs('Swallow with water, with or without food.') +
          bullets(
            'Adults and young people of 16 and over: one or two, every four to six hours as needed. No more than eight in 24 hours.',
            'Ages 10 to 15: one, every four to six hours as needed. No more than four in 24 hours.',
            'Do not give to children under 10.',
          ),
        paragraphs('กลืนพร้อมน้ำ ก่อนหรือหลังอาหารก็ได้') +
          bullets(
            'ผู้ใหญ่และผู้ที่อายุ 16 ปีขึ้นไป: ครั้งละ 1–2 เม็ด ทุก 4–6 ชั่วโมงเมื่อมีอาการ ไม่เกิน 8 เม็ดใน 24 ชั่วโมง',
            'อายุ 10–15 ปี: ครั้งละ 1 เม็ด ทุก 4–6 ชั่วโมงเมื่อมีอาการ ไม่เกิน 4 เม็ดใน 24 ชั่วโมง',
            'ห้ามใช้ในเด็กต่ำกว่า 10 ปี',
          ),
      ),
      ingredients: say(
        paragraphs(
          'Each contains 500 mg of paracetamol. Also maize starch, povidone, stearic acid and, in the caplets, hypromellose.',
        ),
      ),
      storage: storage.room,
    },
    related: ['MMS-HEAD-COOL', 'PUL-THERM'],
    crosssell: ['PUL-THERM'],
  },
  ['dosage_form', 'pack_size'],
  [
    {
      sku: 'VEL-PARA-TAB-16',
      suffix: say('tablets, 16', 'ยาเม็ด 16 เม็ด'),
      price: 0.69,
      stock: { quantity: 480, maxSale: 2 },
      attributes: { dosage_form: 'tablets', pack_size: '16', legal_category: 'gsl', ...holds(16, 'tablet') },
    },
    {
      sku: 'VEL-PARA-TAB-32',
      suffix: say('tablets, 32', 'ยาเม็ด 32 เม็ด'),
      price: 1.89,
      stock: { quantity: 210, maxSale: 1 },
      weight: 0.05,
      attributes: { dosage_form: 'tablets', pack_size: '32', legal_category: 'p', ...holds(32, 'tablet') },
    },
    {
      sku: 'VEL-PARA-CAP-16',
      suffix: say('caplets, 16', 'เม็ดรี 16 เม็ด'),
      price: 0.85,
      stock: { quantity: 320, maxSale: 2 },
      attributes: { dosage_form: 'caplets', pack_size: '16', legal_category: 'gsl', ...holds(16, 'caplet') },
    },
    {
      sku: 'VEL-PARA-CAP-32',
      suffix: say('caplets, 32', 'เม็ดรี 32 เม็ด'),
      price: 2.19,
      stock: { quantity: 0, inStock: false, maxSale: 1 },
      weight: 0.05,
      attributes: { dosage_form: 'caplets', pack_size: '32', legal_category: 'p', ...holds(32, 'caplet') },
    },
  ],
);

const ibuprofen = withVariants(
  {
    sku: 'NOR-IBU',
    name: say('Norvane Ibuprofen', 'นอร์เวน ไอบูโพรเฟน'),
    urlKey: 'norvane-ibuprofen-tablets',
    categories: ['muscle-joint', 'headache', 'period-pain', 'pain-relief'],
    weight: 0.03,
    shortDescription: say(
      'Anti-inflammatory tablets for back pain, muscle strain, period pain, toothache and headache.',
      'ยาเม็ดต้านการอักเสบ สำหรับปวดหลัง กล้ามเนื้อเคล็ด ปวดประจำเดือน ปวดฟัน และปวดศีรษะ',
    ),
    description: say(
      paragraphs(
        'Where pain comes with swelling, such as a twisted ankle or an inflamed joint, ibuprofen often does more than paracetamol, because it calms the inflammation as well as the pain.',
        'Use the lowest dose that helps, for the shortest time you need it. The 400 mg tablets are for adults whose pain has not settled with 200 mg.',
      ),
      paragraphs(
        'เมื่ออาการปวดมาพร้อมกับบวม เช่น ข้อเท้าพลิกหรือข้ออักเสบ ไอบูโพรเฟนมักได้ผลดีกว่าพาราเซตามอล เพราะลดทั้งการอักเสบและความปวด',
        'ใช้ขนาดต่ำที่สุดที่ได้ผลในระยะเวลาสั้นที่สุด ชนิด 400 มก. สำหรับผู้ใหญ่ที่ใช้ 200 มก. แล้วยังไม่ดีขึ้น',
      ),
    ),
    attributes: {
      brand: 'norvane',
      active_ingredient: ['ibuprofen'],
      dosage_form: 'tablets',
      legal_category: 'mixed',
      minimum_age: '12y',
      sugar_free: false,
      vegan: false,
      licence_number: 'PL 99027/0008',
      warnings: warnings.ibuprofen,
      how_to_use: say(
        paragraphs('Swallow whole with water, with or just after food.') +
          bullets(
            '200 mg, age 12 and over: one or two tablets up to three times a day. No more than six in 24 hours.',
            '400 mg, adults: one tablet up to three times a day. No more than three in 24 hours.',
            'Leave at least four hours between doses (six for 400 mg). Ask a pharmacist if you need it for more than ten days, or three days under 18.',
          ),
        paragraphs('กลืนทั้งเม็ดพร้อมน้ำ พร้อมหรือหลังอาหารทันที') +
          bullets(
            '200 มก. อายุ 12 ปีขึ้นไป: ครั้งละ 1–2 เม็ด วันละไม่เกินสามครั้ง ไม่เกิน 6 เม็ดใน 24 ชั่วโมง',
            '400 มก. ผู้ใหญ่: ครั้งละ 1 เม็ด วันละไม่เกินสามครั้ง ไม่เกิน 3 เม็ดใน 24 ชั่วโมง',
            'เว้นอย่างน้อยสี่ชั่วโมง (หกชั่วโมงสำหรับ 400 มก.) ปรึกษาเภสัชกรหากต้องใช้เกินสิบวัน หรือเกินสามวันในผู้ที่อายุต่ำกว่า 18 ปี',
          ),
      ),
      ingredients: say(
        paragraphs(
          'Ibuprofen 200 mg or 400 mg. Also sucrose, maize starch, stearic acid, shellac and titanium dioxide (E171).',
        ),
      ),
      storage: storage.room,
    },
    related: ['MMS-HEAT-PATCH', 'STU-ICE-2'],
    crosssell: ['MMS-HEAT-PATCH'],
  },
  ['strength', 'pack_size'],
  [
    {
      sku: 'NOR-IBU-200-16',
      suffix: say('200 mg tablets, 16', '200 มก. 16 เม็ด'),
      price: 0.79,
      stock: { quantity: 400, maxSale: 2 },
      attributes: { strength: '200mg', pack_size: '16', legal_category: 'gsl', ...holds(16, 'tablet') },
    },
    {
      sku: 'NOR-IBU-200-48',
      suffix: say('200 mg tablets, 48', '200 มก. 48 เม็ด'),
      price: 2.95,
      stock: { quantity: 160, maxSale: 2 },
      weight: 0.06,
      attributes: { strength: '200mg', pack_size: '48', legal_category: 'p', ...holds(48, 'tablet') },
    },
    {
      sku: 'NOR-IBU-200-96',
      suffix: say('200 mg tablets, 96', '200 มก. 96 เม็ด'),
      price: 4.99,
      specialPrice: 4.25,
      stock: { quantity: 90, maxSale: 1 },
      weight: 0.11,
      attributes: { strength: '200mg', pack_size: '96', legal_category: 'p', ...holds(96, 'tablet') },
    },
    {
      sku: 'NOR-IBU-400-24',
      suffix: say('400 mg tablets, 24', '400 มก. 24 เม็ด'),
      price: 2.79,
      stock: { quantity: 4, maxSale: 1 },
      weight: 0.05,
      attributes: {
        strength: '400mg',
        pack_size: '24',
        legal_category: 'p',
        minimum_age: '18y',
        ...holds(24, 'tablet'),
      },
    },
    {
      sku: 'NOR-IBU-400-48',
      suffix: say('400 mg tablets, 48', '400 มก. 48 เม็ด'),
      price: 4.49,
      stock: { quantity: 75, maxSale: 1 },
      weight: 0.09,
      attributes: {
        strength: '400mg',
        pack_size: '48',
        legal_category: 'p',
        minimum_age: '18y',
        ...holds(48, 'tablet'),
      },
    },
  ],
);

/** Paracetamol and ibuprofen in every pack. */
export const everydayPainkillers: ProductDraft[] = [...paracetamol, ...ibuprofen];
