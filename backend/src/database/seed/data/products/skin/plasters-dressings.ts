import { bullets, paragraphs, say } from '../../texts';
import { holds, type ProductDraft } from '../draft';
import { storage, warnings } from '../medicine-texts';

const applyDressing = say(
  paragraphs(
    'Clean and dry the skin. Peel off the backing without touching the pad, press the edges down, and change it daily or when it is wet.',
  ),
  paragraphs('ทำความสะอาดและซับผิวให้แห้ง ลอกแผ่นรองโดยไม่แตะแผ่นซับ กดขอบให้แนบ เปลี่ยนทุกวันหรือเมื่อเปียก'),
);

/** Plasters, bandages, dressings and antiseptics. */
export const plastersDressings: ProductDraft[] = [
  {
    sku: 'STU-PLASTER-FAB-40',
    name: say('Sturdiband Fabric plasters, assorted, 40', 'สเตอร์ดิแบนด์ พลาสเตอร์ผ้า 40 แผ่น คละขนาด'),
    urlKey: 'sturdiband-fabric-plasters-40',
    categories: ['first-aid'],
    price: 2.75,
    stock: 310,
    weight: 0.06,
    shortDescription: say(
      'Stretchy fabric plasters in four sizes that bend with fingers and knees.',
      'พลาสเตอร์ผ้ายืดหยุ่นสี่ขนาด งอได้ตามนิ้วและเข่า',
    ),
    description: say(
      paragraphs(
        'A woven fabric that moves with you and lets skin breathe, with a pad that does not stick to the wound. The box holds four sizes, the most of the one that always runs out first.',
      ) + bullets('16 medium, 12 small, 8 fingertip, 4 large', 'Latex-free adhesive', 'Individually wrapped'),
      paragraphs('ผ้าทอที่เคลื่อนไหวไปกับร่างกายและระบายอากาศ แผ่นซับไม่ติดแผล ในกล่องมีสี่ขนาด โดยมีขนาดที่หมดก่อนเสมอมากที่สุด') +
        bullets('ขนาดกลาง 16 เล็ก 12 ปลายนิ้ว 8 ใหญ่ 4 แผ่น', 'กาวไม่มีลาเท็กซ์', 'ห่อแยกแผ่น'),
    ),
    attributes: {
      brand: 'sturdiband',
      dosage_form: 'plaster',
      pack_size: '40',
      vegan: true,
      warnings: warnings.firstAid,
      how_to_use: applyDressing,
      ingredients: say(paragraphs('Viscose and polyamide fabric, acrylic adhesive, polyester pad.')),
      storage: storage.cupboard,
      ...holds(40, 'plaster'),
    },
    tierPrices: [
      { quantity: 3, percent: 10 },
      { quantity: 6, percent: 18 },
    ],
    related: ['STU-PLASTER-WASH-20', 'STU-ANTISEP-30'],
    crosssell: ['STU-KIT-BYO'],
  },
  {
    sku: 'STU-PLASTER-WASH-20',
    name: say('Sturdiband Washproof plasters, 20', 'สเตอร์ดิแบนด์ พลาสเตอร์กันน้ำ 20 แผ่น'),
    urlKey: 'sturdiband-washproof-plasters-20',
    categories: ['first-aid', 'travel'],
    price: 2.25,
    stock: 190,
    weight: 0.04,
    shortDescription: say(
      'Thin, see-through plasters that seal on all four sides and stay on in the shower.',
      'พลาสเตอร์ใสบาง ปิดสนิททั้งสี่ด้าน ติดทนแม้อาบน้ำ',
    ),
    description: say(
      paragraphs(
        'For hands that are washed all day, for swimmers and for kitchens. The film keeps water and dirt out; change the plaster if water does get under the edge.',
      ),
      paragraphs('สำหรับมือที่ต้องล้างทั้งวัน สำหรับการว่ายน้ำและงานครัว แผ่นฟิล์มกันน้ำและสิ่งสกปรก หากน้ำซึมเข้าขอบให้เปลี่ยนแผ่นใหม่'),
    ),
    attributes: {
      brand: 'sturdiband',
      dosage_form: 'plaster',
      pack_size: '20',
      vegan: true,
      warnings: warnings.firstAid,
      how_to_use: applyDressing,
      storage: storage.cupboard,
      ...holds(20, 'plaster'),
    },
    tierPrices: [{ quantity: 4, price: 1.95 }],
  },
  {
    sku: 'STU-BAND-CREPE-75',
    name: say('Sturdiband Crepe bandage, 7.5 cm', 'สเตอร์ดิแบนด์ ผ้ายืดพันแผล 7.5 ซม.'),
    urlKey: 'sturdiband-crepe-bandage-7-5cm',
    categories: ['first-aid', 'heat-supports'],
    price: 1.95,
    stock: 120,
    weight: 0.05,
    shortDescription: say(
      'A soft, washable stretch bandage for light support or to hold a dressing in place.',
      'ผ้ายืดนุ่มซักได้ สำหรับพยุงเบา ๆ หรือยึดผ้าปิดแผล',
    ),
    description: say(
      paragraphs(
        '4.5 metres long when stretched, with two clips. Wrap from below the sprain upwards, overlapping by half, firm but never tight: if toes or fingers turn pale, cold or numb, take it off and wrap it again.',
      ),
      paragraphs(
        'ยาว 4.5 เมตรเมื่อยืด พร้อมคลิปสองตัว พันจากใต้จุดที่เคล็ดขึ้นไป ซ้อนกันครึ่งหนึ่ง ให้กระชับแต่ไม่แน่น หากนิ้วซีด เย็น หรือชา ให้แกะออกแล้วพันใหม่',
      ),
    ),
    attributes: {
      brand: 'sturdiband',
      dosage_form: 'bandage',
      vegan: true,
      warnings: warnings.firstAid,
      ingredients: say(paragraphs('Cotton, viscose, elastane. Free from natural rubber latex.')),
      storage: storage.cupboard,
    },
  },
  {
    sku: 'STU-DRESS-10',
    name: say(
      'Sturdiband Sterile wound dressings, 8 × 10 cm, pack of 10',
      'สเตอร์ดิแบนด์ แผ่นปิดแผลปลอดเชื้อ 8 × 10 ซม. 10 แผ่น',
    ),
    urlKey: 'sturdiband-sterile-wound-dressings-10',
    categories: ['first-aid'],
    price: 3.6,
    stock: 85,
    weight: 0.05,
    shortDescription: say(
      'Sterile adhesive dressings with a low-stick pad, for grazes too big for a plaster.',
      'แผ่นปิดแผลปลอดเชื้อมีกาว แผ่นซับไม่ติดแผล สำหรับแผลถลอกที่ใหญ่เกินพลาสเตอร์',
    ),
    description: say(
      paragraphs(
        'Scraped knees, cuts after minor surgery, blisters that have burst: a soft pad takes up fluid, a breathable border holds it. Each one is sealed and sterile until you open it.',
      ),
      paragraphs(
        'เข่าถลอก แผลหลังผ่าตัดเล็ก ตุ่มพองที่แตก แผ่นซับนุ่มดูดของเหลว ขอบระบายอากาศยึดให้อยู่ แต่ละแผ่นปิดผนึกและปลอดเชื้อจนกว่าจะเปิด',
      ),
    ),
    attributes: {
      brand: 'sturdiband',
      dosage_form: 'plaster',
      pack_size: '10',
      vegan: true,
      warnings: warnings.firstAid,
      how_to_use: applyDressing,
      storage: storage.cupboard,
      ...holds(10, 'piece'),
    },
  },
  {
    sku: 'STU-TAPE-5M',
    name: say('Sturdiband Microporous tape, 2.5 cm × 5 m', 'สเตอร์ดิแบนด์ เทปแต่งแผล 2.5 ซม. × 5 ม.'),
    urlKey: 'sturdiband-microporous-tape',
    categories: ['first-aid'],
    price: 1.45,
    stock: 140,
    weight: 0.03,
    shortDescription: say(
      'Paper tape that tears by hand and comes off without a fight.',
      'เทปกระดาษที่ฉีกด้วยมือได้และลอกออกง่าย',
    ),
    description: say(
      paragraphs(
        'Breathable, latex-free and kind to fragile skin. It holds dressings and tubing in place, and leaves little behind when you peel it slowly, along the skin rather than upwards.',
      ),
      paragraphs(
        'ระบายอากาศ ไม่มีลาเท็กซ์ และอ่อนโยนต่อผิวบอบบาง ใช้ยึดผ้าปิดแผลและสายต่าง ๆ ลอกช้า ๆ ตามแนวผิวแทนการดึงขึ้นจะทิ้งคราบน้อย',
      ),
    ),
    attributes: {
      brand: 'sturdiband',
      dosage_form: 'bandage',
      vegan: true,
      warnings: warnings.firstAid,
      storage: storage.cupboard,
    },
  },
  {
    sku: 'STU-ANTISEP-30',
    name: say('Sturdiband Antiseptic cream, 30 g', 'สเตอร์ดิแบนด์ ครีมฆ่าเชื้อ 30 กรัม'),
    urlKey: 'sturdiband-antiseptic-cream-30g',
    categories: ['first-aid', 'skin'],
    price: 3.35,
    stock: 97,
    weight: 0.05,
    shortDescription: say(
      'Chlorhexidine cream that helps to keep small cuts, grazes and burns clean.',
      'ครีมคลอร์เฮกซิดีน ช่วยให้แผลเล็ก ๆ แผลถลอก และแผลไหม้เล็กน้อยสะอาด',
    ),
    description: say(
      paragraphs(
        'Wash the wound with water first: that does most of the work. Then a thin layer of cream guards against infection while the skin closes.',
      ),
      paragraphs('ล้างแผลด้วยน้ำสะอาดก่อน ซึ่งเป็นขั้นตอนสำคัญที่สุด จากนั้นทาครีมบาง ๆ เพื่อป้องกันการติดเชื้อระหว่างที่ผิวสมานตัว'),
    ),
    attributes: {
      brand: 'sturdiband',
      active_ingredient: ['chlorhexidine'],
      strength: '0.1pc',
      dosage_form: 'cream',
      pack_size: '30g',
      legal_category: 'gsl',
      minimum_age: '1y',
      vegan: true,
      licence_number: 'PL 99052/0003',
      warnings: say(
        bullets(
          'Do not use if you have ever reacted to chlorhexidine. Stop and get help at once if you wheeze, swell up or feel faint.',
          'Keep out of eyes and ears. Not for large, deep or puncture wounds.',
          'Contains cetostearyl alcohol, which can irritate skin.',
        ),
        bullets(
          'ห้ามใช้หากเคยแพ้คลอร์เฮกซิดีน หยุดใช้และขอความช่วยเหลือทันทีหากหายใจหวีด บวม หรือหน้ามืด',
          'ระวังไม่ให้เข้าตาและหู ห้ามใช้กับแผลขนาดใหญ่ แผลลึก หรือแผลถูกของแหลมทิ่ม',
          'มีซีโตสเตียริลแอลกอฮอล์ซึ่งอาจระคายเคืองผิว',
        ),
      ),
      how_to_use: say(
        paragraphs('Clean the area and apply a little cream one to three times a day.'),
        paragraphs('ทำความสะอาดบริเวณแผลและทาครีมเล็กน้อย วันละหนึ่งถึงสามครั้ง'),
      ),
      ingredients: say(
        paragraphs('Chlorhexidine gluconate 0.1% w/w. Also cetostearyl alcohol, liquid paraffin, purified water.'),
      ),
      storage: storage.room,
      ...holds(30, 'g'),
    },
  },
];
