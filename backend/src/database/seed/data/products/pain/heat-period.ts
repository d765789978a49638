import { bullets, paragraphs, say } from '../../texts';
import { holds, type ProductDraft } from '../draft';
import { storage } from '../medicine-texts';

/** Heat, period care and a knee support. */
export const heatPeriod: ProductDraft[] = [
  {
    sku: 'MMS-HEAT-PATCH',
    name: say('mmstr Heat patches for back and shoulders, 4', 'mmstr แผ่นประคบร้อนสำหรับหลังและไหล่ 4 แผ่น'),
    urlKey: 'mmstr-heat-patches-4',
    categories: ['heat-supports', 'muscle-joint'],
    price: 6.95,
    stock: 105,
    weight: 0.2,
    shortDescription: say(
      'Eight hours of steady warmth, without medicine and without a cable.',
      'ความร้อนสม่ำเสมอแปดชั่วโมง ไม่มียาและไม่ใช้สายไฟ',
    ),
    description: say(
      paragraphs(
        'Open the wrapper and air does the rest: iron powder inside slowly warms to about 40 °C. The patch sticks to your vest, not your skin, and is thin enough for the office.',
      ),
      paragraphs(
        'เปิดซองแล้วอากาศจะทำงานเอง ผงเหล็กด้านในค่อย ๆ อุ่นขึ้นถึงประมาณ 40 °C แผ่นติดกับเสื้อชั้นใน ไม่ติดผิวโดยตรง และบางพอที่จะใส่ไปทำงานได้',
      ),
    ),
    attributes: {
      brand: 'mmstr',
      dosage_form: 'patches',
      pack_size: '4',
      minimum_age: '18y',
      vegan: true,
      warnings: say(
        bullets(
          'Can burn: check your skin regularly and remove the patch at once if it hurts. Over 55, wear it over clothing.',
          'Not while asleep, on broken or numb skin, with other heat, or with a pain gel.',
          'Ask first if you have diabetes, poor circulation, or are pregnant.',
        ),
        bullets(
          'อาจทำให้ผิวไหม้ ตรวจผิวเป็นระยะและลอกออกทันทีหากเจ็บ ผู้ที่อายุเกิน 55 ปีให้แปะบนเสื้อผ้า',
          'ห้ามใช้ขณะหลับ บนแผลหรือผิวที่ชา ร่วมกับความร้อนอื่นหรือเจลแก้ปวด',
          'ปรึกษาก่อนใช้หากเป็นเบาหวาน การไหลเวียนเลือดไม่ดี หรือตั้งครรภ์',
        ),
      ),
      ingredients: say(paragraphs('Iron powder, activated carbon, salt, water, viscose fabric.')),
      storage: storage.cupboard,
      ...holds(4, 'patch'),
    },
    tierPrices: [
      { quantity: 2, price: 6.25 },
      { quantity: 4, price: 5.75 },
    ],
    related: ['MMS-PERIOD-PATCH'],
  },
  {
    sku: 'MMS-PERIOD-PATCH',
    name: {
      ...say('mmstr Period pain heat patches, 3', 'mmstr แผ่นประคบร้อนบรรเทาปวดประจำเดือน 3 แผ่น'),
      mmstr_us: 'mmstr Heat patches for menstrual cramps, 3',
    },
    urlKey: 'mmstr-period-pain-heat-patches-3',
    categories: ['period-pain', 'heat-supports'],
    price: 4.95,
    stock: 96,
    weight: 0.12,
    shortDescription: say(
      'Shaped for the lower belly, invisible under clothes, warm for eight hours.',
      'ออกแบบสำหรับท้องน้อย ใส่ใต้เสื้อผ้าไม่เห็น อุ่นนานแปดชั่วโมง',
    ),
    description: say(
      paragraphs(
        'Warmth relaxes the muscle of the womb and goes well with a painkiller. Studies have found steady heat about as helpful as an ordinary dose of ibuprofen for many women.',
      ),
      paragraphs(
        'ความอบอุ่นช่วยคลายกล้ามเนื้อมดลูก และใช้ร่วมกับยาแก้ปวดได้ดี การศึกษาพบว่าความร้อนสม่ำเสมอช่วยผู้หญิงหลายคนได้ใกล้เคียงกับไอบูโพรเฟนขนาดปกติ',
      ),
    ),
    attributes: {
      brand: 'mmstr',
      dosage_form: 'patches',
      pack_size: '3',
      minimum_age: '12y',
      vegan: true,
      warnings: say(
        bullets(
          'Can burn: stick it to underwear, not skin, and check your skin regularly.',
          'Not while asleep, and not in pregnancy without advice.',
        ),
        bullets(
          'อาจทำให้ผิวไหม้ แปะบนชุดชั้นใน ไม่แปะบนผิว และตรวจดูผิวเป็นระยะ',
          'ห้ามใช้ขณะหลับ และห้ามใช้ระหว่างตั้งครรภ์โดยไม่ปรึกษาก่อน',
        ),
      ),
      storage: storage.cupboard,
      ...holds(3, 'patch'),
    },
  },
  {
    sku: 'MMS-PADS-14',
    name: say('mmstr Organic cotton period pads, 14', 'mmstr ผ้าอนามัยผ้าฝ้ายออร์แกนิก 14 แผ่น'),
    urlKey: 'mmstr-organic-cotton-pads-14',
    categories: ['period-pain', 'everyday-care'],
    price: 2.6,
    taxClass: 'zero',
    stock: 230,
    weight: 0.14,
    shortDescription: say(
      'Cotton inside and out, no perfume, no plastic wrapper.',
      'ผ้าฝ้ายทั้งด้านในและด้านนอก ไม่มีน้ำหอม ไม่ใช้ห่อพลาสติก',
    ),
    description: say(
      paragraphs(
        'Day pads with wings for a normal flow. The core is cotton, the wrapper is made of plant starch, and neither carries perfume or dye, which suits skin that gets sore easily.',
      ),
      paragraphs('แผ่นกลางวันมีปีกสำหรับวันมาปกติ แกนซับเป็นผ้าฝ้าย ห่อทำจากแป้งพืช ไม่มีน้ำหอมหรือสี เหมาะกับผิวแพ้ง่าย'),
    ),
    attributes: {
      brand: 'mmstr',
      dosage_form: 'kit',
      pack_size: '14',
      vegan: true,
      storage: storage.cupboard,
      ...holds(14, 'piece'),
    },
    tierPrices: [
      { quantity: 3, percent: 8 },
      { quantity: 6, percent: 15 },
    ],
  },
  {
    sku: 'MMS-HOTWATER',
    name: say('mmstr Hot water bottle with knitted cover, 1.8 l', 'mmstr กระเป๋าน้ำร้อนพร้อมปลอกถัก 1.8 ลิตร'),
    urlKey: 'mmstr-hot-water-bottle',
    categories: ['heat-supports', 'period-pain'],
    price: 14.5,
    stock: 33,
    weight: 0.55,
    shortDescription: say(
      'A thick-walled bottle in a washable cover. We can embroider a name on it.',
      'กระเป๋าน้ำร้อนผนังหนาพร้อมปลอกซักได้ ปักชื่อได้',
    ),
    description: say(
      paragraphs(
        'Fill it two thirds with hot, not boiling, water, press the air out, close it and check for drips. Replace it every two years: the date is moulded into the daisy on its neck.',
      ),
      paragraphs('เติมน้ำร้อนที่ไม่เดือดสองในสาม ไล่อากาศออก ปิดฝาและตรวจรอยรั่ว ควรเปลี่ยนทุกสองปี วันที่ผลิตอยู่ที่คอกระเป๋า'),
    ),
    attributes: {
      brand: 'mmstr',
      dosage_form: 'device',
      vegan: false,
      warnings: say(
        bullets('Never use boiling water. Never sleep or sit on it.', 'Not for babies. Check for cracks each time.'),
        bullets('ห้ามใช้น้ำเดือด ห้ามนอนหรือนั่งทับ', 'ห้ามใช้กับทารก ตรวจหารอยแตกทุกครั้งก่อนใช้'),
      ),
      storage: storage.cupboard,
    },
    options: [
      {
        title: say('Name to embroider', 'ชื่อที่ต้องการปัก'),
        type: 'field',
        required: false,
        sku: 'NAME',
        price: 4,
        priceType: 'FIXED',
        maxCharacters: 12,
      },
      {
        title: say('Gift wrap', 'ห่อของขวัญ'),
        type: 'radio',
        required: false,
        values: [
          { title: say('Paper and ribbon', 'กระดาษและริบบิ้น'), sku: 'WRAP', price: 3, priceType: 'FIXED' },
          { title: say('Gift box', 'กล่องของขวัญ'), sku: 'BOX', price: 20, priceType: 'PERCENT' },
        ],
      },
    ],
  },
  {
    sku: 'PUL-KNEE',
    name: say('Pulsemark Knitted knee support', 'พัลส์มาร์ก ปลอกพยุงเข่าแบบถัก'),
    urlKey: 'pulsemark-knitted-knee-support',
    categories: ['heat-supports'],
    price: 16.95,
    stock: 2,
    weight: 0.12,
    shortDescription: say(
      'Light compression with a silicone ring round the kneecap, for stairs and long walks.',
      'แรงบีบเบา ๆ พร้อมวงแหวนซิลิโคนรอบลูกสะบ้า สำหรับขึ้นบันไดและเดินไกล',
    ),
    description: say(
      paragraphs(
        'A support does not heal a knee, it reminds it. Most people wear it for the activity that hurts and take it off at rest. Measure around the middle of the kneecap with the leg straight.',
      ),
      paragraphs('ปลอกพยุงไม่ได้รักษาเข่า แต่ช่วยประคองขณะเคลื่อนไหว ใส่ขณะทำกิจกรรมที่ปวดและถอดเมื่อพัก วัดรอบกลางลูกสะบ้าขณะขาเหยียดตรง'),
    ),
    attributes: {
      brand: 'pulsemark',
      dosage_form: 'device',
      vegan: true,
      warnings: say(
        bullets(
          'Take it off if your foot swells, tingles or turns cold.',
          'A knee that locks, gives way or is hot and red needs a doctor.',
        ),
        bullets('ถอดออกหากเท้าบวม ชา หรือเย็น', 'หากเข่าติดขัด ทรุด หรือร้อนและแดง ควรพบแพทย์'),
      ),
      storage: storage.cupboard,
    },
    options: [
      {
        title: say('Size', 'ขนาด'),
        type: 'drop_down',
        required: true,
        values: [
          { title: say('Small, 32–36 cm', 'เล็ก 32–36 ซม.'), sku: 'S', price: 0 },
          { title: say('Medium, 36–40 cm', 'กลาง 36–40 ซม.'), sku: 'M', price: 0 },
          { title: say('Large, 40–45 cm', 'ใหญ่ 40–45 ซม.'), sku: 'L', price: 1, priceType: 'FIXED' },
        ],
      },
    ],
  },
];
