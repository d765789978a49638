import { bullets, paragraphs, points, say } from '../../texts';
import { holds, type ProductDraft } from '../draft';
import { storage, warnings } from '../medicine-texts';

/** Combinations, other painkillers and migraine. */
export const furtherPainkillers: ProductDraft[] = [
  {
    sku: 'VEL-PARA-CAF',
    name: say('Velmora Paracetamol Plus Caffeine tablets, 16', 'เวลโมรา พาราเซตามอลผสมคาเฟอีน 16 เม็ด'),
    urlKey: 'velmora-paracetamol-plus-caffeine-16',
    categories: ['headache', 'pain-relief'],
    price: 2.35,
    stock: { quantity: 140, maxSale: 2 },
    weight: 0.03,
    shortDescription: say(
      'Paracetamol with a little caffeine, for tension headaches that plain paracetamol does not shift.',
      'พาราเซตามอลผสมคาเฟอีนเล็กน้อย สำหรับปวดศีรษะจากความเครียดที่พาราเซตามอลอย่างเดียวเอาไม่อยู่',
    ),
    description: say(
      paragraphs(
        'A small amount of caffeine helps paracetamol to work on a headache. Two tablets contain about as much caffeine as a large cup of coffee, so take the last dose well before bedtime and go easy on coffee, tea and energy drinks.',
      ),
      paragraphs(
        'คาเฟอีนปริมาณเล็กน้อยช่วยเสริมฤทธิ์พาราเซตามอลในการบรรเทาปวดศีรษะ สองเม็ดมีคาเฟอีนเท่ากับกาแฟแก้วใหญ่หนึ่งแก้ว จึงควรใช้มื้อสุดท้ายก่อนนอนนานพอสมควร และลดกาแฟ ชา และเครื่องดื่มชูกำลัง',
      ),
    ),
    attributes: {
      brand: 'velmora',
      active_ingredient: ['paracetamol', 'caffeine'],
      strength: '500mg65mg',
      dosage_form: 'tablets',
      pack_size: '16',
      legal_category: 'gsl',
      minimum_age: '12y',
      sugar_free: true,
      vegan: true,
      licence_number: 'PL 99014/0034',
      warnings: warnings.paracetamol,
      how_to_use: say(
        bullets(
          'Age 16 and over: two tablets up to four times a day. No more than eight in 24 hours.',
          'Ages 12 to 15: one tablet up to four times a day. No more than four in 24 hours.',
          'Leave at least four hours between doses. Not recommended in pregnancy.',
        ),
        bullets(
          'อายุ 16 ปีขึ้นไป: ครั้งละ 2 เม็ด วันละไม่เกิน 4 ครั้ง ไม่เกิน 8 เม็ดใน 24 ชั่วโมง',
          'อายุ 12–15 ปี: ครั้งละ 1 เม็ด วันละไม่เกิน 4 ครั้ง ไม่เกิน 4 เม็ดใน 24 ชั่วโมง',
          'เว้นห่างกันอย่างน้อย 4 ชั่วโมงทุกครั้ง ไม่แนะนำให้ใช้ระหว่างตั้งครรภ์',
        ),
      ),
      ingredients: say(
        paragraphs('Each tablet: paracetamol 500 mg, caffeine 65 mg. Also starch, povidone, talc and stearic acid.'),
      ),
      storage: storage.room,
      ...holds(16, 'tablet'),
    },
    related: ['NOR-SUMA'],
  },
  {
    sku: 'MMS-PARA-EFF',
    name: say('mmstr Paracetamol soluble tablets, 24', 'mmstr พาราเซตามอลเม็ดฟู่ 24 เม็ด'),
    urlKey: 'mmstr-paracetamol-soluble-24',
    categories: ['headache', 'pain-relief', 'cold-flu'],
    price: 2.99,
    stock: { quantity: 66, maxSale: 2 },
    weight: 0.12,
    shortDescription: say(
      'Paracetamol that you drink: lemon-scented tablets that dissolve in half a glass of water.',
      'พาราเซตามอลแบบดื่ม เม็ดฟู่กลิ่นเลมอนละลายในน้ำครึ่งแก้ว',
    ),
    description: say(
      paragraphs(
        'For anyone who finds tablets hard to swallow. Drop two into water, wait until they stop fizzing, and drink.',
        'Soluble tablets contain a good deal of sodium: about a fifth of an adult’s daily limit in each one. If you have been told to eat less salt, choose ordinary tablets instead.',
      ),
      paragraphs(
        'สำหรับผู้ที่กลืนยาเม็ดลำบาก ละลายสองเม็ดในน้ำ รอจนหมดฟองแล้วดื่ม',
        'เม็ดฟู่มีโซเดียมค่อนข้างมาก ประมาณหนึ่งในห้าของปริมาณสูงสุดต่อวันในแต่ละเม็ด ผู้ที่ต้องจำกัดเกลือควรเลือกยาเม็ดธรรมดา',
      ),
    ),
    attributes: {
      brand: 'mmstr',
      active_ingredient: ['paracetamol'],
      strength: '500mg',
      dosage_form: 'effervescent',
      pack_size: '24',
      legal_category: 'p',
      minimum_age: '10y',
      sugar_free: true,
      vegan: true,
      licence_number: 'PL 99001/0112',
      warnings: warnings.paracetamol,
      how_to_use: say(
        bullets(
          'Age 16 and over: one or two tablets in water every four to six hours. No more than eight in 24 hours.',
          'Ages 10 to 15: one tablet every four to six hours. No more than four in 24 hours.',
        ),
        bullets(
          'อายุ 16 ปีขึ้นไป: ครั้งละ 1–2 เม็ดละลายน้ำ ทุก 4–6 ชั่วโมง ไม่เกิน 8 เม็ดใน 24 ชั่วโมง',
          'อายุ 10–15 ปี: ครั้งละ 1 เม็ด ทุก 4–6 ชั่วโมง ไม่เกิน 4 เม็ดใน 24 ชั่วโมง',
        ),
      ),
      ingredients: say(
        paragraphs(
          'Each tablet: paracetamol 500 mg. Also sodium bicarbonate, citric acid, sorbitol (E420) and saccharin sodium.',
        ),
      ),
      storage: storage.dry,
      ...holds(24, 'tablet'),
    },
    related: ['NOR-IBU-GEL'],
  },
  {
    sku: 'NOR-IBU-LYS',
    name: say('Norvane Swift ibuprofen lysine tablets, 16', 'นอร์เวน สวิฟต์ ไอบูโพรเฟนไลซีน 16 เม็ด'),
    urlKey: 'norvane-swift-ibuprofen-lysine-16',
    categories: ['headache', 'period-pain', 'pain-relief'],
    price: 3.89,
    specialPrice: 3.25,
    stock: { quantity: 88, maxSale: 2 },
    weight: 0.03,
    shortDescription: say(
      'A salt of ibuprofen that your body absorbs faster than ordinary tablets.',
      'ไอบูโพรเฟนในรูปเกลือที่ร่างกายดูดซึมได้เร็วกว่ายาเม็ดทั่วไป',
    ),
    description: say(
      paragraphs(
        'For period pain, or a headache that is building, when ibuprofen should start soon. Each tablet holds 342 mg of ibuprofen lysine, which is the same as 200 mg of ibuprofen and reaches the blood sooner. Once there it works exactly as ordinary ibuprofen does, with the same cautions.',
      ),
      paragraphs(
        'สำหรับปวดประจำเดือนหรือเมื่อเริ่มปวดศีรษะและต้องการให้ยาออกฤทธิ์เร็ว แต่ละเม็ดมีไอบูโพรเฟนไลซีน 342 มก. เทียบเท่าไอบูโพรเฟน 200 มก. และเข้าสู่กระแสเลือดเร็วกว่า จากนั้นออกฤทธิ์และมีข้อควรระวังเหมือนไอบูโพรเฟนทั่วไป',
      ),
    ),
    attributes: {
      brand: 'norvane',
      active_ingredient: ['ibuprofen'],
      strength: '200mg',
      dosage_form: 'tablets',
      pack_size: '16',
      legal_category: 'gsl',
      minimum_age: '12y',
      sugar_free: true,
      vegan: true,
      licence_number: 'PL 99027/0015',
      warnings: warnings.ibuprofen,
      how_to_use: points(
        [
          'Age 12 and over: one or two tablets with water up to three times a day, at least four hours apart. No more than six in 24 hours.',
          'Adults: ask a pharmacist if you need it for more than ten days.',
          'Ages 12 to 17: ask a doctor after three days.',
        ],
        [
          'อายุ 12 ปีขึ้นไป: ครั้งละ 1–2 เม็ดพร้อมน้ำ วันละไม่เกินสามครั้ง ห่างกันอย่างน้อยสี่ชั่วโมง ไม่เกิน 6 เม็ดใน 24 ชั่วโมง',
          'ผู้ใหญ่: ปรึกษาเภสัชกรหากต้องใช้เกินสิบวัน',
          'อายุ 12–17 ปี: ปรึกษาแพทย์หากต้องใช้เกินสามวัน',
        ],
      ),
      ingredients: say(
        paragraphs('Each tablet: ibuprofen lysine 342 mg. Also cellulose, povidone, hypromellose and talc.'),
      ),
      storage: storage.room,
      ...holds(16, 'tablet'),
    },
    related: ['MMS-HEAD-COOL', 'MMS-HEAT-PATCH'],
  },
  {
    sku: 'VEL-ASP-300',
    name: say('Velmora Aspirin 300 mg dispersible tablets, 32', 'เวลโมรา แอสไพริน 300 มก. ชนิดละลายน้ำ 32 เม็ด'),
    urlKey: 'velmora-aspirin-300mg-dispersible-32',
    categories: ['headache', 'pain-relief'],
    price: 1.65,
    stock: { quantity: 54, maxSale: 1 },
    weight: 0.04,
    shortDescription: say(
      'Aspirin that disperses in water, for headache, toothache and feverish colds in adults.',
      'แอสไพรินชนิดละลายน้ำ สำหรับปวดศีรษะ ปวดฟัน และไข้หวัดในผู้ใหญ่',
    ),
    description: say(
      paragraphs(
        'The oldest of our painkillers still has its place. Dispersed in water it works quickly on a headache and is easy to take.',
        'This strength is for pain. If a doctor has asked you to take low-dose aspirin for your heart, that is a different product: ask us before you buy.',
      ),
      paragraphs(
        'ยาแก้ปวดที่เก่าแก่ที่สุดของเรายังมีที่ใช้ เมื่อละลายน้ำจะออกฤทธิ์เร็วและกินง่าย',
        'ขนาดนี้ใช้แก้ปวด หากแพทย์สั่งแอสไพรินขนาดต่ำสำหรับหัวใจ นั่นเป็นผลิตภัณฑ์อื่น โปรดถามเราก่อนซื้อ',
      ),
    ),
    attributes: {
      brand: 'velmora',
      active_ingredient: ['aspirin'],
      strength: '300mg',
      dosage_form: 'tablets',
      pack_size: '32',
      legal_category: 'p',
      minimum_age: '16y',
      sugar_free: true,
      vegan: true,
      licence_number: 'PL 99014/0007',
      warnings: say(
        bullets(
          'Do not give to children under 16 unless a doctor says so: there is a possible link with Reye’s syndrome, which is rare and very serious.',
          'Do not take it if you have or have had a stomach ulcer, haemophilia or another bleeding problem, gout, severe heart, kidney or liver disease, or have reacted to aspirin or ibuprofen.',
          'Do not take it in the last three months of pregnancy, or while breastfeeding. Ask a doctor earlier in pregnancy.',
          'Ask a pharmacist first if you have asthma or take blood thinners, methotrexate or other painkillers.',
        ),
        bullets(
          'ห้ามใช้ในผู้ที่อายุต่ำกว่า 16 ปีเว้นแต่แพทย์สั่ง เพราะอาจเกี่ยวข้องกับกลุ่มอาการเรย์ซึ่งพบน้อยแต่ร้ายแรงมาก',
          'ห้ามใช้หากเป็นหรือเคยเป็นแผลในกระเพาะอาหาร โรคฮีโมฟีเลียหรือเลือดออกง่าย เกาต์ โรคหัวใจ ไต หรือตับรุนแรง หรือเคยแพ้แอสไพรินหรือไอบูโพรเฟน',
          'ห้ามใช้ในสามเดือนสุดท้ายของการตั้งครรภ์หรือขณะให้นมบุตร และควรปรึกษาแพทย์หากตั้งครรภ์ระยะก่อนหน้านั้น',
          'ปรึกษาเภสัชกรก่อนใช้หากเป็นหอบหืด หรือใช้ยาต้านการแข็งตัวของเลือด เมโทเทรกเซต หรือยาแก้ปวดอื่น',
        ),
      ),
      how_to_use: say(
        paragraphs(
          'Age 16 and over: one or two tablets dispersed in water, after food, every four to six hours as needed. No more than 12 in 24 hours.',
        ),
        paragraphs('อายุ 16 ปีขึ้นไป: ครั้งละ 1–2 เม็ดละลายน้ำ หลังอาหาร ทุก 4–6 ชั่วโมงเมื่อมีอาการ ไม่เกิน 12 เม็ดใน 24 ชั่วโมง'),
      ),
      ingredients: say(
        paragraphs(
          'Each tablet: aspirin 300 mg. Also calcium carbonate, maize starch, citric acid and saccharin sodium.',
        ),
      ),
      storage: storage.dry,
      ...holds(32, 'tablet'),
    },
  },
];
