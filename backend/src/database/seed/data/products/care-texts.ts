import { points, prose } from '../texts';

/** Warnings that everyday goods, devices and tests share. */
export const care = {
  support: points(
    [
      'Not over broken skin or under a plaster cast. Take it off at night unless you were told otherwise.',
      'Too tight if fingers or toes turn cold, pale or numb. Ask a doctor first if you have diabetes or poor circulation.',
    ],
    [
      'ห้ามสวมทับแผลเปิดหรือใต้เฝือก ถอดก่อนนอนเว้นแต่ได้รับคำแนะนำเป็นอย่างอื่น',
      'หากนิ้วเย็น ซีด หรือชาแสดงว่าแน่นเกินไป ผู้ที่เป็นเบาหวานหรือเลือดไหลเวียนไม่ดีควรปรึกษาแพทย์ก่อน',
    ],
  ),
  heat: points(
    [
      'Warmth, never heat that hurts: put a layer of cloth between it and the skin, and do not fall asleep on it.',
      'Not on numb or broken skin, on a fresh injury, or if you cannot feel warmth well. Keep from small children.',
    ],
    [
      'ให้อุ่นสบาย ไม่ร้อนจนเจ็บ ใช้ผ้ารองก่อนสัมผัสผิว และอย่าหลับทับ',
      'ห้ามใช้กับผิวที่ชา มีแผล หรือบาดเจ็บใหม่ หรือผู้ที่รับรู้ความร้อนได้ไม่ดี เก็บให้พ้นมือเด็กเล็ก',
    ],
  ),
  herbal: points(
    [
      'A traditional herbal medicine, used for mild complaints on the grounds of long experience only.',
      'Ask a pharmacist first if you take other medicines, are pregnant or are breastfeeding.',
      'See a doctor if you feel worse or are no better after ten days.',
    ],
    [
      'ยาสมุนไพรแผนโบราณ ใช้กับอาการเล็กน้อยตามประสบการณ์ที่สืบต่อกันมา',
      'ปรึกษาเภสัชกรก่อนใช้หากใช้ยาอื่น ตั้งครรภ์ หรือให้นมบุตร',
      'พบแพทย์หากอาการแย่ลงหรือไม่ดีขึ้นภายในสิบวัน',
    ],
  ),
  condom: points(
    [
      'A new one each time, put on before any contact. No method protects completely against pregnancy or infections.',
      'Oil, body lotion and some vaginal creams weaken latex: use water- or silicone-based lubricant only.',
      'If one breaks or slips off, talk to a pharmacist as soon as you can: emergency contraception works best early.',
    ],
    [
      'ใช้ชิ้นใหม่ทุกครั้งและสวมก่อนสัมผัส ไม่มีวิธีใดป้องกันการตั้งครรภ์หรือโรคติดต่อได้สมบูรณ์',
      'น้ำมัน โลชั่น และครีมช่องคลอดบางชนิดทำให้ยางเสื่อม ใช้เฉพาะสารหล่อลื่นสูตรน้ำหรือซิลิโคน',
      'หากแตกหรือหลุด ควรปรึกษาเภสัชกรโดยเร็ว ยาคุมฉุกเฉินได้ผลดีที่สุดเมื่อใช้เร็ว',
    ],
  ),
  homeTest: points(
    [
      'Read the result within the time the leaflet gives, not later.',
      'A test at home can be wrong. Before you act on it, or if symptoms go on, have it confirmed by a doctor, midwife or clinic.',
      'For single use, outside the body. Do not use after the date on the pouch.',
    ],
    [
      'อ่านผลภายในเวลาที่ระบุในเอกสาร ไม่ช้ากว่านั้น',
      'ชุดตรวจที่บ้านอาจผิดพลาดได้ ควรยืนยันกับแพทย์หรือคลินิกก่อนตัดสินใจหรือหากยังมีอาการ',
      'ใช้ครั้งเดียว ใช้ภายนอกร่างกาย ห้ามใช้หลังวันหมดอายุบนซอง',
    ],
  ),
  intimate: points(
    [
      'Stop if it burns or itches more. New discharge, sores, fever or pain low in the belly should be seen by a doctor or clinic.',
      'Ask a doctor or midwife first if you are pregnant.',
    ],
    ['หยุดใช้หากแสบหรือคันมากขึ้น หากตกขาวผิดปกติ มีแผล มีไข้ หรือปวดท้องน้อยควรพบแพทย์', 'หากตั้งครรภ์ควรปรึกษาแพทย์ก่อน'],
  ),
  smallParts: points(
    ['Small parts or cords: keep out of the reach of children under three.'],
    ['มีชิ้นส่วนเล็กหรือสาย เก็บให้พ้นมือเด็กต่ำกว่าสามขวบ'],
  ),
  meter: points(
    [
      'A home reading helps you and your doctor to see a pattern. Do not change your medicine because of it without advice.',
      'Read the instructions before the first use. Batteries are dangerous if swallowed.',
    ],
    ['ค่าที่วัดที่บ้านช่วยให้คุณและแพทย์เห็นแนวโน้ม ห้ามปรับยาเองโดยไม่ปรึกษา', 'อ่านคู่มือก่อนใช้ครั้งแรก แบตเตอรี่เป็นอันตรายหากกลืน'],
  ),
  cosmetic: points(
    ['For the skin only. Rinse with water if it gets into the eyes, and stop if a rash appears.'],
    ['ใช้ภายนอกเท่านั้น หากเข้าตาให้ล้างน้ำ และหยุดใช้หากมีผื่น'],
  ),
  sun: points(
    [
      'No sunscreen protects completely: shade and clothes come first, above all between 11 am and 3 pm.',
      'Keep babies under six months out of direct sun. Avoid eyes; marks fabrics.',
    ],
    [
      'ไม่มีครีมกันแดดใดป้องกันได้ทั้งหมด ควรอยู่ในร่มและสวมเสื้อผ้าปกปิด โดยเฉพาะช่วง 11.00–15.00 น.',
      'ทารกต่ำกว่าหกเดือนไม่ควรโดนแดดโดยตรง ระวังเข้าตาและเปื้อนผ้า',
    ],
  ),
  teeth: points(
    ['Do not swallow. Bleeding gums, toothache or loose teeth need a dentist.'],
    ['ห้ามกลืน หากเหงือกเลือดออก ปวดฟัน หรือฟันโยกควรพบทันตแพทย์'],
  ),
  feet: points(
    [
      'With diabetes, poor circulation or numb feet, ask a pharmacist or podiatrist before you treat your own feet.',
      'Stop and have it looked at if the skin becomes hot, swollen or starts to weep.',
    ],
    [
      'ผู้ที่เป็นเบาหวาน เลือดไหลเวียนไม่ดี หรือเท้าชา ควรปรึกษาเภสัชกรหรือแพทย์ก่อนดูแลเท้าเอง',
      'หยุดใช้และให้แพทย์ตรวจหากผิวร้อน บวม หรือมีน้ำเหลือง',
    ],
  ),
  appointment: points(
    ['This is not for emergencies. If symptoms are severe, call 999.'],
    ['ไม่ใช่สำหรับเหตุฉุกเฉิน หากอาการรุนแรงให้โทร 1669 เรียกรถพยาบาลทันที'],
  ),
};

/** More ways of keeping things. */
export const keeping = {
  singleDose: prose(
    'Keep below 25 °C in the pouch. Use each vial at once and throw away what is left.',
    'เก็บที่อุณหภูมิไม่เกิน 25 °C ในซอง ใช้แต่ละหลอดทันทีและทิ้งส่วนที่เหลือ',
  ),
  flat: prose(
    'Keep cool, dry and away from sharp edges; a wallet or glove box is too warm.',
    'เก็บในที่เย็นและแห้ง ห่างของมีคม ไม่ควรเก็บในกระเป๋าสตางค์หรือในรถเพราะร้อนเกินไป',
  ),
};
