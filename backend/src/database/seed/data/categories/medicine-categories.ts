import type { CategorySeed } from '../../types';

/** Pain, colds, allergy: what people come with first. */
export const medicineCategories: CategorySeed[] = [
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
        '<p>ยาเม็ด เจล และแผ่นประคบร้อนสำหรับอาการปวดเมื่อยทั่วไป เริ่มจากยาแก้ปวดชนิดเดียว ใช้ตามที่ระบุบนกล่อง และรอให้ยาออกฤทธิ์ หากปวดรุนแรง ปวดฉับพลัน หรือปวดติดต่อกันหลายวัน ควรปรึกษาเภสัชกรหรือแพทย์</p>',
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
    metaDescription: {
      default: 'Painkillers and migraine treatment, with a pharmacist to ask.',
      mmstr_th: 'ยาแก้ปวดและยาไมเกรน พร้อมเภสัชกรให้ปรึกษา',
    },
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
    metaDescription: {
      default: 'Gels, rubs, heat patches and supports for strains, backs and sore joints.',
      mmstr_th: 'เจล ยาทาถู แผ่นประคบร้อน และอุปกรณ์พยุง สำหรับกล้ามเนื้อเคล็ด ปวดหลัง และปวดข้อ',
    },
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
      mmstr_th: '<p>แผ่นประคบร้อนสำหรับกล้ามเนื้อตึง และอุปกรณ์พยุงข้อที่ต้องการพัก โดยไม่ใช้ยา</p>',
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
        '<p>ยาแก้แพ้ สเปรย์พ่นจมูก และยาหยอดตา สำหรับละอองเกสร ฝุ่น และสัตว์เลี้ยง รวมถึงยาบรรเทาแมลงกัดต่อยและอาการคัน หากหน้าหรือคอบวม หรือหายใจลำบาก ให้โทร 1669 เรียกรถพยาบาลทันที</p>',
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
        '<p>Start early: a steroid nasal spray needs several days to reach its full effect; a tablet works within hours. Many people need both in the worst weeks of pollen.</p>',
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
];
