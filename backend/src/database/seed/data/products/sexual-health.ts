import { points, prose, say } from '../texts';
import { care, keeping } from './care-texts';
import { holds, type ProductDraft, variant, withVariants } from './draft';
import { storage } from './medicine-texts';

const classic = withVariants(
  {
    sku: 'TEN-CLASSIC',
    name: say('Tenderfield Classic condoms', 'เทนเดอร์ฟิลด์ ถุงยางอนามัยคลาสสิก'),
    urlKey: 'tenderfield-classic-condoms',
    categories: ['contraception', 'sexual-health'],
    shortDescription: say(
      'Natural rubber latex, lightly lubricated, 52 mm. The everyday one.',
      'ยางธรรมชาติ เคลือบสารหล่อลื่นเล็กน้อย 52 มม. สำหรับใช้ทั่วไป',
    ),
    description: prose(
      [
        'Used correctly every time, condoms prevent about 98 of 100 pregnancies in a year, and they are the only contraception that also protects against most sexually transmitted infections.',
        'Each one is tested electronically. We send them, like everything else, in a plain box.',
      ],
      [
        'หากใช้ถูกต้องทุกครั้ง ถุงยางป้องกันการตั้งครรภ์ได้ราว 98 ใน 100 ต่อปี และเป็นวิธีคุมกำเนิดเดียวที่ป้องกันโรคติดต่อทางเพศสัมพันธ์ส่วนใหญ่ได้ด้วย',
        'ทุกชิ้นผ่านการทดสอบด้วยไฟฟ้า เราส่งในกล่องเรียบไม่ระบุสินค้าเช่นเดียวกับทุกคำสั่งซื้อ',
      ],
    ),
    attributes: {
      brand: 'tenderfield',
      dosage_form: 'kit',
      size: 'regular',
      vegan: true,
      warnings: care.condom,
      ingredients: prose('Natural rubber latex, silicone lubricant. Made without casein.'),
      storage: keeping.flat,
    },
    related: ['TEN-WATER', 'TEN-THIN'],
    crosssell: ['TEN-WATER'],
  },
  ['pack_size'],
  [
    variant('TEN-CLASSIC-3', ['3', '3 ชิ้น'], 2.25, 160, 0.02, { pack_size: '3', ...holds(3, 'piece') }),
    variant('TEN-CLASSIC-12', ['12', '12 ชิ้น'], 6.95, 210, 0.06, { pack_size: '12', ...holds(12, 'piece') }),
    variant('TEN-CLASSIC-24', ['24', '24 ชิ้น'], 11.5, 85, 0.11, { pack_size: '24', ...holds(24, 'piece') }),
  ],
);

const fit = withVariants(
  {
    sku: 'TEN-FIT',
    name: say('Tenderfield Fitted condoms, 12', 'เทนเดอร์ฟิลด์ ถุงยางอนามัยเลือกขนาด 12 ชิ้น'),
    urlKey: 'tenderfield-fitted-condoms-12',
    categories: ['contraception'],
    shortDescription: say(
      'Three widths, because one that fits neither slips nor pinches nor breaks.',
      'สามขนาดความกว้าง เพราะขนาดที่พอดีจะไม่หลุด ไม่รัด และไม่แตก',
    ),
    description: prose(
      'Measure the girth with the paper tape in the leaflet. Snug up to 11 cm, regular to 12 cm, roomy above that. Length hardly matters: they stretch.',
      'วัดเส้นรอบวงด้วยเทปกระดาษในเอกสาร ไม่เกิน 11 ซม. ใช้ขนาดกระชับ ไม่เกิน 12 ซม. ใช้ขนาดมาตรฐาน มากกว่านั้นใช้ขนาดใหญ่ ความยาวไม่ใช่ปัญหาเพราะยืดได้',
    ),
    attributes: {
      brand: 'tenderfield',
      dosage_form: 'kit',
      pack_size: '12',
      vegan: true,
      warnings: care.condom,
      storage: keeping.flat,
      ...holds(12, 'piece'),
    },
    related: ['TEN-CLASSIC'],
  },
  ['size'],
  [
    variant('TEN-FIT-SNUG', ['snug, 49 mm', 'กระชับ 49 มม.'], 7.95, 48, 0.06, { size: 'snug' }),
    variant('TEN-FIT-REG', ['regular, 52 mm', 'มาตรฐาน 52 มม.'], 7.95, 72, 0.06, { size: 'regular' }),
    variant('TEN-FIT-ROOMY', ['roomy, 57 mm', 'ใหญ่ 57 มม.'], 7.95, 55, 0.06, { size: 'roomy' }),
  ],
);

const flavoured = withVariants(
  {
    sku: 'TEN-FLAV',
    name: say('Tenderfield Flavoured condoms, 10', 'เทนเดอร์ฟิลด์ ถุงยางอนามัยแต่งกลิ่น 10 ชิ้น'),
    urlKey: 'tenderfield-flavoured-condoms-10',
    categories: ['contraception'],
    shortDescription: say(
      'Sugar-free flavours for oral sex, where infections pass as well.',
      'กลิ่นไม่มีน้ำตาลสำหรับออรัลเซ็กซ์ ซึ่งแพร่โรคติดต่อได้เช่นกัน',
    ),
    description: prose(
      'As strong as the plain ones, though for vaginal sex we suggest those: sweeteners can upset the balance there.',
      'แข็งแรงเท่าชนิดธรรมดา แต่สำหรับทางช่องคลอดแนะนำชนิดธรรมดา เพราะสารให้ความหวานอาจรบกวนสมดุลได้',
    ),
    attributes: {
      brand: 'tenderfield',
      dosage_form: 'kit',
      pack_size: '10',
      size: 'regular',
      sugar_free: true,
      vegan: true,
      warnings: care.condom,
      storage: keeping.flat,
      ...holds(10, 'piece'),
    },
    related: ['TEN-CLASSIC', 'TEN-DAM-6'],
  },
  ['flavour'],
  [
    variant('TEN-FLAV-STRAW', ['strawberry', 'สตรอว์เบอร์รี'], 7.25, 61, 0.05, { flavour: 'strawberry' }),
    variant('TEN-FLAV-MINT', ['mint', 'มินต์'], 7.25, 44, 0.05, { flavour: 'mint' }),
    variant('TEN-FLAV-VANILLA', ['vanilla', 'วานิลลา'], 7.25, 0, 0.05, { flavour: 'vanilla' }),
  ],
);

const water = withVariants(
  {
    sku: 'TEN-WATER',
    name: say('Tenderfield Water-based lubricant', 'เทนเดอร์ฟิลด์ เจลหล่อลื่นสูตรน้ำ'),
    urlKey: 'tenderfield-water-based-lubricant',
    categories: ['contraception', 'sexual-health'],
    shortDescription: say(
      'Clear, unscented, safe with condoms and silicone, gone with a little water.',
      'ใส ไม่มีกลิ่น ใช้กับถุงยางและซิลิโคนได้ ล้างออกง่าย',
    ),
    description: prose(
      'Matched to the body’s own pH and salt, without glycerol or parabens, so that it seldom stings. Add a drop of water when it thickens.',
      'ค่า pH และความเข้มข้นใกล้เคียงร่างกาย ไม่มีกลีเซอรอลและพาราเบนจึงไม่ค่อยแสบ หากเริ่มหนืดให้เติมน้ำหนึ่งหยด',
    ),
    attributes: {
      brand: 'tenderfield',
      dosage_form: 'gel',
      flavour: 'unflavoured',
      vegan: true,
      warnings: care.intimate,
      ingredients: prose('Water, propanediol, hydroxyethylcellulose, lactic acid, sodium chloride, sodium benzoate.'),
      storage: storage.cupboard,
    },
    related: ['TEN-CLASSIC', 'TEN-SILI-50'],
  },
  ['pack_size'],
  [
    variant('TEN-WATER-50', ['50 ml', '50 มล.'], 5.25, 118, 0.07, { pack_size: '50ml', ...holds(50, 'ml') }),
    variant('TEN-WATER-100', ['100 ml', '100 มล.'], 8.25, 92, 0.13, { pack_size: '100ml', ...holds(100, 'ml') }),
  ],
);

/** Condoms, lubricants and intimate comfort; plainly worded. */
export const sexualHealth: ProductDraft[] = [
  ...classic,
  ...fit,
  ...flavoured,
  ...water,
  {
    sku: 'TEN-THIN',
    name: say('Tenderfield Thin condoms, 12', 'เทนเดอร์ฟิลด์ ถุงยางอนามัยแบบบาง 12 ชิ้น'),
    urlKey: 'tenderfield-thin-condoms-12',
    categories: ['contraception'],
    price: 8.5,
    specialPrice: 7.25,
    stock: 97,
    weight: 0.06,
    shortDescription: say(
      'A fifth thinner than the classic and tested to the same standard.',
      'บางกว่ารุ่นคลาสสิกหนึ่งในห้าและทดสอบมาตรฐานเดียวกัน',
    ),
    description: prose(
      'For people who would otherwise leave it off. With a little extra lubricant inside and out.',
      'สำหรับผู้ที่อยากให้รู้สึกน้อยที่สุด เคลือบสารหล่อลื่นเพิ่มทั้งด้านในและด้านนอก',
    ),
    attributes: {
      brand: 'tenderfield',
      dosage_form: 'kit',
      pack_size: '12',
      size: 'regular',
      vegan: true,
      warnings: care.condom,
      storage: keeping.flat,
      ...holds(12, 'piece'),
    },
    tierPrices: [{ quantity: 3, percent: 10 }],
    related: ['TEN-CLASSIC'],
  },
  {
    sku: 'TEN-FREE-10',
    name: say('Tenderfield Latex-free condoms, 10', 'เทนเดอร์ฟิลด์ ถุงยางอนามัยไร้ลาเท็กซ์ 10 ชิ้น'),
    urlKey: 'tenderfield-latex-free-condoms-10',
    categories: ['contraception'],
    price: 9.95,
    stock: 43,
    weight: 0.05,
    shortDescription: say('Polyisoprene for those whose skin objects to latex.', 'ทำจากโพลีไอโซพรีนสำหรับผู้แพ้ลาเท็กซ์'),
    description: prose(
      'Soft, without the smell of rubber, and free from the proteins that cause latex allergy. No oils with these either.',
      'นุ่ม ไม่มีกลิ่นยาง และไม่มีโปรตีนที่ทำให้แพ้ลาเท็กซ์ ห้ามใช้กับสารหล่อลื่นสูตรน้ำมันเช่นกัน',
    ),
    attributes: {
      brand: 'tenderfield',
      dosage_form: 'kit',
      pack_size: '10',
      size: 'regular',
      vegan: true,
      warnings: care.condom,
      storage: keeping.flat,
      ...holds(10, 'piece'),
    },
    related: ['TEN-SILI-50'],
  },
  {
    sku: 'TEN-INNER-3',
    name: say('Tenderfield Internal condoms, 3', 'เทนเดอร์ฟิลด์ ถุงยางอนามัยแบบสอดภายใน 3 ชิ้น'),
    urlKey: 'tenderfield-internal-condoms-3',
    categories: ['contraception'],
    price: 7.4,
    stock: 30,
    weight: 0.04,
    shortDescription: say(
      'Worn inside, put in up to some hours before, made of nitrile.',
      'สวมภายใน ใส่ล่วงหน้าได้หลายชั่วโมง ทำจากไนไตรล์',
    ),
    description: prose(
      'Protection in the hands of the person who wears it. The drawing shows how to place the inner ring; guide it with a hand the first times. About 95 of 100 a year with correct use.',
      'การป้องกันที่ผู้สวมควบคุมเอง ภาพประกอบแสดงวิธีวางวงแหวนด้านใน ป้องกันได้ราว 95 ใน 100 ต่อปีหากใช้ถูกต้อง',
    ),
    attributes: {
      brand: 'tenderfield',
      dosage_form: 'kit',
      pack_size: '3',
      vegan: true,
      warnings: care.condom,
      storage: keeping.flat,
      ...holds(3, 'piece'),
    },
  },
  {
    sku: 'TEN-DAM-6',
    name: say('Tenderfield Latex dams, 6', 'เทนเดอร์ฟิลด์ แผ่นยางอนามัย 6 แผ่น'),
    urlKey: 'tenderfield-latex-dams-6',
    categories: ['contraception'],
    price: 6.8,
    stock: 26,
    weight: 0.04,
    shortDescription: say('A sheet of latex between mouth and skin.', 'แผ่นยางกั้นระหว่างปากกับผิว'),
    description: prose(
      'Lowers the risk of passing on herpes, gonorrhoea and other infections. One side only, one person only, once.',
      'ลดความเสี่ยงในการแพร่เริม หนองใน และโรคอื่น ใช้ด้านเดียว คนเดียว ครั้งเดียว',
    ),
    attributes: {
      brand: 'tenderfield',
      dosage_form: 'kit',
      pack_size: '6',
      flavour: 'vanilla',
      vegan: true,
      warnings: care.condom,
      storage: keeping.flat,
      ...holds(6, 'piece'),
    },
  },
  {
    sku: 'TEN-SILI-50',
    name: say('Tenderfield Silicone lubricant, 50 ml', 'เทนเดอร์ฟิลด์ เจลหล่อลื่นซิลิโคน 50 มล.'),
    urlKey: 'tenderfield-silicone-lubricant-50ml',
    categories: ['contraception'],
    price: 9.25,
    stock: 57,
    weight: 0.07,
    shortDescription: say(
      'Lasts longest and works under water. Safe with condoms, not with silicone toys.',
      'ลื่นนานที่สุดและใช้ในน้ำได้ ใช้กับถุงยางได้ แต่ไม่ควรใช้กับของเล่นซิลิโคน',
    ),
    description: prose(
      'Three ingredients that skin does not take up. It needs soap to wash off, and spares dry or delicate skin.',
      'ส่วนผสมสามอย่างที่ผิวไม่ดูดซึม ต้องใช้สบู่ล้าง เหมาะกับผิวแห้งหรือบอบบาง',
    ),
    attributes: {
      brand: 'tenderfield',
      dosage_form: 'liquid',
      pack_size: '50ml',
      vegan: true,
      warnings: care.intimate,
      storage: storage.cupboard,
      ...holds(50, 'ml'),
    },
  },
  {
    sku: 'TEN-MOIST-6',
    name: say('Tenderfield Vaginal moisturising gel, 6 applicators', 'เทนเดอร์ฟิลด์ เจลเพิ่มความชุ่มชื้นช่องคลอด 6 หลอด'),
    urlKey: 'tenderfield-vaginal-moisturiser-6',
    categories: ['sexual-health'],
    price: 10.5,
    stock: 46,
    weight: 0.07,
    shortDescription: say(
      'For dryness after the menopause, childbirth or treatment. Hormone-free, every third day.',
      'สำหรับช่องคลอดแห้งหลังหมดประจำเดือน คลอดบุตร หรือการรักษา ไม่มีฮอร์โมน ใช้ทุกสามวัน',
    ),
    description: prose(
      'A lubricant helps for an hour, this for three days: it clings to the lining and holds water. If dryness stays a daily matter, local oestrogen may suit you better. Ask, it is our most common question.',
      'เจลหล่อลื่นช่วยได้หนึ่งชั่วโมง แต่เจลนี้อยู่ได้สามวันเพราะเกาะผนังและอุ้มน้ำ หากแห้งทุกวันฮอร์โมนเฉพาะที่อาจเหมาะกว่า ปรึกษาเราได้',
    ),
    attributes: {
      brand: 'tenderfield',
      dosage_form: 'gel',
      pack_size: '6',
      vegan: true,
      warnings: care.intimate,
      storage: storage.room,
      ...holds(6, 'piece'),
    },
    related: ['TEN-WATER', 'SVC-MENO'],
  },
  {
    sku: 'TEN-SILDEN-4',
    name: say('Tenderfield Sildenafil 50 mg tablets, 4', 'เทนเดอร์ฟิลด์ ซิลเดนาฟิล 50 มก. 4 เม็ด'),
    urlKey: 'tenderfield-sildenafil-50mg-4',
    categories: ['sexual-health'],
    price: 16.95,
    stock: { quantity: 60, maxSale: 1 },
    weight: 0.02,
    shortDescription: say(
      'For men with erection problems, after a pharmacist has checked that it is safe for them.',
      'สำหรับผู้ชายที่มีปัญหาการแข็งตัว หลังเภสัชกรตรวจสอบความปลอดภัยแล้ว',
    ),
    description: prose(
      [
        'It does not create desire; it helps when desire is there. One tablet about an hour before, on an empty stomach for the quickest effect, no more than once a day.',
        'Erection problems can be the first sign of heart disease or diabetes. See a doctor within six months of starting, even if it works.',
      ],
      [
        'ยาไม่ได้สร้างความต้องการ แต่ช่วยเมื่อมีความต้องการ กินหนึ่งเม็ดก่อนหนึ่งชั่วโมง ขณะท้องว่างออกฤทธิ์เร็วที่สุด ไม่เกินวันละครั้ง',
        'ปัญหาการแข็งตัวอาจเป็นสัญญาณแรกของโรคหัวใจหรือเบาหวาน ควรพบแพทย์ภายในหกเดือนแม้ยาได้ผล',
      ],
    ),
    attributes: {
      brand: 'tenderfield',
      active_ingredient: ['sildenafil'],
      strength: '50mg',
      dosage_form: 'tablets',
      pack_size: '4',
      legal_category: 'p',
      minimum_age: '18y',
      vegan: false,
      licence_number: 'PL 99118/0004',
      warnings: points(
        [
          'Never with nitrates (angina sprays and tablets), poppers or riociguat: blood pressure can fall dangerously.',
          'Not after a recent heart attack or stroke, with unstable angina, low blood pressure, severe liver or eye disease, or for women.',
          'Chest pain, sudden loss of sight or hearing, or an erection of more than four hours: get medical help at once.',
        ],
        [
          'ห้ามใช้ร่วมกับยากลุ่มไนเตรต ป๊อปเปอร์ หรือริโอซิกวตเด็ดขาด ความดันอาจตกจนอันตราย',
          'ห้ามใช้หากเพิ่งมีภาวะหัวใจขาดเลือดหรือโรคหลอดเลือดสมอง เจ็บหน้าอกไม่คงที่ ความดันต่ำ โรคตับหรือตารุนแรง และห้ามใช้ในผู้หญิง',
          'หากเจ็บหน้าอก มองไม่เห็นหรือไม่ได้ยินฉับพลัน หรือแข็งตัวเกินสี่ชั่วโมง ให้พบแพทย์ทันที',
        ],
      ),
      how_to_use: prose(
        'Men of 18 and over: one tablet when needed, at most once in 24 hours.',
        'ผู้ชายอายุ 18 ปีขึ้นไป: หนึ่งเม็ดเมื่อจำเป็น ไม่เกินหนึ่งครั้งใน 24 ชั่วโมง',
      ),
      storage: storage.room,
      ...holds(4, 'tablet'),
    },
    options: [
      {
        title: say('Do you take nitrates, or have you a heart condition?', 'คุณใช้ยากลุ่มไนเตรตหรือมีโรคหัวใจหรือไม่'),
        type: 'radio',
        required: true,
        values: [
          { title: say('No', 'ไม่'), sku: 'NO', price: 0 },
          {
            title: say('Yes or not sure: a pharmacist will ring me', 'ใช่หรือไม่แน่ใจ: ให้เภสัชกรติดต่อกลับ'),
            sku: 'CALL',
            price: 0,
          },
        ],
      },
    ],
    related: ['SVC-CONSULT'],
  },
];
