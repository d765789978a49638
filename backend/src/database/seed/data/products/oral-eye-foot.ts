import { bullets, paragraphs, say } from '../texts';
import { holds, type ProductDraft, withVariants } from './draft';
import { storage, warnings } from './medicine-texts';

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
      warnings: say(bullets('Do not swallow. Supervise children until they spit reliably.')),
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

/** Teeth, eyes and feet. */
export const oralEyeFoot: ProductDraft[] = [
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
        bullets('ห้ามใช้หากเคยแพ้คลอร์เฮกซิดีน หยุดและขอความช่วยเหลือทันทีหากหายใจหวีด บวม หรือเป็นลม', 'ห้ามกลืน อาจทำให้ฟันและลิ้นติดสี'),
      ),
      how_to_use: say(paragraphs('Age 12 and over: rinse with 10 ml for a minute twice a day, then spit out.')),
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
      active_ingredient: ['lidocaine'],
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
      ),
      how_to_use: say(
        paragraphs(
          'Dry the ulcer, dab on a little with a clean finger, repeat after 20 minutes, then every three hours. No more than six times a day.',
        ),
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
  {
    sku: 'CLE-HYPRO-10',
    name: say('Clearlake Hypromellose 0.3% eye drops, 10 ml', 'เคลียร์เลก ยาหยอดตาไฮโปรเมลโลส 0.3% 10 มล.'),
    urlKey: 'clearlake-hypromellose-eye-drops-10ml',
    categories: ['eye-care', 'everyday-care'],
    price: 2.35,
    stock: 158,
    weight: 0.03,
    shortDescription: say('Simple artificial tears for dry, gritty eyes.', 'น้ำตาเทียมสูตรเรียบง่ายสำหรับตาแห้งและเคืองตา'),
    description: say(
      paragraphs(
        'A thin, watery drop that you can use as often as you need, at the price of a coffee. If you need it more than six times a day, try one without preservative.',
      ),
      paragraphs('น้ำตาเทียมเนื้อบาง ใช้ได้บ่อยตามต้องการในราคาเท่ากาแฟหนึ่งแก้ว หากต้องใช้เกินวันละหกครั้ง ควรเปลี่ยนเป็นชนิดไม่มีสารกันเสีย'),
    ),
    attributes: {
      brand: 'clearlake',
      active_ingredient: ['hypromellose'],
      strength: '0.3pc',
      dosage_form: 'eye-drops',
      pack_size: '10ml',
      legal_category: 'gsl',
      minimum_age: '3y',
      vegan: true,
      licence_number: 'PL 99088/0002',
      warnings: warnings.eyeDrops,
      how_to_use: say(paragraphs('One or two drops into each eye three times a day, or as you need.')),
      ingredients: say(
        paragraphs('Hypromellose 0.3% w/v. Also borax, boric acid, benzalkonium chloride and purified water.'),
      ),
      storage: storage.opened28,
      ...holds(10, 'ml'),
    },
    tierPrices: [{ quantity: 3, percent: 15 }],
    upsell: ['CLE-HYAL-10'],
  },
  {
    sku: 'CLE-HYAL-10',
    name: say(
      'Clearlake Sodium hyaluronate 0.2% drops, preservative-free, 10 ml',
      'เคลียร์เลก น้ำตาเทียมโซเดียมไฮยาลูโรเนต 0.2% ไม่มีสารกันเสีย 10 มล.',
    ),
    urlKey: 'clearlake-sodium-hyaluronate-drops-10ml',
    categories: ['eye-care'],
    price: 9.4,
    stock: 71,
    weight: 0.03,
    shortDescription: say(
      'Longer-lasting tears for screens and contact lenses, in a bottle that keeps itself sterile.',
      'น้ำตาเทียมออกฤทธิ์นานสำหรับผู้ใช้จอและคอนแทคเลนส์ ในขวดที่คงความปลอดเชื้อ',
    ),
    description: say(
      paragraphs(
        'Hyaluronate binds water to the eye and spreads with each blink. With no preservative it can be used with lenses in, and all day long. The pump lets drops out but no air in, so an opened bottle keeps for six months.',
      ),
      paragraphs(
        'ไฮยาลูโรเนตช่วยเก็บน้ำไว้ที่ผิวตาและกระจายทุกครั้งที่กะพริบ ไม่มีสารกันเสีย จึงใช้ขณะใส่คอนแทคเลนส์และใช้ได้ทั้งวัน ขวดปั๊มไม่ให้อากาศเข้า เปิดแล้วเก็บได้หกเดือน',
      ),
    ),
    attributes: {
      brand: 'clearlake',
      active_ingredient: ['sodium-hyaluronate'],
      strength: '0.2pc',
      dosage_form: 'eye-drops',
      pack_size: '10ml',
      minimum_age: '3y',
      vegan: true,
      warnings: say(
        bullets(
          'Do not let the tip touch your eye.',
          'Eye pain, sensitivity to light or changed sight: get help the same day.',
        ),
        bullets('อย่าให้ปลายขวดสัมผัสตา', 'หากปวดตา แพ้แสง หรือการมองเห็นเปลี่ยนไป ให้พบแพทย์ภายในวันเดียวกัน'),
      ),
      how_to_use: say(paragraphs('One drop into each eye as often as you need. May be used with contact lenses in.')),
      ingredients: say(paragraphs('Sodium hyaluronate 0.2%, sodium chloride, phosphate buffer, purified water.')),
      storage: storage.opened6months,
      ...holds(10, 'ml'),
    },
  },
  {
    sku: 'SOL-TERB-15',
    name: say('Solefarer Terbinafine 1% athlete’s foot cream, 15 g', 'โซลแฟเรอร์ ครีมเทอร์บินาฟีน 1% สำหรับเชื้อราที่เท้า 15 กรัม'),
    urlKey: 'solefarer-terbinafine-cream-15g',
    categories: ['foot-care', 'skin-treatment'],
    price: 5.25,
    stock: { quantity: 93, maxSale: 2 },
    weight: 0.03,
    shortDescription: say('Kills the fungus of athlete’s foot in a one-week course.', 'กำจัดเชื้อราที่เท้าในหนึ่งสัปดาห์'),
    description: say(
      paragraphs(
        'One week is enough, if you are thorough: between all the toes, not only the itchy ones. Change socks daily, let shoes dry for a day, and use a towel of your own.',
      ),
      paragraphs('หนึ่งสัปดาห์ก็เพียงพอหากทาให้ทั่วทุกซอกนิ้ว ไม่เฉพาะซอกที่คัน เปลี่ยนถุงเท้าทุกวัน ผึ่งรองเท้าให้แห้ง และใช้ผ้าเช็ดตัวแยก'),
    ),
    attributes: {
      brand: 'solefarer',
      active_ingredient: ['terbinafine'],
      strength: '1pc',
      dosage_form: 'cream',
      pack_size: '15g',
      legal_category: 'gsl',
      minimum_age: '16y',
      vegan: true,
      licence_number: 'PL 99094/0001',
      warnings: warnings.skinOnly,
      how_to_use: say(paragraphs('Age 16 and over: clean, dry feet; a thin layer once or twice a day for seven days.')),
      ingredients: say(
        paragraphs(
          'Terbinafine hydrochloride 1% w/w. Also cetyl alcohol, isopropyl myristate, benzyl alcohol and purified water.',
        ),
      ),
      storage: storage.room,
      ...holds(15, 'g'),
    },
    related: ['SOL-AMOR-3'],
  },
  {
    sku: 'SOL-AMOR-3',
    name: say('Solefarer Amorolfine 5% fungal nail lacquer, 3 ml', 'โซลแฟเรอร์ ยาทาเล็บเชื้อราอะมอรอลฟีน 5% 3 มล.'),
    urlKey: 'solefarer-amorolfine-nail-lacquer-3ml',
    categories: ['foot-care'],
    price: 18.95,
    specialPrice: 15.95,
    stock: { quantity: 34, maxSale: 1 },
    weight: 0.06,
    shortDescription: say(
      'A weekly lacquer for mild fungal infection in up to two nails. Adults only.',
      'ยาทาเล็บสัปดาห์ละครั้งสำหรับเชื้อราที่เล็บไม่เกินสองเล็บ สำหรับผู้ใหญ่',
    ),
    description: say(
      paragraphs(
        'Nails grow slowly, and the treatment goes at their pace: six months for a fingernail, nine to twelve for a toe. The pack holds files, spatulas and cleaning swabs. Mark your treatment day in a calendar.',
      ),
      paragraphs(
        'เล็บงอกช้า การรักษาจึงใช้เวลาตามนั้น หกเดือนสำหรับเล็บมือ เก้าถึงสิบสองเดือนสำหรับเล็บเท้า ในกล่องมีตะไบ ไม้พาย และแผ่นทำความสะอาด ควรจดวันทายาไว้ในปฏิทิน',
      ),
    ),
    attributes: {
      brand: 'solefarer',
      active_ingredient: ['amorolfine'],
      strength: '5pc',
      dosage_form: 'liquid',
      pack_size: '3ml',
      legal_category: 'p',
      minimum_age: '18y',
      vegan: true,
      licence_number: 'PL 99094/0006',
      warnings: say(
        bullets(
          'See a doctor first with diabetes, poor circulation, a weakened immune system, more than two nails affected, or damage to the nail root.',
          'Not in pregnancy or while breastfeeding. Flammable. No nail varnish during treatment.',
        ),
      ),
      how_to_use: say(
        paragraphs(
          'Once a week: file, clean, apply to the whole nail, and let it dry for three minutes. A new file each time.',
        ),
      ),
      ingredients: say(
        paragraphs(
          'Amorolfine hydrochloride 5% w/v. Also methacrylic acid copolymer, triacetin, butyl acetate and ethanol.',
        ),
      ),
      storage: storage.room,
    },
  },
];
