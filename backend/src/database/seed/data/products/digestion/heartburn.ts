import { bullets, paragraphs, say } from '../../texts';
import { holds, type ProductDraft } from '../draft';
import { storage } from '../medicine-texts';

/** Heartburn and indigestion. */
export const heartburn: ProductDraft[] = [
  {
    sku: 'SET-ALG-500',
    name: say('Settlewell Alginate heartburn liquid, 500 ml', 'เซ็ตเทิลเวลล์ ยาน้ำอัลจิเนตแก้แสบร้อนกลางอก 500 มล.'),
    urlKey: 'settlewell-alginate-liquid-500ml',
    categories: ['heartburn', 'digestion'],
    price: 8.95,
    specialPrice: 7.5,
    stock: 61,
    weight: 0.62,
    shortDescription: say(
      'Forms a raft on top of the stomach’s acid and keeps it down. Suitable in pregnancy.',
      'สร้างชั้นป้องกันเหนือกรดในกระเพาะไม่ให้ไหลย้อน ใช้ได้ในหญิงตั้งครรภ์',
    ),
    description: say(
      paragraphs(
        'For heartburn and acid that comes up, above all when you lie down. Alginate, which comes from seaweed, thickens in the stomach into a layer that floats on the acid. It works within minutes and stays for up to four hours.',
      ),
      paragraphs(
        'สำหรับอาการแสบร้อนกลางอกและกรดไหลย้อน โดยเฉพาะเมื่อนอนราบ อัลจิเนตซึ่งได้จากสาหร่ายทะเลจะข้นในกระเพาะเป็นชั้นลอยอยู่เหนือกรด ออกฤทธิ์ภายในไม่กี่นาทีและอยู่ได้นานถึงสี่ชั่วโมง',
      ),
    ),
    attributes: {
      brand: 'settlewell',
      active_ingredient: ['sodium-alginate', 'sodium-bicarbonate', 'calcium-carbonate'],
      dosage_form: 'liquid',
      pack_size: '500ml',
      flavour: 'mint',
      legal_category: 'gsl',
      minimum_age: '12y',
      sugar_free: true,
      vegan: true,
      licence_number: 'PL 99073/0015',
      warnings: say(
        bullets(
          'Contains sodium and calcium: ask first on a low-salt diet, or with kidney or heart disease or high calcium.',
          'Leave two hours between it and other medicines.',
          'See a doctor for trouble swallowing, weight loss, vomiting blood or black stools, or heartburn on most days for three weeks.',
        ),
        bullets(
          'มีโซเดียมและแคลเซียม ปรึกษาก่อนหากต้องจำกัดเกลือ หรือมีโรคไต โรคหัวใจ หรือแคลเซียมสูง',
          'เว้นจากยาอื่นสองชั่วโมง',
          'พบแพทย์หากกลืนลำบาก น้ำหนักลด อาเจียนเป็นเลือด ถ่ายดำ หรือแสบร้อนเกือบทุกวันนานสามสัปดาห์',
        ),
      ),
      how_to_use: say(
        paragraphs('Age 12 and over: 10 to 20 ml after meals and at bedtime, up to four times a day. Shake well.'),
        paragraphs('อายุ 12 ปีขึ้นไป: 10–20 มล. หลังอาหารและก่อนนอน วันละไม่เกินสี่ครั้ง เขย่าขวดก่อนใช้'),
      ),
      ingredients: say(
        paragraphs(
          'Each 10 ml: sodium alginate 500 mg, sodium bicarbonate 267 mg, calcium carbonate 160 mg. Also carbomer, saccharin, parahydroxybenzoates and mint oil.',
        ),
      ),
      storage: storage.opened6months,
      ...holds(500, 'ml'),
    },
    tierPrices: [{ quantity: 2, price: 6.95 }],
    related: ['SET-OME-14'],
  },
  {
    sku: 'SET-ANTACID-48',
    name: say('Settlewell Chewable antacid tablets, orange, 48', 'เซ็ตเทิลเวลล์ ยาลดกรดชนิดเคี้ยว รสส้ม 48 เม็ด'),
    urlKey: 'settlewell-chewable-antacid-orange-48',
    categories: ['heartburn'],
    price: 3.3,
    stock: 126,
    weight: 0.09,
    shortDescription: say(
      'Calcium carbonate to chew for heartburn and indigestion after a meal.',
      'แคลเซียมคาร์บอเนตชนิดเคี้ยว สำหรับแสบร้อนกลางอกและอาหารไม่ย่อยหลังมื้ออาหาร',
    ),
    description: say(
      paragraphs(
        'For heartburn and indigestion after the occasional late dinner. Acid is neutralised within minutes, and the effect lasts an hour or so. If you empty a tube a week, ask us about something that lasts.',
      ),
      paragraphs(
        'สำหรับอาการแสบร้อนกลางอกและอาหารไม่ย่อยหลังมื้อดึกเป็นครั้งคราว ลดความเป็นกรดภายในไม่กี่นาที ออกฤทธิ์ราวหนึ่งชั่วโมง หากใช้หมดหลอดทุกสัปดาห์ ควรปรึกษาเราเรื่องยาที่ออกฤทธิ์นานกว่า',
      ),
    ),
    attributes: {
      brand: 'settlewell',
      active_ingredient: ['calcium-carbonate'],
      strength: '500mg',
      dosage_form: 'tablets',
      pack_size: '48',
      flavour: 'orange',
      legal_category: 'gsl',
      minimum_age: '12y',
      sugar_free: false,
      vegan: true,
      licence_number: 'PL 99073/0018',
      warnings: say(
        bullets(
          'Not with high calcium in the blood or severe kidney disease. Contains sugar.',
          'Leave two hours between it and other medicines.',
          'See a doctor if you need it for more than two weeks.',
        ),
        bullets(
          'ห้ามใช้หากมีแคลเซียมในเลือดสูงหรือโรคไตรุนแรง ยานี้มีน้ำตาล',
          'เว้นสองชั่วโมงจากยาอื่น',
          'พบแพทย์หากต้องใช้นานเกินสองสัปดาห์',
        ),
      ),
      how_to_use: say(
        paragraphs(
          'Age 12 and over: chew two tablets when needed, after meals and at bedtime. No more than 12 in 24 hours.',
        ),
        paragraphs('อายุ 12 ปีขึ้นไป: เคี้ยวครั้งละ 2 เม็ดเมื่อมีอาการ หลังอาหารและก่อนนอน ไม่เกิน 12 เม็ดใน 24 ชั่วโมง'),
      ),
      ingredients: say(
        paragraphs('Each tablet: calcium carbonate 500 mg. Also sucrose, maize starch, talc and orange flavouring.'),
      ),
      storage: storage.dry,
      ...holds(48, 'tablet'),
    },
    tierPrices: [{ quantity: 3, percent: 12 }],
  },
  {
    sku: 'SET-OME-14',
    name: say('Settlewell Omeprazole 20 mg tablets, 14', 'เซ็ตเทิลเวลล์ โอเมพราโซล 20 มก. 14 เม็ด'),
    urlKey: 'settlewell-omeprazole-20mg-14',
    categories: ['heartburn'],
    price: 7.25,
    stock: { quantity: 73, maxSale: 1 },
    weight: 0.03,
    shortDescription: say(
      'One tablet a day for frequent heartburn. For adults, for up to two weeks.',
      'วันละหนึ่งเม็ดสำหรับแสบร้อนกลางอกที่เป็นบ่อย สำหรับผู้ใหญ่ ใช้ไม่เกินสองสัปดาห์',
    ),
    description: say(
      paragraphs(
        'Omeprazole tells the stomach to make less acid. It needs two or three days to show what it can do, so it is for heartburn on several days a week, not for tonight.',
        'Once you are comfortable, stop. If it comes back, see a doctor rather than starting again.',
      ),
      paragraphs(
        'โอเมพราโซลทำให้กระเพาะหลั่งกรดน้อยลง ต้องใช้เวลาสองถึงสามวันจึงเห็นผล เหมาะกับอาการหลายวันต่อสัปดาห์ ไม่ใช่อาการคืนนี้',
        'เมื่อดีขึ้นแล้วให้หยุด หากกลับมาเป็นอีกควรพบแพทย์แทนการเริ่มยาใหม่',
      ),
    ),
    attributes: {
      brand: 'settlewell',
      active_ingredient: ['omeprazole'],
      strength: '20mg',
      dosage_form: 'tablets',
      pack_size: '14',
      legal_category: 'p',
      minimum_age: '18y',
      sugar_free: false,
      vegan: false,
      licence_number: 'PL 99073/0022',
      warnings: say(
        bullets(
          'See a doctor first if you are over 55 with new symptoms, have trouble swallowing, lose weight, vomit blood, pass black stools, or have had a stomach ulcer or surgery.',
          'Ask us first if you take clopidogrel, warfarin, phenytoin, digoxin, methotrexate, antifungals or HIV medicine.',
          'Not in pregnancy or while breastfeeding without a doctor’s advice. Two weeks to begin with, four at most.',
          'Contains sugar.',
        ),
        bullets(
          'พบแพทย์ก่อนใช้หากอายุเกิน 55 ปีและเพิ่งมีอาการ กลืนลำบาก น้ำหนักลด อาเจียนเป็นเลือด ถ่ายดำ หรือเคยเป็นแผลหรือผ่าตัดกระเพาะอาหาร',
          'ปรึกษาเราก่อนหากใช้โคลพิโดเกรล วาร์ฟาริน เฟนิโทอิน ดิจอกซิน เมโทเทรกเซต ยาต้านเชื้อรา หรือยารักษาเอชไอวี',
          'ไม่ควรใช้ในหญิงตั้งครรภ์หรือให้นมบุตรโดยไม่ปรึกษาแพทย์ เริ่มด้วยสองสัปดาห์ ใช้ไม่เกินสี่สัปดาห์',
          'มีน้ำตาล',
        ),
      ),
      how_to_use: say(
        paragraphs('Adults: one tablet a day, swallowed whole with water before breakfast.'),
        paragraphs('ผู้ใหญ่: วันละหนึ่งเม็ด กลืนทั้งเม็ดพร้อมน้ำก่อนอาหารเช้า'),
      ),
      ingredients: say(
        paragraphs(
          'Each gastro-resistant tablet: omeprazole 20 mg. Also sucrose spheres, methacrylic acid copolymer and hypromellose.',
        ),
      ),
      storage: storage.dry,
      ...holds(14, 'tablet'),
    },
  },
];
