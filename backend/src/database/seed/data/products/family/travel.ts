import { bullets, paragraphs, say } from '../../texts';
import { holds, type ProductDraft } from '../draft';
import { storage, warnings } from '../medicine-texts';

/** Insects, malaria, flights and the travel guide. */
export const travel: ProductDraft[] = [
  {
    sku: 'ROA-DEET-100',
    name: say('Roamwell Insect repellent spray 50% DEET, 100 ml', 'โรมเวลล์ สเปรย์กันแมลง DEET 50% 100 มล.'),
    urlKey: 'roamwell-insect-repellent-50-deet',
    categories: ['travel', 'bites-itching'],
    price: 8.95,
    specialPrice: 7.45,
    stock: 114,
    weight: 0.13,
    shortDescription: say(
      'Strong protection from mosquitoes and ticks, for places with malaria, dengue or Lyme disease.',
      'ป้องกันยุงและเห็บอย่างเข้มข้น สำหรับพื้นที่ที่มีมาลาเรีย ไข้เลือดออก หรือโรคไลม์',
    ),
    description: say(
      paragraphs(
        'DEET at 50% is what travel clinics recommend where mosquitoes carry disease. It lasts up to ten hours, less when you sweat or swim. Sunscreen goes on first, repellent on top.',
      ),
      paragraphs(
        'คลินิกการเดินทางแนะนำ DEET 50% ในพื้นที่ที่ยุงเป็นพาหะนำโรค อยู่ได้นานถึงสิบชั่วโมง น้อยลงเมื่อเหงื่อออกหรือว่ายน้ำ ทาครีมกันแดดก่อนแล้วจึงฉีดยากันแมลง',
      ),
    ),
    attributes: {
      brand: 'roamwell',
      dosage_form: 'spray',
      pack_size: '100ml',
      minimum_age: '2y',
      warnings: say(
        bullets(
          'Use biocides safely. Always read the label before use.',
          'Highly flammable. Keep away from eyes, mouth and broken skin; do not breathe the spray.',
          'Damages plastics, varnish and some fabrics.',
        ),
        bullets(
          'ใช้ผลิตภัณฑ์กันแมลงอย่างปลอดภัย อ่านฉลากก่อนใช้ทุกครั้ง',
          'ติดไฟง่ายมาก หลีกเลี่ยงดวงตา ปาก และแผล ห้ามสูดดมละอองสเปรย์',
          'ทำให้พลาสติก สีเคลือบเงา และผ้าบางชนิดเสียหาย',
        ),
      ),
      how_to_use: say(
        paragraphs(
          'Spray on exposed skin and spread evenly. For the face, spray on your hands first. An adult should apply it on children.',
        ),
        paragraphs('ฉีดบนผิวที่อยู่นอกเสื้อผ้าและลูบให้ทั่ว สำหรับใบหน้าให้ฉีดบนมือก่อนแล้วจึงทา เด็กควรให้ผู้ใหญ่ทาให้'),
      ),
      ingredients: say(paragraphs('N,N-diethyl-m-toluamide 50% w/w, ethanol, fragrance.')),
      storage: storage.cupboard,
      ...holds(100, 'ml'),
    },
    tierPrices: [{ quantity: 2, price: 6.95 }],
    crosssell: ['HAL-BITE-GEL'],
  },
  {
    sku: 'ROA-MALARIA-12',
    name: say(
      'Roamwell Atovaquone and proguanil malaria tablets, 12',
      'โรมเวลล์ อะโทวาโควนและโปรกัวนิล ยาป้องกันมาลาเรีย 12 เม็ด',
    ),
    urlKey: 'roamwell-atovaquone-proguanil-12',
    categories: ['travel'],
    price: 29.5,
    taxClass: 'zero',
    stock: { quantity: 36, maxSale: 6 },
    weight: 0.04,
    shortDescription: say(
      'One a day to prevent malaria. Prescription only: a prescriber checks your trip and your health first.',
      'วันละหนึ่งเม็ดเพื่อป้องกันมาลาเรีย เป็นยาตามใบสั่งแพทย์ ผู้มีสิทธิสั่งใช้ยาจะตรวจข้อมูลการเดินทางและสุขภาพก่อน',
    ),
    description: say(
      paragraphs(
        'Start one or two days before you enter the area, take a tablet every day while there, and for seven days after you leave. The number of tablets you need is your nights away plus nine.',
        'No tablet protects completely: sleep under a net, use repellent, and see a doctor at once for any fever during or up to a year after your journey.',
      ),
      paragraphs(
        'เริ่มหนึ่งถึงสองวันก่อนเข้าพื้นที่ รับประทานทุกวันขณะอยู่ และต่ออีกเจ็ดวันหลังออกจากพื้นที่ จำนวนเม็ดที่ต้องใช้คือจำนวนคืนที่เดินทางบวกเก้า',
        'ไม่มียาใดป้องกันได้สมบูรณ์ ควรนอนในมุ้ง ใช้ยากันยุง และพบแพทย์ทันทีหากมีไข้ระหว่างเดินทางหรือภายในหนึ่งปีหลังกลับ',
      ),
    ),
    attributes: {
      brand: 'roamwell',
      active_ingredient: ['atovaquone', 'proguanil'],
      strength: '250mg100mg',
      dosage_form: 'tablets',
      pack_size: '12',
      legal_category: 'pom',
      minimum_age: '18y',
      vegan: false,
      licence_number: 'PL 99066/0024',
      warnings: warnings.prescription,
      how_to_use: say(
        paragraphs(
          'Adults over 40 kg: one tablet a day at the same time, with food or a milky drink. If you vomit within an hour, take another.',
        ),
        paragraphs(
          'ผู้ใหญ่ที่หนักเกิน 40 กก.: วันละหนึ่งเม็ดในเวลาเดียวกัน พร้อมอาหารหรือเครื่องดื่มที่มีนม หากอาเจียนภายในหนึ่งชั่วโมง ให้รับประทานอีกหนึ่งเม็ด',
        ),
      ),
      ingredients: say(
        paragraphs(
          'Each tablet: atovaquone 250 mg, proguanil hydrochloride 100 mg. Also cellulose, povidone and poloxamer.',
        ),
      ),
      storage: storage.room,
      ...holds(12, 'tablet'),
    },
    related: ['ROA-DEET-100', 'SVC-TRAVEL-VACC'],
  },
  {
    sku: 'ROA-SOCKS',
    name: say('Roamwell Flight socks, class 1 compression', 'โรมเวลล์ ถุงเท้าสำหรับเครื่องบิน แรงบีบระดับ 1'),
    urlKey: 'roamwell-flight-socks',
    categories: ['travel', 'foot-care'],
    price: 11.95,
    stock: 47,
    weight: 0.09,
    shortDescription: say(
      'Graduated compression (14–17 mmHg at the ankle) for journeys of four hours and more.',
      'ถุงน่องแรงกดไล่ระดับ (14–17 มม.ปรอทที่ข้อเท้า) สำหรับการเดินทางสี่ชั่วโมงขึ้นไป',
    ),
    description: say(
      paragraphs(
        'Snug at the ankle, looser towards the knee, so that blood does not settle in your feet. Measure your ankle and calf before you choose a size, and put them on in the morning before swelling starts.',
      ),
      paragraphs('กระชับที่ข้อเท้าและหลวมขึ้นไปทางเข่า เลือดจึงไม่คั่งที่เท้า วัดข้อเท้าและน่องก่อนเลือกขนาด และสวมตั้งแต่เช้าก่อนเท้าบวม'),
    ),
    attributes: {
      brand: 'roamwell',
      dosage_form: 'device',
      pack_size: '2',
      vegan: true,
      warnings: say(
        bullets(
          'Ask a pharmacist first if you have poor circulation, diabetes, heart failure, or skin that is sore or broken.',
          'Take them off if your feet hurt, tingle or change colour.',
        ),
        bullets(
          'ปรึกษาเภสัชกรก่อนใช้หากเลือดไหลเวียนไม่ดี เป็นเบาหวาน หัวใจล้มเหลว หรือผิวเจ็บหรือมีแผล',
          'ถอดออกหากเท้าเจ็บ ชายิบ ๆ หรือเปลี่ยนสี',
        ),
      ),
      storage: storage.cupboard,
    },
    options: [
      {
        title: say('Size', 'ขนาด'),
        type: 'drop_down',
        required: true,
        values: [
          { title: say('Small (UK 3–5)', 'เล็ก (UK 3–5)'), sku: 'S', price: 0 },
          { title: say('Medium (UK 6–8)', 'กลาง (UK 6–8)'), sku: 'M', price: 0 },
          { title: say('Large (UK 9–11)', 'ใหญ่ (UK 9–11)'), sku: 'L', price: 0 },
        ],
      },
    ],
  },
  {
    sku: 'ROA-GUIDE',
    type: 'downloadable',
    name: say('Roamwell Travel health guide (PDF)', 'โรมเวลล์ คู่มือสุขภาพนักเดินทาง (PDF)'),
    urlKey: 'roamwell-travel-health-guide',
    categories: ['travel', 'services'],
    // Services come first.
    lastIn: ['services'],
    // What its smallest part costs: links are priced on top.
    price: 1.5,
    taxClass: 'zero',
    stock: { quantity: 1000, maxSale: 1 },
    shortDescription: say(
      'Sixty plain pages by our travel pharmacists: vaccines, malaria, food and water, heat, height and what to pack.',
      'หกสิบหน้าอ่านง่ายจากเภสัชกรด้านการเดินทาง: วัคซีน มาลาเรีย อาหารและน้ำ ความร้อน ที่สูง และสิ่งที่ต้องเตรียม',
    ),
    description: say(
      paragraphs(
        'Written to be read on a phone in an airport. Start with the checklist for your kind of trip, then read the two or three chapters that apply. The lowest price is for the chapter on travelling with children, the packing checklist, or both. The whole guide costs more, and has both in it.',
      ),
      paragraphs(
        'เขียนให้อ่านบนโทรศัพท์ในสนามบินได้ เริ่มจากรายการตรวจสอบตามประเภทการเดินทาง แล้วอ่านสองสามบทที่เกี่ยวข้อง ราคาเริ่มต้นเป็นของบทเดินทางกับเด็ก รายการของที่ต้องเตรียม หรือทั้งสองอย่าง ฉบับเต็มราคาสูงกว่าและมีทั้งสองอย่างรวมอยู่ด้วย',
      ),
    ),
    attributes: { brand: 'roamwell', dosage_form: 'book' },
    downloadable: {
      purchasedSeparately: true,
      links: [
        {
          title: say('The whole guide', 'คู่มือฉบับเต็ม'),
          price: 5.45,
          file: '/r/o/roamwell-travel-health-guide.pdf',
          sampleFile: '/r/o/roamwell-travel-health-guide-sample.pdf',
          downloads: 5,
        },
        {
          title: say('Travelling with children', 'เดินทางกับเด็ก'),
          price: 0,
          file: '/r/o/roamwell-travelling-with-children.pdf',
          downloads: 5,
        },
        {
          title: say('Packing checklist', 'รายการของที่ต้องเตรียม'),
          price: 0,
          file: '/r/o/roamwell-packing-checklist.pdf',
          downloads: 0,
        },
      ],
    },
    related: ['SVC-TRAVEL-VACC'],
  },
];
