import type { CategorySeed } from '../types';
import { withAmerican } from './us-english';

/** The category tree; id 2 is its root. Positions follow this order. */
export const categories: CategorySeed[] = withAmerican<CategorySeed[]>([
  { id: 2, parent: 1, key: 'root', name: { default: 'Default Category' }, urlKey: 'default-category' },
  {
    id: 3,
    parent: 2,
    key: 'pain-relief',
    name: { default: 'Pain relief', mmstr_th: 'บรรเทาปวด' },
    urlKey: 'pain-relief',
    description: {
      default:
        '<p>Tablets, gels and heat for everyday aches. Start with one painkiller, take it as the pack says, and give it time to work. If pain is severe, sudden or has lasted more than a few days, talk to a pharmacist or doctor.</p>',
      mmstr_th:
        '<p>ยาเม็ด เจล และความร้อนสำหรับอาการปวดเมื่อยทั่วไป เริ่มจากยาแก้ปวดชนิดเดียว ใช้ตามที่ระบุบนกล่อง และรอให้ยาออกฤทธิ์ หากปวดรุนแรง ปวดฉับพลัน หรือปวดติดต่อกันหลายวัน ควรปรึกษาเภสัชกรหรือแพทย์</p>',
    },
    metaTitle: { default: 'Pain relief: tablets, gels and heat', mmstr_th: 'ยาบรรเทาปวด: ยาเม็ด เจล และแผ่นประคบ' },
    metaDescription: {
      default: 'Paracetamol, ibuprofen, gels and heat patches for headache, muscle, joint and period pain.',
      mmstr_th: 'พาราเซตามอล ไอบูโพรเฟน เจล และแผ่นประคบร้อน สำหรับปวดศีรษะ ปวดกล้ามเนื้อ ปวดข้อ และปวดประจำเดือน',
    },
    image: 'pain-relief.webp',
    displayMode: 'PRODUCTS_AND_PAGE',
    cmsBlock: 'category-pain-relief',
  },
  {
    id: 4,
    parent: 3,
    key: 'headache',
    name: { default: 'Headache and migraine', mmstr_th: 'ปวดศีรษะและไมเกรน' },
    urlKey: 'headache-and-migraine',
    description: {
      default:
        '<p>Most headaches settle with rest, water and a simple painkiller. If you need painkillers on more than two days a week, tell us: the tablets themselves can keep a headache going.</p>',
      mmstr_th:
        '<p>อาการปวดศีรษะส่วนใหญ่ดีขึ้นด้วยการพักผ่อน ดื่มน้ำ และยาแก้ปวดทั่วไป หากต้องใช้ยาแก้ปวดมากกว่าสัปดาห์ละสองวัน โปรดปรึกษาเรา เพราะการใช้ยาบ่อยเกินไปอาจทำให้ปวดศีรษะเรื้อรังได้</p>',
    },
    metaDescription: { default: 'Painkillers and migraine treatment, with a pharmacist to ask.' },
  },
  {
    id: 5,
    parent: 3,
    key: 'muscle-joint',
    name: { default: 'Muscle and joint pain', mmstr_th: 'ปวดกล้ามเนื้อและข้อ' },
    urlKey: 'muscle-and-joint-pain',
    description: {
      default:
        '<p>For strains, stiff backs and sore knees. A gel works where you rub it in and reaches the rest of the body far less than a tablet, so it is often the better first choice for one painful place.</p>',
      mmstr_th:
        '<p>สำหรับกล้ามเนื้อเคล็ด หลังตึง และปวดเข่า เจลออกฤทธิ์เฉพาะจุดที่ทา และดูดซึมเข้าสู่ร่างกายน้อยกว่ายาเม็ดมาก จึงมักเป็นทางเลือกแรกที่ดีเมื่อปวดเพียงจุดเดียว</p>',
    },
    metaDescription: { default: 'Gels, rubs, heat patches and supports for strains, backs and sore joints.' },
  },
  {
    id: 6,
    parent: 5,
    key: 'gels-rubs',
    name: { default: 'Gels and rubs', mmstr_th: 'เจลและยาทาถู' },
    urlKey: 'gels-and-rubs',
    description: {
      default:
        '<p>Anti-inflammatory gels, warming creams and cooling sprays. Never use two pain-relief gels together.</p>',
      mmstr_th: '<p>เจลต้านการอักเสบ ครีมร้อน และสเปรย์เย็น ไม่ควรใช้เจลแก้ปวดสองชนิดพร้อมกัน</p>',
    },
  },
  {
    id: 7,
    parent: 5,
    key: 'heat-supports',
    name: { default: 'Heat and supports', mmstr_th: 'แผ่นประคบร้อนและอุปกรณ์พยุง' },
    urlKey: 'heat-and-supports',
    description: {
      default: '<p>Warmth for tight muscles and gentle support for joints that need a rest, without medicine.</p>',
      mmstr_th: '<p>ความร้อนสำหรับกล้ามเนื้อตึง และอุปกรณ์พยุงข้อที่ต้องการพัก โดยไม่ใช้ยา</p>',
    },
  },
  {
    id: 8,
    parent: 3,
    key: 'period-pain',
    name: { default: 'Period pain', mmstr_th: 'ปวดประจำเดือน' },
    urlKey: 'period-pain',
    description: {
      default:
        '<p>Cramps usually answer best to an anti-inflammatory painkiller taken early, and to warmth. Pain that stops you from doing ordinary things deserves a conversation with a doctor.</p>',
      mmstr_th:
        '<p>อาการปวดเกร็งมักตอบสนองดีต่อยาแก้ปวดกลุ่มต้านการอักเสบที่เริ่มใช้เร็วและความอบอุ่น หากปวดจนทำกิจวัตรไม่ได้ ควรปรึกษาแพทย์</p>',
    },
  },
  {
    id: 9,
    parent: 2,
    key: 'cold-flu',
    name: { default: 'Cold and flu', mmstr_th: 'หวัดและไข้หวัดใหญ่' },
    urlKey: 'cold-and-flu',
    description: {
      default:
        '<p>A cold gets better by itself within a week or two. What helps meanwhile is treating the symptom that bothers you most. Check the label of each product for paracetamol, so that you never take it twice.</p>',
      mmstr_th:
        '<p>หวัดมักหายได้เองภายในหนึ่งถึงสองสัปดาห์ ระหว่างนั้นให้รักษาอาการที่รบกวนมากที่สุด และตรวจฉลากทุกชนิดว่ามีพาราเซตามอลหรือไม่ เพื่อไม่ให้ได้รับยาซ้ำ</p>',
    },
    metaTitle: { default: 'Cold and flu: cough, sore throat, blocked nose', mmstr_th: 'หวัด ไอ เจ็บคอ คัดจมูก' },
    metaDescription: {
      default: 'Cough syrups, throat lozenges, decongestants and hot drinks, chosen by symptom.',
      mmstr_th: 'ยาแก้ไอ ยาอม ยาลดคัดจมูก และเครื่องดื่มร้อน เลือกตามอาการ',
    },
    image: 'cold-and-flu.webp',
  },
  {
    id: 10,
    parent: 9,
    key: 'cough',
    name: { default: 'Cough', mmstr_th: 'ไอ' },
    urlKey: 'cough',
    description: {
      default:
        '<p>A dry cough tickles, a chesty cough brings up phlegm. Most coughs clear within three weeks. See a doctor sooner if you cough up blood, feel breathless or lose weight without trying.</p>',
      mmstr_th:
        '<p>ไอแห้งมักคันคอ ส่วนไอมีเสมหะจะมีเสมหะออกมาด้วย ส่วนใหญ่หายภายในสามสัปดาห์ ควรพบแพทย์หากไอเป็นเลือด หายใจลำบาก หรือน้ำหนักลดโดยไม่ทราบสาเหตุ</p>',
    },
  },
  {
    id: 11,
    parent: 9,
    key: 'sore-throat',
    name: { default: 'Sore throat', mmstr_th: 'เจ็บคอ' },
    urlKey: 'sore-throat',
    description: {
      default:
        '<p>Lozenges and sprays that soothe or numb. Antibiotics rarely help a sore throat; time usually does.</p>',
      mmstr_th: '<p>ยาอมและสเปรย์ที่ช่วยให้ชุ่มคอหรือชาเฉพาะที่ ยาปฏิชีวนะแทบไม่ช่วยอาการเจ็บคอ ส่วนใหญ่หายได้เองตามเวลา</p>',
    },
  },
  {
    id: 12,
    parent: 9,
    key: 'blocked-nose',
    name: { default: 'Blocked nose', mmstr_th: 'คัดจมูก' },
    urlKey: 'blocked-nose',
    description: {
      default:
        '<p>Sprays, tablets and steam to clear the way. Use decongestant sprays for no more than seven days, or the blockage may come back worse.</p>',
      mmstr_th: '<p>สเปรย์ ยาเม็ด และไอระเหยช่วยให้จมูกโล่ง ไม่ควรใช้สเปรย์ลดคัดจมูกเกินเจ็ดวัน เพราะอาจกลับมาคัดมากกว่าเดิม</p>',
    },
  },
  {
    id: 13,
    parent: 2,
    key: 'allergy',
    name: { default: 'Allergy', mmstr_th: 'ภูมิแพ้' },
    urlKey: 'allergy',
    description: {
      default:
        '<p>Antihistamines, nasal sprays and eye drops for pollen, dust and pets, and relief for bites and itching. For swelling of the face or throat, or difficulty breathing, call the emergency services at once.</p>',
      mmstr_th:
        '<p>ยาแก้แพ้ สเปรย์พ่นจมูก และยาหยอดตา สำหรับละอองเกสร ฝุ่น และสัตว์เลี้ยง รวมถึงยาบรรเทาแมลงกัดต่อยและอาการคัน หากหน้าหรือคอบวม หรือหายใจลำบาก ให้โทรเรียกรถฉุกเฉินทันที</p>',
    },
    metaDescription: {
      default: 'Hay fever tablets, nasal sprays, eye drops and bite relief.',
      mmstr_th: 'ยาแก้แพ้ สเปรย์พ่นจมูก ยาหยอดตา และยาทาแมลงกัด',
    },
    image: 'allergy.webp',
  },
  {
    id: 14,
    parent: 13,
    key: 'hay-fever',
    name: { default: 'Hay fever', mmstr_th: 'แพ้ละอองเกสร' },
    urlKey: 'hay-fever',
    description: {
      default:
        '<p>Start early: a steroid nasal spray needs several days to reach its full effect, a tablet works within hours. Many people need both in the worst weeks of pollen.</p>',
      mmstr_th:
        '<p>เริ่มใช้แต่เนิ่น ๆ สเปรย์สเตียรอยด์พ่นจมูกต้องใช้เวลาหลายวันจึงออกฤทธิ์เต็มที่ ส่วนยาเม็ดออกฤทธิ์ภายในไม่กี่ชั่วโมง หลายคนต้องใช้ทั้งสองอย่างในช่วงละอองเกสรมาก</p>',
    },
    metaTitle: { default: 'Hay fever relief', mmstr_th: 'บรรเทาอาการแพ้ละอองเกสร' },
    displayMode: 'PRODUCTS_AND_PAGE',
    cmsBlock: 'category-hay-fever',
  },
  {
    id: 15,
    parent: 14,
    key: 'hay-fever-tablets',
    name: { default: 'Allergy tablets', mmstr_th: 'ยาเม็ดแก้แพ้' },
    urlKey: 'allergy-tablets',
    description: {
      default: '<p>One-a-day and quick-acting antihistamines. Look for the non-drowsy ones if you drive.</p>',
      mmstr_th: '<p>ยาแก้แพ้ชนิดวันละครั้งและชนิดออกฤทธิ์เร็ว หากต้องขับรถควรเลือกชนิดที่ไม่ทำให้ง่วง</p>',
    },
  },
  {
    id: 16,
    parent: 14,
    key: 'hay-fever-sprays',
    name: { default: 'Nasal sprays and eye drops', mmstr_th: 'สเปรย์พ่นจมูกและยาหยอดตา' },
    urlKey: 'nasal-sprays-and-eye-drops',
    description: {
      default: '<p>Treatment that goes exactly where pollen does: the nose and the eyes.</p>',
      mmstr_th: '<p>การรักษาเฉพาะจุดที่ละอองเกสรเข้าถึง คือจมูกและตา</p>',
    },
  },
  {
    id: 17,
    parent: 13,
    key: 'bites-itching',
    name: { default: 'Bites, stings and itching', mmstr_th: 'แมลงกัดต่อยและอาการคัน' },
    urlKey: 'bites-and-itching',
    description: {
      default:
        '<p>Creams and cooling gels for itchy, swollen skin. A bite that becomes hot, painful and spreads needs a pharmacist or doctor to look at it.</p>',
      mmstr_th: '<p>ครีมและเจลเย็นสำหรับผิวที่คันและบวม หากรอยกัดร้อน ปวด และลุกลาม ควรให้เภสัชกรหรือแพทย์ตรวจดู</p>',
    },
  },
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
        '<p>Emollients for dry skin, and treatment for eczema, spots, cold sores and fungal infections. Not sure what it is? Send our pharmacist a photo before you buy.</p>',
      mmstr_th:
        '<p>ครีมบำรุงสำหรับผิวแห้ง และยาสำหรับผื่นผิวหนังอักเสบ สิว เริม และเชื้อรา หากไม่แน่ใจว่าเป็นอะไร ส่งรูปให้เภสัชกรดูก่อนซื้อได้</p>',
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
      mmstr_th: '<p>ทาครีมบำรุงให้มากและบ่อย ผลิตภัณฑ์ที่มีพาราฟินซึมเข้าเสื้อผ้าและที่นอนทำให้ติดไฟง่าย ควรอยู่ห่างจากเปลวไฟ</p>',
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
      mmstr_th: '<p>ชั้นสินค้าที่คุณต้องกลับมาเสมอ: วิตามิน ฟัน ตา เท้า สุขภาพทางเพศ และตัวช่วยเลิกบุหรี่</p>',
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
        '<p>การคุมกำเนิด ผลิตภัณฑ์ดูแลจุดซ่อนเร้น และชุดตรวจ ส่งในกล่องเรียบและให้คำแนะนำโดยไม่ตัดสิน หากมีเพศสัมพันธ์โดยไม่ป้องกัน ควรปรึกษาเภสัชกรโดยเร็ว ยาคุมฉุกเฉินได้ผลดีที่สุดเมื่อใช้เร็ว</p>',
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
    description: {
      default:
        '<p>For the journey and for the place you are going to: travel sickness, insects, sun and stomachs. Book a travel health appointment six to eight weeks before you leave.</p>',
      mmstr_th:
        '<p>สำหรับการเดินทางและจุดหมายของคุณ: เมารถ แมลง แดด และท้องเสีย ควรนัดปรึกษาสุขภาพการเดินทางหกถึงแปดสัปดาห์ก่อนออกเดินทาง</p>',
    },
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
        '<p>Time with a pharmacist, by video or in person: advice, vaccinations and a check of the medicines you take.</p>',
      mmstr_th: '<p>เวลากับเภสัชกร ทางวิดีโอหรือพบตัว: คำแนะนำ วัคซีน และการทบทวนยาที่คุณใช้</p>',
    },
    image: 'pharmacist-services.webp',
  },
]);
