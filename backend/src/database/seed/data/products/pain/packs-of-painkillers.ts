import { points, prose, say } from '../../texts';
import { holds, type ProductDraft, variant, withVariants } from '../draft';
import { storage, warnings } from '../medicine-texts';

const liquidCapsules = withVariants(
  {
    sku: 'NOR-IBU-LIQ',
    name: say('Norvane Ibuprofen 200 mg liquid capsules', 'นอร์เวน ไอบูโพรเฟน 200 มก. แคปซูลนิ่ม'),
    urlKey: 'norvane-ibuprofen-liquid-capsules',
    categories: ['headache', 'muscle-joint', 'pain-relief'],
    shortDescription: say(
      'Ibuprofen already dissolved inside a soft capsule, for pain that should stop soon.',
      'ไอบูโพรเฟนชนิดละลายแล้วในแคปซูลนิ่ม สำหรับอาการปวดที่อยากให้หายเร็ว',
    ),
    description: prose(
      [
        'A tablet has to break up before it can work; here the medicine is liquid from the start. Most people notice the difference in the first half hour, after that it is the same ibuprofen.',
        'The capsules are long and smooth and go down easily with a full glass of water.',
      ],
      [
        'ยาเม็ดต้องแตกตัวก่อนจึงออกฤทธิ์ แต่แคปซูลนี้เป็นของเหลวอยู่แล้ว ส่วนใหญ่รู้สึกต่างกันในครึ่งชั่วโมงแรก หลังจากนั้นก็คือไอบูโพรเฟนตัวเดียวกัน',
        'แคปซูลผิวเรียบ กลืนง่ายพร้อมน้ำเต็มแก้ว',
      ],
    ),
    attributes: {
      brand: 'norvane',
      active_ingredient: ['ibuprofen'],
      strength: '200mg',
      dosage_form: 'capsules',
      legal_category: 'mixed',
      minimum_age: '12y',
      sugar_free: false,
      vegan: false,
      licence_number: 'PL 99027/0043',
      warnings: warnings.ibuprofen,
      how_to_use: points(
        [
          'Age 12 and over: one or two capsules with water and food, up to three times a day, at least four hours apart. No more than six in 24 hours.',
          'Adults: ask a pharmacist if you need it for more than ten days.',
          'Ages 12 to 17: ask a doctor after three days.',
        ],
        [
          'อายุ 12 ปีขึ้นไป: ครั้งละ 1–2 แคปซูลพร้อมน้ำและอาหาร วันละไม่เกินสามครั้ง ห่างกันอย่างน้อยสี่ชั่วโมง ไม่เกิน 6 แคปซูลใน 24 ชั่วโมง',
          'ผู้ใหญ่: ปรึกษาเภสัชกรหากต้องใช้เกินสิบวัน',
          'อายุ 12–17 ปี: ปรึกษาแพทย์หากต้องใช้เกินสามวัน',
        ],
      ),
      ingredients: prose('Each capsule: ibuprofen 200 mg. Also macrogol, potassium hydroxide, gelatin and sorbitol.'),
      storage: storage.room,
    },
    related: ['MMS-HEAD-COOL', 'MMS-HEAT-PATCH'],
  },
  ['pack_size'],
  [
    variant('NOR-IBU-LIQ-10', ['10', '10 แคปซูล'], 2.25, { quantity: 130, maxSale: 2 }, 0.02, {
      pack_size: '10',
      legal_category: 'gsl',
      ...holds(10, 'capsule'),
    }),
    variant('NOR-IBU-LIQ-16', ['16', '16 แคปซูล'], 3.2, { quantity: 210, maxSale: 2 }, 0.03, {
      pack_size: '16',
      legal_category: 'gsl',
      ...holds(16, 'capsule'),
    }),
    {
      sku: 'NOR-IBU-LIQ-30',
      suffix: say('30', '30 แคปซูล'),
      price: 5.45,
      specialPrice: 4.75,
      stock: { quantity: 64, maxSale: 1 },
      weight: 0.05,
      attributes: { pack_size: '30', legal_category: 'p', ...holds(30, 'capsule') },
    },
  ],
);

const strongGel = withVariants(
  {
    sku: 'NOR-IBU-GEL10',
    name: say('Norvane Ibuprofen 10% gel', 'นอร์เวน เจลไอบูโพรเฟน 10%'),
    urlKey: 'norvane-ibuprofen-10-gel',
    categories: ['gels-rubs', 'muscle-joint'],
    shortDescription: say(
      'Twice the strength of the ordinary gel, for backs and knees that have been at it longer.',
      'แรงกว่าเจลทั่วไปสองเท่า สำหรับหลังและเข่าที่ปวดมานานกว่า',
    ),
    description: prose(
      'A ribbon as long as a fingertip covers a knee. Rub it in until nothing shows, and give it a few days: a gel builds up slowly under the skin where a tablet arrives at once and everywhere.',
      'บีบยาวเท่าปลายนิ้วก็พอสำหรับหนึ่งเข่า ถูจนซึมหมด และให้เวลาสองสามวัน เจลค่อย ๆ สะสมใต้ผิวหนัง ต่างจากยาเม็ดที่ไปทั่วร่างกายทันที',
    ),
    attributes: {
      brand: 'norvane',
      active_ingredient: ['ibuprofen'],
      strength: '10pc',
      dosage_form: 'gel',
      legal_category: 'p',
      minimum_age: '12y',
      vegan: true,
      licence_number: 'PL 99027/0046',
      warnings: warnings.painGel,
      how_to_use: prose(
        'Age 12 and over: 2 to 5 cm of gel, up to three times a day. Ask a pharmacist if it is no better after two weeks.',
        'อายุ 12 ปีขึ้นไป: บีบยาว 2–5 ซม. วันละไม่เกินสามครั้ง หากไม่ดีขึ้นในสองสัปดาห์ควรปรึกษาเภสัชกร',
      ),
      ingredients: prose('Ibuprofen 10% w/w. Also isopropyl alcohol, carbomer, diethylamine and purified water.'),
      storage: storage.room,
    },
    related: ['PUL-KNEE'],
  },
  ['pack_size'],
  [
    variant('NOR-IBU-GEL10-50', ['50 g', '50 กรัม'], 5.6, 88, 0.07, { pack_size: '50g', ...holds(50, 'g') }),
    variant('NOR-IBU-GEL10-100', ['100 g', '100 กรัม'], 8.9, 52, 0.13, { pack_size: '100g', ...holds(100, 'g') }),
  ],
);

const medicatedPlasters = withVariants(
  {
    sku: 'NOR-IBU-PLAST',
    name: say('Norvane Ibuprofen 200 mg medicated plasters', 'นอร์เวน แผ่นแปะไอบูโพรเฟน 200 มก.'),
    urlKey: 'norvane-ibuprofen-medicated-plasters',
    categories: ['heat-supports', 'gels-rubs', 'muscle-joint'],
    shortDescription: say(
      'One patch gives a strain or sprain a steady dose for a whole day.',
      'หนึ่งแผ่นให้ยาสม่ำเสมอตลอดวันสำหรับกล้ามเนื้อเคล็ดหรือข้อแพลง',
    ),
    description: prose(
      'Nothing to rub in and nothing to remember at lunch. The patch stretches with an ankle or a shoulder and stays on under clothes. Take it off before a bath and start a new one the next day, for five days at most.',
      'ไม่ต้องทาซ้ำ ไม่ต้องจำมื้อกลางวัน แผ่นยืดไปกับข้อเท้าหรือไหล่และติดทนใต้เสื้อผ้า ลอกออกก่อนอาบน้ำ เริ่มแผ่นใหม่วันถัดไป ใช้ติดต่อกันไม่เกินห้าวัน',
    ),
    attributes: {
      brand: 'norvane',
      active_ingredient: ['ibuprofen'],
      strength: '200mg',
      dosage_form: 'patches',
      legal_category: 'p',
      minimum_age: '16y',
      licence_number: 'PL 99027/0052',
      warnings: warnings.painGel,
      how_to_use: prose(
        'Age 16 and over: one patch on clean, whole skin every 24 hours. Never two at once, and no ibuprofen tablets alongside.',
        'อายุ 16 ปีขึ้นไป: แปะหนึ่งแผ่นบนผิวที่สะอาดและไม่มีแผลทุก 24 ชั่วโมง ห้ามใช้พร้อมกันสองแผ่นหรือร่วมกับไอบูโพรเฟนชนิดรับประทาน',
      ),
      ingredients: prose('Ibuprofen 200 mg; macrogol, levomenthol, polyester fabric and silicone release film.'),
      storage: storage.room,
    },
    related: ['MMS-HEAT-PATCH'],
  },
  ['pack_size'],
  [
    variant('NOR-IBU-PLAST-2', ['2', '2 แผ่น'], 4.95, 60, 0.03, { pack_size: '2', ...holds(2, 'plaster') }),
    variant('NOR-IBU-PLAST-4', ['4', '4 แผ่น'], 8.75, 38, 0.05, { pack_size: '4', ...holds(4, 'plaster') }),
  ],
);

/** Capsules, stronger gels and plasters in several packs. */
export const packsOfPainkillers: ProductDraft[] = [...liquidCapsules, ...strongGel, ...medicatedPlasters];
