import { prose, say } from '../../texts';
import { care } from '../care-texts';
import { holds, type ProductDraft, variant, withVariants } from '../draft';
import { storage, warnings } from '../medicine-texts';

const oatWash = withVariants(
  {
    sku: 'HAL-OAT-WASH',
    name: say('Halderm Colloidal oat body wash', 'ฮัลเดิร์ม สบู่เหลวข้าวโอ๊ตคอลลอยด์'),
    urlKey: 'halderm-colloidal-oat-body-wash',
    categories: ['dry-skin', 'skin'],
    shortDescription: say(
      'Washes without soap and leaves a film of oats behind.',
      'ทำความสะอาดโดยไม่ใช้สบู่และทิ้งชั้นข้าวโอ๊ตปกป้องผิว',
    ),
    description: prose(
      'Finely milled oats calm the itch of dry skin; mild cleansers from coconut do the washing. It hardly foams, which is the point. Pat dry, then cream within three minutes.',
      'ข้าวโอ๊ตบดละเอียดช่วยลดอาการคันจากผิวแห้ง สารทำความสะอาดอ่อนจากมะพร้าวแทบไม่เกิดฟอง ซับผิวแล้วทาครีมภายในสามนาที',
    ),
    attributes: {
      brand: 'halderm',
      active_ingredient: ['oat'],
      dosage_form: 'liquid',
      minimum_age: '3m',
      vegan: true,
      warnings: care.cosmetic,
      ingredients: prose(
        'Water, coco-glucoside, glycerin, Avena sativa kernel flour, xanthan gum, sodium benzoate, citric acid.',
      ),
      storage: storage.cupboard,
    },
    related: ['HAL-EMOL-500', 'HAL-BATH-500'],
  },
  ['pack_size'],
  [
    variant('HAL-OAT-WASH-250', ['250 ml', '250 มล.'], 6.5, 94, 0.28, { pack_size: '250ml', ...holds(250, 'ml') }),
    variant('HAL-OAT-WASH-500', ['500 ml with pump', '500 มล. หัวปั๊ม'], 10.95, 61, 0.55, {
      pack_size: '500ml',
      ...holds(500, 'ml'),
    }),
  ],
);

const hand = withVariants(
  {
    sku: 'HAL-HAND',
    name: say('Halderm Repair hand cream', 'ฮัลเดิร์ม ครีมบำรุงมือ'),
    urlKey: 'halderm-repair-hand-cream',
    categories: ['dry-skin'],
    shortDescription: say(
      'For hands that wash, wipe, dig and disinfect. No scent, no stickiness.',
      'สำหรับมือที่ล้าง เช็ด ขุด และฆ่าเชื้อ ไม่มีกลิ่นและไม่เหนียว',
    ),
    description: prose(
      'Glycerol at a proper strength pulls water into the skin, dimeticone keeps it there through the next three washes. Put a thick layer on at night and cotton gloves over it, and Monday’s hands are gone by Friday.',
      'กลีเซอรอลเข้มข้นพอที่จะดึงน้ำเข้าสู่ผิว และไดเมทิโคนกักไว้ได้แม้ล้างมือสามครั้ง ก่อนนอนทาหนา ๆ แล้วสวมถุงมือผ้าฝ้าย',
    ),
    attributes: {
      brand: 'halderm',
      active_ingredient: ['glycerol', 'dimeticone'],
      dosage_form: 'cream',
      vegan: true,
      warnings: care.cosmetic,
      ingredients: prose('Water, glycerin 25%, cetearyl alcohol, dimethicone, shea butter, panthenol, allantoin.'),
      storage: storage.cupboard,
    },
    related: ['HAL-COTTON', 'HAL-UREA-100'],
    tierPrices: [{ quantity: 3, percent: 10 }],
  },
  ['pack_size'],
  [
    variant('HAL-HAND-50', ['50 ml', '50 มล.'], 3.75, 155, 0.07, { pack_size: '50ml', ...holds(50, 'ml') }),
    variant('HAL-HAND-100', ['100 ml', '100 มล.'], 5.95, 90, 0.13, { pack_size: '100ml', ...holds(100, 'ml') }),
  ],
);

const cotton = withVariants(
  {
    sku: 'HAL-COTTON',
    name: say('Halderm Cotton gloves, 2 pairs', 'ฮัลเดิร์ม ถุงมือผ้าฝ้าย 2 คู่'),
    urlKey: 'halderm-cotton-gloves',
    categories: ['dry-skin'],
    shortDescription: say(
      'Soft undyed cotton to sleep in over a thick layer of cream.',
      'ผ้าฝ้ายนุ่มไม่ย้อมสี สวมนอนทับครีมที่ทาหนา',
    ),
    description: prose(
      'Flat seams, long cuffs, boil-proof. They keep cream on the hands instead of on the pillow and nails off itchy skin. Worn under rubber gloves they also help with the washing-up.',
      'ตะเข็บเรียบ ข้อมือยาว ต้มได้ ช่วยให้ครีมอยู่บนมือแทนที่จะติดหมอน และกันเล็บเกาผิว สวมใต้ถุงมือยางเวลาล้างจานก็ได้',
    ),
    attributes: { brand: 'halderm', dosage_form: 'kit', vegan: true, storage: storage.cupboard, ...holds(2, 'pair') },
    related: ['HAL-HAND'],
  },
  ['size'],
  [
    variant('HAL-COTTON-S', ['small', 'ขนาด S'], 4.6, 40, 0.05, { size: 's' }),
    variant('HAL-COTTON-M', ['medium', 'ขนาด M'], 4.6, 63, 0.05, { size: 'm' }),
    variant('HAL-COTTON-L', ['large', 'ขนาด L'], 4.6, 0, 0.06, { size: 'l' }),
  ],
);

const lip = withVariants(
  {
    sku: 'HAL-LIP',
    name: say('Halderm Lip balm SPF 30, 5 g', 'ฮัลเดิร์ม ลิปบาล์ม SPF 30 5 กรัม'),
    urlKey: 'halderm-lip-balm-spf-30',
    categories: ['dry-skin', 'skin', 'travel'],
    shortDescription: say(
      'A lip balm with SPF 30 that protects lips from sun and wind.',
      'ลิปบาล์ม SPF 30 ปกป้องริมฝีปากจากแดดและลม',
    ),
    description: prose(
      'Lips have next to no pigment of their own. This sits on them without whitening, tastes faintly or not at all, and should be renewed every two hours outdoors and after meals.',
      'ริมฝีปากแทบไม่มีเม็ดสีปกป้องตัวเอง บาล์มนี้ไม่ทิ้งคราบขาว รสอ่อนหรือไม่มีรส ทาซ้ำทุกสองชั่วโมงเมื่ออยู่กลางแจ้งและหลังอาหาร',
    ),
    attributes: {
      brand: 'halderm',
      dosage_form: 'ointment',
      vegan: true,
      warnings: care.sun,
      storage: storage.cupboard,
      ...holds(5, 'g'),
    },
    related: ['HAL-SPF-200', 'HAL-ACIC-2'],
  },
  ['flavour'],
  [
    variant('HAL-LIP-PLAIN', ['unflavoured', 'ไม่แต่งกลิ่น'], 3.4, 120, 0.02, { flavour: 'unflavoured' }),
    variant('HAL-LIP-CHERRY', ['cherry', 'เชอร์รี'], 3.4, 98, 0.02, { flavour: 'cherry' }),
    variant('HAL-LIP-MINT', ['mint', 'มินต์'], 3.4, 77, 0.02, { flavour: 'mint' }),
  ],
);

/** Washing, creaming and sun. */
export const dailySkin: ProductDraft[] = [
  ...oatWash,
  ...hand,
  ...cotton,
  ...lip,
  {
    sku: 'HAL-BATH-500',
    name: say('Halderm Bath emollient, 500 ml', 'ฮัลเดิร์ม น้ำมันบำรุงผิวผสมน้ำอาบ 500 มล.'),
    urlKey: 'halderm-bath-emollient-500ml',
    categories: ['dry-skin', 'baby-child'],
    price: 8.15,
    stock: 33,
    weight: 0.53,
    shortDescription: say(
      'A capful turns bathwater into a thin oil for dry and itchy skin.',
      'หนึ่งฝาเปลี่ยนน้ำอาบให้เป็นน้ำมันบาง ๆ สำหรับผิวแห้งคัน',
    ),
    description: prose(
      'Fifteen minutes, lukewarm, then pat rather than rub. A leave-on cream afterwards does the larger part of the work. Put a mat in the bath: oil and enamel are a bad pair.',
      'แช่สิบห้านาทีในน้ำอุ่น แล้วซับแทนการถู ครีมที่ทาหลังอาบสำคัญกว่า ควรปูแผ่นกันลื่นเพราะอ่างจะลื่นมาก',
    ),
    attributes: {
      brand: 'halderm',
      active_ingredient: ['liquid-paraffin'],
      dosage_form: 'liquid',
      pack_size: '500ml',
      legal_category: 'gsl',
      minimum_age: 'birth',
      licence_number: 'PL 99059/0046',
      warnings: warnings.emollient,
      how_to_use: prose(
        'One to three capfuls in a bath; half a capful for a baby.',
        'หนึ่งถึงสามฝาต่ออ่าง สำหรับทารกใช้ครึ่งฝา',
      ),
      storage: storage.room,
      ...holds(500, 'ml'),
    },
    related: ['HAL-HC-15'],
  },
  {
    sku: 'HAL-OINT-500',
    name: say('Halderm Emulsifying ointment, 500 g', 'ฮัลเดิร์ม ขี้ผึ้งอิมัลซิฟายอิง 500 กรัม'),
    urlKey: 'halderm-emulsifying-ointment-500g',
    categories: ['dry-skin'],
    price: 6.95,
    stock: 46,
    weight: 0.56,
    shortDescription: say(
      'The heaviest grease we sell, for very dry skin and for washing with.',
      'ขี้ผึ้งเนื้อหนักที่สุดของเรา สำหรับผิวแห้งมากและใช้แทนสบู่',
    ),
    description: prose(
      'For very dry skin: three ingredients, no preservative, nothing to react to. Thin it between warm palms. Many people keep the pump cream for the day and this for the night.',
      'สำหรับผิวแห้งมาก ส่วนผสมสามอย่าง ไม่มีสารกันเสีย ไม่มีอะไรให้แพ้ ถูระหว่างฝ่ามือให้อุ่นก่อนทา หลายคนใช้ครีมหัวปั๊มตอนกลางวันและใช้ขี้ผึ้งนี้ตอนกลางคืน',
    ),
    attributes: {
      brand: 'halderm',
      active_ingredient: ['paraffin', 'liquid-paraffin'],
      dosage_form: 'ointment',
      pack_size: '500g',
      legal_category: 'gsl',
      minimum_age: 'birth',
      licence_number: 'PL 99059/0049',
      warnings: warnings.emollient,
      how_to_use: prose(
        'Smooth on as often as the skin feels dry; dissolve a spoonful in warm water to wash with.',
        'ทาได้บ่อยเมื่อผิวแห้ง หรือละลายหนึ่งช้อนในน้ำอุ่นใช้แทนสบู่',
      ),
      storage: storage.room,
      ...holds(500, 'g'),
    },
    related: ['HAL-HC-15'],
  },
  {
    sku: 'HAL-CERA-50',
    name: say('Halderm Ceramide face cream, 50 ml', 'ฮัลเดิร์ม ครีมบำรุงหน้าเซราไมด์ 50 มล.'),
    urlKey: 'halderm-ceramide-face-cream-50ml',
    categories: ['skin', 'dry-skin'],
    price: 12.5,
    stock: 70,
    weight: 0.09,
    shortDescription: say(
      'Fats the skin makes itself, in a light cream for faces that feel tight.',
      'ไขมันที่ผิวสร้างเองในครีมเนื้อเบา สำหรับหน้าที่แห้งตึง',
    ),
    description: prose(
      'Three ceramides, niacinamide and no perfume. It will not take ten years off anyone; it will stop your face from feeling like paper after washing, and it goes well over acne and rosacea treatments.',
      'เซราไมด์สามชนิด ไนอะซินาไมด์ และไม่มีน้ำหอม ไม่ได้ทำให้อ่อนเยาว์ลงสิบปี แต่ทำให้ผิวไม่แห้งตึงหลังล้างหน้า ใช้ร่วมกับยารักษาสิวได้',
    ),
    attributes: {
      brand: 'halderm',
      active_ingredient: ['niacinamide'],
      dosage_form: 'cream',
      pack_size: '50ml',
      vegan: true,
      warnings: care.cosmetic,
      storage: storage.cupboard,
      ...holds(50, 'ml'),
    },
    related: ['HAL-SALI-150', 'HAL-SPF-FACE'],
  },
  {
    sku: 'HAL-SPF-FACE',
    name: say('Halderm Face fluid SPF 50, 50 ml', 'ฮัลเดิร์ม ฟลูอิดกันแดดหน้า SPF 50 50 มล.'),
    urlKey: 'halderm-face-fluid-spf-50',
    categories: ['skin', 'travel'],
    price: 13.95,
    stock: 85,
    weight: 0.08,
    shortDescription: say(
      'Sunscreen that nobody notices, you included. For faces prone to spots.',
      'ครีมกันแดดที่ไม่มีใครสังเกต รวมถึงตัวคุณ สำหรับผิวเป็นสิวง่าย',
    ),
    description: prose(
      'Two finger lengths for face, ears and neck, every morning from March to October, and all year if you take a medicine that makes skin sensitive to light. It does not block pores and does not run into the eyes.',
      'ปริมาณสองข้อนิ้วสำหรับหน้า หู และคอทุกเช้า รวมถึงผู้ที่ใช้ยาที่ทำให้ผิวไวต่อแสง ไม่อุดตันรูขุมขนและไม่ไหลเข้าตา',
    ),
    attributes: {
      brand: 'halderm',
      dosage_form: 'liquid',
      pack_size: '50ml',
      minimum_age: '3y',
      vegan: true,
      warnings: care.sun,
      storage: storage.cupboard,
      ...holds(50, 'ml'),
    },
    related: ['HAL-SPF-200'],
  },
  {
    sku: 'HAL-ALOE-200',
    name: say('Halderm Aloe after sun gel, 200 ml', 'ฮัลเดิร์ม เจลว่านหางจระเข้หลังออกแดด 200 มล.'),
    urlKey: 'halderm-aloe-after-sun-gel-200ml',
    categories: ['skin', 'travel'],
    price: 7.25,
    specialPrice: 5.95,
    stock: 102,
    weight: 0.23,
    shortDescription: say(
      'Cool and water-light, for skin that has had too much.',
      'เย็นและบางเบา สำหรับผิวที่โดนแดดมากเกินไป',
    ),
    description: prose(
      'Soothes the heat, does not undo the burn. Drink, stay in the shade for some days, leave blisters closed, and take a painkiller if it throbs.',
      'ช่วยลดความร้อนแต่ไม่ได้แก้ผิวไหม้ ดื่มน้ำ อยู่ในร่มหลายวัน อย่าเจาะตุ่มพอง และกินยาแก้ปวดหากปวด',
    ),
    attributes: {
      brand: 'halderm',
      active_ingredient: ['aloe'],
      dosage_form: 'gel',
      pack_size: '200ml',
      vegan: true,
      warnings: care.cosmetic,
      storage: storage.cupboard,
      ...holds(200, 'ml'),
    },
    related: ['HAL-SPF-200', 'HAL-CALA-200'],
  },
];
