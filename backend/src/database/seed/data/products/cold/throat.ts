import { bullets, paragraphs, say } from '../../texts';
import { holds, type ProductDraft } from '../draft';
import { storage, warnings } from '../medicine-texts';

/** What numbs a sore throat. */
export const throat: ProductDraft[] = [
  {
    sku: 'FER-FLURBI-16',
    name: say('Fernley & Rowe Flurbiprofen throat lozenges, 16', 'เฟิร์นลีย์แอนด์โรว์ ยาอมเฟลอร์บิโพรเฟน 16 เม็ด'),
    urlKey: 'fernley-and-rowe-flurbiprofen-lozenges-16',
    categories: ['sore-throat'],
    price: 5.49,
    stock: { quantity: 52, maxSale: 1 },
    weight: 0.05,
    shortDescription: say(
      'An anti-inflammatory lozenge for a throat too sore for ordinary ones.',
      'ยาอมต้านการอักเสบสำหรับคอที่เจ็บเกินกว่ายาอมทั่วไป',
    ),
    description: say(
      paragraphs(
        'For a sore, swollen throat. Flurbiprofen, of the family of ibuprofen, soothes within minutes and takes down swelling over the next hours. Because it is a real anti-inflammatory, the same cautions apply, and three days is the limit.',
      ),
      paragraphs(
        'สำหรับอาการเจ็บคอและคอบวม เฟลอร์บิโพรเฟนอยู่ในกลุ่มเดียวกับไอบูโพรเฟน ช่วยให้สบายคอในไม่กี่นาทีและลดบวมในชั่วโมงต่อมา จึงมีข้อควรระวังเช่นเดียวกัน และใช้ไม่เกินสามวัน',
      ),
    ),
    attributes: {
      brand: 'fernley-rowe',
      active_ingredient: ['flurbiprofen'],
      dosage_form: 'lozenges',
      pack_size: '16',
      flavour: 'honey-lemon',
      legal_category: 'p',
      minimum_age: '12y',
      sugar_free: false,
      vegan: false,
      licence_number: 'PL 99038/0027',
      warnings: warnings.ibuprofen,
      how_to_use: say(
        paragraphs(
          'Age 12 and over: one lozenge every three to six hours. No more than five in 24 hours, for up to three days. Move it round the mouth.',
        ),
        paragraphs(
          'อายุ 12 ปีขึ้นไป: อมครั้งละ 1 เม็ด ทุก 3–6 ชั่วโมง ไม่เกิน 5 เม็ดใน 24 ชั่วโมง ใช้ไม่เกินสามวัน เลื่อนเม็ดยาไปทั่วปากขณะอม',
        ),
      ),
      ingredients: say(
        paragraphs('Each lozenge: flurbiprofen 8.75 mg. Also sugar, glucose syrup, honey, macrogol and levomenthol.'),
      ),
      storage: storage.room,
      ...holds(16, 'lozenge'),
    },
  },
  {
    sku: 'MMS-THROAT-SPRAY',
    name: say('mmstr Numbing throat spray, 30 ml', 'mmstr สเปรย์พ่นคอชนิดชา 30 มล.'),
    urlKey: 'mmstr-numbing-throat-spray-30ml',
    categories: ['sore-throat'],
    price: 6.2,
    stock: 39,
    weight: 0.06,
    shortDescription: say(
      'Lidocaine numbs a painful throat within a minute or two.',
      'ลิโดเคนช่วยให้คอที่เจ็บชาภายในหนึ่งถึงสองนาที',
    ),
    description: say(
      paragraphs(
        'Aim at the back of the throat and hold your breath while you press. It wears off after about an hour. Do not eat or drink until it has worn off.',
      ),
      paragraphs('พ่นไปด้านหลังลำคอและกลั้นหายใจขณะกด ฤทธิ์หมดในราวหนึ่งชั่วโมง งดอาหารและเครื่องดื่มจนกว่าจะหายชา'),
    ),
    attributes: {
      brand: 'mmstr',
      active_ingredient: ['lidocaine'],
      strength: '2pc',
      dosage_form: 'spray',
      pack_size: '30ml',
      flavour: 'mint',
      legal_category: 'gsl',
      minimum_age: '18y',
      sugar_free: true,
      vegan: true,
      licence_number: 'PL 99001/0071',
      warnings: say(
        bullets(
          'Do not use if you react to local anaesthetics, have asthma or bronchitis, or are pregnant or breastfeeding, without advice.',
          'Numbness can make swallowing unsafe: no food or drink until it has worn off.',
        ),
        bullets(
          'หากแพ้ยาชาเฉพาะที่ เป็นหอบหืดหรือหลอดลมอักเสบ ตั้งครรภ์ หรือให้นมบุตร ห้ามใช้โดยไม่ปรึกษาก่อน',
          'อาการชาอาจทำให้กลืนไม่ปลอดภัย งดอาหารและเครื่องดื่มจนกว่าจะหายชา',
        ),
      ),
      how_to_use: say(
        paragraphs(
          'Adults: three sprays at the back of the throat, up to every three hours, no more than six times in 24 hours.',
        ),
        paragraphs('ผู้ใหญ่: ครั้งละ 3 พ่นที่ด้านหลังลำคอ ห่างกันอย่างน้อยสามชั่วโมง ไม่เกินหกครั้งใน 24 ชั่วโมง'),
      ),
      ingredients: say(
        paragraphs('Lidocaine hydrochloride 2% w/v. Also ethanol, saccharin, peppermint oil and purified water.'),
      ),
      storage: storage.room,
      ...holds(30, 'ml'),
    },
  },
];
