import { points, prose, say } from '../../texts';
import { holds, type ProductDraft } from '../draft';
import { storage } from '../medicine-texts';

/** For blocked noses, sore throats and coughs, with and without medicine. */
export const coldRelief: ProductDraft[] = [
  {
    sku: 'VEL-NIGHT-160',
    name: say('Velmora Night cold and flu liquid, 160 ml', 'เวลโมรา ไนต์ ยาน้ำแก้หวัดสำหรับกลางคืน 160 มล.'),
    urlKey: 'velmora-night-cold-flu-liquid-160ml',
    categories: ['cold-flu', 'cough'],
    price: 7.95,
    stock: { quantity: 66, maxSale: 1 },
    weight: 0.28,
    shortDescription: say(
      'Quietens fever, cough and a running nose so that you can sleep. One measure at bedtime.',
      'บรรเทาไข้ ไอ และน้ำมูกไหลเพื่อให้นอนหลับได้ หนึ่งถ้วยตวงก่อนนอน',
    ),
    description: prose(
      [
        'Paracetamol for aches, dextromethorphan for the cough and a sedating antihistamine that dries the nose. It lasts through the night, and a little into the morning.',
        'It counts as a full dose of paracetamol: four hours before and after, nothing else that contains it.',
      ],
      [
        'พาราเซตามอลสำหรับปวดเมื่อย เดกซ์โตรเมทอร์แฟนสำหรับไอ และยาแก้แพ้ชนิดง่วงที่ลดน้ำมูก ออกฤทธิ์ตลอดคืนและอาจถึงเช้า',
        'นับเป็นพาราเซตามอลเต็มขนาด เว้นสี่ชั่วโมงก่อนและหลังจากผลิตภัณฑ์อื่นที่มีพาราเซตามอล',
      ],
    ),
    attributes: {
      brand: 'velmora',
      active_ingredient: ['paracetamol', 'dextromethorphan', 'promethazine'],
      dosage_form: 'oral-solution',
      pack_size: '160ml',
      legal_category: 'p',
      minimum_age: '16y',
      sugar_free: false,
      vegan: true,
      licence_number: 'PL 99014/0071',
      warnings: points(
        [
          'Contains paracetamol. Do not take with any other product that contains paracetamol. Get medical help at once if you have taken too much, even if you feel well.',
          'Makes you sleepy, also next morning: do not drive or drink alcohol.',
          'Not with medicines for depression taken in the last two weeks, liver disease, glaucoma, epilepsy or prostate trouble.',
          'Contains alcohol (18% v/v). Not in pregnancy or while breastfeeding.',
        ],
        [
          'มีพาราเซตามอล ห้ามใช้ร่วมกับผลิตภัณฑ์อื่นที่มีพาราเซตามอล หากใช้เกินขนาดให้พบแพทย์ทันทีแม้รู้สึกปกติ',
          'ทำให้ง่วงจนถึงเช้า ห้ามขับขี่และดื่มแอลกอฮอล์',
          'ห้ามใช้หากใช้ยาต้านเศร้าในสองสัปดาห์ก่อน มีโรคตับ ต้อหิน ลมชัก หรือต่อมลูกหมากโต',
          'มีแอลกอฮอล์ (18% v/v) ห้ามใช้ในหญิงตั้งครรภ์หรือให้นมบุตร',
        ],
      ),
      how_to_use: prose(
        'Age 16 and over: 20 ml at bedtime, for three nights at most.',
        'อายุ 16 ปีขึ้นไป: 20 มล. ก่อนนอน ไม่เกินสามคืน',
      ),
      ingredients: prose(
        'Each 20 ml: paracetamol 1000 mg, promethazine 20 mg, dextromethorphan 15 mg. Also ethanol and sucrose.',
      ),
      storage: storage.room,
      ...holds(160, 'ml'),
    },
    related: ['MMS-RESP-TEST'],
  },
  {
    sku: 'MMS-RINSE',
    name: say('mmstr Sinus rinse kit, bottle and 30 sachets', 'mmstr ชุดล้างโพรงจมูก ขวดพร้อมผงเกลือ 30 ซอง'),
    urlKey: 'mmstr-sinus-rinse-kit',
    categories: ['blocked-nose', 'hay-fever'],
    price: 11.25,
    stock: 58,
    weight: 0.19,
    shortDescription: say(
      'A squeeze of warm salt water that carries mucus, pollen and dust out with it.',
      'น้ำเกลืออุ่นที่พาน้ำมูก ละอองเกสร และฝุ่นออกมา',
    ),
    description: prose(
      'Strange the first time, missed ever after. Lean over a basin, mouth open, and let it run in on one side and out on the other. Doctors recommend it before steroid sprays, which then land on clean ground.',
      'ครั้งแรกอาจแปลก แต่จะติดใจ ก้มเหนืออ่าง อ้าปาก ปล่อยให้น้ำเข้าข้างหนึ่งและออกอีกข้าง แพทย์แนะนำให้ล้างก่อนพ่นสเตียรอยด์เพื่อให้ยาสัมผัสเยื่อบุโดยตรง',
    ),
    attributes: {
      brand: 'mmstr',
      dosage_form: 'sachets',
      pack_size: '30',
      minimum_age: '6y',
      vegan: true,
      warnings: points(
        [
          'Use water that has been boiled and cooled, or sterile water, never straight from the tap.',
          'Not with a blocked ear or just after an operation on nose or ears. Wash the bottle daily, change it every three months.',
        ],
        [
          'ใช้น้ำต้มสุกที่เย็นลงแล้วหรือน้ำปลอดเชื้อเท่านั้น ห้ามใช้น้ำประปาโดยตรง',
          'ห้ามใช้หากหูอื้อหรือเพิ่งผ่าตัดจมูกหรือหู ล้างขวดทุกวันและเปลี่ยนทุกสามเดือน',
        ],
      ),
      storage: storage.dry,
      ...holds(30, 'sachet'),
    },
    related: ['MMS-SALINE-100', 'TOL-FLUT-60'],
  },
  {
    sku: 'MMS-XYLO-KIDS',
    name: say(
      'mmstr Children’s xylometazoline 0.05% nose drops, 10 ml',
      'mmstr ยาหยอดจมูกไซโลเมทาโซลีน 0.05% สำหรับเด็ก 10 มล.',
    ),
    urlKey: 'mmstr-xylometazoline-children-drops',
    categories: ['blocked-nose', 'baby-child'],
    price: 3.3,
    stock: 47,
    weight: 0.03,
    shortDescription: say(
      'Half the adult strength, for noses from six to twelve.',
      'ความแรงครึ่งหนึ่งของผู้ใหญ่ สำหรับเด็กหกถึงสิบสองปี',
    ),
    description: prose(
      'One or two drops clear a stuffy nose for the night. Five days at most, because after that the nose begins to swell for want of them. For younger children use salt water.',
      'หนึ่งถึงสองหยดช่วยให้จมูกโล่งตลอดคืน ใช้ไม่เกินห้าวัน เพราะหลังจากนั้นจมูกจะบวมเมื่อหยุดยา เด็กเล็กกว่านี้ให้ใช้น้ำเกลือ',
    ),
    attributes: {
      brand: 'mmstr',
      active_ingredient: ['xylometazoline'],
      strength: '0.05pc',
      dosage_form: 'drops',
      pack_size: '10ml',
      legal_category: 'p',
      minimum_age: '6y',
      licence_number: 'PL 99003/0029',
      warnings: points(
        [
          'Five days at most. Not for children under six.',
          'Ask first if the child takes other medicines or has heart trouble.',
        ],
        ['ใช้ไม่เกินห้าวัน ห้ามใช้ในเด็กต่ำกว่าหกขวบ', 'ปรึกษาก่อนหากเด็กใช้ยาอื่นหรือมีโรคหัวใจ'],
      ),
      how_to_use: prose(
        'Ages 6 to 12: one or two drops in each nostril, once or twice a day.',
        'อายุ 6–12 ปี: ข้างละ 1–2 หยด วันละหนึ่งถึงสองครั้ง',
      ),
      storage: storage.opened28,
      ...holds(10, 'ml'),
    },
    related: ['MMS-SALINE-100'],
  },
];
