import { points, prose, say } from '../../texts';
import { care } from '../care-texts';
import { holds, type ProductDraft, variant, withVariants } from '../draft';
import { storage, warnings } from '../medicine-texts';

const icaridin = withVariants(
  {
    sku: 'ROA-ICAR',
    name: say('Roamwell Icaridin 20% insect repellent', 'โรมเวลล์ สเปรย์กันแมลงไอคาริดิน 20%'),
    urlKey: 'roamwell-icaridin-20-repellent',
    categories: ['travel', 'bites-itching'],
    shortDescription: say(
      'Eight hours against mosquitoes and ticks, without the smell and without eating plastics.',
      'กันยุงและเห็บแปดชั่วโมง ไม่มีกลิ่นแรงและไม่ทำลายพลาสติก',
    ),
    description: prose(
      'The one for those who cannot stand DEET. As good against most mosquitoes; for the worst malaria regions DEET keeps its place. Sunscreen first, repellent on top.',
      'สำหรับผู้ที่ไม่ชอบ DEET กันยุงส่วนใหญ่ได้ดีพอกัน แต่พื้นที่มาลาเรียชุกชุมควรใช้ DEET ทากันแดดก่อนแล้วพ่นทับ',
    ),
    attributes: {
      brand: 'roamwell',
      active_ingredient: ['icaridin'],
      strength: '20pc',
      dosage_form: 'spray',
      minimum_age: '2y',
      vegan: true,
      warnings: points(
        ['Not on broken skin, eyes, mouth or the hands of children. Wash off when you come in. Use biocides safely.'],
        ['ห้ามใช้กับแผล ดวงตา ปาก หรือมือเด็ก ล้างออกเมื่อเข้าที่พัก ใช้ผลิตภัณฑ์กันแมลงอย่างปลอดภัย'],
      ),
      storage: storage.cupboard,
    },
    related: ['ROA-DEET-100', 'HAL-BITE-PEN'],
  },
  ['pack_size'],
  [
    variant('ROA-ICAR-50', ['50 ml', '50 มล.'], 6.95, 64, 0.07, { pack_size: '50ml', ...holds(50, 'ml') }),
    variant('ROA-ICAR-100', ['100 ml', '100 มล.'], 9.95, 81, 0.13, { pack_size: '100ml', ...holds(100, 'ml') }),
  ],
);

const gel = withVariants(
  {
    sku: 'ROA-HAND',
    name: say('Roamwell Hand sanitising gel', 'โรมเวลล์ เจลล้างมือ'),
    urlKey: 'roamwell-hand-sanitising-gel',
    categories: ['travel', 'first-aid'],
    shortDescription: say(
      '70% alcohol with glycerol, for when there is no tap.',
      'แอลกอฮอล์ 70% ผสมกลีเซอรอล เมื่อไม่มีก๊อกน้ำ',
    ),
    description: prose(
      'Half a minute, backs of the hands and thumbs as well. Soap and water beat it against norovirus, so wash when you can.',
      'ถูครึ่งนาทีทั้งหลังมือและนิ้วโป้ง สบู่กับน้ำดีกว่าสำหรับไวรัสโนโร ล้างมือเมื่อทำได้',
    ),
    attributes: {
      brand: 'roamwell',
      dosage_form: 'gel',
      vegan: true,
      warnings: points(
        ['Highly flammable. Keep from eyes and from small children, who may drink it.'],
        ['ติดไฟง่าย เก็บให้ห่างดวงตาและเด็กเล็กซึ่งอาจดื่ม'],
      ),
      storage: storage.cupboard,
    },
    tierPrices: [{ quantity: 6, percent: 15 }],
  },
  ['pack_size'],
  [
    variant('ROA-HAND-50', ['50 ml', '50 มล.'], 1.95, 190, 0.06, { pack_size: '50ml', ...holds(50, 'ml') }),
    variant('ROA-HAND-300', ['300 ml with pump', '300 มล. หัวปั๊ม'], 4.5, 76, 0.32, {
      pack_size: '300ml',
      ...holds(300, 'ml'),
    }),
  ],
);

/** For suitcases, rucksacks and nights away. */
export const away: ProductDraft[] = [
  ...icaridin,
  ...gel,
  {
    sku: 'ROA-BANDS',
    name: say('Roamwell Acupressure travel bands, one pair', 'โรมเวลล์ สายรัดข้อมือกดจุดแก้เมารถ 1 คู่'),
    urlKey: 'roamwell-travel-bands',
    categories: ['travel'],
    price: 7.95,
    stock: 72,
    weight: 0.03,
    shortDescription: say(
      'A button on the inner wrist. No drowsiness, washable, for pregnancy too.',
      'ปุ่มกดที่ข้อมือด้านใน ไม่ง่วง ซักได้ ใช้ในหญิงตั้งครรภ์ได้',
    ),
    description: prose(
      'Three finger widths from the crease, between the tendons, both wrists. Some feel nothing, some swear by them; they cannot do harm, and children like to be in charge of something.',
      'วางห่างรอยพับข้อมือสามนิ้ว ระหว่างเส้นเอ็น ทั้งสองข้าง บางคนได้ผล บางคนไม่ แต่ไม่เป็นอันตราย',
    ),
    attributes: {
      brand: 'roamwell',
      dosage_form: 'device',
      pack_size: '2',
      minimum_age: '3y',
      vegan: true,
      warnings: care.support,
      storage: storage.cupboard,
    },
    related: ['ROA-HYOS-12', 'ROA-GINGER-20'],
  },
  {
    sku: 'ROA-NET',
    name: say('Roamwell Treated mosquito net, single', 'โรมเวลล์ มุ้งชุบสารกันยุงสำหรับหนึ่งคน'),
    urlKey: 'roamwell-mosquito-net-single',
    categories: ['travel'],
    price: 24.95,
    specialPrice: 19.95,
    stock: 17,
    weight: 0.38,
    shortDescription: say(
      'Hangs from one point, packs to the size of a shoe, lasts for about three years.',
      'แขวนจุดเดียว พับเล็กเท่ารองเท้า ใช้ได้ราวสามปี',
    ),
    description: prose(
      '156 holes to the square inch and a dose of permethrin in the thread. Tuck it in before dusk and look inside with a torch: one mosquito in is worse than ten out.',
      'ทอ 156 รูต่อตารางนิ้วและมีเพอร์เมทรินในเส้นใย สอดใต้ที่นอนก่อนพลบค่ำและส่องไฟตรวจข้างในก่อน',
    ),
    attributes: {
      brand: 'roamwell',
      dosage_form: 'device',
      warnings: care.smallParts,
      storage: storage.cupboard,
    },
    related: ['ROA-DEET-100', 'ROA-MALARIA-12'],
  },
  {
    sku: 'ROA-WATER-50',
    name: say('Roamwell Chlorine water tablets, 50', 'โรมเวลล์ เม็ดคลอรีนฆ่าเชื้อในน้ำ 50 เม็ด'),
    urlKey: 'roamwell-water-tablets-50',
    categories: ['travel'],
    price: 5.95,
    stock: 59,
    weight: 0.03,
    shortDescription: say(
      'One tablet makes a litre of clear water safe to drink in half an hour.',
      'หนึ่งเม็ดทำให้น้ำใสหนึ่งลิตรดื่มได้ในครึ่งชั่วโมง',
    ),
    description: prose(
      'Let cloudy water settle and pour it through a cloth first. Against some parasites only boiling or a fine filter will do: our travel guide says where.',
      'น้ำขุ่นควรปล่อยให้ตกตะกอนและกรองผ้าก่อน ปรสิตบางชนิดต้องต้มหรือกรองละเอียดเท่านั้น ดูในคู่มือเดินทางของเรา',
    ),
    attributes: {
      brand: 'roamwell',
      dosage_form: 'tablets',
      pack_size: '50',
      vegan: true,
      warnings: points(
        ['Do not swallow the tablets. Not for long-term use in pregnancy or with thyroid disease without advice.'],
        ['ห้ามกลืนเม็ดยา ไม่ควรใช้ระยะยาวในหญิงตั้งครรภ์หรือโรคไทรอยด์โดยไม่ปรึกษา'],
      ),
      storage: storage.dry,
      ...holds(50, 'tablet'),
    },
    related: ['ROA-GUIDE'],
  },
  {
    sku: 'ROA-PRESS',
    name: say('Roamwell Pressure-easing earplugs for flights', 'โรมเวลล์ ที่อุดหูปรับความดันสำหรับขึ้นเครื่องบิน'),
    urlKey: 'roamwell-flight-earplugs',
    categories: ['travel'],
    price: 6.75,
    stock: 0,
    weight: 0.02,
    shortDescription: say(
      'A ceramic filter slows the change of pressure on the way down.',
      'ตัวกรองเซรามิกชะลอการเปลี่ยนความดันขณะเครื่องลง',
    ),
    description: prose(
      'In an hour before landing, out when the doors open. With a cold, a decongestant spray half an hour before helps more. Swallow, yawn, wake the baby for a feed.',
      'ใส่หนึ่งชั่วโมงก่อนลงจอด ถอดเมื่อเปิดประตู หากเป็นหวัดพ่นยาลดคัดจมูกก่อนครึ่งชั่วโมงช่วยได้มากกว่า',
    ),
    attributes: {
      brand: 'roamwell',
      dosage_form: 'device',
      pack_size: '2',
      minimum_age: '12y',
      warnings: care.smallParts,
      storage: storage.cupboard,
      ...holds(1, 'pair'),
    },
    related: ['PUL-PLUGS', 'MMS-XYLO-10'],
  },
  {
    sku: 'ROA-MINI',
    name: say('Roamwell Pocket travel first aid kit, 38 pieces', 'โรมเวลล์ ชุดปฐมพยาบาลพกพา 38 ชิ้น'),
    urlKey: 'roamwell-pocket-first-aid-kit',
    categories: ['travel', 'first-aid'],
    price: 12.95,
    stock: 63,
    weight: 0.24,
    shortDescription: say('The size of a paperback, within hand-luggage rules.', 'เล็กเท่าหนังสือปกอ่อน นำขึ้นเครื่องได้'),
    description: prose(
      'Plasters, blister plasters, wipes, closure strips, a tick remover, gloves, rehydration salts for one bad day, and a leaf in seven languages that says what you need.',
      'พลาสเตอร์ พลาสเตอร์สำหรับตุ่มน้ำพอง แผ่นเช็ด แถบปิดแผล ที่ถอดเห็บ ถุงมือ เกลือแร่ และใบคำศัพท์เจ็ดภาษา',
    ),
    attributes: {
      brand: 'roamwell',
      dosage_form: 'kit',
      warnings: warnings.firstAid,
      storage: storage.cupboard,
    },
    related: ['STU-KIT-CAR'],
    upsell: ['STU-KIT-BYO'],
  },
  {
    sku: 'ROA-TUMMY',
    type: 'grouped',
    name: say('Roamwell Traveller’s stomach shelf', 'โรมเวลล์ ชุดดูแลท้องสำหรับนักเดินทาง'),
    urlKey: 'roamwell-travellers-stomach-shelf',
    categories: ['travel', 'diarrhoea'],
    stock: { quantity: 0, inStock: true },
    shortDescription: say(
      'Rehydration salts, loperamide, bismuth and chlorine tablets for water, on one page. Choose only what you need.',
      'เกลือแร่ โลเพอราไมด์ บิสมัท และเม็ดฆ่าเชื้อในน้ำดื่มในหน้าเดียว เลือกเฉพาะที่จำเป็น',
    ),
    description: prose(
      'Salts are for everyone and go in first. Capsules are for the bus that does not stop. With blood or fever neither is enough: find a doctor.',
      'เกลือแร่สำคัญที่สุดสำหรับทุกคน แคปซูลสำหรับเวลาที่หาห้องน้ำไม่ได้ หากถ่ายเป็นเลือดหรือมีไข้ต้องพบแพทย์',
    ),
    attributes: { brand: 'roamwell', dosage_form: 'kit', storage: storage.cupboard },
    grouped: [
      { sku: 'SET-ORS-PLAIN', quantity: 0 },
      { sku: 'SET-LOPER-6', quantity: 0 },
      { sku: 'SET-BISMUTH-240', quantity: 0 },
      { sku: 'ROA-WATER-50', quantity: 0 },
    ],
    related: ['ROA-GUIDE'],
  },
];
