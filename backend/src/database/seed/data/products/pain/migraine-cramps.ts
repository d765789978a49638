import { bullets, paragraphs, say } from '../../texts';
import { holds, type ProductDraft } from '../draft';
import { ADULTS_ONLY, storage, warnings } from '../medicine-texts';

/** Stronger painkillers, and those for migraine and period pain. */
export const migraineCramps: ProductDraft[] = [
  {
    sku: 'VEL-COCO-32',
    name: say('Velmora Co-codamol 8 mg/500 mg tablets, 32', 'เวลโมรา โคโคดามอล 8 มก./500 มก. 32 เม็ด'),
    urlKey: 'velmora-co-codamol-8-500-32',
    categories: ['pain-relief', 'headache'],
    price: 4.75,
    stock: { quantity: 38, maxSale: 1 },
    weight: 0.05,
    shortDescription: say(
      'Paracetamol with codeine for short-term pain that paracetamol or ibuprofen alone has not eased. Three days only.',
      'พาราเซตามอลผสมโคเดอีน สำหรับอาการปวดระยะสั้นที่พาราเซตามอลหรือไอบูโพรเฟนอย่างเดียวไม่ได้ผล ใช้ไม่เกินสามวัน',
    ),
    description: say(
      paragraphs(
        'Co-codamol is a step up from ordinary painkillers, and one to treat with respect. Codeine can cause addiction, so our pharmacist asks a few questions before every sale and supplies one pack at a time.',
        'Expect it to make you a little constipated: drink plenty and eat fibre.',
      ),
      paragraphs(
        'โคโคดามอลแรงกว่ายาแก้ปวดทั่วไปและต้องใช้ด้วยความระมัดระวัง โคเดอีนอาจทำให้เสพติด เภสัชกรจะสอบถามก่อนจ่ายยาทุกครั้ง และจำหน่ายครั้งละหนึ่งกล่อง',
        'ยาอาจทำให้ท้องผูก ควรดื่มน้ำและรับประทานใยอาหารให้เพียงพอ',
      ),
    ),
    attributes: {
      brand: 'velmora',
      active_ingredient: ['paracetamol', 'codeine'],
      strength: '500mg8mg',
      dosage_form: 'tablets',
      pack_size: '32',
      legal_category: 'p',
      minimum_age: '12y',
      sugar_free: true,
      vegan: false,
      licence_number: 'PL 99014/0049',
      warnings: warnings.codeine,
      how_to_use: say(
        bullets(
          'Age 16 and over: one or two tablets every four to six hours. No more than eight in 24 hours.',
          'Ages 12 to 15: one tablet every six hours. No more than four in 24 hours.',
          'For three days at most.',
          ADULTS_ONLY[0],
        ),
        bullets(
          'อายุ 16 ปีขึ้นไป: ครั้งละ 1–2 เม็ด ทุก 4–6 ชั่วโมง ไม่เกิน 8 เม็ดใน 24 ชั่วโมง',
          'อายุ 12–15 ปี: ครั้งละ 1 เม็ด ทุก 6 ชั่วโมง ไม่เกิน 4 เม็ดใน 24 ชั่วโมง',
          'ใช้ไม่เกินสามวัน',
          ADULTS_ONLY[1],
        ),
      ),
      ingredients: say(
        paragraphs(
          'Each tablet: paracetamol 500 mg, codeine phosphate 8 mg. Also starch, povidone and magnesium stearate.',
        ),
      ),
      storage: storage.room,
      ...holds(32, 'tablet'),
    },
  },
  {
    sku: 'NOR-SUMA',
    name: say('Norvane Sumatriptan 50 mg migraine tablets, 2', 'นอร์เวน ซูมาทริปแทน 50 มก. สำหรับไมเกรน 2 เม็ด'),
    urlKey: 'norvane-sumatriptan-50mg-2',
    categories: ['headache', 'pain-relief'],
    price: 6.49,
    stock: { quantity: 3, maxSale: 1 },
    weight: 0.02,
    shortDescription: say(
      'Migraine treatment for adults who know their migraine. Taken when the headache starts, not before.',
      'ยารักษาไมเกรนสำหรับผู้ใหญ่ที่ได้รับการวินิจฉัยแล้ว ใช้เมื่อเริ่มปวด ไม่ใช้ล่วงหน้า',
    ),
    description: say(
      paragraphs(
        'Sumatriptan is not a general painkiller: it narrows the blood vessels in the head that widen during a migraine, and eases the nausea and the dislike of light that come with it.',
        'It is for people aged 18 to 65 with a clear pattern of migraine. Our pharmacist checks a short questionnaire before we send it.',
      ),
      paragraphs(
        'ซูมาทริปแทนไม่ใช่ยาแก้ปวดทั่วไป แต่ทำให้หลอดเลือดในศีรษะที่ขยายตัวระหว่างไมเกรนหดลง และช่วยลดอาการคลื่นไส้และแพ้แสง',
        'สำหรับผู้ที่อายุ 18–65 ปีที่มีรูปแบบไมเกรนชัดเจน เภสัชกรจะตรวจแบบสอบถามสั้น ๆ ก่อนจัดส่ง',
      ),
    ),
    attributes: {
      brand: 'norvane',
      active_ingredient: ['sumatriptan'],
      strength: '50mg',
      dosage_form: 'tablets',
      pack_size: '2',
      legal_category: 'p',
      minimum_age: '18y',
      sugar_free: false,
      vegan: false,
      licence_number: 'PL 99027/0061',
      warnings: say(
        bullets(
          'Do not take it if you have or have had heart disease, a stroke, poor circulation or severe liver disease, or have high blood pressure.',
          'Do not take it with other migraine medicine of its kind, ergotamine, or monoamine oxidase inhibitors (or within two weeks of them). Ask us if you take medicine for depression.',
          'See a doctor first if you are over 50 and this is your first migraine, if your pattern has changed, or if you have ten or more attacks a month.',
          'Tightness in chest or throat that is strong or does not pass: call the emergency services.',
        ),
        bullets(
          'ห้ามใช้หากเป็นหรือเคยเป็นโรคหัวใจ โรคหลอดเลือดสมอง เลือดไหลเวียนไม่ดี หรือโรคตับรุนแรง หรือมีความดันโลหิตสูง',
          'ห้ามใช้ร่วมกับยาไมเกรนอื่นในกลุ่มเดียวกัน เออร์โกตามีน หรือยากลุ่ม MAOI (หรือภายในสองสัปดาห์หลังหยุดยากลุ่มนี้) หากใช้ยาต้านเศร้าควรปรึกษาเราก่อน',
          'พบแพทย์ก่อนใช้หากอายุเกิน 50 ปีและเพิ่งเป็นไมเกรนครั้งแรก รูปแบบอาการเปลี่ยนไป หรือเป็นตั้งแต่สิบครั้งต่อเดือนขึ้นไป',
          'หากแน่นหน้าอกหรือลำคออย่างรุนแรงหรือไม่หาย ให้โทร 1669 เรียกรถพยาบาลทันที',
        ),
      ),
      how_to_use: say(
        paragraphs(
          'Adults 18 to 65: one tablet as soon as the headache starts. If it goes and comes back, take the second at least two hours later. If the first does nothing, do not take the second for the same attack.',
        ),
        paragraphs(
          'ผู้ใหญ่อายุ 18–65 ปี: หนึ่งเม็ดทันทีที่เริ่มปวดศีรษะ หากหายแล้วกลับมาปวดอีก ให้ใช้เม็ดที่สองห่างจากเม็ดแรกอย่างน้อยสองชั่วโมง หากเม็ดแรกไม่ได้ผล ห้ามใช้เม็ดที่สองกับอาการครั้งเดียวกัน',
        ),
      ),
      ingredients: say(
        paragraphs('Each tablet: sumatriptan 50 mg (as succinate). Also lactose, cellulose and magnesium stearate.'),
      ),
      storage: storage.room,
      ...holds(2, 'tablet'),
    },
  },
  {
    sku: 'NOR-NAP-9',
    name: {
      ...say('Norvane Naproxen 250 mg period pain tablets, 9', 'นอร์เวน นาพรอกเซน 250 มก. แก้ปวดประจำเดือน 9 เม็ด'),
      mmstr_us: 'Norvane Naproxen 250 mg tablets for menstrual cramps, 9',
    },
    urlKey: 'norvane-naproxen-250mg-period-pain-9',
    categories: ['period-pain', 'pain-relief'],
    price: 7.99,
    stock: { quantity: 41, maxSale: 1 },
    weight: 0.03,
    shortDescription: say(
      'Long-acting relief from period pain for women aged 15 to 50. Up to three days a cycle.',
      'บรรเทาปวดประจำเดือนออกฤทธิ์นาน สำหรับผู้หญิงอายุ 15–50 ปี ใช้ได้ไม่เกินสามวันต่อรอบเดือน',
    ),
    description: say(
      paragraphs(
        'Naproxen lowers the substances that make the womb cramp. It lasts longer than ibuprofen, so two or three doses cover a day.',
        'Begin with the first twinge rather than when the pain is at its worst.',
      ),
      paragraphs(
        'นาพรอกเซนลดสารที่ทำให้มดลูกบีบตัว ออกฤทธิ์นานกว่าไอบูโพรเฟน สองถึงสามครั้งจึงครอบคลุมทั้งวัน',
        'เริ่มใช้ตั้งแต่เริ่มปวด แทนที่จะรอจนปวดมากที่สุด',
      ),
    ),
    attributes: {
      brand: 'norvane',
      active_ingredient: ['naproxen'],
      strength: '250mg',
      dosage_form: 'tablets',
      pack_size: '9',
      legal_category: 'p',
      minimum_age: '15y',
      sugar_free: true,
      vegan: true,
      licence_number: 'PL 99027/0070',
      warnings: warnings.ibuprofen,
      how_to_use: say(
        paragraphs(
          'First day: two tablets together, then one after six to eight hours if needed. Second and third day: one tablet every six to eight hours if needed. No more than three tablets a day. Swallow whole with food.',
        ),
        paragraphs(
          'วันแรก: สองเม็ดพร้อมกัน จากนั้นหนึ่งเม็ดหลังผ่านไป 6–8 ชั่วโมงหากจำเป็น วันที่สองและสาม: ครั้งละหนึ่งเม็ด ทุก 6–8 ชั่วโมงหากจำเป็น ไม่เกินวันละสามเม็ด กลืนทั้งเม็ดพร้อมอาหาร',
        ),
      ),
      ingredients: say(
        paragraphs(
          'Each gastro-resistant tablet: naproxen 250 mg. Also povidone, croscarmellose sodium and methacrylic acid copolymer.',
        ),
      ),
      storage: storage.room,
      ...holds(9, 'tablet'),
    },
    related: ['MMS-PERIOD-PATCH', 'MMS-HOTWATER'],
  },
];
