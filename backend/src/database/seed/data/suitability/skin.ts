import type { ContentDraft } from '../content-draft';
import {
  ALLERGIC,
  ANY_AGE,
  ageFrom,
  anyOf,
  ask,
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
  TELL_US,
  talk,
  tick,
  WHAT,
} from './form-lines';

const SKIN = emergency([
  'If the face swells, breathing is hard, or skin turns hot, red and painful with a fever, call 999.',
  'หากหน้าบวม หายใจลำบาก หรือผิวหนังร้อน แดง ปวด ร่วมกับไข้ โทร 1669',
]);

const INFECTED = tick(
  ['Pus, spreading redness, or a fever', 'มีหนอง รอยแดงลาม หรือมีไข้'],
  stop('This may be an infection that needs a doctor. Call 111.', 'อาจเป็นการติดเชื้อที่ต้องพบแพทย์ โทรหาแพทย์'),
);
const DIABETES = tick(
  ['Diabetes, poor circulation, or a weak immune system', 'เบาหวาน การไหลเวียนเลือดไม่ดี หรือภูมิคุ้มกันต่ำ'],
  stop(
    'Then feet and skin should be looked at first. Please see your doctor.',
    'ควรให้แพทย์ตรวจเท้าและผิวหนังก่อน โปรดพบแพทย์',
  ),
);
const ELSE = option(['Something else, or I am not sure', 'อื่น ๆ หรือไม่แน่ใจ'], TELL_US);

const hydrocortisone = form(
  'hydrocortisone',
  ['hydrocortisone', 'ไฮโดรคอร์ติโซน'],
  SKIN,
  ...FOR_ANYBODY,
  ...ageFrom(10),
  WHAT,
  option(['Insect bites, or a rash from contact with something', 'แมลงกัดต่อย หรือผื่นจากการสัมผัส']),
  option(['Mild or moderate eczema', 'ผื่นผิวหนังอักเสบเล็กน้อยถึงปานกลาง']),
  ELSE,
  ask(['Where is it to be put?', 'จะทาบริเวณใด']),
  option(['Arms, legs, hands, feet or body', 'แขน ขา มือ เท้า หรือลำตัว']),
  option(
    ['Face, near the eyes, or genitals', 'ใบหน้า ใกล้ดวงตา หรืออวัยวะเพศ'],
    stop(
      'It must not be used there without a doctor. Ask our pharmacist what else helps.',
      'ห้ามใช้บริเวณนี้หากแพทย์ไม่ได้สั่ง โปรดสอบถามเภสัชกรถึงทางเลือกอื่น',
    ),
  ),
  ...lasting(
    ['It will be used for seven days at most', 'จะใช้ไม่เกินเจ็ดวัน'],
    ['Longer use thins the skin.', 'การใช้นานกว่านั้นทำให้ผิวบาง'],
  ),
  ...signs(
    INFECTED,
    tick(
      ['Broken skin, cold sores, acne, ringworm or athlete’s foot there', 'ผิวหนังเป็นแผล เริม สิว กลาก หรือน้ำกัดเท้าบริเวณนั้น'],
      stop('A steroid makes this worse. Ask our pharmacist what helps.', 'สเตียรอยด์ทำให้แย่ลง โปรดสอบถามเภสัชกรถึงยาที่ช่วยได้'),
    ),
  ),
  ...anyOf(ALLERGIC),
  ...EXPECTING,
);

const acne = form(
  'acne',
  ['acne', 'สิว'],
  SKIN,
  ...FOR_ANYBODY,
  ...ageFrom(12),
  ask(['What does it look like?', 'มีลักษณะอย่างไร']),
  option(['Blackheads and spots', 'สิวหัวดำและสิวอักเสบ']),
  option(
    ['Large, painful lumps, or scars', 'ก้อนใหญ่ เจ็บ หรือแผลเป็น'],
    stop('A doctor can treat this better. Please see yours.', 'แพทย์รักษาได้ดีกว่า โปรดพบแพทย์'),
  ),
  option(
    ['Flushing of the cheeks, or a rash without blackheads', 'แก้มแดง หรือผื่นที่ไม่มีหัวสิว'],
    talk('It may be something else, as rosacea.', 'อาจเป็นโรคอื่น เช่น โรซาเซีย'),
  ),
  ...anyOf(
    ALLERGIC,
    tick(
      ['Broken, sunburnt or very sensitive skin there', 'ผิวหนังเป็นแผล ไหม้แดด หรือแพ้ง่ายมากบริเวณนั้น'],
      talk('The skin should heal first.', 'ควรรอให้ผิวหายก่อน'),
    ),
    tick(
      ['Other treatments for acne, as tretinoin', 'การรักษาสิวอื่น เช่น เตรทติโนอิน'],
      talk('Together they can be too much for the skin.', 'เมื่อใช้ร่วมกันอาจแรงเกินไปต่อผิว'),
    ),
  ),
  ...EXPECTING,
);

function fungus(name: string, title: [string, string], ages: Pair[], ...more: Pair[]): ContentDraft {
  return form(
    name,
    title,
    SKIN,
    ...FOR_ANYBODY,
    ...ages,
    WHAT,
    option(['Athlete’s foot, ringworm or a rash in folds of the skin', 'น้ำกัดเท้า กลาก หรือผื่นตามซอกพับ']),
    option(
      ['Nappy rash that looks like thrush', 'ผื่นผ้าอ้อมที่ดูคล้ายเชื้อรา'],
      talk('Our pharmacist would like to hear how the skin looks.', 'เภสัชกรอยากทราบลักษณะผิวหนัง'),
    ),
    option(
      ['Scalp or nails', 'หนังศีรษะหรือเล็บ'],
      stop(
        'A cream does not reach it there. Ask our pharmacist what does.',
        'ครีมไม่ได้ผลบริเวณนั้น โปรดสอบถามเภสัชกรถึงยาที่ได้ผล',
      ),
    ),
    ELSE,
    ...lasting(['Less than four weeks', 'น้อยกว่าสี่สัปดาห์']),
    ...signs(INFECTED),
    ...anyOf(ALLERGIC, DIABETES),
    ...EXPECTING,
    ...more,
  );
}

const nails = form(
  'nail-fungus',
  ['fungal nails', 'เชื้อราที่เล็บ'],
  SKIN,
  ...FOR_ADULTS,
  ...ageFrom(18),
  ask(['How many nails are affected?', 'มีเล็บที่เป็นกี่เล็บ']),
  option(['One or two', 'หนึ่งหรือสองเล็บ']),
  option(
    ['Three or more', 'สามเล็บขึ้นไป'],
    stop('So many need tablets. Please see your doctor.', 'หลายเล็บต้องใช้ยาเม็ด โปรดพบแพทย์'),
  ),
  ask(['How far does it go?', 'ลุกลามถึงไหน']),
  option(['The upper half or the sides of the nail', 'ครึ่งปลายหรือด้านข้างของเล็บ']),
  option(
    ['Down to the root', 'ถึงโคนเล็บ'],
    stop('A lacquer does not reach the root. Please see your doctor.', 'ยาทาเล็บไปไม่ถึงโคนเล็บ โปรดพบแพทย์'),
  ),
  ...signs(INFECTED),
  ...anyOf(ALLERGIC, DIABETES),
  ...NOT_EXPECTING,
);

const verruca = form(
  'verruca',
  ['verrucas', 'หูดที่เท้า'],
  SKIN,
  ...FOR_ANYBODY,
  ...ageFrom(6),
  ask(['Where is it?', 'เป็นบริเวณใด']),
  option(['On a foot or a hand', 'เท้าหรือมือ']),
  option(
    ['On the face, on genitals, or a mole or birthmark', 'ใบหน้า อวัยวะเพศ หรือเป็นไฝหรือปาน'],
    stop('It must not be used there. Please see your doctor.', 'ห้ามใช้บริเวณนี้ โปรดพบแพทย์'),
  ),
  ...signs(
    INFECTED,
    tick(
      ['It bleeds, grows quickly or has changed its colour', 'มีเลือดออก โตเร็ว หรือเปลี่ยนสี'],
      stop('This should be looked at soon. Please see your doctor.', 'ควรได้รับการตรวจโดยเร็ว โปรดพบแพทย์'),
    ),
  ),
  ...anyOf(ALLERGIC, DIABETES),
  ...EXPECTING,
);

const scalp = form(
  'dandruff',
  ['dandruff', 'รังแค'],
  SKIN,
  ...FOR_ANYBODY,
  ...ageFrom(12),
  WHAT,
  option(['Dandruff, or a flaky, itching scalp', 'รังแค หรือหนังศีรษะลอกคัน']),
  ELSE,
  ...lasting(['Less than four weeks of treatment so far', 'รักษามาน้อยกว่าสี่สัปดาห์']),
  ...signs(
    INFECTED,
    tick(
      ['Hair falls out in patches', 'ผมร่วงเป็นหย่อม'],
      stop('This may be something else. Please see your doctor.', 'อาจเป็นโรคอื่น โปรดพบแพทย์'),
    ),
  ),
  ...anyOf(
    ALLERGIC,
    tick(
      ['A steroid is used on the scalp', 'ใช้สเตียรอยด์บนหนังศีรษะ'],
      talk('It should be reduced step by step.', 'ควรลดลงทีละน้อย'),
    ),
  ),
  ...EXPECTING,
);

const scabies = form(
  'scabies',
  ['scabies', 'หิด'],
  SKIN,
  ...FOR_ANYBODY,
  ...ageFrom(2, [70, 'Older people are treated a little differently.', 'ผู้สูงอายุมีวิธีรักษาต่างออกไปเล็กน้อย']),
  ask(['How is it known to be scabies?', 'ทราบได้อย่างไรว่าเป็นหิด']),
  option(['A doctor, nurse or pharmacist has said so', 'แพทย์ พยาบาล หรือเภสัชกรบอก']),
  option(['Somebody close has it, and it itches at night', 'คนใกล้ชิดเป็น และคันตอนกลางคืน']),
  option(
    ['I think so', 'ฉันคิดว่าใช่'],
    talk(
      'Other rashes look alike; our pharmacist would like to hear more.',
      'ผื่นชนิดอื่นอาจดูคล้ายกัน เภสัชกรอยากทราบรายละเอียด',
    ),
  ),
  ask(['Has it been treated in the last four weeks?', 'เคยรักษาในสี่สัปดาห์ที่ผ่านมาหรือไม่']),
  option(['No, or once', 'ไม่ หรือหนึ่งครั้ง']),
  option(
    ['Twice or more', 'สองครั้งขึ้นไป'],
    talk('What does not go away may be something else.', 'อาการที่ไม่หายอาจเป็นโรคอื่น'),
  ),
  ...signs(
    INFECTED,
    tick(
      ['Thick, crusted skin', 'ผิวหนังหนาและเป็นสะเก็ด'],
      stop('This kind needs a doctor. Please see yours soon.', 'ชนิดนี้ต้องพบแพทย์โดยเร็ว'),
    ),
  ),
  ...anyOf(ALLERGIC),
  ...EXPECTING,
);

/** Questions about skin, scalp and nails. */
export const skinForms: ContentDraft[] = [
  hydrocortisone,
  acne,
  fungus('fungal-skin', ['fungal skin infections', 'เชื้อราที่ผิวหนัง'], ageFrom(2)),
  fungus(
    'miconazole',
    ['miconazole', 'ไมโคนาโซล'],
    ANY_AGE,
    ask(['Does that person take warfarin or a statin?', 'ผู้ใช้ยาใช้วาร์ฟารินหรือยากลุ่มสแตตินหรือไม่']),
    option(['No', 'ไม่']),
    option(
      ['Yes', 'ใช่'],
      talk('Miconazole can make them stronger, even from the skin.', 'ไมโคนาโซลอาจทำให้ยาเหล่านี้แรงขึ้น แม้ใช้ทาผิว'),
    ),
  ),
  nails,
  verruca,
  scalp,
  scabies,
];
