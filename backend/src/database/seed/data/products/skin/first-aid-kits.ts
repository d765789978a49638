import { bullets, paragraphs, say } from '../../texts';
import { holds, type ProductDraft } from '../draft';
import { storage, warnings } from '../medicine-texts';

/** Burn gel, tools and first aid kits. */
export const firstAidKits: ProductDraft[] = [
  {
    sku: 'STU-BURN-GEL',
    name: say('Sturdiband Burn gel, 50 g', 'สเตอร์ดิแบนด์ เจลทาแผลไหม้ 50 กรัม'),
    urlKey: 'sturdiband-burn-gel-50g',
    categories: ['first-aid'],
    price: 4.2,
    stock: 5,
    weight: 0.07,
    shortDescription: say(
      'A water-based gel that soothes small burns and scalds once you have cooled them under the tap.',
      'เจลสูตรน้ำที่ช่วยบรรเทาแผลไหม้และน้ำร้อนลวกเล็กน้อยหลังล้างน้ำเย็นแล้ว',
    ),
    description: say(
      paragraphs(
        'Twenty minutes under cool running water comes first, and matters more than anything in this tube. Then the gel keeps a small burn moist and comfortable.',
        'Any burn larger than the hand of the person who has it, and any burn on the face, hands, feet or joints, should be seen at a hospital.',
      ),
      paragraphs(
        'สิ่งแรกคือเปิดน้ำเย็นไหลผ่านยี่สิบนาที ซึ่งสำคัญกว่าทุกอย่างในหลอดนี้ จากนั้นเจลช่วยให้แผลเล็กชุ่มชื้นและสบายขึ้น',
        'แผลไหม้ที่ใหญ่กว่าฝ่ามือของผู้บาดเจ็บ หรือที่ใบหน้า มือ เท้า หรือข้อ ควรไปโรงพยาบาล',
      ),
    ),
    attributes: {
      brand: 'sturdiband',
      dosage_form: 'gel',
      pack_size: '50g',
      vegan: true,
      warnings: warnings.firstAid,
      ingredients: say(paragraphs('Purified water, propylene glycol, carbomer, tea tree oil, sodium hydroxide.')),
      storage: storage.room,
      ...holds(50, 'g'),
    },
  },
  {
    sku: 'STU-GLOVES-10',
    name: say('Sturdiband Nitrile gloves, 5 pairs', 'สเตอร์ดิแบนด์ ถุงมือไนไตรล์ 5 คู่'),
    urlKey: 'sturdiband-nitrile-gloves-5-pairs',
    categories: ['first-aid'],
    price: 1.8,
    stock: 160,
    weight: 0.06,
    shortDescription: say(
      'Powder-free gloves, one size, for anyone who helps.',
      'ถุงมือไร้แป้ง ขนาดเดียว สำหรับทุกคนที่ช่วยเหลือ',
    ),
    description: say(
      paragraphs(
        'Put them on before you touch blood, and throw them away after one person. Wrapped in pairs, so that the last pair is as clean as the first.',
      ),
      paragraphs('สวมก่อนสัมผัสเลือดและทิ้งหลังช่วยหนึ่งคน ห่อแยกเป็นคู่เพื่อให้คู่สุดท้ายสะอาดเท่าคู่แรก'),
    ),
    attributes: { brand: 'sturdiband', dosage_form: 'kit', pack_size: '10', vegan: true, storage: storage.cupboard },
  },
  {
    sku: 'STU-TWEEZ',
    name: say('Sturdiband Fine-point tweezers', 'สเตอร์ดิแบนด์ แหนบปลายแหลม'),
    urlKey: 'sturdiband-fine-point-tweezers',
    categories: ['first-aid', 'travel'],
    price: 3.1,
    stock: 73,
    weight: 0.03,
    shortDescription: say(
      'Stainless steel points that meet exactly, for splinters and ticks.',
      'สเตนเลสปลายแหลมที่บรรจบกันพอดี สำหรับเสี้ยนและเห็บ',
    ),
    description: say(
      paragraphs(
        'For a tick, grip it as close to the skin as you can and pull slowly and straight up, without twisting. Clean the bite, and see a doctor if a spreading rash appears in the weeks after.',
      ),
      paragraphs('หากถูกเห็บกัด ให้คีบชิดผิวที่สุดแล้วดึงขึ้นตรงช้า ๆ โดยไม่บิด ทำความสะอาดรอยกัด และพบแพทย์หากมีผื่นลามในสัปดาห์ต่อมา'),
    ),
    attributes: { brand: 'sturdiband', dosage_form: 'device', storage: storage.cupboard },
  },
  {
    sku: 'STU-POUCH',
    name: say('Sturdiband First aid pouch, empty', 'สเตอร์ดิแบนด์ กระเป๋าปฐมพยาบาลเปล่า'),
    urlKey: 'sturdiband-first-aid-pouch',
    categories: ['first-aid'],
    price: 6.5,
    stock: 44,
    weight: 0.15,
    shortDescription: say(
      'A bright zipped pouch with labelled pockets, to fill as you like.',
      'กระเป๋าซิปสีสดพร้อมช่องมีป้าย จัดของได้ตามใจ',
    ),
    description: say(
      paragraphs(
        'Water-resistant, 20 × 14 × 6 cm, with a loop for a rucksack. The pockets are named for what people look for in a hurry: clean, cover, hold, tools.',
      ),
      paragraphs('กันน้ำ ขนาด 20 × 14 × 6 ซม. มีห่วงสำหรับเป้ ช่องแต่ละช่องมีชื่อตามสิ่งที่คนมักหาเวลารีบ: ทำความสะอาด ปิดแผล ยึด เครื่องมือ'),
    ),
    attributes: { brand: 'sturdiband', dosage_form: 'kit', vegan: true, storage: storage.cupboard },
    options: [
      {
        title: say('Name on the pouch', 'ชื่อบนกระเป๋า'),
        type: 'field',
        required: false,
        sku: 'NAME',
        price: 2.5,
        priceType: 'FIXED',
        maxCharacters: 18,
      },
    ],
  },
  {
    sku: 'STU-KIT-HOME',
    name: say('Sturdiband Home first aid kit, 86 pieces', 'สเตอร์ดิแบนด์ ชุดปฐมพยาบาลประจำบ้าน 86 ชิ้น'),
    urlKey: 'sturdiband-home-first-aid-kit',
    categories: ['first-aid'],
    price: 24.95,
    specialPrice: 19.95,
    stock: 58,
    weight: 0.7,
    shortDescription: say(
      'Plasters, dressings and tools for small cuts, burns, sprains and splinters, in a box for the wall.',
      'พลาสเตอร์ ผ้าปิดแผล และอุปกรณ์สำหรับแผลบาดเล็ก แผลไหม้ เคล็ด และเสี้ยน ในกล่องแขวนผนังได้',
    ),
    description: say(
      paragraphs(
        'Packed by our pharmacists around what actually happens at home. A card inside the lid says what to do first, in words you can read with one hand busy.',
      ) +
        bullets(
          '40 plasters, 10 sterile dressings, 2 bandages, 2 eye pads',
          'Microporous tape, burn gel, antiseptic wipes',
          'Scissors, tweezers, gloves, foil blanket',
          'Refill list with expiry dates',
        ),
      paragraphs('เภสัชกรของเราจัดชุดจากเหตุการณ์ที่เกิดขึ้นจริงในบ้าน มีการ์ดใต้ฝาบอกว่าควรทำอะไรก่อนด้วยภาษาที่อ่านง่าย') +
        bullets(
          'พลาสเตอร์ 40 แผ่นปิดแผล 10 ผ้าพันแผล 2 แผ่นปิดตา 2',
          'เทป เจลทาแผลไหม้ แผ่นเช็ดฆ่าเชื้อ',
          'กรรไกร แหนบ ถุงมือ ผ้าห่มฟอยล์',
          'รายการเติมของพร้อมวันหมดอายุ',
        ),
    ),
    attributes: {
      brand: 'sturdiband',
      dosage_form: 'kit',
      warnings: warnings.firstAid,
      storage: storage.cupboard,
    },
    tierPrices: [{ quantity: 5, percent: 25 }],
    options: [
      {
        title: say('Gift wrap', 'ห่อของขวัญ'),
        type: 'checkbox',
        required: false,
        values: [{ title: say('Wrap it, with a card', 'ห่อพร้อมการ์ด'), sku: 'WRAP', price: 3.5, priceType: 'FIXED' }],
      },
    ],
    upsell: ['STU-KIT-BYO'],
    related: ['STU-POUCH'],
  },
  {
    sku: 'STU-KIT-BYO',
    type: 'bundle',
    name: say('Build your own first aid kit', 'จัดชุดปฐมพยาบาลของคุณเอง'),
    urlKey: 'build-your-own-first-aid-kit',
    categories: ['first-aid', 'travel'],
    stock: { quantity: 0, inStock: true },
    shortDescription: say(
      'Pick a pouch and fill it with what your household, club or car really uses.',
      'เลือกกระเป๋าแล้วเติมสิ่งที่บ้าน ชมรม หรือรถของคุณใช้จริง',
    ),
    description: say(
      paragraphs(
        'A ready-made kit suits most homes. If yours has toddlers, climbers or a very sharp set of knives, put together your own: choose the plasters, add dressings and tools, and pay for what is in it.',
        'Everything arrives packed in the pouch, with a card that says what to do first.',
      ),
      paragraphs(
        'ชุดสำเร็จรูปเหมาะกับบ้านส่วนใหญ่ แต่หากบ้านคุณมีเด็กเล็ก นักปีนเขา หรือมีดคม ๆ ลองจัดชุดเอง เลือกพลาสเตอร์ เพิ่มแผ่นปิดแผลและเครื่องมือ จ่ายตามที่เลือก',
        'ทุกอย่างจัดลงกระเป๋าพร้อมการ์ดบอกว่าควรทำอะไรก่อน',
      ),
    ),
    attributes: { brand: 'sturdiband', dosage_form: 'kit', warnings: warnings.firstAid, storage: storage.cupboard },
    // What is inside is drawn beside it already.
    views: ['front', 'angle'],
    bundle: {
      dynamic: true,
      options: [
        {
          title: say('Pouch', 'กระเป๋า'),
          type: 'radio',
          required: true,
          selections: [{ sku: 'STU-POUCH', quantity: 1, isDefault: true }],
        },
        {
          title: say('Plasters', 'พลาสเตอร์'),
          type: 'select',
          required: true,
          selections: [
            { sku: 'STU-PLASTER-FAB-40', quantity: 1, isDefault: true, canChangeQuantity: true },
            { sku: 'STU-PLASTER-WASH-20', quantity: 1, canChangeQuantity: true },
          ],
        },
        {
          title: say('Dressings and bandages', 'แผ่นปิดแผลและผ้าพันแผล'),
          type: 'checkbox',
          required: false,
          selections: [
            { sku: 'STU-DRESS-10', quantity: 1 },
            { sku: 'STU-BAND-CREPE-75', quantity: 2 },
            { sku: 'STU-TAPE-5M', quantity: 1 },
            { sku: 'STU-BURN-GEL', quantity: 1 },
          ],
        },
        {
          title: say('Tools', 'เครื่องมือ'),
          type: 'multi',
          required: false,
          selections: [
            { sku: 'STU-TWEEZ', quantity: 1 },
            { sku: 'STU-GLOVES-10', quantity: 1 },
            { sku: 'PUL-THERM', quantity: 1 },
          ],
        },
      ],
    },
    related: ['STU-KIT-HOME'],
  },
];
