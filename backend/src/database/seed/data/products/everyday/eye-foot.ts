import { bullets, paragraphs, say } from '../../texts';
import { holds, type ProductDraft } from '../draft';
import { storage, warnings } from '../medicine-texts';

/** Dry eyes and fungal infections of feet and nails. */
export const eyeFoot: ProductDraft[] = [
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
      how_to_use: say(
        paragraphs('One or two drops into each eye three times a day, or as you need.'),
        paragraphs('หยอดตาข้างละหนึ่งถึงสองหยด วันละสามครั้ง หรือตามต้องการ'),
      ),
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
      how_to_use: say(
        paragraphs('One drop into each eye as often as you need. May be used with contact lenses in.'),
        paragraphs('หยอดตาข้างละหนึ่งหยด บ่อยเท่าที่ต้องการ ใช้ขณะใส่คอนแทคเลนส์ได้'),
      ),
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
      how_to_use: say(
        paragraphs('Age 16 and over: clean, dry feet; a thin layer once or twice a day for seven days.'),
        paragraphs('อายุ 16 ปีขึ้นไป: ล้างเท้าและเช็ดให้แห้ง ทาบาง ๆ วันละหนึ่งถึงสองครั้ง เป็นเวลาเจ็ดวัน'),
      ),
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
        bullets(
          'พบแพทย์ก่อนใช้หากเป็นเบาหวาน เลือดไหลเวียนไม่ดี ภูมิคุ้มกันอ่อนแอ เป็นเชื้อรามากกว่าสองเล็บ หรือโคนเล็บเสียหาย',
          'ห้ามใช้ขณะตั้งครรภ์หรือให้นมบุตร ติดไฟง่าย ห้ามทาสีเล็บระหว่างการรักษา',
        ),
      ),
      how_to_use: say(
        paragraphs(
          'Once a week: file, clean, apply to the whole nail, and let it dry for three minutes. A new file each time.',
        ),
        paragraphs('สัปดาห์ละครั้ง: ตะไบ ทำความสะอาด ทาให้ทั่วเล็บ แล้วปล่อยให้แห้งสามนาที ใช้ตะไบอันใหม่ทุกครั้ง'),
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
