import type { ContentDraft } from '../content-draft';
import {
  ALLERGIC,
  ageFrom,
  anyOf,
  ask,
  DROWSY_FROM_65,
  EXPECTING,
  emergency,
  FOR_ADULTS,
  FOR_ANYBODY,
  form,
  lasting,
  NOT_EXPECTING,
  option,
  type Pair,
  signs,
  stop,
  takes,
  talk,
  tick,
  WHAT,
} from './form-lines';
import { AGAINST, BESIDE, LIVER, OTHER_PARACETAMOL } from './pain-lines';

const BREATHING = emergency([
  'For trouble breathing, blue lips, pain in the chest or coughing of blood, call 999.',
  'หากหายใจลำบาก ริมฝีปากเขียว เจ็บหน้าอก หรือไอเป็นเลือด โทร 1669',
]);

const OXIDASE = tick(
  [
    'A monoamine oxidase inhibitor, now or in the last two weeks',
    'ยากลุ่มยับยั้งเอนไซม์โมโนเอมีนออกซิเดส ในขณะนี้หรือสองสัปดาห์ที่ผ่านมา',
  ],
  stop('Together, they can become dangerous.', 'เมื่อใช้ร่วมกันอาจเป็นอันตราย'),
);
const DEPRESSION = tick(
  ['Medicine for depression, anxiety, sleep or Parkinson’s disease', 'ยาต้านซึมเศร้า ยาคลายกังวล ยานอนหลับ หรือยาพาร์กินสัน'],
  talk('With some of them this causes a reaction, or makes very drowsy.', 'ยาบางชนิดเมื่อใช้ร่วมกันอาจเกิดปฏิกิริยาหรือง่วงมาก'),
);
const COUGH_SIGNS = [
  tick(
    ['Breathlessness, wheezing or pain in the chest', 'เหนื่อยหอบ หายใจมีเสียงหวีด หรือเจ็บหน้าอก'],
    stop('This needs to be seen. Call 111, or 999 if it is severe.', 'ต้องได้รับการตรวจ โทรหาแพทย์ หรือ 1669 หากรุนแรง'),
  ),
  tick(
    ['Blood, or brown or green phlegm, or a high fever', 'มีเลือด เสมหะสีน้ำตาลหรือเขียว หรือไข้สูง'],
    stop('This may be an infection of the chest. Please see your doctor.', 'อาจเป็นการติดเชื้อในทรวงอก โปรดพบแพทย์'),
  ),
];

const decongestant = form(
  'decongestant',
  ['decongestant tablets', 'ยาแก้คัดจมูก'],
  emergency([
    'For a sudden, severe headache, seizures, changed sight, or pain in the chest, stop taking it and call 999.',
    'หากปวดศีรษะเฉียบพลันรุนแรง ชัก มองเห็นผิดปกติ หรือเจ็บหน้าอก ให้หยุดยาและโทร 1669',
  ]),
  ...FOR_ANYBODY,
  ...ageFrom(12),
  WHAT,
  option(['A blocked nose or sinuses, with a cold or an allergy', 'คัดจมูกหรือไซนัส จากหวัดหรือภูมิแพ้']),
  option(
    ['Something else', 'อื่น ๆ'],
    stop('Pseudoephedrine is sold for a blocked nose only.', 'ซูโดอีเฟดรีนขายสำหรับอาการคัดจมูกเท่านั้น'),
  ),
  ...lasting(['Less than a week', 'น้อยกว่าหนึ่งสัปดาห์']),
  ...anyOf(
    ALLERGIC,
    tick(
      ['High blood pressure, or heart disease', 'ความดันโลหิตสูง หรือโรคหัวใจ'],
      stop(
        'This raises the blood pressure. Ask our pharmacist about a nasal spray.',
        'ยานี้เพิ่มความดันโลหิต โปรดสอบถามเภสัชกรเรื่องยาพ่นจมูก',
      ),
    ),
    tick(
      ['Severe kidney disease', 'โรคไตรุนแรง'],
      stop(
        'This is not safe then. Ask our pharmacist about a nasal spray.',
        'ยานี้ไม่ปลอดภัยในกรณีนี้ โปรดสอบถามเภสัชกรเรื่องยาพ่นจมูก',
      ),
    ),
    tick(
      ['Diabetes, an overactive thyroid, glaucoma or an enlarged prostate', 'เบาหวาน ไทรอยด์เป็นพิษ ต้อหิน หรือต่อมลูกหมากโต'],
      talk('This can make it worse.', 'ยานี้อาจทำให้แย่ลง'),
    ),
  ),
  ...NOT_EXPECTING,
  ...takes(
    OXIDASE,
    tick(
      ['Another decongestant, in a spray or a cold remedy', 'ยาแก้คัดจมูกอื่น ในยาพ่นหรือยาแก้หวัด'],
      stop('One decongestant at a time is enough.', 'ใช้ยาแก้คัดจมูกครั้งละหนึ่งชนิดเท่านั้น'),
    ),
    tick(
      ['Medicine for blood pressure or depression, or for attention deficit', 'ยาลดความดัน ยาต้านซึมเศร้า หรือยาสมาธิสั้น'],
      talk('Together they can raise the blood pressure.', 'เมื่อใช้ร่วมกันอาจทำให้ความดันสูงขึ้น'),
    ),
  ),
);

const dryCough = form(
  'dry-cough',
  ['dry cough', 'ไอแห้ง'],
  BREATHING,
  ...FOR_ANYBODY,
  ...ageFrom(12),
  ask(['What kind of cough is it?', 'ไอแบบใด']),
  option(['Dry and tickly', 'ไอแห้งและคันคอ']),
  option(
    ['With phlegm', 'มีเสมหะ'],
    stop(
      'This would hold back what should come up. Ask our pharmacist about an expectorant.',
      'ยานี้จะกดการขับเสมหะ โปรดสอบถามเภสัชกรเรื่องยาขับเสมหะ',
    ),
  ),
  ...lasting(['Less than three weeks', 'น้อยกว่าสามสัปดาห์']),
  ...signs(...COUGH_SIGNS),
  ...anyOf(
    ALLERGIC,
    tick(
      ['Asthma, or lung or liver disease', 'หอบหืด หรือโรคปอดหรือตับ'],
      stop(
        'This can make breathing harder. Ask our pharmacist for another cough remedy.',
        'ยานี้อาจทำให้หายใจลำบากขึ้น โปรดสอบถามเภสัชกรถึงยาแก้ไออื่น',
      ),
    ),
    tick(
      ['Dependence on a medicine, drugs or alcohol', 'การติดยา สารเสพติด หรือแอลกอฮอล์'],
      talk(
        'Another cough remedy suits better. Our pharmacist helps without judging.',
        'ยาแก้ไอชนิดอื่นเหมาะกว่า เภสัชกรพร้อมช่วยโดยไม่ตัดสิน',
      ),
    ),
  ),
  ...EXPECTING,
  ...takes(OXIDASE, DEPRESSION),
);

const night = form(
  'night-cold',
  ['night cold and flu remedies', 'ยาแก้หวัดก่อนนอน'],
  BREATHING,
  ...FOR_ADULTS,
  ...ageFrom(16, DROWSY_FROM_65),
  WHAT,
  option(['A cold or flu that keeps awake: aches, a cough, a runny nose', 'หวัดที่ทำให้นอนไม่หลับ ปวดเมื่อย ไอ น้ำมูกไหล']),
  option(
    ['To sleep', 'ช่วยให้นอนหลับ'],
    stop(
      'This is not sold as a sleeping medicine. Ask our pharmacist what may help you to sleep.',
      'เราไม่ขายยานี้เป็นยานอนหลับ โปรดสอบถามเภสัชกรถึงวิธีที่ช่วยให้หลับ',
    ),
  ),
  ...lasting(['Up to three nights', 'ไม่เกินสามคืน']),
  ...signs(...COUGH_SIGNS),
  ...anyOf(
    ALLERGIC,
    LIVER,
    tick(
      ['Asthma, or another disease of the lungs', 'หอบหืด หรือโรคปอดอื่น'],
      stop(
        'This can make breathing harder. Ask our pharmacist for another remedy.',
        'ยานี้อาจทำให้หายใจลำบากขึ้น โปรดสอบถามเภสัชกรถึงยาอื่น',
      ),
    ),
    tick(
      ['Glaucoma, epilepsy or an enlarged prostate', 'ต้อหิน ลมชัก หรือต่อมลูกหมากโต'],
      stop('This can make it worse. Ask our pharmacist for another remedy.', 'ยานี้อาจทำให้แย่ลง โปรดสอบถามเภสัชกรถึงยาอื่น'),
    ),
  ),
  ...NOT_EXPECTING,
  ...OTHER_PARACETAMOL,
  ask([
    'Does that person take medicine for depression, or to sleep, or drink alcohol with it?',
    'ผู้ใช้ยาใช้ยาต้านซึมเศร้า ยานอนหลับ หรือดื่มแอลกอฮอล์ร่วมด้วยหรือไม่',
  ]),
  option(['No', 'ไม่']),
  option(
    ['Yes', 'ใช่'],
    stop(
      'Together, they can become dangerous. Ask our pharmacist for another remedy.',
      'เมื่อใช้ร่วมกันอาจเป็นอันตราย โปรดสอบถามเภสัชกรถึงยาอื่น',
    ),
  ),
);

const THROAT_EMERGENCY = emergency([
  'If breathing or swallowing of spit is hard, or the face swells, call 999.',
  'หากหายใจลำบาก กลืนน้ำลายไม่ได้ หรือหน้าบวม โทร 1669',
]);
const THROAT_SIGNS = signs(
  tick(
    ['Only one side hurts, or the mouth does not open well', 'เจ็บข้างเดียว หรืออ้าปากได้ไม่เต็มที่'],
    stop('This needs to be seen today. Call 111.', 'ต้องได้รับการตรวจวันนี้ โทรหาแพทย์'),
  ),
  tick(
    ['A rash, or a high fever for more than two days', 'มีผื่น หรือไข้สูงเกินสองวัน'],
    stop('Please see your doctor: it may need another treatment.', 'โปรดพบแพทย์ อาจต้องรักษาแบบอื่น'),
  ),
  tick(
    ['Medicine that weakens the immune system is taken', 'ใช้ยากดภูมิคุ้มกัน'],
    stop('A sore throat should be seen today then. Call your doctor, or 111.', 'อาการเจ็บคอควรได้รับการตรวจวันนี้ โทรหาแพทย์'),
  ),
);

function throat(name: string, title: [string, string], least: number, ...more: Pair[]): ContentDraft {
  return form(
    name,
    title,
    THROAT_EMERGENCY,
    ...FOR_ANYBODY,
    ...ageFrom(least),
    ...lasting(['Less than a week', 'น้อยกว่าหนึ่งสัปดาห์']),
    ...THROAT_SIGNS,
    ...more,
  );
}

const childNose = form(
  'nose-drops-child',
  ['nose drops for children', 'ยาหยอดจมูกเด็ก'],
  BREATHING,
  ...ageFrom(6, [12, 'From twelve years there are other strengths.', 'ตั้งแต่อายุสิบสองปีมีความแรงอื่น']),
  ask(['For how many days have such drops been used?', 'ใช้ยาหยอดแบบนี้มาแล้วกี่วัน']),
  option(['Not at all, or less than five', 'ยังไม่เคยใช้ หรือน้อยกว่าห้าวัน']),
  option(
    ['Five or more', 'ห้าวันขึ้นไป'],
    stop(
      'After five days they block the nose themselves. Ask our pharmacist about salt water.',
      'หลังห้าวันยาจะทำให้คัดจมูกเสียเอง โปรดสอบถามเภสัชกรเรื่องน้ำเกลือ',
    ),
  ),
  ...signs(
    tick(
      ['Trouble breathing, or hard to wake', 'หายใจลำบาก หรือปลุกยาก'],
      stop('This needs to be seen now. Call 999.', 'ต้องได้รับการตรวจทันที โทร 1669'),
    ),
    tick(
      ['Something may be stuck in the nose', 'อาจมีสิ่งแปลกปลอมในจมูก'],
      stop('This needs to be seen today. Call 111.', 'ต้องได้รับการตรวจวันนี้ โทรหาแพทย์'),
    ),
    tick(['Bad pain of ear or face', 'ปวดหูหรือใบหน้ามาก'], talk('This is better looked at.', 'อาการนี้ควรได้รับการตรวจ')),
  ),
  ...anyOf(
    ALLERGIC,
    tick(
      ['An operation of nose or brain', 'เคยผ่าตัดจมูกหรือสมอง'],
      stop('These drops are not suitable then.', 'ยาหยอดนี้จึงไม่เหมาะ'),
    ),
    tick(
      ['Heart disease, diabetes or thyroid trouble', 'โรคหัวใจ เบาหวาน หรือไทรอยด์ผิดปกติ'],
      talk('These drops can affect the whole body.', 'ยาหยอดนี้อาจมีผลต่อทั้งร่างกาย'),
    ),
  ),
);

/** Questions about what is for colds, coughs and sore throats. */
export const coldForms: ContentDraft[] = [
  decongestant,
  dryCough,
  night,
  throat(
    'flurbiprofen',
    ['flurbiprofen lozenges', 'ยาอมเฟลอร์บิโพรเฟน'],
    12,
    ...anyOf(...AGAINST),
    ...NOT_EXPECTING,
    ...BESIDE,
  ),
  throat(
    'throat-spray',
    ['throat spray', 'สเปรย์พ่นคอ'],
    6,
    ...anyOf(
      ALLERGIC,
      tick(
        ['Asthma, or a reaction to aspirin', 'หอบหืด หรือแพ้แอสไพริน'],
        talk('This can make breathing harder in some people.', 'ยานี้อาจทำให้บางคนหายใจลำบากขึ้น'),
      ),
    ),
    ...EXPECTING,
  ),
  childNose,
];
