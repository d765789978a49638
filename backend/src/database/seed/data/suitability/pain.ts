import type { ContentDraft } from '../content-draft';
import {
  ALLERGIC,
  ageFrom,
  anyOf,
  emergency,
  FOR_ADULTS,
  FOR_ANYBODY,
  form,
  lasting,
  NOT_EXPECTING,
  option,
  type Pair,
  stop,
  TELL_US,
  takes,
  talk,
  tick,
  WHAT,
} from './form-lines';
import {
  AGAINST,
  ASTHMA,
  BESIDE,
  BLEEDING,
  BLOOD,
  DAYS_OF_PAIN,
  LIVER,
  OLDER,
  OTHER_PARACETAMOL,
  OVERDOSE,
  REACTION,
  THIN,
} from './pain-lines';

function paracetamol(name: string, title: [string, string], ...more: Pair[]): ContentDraft {
  return form(
    name,
    title,
    OVERDOSE,
    ...FOR_ANYBODY,
    ...ageFrom(10),
    ...DAYS_OF_PAIN,
    ...anyOf(ALLERGIC, LIVER, THIN, ...more),
    ...OTHER_PARACETAMOL,
  );
}

function ibuprofen(name: string, title: [string, string], least: number): ContentDraft {
  const lines = [...ageFrom(least, OLDER), ...DAYS_OF_PAIN, ...anyOf(...AGAINST), ...NOT_EXPECTING, ...BESIDE];
  return form(name, title, BLEEDING, ...(least < 18 ? FOR_ANYBODY : FOR_ADULTS), ...lines);
}

const periodPain = form(
  'period-pain',
  ['period pain', 'ปวดประจำเดือน'],
  BLEEDING,
  ...ageFrom(15, [
    50,
    'Periods change at this age; new pain is better looked at.',
    'ประจำเดือนเปลี่ยนแปลงในวัยนี้ อาการปวดใหม่ควรได้รับการตรวจ',
  ]),
  WHAT,
  option(['Period pain, as it often is', 'ปวดประจำเดือนเหมือนที่เคยเป็น']),
  option(
    ['Period pain that is new, worse, or between periods', 'ปวดประจำเดือนที่เพิ่งเป็น ปวดมากขึ้น หรือปวดระหว่างรอบเดือน'],
    talk('Pain that has changed is better looked at.', 'อาการปวดที่เปลี่ยนไปควรได้รับการตรวจ'),
  ),
  option(
    ['Another pain', 'อาการปวดอื่น'],
    stop(
      'Naproxen is sold for period pain only. Ask our pharmacist for another pain relief.',
      'เราขายนาพรอกเซนสำหรับปวดประจำเดือนเท่านั้น โปรดสอบถามเภสัชกรถึงยาแก้ปวดอื่น',
    ),
  ),
  ...anyOf(...AGAINST),
  ...NOT_EXPECTING,
  ...BESIDE,
);

const aspirin = form(
  'aspirin',
  ['aspirin', 'แอสไพริน'],
  BLEEDING,
  ...FOR_ADULTS,
  ...ageFrom(16, OLDER),
  ...DAYS_OF_PAIN,
  ...anyOf(
    ...AGAINST,
    tick(
      ['Haemophilia or another bleeding problem, or gout', 'โรคฮีโมฟีเลียหรือเลือดออกง่าย หรือโรคเกาต์'],
      stop(
        'Aspirin can make it worse. Ask our pharmacist for another pain relief.',
        'แอสไพรินอาจทำให้แย่ลง โปรดสอบถามเภสัชกรถึงยาแก้ปวดอื่น',
      ),
    ),
  ),
  ...NOT_EXPECTING,
  ...BESIDE,
);

function onSkin(name: string, title: [string, string], least: number): ContentDraft {
  return form(
    name,
    title,
    emergency([
      'If a leg swells, is red and hot, call 111. If a bone may be broken, or breathing is hard, call 999.',
      'หากขาบวม แดง และร้อน โทรหาแพทย์ หากกระดูกอาจหักหรือหายใจลำบาก โทร 1669',
    ]),
    ...FOR_ANYBODY,
    ...ageFrom(least),
    WHAT,
    option(['A strain, sprain, or pain of muscles or the back', 'กล้ามเนื้อหรือเอ็นบาดเจ็บ ปวดกล้ามเนื้อหรือหลัง']),
    option(['Arthritis of knee or fingers that a doctor knows about', 'ข้อเข่าหรือข้อนิ้วอักเสบที่แพทย์ทราบแล้ว']),
    option(['Something else', 'อื่น ๆ'], TELL_US),
    ...lasting(['Less than two weeks, or it is known arthritis', 'น้อยกว่าสองสัปดาห์ หรือเป็นข้ออักเสบที่ทราบแล้ว']),
    ...anyOf(
      REACTION,
      tick(
        ['Broken, infected or itching skin where it hurts', 'ผิวหนังบริเวณที่ปวดเป็นแผล ติดเชื้อ หรือคัน'],
        stop(
          'It must not be put on such skin. Ask our pharmacist for another pain relief.',
          'ห้ามทาบนผิวหนังลักษณะนี้ โปรดสอบถามเภสัชกรถึงยาแก้ปวดอื่น',
        ),
      ),
      tick(
        ['A stomach ulcer, or kidney or heart disease', 'แผลในกระเพาะอาหาร หรือโรคไตหรือหัวใจ'],
        talk('A little of it gets into the body.', 'ยาเล็กน้อยซึมเข้าสู่ร่างกาย'),
      ),
      ASTHMA,
    ),
    ...NOT_EXPECTING,
    ...takes(
      tick(
        ['Aspirin, ibuprofen, naproxen or the like, as tablets', 'แอสไพริน ไอบูโพรเฟน นาพรอกเซน หรือยาใกล้เคียงชนิดเม็ด'],
        talk('Both together are seldom needed.', 'มักไม่จำเป็นต้องใช้ร่วมกัน'),
      ),
      BLOOD,
    ),
  );
}

/** Questions about what relieves pain and fever. */
export const painForms: ContentDraft[] = [
  paracetamol('paracetamol', ['paracetamol', 'พาราเซตามอล']),
  paracetamol(
    'paracetamol-soluble',
    ['soluble paracetamol', 'พาราเซตามอลชนิดละลายน้ำ'],
    tick(
      ['High blood pressure, heart failure, or a diet low in salt', 'ความดันโลหิตสูง หัวใจล้มเหลว หรือจำกัดเกลือ'],
      talk('Soluble tablets hold a lot of salt; plain ones suit better.', 'ยาเม็ดละลายน้ำมีเกลือมาก ยาเม็ดธรรมดาเหมาะกว่า'),
    ),
  ),
  ibuprofen('ibuprofen', ['ibuprofen', 'ไอบูโพรเฟน'], 12),
  ibuprofen('ibuprofen-400', ['ibuprofen 400 mg', 'ไอบูโพรเฟน 400 มก.'], 18),
  aspirin,
  periodPain,
  onSkin('ibuprofen-gel', ['ibuprofen gel', 'เจลไอบูโพรเฟน'], 12),
  onSkin('diclofenac-gel', ['diclofenac gel', 'เจลไดโคลฟีแนก'], 14),
  onSkin('ibuprofen-plaster', ['ibuprofen plasters', 'แผ่นแปะไอบูโพรเฟน'], 16),
];
