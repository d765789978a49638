import { bullets, paragraphs, prose, say } from '../../texts';
import { holds, type ProductDraft } from '../draft';
import { storage } from '../medicine-texts';

/** Saline, vapours, herbs and the family set for colds. */
export const coldComfort: ProductDraft[] = [
  {
    sku: 'MMS-SALINE-100',
    name: say('mmstr Saline nasal spray, 100 ml', 'mmstr สเปรย์น้ำเกลือพ่นจมูก 100 มล.'),
    urlKey: 'mmstr-saline-nasal-spray-100ml',
    categories: ['blocked-nose', 'hay-fever-sprays', 'baby-child'],
    price: 4.25,
    stock: 92,
    weight: 0.13,
    shortDescription: say(
      'Sterile salt water in a gentle mist, for every day and every age.',
      'น้ำเกลือปลอดเชื้อแบบละอองอ่อนโยน ใช้ได้ทุกวันทุกวัย',
    ),
    description: say(
      paragraphs(
        'Rinses out pollen, dust and thick mucus before a medicated spray goes in, or does the job by itself. No medicine, so no limit to how long you use it.',
      ),
      paragraphs('ล้างละอองเกสร ฝุ่น และน้ำมูกข้นก่อนใช้สเปรย์ยา หรือใช้เดี่ยว ๆ ก็ได้ ไม่มีตัวยา จึงใช้ต่อเนื่องได้'),
    ),
    attributes: {
      brand: 'mmstr',
      dosage_form: 'nasal-spray',
      pack_size: '100ml',
      minimum_age: 'birth',
      vegan: true,
      how_to_use: say(
        paragraphs(
          'One or two sprays into each nostril as often as you need. Babies: one short spray with the head turned to the side.',
        ),
        paragraphs('พ่นข้างละ 1–2 ครั้ง บ่อยเท่าที่ต้องการ ทารก: พ่นสั้น ๆ หนึ่งครั้งโดยหันศีรษะไปด้านข้าง'),
      ),
      warnings: say(
        bullets(
          'One bottle, one person. Ask a doctor first after nose surgery.',
          'Under pressure: keep away from heat.',
        ),
        bullets('หนึ่งขวดใช้เพียงคนเดียว หลังผ่าตัดจมูกควรปรึกษาแพทย์ก่อน', 'ภาชนะอัดความดัน เก็บให้ห่างจากความร้อน'),
      ),
      ingredients: say(paragraphs('Purified water, sodium chloride 0.9%.')),
      storage: storage.aerosol,
      ...holds(100, 'ml'),
    },
    tierPrices: [{ quantity: 3, price: 3.75 }],
  },
  {
    sku: 'FER-VAPOUR-50',
    name: say('Fernley & Rowe Vapour rub, 50 g', 'เฟิร์นลีย์แอนด์โรว์ ขี้ผึ้งไอระเหย 50 กรัม'),
    urlKey: 'fernley-and-rowe-vapour-rub-50g',
    categories: ['blocked-nose', 'cough'],
    price: 3.2,
    stock: 87,
    weight: 0.08,
    shortDescription: say(
      'Menthol, eucalyptus and camphor for chest and back, from two years.',
      'เมนทอล ยูคาลิปตัส และการบูร สำหรับทาหน้าอกและหลัง ตั้งแต่อายุสองปี',
    ),
    description: say(
      paragraphs(
        'Rub it on chest, throat and back at bedtime and leave the collar loose. Grown-ups may melt a teaspoon in hot water and breathe the steam; children should not, because of scalds.',
      ),
      paragraphs(
        'ทาหน้าอก คอ และหลังก่อนนอน และปล่อยคอเสื้อหลวม ผู้ใหญ่อาจละลายหนึ่งช้อนชาในน้ำร้อนแล้วสูดไอ ไม่ควรทำกับเด็กเพราะเสี่ยงน้ำร้อนลวก',
      ),
    ),
    attributes: {
      brand: 'fernley-rowe',
      active_ingredient: ['menthol', 'camphor', 'eucalyptus-oil', 'turpentine-oil'],
      dosage_form: 'ointment',
      pack_size: '50g',
      legal_category: 'gsl',
      minimum_age: '2y',
      vegan: true,
      licence_number: 'PL 99038/0031',
      warnings: say(
        bullets(
          'Do not swallow. Keep away from eyes, mouth, nostrils and broken skin.',
          'Not under two years. Steam is for adults only: hot water scalds children.',
          'Stop and ask a pharmacist if your skin becomes sore or a rash appears.',
          'Always read the leaflet in the pack.',
        ),
        bullets(
          'ห้ามรับประทาน หลีกเลี่ยงดวงตา ปาก รูจมูก และผิวที่มีแผล',
          'ห้ามใช้กับเด็กอายุต่ำกว่าสองปี การสูดไอใช้เฉพาะผู้ใหญ่ เพราะน้ำร้อนอาจลวกเด็ก',
          'หยุดใช้และปรึกษาเภสัชกรหากผิวระคายเคืองหรือมีผื่น',
          'อ่านเอกสารกำกับยาทุกครั้ง',
        ),
      ),
      ingredients: say(
        paragraphs('Levomenthol 2.8%, camphor 5%, eucalyptus oil 1.5%, turpentine oil 5% w/w in white soft paraffin.'),
      ),
      how_to_use: prose(
        'Rub on chest, throat and back at bedtime. Adults only: melt a teaspoon in hot (not boiling) water and breathe it in; never for children, because of scalds.',
        'ทาหน้าอก ลำคอ และหลังก่อนนอน เฉพาะผู้ใหญ่: ละลายหนึ่งช้อนชาในน้ำร้อน (ไม่เดือด) แล้วสูดดม ห้ามทำกับเด็กเพราะน้ำร้อนอาจลวก',
      ),
      storage: storage.room,
      ...holds(50, 'g'),
    },
  },
  {
    sku: 'FER-PELARG-30',
    name: say('Fernley & Rowe Pelargonium herbal cold tablets, 30', 'เฟิร์นลีย์แอนด์โรว์ ยาเม็ดสมุนไพรพีลาร์โกเนียม 30 เม็ด'),
    urlKey: 'fernley-and-rowe-pelargonium-tablets-30',
    categories: ['cold-flu'],
    price: 7.8,
    stock: 26,
    weight: 0.03,
    shortDescription: say(
      'A traditional herbal medicine for the symptoms of colds, based on long use only.',
      'ยาสมุนไพรดั้งเดิมสำหรับอาการหวัด อ้างอิงจากการใช้มานานเท่านั้น',
    ),
    description: say(
      paragraphs(
        'For the symptoms of colds, made from the root of Pelargonium sidoides. It carries a traditional herbal registration: its quality and safety have been checked, its benefit rests on long use rather than on trials.',
      ),
      paragraphs(
        'สำหรับอาการหวัด ทำจากรากพีลาร์โกเนียม ซิดอยดีส ขึ้นทะเบียนเป็นยาสมุนไพรแผนโบราณ ตรวจสอบคุณภาพและความปลอดภัยแล้ว ส่วนประโยชน์อ้างอิงจากการใช้มานาน ไม่ใช่ผลการทดลอง',
      ),
    ),
    attributes: {
      brand: 'fernley-rowe',
      active_ingredient: ['pelargonium'],
      dosage_form: 'tablets',
      pack_size: '30',
      legal_category: 'gsl',
      minimum_age: '12y',
      sugar_free: false,
      vegan: true,
      licence_number: 'THR 99038/0035',
      warnings: say(
        bullets(
          'Not with severe liver or kidney disease, in pregnancy or while breastfeeding.',
          'Stop and see a doctor if your skin or eyes turn yellow, or if you are no better after a week.',
        ),
        bullets('ห้ามใช้หากมีโรคตับหรือไตรุนแรง ตั้งครรภ์ หรือให้นมบุตร', 'หยุดใช้และพบแพทย์หากผิวหรือตาเหลือง หรือไม่ดีขึ้นในหนึ่งสัปดาห์'),
      ),
      how_to_use: say(
        paragraphs('Age 12 and over: one tablet three times a day.'),
        paragraphs('อายุ 12 ปีขึ้นไป: ครั้งละหนึ่งเม็ด วันละสามครั้ง'),
      ),
      ingredients: say(
        paragraphs(
          'Each tablet: 20 mg of dry extract from Pelargonium sidoides root. Also cellulose, maltodextrin and hypromellose.',
        ),
      ),
      storage: storage.room,
      ...holds(30, 'tablet'),
    },
  },
  {
    sku: 'VEL-FAMILY',
    type: 'grouped',
    name: say('Velmora cold and flu family', 'เวลโมรา ชุดยาหวัดสำหรับครอบครัว'),
    urlKey: 'velmora-cold-and-flu-family',
    categories: ['cold-flu'],
    stock: { quantity: 0, inStock: true },
    shortDescription: say(
      'Day capsules from 16 years, at most two packs per order. Chesty cough syrup from 12 years, honey linctus from 1 year, saline spray from birth.',
      'แคปซูลกลางวันสำหรับอายุ 16 ปีขึ้นไป สั่งได้ครั้งละไม่เกินสองกล่อง ยาน้ำขับเสมหะตั้งแต่อายุ 12 ปี ยาน้ำผึ้งตั้งแต่อายุ 1 ปี สเปรย์น้ำเกลือตั้งแต่แรกเกิด',
    ),
    description: say(
      paragraphs(
        'Not every remedy suits every age, so choose by who has the cold. The day capsules contain paracetamol: do not take them with anything else that contains it.',
      ) +
        bullets(
          'Day capsules, for aches, fever and a blocked nose: from 16 years, at most two packs per order',
          'Syrup for a chesty cough: from 12 years',
          'Honey and glycerin linctus: from 1 year, never younger',
          'Saline nasal spray: from birth',
        ),
      paragraphs('ยาบางชนิดไม่เหมาะกับทุกวัย ควรเลือกตามผู้ที่เป็นหวัด แคปซูลกลางวันมีพาราเซตามอล ห้ามใช้ร่วมกับผลิตภัณฑ์อื่นที่มีพาราเซตามอล') +
        bullets(
          'แคปซูลกลางวัน สำหรับปวดเมื่อย มีไข้ และคัดจมูก: อายุ 16 ปีขึ้นไป สั่งได้ครั้งละไม่เกินสองกล่อง',
          'ยาน้ำขับเสมหะ: อายุ 12 ปีขึ้นไป',
          'ยาน้ำผึ้งและกลีเซอรีน: อายุ 1 ปีขึ้นไป ห้ามใช้กับเด็กที่อายุน้อยกว่านี้',
          'สเปรย์น้ำเกลือพ่นจมูก: ตั้งแต่แรกเกิด',
        ),
    ),
    attributes: { brand: 'velmora', dosage_form: 'kit' },
    grouped: [
      // Nothing is chosen for the shopper.
      { sku: 'VEL-CAPS-16', quantity: 0 },
      { sku: 'FER-COUGH-CHEST', quantity: 0 },
      { sku: 'FER-HONEY-GLY', quantity: 0 },
      { sku: 'MMS-SALINE-100', quantity: 0 },
    ],
    related: ['PUL-THERM'],
    upsell: ['SVC-FLU-JAB'],
  },
];
