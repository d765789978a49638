import { points, prose, say } from '../../texts';
import { holds, type ProductDraft } from '../draft';
import { storage } from '../medicine-texts';

/** Wind, cramps and an upset stomach. */
export const windCramps: ProductDraft[] = [
  {
    sku: 'SET-WIND-30',
    name: say('Settlewell Simeticone 125 mg wind capsules, 30', 'เซ็ตเทิลเวลล์ ไซเมทิโคน 125 มก. แก้ท้องอืด 30 แคปซูล'),
    urlKey: 'settlewell-simeticone-125mg-30',
    categories: ['digestion', 'heartburn'],
    price: 5.35,
    stock: 92,
    weight: 0.03,
    shortDescription: say(
      'Simeticone joins small bubbles of trapped wind, so that they pass more easily.',
      'ไซเมทิโคนรวมฟองแก๊สเล็กในท้องให้เป็นฟองใหญ่ที่ขับออกง่ายขึ้น',
    ),
    description: prose(
      'Simeticone is not taken up by the body at all, it only works on the foam. One after a meal that you know will come back to you; beans are not the only culprits.',
      'ไซเมทิโคนไม่ถูกดูดซึมเข้าสู่ร่างกาย ออกฤทธิ์เฉพาะกับฟองแก๊ส ใช้หนึ่งแคปซูลหลังมื้อที่รู้ว่าจะทำให้ท้องอืด',
    ),
    attributes: {
      brand: 'settlewell',
      active_ingredient: ['simeticone'],
      strength: '125mg',
      dosage_form: 'capsules',
      pack_size: '30',
      legal_category: 'gsl',
      minimum_age: '15y',
      sugar_free: true,
      vegan: false,
      licence_number: 'PL 99073/0055',
      warnings: points(
        ['A belly that swells and stays swollen for weeks should be seen by a doctor.'],
        ['หากท้องบวมโตต่อเนื่องหลายสัปดาห์ควรพบแพทย์'],
      ),
      how_to_use: prose(
        'One capsule three times a day and at bedtime, after food.',
        'ครั้งละหนึ่งแคปซูล วันละสามครั้งหลังอาหารและก่อนนอน',
      ),
      storage: storage.room,
      ...holds(30, 'capsule'),
    },
    related: ['SET-CHARCOAL-50', 'SET-PEPP'],
  },
  {
    sku: 'SET-CHARCOAL-50',
    name: say('Settlewell Activated charcoal capsules, 50', 'เซ็ตเทิลเวลล์ ผงถ่านกัมมันต์แคปซูล 50 แคปซูล'),
    urlKey: 'settlewell-activated-charcoal-50',
    categories: ['digestion'],
    price: 6.2,
    stock: 44,
    weight: 0.04,
    shortDescription: say('A food supplement for wind after meals.', 'ผลิตภัณฑ์เสริมอาหารสำหรับแก๊สหลังมื้ออาหาร'),
    description: prose(
      'Charcoal binds what it meets, gas as well as medicines. So keep two hours between it and anything that matters, the contraceptive pill above all. It turns stools black, which is harmless.',
      'ผงถ่านจับกับทุกอย่างที่พบ ทั้งแก๊สและยา จึงต้องเว้นสองชั่วโมงจากยาสำคัญ โดยเฉพาะยาคุมกำเนิด อุจจาระจะเป็นสีดำซึ่งไม่เป็นอันตราย',
    ),
    attributes: {
      brand: 'settlewell',
      active_ingredient: ['charcoal'],
      dosage_form: 'capsules',
      pack_size: '50',
      minimum_age: '18y',
      vegan: true,
      warnings: points(
        [
          'Makes other medicines, including contraceptive pills, less reliable: leave two hours before and after.',
          'Not a treatment for poisoning: call the emergency services.',
        ],
        ['ทำให้ยาอื่นรวมถึงยาคุมกำเนิดได้ผลน้อยลง เว้นสองชั่วโมงก่อนและหลัง', 'ไม่ใช่การรักษาเมื่อได้รับสารพิษ ให้โทร 1669 เรียกรถพยาบาลทันที'],
      ),
      storage: storage.dry,
      ...holds(50, 'capsule'),
    },
  },
  {
    sku: 'SET-BUSCO-20',
    name: say(
      'Settlewell Hyoscine butylbromide 10 mg cramp tablets, 20',
      'เซ็ตเทิลเวลล์ ไฮออสซีนบิวทิลโบรไมด์ 10 มก. แก้ปวดเกร็งท้อง 20 เม็ด',
    ),
    urlKey: 'settlewell-cramp-relief-20',
    categories: ['digestion', 'period-pain'],
    price: 5.1,
    stock: { quantity: 65, maxSale: 1 },
    weight: 0.03,
    shortDescription: say(
      'Eases stomach cramps, and those of irritable bowel that a doctor has diagnosed.',
      'บรรเทาอาการปวดบีบของท้อง และลำไส้แปรปรวนที่แพทย์วินิจฉัยแล้ว',
    ),
    description: prose(
      'Works on the muscle of the bowel wall and stays mostly there, so it makes few people drowsy. For cramps that a doctor has called irritable bowel, or for the odd bad day.',
      'ออกฤทธิ์ที่กล้ามเนื้อผนังลำไส้เป็นหลัก จึงทำให้ง่วงน้อย สำหรับอาการปวดเกร็งที่แพทย์วินิจฉัยว่าเป็นลำไส้แปรปรวน หรือปวดเป็นครั้งคราว',
    ),
    attributes: {
      brand: 'settlewell',
      active_ingredient: ['hyoscine-butylbromide'],
      strength: '10mg',
      dosage_form: 'tablets',
      pack_size: '20',
      legal_category: 'p',
      minimum_age: '12y',
      vegan: true,
      licence_number: 'PL 99073/0058',
      warnings: points(
        [
          'Not with glaucoma, myasthenia, an enlarged bowel or trouble passing urine. Ask first with heart problems.',
          'Severe pain, fever, vomiting or blood in stools: see a doctor at once.',
        ],
        [
          'ห้ามใช้หากเป็นต้อหิน กล้ามเนื้ออ่อนแรง ลำไส้โต หรือปัสสาวะลำบาก หากเป็นโรคหัวใจควรปรึกษาก่อน',
          'หากปวดรุนแรง มีไข้ อาเจียน หรือถ่ายเป็นเลือดให้พบแพทย์ทันที',
        ],
      ),
      how_to_use: prose(
        'Age 12 and over: one tablet three times a day; adults up to two tablets four times a day.',
        'อายุ 12 ปีขึ้นไป: ครั้งละหนึ่งเม็ด วันละสามครั้ง ผู้ใหญ่เพิ่มได้ถึงครั้งละสองเม็ด วันละสี่ครั้ง',
      ),
      storage: storage.room,
      ...holds(20, 'tablet'),
    },
    related: ['SET-PEPP'],
  },
  {
    sku: 'SET-BISMUTH-240',
    name: say('Settlewell Bismuth stomach suspension, 240 ml', 'เซ็ตเทิลเวลล์ ยาน้ำบิสมัทแก้ปั่นป่วนท้อง 240 มล.'),
    urlKey: 'settlewell-bismuth-suspension-240ml',
    categories: ['digestion', 'heartburn', 'diarrhoea'],
    price: 6.75,
    stock: 58,
    weight: 0.34,
    shortDescription: say(
      'For an upset stomach: nausea, heartburn and diarrhoea. From 16 years.',
      'สำหรับท้องไส้ปั่นป่วน คลื่นไส้ แสบร้อนกลางอก และท้องเสีย ใช้ได้ตั้งแต่อายุ 16 ปี',
    ),
    description: prose(
      'Pink, wintergreen and effective against several complaints at once: nausea, burning, a loose bowel. It darkens tongue and stools for a day or two.',
      'ยาน้ำสีชมพูที่ช่วยได้หลายอาการ ทั้งคลื่นไส้ แสบท้อง และถ่ายเหลว ลิ้นและอุจจาระอาจคล้ำหนึ่งถึงสองวัน',
    ),
    attributes: {
      brand: 'settlewell',
      active_ingredient: ['bismuth'],
      dosage_form: 'liquid',
      pack_size: '240ml',
      legal_category: 'gsl',
      minimum_age: '16y',
      sugar_free: true,
      vegan: true,
      licence_number: 'PL 99073/0061',
      warnings: points(
        [
          'Contains a salicylate: not under 16, not if aspirin disagrees with you, not with blood thinners or gout medicine.',
          'Two days at most. Not in pregnancy.',
        ],
        [
          'มีซาลิไซเลต ห้ามใช้ในผู้ที่อายุต่ำกว่า 16 ปี ผู้แพ้แอสไพริน หรือใช้ยาต้านการแข็งตัวของเลือดหรือยาเกาต์',
          'ใช้ไม่เกินสองวัน ห้ามใช้ในหญิงตั้งครรภ์',
        ],
      ),
      how_to_use: prose(
        'Age 16 and over: 30 ml every half hour to hour as needed, up to eight times in 24 hours.',
        'อายุ 16 ปีขึ้นไป: 30 มล. ทุกครึ่งถึงหนึ่งชั่วโมงเมื่อจำเป็น ไม่เกินแปดครั้งใน 24 ชั่วโมง',
      ),
      storage: storage.opened6months,
      ...holds(240, 'ml'),
    },
    related: ['SET-LOPER', 'SET-ORS'],
  },
];
