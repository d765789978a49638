import { bullets, paragraphs, say } from '../../texts';
import { holds, type ProductDraft } from '../draft';
import { storage, warnings } from '../medicine-texts';

/** Travel sickness. */
export const travelSickness: ProductDraft[] = [
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
        bullets(
          'อม เคี้ยว หรือกลืน 20–30 นาทีก่อนออกเดินทาง',
          'ผู้ใหญ่: หนึ่งเม็ด จากนั้นหนึ่งเม็ดทุกหกชั่วโมงหากจำเป็น ไม่เกินสามเม็ดใน 24 ชั่วโมง',
          'อายุ 10–17 ปี: ครึ่งถึงหนึ่งเม็ด จากนั้นทุกหกชั่วโมงหากจำเป็น ไม่เกินสามเม็ดใน 24 ชั่วโมง',
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
        bullets(
          'อายุ 12 ปีขึ้นไป: สองเม็ดก่อนเดินทางสองชั่วโมง จากนั้นหนึ่งเม็ดทุกแปดชั่วโมงหากจำเป็น',
          'อายุ 5–11 ปี: หนึ่งเม็ดก่อนเดินทางสองชั่วโมง จากนั้นครึ่งเม็ดทุกแปดชั่วโมงหากจำเป็น',
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
        paragraphs('อายุ 6 ปีขึ้นไป: อมหนึ่งเม็ดก่อนเดินทางครึ่งชั่วโมง จากนั้นหนึ่งเม็ดทุกหนึ่งถึงสองชั่วโมงตามต้องการ วันละไม่เกินหกเม็ด'),
      ),
      ingredients: say(paragraphs('Cane sugar, glucose syrup, ginger root extract (2.5%), lemon oil.')),
      storage: storage.cupboard,
      ...holds(20, 'lozenge'),
    },
  },
];
