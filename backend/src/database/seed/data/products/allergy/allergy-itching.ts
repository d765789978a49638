import { points, prose, say } from '../../texts';
import { care, keeping } from '../care-texts';
import { holds, type ProductDraft } from '../draft';
import { storage, warnings } from '../medicine-texts';

/** Preservative-free drops, powder spray and what soothes itching. */
export const allergyItching: ProductDraft[] = [
  {
    sku: 'TOL-CROM-PF',
    name: say(
      'Tolvessa Sodium cromoglicate single-dose eye drops, 20',
      'โทลเวสซา ยาหยอดตาโซเดียมโครโมไกลเคตชนิดใช้ครั้งเดียว 20 หลอด',
    ),
    urlKey: 'tolvessa-cromoglicate-single-dose-20',
    categories: ['hay-fever-sprays', 'eye-care'],
    price: 7.45,
    stock: 41,
    weight: 0.04,
    shortDescription: say(
      'Without preservative, for sensitive eyes and contact lens wearers.',
      'ไม่มีสารกันเสีย สำหรับตาแพ้ง่ายและผู้ใส่คอนแทคเลนส์',
    ),
    description: prose(
      'One vial holds enough for both eyes. It prevents rather than rescues: start before the pollen and keep on through the season, four times a day.',
      'หนึ่งหลอดพอสำหรับสองข้าง เป็นยาป้องกันมากกว่าแก้อาการ ควรเริ่มก่อนฤดูละอองเกสรและใช้ต่อเนื่องวันละสี่ครั้ง',
    ),
    attributes: {
      brand: 'tolvessa',
      active_ingredient: ['sodium-cromoglicate'],
      strength: '2pc',
      dosage_form: 'eye-drops',
      pack_size: '20',
      legal_category: 'p',
      minimum_age: '6y',
      vegan: true,
      licence_number: 'PL 99040/0067',
      warnings: warnings.eyeDrops,
      how_to_use: prose('One or two drops in each eye four times a day.', 'ข้างละ 1–2 หยด วันละสี่ครั้ง'),
      storage: keeping.singleDose,
      ...holds(20, 'vial'),
    },
    related: ['TOL-KETO-5'],
  },
  {
    sku: 'TOL-POWDER',
    name: say(
      'Tolvessa Cellulose allergy barrier nasal powder, 200 puffs',
      'โทลเวสซา ผงเซลลูโลสพ่นจมูกกันสารก่อภูมิแพ้ 200 พ่น',
    ),
    urlKey: 'tolvessa-cellulose-nasal-powder',
    categories: ['hay-fever-sprays', 'baby-child'],
    price: 9.2,
    stock: 27,
    weight: 0.04,
    shortDescription: say(
      'Drug-free powder that turns into a thin shield inside the nose.',
      'ผงไร้ตัวยาที่กลายเป็นเกราะบางในจมูก',
    ),
    description: prose(
      'Mint-scented cellulose meets moisture, becomes a gel and keeps pollen off the lining for some hours. Blow your nose, puff again. Suitable in pregnancy, and for children from eighteen months.',
      'เซลลูโลสกลิ่นมินต์เมื่อสัมผัสความชื้นจะเป็นเจล กันละอองเกสรได้หลายชั่วโมง หลังสั่งน้ำมูกให้พ่นซ้ำ ใช้ได้ในหญิงตั้งครรภ์และเด็กตั้งแต่สิบแปดเดือน',
    ),
    attributes: {
      brand: 'tolvessa',
      active_ingredient: ['cellulose'],
      dosage_form: 'nasal-spray',
      minimum_age: '18m',
      vegan: true,
      warnings: points(
        ['Puff before you meet what you are allergic to. Wait half an hour between it and a medicated spray.'],
        ['พ่นก่อนสัมผัสสิ่งที่แพ้ และเว้นครึ่งชั่วโมงจากสเปรย์ที่มียา'],
      ),
      storage: storage.dry,
    },
    related: ['TOL-BALM-10'],
  },
  {
    sku: 'HAL-CALA-200',
    name: say('Halderm Calamine lotion, 200 ml', 'ฮัลเดิร์ม คาลาไมน์โลชั่น 200 มล.'),
    urlKey: 'halderm-calamine-lotion-200ml',
    categories: ['bites-itching', 'baby-child', 'skin'],
    price: 2.65,
    stock: 133,
    weight: 0.24,
    shortDescription: say(
      'A pink lotion that cools the itch of chickenpox, sunburn and nettle stings.',
      'โลชั่นสีชมพู ช่วยให้เย็นและบรรเทาคันจากอีสุกอีใส แดดเผา และพืชที่ทำให้คัน',
    ),
    description: prose(
      'Shake until your arm is tired, dab on with cotton wool, let it dry to a chalky film. It cools as it dries and does little else, which is often enough.',
      'เขย่าให้เข้ากัน แต้มด้วยสำลีแล้วปล่อยให้แห้งเป็นฟิล์ม ให้ความเย็นขณะแห้ง ซึ่งมักเพียงพอ',
    ),
    attributes: {
      brand: 'halderm',
      active_ingredient: ['calamine', 'zinc-oxide'],
      dosage_form: 'liquid',
      pack_size: '200ml',
      legal_category: 'gsl',
      minimum_age: '3m',
      vegan: true,
      licence_number: 'PL 99059/0041',
      warnings: warnings.skinOnly,
      how_to_use: prose('Dab on as often as needed.', 'แต้มได้บ่อยเท่าที่ต้องการ'),
      storage: storage.room,
      ...holds(200, 'ml'),
    },
    related: ['HAL-CROTA-30', 'KIN-CHICKEN'],
  },
  {
    sku: 'HAL-BITE-PEN',
    name: say('Halderm Bite relief pen, 14 ml', 'ฮัลเดิร์ม ปากกาทาแมลงกัด 14 มล.'),
    urlKey: 'halderm-bite-relief-pen-14ml',
    categories: ['bites-itching', 'travel'],
    price: 4.95,
    stock: 88,
    weight: 0.03,
    shortDescription: say(
      'A roll-on of aloe and menthol that cools insect bites and fits into a pocket.',
      'ลูกกลิ้งว่านหางจระเข้และเมนทอล ให้ความเย็นบริเวณแมลงกัด พกในกระเป๋าเสื้อได้',
    ),
    description: prose(
      'Aloe and a touch of menthol, rolled on within a minute of the bite. Scratching feels better for a second; this feels better for an hour.',
      'ว่านหางจระเข้ผสมเมนทอลเล็กน้อย ทาภายในหนึ่งนาทีหลังถูกกัด การเกาสบายแค่ชั่วครู่ แต่นี่สบายได้เป็นชั่วโมง',
    ),
    attributes: {
      brand: 'halderm',
      active_ingredient: ['menthol', 'aloe'],
      dosage_form: 'liquid',
      minimum_age: '2y',
      vegan: true,
      warnings: care.cosmetic,
      storage: storage.cupboard,
      ...holds(14, 'ml'),
    },
    related: ['ROA-ICAR'],
  },
  {
    sku: 'MMS-PEN-CASE',
    name: say('mmstr Insulated case for adrenaline pens', 'mmstr กระเป๋าเก็บอุณหภูมิสำหรับปากกาอะดรีนาลีน'),
    urlKey: 'mmstr-adrenaline-pen-case',
    categories: ['allergy', 'travel'],
    price: 13.5,
    stock: 19,
    weight: 0.14,
    shortDescription: say(
      'Keeps two pens between 15 and 25 °C through a summer’s day.',
      'เก็บปากกาสองด้ามให้อยู่ระหว่าง 15–25 °C ตลอดวันในฤดูร้อน',
    ),
    description: prose(
      'Bright yellow with a clear window, because whoever looks for it will be in a hurry. Room for an action plan, antihistamines and an inhaler. Carry two pens, always, and check the dates together with the clocks.',
      'สีเหลืองสดมีช่องใส เพราะผู้ที่หาย่อมรีบ มีที่ใส่แผนรับมือ ยาแก้แพ้ และยาพ่น ควรพกสองด้ามเสมอและตรวจวันหมดอายุเป็นประจำ',
    ),
    attributes: {
      brand: 'mmstr',
      dosage_form: 'kit',
      vegan: true,
      warnings: points(
        [
          'Holds pens, does not contain them. After using one call the emergency services at once, even if you feel better.',
        ],
        ['เป็นกระเป๋าเปล่า ไม่มีปากกายา หลังใช้ปากกาให้โทร 1669 เรียกรถพยาบาลทันที แม้อาการดีขึ้น'],
      ),
      storage: storage.cupboard,
    },
    options: [
      {
        title: say('Name on the case', 'ชื่อบนกระเป๋า'),
        type: 'field',
        required: false,
        sku: 'NAME',
        price: 2.5,
        priceType: 'FIXED',
        maxCharacters: 18,
      },
    ],
  },
];
