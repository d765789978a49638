import { bullets, paragraphs, say } from '../../texts';
import { holds, type ProductDraft, withVariants } from '../draft';
import { storage, warnings } from '../medicine-texts';

const patches = withVariants(
  {
    sku: 'STI-PATCH',
    name: say('Stillbreeze 24-hour nicotine patches, 7', 'สติลบรีซ แผ่นแปะนิโคติน 24 ชั่วโมง 7 แผ่น'),
    urlKey: 'stillbreeze-nicotine-patches-7',
    categories: ['stop-smoking', 'everyday-care'],
    shortDescription: say(
      'One patch a day, in three steps, to keep cravings low from waking to waking.',
      'วันละหนึ่งแผ่น สามระดับ ช่วยลดความอยากตลอดวันตลอดคืน',
    ),
    description: say(
      paragraphs(
        'Step 1 (21 mg) suits people who smoke more than ten a day, step 2 (14 mg) those who smoke less. Stay on your first step for six weeks, then go down by one every two weeks.',
        'If vivid dreams bother you, take the patch off at bedtime.',
      ),
      paragraphs(
        'ระดับ 1 (21 มก.) สำหรับผู้ที่สูบเกินสิบมวนต่อวัน ระดับ 2 (14 มก.) สำหรับผู้ที่สูบน้อยกว่า ใช้ระดับแรกหกสัปดาห์ แล้วลดลงทีละระดับทุกสองสัปดาห์',
        'หากฝันมากจนรบกวน ให้ลอกแผ่นออกก่อนนอน',
      ),
    ),
    attributes: {
      brand: 'stillbreeze',
      active_ingredient: ['nicotine'],
      dosage_form: 'patches',
      pack_size: '7',
      legal_category: 'gsl',
      minimum_age: '12y',
      vegan: true,
      licence_number: 'PL 99102/0001',
      warnings: warnings.nicotine,
      how_to_use: say(
        paragraphs(
          'Press on clean, dry, hairless skin of the upper arm, hip or chest. Change it at the same time each day and choose a new place. Fold used patches together before you throw them away.',
        ),
        paragraphs(
          'แปะบนผิวที่สะอาด แห้ง และไม่มีขน บริเวณต้นแขน สะโพก หรือหน้าอก เปลี่ยนเวลาเดิมทุกวันและย้ายตำแหน่ง พับแผ่นที่ใช้แล้วเข้าหากันก่อนทิ้ง',
        ),
      ),
      ingredients: say(paragraphs('Nicotine; ethylene vinyl acetate, polyisobutylene and polyester layers.')),
      storage: storage.room,
      ...holds(7, 'patch'),
    },
    related: ['SVC-SMOKE'],
  },
  ['strength'],
  [
    {
      sku: 'STI-PATCH-21',
      suffix: say('step 1, 21 mg', 'ระดับ 1 21 มก.'),
      price: 11.95,
      stock: { quantity: 90, maxSale: 4 },
      weight: 0.04,
      attributes: { strength: '21mg' },
    },
    {
      sku: 'STI-PATCH-14',
      suffix: say('step 2, 14 mg', 'ระดับ 2 14 มก.'),
      price: 11.95,
      stock: { quantity: 65, maxSale: 4 },
      weight: 0.04,
      attributes: { strength: '14mg' },
    },
    {
      sku: 'STI-PATCH-7',
      suffix: say('step 3, 7 mg', 'ระดับ 3 7 มก.'),
      price: 11.45,
      stock: { quantity: 5, maxSale: 4 },
      weight: 0.04,
      attributes: { strength: '7mg' },
    },
  ],
);

const gumVariant = (mg: '2mg' | '4mg', flavour: 'mint' | 'fruit', price: number, quantity: number) => ({
  sku: `STI-GUM-${mg === '2mg' ? '2' : '4'}-${flavour.toUpperCase()}`,
  suffix: say(
    `${mg === '2mg' ? '2' : '4'} mg ${flavour}`,
    `${mg === '2mg' ? '2' : '4'} มก. ${flavour === 'mint' ? 'มินต์' : 'ผลไม้'}`,
  ),
  price,
  stock: { quantity, maxSale: 4 },
  weight: 0.14,
  attributes: { strength: mg, flavour },
});

const gum = withVariants(
  {
    sku: 'STI-GUM',
    name: say('Stillbreeze Nicotine gum, 96', 'สติลบรีซ หมากฝรั่งนิโคติน 96 ชิ้น'),
    urlKey: 'stillbreeze-nicotine-gum-96',
    categories: ['stop-smoking'],
    shortDescription: say('For the sudden cravings. Chew, rest, chew again.', 'สำหรับความอยากกะทันหัน เคี้ยว พัก แล้วเคี้ยวต่อ'),
    description: say(
      paragraphs(
        'This is not ordinary gum: chew slowly until the taste grows strong, then park it in your cheek until it fades. Half an hour does it. Chewed too fast, it gives you hiccups and a sore throat and less nicotine.',
        '4 mg is for people who light up within half an hour of waking, 2 mg for everyone else.',
      ),
      paragraphs(
        'ไม่ใช่หมากฝรั่งธรรมดา เคี้ยวช้า ๆ จนรสเข้มขึ้น แล้วพักไว้ที่กระพุ้งแก้มจนรสจาง ใช้เวลาราวครึ่งชั่วโมง เคี้ยวเร็วเกินไปจะสะอึก เจ็บคอ และได้นิโคตินน้อยลง',
        '4 มก. สำหรับผู้ที่สูบภายในครึ่งชั่วโมงหลังตื่น 2 มก. สำหรับผู้อื่น',
      ),
    ),
    attributes: {
      brand: 'stillbreeze',
      active_ingredient: ['nicotine'],
      dosage_form: 'gum',
      pack_size: '96',
      legal_category: 'gsl',
      minimum_age: '12y',
      sugar_free: true,
      vegan: false,
      licence_number: 'PL 99102/0009',
      warnings: warnings.nicotine,
      how_to_use: say(
        paragraphs(
          'One piece when you feel an urge, up to 15 a day. No coffee or soft drinks in the quarter of an hour before.',
        ),
        paragraphs('ครั้งละหนึ่งชิ้นเมื่ออยาก ไม่เกินวันละ 15 ชิ้น งดกาแฟและน้ำอัดลมสิบห้านาทีก่อนใช้'),
      ),
      ingredients: say(
        paragraphs('Nicotine (as resin). Also gum base, xylitol, sodium carbonate, acesulfame and flavouring.'),
      ),
      storage: storage.room,
      ...holds(96, 'piece'),
    },
    related: ['SVC-SMOKE'],
  },
  ['strength', 'flavour'],
  [
    gumVariant('2mg', 'mint', 9.95, 110),
    gumVariant('2mg', 'fruit', 9.95, 80),
    gumVariant('4mg', 'mint', 11.25, 70),
    gumVariant('4mg', 'fruit', 11.25, 45),
  ],
);

/** Nicotine replacement. */
export const stopSmoking: ProductDraft[] = [
  ...patches,
  ...gum,
  {
    sku: 'STI-LOZ-60',
    name: say('Stillbreeze Mini nicotine lozenges 2 mg, cool mint, 60', 'สติลบรีซ ยาอมนิโคตินเม็ดเล็ก 2 มก. คูลมินต์ 60 เม็ด'),
    urlKey: 'stillbreeze-mini-nicotine-lozenges-60',
    categories: ['stop-smoking'],
    price: 10.5,
    stock: { quantity: 58, maxSale: 4 },
    weight: 0.06,
    shortDescription: say(
      'Discreet lozenges that dissolve in about ten minutes, for meetings and dentures alike.',
      'ยาอมเม็ดเล็กละลายในราวสิบนาที ใช้ได้แม้ในที่ประชุมหรือใส่ฟันปลอม',
    ),
    description: say(
      paragraphs(
        'Where gum is awkward, a lozenge the size of a peppermint does the same work. Move it from side to side now and then, and do not chew or swallow it.',
      ),
      paragraphs('ในที่ที่เคี้ยวหมากฝรั่งไม่สะดวก ยาอมขนาดเท่าลูกอมมินต์ให้ผลเช่นเดียวกัน ขยับไปมาซ้ายขวาเป็นระยะ ห้ามเคี้ยวหรือกลืน'),
    ),
    attributes: {
      brand: 'stillbreeze',
      active_ingredient: ['nicotine'],
      strength: '2mg',
      dosage_form: 'lozenges',
      pack_size: '60',
      flavour: 'cool-mint',
      legal_category: 'gsl',
      minimum_age: '12y',
      sugar_free: true,
      vegan: true,
      licence_number: 'PL 99102/0014',
      warnings: warnings.nicotine,
      how_to_use: say(
        bullets(
          'One lozenge when you feel an urge, up to 15 a day.',
          'Most people use 8 to 12 a day at first and fewer as the weeks pass.',
        ),
        bullets('อมครั้งละหนึ่งเม็ดเมื่ออยาก ไม่เกินวันละ 15 เม็ด', 'ช่วงแรกคนส่วนใหญ่ใช้วันละ 8–12 เม็ด และลดลงในสัปดาห์ต่อ ๆ ไป'),
      ),
      ingredients: say(
        paragraphs('Nicotine 2 mg (as resinate). Also mannitol, alginate, xanthan gum, sucralose and mint flavouring.'),
      ),
      storage: storage.dry,
      ...holds(60, 'lozenge'),
    },
  },
];
