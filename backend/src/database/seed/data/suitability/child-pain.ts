import type { ContentDraft } from '../content-draft';
import {
  ALLERGIC,
  ageFrom,
  anyOf,
  ask,
  emergency,
  FOR_ANYBODY,
  form,
  monthsFrom,
  NONE,
  type Pair,
  stop,
  takes,
  talk,
  tick,
} from './form-lines';
import { AGAINST, ANTI_INFLAMMATORY, DAYS_OF_PAIN, LIVER, OTHER_PARACETAMOL } from './pain-lines';

/** Signs that need a doctor, and the weight below which the dose has to be worked out. */
const unwellOrLighterThan = (kilograms: number): Pair[] => [
  ask(['Is the child any of these?', 'เด็กมีข้อใดต่อไปนี้หรือไม่']),
  tick(
    ['Drowsy, floppy, or not drinking', 'ซึม ตัวอ่อน หรือไม่ยอมดื่ม'],
    stop(
      'This needs to be seen now. Call 111, or 999 if it is hard to wake the child.',
      'ต้องได้รับการตรวจทันที โทรหาแพทย์ หรือ 1669 หากปลุกเด็กยาก',
    ),
  ),
  tick(
    ['A rash that does not fade under a glass, or a stiff neck', 'ผื่นที่กดด้วยแก้วแล้วไม่จาง หรือคอแข็ง'],
    stop('This can be meningitis. Call 999 now.', 'อาจเป็นเยื่อหุ้มสมองอักเสบ โทร 1669 ทันที'),
  ),
  tick(
    ['Feverish for more than three days', 'มีไข้นานกว่าสามวัน'],
    stop('A fever that lasts should be seen by a doctor.', 'ไข้ที่เป็นนานควรได้รับการตรวจจากแพทย์'),
  ),
  tick(
    [
      `Lighter than ${kilograms} kg, or a baby under six months who was born before the 37th week`,
      `หนักน้อยกว่า ${kilograms} กก. หรือเป็นทารกอายุต่ำกว่าหกเดือนที่คลอดก่อน 37 สัปดาห์`,
    ],
    stop('A doctor or our pharmacist must work out the dose.', 'แพทย์หรือเภสัชกรต้องคำนวณขนาดยา'),
  ),
  NONE,
];
const CHILD_EMERGENCY = emergency([
  'If a child is hard to wake, has trouble breathing, or a rash that does not fade under a glass, call 999.',
  'หากปลุกเด็กยาก เด็กหายใจลำบาก หรือมีผื่นที่กดด้วยแก้วแล้วไม่จาง โทร 1669',
]);

const infantParacetamol = form(
  'paracetamol-infant',
  ['paracetamol for small children', 'พาราเซตามอลสำหรับเด็กเล็ก'],
  CHILD_EMERGENCY,
  ...monthsFrom(2, 72, [
    'From six years there is another strength. Ask our pharmacist.',
    'ตั้งแต่อายุหกปีมีความแรงอื่น โปรดสอบถามเภสัชกร',
  ]),
  ...unwellOrLighterThan(4),
  ...anyOf(
    ALLERGIC,
    tick(['Liver or kidney disease', 'โรคตับหรือไต'], talk('The dose may have to be another one.', 'อาจต้องปรับขนาดยา')),
  ),
  ...OTHER_PARACETAMOL,
);

const infantIbuprofen = form(
  'ibuprofen-child',
  ['ibuprofen for children', 'ไอบูโพรเฟนสำหรับเด็ก'],
  CHILD_EMERGENCY,
  ...monthsFrom(3, 144, [
    'From twelve years there are other strengths. Ask our pharmacist.',
    'ตั้งแต่อายุสิบสองปีมีความแรงอื่น โปรดสอบถามเภสัชกร',
  ]),
  ...unwellOrLighterThan(5),
  ...anyOf(
    tick(
      ['Chickenpox, now', 'อีสุกอีใสในขณะนี้'],
      stop(
        'Ibuprofen can make chickenpox worse. Ask our pharmacist about paracetamol.',
        'ไอบูโพรเฟนอาจทำให้อีสุกอีใสแย่ลง โปรดสอบถามเภสัชกรเรื่องพาราเซตามอล',
      ),
    ),
    tick(
      ['Vomiting or diarrhoea, and little to drink', 'อาเจียนหรือท้องเสีย และดื่มน้ำน้อย'],
      stop(
        'Ibuprofen can harm the kidneys of a child that is dry. Ask our pharmacist.',
        'ไอบูโพรเฟนอาจเป็นอันตรายต่อไตของเด็กที่ขาดน้ำ โปรดสอบถามเภสัชกร',
      ),
    ),
    ...AGAINST,
  ),
  ...takes(ANTI_INFLAMMATORY),
);

const childParacetamol = form(
  'paracetamol-child',
  ['paracetamol for children', 'พาราเซตามอลสำหรับเด็ก'],
  CHILD_EMERGENCY,
  ...FOR_ANYBODY,
  ...ageFrom(6),
  ...DAYS_OF_PAIN,
  ...anyOf(ALLERGIC, LIVER),
  ...OTHER_PARACETAMOL,
);

/** Questions about what relieves a child's pain and fever. */
export const childPainForms: ContentDraft[] = [infantParacetamol, childParacetamol, infantIbuprofen];
