import { bullets, paragraphs, points, prose, say } from '../../texts';
import { care } from '../care-texts';
import { holds, type ProductDraft, variant, withVariants } from '../draft';
import { storage } from '../medicine-texts';

const spacer = withVariants(
  {
    sku: 'PUL-SPACER',
    name: say('Pulsemark Inhaler spacer', 'พัลส์มาร์ก กระบอกช่วยพ่นยา'),
    urlKey: 'pulsemark-inhaler-spacer',
    categories: ['devices', 'baby-child'],
    shortDescription: say(
      'A chamber that gets the puff into the lungs rather than onto the tongue.',
      'กระบอกที่ช่วยให้ยาพ่นเข้าสู่ปอดแทนที่จะติดลิ้น',
    ),
    description: prose(
      'Fits every press-and-breathe inhaler. With it, even people who think that they inhale well take in about twice as much. Wash once a month, drip dry, no cloth: rubbing charges the plastic and the dose sticks to it.',
      'ใช้ได้กับยาพ่นแบบกดทุกยี่ห้อ ช่วยให้ได้ยามากขึ้นราวสองเท่า ล้างเดือนละครั้ง ปล่อยให้แห้งเอง ห้ามเช็ดเพราะจะเกิดไฟฟ้าสถิตและยาติดกระบอก',
    ),
    attributes: {
      brand: 'pulsemark',
      dosage_form: 'device',
      vegan: true,
      warnings: points(
        ['Change it once a year. If a blue inhaler helps for less than four hours, get medical advice today.'],
        ['เปลี่ยนทุกปี หากยาพ่นฉุกเฉินช่วยได้ไม่ถึงสี่ชั่วโมงให้พบแพทย์วันนี้'],
      ),
      storage: storage.cupboard,
    },
    related: ['PUL-PEAK'],
  },
  ['size'],
  [
    variant('PUL-SPACER-S', ['infant mask', 'หน้ากากทารก'], 8.95, 22, 0.12, { size: 's' }),
    variant('PUL-SPACER-M', ['child mask', 'หน้ากากเด็ก'], 8.95, 31, 0.12, { size: 'm' }),
    variant('PUL-SPACER-L', ['mouthpiece, adult', 'แบบคาบ ผู้ใหญ่'], 6.95, 47, 0.11, { size: 'l' }),
  ],
);

/** What measures more, and what makes medicines easier to take. */
export const aidsMonitors: ProductDraft[] = [
  ...spacer,
  {
    sku: 'PUL-EAR',
    name: say('Pulsemark Infrared ear thermometer', 'พัลส์มาร์ก เทอร์โมมิเตอร์อินฟราเรดวัดหู'),
    urlKey: 'pulsemark-ear-thermometer',
    categories: ['devices', 'baby-child'],
    price: 32.5,
    specialPrice: 26.5,
    stock: 34,
    weight: 0.19,
    shortDescription: say(
      'Reads the temperature in the ear in one second. From six months.',
      'วัดอุณหภูมิที่หูในหนึ่งวินาที ใช้ได้ตั้งแต่อายุหกเดือน',
    ),
    description: prose(
      'Pull the ear gently back to straighten the canal, and use a fresh probe cover. Forty come with it. From six months; below that the armpit is more reliable.',
      'ดึงใบหูเบา ๆ ให้ช่องหูตรงและใช้ปลอกใหม่ทุกครั้ง มีให้สี่สิบชิ้น ใช้ได้ตั้งแต่หกเดือน ทารกเล็กกว่านั้นวัดที่รักแร้แม่นยำกว่า',
    ),
    attributes: {
      brand: 'pulsemark',
      dosage_form: 'device',
      minimum_age: '6m',
      warnings: care.meter,
      storage: storage.cupboard,
    },
    related: ['PUL-THERM'],
    crosssell: ['KIN-PARA-100'],
  },
  {
    sku: 'PUL-WRISTBP',
    name: say('Pulsemark Wrist blood pressure monitor', 'พัลส์มาร์ก เครื่องวัดความดันโลหิตข้อมือ'),
    urlKey: 'pulsemark-wrist-blood-pressure-monitor',
    categories: ['devices'],
    price: 26.95,
    stock: 29,
    weight: 0.16,
    shortDescription: say(
      'For travel, or where an arm cuff hurts. Hold it at the height of the heart.',
      'สำหรับเดินทางหรือผู้ที่เจ็บเมื่อพันต้นแขน วัดโดยให้ข้อมืออยู่ระดับหัวใจ',
    ),
    description: prose(
      'A lamp turns green when the wrist is high enough. Arm monitors are more exact, so compare the two once at the surgery and write the difference on the box.',
      'ไฟเขียวเมื่อข้อมืออยู่ในระดับที่ถูกต้อง เครื่องวัดต้นแขนแม่นยำกว่า ควรเทียบกันสักครั้งที่คลินิก',
    ),
    attributes: {
      brand: 'pulsemark',
      dosage_form: 'device',
      minimum_age: '18y',
      warnings: care.meter,
      storage: storage.cupboard,
    },
    upsell: ['PUL-BP'],
    related: ['PUL-BP', 'SVC-BP'],
  },
  {
    sku: 'PUL-GLUCO',
    name: say('Pulsemark Blood glucose monitoring kit', 'พัลส์มาร์ก ชุดเครื่องวัดน้ำตาลในเลือด'),
    urlKey: 'pulsemark-blood-glucose-kit',
    categories: ['devices'],
    price: 18.95,
    stock: 33,
    weight: 0.24,
    shortDescription: say(
      'Meter, finger pricker, ten strips and ten lancets, with large figures and no coding.',
      'เครื่องวัด ปากกาเจาะ แถบตรวจสิบแผ่น เข็มสิบอัน ตัวเลขใหญ่ ไม่ต้องใส่รหัส',
    ),
    description: prose(
      'Five seconds from half a microlitre. Marks readings before and after meals and shows the fortnight’s average. For people who have diabetes; it cannot tell you whether you do.',
      'ห้าวินาทีจากเลือดครึ่งไมโครลิตร บันทึกก่อนและหลังอาหารพร้อมค่าเฉลี่ยสองสัปดาห์ สำหรับผู้ที่เป็นเบาหวานอยู่แล้ว ไม่ใช่เพื่อวินิจฉัย',
    ),
    attributes: {
      brand: 'pulsemark',
      dosage_form: 'device',
      warnings: care.meter,
      storage: storage.dry,
    },
    crosssell: ['PUL-STRIPS-50'],
    related: ['PUL-STRIPS-50'],
  },
  {
    sku: 'PUL-STRIPS-50',
    name: say('Pulsemark Blood glucose test strips, 50', 'พัลส์มาร์ก แถบตรวจน้ำตาลในเลือด 50 แผ่น'),
    urlKey: 'pulsemark-glucose-strips-50',
    categories: ['devices'],
    price: 13.95,
    stock: 61,
    weight: 0.05,
    shortDescription: say('Two tubes of 25 for the Pulsemark meter.', 'สองหลอด หลอดละ 25 แผ่น สำหรับเครื่องพัลส์มาร์ก'),
    description: prose(
      'Close the lid as if the strips could escape: damp air spoils them within hours. Wash your hands first, an orange on the finger adds three points.',
      'ปิดฝาให้สนิทเพราะความชื้นทำให้เสียในไม่กี่ชั่วโมง ล้างมือก่อน เพราะน้ำผลไม้บนนิ้วทำให้ค่าสูงขึ้น',
    ),
    attributes: {
      brand: 'pulsemark',
      dosage_form: 'kit',
      pack_size: '50',
      warnings: care.meter,
      storage: storage.dry,
      ...holds(50, 'piece'),
    },
    tierPrices: [{ quantity: 4, price: 12.5 }],
    related: ['PUL-GLUCO'],
  },
  {
    sku: 'PUL-PEAK',
    name: say('Pulsemark Peak flow meter', 'พัลส์มาร์ก เครื่องวัดแรงเป่าปอด'),
    urlKey: 'pulsemark-peak-flow-meter',
    categories: ['devices'],
    price: 7.95,
    stock: 27,
    weight: 0.09,
    shortDescription: say(
      'Measures how fast you can breathe out, to help you and your doctor to follow asthma.',
      'วัดความเร็วลมที่เป่าออก ช่วยให้คุณและแพทย์ติดตามอาการหอบหืด',
    ),
    description: prose(
      'Three hard blows, write down the best, morning and evening. A drop to 80% of your own record is the time for your action plan; below 50% get help at once.',
      'เป่าแรงสามครั้ง จดค่าที่ดีที่สุด เช้าและเย็น หากลดเหลือ 80% ของค่าดีที่สุดให้ทำตามแผน ต่ำกว่า 50% ให้พบแพทย์ทันที',
    ),
    attributes: {
      brand: 'pulsemark',
      dosage_form: 'device',
      minimum_age: '5y',
      vegan: true,
      warnings: care.meter,
      storage: storage.cupboard,
    },
    related: ['PUL-SPACER'],
  },
  {
    sku: 'PUL-CUTTER',
    name: say('Pulsemark Tablet cutter and crusher', 'พัลส์มาร์ก ที่ตัดและบดยา'),
    urlKey: 'pulsemark-tablet-cutter',
    categories: ['devices'],
    price: 4.95,
    stock: 78,
    weight: 0.07,
    shortDescription: say(
      'Halves cleanly, crushes finely, keeps the blade to itself.',
      'ตัดครึ่งเรียบ บดละเอียด ใบมีดปิดมิดชิด',
    ),
    description: prose(
      'Ask us before you cut: coated and slow-release tablets must stay whole, and a few should not be touched by someone who is pregnant.',
      'ถามเราก่อนตัด ยาเคลือบและยาออกฤทธิ์นานต้องกลืนทั้งเม็ด และบางชนิดหญิงตั้งครรภ์ไม่ควรสัมผัส',
    ),
    attributes: {
      brand: 'pulsemark',
      dosage_form: 'device',
      vegan: true,
      warnings: care.smallParts,
      storage: storage.cupboard,
    },
    related: ['PUL-PILLBOX'],
  },
  {
    sku: 'PUL-NEB',
    name: say('Pulsemark Mesh nebuliser', 'พัลส์มาร์ก เครื่องพ่นละอองยาแบบตาข่าย'),
    urlKey: 'pulsemark-mesh-nebuliser',
    categories: ['devices', 'blocked-nose'],
    price: 44.95,
    stock: 2,
    weight: 0.27,
    shortDescription: say(
      'Silent and pocket-sized, for saline or for what your doctor has prescribed.',
      'เงียบและพกพาได้ สำหรับน้ำเกลือหรือยาที่แพทย์สั่ง',
    ),
    description: say(
      paragraphs(
        'Turns 5 ml into a mist in about ten minutes without a compressor’s roar. Rinse after each use and boil the cup once a week.',
      ) +
        bullets('Masks for adults and children, and a mouthpiece', 'USB-C or two AA batteries', 'Three-year guarantee'),
      paragraphs('เปลี่ยนน้ำยา 5 มล. เป็นละอองในราวสิบนาทีโดยไม่มีเสียงดัง ล้างทุกครั้งหลังใช้และต้มถ้วยสัปดาห์ละครั้ง') +
        bullets('หน้ากากผู้ใหญ่ เด็ก และที่คาบ', 'USB-C หรือถ่าน AA สองก้อน', 'รับประกันสามปี'),
    ),
    attributes: {
      brand: 'pulsemark',
      dosage_form: 'device',
      warnings: care.meter,
      storage: storage.cupboard,
    },
    related: ['MMS-SALINE-100'],
  },
  {
    sku: 'PUL-SHARPS',
    name: say('Pulsemark Sharps bin, 1 litre', 'พัลส์มาร์ก กล่องทิ้งของมีคม 1 ลิตร'),
    urlKey: 'pulsemark-sharps-bin-1-litre',
    categories: ['devices'],
    price: 3.6,
    stock: 55,
    weight: 0.15,
    shortDescription: say(
      'For lancets and pen needles. Bring it back full, we dispose of it.',
      'สำหรับเข็มเจาะและเข็มปากกา นำกลับมาคืนเมื่อเต็ม เรารับทิ้งให้',
    ),
    description: prose(
      'Locks for good at the fill line. Never post it, never put it out with the recycling.',
      'ล็อกถาวรเมื่อถึงเส้น ห้ามส่งไปรษณีย์ ห้ามทิ้งกับขยะรีไซเคิล',
    ),
    attributes: {
      brand: 'pulsemark',
      dosage_form: 'device',
      warnings: care.smallParts,
      storage: storage.cupboard,
    },
    related: ['PUL-STRIPS-50'],
  },
];
