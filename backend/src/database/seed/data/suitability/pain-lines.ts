import { emergency, lasting, type Pair, stop, takes, talk, tick } from './form-lines';

export const OVERDOSE = emergency([
  'After more than the pack says, call 111 at once, even if nothing is felt. For severe pain in the chest, or a sudden headache that is the worst ever, call 999.',
  'หากใช้เกินขนาดที่ระบุ ไปห้องฉุกเฉินหรือโทร 1669 ทันทีแม้ไม่มีอาการ หากเจ็บหน้าอกรุนแรง หรือปวดศีรษะเฉียบพลันอย่างรุนแรงที่สุดที่เคยเป็น โทร 1669',
]);

export const BLEEDING = emergency([
  'For black stools or vomiting of blood, trouble breathing, or severe pain in the chest, call 999.',
  'หากอุจจาระดำ อาเจียนเป็นเลือด หายใจลำบาก หรือเจ็บหน้าอกรุนแรง โทร 1669',
]);

export const DAYS_OF_PAIN = lasting(
  ['Up to three days', 'ไม่เกินสามวัน'],
  ['Pain that lasts is better looked at than treated for long.', 'อาการปวดที่เป็นนานควรได้รับการตรวจมากกว่าใช้ยานาน'],
);

export const OTHER_PARACETAMOL = takes(
  tick(
    ['Anything else with paracetamol, as cold and flu remedies', 'สิ่งอื่นที่มีพาราเซตามอล เช่น ยาแก้หวัด'],
    stop(
      'Take only one medicine with paracetamol at a time: together it is too much.',
      'ใช้ยาที่มีพาราเซตามอลครั้งละหนึ่งชนิดเท่านั้น เมื่อใช้ร่วมกันจะเกินขนาด',
    ),
  ),
  tick(
    ['Warfarin, or medicine for epilepsy or tuberculosis', 'วาร์ฟาริน หรือยารักษาโรคลมชักหรือวัณโรค'],
    talk('The dose may have to be another one.', 'อาจต้องปรับขนาดยา'),
  ),
);

export const LIVER = tick(
  ['Liver or kidney disease, or a lot of alcohol', 'โรคตับหรือไต หรือดื่มแอลกอฮอล์มาก'],
  talk('Paracetamol may then harm the liver sooner.', 'พาราเซตามอลอาจเป็นอันตรายต่อตับเร็วขึ้น'),
);

export const THIN = tick(
  ['Very low weight (less than 50 kg, of an adult)', 'น้ำหนักน้อยมาก (ผู้ใหญ่ที่หนักน้อยกว่า 50 กก.)'],
  talk('A smaller dose may be enough.', 'ขนาดยาที่น้อยกว่าอาจเพียงพอ'),
);

/** What stands against ibuprofen and its kind. */
const ULCER = tick(
  ['A stomach ulcer or bleeding', 'แผลหรือเลือดออกในกระเพาะอาหาร'],
  stop(
    'This can make ulcers and bleeding worse. Ask our pharmacist for another pain relief.',
    'ยานี้อาจทำให้แผลและเลือดออกแย่ลง โปรดสอบถามเภสัชกรถึงยาแก้ปวดอื่น',
  ),
);
export const REACTION = tick(
  [
    'Asthma, a rash or swelling after aspirin, ibuprofen or the like',
    'หอบหืด ผื่น หรือบวม หลังใช้แอสไพริน ไอบูโพรเฟน หรือยาใกล้เคียง',
  ],
  stop('It may happen again. Ask our pharmacist for another pain relief.', 'อาจเกิดขึ้นอีก โปรดสอบถามเภสัชกรถึงยาแก้ปวดอื่น'),
);
export const ASTHMA = tick(
  ['Asthma that painkillers have not made worse', 'หอบหืดที่ยาแก้ปวดไม่เคยทำให้แย่ลง'],
  talk('This makes asthma worse in some people.', 'ยานี้ทำให้หอบหืดแย่ลงในบางคน'),
);
const ORGANS = tick(
  [
    'Heart, liver or kidney disease, a stroke, or high blood pressure',
    'โรคหัวใจ ตับ หรือไต โรคหลอดเลือดสมอง หรือความดันโลหิตสูง',
  ],
  talk('This can make such a disease worse.', 'ยานี้อาจทำให้โรคดังกล่าวแย่ลง'),
);
export const AGAINST = [ULCER, REACTION, ASTHMA, ORGANS];

export const ANTI_INFLAMMATORY = tick(
  ['Aspirin, ibuprofen, naproxen or another of their kind', 'แอสไพริน ไอบูโพรเฟน นาพรอกเซน หรือยากลุ่มเดียวกัน'],
  stop('Take only one of them at a time.', 'ใช้ยากลุ่มนี้ครั้งละหนึ่งชนิดเท่านั้น'),
);
export const BLOOD = tick(
  ['Medicine to thin the blood, for blood pressure or depression', 'ยาต้านการแข็งตัวของเลือด ยาลดความดัน หรือยาต้านซึมเศร้า'],
  talk('Together, bleeding or harm to the kidneys is more likely.', 'เมื่อใช้ร่วมกันอาจเลือดออกหรือเป็นอันตรายต่อไตง่ายขึ้น'),
);
const LITHIUM = tick(
  ['Lithium or methotrexate', 'ลิเทียมหรือเมโทเทรกเซต'],
  stop(
    'Together, they can become dangerous. Ask our pharmacist for another pain relief.',
    'เมื่อใช้ร่วมกันอาจเป็นอันตราย โปรดสอบถามเภสัชกรถึงยาแก้ปวดอื่น',
  ),
);
export const BESIDE = takes(ANTI_INFLAMMATORY, BLOOD, LITHIUM);

export const OLDER: [number, ...Pair] = [
  65,
  'Older people have stomach bleeding from it more often.',
  'ผู้สูงอายุมีเลือดออกในกระเพาะอาหารจากยานี้ได้บ่อยกว่า',
];
