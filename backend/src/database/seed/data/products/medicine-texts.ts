import { bullets, say } from '../texts';

const LEAFLET = 'Always read the leaflet in the pack.';
const LEAFLET_TH = 'อ่านเอกสารกำกับยาทุกครั้ง';

const LENSES = ' unless the leaflet says otherwise';
const LENSES_TH = ' เว้นแต่เอกสารกำกับยาระบุเป็นอย่างอื่น';

const PRESCRIBED =
  'Supplied only on a prescription, or after an online consultation that one of our prescribers has approved. You get your money back if it is declined.';
const PRESCRIBED_TH = 'จ่ายยาเฉพาะเมื่อมีใบสั่งแพทย์ หรือหลังการปรึกษาออนไลน์ที่ผู้มีสิทธิสั่งใช้ยาของเราอนุมัติแล้ว หากไม่อนุมัติคุณจะได้รับเงินคืน';

/** What makes sense on the shop's page alone, and not in the leaflet itself. */
export const SHOP_WORDS = {
  default: [bullet(LEAFLET), bullet(PRESCRIBED), LENSES],
  mmstr_th: [bullet(LEAFLET_TH), bullet(PRESCRIBED_TH), LENSES_TH],
} as const;

function bullet(text: string): string {
  return `<li>${text}</li>`;
}

/** Of what may be used earlier than it is sold: in English, in Thai. */
export const ADULTS_ONLY = [
  'We sell it only for adults. Ask our pharmacist what suits a younger person.',
  'เราขายยานี้สำหรับผู้ใหญ่เท่านั้น โปรดสอบถามเภสัชกรว่ายาใดเหมาะกับผู้ที่อายุน้อยกว่า',
] as const;

/** Warnings that every product with the same medicine shares. */
export const warnings = {
  paracetamol: say(
    bullets(
      'Contains paracetamol. Do not take with any other product that contains paracetamol.',
      'Taking too much can harm your liver, even if you feel well. Get medical help at once if you have taken more than the pack says.',
      'Ask a pharmacist first if you have liver or kidney problems, weigh less than 50 kg, drink a lot of alcohol or take warfarin.',
      LEAFLET,
    ),
    bullets(
      'มีพาราเซตามอล ห้ามใช้ร่วมกับผลิตภัณฑ์อื่นที่มีพาราเซตามอล',
      'การใช้เกินขนาดเป็นอันตรายต่อตับแม้จะรู้สึกสบายดี หากใช้เกินขนาดให้พบแพทย์ทันที',
      'ปรึกษาเภสัชกรก่อนใช้หากมีโรคตับหรือไต น้ำหนักน้อยกว่า 50 กก. ดื่มแอลกอฮอล์มาก หรือใช้ยาวาร์ฟาริน',
      LEAFLET_TH,
    ),
  ),
  ibuprofen: say(
    bullets(
      'Do not take it if you have or have had a stomach ulcer or bleeding, have severe heart, liver or kidney problems, or have had asthma, a rash or swelling after ibuprofen, aspirin or a similar painkiller.',
      'Not for use in pregnancy unless a doctor or midwife advises it; do not take it in the last three months.',
      'Ask a pharmacist first if you have asthma, high blood pressure, heart or bowel disease, are dehydrated, or take blood thinners, blood pressure medicine, steroids, lithium or methotrexate.',
      'Do not take it together with aspirin or another anti-inflammatory painkiller.',
      'Stop and get help if you have black stools, vomit blood or have chest pain.',
      LEAFLET,
    ),
    bullets(
      'ห้ามใช้หากเป็นหรือเคยเป็นแผลหรือเลือดออกในกระเพาะอาหาร มีโรคหัวใจ ตับ หรือไตรุนแรง หรือเคยหอบหืด ผื่น หรือบวมจากไอบูโพรเฟน แอสไพริน หรือยากลุ่มเดียวกัน',
      'ไม่ควรใช้ระหว่างตั้งครรภ์เว้นแต่แพทย์แนะนำ และห้ามใช้ในช่วงสามเดือนสุดท้าย',
      'ปรึกษาเภสัชกรก่อนใช้หากเป็นหอบหืด ความดันโลหิตสูง โรคหัวใจหรือลำไส้ มีภาวะขาดน้ำ หรือใช้ยาต้านการแข็งตัวของเลือด ยาลดความดัน สเตียรอยด์ ลิเทียม หรือเมโทเทรกเซต',
      'ห้ามใช้ร่วมกับแอสไพรินหรือยาต้านการอักเสบชนิดอื่น',
      'หยุดยาและพบแพทย์หากถ่ายดำ อาเจียนเป็นเลือด หรือเจ็บหน้าอก',
      LEAFLET_TH,
    ),
  ),
  painGel: say(
    bullets(
      'Do not use on broken skin, under an airtight dressing or near eyes and mouth. Wash your hands afterwards.',
      'Do not use if ibuprofen, diclofenac, aspirin or a similar medicine has given you asthma, a rash or swelling.',
      'Not for use in the last three months of pregnancy; ask a doctor before using it earlier in pregnancy.',
      'Keep treated skin out of strong sunlight. Fabric that has soaked it up burns more easily: keep away from flames.',
      LEAFLET,
    ),
    bullets(
      'ห้ามใช้กับแผลเปิด ใต้ผ้าปิดที่อากาศเข้าไม่ได้ หรือใกล้ตาและปาก ล้างมือหลังใช้',
      'ห้ามใช้หากเคยหอบหืด ผื่น หรือบวมจากไอบูโพรเฟน ไดโคลฟีแนค แอสไพริน หรือยากลุ่มเดียวกัน',
      'ห้ามใช้ในสามเดือนสุดท้ายของการตั้งครรภ์ และควรปรึกษาแพทย์หากตั้งครรภ์ระยะก่อนหน้านั้น',
      'หลีกเลี่ยงแดดจัดบริเวณที่ทา ผ้าที่ซึมยาติดไฟง่าย ควรอยู่ห่างจากเปลวไฟ',
      LEAFLET_TH,
    ),
  ),
  codeine: say(
    bullets(
      'Can cause addiction. Use for three days only. Overuse can also give you headaches.',
      'Contains paracetamol. Do not take with any other product that contains paracetamol. Get medical help at once if you have taken too much, even if you feel well.',
      'Not for children under 12, not for anyone under 18 after removal of tonsils or adenoids, and not while breastfeeding. Do not take if you know that your body turns codeine into morphine very quickly.',
      'May make you sleepy or dizzy: do not drive or use machines until you know how it affects you. It is an offence to drive when it impairs you. Do not drink alcohol.',
      LEAFLET,
    ),
    bullets(
      'อาจทำให้เสพติด ใช้ไม่เกินสามวัน การใช้มากเกินไปอาจทำให้ปวดศีรษะ',
      'มีพาราเซตามอล ห้ามใช้ร่วมกับผลิตภัณฑ์อื่นที่มีพาราเซตามอล หากใช้เกินขนาดให้พบแพทย์ทันทีแม้รู้สึกปกติ',
      'ห้ามใช้ในเด็กต่ำกว่า 12 ปี ผู้ที่อายุต่ำกว่า 18 ปีหลังผ่าตัดทอนซิลหรืออะดีนอยด์ และผู้ให้นมบุตร ห้ามใช้หากทราบว่าร่างกายเปลี่ยนโคเดอีนเป็นมอร์ฟีนเร็วมาก',
      'อาจทำให้ง่วงหรือเวียนศีรษะ ห้ามขับรถหรือใช้เครื่องจักรจนกว่าจะทราบผลของยา การขับขี่ขณะยามีผลต่อคุณเป็นความผิดตามกฎหมาย งดดื่มแอลกอฮอล์',
      LEAFLET_TH,
    ),
  ),
  nonDrowsy: say(
    bullets(
      'Most people stay alert, but some feel drowsy: see how you react before you drive.',
      'Ask a doctor first if you have kidney or liver problems or epilepsy.',
      'If you are pregnant or breastfeeding, ask your doctor, midwife or pharmacist first.',
      'Stop at least three days before an allergy skin test.',
      LEAFLET,
    ),
    bullets(
      'คนส่วนใหญ่ไม่ง่วง แต่บางคนอาจง่วง ควรสังเกตอาการก่อนขับรถ',
      'ปรึกษาแพทย์ก่อนใช้หากมีโรคไต โรคตับ หรือโรคลมชัก',
      'หากตั้งครรภ์หรือให้นมบุตร ปรึกษาแพทย์ ผดุงครรภ์ หรือเภสัชกรก่อนใช้',
      'หยุดยาอย่างน้อยสามวันก่อนทดสอบภูมิแพ้ทางผิวหนัง',
      LEAFLET_TH,
    ),
  ),
  drowsy: say(
    bullets(
      'Causes sleepiness. Do not drive, cycle or use machines if you are affected, and do not drink alcohol.',
      'Ask a pharmacist first if you have glaucoma, epilepsy, prostate or breathing problems, or take medicine for depression, anxiety or sleep.',
      'Ask a doctor before use in pregnancy and while breastfeeding.',
      LEAFLET,
    ),
    bullets(
      'ทำให้ง่วง ห้ามขับขี่หรือใช้เครื่องจักรหากมีอาการ และห้ามดื่มแอลกอฮอล์',
      'ปรึกษาเภสัชกรก่อนใช้หากเป็นต้อหิน ลมชัก ต่อมลูกหมากโต โรคทางเดินหายใจ หรือใช้ยาต้านเศร้า ยาคลายกังวล หรือยานอนหลับ',
      'ปรึกษาแพทย์ก่อนใช้หากตั้งครรภ์หรือให้นมบุตร',
      LEAFLET_TH,
    ),
  ),
  steroidSpray: say(
    bullets(
      'Not for anyone under 18 without a doctor’s advice.',
      'Ask a pharmacist first if you have an infection in the nose, have had recent nose surgery, have glaucoma or cataracts, or take other steroids or medicine for HIV.',
      'Ask a doctor before use in pregnancy and while breastfeeding.',
      'See a doctor if it has not helped after two weeks, or if you need it for more than three months.',
      LEAFLET,
    ),
    bullets(
      'ห้ามใช้ในผู้ที่อายุต่ำกว่า 18 ปีโดยไม่ปรึกษาแพทย์',
      'ปรึกษาเภสัชกรก่อนใช้หากมีการติดเชื้อในจมูก เพิ่งผ่าตัดจมูก เป็นต้อหินหรือต้อกระจก หรือใช้สเตียรอยด์ชนิดอื่นหรือยารักษาเอชไอวี',
      'ปรึกษาแพทย์ก่อนใช้หากตั้งครรภ์หรือให้นมบุตร',
      'พบแพทย์หากไม่ดีขึ้นภายในสองสัปดาห์ หรือต้องใช้นานเกินสามเดือน',
      LEAFLET_TH,
    ),
  ),
  decongestantTablet: say(
    bullets(
      'Do not take it if you have high blood pressure that is not well controlled, heart disease, severe kidney disease, an overactive thyroid, glaucoma or an enlarged prostate, or if you took a monoamine oxidase inhibitor in the last 14 days.',
      'Stop at once and get help for a sudden severe headache, confusion, seizures, sudden changes in sight or sudden stomach pain with bleeding.',
      'Ask a doctor before use in pregnancy and while breastfeeding.',
      LEAFLET,
    ),
    bullets(
      'ห้ามใช้หากความดันโลหิตสูงที่ยังควบคุมไม่ได้ โรคหัวใจ โรคไตรุนแรง ไทรอยด์เป็นพิษ ต้อหิน ต่อมลูกหมากโต หรือใช้ยากลุ่ม MAOI ภายใน 14 วัน',
      'หยุดยาทันทีและพบแพทย์หากปวดศีรษะรุนแรงฉับพลัน สับสน ชัก การมองเห็นเปลี่ยนไป หรือปวดท้องฉับพลันร่วมกับเลือดออก',
      'ปรึกษาแพทย์ก่อนใช้หากตั้งครรภ์หรือให้นมบุตร',
      LEAFLET_TH,
    ),
  ),
  supplement: say(
    bullets(
      'Do not take more than the recommended daily amount.',
      'A supplement does not replace a varied diet and a healthy way of life.',
      'Ask a doctor or pharmacist first if you take medicines, have a medical condition, are pregnant or are breastfeeding.',
      'Keep out of the reach of young children.',
    ),
    bullets(
      'ไม่ควรรับประทานเกินปริมาณที่แนะนำต่อวัน',
      'ไม่สามารถใช้แทนอาหารที่หลากหลายและการดูแลสุขภาพ',
      'ปรึกษาแพทย์หรือเภสัชกรก่อนใช้หากใช้ยา มีโรคประจำตัว ตั้งครรภ์ หรือให้นมบุตร',
      'เก็บให้พ้นมือเด็กเล็ก',
    ),
  ),
  emollient: say(
    bullets(
      'For use on the skin only. Stop if it stings or a rash appears.',
      'Contains paraffin. Clothes, bedding and dressings that have soaked it up catch fire easily, and washing may not remove it all. Do not smoke or go near flames.',
      'Makes floors and baths slippery: take care.',
    ),
    bullets(
      'ใช้ภายนอกเท่านั้น หยุดใช้หากแสบหรือมีผื่น',
      'มีพาราฟิน เสื้อผ้า เครื่องนอน และผ้าปิดแผลที่ซึมครีมติดไฟง่าย การซักอาจล้างออกไม่หมด ห้ามสูบบุหรี่หรือเข้าใกล้เปลวไฟ',
      'ทำให้พื้นและอ่างอาบน้ำลื่น โปรดระวัง',
    ),
  ),
  skinOnly: say(
    bullets(
      'For use on the skin only. Keep away from eyes and mouth.',
      'Stop and ask a pharmacist if your skin becomes sore or a rash appears.',
      LEAFLET,
    ),
    bullets('ใช้ภายนอกเท่านั้น หลีกเลี่ยงดวงตาและปาก', 'หยุดใช้และปรึกษาเภสัชกรหากผิวระคายเคืองหรือมีผื่น', LEAFLET_TH),
  ),
  nicotine: say(
    bullets(
      'For people aged 12 and over who smoke. Not for non-smokers. Nicotine is addictive.',
      'Ask a pharmacist first if you have had a heart attack or stroke lately, have an irregular heartbeat, diabetes, stomach ulcers or phaeochromocytoma.',
      'Pregnant or breastfeeding: try without nicotine first, and speak to a midwife or pharmacist before you use it.',
      'Stopping smoking can change how some medicines work, such as clozapine, theophylline or insulin: tell whoever prescribes them.',
      'Dangerous to children and pets, also when used. Throw away with care.',
    ),
    bullets(
      'สำหรับผู้สูบบุหรี่อายุ 12 ปีขึ้นไป ไม่เหมาะกับผู้ไม่สูบ นิโคตินทำให้เสพติด',
      'ปรึกษาเภสัชกรก่อนใช้หากเพิ่งมีภาวะหัวใจขาดเลือดหรือโรคหลอดเลือดสมอง หัวใจเต้นผิดจังหวะ เบาหวาน แผลในกระเพาะอาหาร หรือเนื้องอกต่อมหมวกไตฟีโอโครโมไซโตมา',
      'หากตั้งครรภ์หรือให้นมบุตร ควรลองเลิกโดยไม่ใช้นิโคตินก่อน และปรึกษาผดุงครรภ์หรือเภสัชกรก่อนใช้',
      'การเลิกบุหรี่อาจเปลี่ยนฤทธิ์ของยาบางชนิด เช่น โคลซาปีน ทีโอฟิลลีน หรืออินซูลิน แจ้งแพทย์ผู้สั่งยาของคุณ',
      'เป็นอันตรายต่อเด็กและสัตว์เลี้ยงแม้ใช้แล้ว ทิ้งอย่างระมัดระวัง',
    ),
  ),
  eyeDrops: say(
    bullets(
      'Do not let the tip touch your eye or fingers.',
      'Stop and get help the same day if you have eye pain, sensitivity to light, changed sight or worsening redness.',
      `Take out contact lenses first${LENSES}, and wait 15 minutes before you put them back.`,
      'Do not drive until your sight is clear.',
    ),
    bullets(
      'อย่าให้ปลายขวดสัมผัสตาหรือนิ้ว',
      'หยุดใช้และพบแพทย์ภายในวันเดียวกันหากปวดตา แพ้แสง การมองเห็นเปลี่ยนไป หรือตาแดงมากขึ้น',
      `ถอดคอนแทคเลนส์ก่อนใช้และรอ 15 นาทีก่อนใส่กลับ${LENSES_TH}`,
      'อย่าขับรถจนกว่าจะมองเห็นชัดเจน',
    ),
  ),
  firstAid: say(
    bullets(
      'Clean and dry the skin before you apply it, and change it when it gets wet or dirty.',
      'See a pharmacist, nurse or doctor for a wound that is deep, dirty, will not stop bleeding, or becomes hot, red and painful.',
      'Do not use if the wrapping is open or damaged.',
    ),
    bullets(
      'ทำความสะอาดและซับผิวให้แห้งก่อนใช้ เปลี่ยนเมื่อเปียกหรือสกปรก',
      'พบเภสัชกร พยาบาล หรือแพทย์หากแผลลึก สกปรก เลือดไม่หยุด หรือร้อน แดง และปวด',
      'ห้ามใช้หากซองเปิดหรือเสียหาย',
    ),
  ),
  laxative: say(
    bullets(
      'Do not use if you have stomach pain, feel sick or vomit, or could have a blocked bowel.',
      'Drink plenty of water. If you need a laxative every day for more than a week, speak to a pharmacist or doctor.',
      'Ask a doctor before use in pregnancy and while breastfeeding.',
      LEAFLET,
    ),
    bullets(
      'ห้ามใช้หากปวดท้อง คลื่นไส้ อาเจียน หรืออาจมีลำไส้อุดตัน',
      'ดื่มน้ำมาก ๆ หากต้องใช้ยาระบายทุกวันเกินหนึ่งสัปดาห์ ควรปรึกษาเภสัชกรหรือแพทย์',
      'ปรึกษาแพทย์ก่อนใช้หากตั้งครรภ์หรือให้นมบุตร',
      LEAFLET_TH,
    ),
  ),
  prescription: say(
    bullets(PRESCRIBED, 'For the person it was prescribed for. Never share it.', LEAFLET),
    bullets(PRESCRIBED_TH, 'สำหรับผู้ที่ได้รับการสั่งยาเท่านั้น ห้ามแบ่งให้ผู้อื่น', LEAFLET_TH),
  ),
};

/** How a pack is kept at home. */
export const storage = {
  room: say(
    '<p>Keep below 25 °C in the original pack, out of the sight and reach of children.</p>',
    '<p>เก็บที่อุณหภูมิไม่เกิน 25 °C ในบรรจุภัณฑ์เดิม ให้พ้นสายตาและมือเด็ก</p>',
  ),
  dry: say(
    '<p>Keep dry and below 25 °C in the original pack, well closed, out of the sight and reach of children.</p>',
    '<p>เก็บในที่แห้ง อุณหภูมิไม่เกิน 25 °C ในบรรจุภัณฑ์เดิมที่ปิดสนิท ให้พ้นสายตาและมือเด็ก</p>',
  ),
  opened28: say(
    '<p>Keep below 25 °C. Throw away 28 days after opening: write the date on the bottle.</p>',
    '<p>เก็บที่อุณหภูมิไม่เกิน 25 °C ทิ้งหลังเปิดใช้ 28 วัน และเขียนวันที่เปิดไว้บนขวด</p>',
  ),
  opened6months: say(
    '<p>Keep below 25 °C. Do not freeze. Use within six months of opening.</p>',
    '<p>เก็บที่อุณหภูมิไม่เกิน 25 °C ห้ามแช่แข็ง ใช้ให้หมดภายในหกเดือนหลังเปิด</p>',
  ),
  aerosol: say(
    '<p>Pressurised container: keep below 50 °C and away from sunlight, heat and flames. Do not pierce or burn, even when empty.</p>',
    '<p>ภาชนะอัดความดัน เก็บที่อุณหภูมิไม่เกิน 50 °C ห่างจากแสงแดด ความร้อน และเปลวไฟ ห้ามเจาะหรือเผาแม้ใช้หมดแล้ว</p>',
  ),
  cupboard: say(
    '<p>Keep in a clean, dry place away from direct sunlight.</p>',
    '<p>เก็บในที่สะอาดและแห้ง ไม่โดนแสงแดดโดยตรง</p>',
  ),
};
