import { points, prose, say } from '../../texts';
import { holds, type ProductDraft, variant, withVariants } from '../draft';
import { storage, warnings } from '../medicine-texts';

const acrivastine = withVariants(
  {
    sku: 'TOL-ACRI',
    name: say('Tolvessa Acrivastine 8 mg capsules', 'โทลเวสซา อะคริวาสทีน 8 มก. แคปซูล'),
    urlKey: 'tolvessa-acrivastine-8mg',
    categories: ['hay-fever-tablets', 'hay-fever'],
    shortDescription: say(
      'A fast antihistamine: it starts within a quarter of an hour and lasts about eight hours.',
      'ยาแก้แพ้ออกฤทธิ์เร็วภายในสิบห้านาที อยู่ได้ราวแปดชั่วโมง',
    ),
    description: prose(
      'For the friend with a cat or the afternoon in a meadow. Because it does not last all day, you take it when you need it, up to three times; on days of constant pollen a once-daily tablet is simpler.',
      'เหมาะกับการไปบ้านเพื่อนที่เลี้ยงแมวหรือบ่ายในทุ่งหญ้า ใช้เมื่อจำเป็นได้ถึงวันละสามครั้ง หากมีอาการตลอดวันยาวันละครั้งสะดวกกว่า',
    ),
    attributes: {
      brand: 'tolvessa',
      active_ingredient: ['acrivastine'],
      strength: '8mg',
      dosage_form: 'capsules',
      legal_category: 'mixed',
      minimum_age: '12y',
      vegan: false,
      licence_number: 'PL 99040/0051',
      warnings: warnings.nonDrowsy,
      how_to_use: prose(
        'Ages 12 to 64: one capsule up to three times a day.',
        'อายุ 12–64 ปี: ครั้งละหนึ่งแคปซูล วันละไม่เกินสามครั้ง',
      ),
      ingredients: prose('Each capsule: acrivastine 8 mg. Also lactose, sodium starch glycolate and gelatin.'),
      storage: storage.dry,
    },
    related: ['TOL-CET', 'TOL-LOR-30'],
    upsell: ['TOL-FEX-120'],
  },
  ['pack_size'],
  [
    variant('TOL-ACRI-12', ['12', '12 แคปซูล'], 4.4, 75, 0.02, {
      pack_size: '12',
      legal_category: 'gsl',
      ...holds(12, 'capsule'),
    }),
    variant('TOL-ACRI-24', ['24', '24 แคปซูล'], 7.6, 38, 0.03, {
      pack_size: '24',
      legal_category: 'p',
      ...holds(24, 'capsule'),
    }),
  ],
);

const covers = withVariants(
  {
    sku: 'TOL-MITE-COVER',
    name: say('Tolvessa Mite-proof pillow cover', 'โทลเวสซา ปลอกหมอนกันไรฝุ่น'),
    urlKey: 'tolvessa-mite-proof-pillow-cover',
    categories: ['allergy'],
    shortDescription: say(
      'A zipped cotton cover, woven so tightly that mites and their dust stay inside.',
      'ปลอกผ้าฝ้ายมีซิป ทอแน่นจนไรฝุ่นและมูลไรออกมาไม่ได้',
    ),
    description: prose(
      'Goes under your own pillowcase and does not rustle. If you wake up sneezing and are fine by noon, mites are a likely reason, and a third of your life is spent on that pillow. Wash at 60 °C every two months.',
      'สวมใต้ปลอกหมอนปกติ ไม่มีเสียงกรอบแกรบ หากตื่นมาจามแต่เที่ยงก็หาย ไรฝุ่นมักเป็นสาเหตุ ซักที่ 60 °C ทุกสองเดือน',
    ),
    attributes: { brand: 'tolvessa', dosage_form: 'device', vegan: true, storage: storage.cupboard },
    related: ['TOL-FLUT-60'],
  },
  ['size'],
  [
    variant('TOL-MITE-COVER-S', ['40 × 60 cm', '40 × 60 ซม.'], 12.5, 30, 0.15, { size: 's' }),
    variant('TOL-MITE-COVER-M', ['50 × 75 cm', '50 × 75 ซม.'], 14.5, 44, 0.18, { size: 'm' }),
    variant('TOL-MITE-COVER-L', ['65 × 65 cm', '65 × 65 ซม.'], 16.5, 12, 0.2, { size: 'l' }),
  ],
);

/** More against pollen, dust, bites and itching. */
export const allergyMore: ProductDraft[] = [
  ...acrivastine,
  ...covers,
  {
    sku: 'TOL-CET-SYR',
    name: say('Tolvessa Cetirizine oral solution, banana, 200 ml', 'โทลเวสซา ยาน้ำเซทิริซีน รสกล้วย 200 มล.'),
    urlKey: 'tolvessa-cetirizine-oral-solution-200ml',
    categories: ['hay-fever-tablets', 'baby-child', 'allergy'],
    price: 6.1,
    stock: 59,
    weight: 0.27,
    shortDescription: say(
      'One-a-day relief for children who do not swallow tablets, sugar-free.',
      'ยาแก้แพ้สำหรับเด็กที่กลืนเม็ดไม่ได้ ปราศจากน้ำตาล',
    ),
    description: prose(
      'For hay fever and other allergies in children: the same medicine as in our tablets, 5 mg in a spoonful. Give it in the evening if it makes your child sleepy, in the morning if it does not. The syringe in the box is more exact than any spoon.',
      'สำหรับอาการแพ้ละอองเกสรและภูมิแพ้อื่น ๆ ในเด็ก เป็นยาตัวเดียวกับชนิดเม็ด 5 มก. ต่อหนึ่งช้อน หากเด็กง่วงให้ตอนเย็น หากไม่ง่วงให้ตอนเช้า ไซริงค์ในกล่องแม่นยำกว่าช้อน',
    ),
    attributes: {
      brand: 'tolvessa',
      active_ingredient: ['cetirizine'],
      strength: '5mg5ml',
      dosage_form: 'oral-solution',
      pack_size: '200ml',
      flavour: 'banana',
      legal_category: 'p',
      minimum_age: '6y',
      sugar_free: true,
      vegan: true,
      licence_number: 'PL 99040/0057',
      warnings: warnings.nonDrowsy,
      how_to_use: points(
        ['Ages 6 to 12: 5 ml twice a day.', 'Over 12: 10 ml once a day.'],
        ['อายุ 6–12 ปี: ครั้งละ 5 มล. วันละสองครั้ง', 'อายุเกิน 12 ปี: ครั้งละ 10 มล. วันละครั้ง'],
      ),
      storage: storage.opened6months,
      ...holds(200, 'ml'),
    },
    related: ['TOL-CHLOR-SYR'],
  },
  {
    sku: 'TOL-MOM-140',
    name: say('Tolvessa Mometasone nasal spray, 140 sprays', 'โทลเวสซา สเปรย์พ่นจมูกโมเมทาโซน 140 พ่น'),
    urlKey: 'tolvessa-mometasone-nasal-spray',
    categories: ['hay-fever-sprays', 'hay-fever'],
    price: 9.95,
    specialPrice: 8.45,
    stock: { quantity: 54, maxSale: 2 },
    weight: 0.05,
    shortDescription: say(
      'A once-daily steroid spray without scent or alcohol, for adults.',
      'สเปรย์สเตียรอยด์วันละครั้ง ไม่มีกลิ่นและแอลกอฮอล์ สำหรับผู้ใหญ่',
    ),
    description: prose(
      'Aim outwards, towards the ear on the same side, with the opposite hand: that keeps it off the middle wall and spares you nosebleeds. Two weeks of patience, then judge it.',
      'ใช้มือตรงข้ามพ่นเอียงออกด้านหูข้างเดียวกัน เพื่อเลี่ยงผนังกั้นจมูกและลดเลือดกำเดา ใช้ต่อเนื่องสองสัปดาห์จึงค่อยตัดสิน',
    ),
    attributes: {
      brand: 'tolvessa',
      active_ingredient: ['mometasone'],
      strength: '50ug',
      dosage_form: 'nasal-spray',
      legal_category: 'p',
      minimum_age: '18y',
      licence_number: 'PL 99040/0060',
      warnings: warnings.steroidSpray,
      how_to_use: prose(
        'Adults: two sprays in each nostril once a day; one when it is under control.',
        'ผู้ใหญ่: ข้างละสองพ่นวันละครั้ง เมื่อคุมอาการได้ลดเหลือข้างละหนึ่งพ่น',
      ),
      storage: storage.room,
    },
    related: ['TOL-FLUT-60', 'MMS-RINSE'],
  },
  {
    sku: 'TOL-KETO-5',
    name: say('Tolvessa Ketotifen 0.025% eye drops, 5 ml', 'โทลเวสซา ยาหยอดตาคีโตติเฟน 0.025% 5 มล.'),
    urlKey: 'tolvessa-ketotifen-eye-drops-5ml',
    categories: ['hay-fever-sprays', 'eye-care'],
    price: 8.2,
    stock: 36,
    weight: 0.02,
    shortDescription: say(
      'Twice a day for itchy, streaming eyes; works within minutes.',
      'วันละสองครั้งสำหรับตาคันและน้ำตาไหล ออกฤทธิ์ภายในไม่กี่นาที',
    ),
    description: prose(
      'It blocks histamine at once and calms the cells that release it, which is why twice a day is enough. Press a finger to the inner corner of the eye for a minute afterwards so that it stays where it should.',
      'ยับยั้งฮิสตามีนทันทีและทำให้เซลล์ที่หลั่งสงบลง จึงใช้เพียงวันละสองครั้ง หลังหยอดกดหัวตาเบา ๆ หนึ่งนาทีเพื่อให้ยาอยู่ในตา',
    ),
    attributes: {
      brand: 'tolvessa',
      active_ingredient: ['ketotifen'],
      strength: '0.025pc',
      dosage_form: 'eye-drops',
      pack_size: '5ml',
      legal_category: 'p',
      minimum_age: '3y',
      vegan: true,
      licence_number: 'PL 99040/0064',
      warnings: warnings.eyeDrops,
      how_to_use: prose(
        'One drop in each eye twice a day, for six weeks at most.',
        'ข้างละหนึ่งหยด วันละสองครั้ง ไม่เกินหกสัปดาห์',
      ),
      storage: storage.opened28,
      ...holds(5, 'ml'),
    },
    related: ['TOL-CROM-10'],
  },
];
