import type { CategorySeed } from '../../types';
import { inEveryLanguage } from '../in-every-language';
import { buttons, text, to } from '../page-builder/elements';
import { row } from '../page-builder/layout';
import { pageBuilder } from '../page-builder/page';

/** Digestion, skin, first aid and everyday care, devices and services. */
export const careCategories: CategorySeed[] = [
  {
    id: 18,
    parent: 2,
    key: 'digestion',
    name: { default: 'Digestion', mmstr_th: 'ระบบย่อยอาหาร' },
    urlKey: 'digestion',
    description: {
      default:
        '<p>Help for heartburn, wind, upset stomachs and a slow bowel. A change in bowel habit that lasts three weeks or more, or any bleeding, is a reason to see a doctor.</p>',
      mmstr_th:
        '<p>ยาสำหรับแสบร้อนกลางอก ท้องอืด ท้องเสีย และท้องผูก หากการขับถ่ายเปลี่ยนไปนานสามสัปดาห์ขึ้นไป หรือมีเลือดออก ควรพบแพทย์</p>',
    },
    image: 'digestion.webp',
  },
  {
    id: 19,
    parent: 18,
    key: 'heartburn',
    name: { default: 'Heartburn and indigestion', mmstr_th: 'แสบร้อนกลางอกและอาหารไม่ย่อย' },
    urlKey: 'heartburn-and-indigestion',
    description: {
      default: '<p>Antacids for now, acid reducers for the next few days, and advice on what sets it off.</p>',
      mmstr_th: '<p>ยาลดกรดสำหรับอาการเฉียบพลัน ยายับยั้งการหลั่งกรดสำหรับหลายวัน และคำแนะนำเรื่องสิ่งกระตุ้นอาการ</p>',
    },
  },
  {
    id: 20,
    parent: 18,
    key: 'diarrhoea',
    name: { default: 'Diarrhoea', mmstr_us: 'Diarrhea', mmstr_th: 'ท้องเสีย' },
    urlKey: 'diarrhoea',
    description: {
      default:
        '<p>Fluids and salts come first, above all for children and older people. Tablets that slow the bowel are for adults and for short use.</p>',
      mmstr_th:
        '<p>สิ่งสำคัญที่สุดคือการทดแทนน้ำและเกลือแร่ โดยเฉพาะในเด็กและผู้สูงอายุ ยาที่ทำให้ลำไส้เคลื่อนตัวช้าลงเหมาะสำหรับผู้ใหญ่และใช้ระยะสั้นเท่านั้น</p>',
    },
  },
  {
    id: 21,
    parent: 18,
    key: 'constipation',
    name: { default: 'Constipation', mmstr_th: 'ท้องผูก' },
    urlKey: 'constipation',
    description: {
      default:
        '<p>Fibre, softeners and short-term stimulants. More water and a daily walk make each of them work better.</p>',
      mmstr_th: '<p>ใยอาหาร ยาทำให้อุจจาระนุ่ม และยากระตุ้นลำไส้ระยะสั้น ดื่มน้ำมากขึ้นและเดินทุกวันจะช่วยให้ได้ผลดีขึ้น</p>',
    },
  },
  {
    id: 22,
    parent: 2,
    key: 'skin',
    name: { default: 'Skin', mmstr_th: 'ผิวหนัง' },
    urlKey: 'skin',
    description: {
      default:
        '<p>Emollients for dry skin, and treatment for eczema, spots, cold sores and fungal infections. Not sure what it is? Show it to a pharmacist by video before you buy.</p>',
      mmstr_th:
        '<p>ครีมบำรุงสำหรับผิวแห้ง และยาสำหรับผื่นผิวหนังอักเสบ สิว เริม และเชื้อรา หากไม่แน่ใจว่าเป็นอะไร ให้เภสัชกรดูทางวิดีโอก่อนซื้อได้</p>',
    },
    image: 'skin.webp',
  },
  {
    id: 23,
    parent: 22,
    key: 'dry-skin',
    name: { default: 'Dry skin and eczema', mmstr_th: 'ผิวแห้งและผื่นผิวหนังอักเสบ' },
    urlKey: 'dry-skin-and-eczema',
    description: {
      default:
        '<p>Use plenty of emollient, often. Products that contain paraffin soak into clothes and bedding and make them catch fire more easily: keep away from flames.</p>',
      mmstr_th: '<p>ทาครีมบำรุงให้มากและบ่อย ผลิตภัณฑ์ที่มีพาราฟินซึมเข้าเสื้อผ้าและเครื่องนอนทำให้ติดไฟง่าย ควรอยู่ห่างจากเปลวไฟ</p>',
    },
  },
  {
    id: 24,
    parent: 22,
    key: 'skin-treatment',
    name: { default: 'Spots, cold sores and fungal skin', mmstr_th: 'สิว เริม และเชื้อราที่ผิวหนัง' },
    urlKey: 'spots-cold-sores-and-fungal-skin',
    description: {
      default:
        '<p>Treatments with a clear job: pick by what you have, and keep going for as long as the pack says.</p>',
      mmstr_th: '<p>ยาที่มีหน้าที่ชัดเจน เลือกตามอาการ และใช้ต่อเนื่องตามเวลาที่ระบุบนกล่อง</p>',
    },
  },
  {
    id: 25,
    parent: 2,
    key: 'first-aid',
    name: { default: 'First aid', mmstr_th: 'ปฐมพยาบาล' },
    urlKey: 'first-aid',
    description: {
      default:
        '<p>Plasters, dressings and complete kits for home, car and rucksack. Check your kit twice a year: tape dries out and sterile packs expire.</p>',
      mmstr_th:
        '<p>พลาสเตอร์ ผ้าปิดแผล และชุดปฐมพยาบาลครบชุดสำหรับบ้าน รถ และเป้ ควรตรวจชุดปีละสองครั้ง เพราะเทปแห้งและของปลอดเชื้อหมดอายุได้</p>',
    },
    image: 'first-aid.webp',
  },
  {
    id: 26,
    parent: 2,
    key: 'everyday-care',
    name: { default: 'Everyday care', mmstr_th: 'ดูแลสุขภาพประจำวัน' },
    urlKey: 'everyday-care',
    description: {
      default:
        '<p>The shelf you come back to: vitamins, teeth, eyes, feet, sexual health, and help to stop smoking.</p>',
      mmstr_th: '<p>ของใช้สุขภาพที่ซื้อซ้ำบ่อย: วิตามิน ฟัน ตา เท้า สุขภาพทางเพศ และตัวช่วยเลิกบุหรี่</p>',
    },
    image: 'everyday-care.webp',
    displayMode: 'PAGE',
    cmsBlock: 'category-everyday-care',
  },
  {
    id: 27,
    parent: 26,
    key: 'vitamins',
    name: { default: 'Vitamins and minerals', mmstr_th: 'วิตามินและแร่ธาตุ' },
    urlKey: 'vitamins',
    description: {
      default:
        '<p>Supplements for particular needs: vitamin D in winter, folic acid when planning a pregnancy, iron when a blood test says so. They do not replace a varied diet.</p>',
      mmstr_th:
        '<p>อาหารเสริมสำหรับความต้องการเฉพาะ เช่น วิตามินดีในฤดูหนาว กรดโฟลิกเมื่อวางแผนตั้งครรภ์ และธาตุเหล็กเมื่อผลเลือดบ่งชี้ ไม่สามารถทดแทนอาหารที่หลากหลายได้</p>',
    },
  },
  {
    id: 28,
    parent: 26,
    key: 'oral-care',
    name: { default: 'Oral care', mmstr_th: 'ดูแลช่องปาก' },
    urlKey: 'oral-care',
    description: {
      default:
        '<p>Toothpaste, mouthwash and relief for ulcers. An ulcer that has not healed after three weeks should be seen.</p>',
      mmstr_th: '<p>ยาสีฟัน น้ำยาบ้วนปาก และยาทาแผลในปาก แผลที่ไม่หายภายในสามสัปดาห์ควรให้แพทย์หรือทันตแพทย์ตรวจ</p>',
    },
  },
  {
    id: 29,
    parent: 26,
    key: 'eye-care',
    name: { default: 'Eye care', mmstr_th: 'ดูแลดวงตา' },
    urlKey: 'eye-care',
    description: {
      default:
        '<p>Drops and wipes for dry, tired or itchy eyes. Pain, sensitivity to light or changed sight cannot wait: get help the same day.</p>',
      mmstr_th: '<p>ยาหยอดและแผ่นเช็ดสำหรับตาแห้ง ล้า หรือคัน หากปวดตา แพ้แสง หรือการมองเห็นเปลี่ยนไป ควรพบแพทย์ภายในวันเดียวกัน</p>',
    },
  },
  {
    id: 30,
    parent: 26,
    key: 'foot-care',
    name: { default: 'Foot care', mmstr_th: 'ดูแลเท้า' },
    urlKey: 'foot-care',
    description: {
      default:
        '<p>For athlete’s foot, nails, blisters and hard skin. If you have diabetes, ask a pharmacist or podiatrist first.</p>',
      mmstr_th: '<p>สำหรับเชื้อราที่เท้า เล็บ ตุ่มพอง และหนังแข็ง ผู้ที่เป็นเบาหวานควรปรึกษาเภสัชกรหรือแพทย์ก่อน</p>',
    },
  },
  {
    id: 31,
    parent: 26,
    key: 'stop-smoking',
    name: { default: 'Stop smoking', mmstr_th: 'เลิกบุหรี่' },
    urlKey: 'stop-smoking',
    description: {
      default:
        '<p>Nicotine patches hold cravings down all day, gum and lozenges answer the sudden ones. Using a patch together with a short-acting form works better than either alone.</p>',
      mmstr_th:
        '<p>แผ่นแปะนิโคตินช่วยลดความอยากตลอดวัน ส่วนหมากฝรั่งและยาอมช่วยเมื่ออยากกะทันหัน การใช้แผ่นแปะร่วมกับชนิดออกฤทธิ์เร็วได้ผลดีกว่าใช้อย่างใดอย่างหนึ่ง</p>',
    },
  },
  {
    id: 32,
    parent: 26,
    key: 'devices',
    name: { default: 'Monitors and aids', mmstr_th: 'เครื่องวัดและอุปกรณ์ช่วย' },
    urlKey: 'monitors-and-aids',
    filterPriceRange: 20,
    description: {
      default:
        '<p>Thermometers, blood pressure monitors and pill boxes that are easy to read and easy to keep clean.</p>',
      mmstr_th: '<p>เทอร์โมมิเตอร์ เครื่องวัดความดัน และกล่องยาที่อ่านง่ายและทำความสะอาดง่าย</p>',
    },
  },
  {
    id: 36,
    parent: 26,
    key: 'sexual-health',
    name: { default: 'Sexual health', mmstr_th: 'สุขภาพทางเพศ' },
    urlKey: 'sexual-health',
    description: {
      default:
        '<p>Contraception, comfort and tests, sent in a plain box and explained without raised eyebrows. After unprotected sex, speak to a pharmacist as soon as you can: emergency contraception works best early.</p>',
      mmstr_th:
        '<p>การคุมกำเนิด ผลิตภัณฑ์ดูแลจุดซ่อนเร้น และชุดตรวจ ส่งในกล่องทึบและให้คำแนะนำโดยไม่ตัดสิน หากมีเพศสัมพันธ์โดยไม่ป้องกัน ควรปรึกษาเภสัชกรโดยเร็ว ยาคุมฉุกเฉินได้ผลดีที่สุดเมื่อใช้เร็ว</p>',
    },
    metaTitle: {
      default: 'Sexual health: contraception, tests, advice',
      mmstr_th: 'สุขภาพทางเพศ: คุมกำเนิด ชุดตรวจ คำปรึกษา',
    },
    metaDescription: {
      default:
        'Condoms, lubricants, pregnancy and ovulation tests, thrush and cystitis relief, and a pharmacist to ask.',
      mmstr_th: 'ถุงยางอนามัย เจลหล่อลื่น ชุดตรวจครรภ์และตกไข่ ยารักษาเชื้อราในช่องคลอด พร้อมเภสัชกรให้คำปรึกษา',
    },
  },
  {
    id: 37,
    parent: 36,
    key: 'contraception',
    name: { default: 'Condoms and lubricants', mmstr_th: 'ถุงยางอนามัยและเจลหล่อลื่น' },
    urlKey: 'condoms-and-lubricants',
    description: {
      default:
        '<p>Condoms are the one method that guards against pregnancy and infections at once. The right width matters more than the brand, and a water- or silicone-based lubricant makes them last.</p>',
      mmstr_th:
        '<p>ถุงยางเป็นวิธีเดียวที่ป้องกันทั้งการตั้งครรภ์และโรคติดต่อ ขนาดที่พอดีสำคัญกว่ายี่ห้อ และเจลหล่อลื่นสูตรน้ำหรือซิลิโคนช่วยลดการแตก</p>',
    },
  },
  {
    id: 38,
    parent: 36,
    key: 'pregnancy-tests',
    name: { default: 'Pregnancy and home tests', mmstr_th: 'ชุดตรวจครรภ์และชุดตรวจที่บ้าน' },
    urlKey: 'pregnancy-and-home-tests',
    description: {
      default: '<p>Tests to do in your own bathroom and in your own time, with what to do next for either answer.</p>',
      mmstr_th: '<p>ชุดตรวจที่ทำเองได้ที่บ้านในเวลาของคุณ พร้อมคำแนะนำว่าควรทำอย่างไรต่อไม่ว่าผลเป็นอย่างไร</p>',
    },
  },
  {
    id: 33,
    parent: 2,
    key: 'baby-child',
    name: { default: 'Baby and child', mmstr_th: 'แม่และเด็ก' },
    urlKey: 'baby-and-child',
    description: {
      default:
        '<p>Sugar-free medicines with an oral syringe, and gentle care for skin and gums. A baby under three months with a temperature of 38 °C or more needs a doctor straight away.</p>',
      mmstr_th:
        '<p>ยาปราศจากน้ำตาลพร้อมไซริงค์ป้อนยา และผลิตภัณฑ์อ่อนโยนสำหรับผิวและเหงือก ทารกอายุต่ำกว่าสามเดือนที่มีไข้ 38 °C ขึ้นไปต้องพบแพทย์ทันที</p>',
    },
    image: 'baby-and-child.webp',
  },
  {
    id: 34,
    parent: 2,
    key: 'travel',
    name: { default: 'Travel', mmstr_th: 'การเดินทาง' },
    urlKey: 'travel',
    description: inEveryLanguage((t) =>
      pageBuilder(
        row(
          {},
          text(
            `<p>${t(
              'For the journey and for the place you are going to: travel sickness, insects, sun and stomachs. Book a travel health appointment six to eight weeks before you leave.',
              'สำหรับการเดินทางและจุดหมายของคุณ: เมารถ แมลง แดด และท้องเสีย ควรนัดปรึกษาสุขภาพการเดินทางหกถึงแปดสัปดาห์ก่อนออกเดินทาง',
            )}</p>`,
          ),
          buttons(
            {},
            [t('Book an appointment', 'จองนัดหมาย'), to('travel-health-appointment.html'), 'secondary'],
            [t('Healthy there and back', 'สุขภาพดีทั้งขาไปและขากลับ'), to('advice/travel-health'), 'link'],
          ),
        ),
      ),
    ),
    image: 'travel.webp',
  },
  {
    id: 35,
    parent: 2,
    key: 'services',
    name: { default: 'Pharmacist services', mmstr_th: 'บริการเภสัชกร' },
    urlKey: 'pharmacist-services',
    description: {
      default:
        '<p>Time with a pharmacist, by video, by telephone or at our clinics: advice, vaccinations and a check of the medicines you take.</p>',
      mmstr_th: '<p>คุยกับเภสัชกรทางวิดีโอ โทรศัพท์ หรือที่คลินิกของเรา: คำแนะนำ วัคซีน และการทบทวนยาที่คุณใช้</p>',
    },
    image: 'pharmacist-services.webp',
  },
];
