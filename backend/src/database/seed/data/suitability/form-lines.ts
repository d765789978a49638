import type { ContentDraft } from '../content-draft';
import { formDraft, OTHERS, PREGNANCY } from './form-draft';

/** A line of a form, or what follows it, in English and in Thai. */
export type Pair = readonly [english: string, thai: string];

const written =
  (name: string) =>
  (text: Pair, end: Pair = ['', '']): Pair => [`${name}: ${text[0]}${end[0]}`, `${name}: ${text[1]}${end[1]}`];

export const emergency = written('Emergency');
export const ask = written('Question');
const hint = written('Hint');
export const option = written('Option');
export const tick = written('Tick');

/** An answer after which it is not sold. */
export const stop = (english: string, thai: string): Pair => [` | stop: ${english}`, ` | stop: ${thai}`];

/** An answer after which our pharmacist is talked to. */
export const talk = (english: string, thai: string): Pair => [` | talk: ${english}`, ` | talk: ${thai}`];

export const NONE = written('None')(['None of these', 'ไม่มีข้อใดเลย']);

/** Whom a medicine is for: adults only, or anybody of an age. */
export const FOR_ADULTS: Pair[] = [
  ask(['Who is this medicine for?', 'ยานี้สำหรับใคร']),
  option(['Me', 'ตัวฉันเอง']),
  option(['Another adult, whose answers I know', 'ผู้ใหญ่คนอื่น (ฉันทราบคำตอบ)']),
  option(
    ['A child', 'เด็ก'],
    stop(
      'We sell this only for adults. Ask our pharmacist what suits a child.',
      'เราขายยานี้สำหรับผู้ใหญ่เท่านั้น โปรดสอบถามเภสัชกรว่ายาใดเหมาะกับเด็ก',
    ),
  ),
];

export const FOR_ANYBODY: Pair[] = [
  ask(['Who is this medicine for?', 'ยานี้สำหรับใคร']),
  option(['Me', 'ตัวฉันเอง']),
  option(['Another adult, whose answers I know', 'ผู้ใหญ่คนอื่น (ฉันทราบคำตอบ)']),
  option(['A child in my care', 'เด็กในความดูแลของฉัน']),
];

const YEARS = written('Number')(['years', 'ปี']);

/** The age of what suits from birth on: of a baby our pharmacist wants to hear. */
export const ANY_AGE: Pair[] = [
  ask(['How old is the person who will use it?', 'ผู้ใช้ยาอายุเท่าไร']),
  hint(['In whole years; 0 for a baby.', 'เป็นจำนวนปีเต็ม ทารกให้ใส่ 0']),
  YEARS,
  written('Least')(
    ['1', '1'],
    talk('Our pharmacist would like to hear more about a baby.', 'เภสัชกรอยากทราบเกี่ยวกับทารกเพิ่มเติม'),
  ),
];

/** The age in years from which it is sold, and up to which without a talk. */
export function ageFrom(least: number, most?: readonly [number: number, ...why: Pair]): Pair[] {
  const why = stop(
    `This is sold from ${least} years. Ask our pharmacist what suits a younger person.`,
    `ยานี้ขายสำหรับผู้ที่อายุ ${least} ปีขึ้นไป โปรดสอบถามเภสัชกรว่ายาใดเหมาะกับผู้ที่อายุน้อยกว่า`,
  );
  return [
    ask(['How old is the person who will use it?', 'ผู้ใช้ยาอายุเท่าไร']),
    hint(['In whole years.', 'เป็นจำนวนปีเต็ม']),
    YEARS,
    written('Least')([String(least), String(least)], why),
    ...(most ? [written('Most')([String(most[0]), String(most[0])], talk(most[1], most[2]))] : []),
  ];
}

/** The age of a small child in months. */
export function monthsFrom(least: number, most: number, older: Pair): Pair[] {
  return [
    ask(['How old is the child?', 'เด็กอายุเท่าไร']),
    hint(['In whole months: a year has 12, two years have 24.', 'เป็นจำนวนเดือนเต็ม หนึ่งปีคือ 12 เดือน สองปีคือ 24 เดือน']),
    written('Number')(['months', 'เดือน']),
    written('Least')(
      [String(least), String(least)],
      stop(
        'A baby this young should be seen by a doctor. Call your GP, or 111.',
        'ทารกวัยนี้ควรได้รับการตรวจจากแพทย์ โปรดโทรหาแพทย์',
      ),
    ),
    written('Most')([String(most), String(most)], stop(...older)),
  ];
}

/** How long there have been symptoms, up to what is still treated without a talk. */
export function lasting(upTo: Pair, why: Pair = LASTS_LONG): Pair[] {
  return [
    ask(['For how long have there been symptoms?', 'มีอาการมานานเท่าไร']),
    option(upTo),
    option(['Longer', 'นานกว่านั้น'], talk(...why)),
  ];
}

const LASTS_LONG: Pair = ['What lasts so long is better looked at.', 'อาการที่เป็นนานควรได้รับการตรวจ'];

/** What stands against a medicine, to be ticked. */
export function anyOf(...ticks: Pair[]): Pair[] {
  return [
    ask(['Does that person have, or has that person had, any of these?', 'ผู้ใช้ยามีหรือเคยมีข้อใดต่อไปนี้หรือไม่']),
    ...ticks,
    NONE,
  ];
}

/** Signs that need a doctor. */
export function signs(...ticks: Pair[]): Pair[] {
  return [ask(['Is there any of these now?', 'ขณะนี้มีข้อใดต่อไปนี้หรือไม่']), ...ticks, NONE];
}

/** What must not be taken besides. */
export function takes(...ticks: Pair[]): Pair[] {
  return [ask(['Does that person take any of these?', 'ผู้ใช้ยาใช้สิ่งใดต่อไปนี้หรือไม่']), ...ticks, NONE];
}

export const WHAT = ask(['What is it for?', 'ใช้เพื่ออะไร']);

export const TELL_US = talk('Our pharmacist would like to know what it is for.', 'เภสัชกรอยากทราบว่าใช้เพื่ออะไร');

/** Up to which age what makes drowsy is sold without a talk. */
export const DROWSY_FROM_65 = [
  65,
  'What makes people drowsy can make older people confused or unsteady.',
  'ยาที่ทำให้ง่วงอาจทำให้ผู้สูงอายุสับสนหรือเดินไม่มั่นคง',
] as const;

export const ALLERGIC = tick(
  ['An allergy to this medicine or anything in it', 'แพ้ยานี้หรือส่วนประกอบใด ๆ ของยา'],
  stop('Then it is not safe. Ask our pharmacist for another medicine.', 'ยานี้จึงไม่ปลอดภัย โปรดสอบถามเภสัชกรถึงยาอื่น'),
);

/** What a pregnancy means to it: to be talked about, or not sold. */
export const EXPECTING = pairs(PREGNANCY);

export const NOT_EXPECTING: Pair[] = [
  ask(['Is that person pregnant, or breastfeeding?', 'ผู้ใช้ยาตั้งครรภ์หรือให้นมบุตรหรือไม่']),
  option(['No, or it does not apply', 'ไม่ หรือไม่เกี่ยวข้อง']),
  option(
    ['Yes, or it is possible', 'ใช่ หรืออาจเป็นไปได้'],
    stop(
      'This is not for use then. A midwife, doctor or our pharmacist can say what is.',
      'ไม่ควรใช้ยานี้ในช่วงดังกล่าว ผดุงครรภ์ แพทย์ หรือเภสัชกรของเราแนะนำยาที่เหมาะสมได้',
    ),
  ),
];

/** A form out of its lines; other medicines are asked for at its end. */
export function form(name: string, title: [english: string, thai: string], ...lines: Pair[]): ContentDraft {
  const all = [...lines, ...pairs(OTHERS)];
  return formDraft(name, title, { english: all.map(([english]) => english), thai: all.map(([, thai]) => thai) });
}

function pairs({ english, thai }: { english: readonly string[]; thai: readonly string[] }): Pair[] {
  return english.map((line, index): Pair => [line, thai[index] ?? line]);
}
