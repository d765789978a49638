import { bullets, paragraphs, say } from '../texts';
import { holds, type ProductDraft } from './draft';
import { storage, warnings } from './medicine-texts';

/** For the way and for the place. */
export const travel: ProductDraft[] = [
  {
    sku: 'ROA-HYOS-12',
    name: say('Roamwell Hyoscine travel sickness tablets, 12', 'โรมเวลล์ ไฮออสซีน ยาแก้เมารถ 12 เม็ด'),
    urlKey: 'roamwell-hyoscine-travel-sickness-12',
    categories: ['travel'],
    price: 3.15,
    stock: { quantity: 92, maxSale: 2 },
    weight: 0.02,
    shortDescription: say(
      'Works within half an hour, for journeys by car, coach, boat or plane.',
      'ออกฤทธิ์ภายในครึ่งชั่วโมง สำหรับการเดินทางด้วยรถ เรือ หรือเครื่องบิน',
    ),
    description: say(
      paragraphs(
        'Hyoscine quietens the signals between ear and stomach that make a winding road unbearable. It acts fast and wears off within a few hours, which makes it the choice for short trips. A dry mouth is common: bring water.',
      ),
      paragraphs(
        'ไฮออสซีนลดสัญญาณระหว่างหูกับกระเพาะที่ทำให้คลื่นไส้บนทางคดเคี้ยว ออกฤทธิ์เร็วและหมดฤทธิ์ในไม่กี่ชั่วโมง เหมาะกับการเดินทางระยะสั้น มักทำให้ปากแห้ง ควรพกน้ำ',
      ),
    ),
    attributes: {
      brand: 'roamwell',
      active_ingredient: ['hyoscine'],
      strength: '300ug',
      dosage_form: 'tablets',
      pack_size: '12',
      legal_category: 'p',
      minimum_age: '10y',
      sugar_free: false,
      vegan: true,
      licence_number: 'PL 99066/0002',
      warnings: warnings.drowsy,
      how_to_use: say(
        bullets(
          'Suck, chew or swallow 20 to 30 minutes before you set out.',
          'Adults: one tablet, then one every six hours if needed. No more than three in 24 hours.',
          'Ages 10 to 17: half to one tablet, then every six hours if needed. No more than three in 24 hours.',
        ),
      ),
      ingredients: say(
        paragraphs('Each tablet: hyoscine hydrobromide 300 micrograms. Also mannitol, saccharin and flavouring.'),
      ),
      storage: storage.room,
      ...holds(12, 'tablet'),
    },
    related: ['ROA-CINN-15', 'ROA-GINGER-20'],
  },
  {
    sku: 'ROA-CINN-15',
    name: say('Roamwell Cinnarizine 15 mg travel tablets, 14', 'โรมเวลล์ ซินนาริซีน 15 มก. 14 เม็ด'),
    urlKey: 'roamwell-cinnarizine-15mg-14',
    categories: ['travel'],
    price: 4.6,
    stock: { quantity: 61, maxSale: 2 },
    weight: 0.02,
    shortDescription: say(
      'Longer protection from travel sickness, taken two hours before you leave. From five years.',
      'ป้องกันเมารถได้นานขึ้น กินสองชั่วโมงก่อนออกเดินทาง ตั้งแต่ห้าขวบ',
    ),
    description: say(
      paragraphs(
        'One dose covers around eight hours, so it suits ferries, long drives and flights with a connection. Take it early: it needs two hours to build up and does less once you already feel sick.',
      ),
      paragraphs(
        'หนึ่งครั้งอยู่ได้ราวแปดชั่วโมง เหมาะกับเรือเฟอร์รี ขับรถไกล และเที่ยวบินต่อเครื่อง ควรกินล่วงหน้าสองชั่วโมง เพราะหากคลื่นไส้แล้วจะได้ผลน้อยลง',
      ),
    ),
    attributes: {
      brand: 'roamwell',
      active_ingredient: ['cinnarizine'],
      strength: '15mg',
      dosage_form: 'tablets',
      pack_size: '14',
      legal_category: 'p',
      minimum_age: '5y',
      sugar_free: false,
      vegan: false,
      licence_number: 'PL 99066/0011',
      warnings: warnings.drowsy,
      how_to_use: say(
        bullets(
          'Age 12 and over: two tablets two hours before travel, then one every eight hours if needed.',
          'Ages 5 to 11: one tablet two hours before travel, then half a tablet every eight hours if needed.',
        ),
      ),
      ingredients: say(paragraphs('Each tablet: cinnarizine 15 mg. Also lactose, sucrose, maize starch and talc.')),
      storage: storage.room,
      ...holds(14, 'tablet'),
    },
  },
  {
    sku: 'ROA-GINGER-20',
    name: say('Roamwell Ginger travel lozenges, 20', 'โรมเวลล์ ยาอมขิงสำหรับเดินทาง 20 เม็ด'),
    urlKey: 'roamwell-ginger-lozenges-20',
    categories: ['travel', 'digestion'],
    price: 3.95,
    stock: 78,
    weight: 0.06,
    shortDescription: say(
      'A food supplement with real ginger root, for travellers who would rather not be drowsy.',
      'อาหารเสริมจากเหง้าขิงแท้ สำหรับผู้เดินทางที่ไม่อยากง่วง',
    ),
    description: say(
      paragraphs(
        'Warm, sharp and only lightly sweet. Ginger has settled stomachs at sea for centuries. It is not a medicine and does not make you sleepy, so the driver may have one too.',
      ),
      paragraphs('รสอุ่น เผ็ดเล็กน้อย หวานน้อย ขิงช่วยให้สบายท้องบนเรือมานานหลายศตวรรษ ไม่ใช่ยาและไม่ทำให้ง่วง คนขับก็อมได้'),
    ),
    attributes: {
      brand: 'roamwell',
      dosage_form: 'lozenges',
      pack_size: '20',
      flavour: 'ginger',
      minimum_age: '6y',
      sugar_free: false,
      vegan: true,
      warnings: warnings.supplement,
      how_to_use: say(
        paragraphs(
          'Age 6 and over: one lozenge half an hour before travel and one every hour or two as you like, up to six a day.',
        ),
      ),
      ingredients: say(paragraphs('Cane sugar, glucose syrup, ginger root extract (2.5%), lemon oil.')),
      storage: storage.cupboard,
      ...holds(20, 'lozenge'),
    },
  },
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
      ),
      how_to_use: say(
        paragraphs(
          'Spray on exposed skin and spread evenly. For the face, spray on your hands first. An adult should apply it on children.',
        ),
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
      'วันละหนึ่งเม็ดเพื่อป้องกันมาลาเรีย เป็นยาตามใบสั่งแพทย์ แพทย์จะตรวจข้อมูลการเดินทางและสุขภาพก่อน',
    ),
    description: say(
      paragraphs(
        'Start one or two days before you enter the area, take a tablet every day while there, and for seven days after you leave. The number of tablets you need is your nights away plus nine.',
        'No tablet protects completely: sleep under a net, use repellent, and see a doctor at once for any fever during or up to a year after your journey.',
      ),
      paragraphs(
        'เริ่มหนึ่งถึงสองวันก่อนเข้าพื้นที่ รับประทานทุกวันขณะอยู่ และต่ออีกเจ็ดวันหลังออกจากพื้นที่',
        'ไม่มียาใดป้องกันได้สมบูรณ์ ควรนอนในมุ้ง ใช้ยากันยุง และพบแพทย์ทันทีหากมีไข้ระหว่างเดินทางหรือภายในหนึ่งปีหลังกลับ',
      ),
    ),
    attributes: {
      brand: 'roamwell',
      active_ingredient: ['atovaquone-proguanil'],
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
    price: 3,
    taxClass: 'zero',
    stock: { quantity: 1000, maxSale: 1 },
    shortDescription: say(
      'Sixty plain pages by our travel pharmacists: vaccines, malaria, food and water, heat, height and what to pack.',
      'หกสิบหน้าอ่านง่ายจากเภสัชกรด้านการเดินทาง: วัคซีน มาลาเรีย อาหารและน้ำ ความร้อน ที่สูง และสิ่งที่ต้องเตรียม',
    ),
    description: say(
      paragraphs(
        'Written to be read on a phone in an airport. Start with the checklist for your kind of trip, then read the two or three chapters that apply. Choose the whole guide, or only the chapter you need.',
      ),
      paragraphs(
        'เขียนให้อ่านบนโทรศัพท์ในสนามบินได้ เริ่มจากรายการตรวจสอบตามประเภทการเดินทาง แล้วอ่านสองสามบทที่เกี่ยวข้อง เลือกทั้งเล่มหรือเฉพาะบทที่ต้องการ',
      ),
    ),
    attributes: { brand: 'roamwell', dosage_form: 'book' },
    downloadable: {
      linksTitle: 'Choose what to download',
      purchasedSeparately: true,
      links: [
        {
          title: say('The whole guide', 'คู่มือฉบับเต็ม'),
          price: 3.95,
          file: '/r/o/roamwell-travel-health-guide.pdf',
          sampleFile: '/r/o/roamwell-travel-health-guide-sample.pdf',
          downloads: 5,
        },
        {
          title: say('Travelling with children', 'เดินทางกับเด็ก'),
          price: 1.5,
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
