import { bullets, paragraphs, say } from '../../texts';
import { holds, type ProductDraft, withVariants } from '../draft';
import { storage, warnings } from '../medicine-texts';

const ibuprofenGel = withVariants(
  {
    sku: 'NOR-IBU-GEL',
    name: say('Norvane Ibuprofen 5% gel', 'นอร์เวน เจลไอบูโพรเฟน 5%'),
    urlKey: 'norvane-ibuprofen-5-gel',
    categories: ['gels-rubs', 'muscle-joint', 'pain-relief'],
    shortDescription: say(
      'A clear, non-greasy gel for backache, strains, sprains and the pain of mild arthritis.',
      'เจลใสไม่เหนียว สำหรับปวดหลัง กล้ามเนื้อเคล็ด ข้อแพลง และปวดข้อเสื่อมเล็กน้อย',
    ),
    description: say(
      paragraphs(
        'Rubbed in where it hurts, the gel brings ibuprofen to the muscle or joint with far less of it in the rest of your body than a tablet would.',
        'Give it a few days: gels build up their effect. If the pain is no better after two weeks, come back to us.',
      ),
      paragraphs(
        'ทาบริเวณที่ปวด ตัวยาไอบูโพรเฟนจะซึมถึงกล้ามเนื้อหรือข้อ โดยเข้าสู่ส่วนอื่นของร่างกายน้อยกว่ายาเม็ดมาก',
        'ใช้ต่อเนื่องสองสามวันจึงเห็นผลเต็มที่ หากไม่ดีขึ้นภายในสองสัปดาห์ โปรดปรึกษาเรา',
      ),
    ),
    attributes: {
      brand: 'norvane',
      active_ingredient: ['ibuprofen'],
      strength: '5pc',
      dosage_form: 'gel',
      minimum_age: '14y',
      vegan: true,
      legal_category: 'gsl',
      licence_number: 'PL 99027/0033',
      warnings: warnings.painGel,
      how_to_use: say(
        paragraphs(
          'Age 14 and over: massage 1 to 4 cm of gel into the skin up to three times a day, at least four hours apart.',
        ),
        paragraphs('อายุ 14 ปีขึ้นไป: ทาเจลยาว 1–4 ซม. นวดเบา ๆ วันละไม่เกินสามครั้ง ห่างกันอย่างน้อยสี่ชั่วโมง'),
      ),
      ingredients: say(
        paragraphs('Ibuprofen 5% w/w. Also propylene glycol, carbomer, diethylamine, ethanol and purified water.'),
      ),
      storage: storage.room,
    },
    related: ['NOR-DICLO-GEL'],
    crosssell: ['PUL-KNEE', 'MMS-HEAT-PATCH'],
  },
  ['pack_size'],
  [
    {
      sku: 'NOR-IBU-GEL-50',
      suffix: say('50 g', '50 กรัม'),
      price: 3.49,
      stock: { quantity: 130, maxSale: 3 },
      weight: 0.07,
      attributes: { pack_size: '50g', ...holds(50, 'g') },
    },
    {
      sku: 'NOR-IBU-GEL-100',
      suffix: say('100 g', '100 กรัม'),
      price: 5.75,
      stock: { quantity: 70, maxSale: 3 },
      weight: 0.13,
      attributes: { pack_size: '100g', ...holds(100, 'g') },
    },
  ],
);

/** Gels, rubs and sprays for muscles and joints. */
export const gelsRubs: ProductDraft[] = [
  ...ibuprofenGel,
  {
    sku: 'NOR-DICLO-GEL',
    name: say('Norvane Diclofenac 2.32% twelve-hour gel, 50 g', 'นอร์เวน เจลไดโคลฟีแนค 2.32% 12 ชั่วโมง 50 กรัม'),
    urlKey: 'norvane-diclofenac-gel-50g',
    categories: ['gels-rubs', 'muscle-joint'],
    price: 8.25,
    specialPrice: 6.95,
    stock: { quantity: 64, maxSale: 2 },
    weight: 0.08,
    shortDescription: say(
      'A stronger anti-inflammatory gel that needs rubbing in only morning and evening.',
      'เจลต้านการอักเสบที่แรงขึ้น ทาเพียงเช้าและเย็น',
    ),
    description: say(
      paragraphs(
        'For a joint or muscle that is painful and swollen after a knock or an awkward lift. One use lasts about twelve hours, so you can apply it before work and again before bed.',
        'The cap doubles as a key to pierce the tube.',
      ),
      paragraphs(
        'สำหรับข้อหรือกล้ามเนื้อที่ปวดและบวมหลังถูกกระแทกหรือยกของผิดท่า ทาหนึ่งครั้งอยู่ได้ประมาณสิบสองชั่วโมง จึงทาก่อนทำงานและก่อนนอนได้',
        'ฝาหลอดใช้เจาะปากหลอดได้',
      ),
    ),
    attributes: {
      brand: 'norvane',
      active_ingredient: ['diclofenac'],
      strength: '2.32pc',
      dosage_form: 'gel',
      pack_size: '50g',
      legal_category: 'p',
      minimum_age: '14y',
      vegan: true,
      licence_number: 'PL 99027/0041',
      warnings: warnings.painGel,
      how_to_use: say(
        paragraphs(
          'Age 14 and over: 2 to 4 g (a cherry to a walnut) on the sore area twice a day. For up to seven days before asking a pharmacist.',
        ),
        paragraphs(
          'อายุ 14 ปีขึ้นไป: ทา 2–4 กรัม (เท่าลูกเชอร์รีถึงลูกวอลนัต) บริเวณที่ปวด วันละสองครั้ง ใช้ไม่เกินเจ็ดวัน หลังจากนั้นควรปรึกษาเภสัชกร',
        ),
      ),
      ingredients: say(
        paragraphs(
          'Diclofenac diethylammonium 2.32% w/w. Also carbomer, isopropyl alcohol, liquid paraffin and perfume.',
        ),
      ),
      storage: storage.room,
      ...holds(50, 'g'),
    },
    related: ['NOR-IBU-GEL'],
  },
  {
    sku: 'MMS-WARM-RUB',
    name: say('mmstr Warming muscle rub, 100 g', 'mmstr ครีมร้อนนวดกล้ามเนื้อ 100 กรัม'),
    urlKey: 'mmstr-warming-muscle-rub-100g',
    categories: ['gels-rubs'],
    price: 3.95,
    stock: 82,
    weight: 0.13,
    shortDescription: say(
      'Menthol and camphor in a cream that warms tired legs and a stiff neck.',
      'เมนทอลและการบูรในเนื้อครีม ให้ความอบอุ่นแก่ขาล้าและคอตึง',
    ),
    description: say(
      paragraphs(
        'The smell of a changing room, for good reason: massage and warmth are still what eases muscles after unaccustomed work. Start with a little, wait ten minutes, then decide whether you want more.',
      ),
      paragraphs(
        'กลิ่นคุ้นเคยจากห้องนักกีฬา การนวดและความอบอุ่นยังเป็นวิธีที่ช่วยคลายกล้ามเนื้อหลังออกแรง เริ่มทีละน้อย รอสิบนาที แล้วค่อยเพิ่มหากต้องการ',
      ),
    ),
    attributes: {
      brand: 'mmstr',
      active_ingredient: ['menthol', 'camphor'],
      dosage_form: 'cream',
      pack_size: '100g',
      legal_category: 'gsl',
      minimum_age: '12y',
      licence_number: 'PL 99001/0057',
      warnings: warnings.skinOnly,
      how_to_use: say(
        paragraphs(
          'Massage in up to three times a day. Wash your hands. Not straight after a hot bath, and not under a heat pad.',
        ),
        paragraphs('ทานวดให้ซึม วันละไม่เกินสามครั้ง ล้างมือหลังใช้ ห้ามใช้ทันทีหลังอาบน้ำร้อนหรือใต้แผ่นประคบร้อน'),
      ),
      ingredients: say(
        paragraphs('Levomenthol 3%, camphor 4% w/w. Also cetostearyl alcohol, glycerol and purified water.'),
      ),
      storage: storage.room,
      ...holds(100, 'g'),
    },
  },
  {
    sku: 'MMS-COLD-SPRAY',
    name: say('mmstr Cooling spray, 150 ml', 'mmstr สเปรย์เย็น 150 มล.'),
    urlKey: 'mmstr-cooling-spray-150ml',
    categories: ['gels-rubs', 'first-aid'],
    price: 4.5,
    stock: 58,
    weight: 0.18,
    shortDescription: say(
      'Instant cold for knocks on the touchline, when there is no ice to hand.',
      'ความเย็นทันทีสำหรับการกระแทกข้างสนาม เมื่อไม่มีน้ำแข็ง',
    ),
    description: say(
      paragraphs(
        'Cools the skin within seconds and dulls the first pain of a bump. It is a stopgap: rest, wrapped ice, gentle compression and raising the limb still follow.',
      ),
      paragraphs('ทำให้ผิวเย็นในไม่กี่วินาทีและลดความเจ็บช่วงแรก เป็นเพียงตัวช่วยชั่วคราว ยังต้องพัก ประคบน้ำแข็งห่อผ้า รัดเบา ๆ และยกแขนขาสูง'),
    ),
    attributes: {
      brand: 'mmstr',
      dosage_form: 'spray',
      pack_size: '150ml',
      minimum_age: '5y',
      warnings: say(
        bullets(
          'Extremely flammable aerosol. Use in fresh air.',
          'Spray in short bursts from 15 cm, never on broken skin or the face: too long causes frostbite.',
        ),
        bullets(
          'สเปรย์ไวไฟมาก ใช้ในที่อากาศถ่ายเท',
          'พ่นสั้น ๆ จากระยะ 15 ซม. ห้ามพ่นบนแผลเปิดหรือใบหน้า การพ่นนานเกินไปทำให้ผิวบาดเจ็บจากความเย็นจัด',
        ),
      ),
      ingredients: say(paragraphs('Butane, propane, isobutane, ethanol, menthol.')),
      storage: storage.aerosol,
      ...holds(150, 'ml'),
    },
  },
];
