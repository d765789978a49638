import type { SynonymSeed } from '../types';

/**
 * Terms that mean the same thing to whoever searches: other names of an ingredient, other spellings, everyday
 * words for a complaint or a product. Never one medicine for another.
 */
const everyView: string[][] = [
  // Ingredients: British, American and everyday names.
  ['paracetamol', 'acetaminophen', 'apap'],
  ['aspirin', 'acetylsalicylic acid'],
  ['chlorphenamine', 'chlorpheniramine'],
  ['hyoscine', 'scopolamine'],
  ['simeticone', 'simethicone'],
  ['dimeticone', 'dimethicone'],
  ['beclometasone', 'beclomethasone'],
  ['aciclovir', 'acyclovir'],
  ['macrogol', 'polyethylene glycol'],
  ['cromoglicate', 'cromolyn'],
  ['lidocaine', 'lignocaine'],
  ['ascorbic acid', 'vitamin c'],
  ['colecalciferol', 'cholecalciferol', 'vitamin d3', 'vitamin d'],
  ['folic acid', 'vitamin b9', 'folate'],
  ['ispaghula', 'psyllium'],
  ['soft paraffin', 'petrolatum', 'petroleum jelly'],
  ['rehydration salts', 'oral rehydration', 'electrolytes', 'ors'],
  ['nicotine replacement', 'nrt'],
  // Kinds of medicine.
  ['painkiller', 'pain killer', 'pain reliever', 'pain relief', 'analgesic'],
  ['antihistamine', 'anti histamine', 'allergy relief', 'allergy tablets'],
  ['antacid', 'anti acid', 'heartburn relief'],
  ['decongestant', 'blocked nose', 'stuffy nose', 'nasal congestion'],
  ['laxative', 'constipation relief'],
  ['emollient', 'moisturiser', 'moisturizer'],
  ['antifungal', 'anti fungal'],
  ['expectorant', 'chesty cough'],
  // Complaints.
  ['headache', 'head ache', 'sore head'],
  ['hay fever', 'hayfever', 'allergic rhinitis', 'pollen allergy', 'seasonal allergy'],
  ['diarrhoea', 'diarrhea', 'loose stools', 'loose motions'],
  ['indigestion', 'dyspepsia'],
  ['heartburn', 'acid reflux'],
  ['flu', 'influenza'],
  ['fever', 'high temperature'],
  ['period pain', 'menstrual cramps', 'period cramps', 'menstrual pain'],
  ['travel sickness', 'motion sickness', 'car sickness', 'sea sickness'],
  ['athletes foot', 'tinea pedis', 'foot fungus'],
  ['cold sore', 'herpes labialis', 'fever blister'],
  ['mouth ulcer', 'canker sore'],
  ['verruca', 'plantar wart'],
  ['acne', 'spots', 'pimples'],
  ['dry eye', 'artificial tears'],
  ['insect bite', 'mosquito bite', 'bug bite'],
  ['backache', 'back pain'],
  ['head lice', 'nits'],
  ['emergency contraception', 'morning after pill', 'morning after', 'plan b'],
  // Things.
  ['plaster', 'sticking plaster', 'band aid', 'bandaid', 'adhesive bandage'],
  ['thermometer', 'temperature reader'],
  ['blood pressure monitor', 'bp monitor', 'sphygmomanometer'],
  ['nappy', 'diaper'],
  ['dummy', 'pacifier', 'soother'],
  ['sunscreen', 'sun cream', 'sunblock', 'suncream', 'sun lotion'],
  ['insect repellent', 'mosquito repellent', 'bug spray'],
  ['pill organiser', 'pill organizer', 'pill box', 'dosette box'],
  ['lozenge', 'throat sweet', 'pastille', 'cough drop', 'cough sweet'],
  ['sugar free', 'sugarfree', 'no sugar'],
];

const thaiView: string[][] = [
  ['ปวดหัว', 'ปวดศีรษะ'],
  ['ยาแก้ปวด', 'แก้ปวด', 'บรรเทาปวด'],
  ['ท้องร่วง', 'ท้องเสีย', 'ท้องเดิน', 'ถ่ายเหลว'],
  ['น้ำมูกไหล', 'น้ำมูก'],
  ['ไข้หวัด', 'หวัด'],
  ['เป็นไข้', 'ตัวร้อน', 'ลดไข้'],
  ['แก้ไอ', 'ยาแก้ไอ'],
  ['แก้แพ้', 'ยาแก้แพ้', 'ภูมิแพ้', 'แพ้อากาศ'],
  ['กรดไหลย้อน', 'แสบร้อนกลางอก'],
  ['พลาสเตอร์', 'ปลาสเตอร์', 'พลาสเตอร์ยา'],
  ['ปรอทวัดไข้', 'เทอร์โมมิเตอร์'],
  ['เมารถ', 'เมาเรือ', 'เมาการเดินทาง'],
  ['ผงเกลือแร่', 'เกลือแร่'],
  ['พารา', 'พาราเซตามอล'],
  ['ยาอม', 'เม็ดอม'],
  ['ยาคุมฉุกเฉิน', 'คุมกำเนิดฉุกเฉิน'],
  ['กันแดด', 'ครีมกันแดด', 'แดด'],
  ['กันยุง', 'ไล่แมลง', 'ยากันยุง'],
];

export const synonyms: SynonymSeed[] = [
  ...everyView.map((terms) => ({ stores: [], terms })),
  ...thaiView.map((terms) => ({ stores: ['mmstr_th'], terms })),
];
