import { bullets, paragraphs, say } from '../../texts';
import { holds, type ProductDraft, withVariants } from '../draft';
import { storage } from '../medicine-texts';

const toothpaste = withVariants(
  {
    sku: 'BRI-PASTE',
    name: say('Brightmere Daily fluoride toothpaste, 75 ml', 'ไบรต์เมียร์ ยาสีฟันฟลูออไรด์ 75 มล.'),
    urlKey: 'brightmere-daily-fluoride-toothpaste',
    categories: ['oral-care', 'everyday-care'],
    shortDescription: say(
      '1450 ppm fluoride, low foam, no whitening promises. Mint or mild fruit.',
      'ฟลูออไรด์ 1450 ppm ฟองน้อย ไม่โฆษณาเกินจริง มีรสมินต์และรสผลไม้อ่อน',
    ),
    description: say(
      paragraphs(
        'What protects teeth is fluoride, twice a day, for two minutes. Spit, do not rinse. The fruit flavour is for those who find mint too sharp, at any age from six.',
      ),
      paragraphs(
        'สิ่งที่ปกป้องฟันคือฟลูออไรด์ แปรงวันละสองครั้ง ครั้งละสองนาที บ้วนทิ้งโดยไม่ต้องล้างน้ำ รสผลไม้สำหรับผู้ที่รู้สึกว่ามินต์เผ็ดเกินไป ตั้งแต่อายุหกปี',
      ),
    ),
    attributes: {
      brand: 'brightmere',
      active_ingredient: ['sodium-fluoride'],
      dosage_form: 'toothpaste',
      pack_size: '75ml',
      minimum_age: '6y',
      sugar_free: true,
      vegan: true,
      warnings: say(
        bullets('Do not swallow. Supervise children until they spit reliably.'),
        bullets('ห้ามกลืน ดูแลเด็กขณะแปรงจนกว่าจะบ้วนทิ้งได้เอง'),
      ),
      ingredients: say(
        paragraphs('Aqua, hydrated silica, sorbitol, glycerin, sodium fluoride (1450 ppm), xanthan gum, aroma.'),
      ),
      storage: storage.cupboard,
      ...holds(75, 'ml'),
    },
    related: ['BRI-CHX-300'],
  },
  ['flavour'],
  [
    {
      sku: 'BRI-PASTE-MINT',
      suffix: say('mint', 'มินต์'),
      price: 1.95,
      stock: 240,
      weight: 0.11,
      attributes: { flavour: 'mint' },
      tierPrices: [{ quantity: 4, price: 1.65 }],
    },
    {
      sku: 'BRI-PASTE-FRUIT',
      suffix: say('mild fruit', 'ผลไม้อ่อน'),
      price: 1.95,
      stock: 140,
      weight: 0.11,
      attributes: { flavour: 'fruit' },
    },
  ],
);

/** Toothpaste, mouthwash and mouth ulcers. */
export const toothpasteMouthwash: ProductDraft[] = [
  ...toothpaste,
  {
    sku: 'BRI-CHX-300',
    name: say(
      'Brightmere Chlorhexidine 0.2% mouthwash, mint, 300 ml',
      'ไบรต์เมียร์ น้ำยาบ้วนปากคลอร์เฮกซิดีน 0.2% รสมินต์ 300 มล.',
    ),
    urlKey: 'brightmere-chlorhexidine-mouthwash-300ml',
    categories: ['oral-care'],
    price: 5.85,
    stock: 66,
    weight: 0.36,
    shortDescription: say(
      'A treatment rinse for inflamed gums and after dental work, for up to 30 days.',
      'น้ำยาบ้วนปากเพื่อรักษาเหงือกอักเสบและหลังทำฟัน ใช้ไม่เกิน 30 วัน',
    ),
    description: say(
      paragraphs(
        'This is a medicine, not a breath freshener. It holds plaque down while brushing hurts. It can stain teeth brown and dull the taste for a while: wait half an hour after toothpaste, and keep tea and red wine for later.',
      ),
      paragraphs(
        'นี่คือยา ไม่ใช่น้ำยาดับกลิ่นปาก ช่วยลดคราบจุลินทรีย์ระหว่างที่แปรงแล้วเจ็บ อาจทำให้ฟันติดสีและรับรสจืดลงชั่วคราว เว้นครึ่งชั่วโมงหลังแปรงฟัน และเลี่ยงชาและไวน์แดงหลังใช้',
      ),
    ),
    attributes: {
      brand: 'brightmere',
      active_ingredient: ['chlorhexidine'],
      strength: '0.2pc',
      dosage_form: 'mouthwash',
      pack_size: '300ml',
      flavour: 'mint',
      legal_category: 'gsl',
      minimum_age: '12y',
      sugar_free: true,
      vegan: true,
      licence_number: 'PL 99081/0003',
      warnings: say(
        bullets(
          'Do not use if you have ever reacted to chlorhexidine. Stop and get help at once for wheezing, swelling or fainting.',
          'Do not swallow. May stain teeth and tongue; the dentist can polish it off.',
        ),
        bullets(
          'ห้ามใช้หากเคยแพ้คลอร์เฮกซิดีน หยุดและขอความช่วยเหลือทันทีหากหายใจหวีด บวม หรือเป็นลม',
          'ห้ามกลืน อาจทำให้ฟันและลิ้นติดสี ซึ่งทันตแพทย์ขัดออกได้',
        ),
      ),
      how_to_use: say(
        paragraphs('Age 12 and over: rinse with 10 ml for a minute twice a day, then spit out.'),
        paragraphs('อายุ 12 ปีขึ้นไป: อมกลั้ว 10 มล. หนึ่งนาทีแล้วบ้วนทิ้ง วันละสองครั้ง'),
      ),
      ingredients: say(
        paragraphs(
          'Chlorhexidine digluconate 0.2% w/v. Also ethanol, macrogolglycerol hydroxystearate, sorbitol, peppermint oil and purified water.',
        ),
      ),
      storage: storage.room,
      ...holds(300, 'ml'),
    },
  },
  {
    sku: 'BRI-ULCER-15',
    name: say('Brightmere Lidocaine mouth ulcer gel, 15 g', 'ไบรต์เมียร์ เจลทาแผลในปากลิโดเคน 15 กรัม'),
    urlKey: 'brightmere-mouth-ulcer-gel-15g',
    categories: ['oral-care'],
    price: 4.6,
    stock: 1,
    weight: 0.03,
    shortDescription: say(
      'Numbs an ulcer or a sore spot under a brace or denture.',
      'ทำให้แผลในปากหรือจุดเจ็บใต้เหล็กดัดหรือฟันปลอมชา',
    ),
    description: say(
      paragraphs(
        'A dab takes the sting away for long enough to eat in peace. Most ulcers heal within ten days whatever you do; one that is still there after three weeks must be looked at by a dentist or doctor.',
      ),
      paragraphs('แต้มเล็กน้อยช่วยให้หายแสบนานพอที่จะกินข้าวได้ แผลส่วนใหญ่หายในสิบวัน หากเกินสามสัปดาห์ต้องให้ทันตแพทย์หรือแพทย์ตรวจ'),
    ),
    attributes: {
      brand: 'brightmere',
      active_ingredient: ['lidocaine', 'cetylpyridinium'],
      dosage_form: 'gel',
      pack_size: '15g',
      flavour: 'mint',
      legal_category: 'gsl',
      minimum_age: '16y',
      sugar_free: true,
      vegan: true,
      licence_number: 'PL 99081/0007',
      warnings: say(
        bullets(
          'Not for teething babies. Do not use if you react to local anaesthetics.',
          'Take care with hot food until feeling has returned.',
        ),
        bullets('ห้ามใช้กับทารกที่ฟันกำลังขึ้น ห้ามใช้หากแพ้ยาชาเฉพาะที่', 'ระวังอาหารร้อนจนกว่าจะหายชา'),
      ),
      how_to_use: say(
        paragraphs(
          'Dry the ulcer, dab on a little with a clean finger, repeat after 20 minutes, then every three hours. No more than six times a day.',
        ),
        paragraphs('ซับแผลให้แห้ง แต้มเล็กน้อยด้วยนิ้วที่สะอาด แต้มซ้ำหลัง 20 นาที จากนั้นทุกสามชั่วโมง วันละไม่เกินหกครั้ง'),
      ),
      ingredients: say(
        paragraphs(
          'Lidocaine hydrochloride 0.6% w/w, cetylpyridinium chloride 0.02%. Also ethanol, glycerol, hypromellose and menthol.',
        ),
      ),
      storage: storage.room,
      ...holds(15, 'g'),
    },
  },
];
