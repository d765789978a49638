import { paragraphs, say } from '../../texts';
import { holds, type ProductDraft } from '../draft';
import { storage, warnings } from '../medicine-texts';

/** Sprays, drops and balm for hay fever. */
export const hayFever: ProductDraft[] = [
  {
    sku: 'TOL-FLUT-60',
    name: say('Tolvessa Fluticasone hay fever nasal spray, 60 sprays', 'โทลเวสซา สเปรย์พ่นจมูกฟลูติคาโซน 60 ครั้ง'),
    urlKey: 'tolvessa-fluticasone-nasal-spray-60',
    categories: ['hay-fever-sprays', 'hay-fever'],
    price: 7.65,
    stock: { quantity: 102, maxSale: 2 },
    weight: 0.05,
    shortDescription: say(
      'A once-a-day steroid spray for a blocked, runny, sneezy nose, and itchy eyes too.',
      'สเปรย์สเตียรอยด์วันละครั้ง สำหรับคัดจมูก น้ำมูกไหล จาม และคันตา',
    ),
    description: say(
      paragraphs(
        'If your nose is the main trouble, this does more than a tablet. Very little reaches the rest of the body. The secret is to use it every day, from a week or two before your pollen arrives.',
        'Look down, aim away from the middle of the nose, breathe in gently. If you taste it, you sniffed too hard.',
      ),
      paragraphs(
        'หากอาการหลักอยู่ที่จมูก สเปรย์นี้ได้ผลดีกว่ายาเม็ด ตัวยาเข้าสู่ร่างกายส่วนอื่นน้อยมาก เคล็ดลับคือใช้ทุกวัน เริ่มหนึ่งถึงสองสัปดาห์ก่อนฤดูละอองเกสร',
        'ก้มหน้า หันปลายสเปรย์ออกจากกลางจมูก สูดเบา ๆ หากรู้สึกถึงรสยาแปลว่าสูดแรงเกินไป',
      ),
    ),
    attributes: {
      brand: 'tolvessa',
      active_ingredient: ['fluticasone'],
      dosage_form: 'nasal-spray',
      legal_category: 'gsl',
      minimum_age: '18y',
      vegan: true,
      licence_number: 'PL 99045/0026',
      warnings: warnings.steroidSpray,
      how_to_use: say(
        paragraphs(
          'Adults: two sprays into each nostril once a day, in the morning. When controlled, one spray a day. No more than four sprays into each nostril a day. Shake, and prime a new bottle.',
        ),
        paragraphs(
          'ผู้ใหญ่: พ่นข้างละสองครั้ง วันละหนึ่งครั้งตอนเช้า เมื่อควบคุมอาการได้ให้ลดเหลือข้างละหนึ่งครั้ง ไม่เกินข้างละสี่ครั้งต่อวัน เขย่าและกดทดลองก่อนใช้ขวดใหม่',
        ),
      ),
      ingredients: say(
        paragraphs(
          'Each spray: fluticasone propionate 50 micrograms. Also glucose, cellulose, polysorbate 80 and benzalkonium chloride.',
        ),
      ),
      storage: storage.room,
    },
    related: ['TOL-BECLO-200', 'TOL-CET'],
  },
  {
    sku: 'TOL-BECLO-200',
    name: say('Tolvessa Beclometasone nasal spray, 200 sprays', 'โทลเวสซา สเปรย์พ่นจมูกเบโคลเมทาโซน 200 ครั้ง'),
    urlKey: 'tolvessa-beclometasone-nasal-spray-200',
    categories: ['hay-fever-sprays'],
    price: 6.1,
    stock: { quantity: 0, inStock: false, maxSale: 2 },
    weight: 0.06,
    shortDescription: say(
      'Twice-daily steroid spray in a bottle that lasts about three and a half weeks.',
      'สเปรย์สเตียรอยด์วันละสองครั้งหนึ่งขวดใช้ได้ราวสามสัปดาห์ครึ่ง',
    ),
    description: say(
      paragraphs(
        'The same idea as fluticasone, with a long record behind it. It wants using morning and evening. One bottle lasts about three and a half weeks at the usual dose.',
      ),
      paragraphs('หลักการเดียวกับฟลูติคาโซนและใช้กันมานาน ต้องพ่นเช้าและเย็น หนึ่งขวดใช้ได้ราวสามสัปดาห์ครึ่งในขนาดปกติ'),
    ),
    attributes: {
      brand: 'tolvessa',
      active_ingredient: ['beclometasone'],
      dosage_form: 'nasal-spray',
      legal_category: 'p',
      minimum_age: '18y',
      vegan: true,
      licence_number: 'PL 99045/0028',
      warnings: warnings.steroidSpray,
      how_to_use: say(
        paragraphs(
          'Adults: two sprays into each nostril morning and evening; reduce to one when controlled. No more than eight sprays in all a day.',
        ),
        paragraphs('ผู้ใหญ่: พ่นข้างละสองครั้งเช้าและเย็น เมื่อควบคุมอาการได้ให้ลดเหลือข้างละหนึ่งครั้ง รวมทั้งหมดไม่เกินวันละแปดครั้ง'),
      ),
      ingredients: say(
        paragraphs(
          'Each spray: beclometasone dipropionate 50 micrograms. Also glucose, polysorbate 80 and phenylethyl alcohol.',
        ),
      ),
      storage: storage.room,
    },
  },
  {
    sku: 'TOL-CROM-10',
    name: say('Tolvessa Sodium cromoglicate 2% eye drops, 10 ml', 'โทลเวสซา ยาหยอดตาโซเดียมโครโมไกลเคต 2% 10 มล.'),
    urlKey: 'tolvessa-sodium-cromoglicate-eye-drops-10ml',
    categories: ['hay-fever-sprays', 'eye-care'],
    price: 4.95,
    stock: { quantity: 83, maxSale: 2 },
    weight: 0.03,
    shortDescription: say(
      'Calms itchy, watery hay fever eyes. From six years.',
      'บรรเทาอาการคันตาและน้ำตาไหลจากแพ้ละอองเกสร ตั้งแต่อายุหกปี',
    ),
    description: say(
      paragraphs(
        'Cromoglicate steadies the cells that release histamine, so it works best before the itch starts: four times a day through the season. A brief sting on the first days is usual.',
      ),
      paragraphs('โครโมไกลเคตทำให้เซลล์ที่หลั่งฮิสตามีนสงบลง จึงได้ผลดีที่สุดเมื่อใช้ก่อนเริ่มคัน วันละสี่ครั้งตลอดฤดู ช่วงแรกอาจแสบเล็กน้อยเป็นปกติ'),
    ),
    attributes: {
      brand: 'tolvessa',
      active_ingredient: ['sodium-cromoglicate'],
      strength: '2pc',
      dosage_form: 'eye-drops',
      pack_size: '10ml',
      legal_category: 'p',
      minimum_age: '6y',
      vegan: true,
      licence_number: 'PL 99045/0033',
      warnings: warnings.eyeDrops,
      how_to_use: say(
        paragraphs('Age 6 and over: one or two drops into each eye four times a day.'),
        paragraphs('อายุ 6 ปีขึ้นไป: หยอดข้างละ 1–2 หยด วันละสี่ครั้ง'),
      ),
      ingredients: say(
        paragraphs('Sodium cromoglicate 2% w/v. Also disodium edetate, benzalkonium chloride and purified water.'),
      ),
      storage: storage.opened28,
      ...holds(10, 'ml'),
    },
  },
  {
    sku: 'TOL-BALM-10',
    name: say('Tolvessa Pollen barrier balm, 10 g', 'โทลเวสซา บาล์มดักละอองเกสร 10 กรัม'),
    urlKey: 'tolvessa-pollen-barrier-balm-10g',
    categories: ['hay-fever', 'baby-child'],
    price: 5.75,
    stock: 3,
    weight: 0.03,
    shortDescription: say(
      'A drug-free balm for the rim of the nostrils that catches pollen on its way in.',
      'บาล์มไม่มีตัวยา ทาขอบรูจมูกเพื่อดักละอองเกสร',
    ),
    description: say(
      paragraphs(
        'No medicine, so it goes with everything else, suits children and pregnancy, and may be renewed as often as you like, outdoors above all.',
      ),
      paragraphs('ไม่มีตัวยา ใช้ร่วมกับอย่างอื่นได้ เหมาะกับเด็กและผู้ตั้งครรภ์ ทาซ้ำได้บ่อยตามต้องการ โดยเฉพาะเมื่ออยู่กลางแจ้ง'),
    ),
    attributes: {
      brand: 'tolvessa',
      dosage_form: 'ointment',
      pack_size: '10g',
      minimum_age: '3m',
      vegan: false,
      ingredients: say(paragraphs('Beeswax, sunflower oil, coconut oil, aloe leaf extract.')),
      storage: storage.cupboard,
      ...holds(10, 'g'),
    },
  },
];
