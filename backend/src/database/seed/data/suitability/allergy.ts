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
  option,
  type Pair,
  signs,
  stop,
  TELL_US,
  takes,
  talk,
  tick,
  WHAT,
} from './form-lines';

const SWELLING = emergency([
  'If there is a swollen face, tongue or throat, or breathing is hard, call 999 at once.',
  'หากหน้า ลิ้น หรือคอบวม หรือหายใจลำบาก โทร 1669 ทันที',
]);

const EYE_EMERGENCY = emergency([
  'For a sudden change of sight, severe pain, or something in the eye, go to an eye casualty or call 111.',
  'หากการมองเห็นเปลี่ยนไปเฉียบพลัน ปวดตารุนแรง หรือมีสิ่งแปลกปลอมเข้าตา โปรดไปแผนกฉุกเฉินทางตา หรือโทรหาแพทย์',
]);

const KNOWN_ALLERGY = lasting(['Less than a month, or as in every season', 'น้อยกว่าหนึ่งเดือน หรือเป็นตามฤดูกาลทุกปี']);

const WHEEZING = tick(
  ['Wheezing, or breathing that is harder than usual', 'หายใจมีเสียงหวีด หรือหายใจลำบากกว่าปกติ'],
  stop(
    'This should be looked at today. Call 111, or 999 if it is getting worse.',
    'ควรได้รับการตรวจวันนี้ โทรหาแพทย์ หรือ 1669 หากแย่ลง',
  ),
);

const KIDNEYS = tick(
  ['Kidney or liver disease', 'โรคไตหรือตับ'],
  talk('A smaller dose may be enough.', 'ขนาดยาที่น้อยกว่าอาจเพียงพอ'),
);

const EPILEPSY = tick(
  ['Epilepsy', 'โรคลมชัก'],
  talk('This may bring on seizures in a few people.', 'ยานี้อาจกระตุ้นให้ชักในบางคน'),
);

function notDrowsy(name: string, title: [string, string], ages: Pair[]): ContentDraft {
  return form(
    name,
    title,
    SWELLING,
    ...FOR_ANYBODY,
    ...ages,
    WHAT,
    option(['Hay fever, or an allergy to pets or dust', 'แพ้ละอองเกสร หรือแพ้ขนสัตว์หรือฝุ่น']),
    option(['Itching, hives or insect bites', 'อาการคัน ลมพิษ หรือแมลงกัดต่อย']),
    option(['Something else', 'อื่น ๆ'], TELL_US),
    ...KNOWN_ALLERGY,
    ...signs(WHEEZING),
    ...anyOf(ALLERGIC, KIDNEYS, EPILEPSY),
    ...EXPECTING,
    ...takes(
      tick(
        ['Another antihistamine, for allergy, sleep or travel sickness', 'ยาแก้แพ้ชนิดอื่น ไม่ว่าเพื่อภูมิแพ้ การนอน หรือเมารถ'],
        talk('One antihistamine at a time is enough.', 'ใช้ยาแก้แพ้ครั้งละหนึ่งชนิดก็เพียงพอ'),
      ),
    ),
  );
}

const syrup = form(
  'drowsy-syrup',
  ['allergy syrup', 'ยาน้ำแก้แพ้'],
  SWELLING,
  ...FOR_ANYBODY,
  ...ageFrom(1, DROWSY_FROM_65),
  WHAT,
  option(['Hay fever, itching, hives or insect bites', 'แพ้ละอองเกสร อาการคัน ลมพิษ หรือแมลงกัดต่อย']),
  option(['Itching of chickenpox', 'อาการคันจากอีสุกอีใส']),
  option(
    ['To sleep, or to calm a child', 'ช่วยให้นอนหลับ หรือทำให้เด็กสงบ'],
    stop(
      'This is not sold for sleep. Ask our pharmacist what may help.',
      'เราไม่ขายยานี้เพื่อช่วยให้หลับ โปรดสอบถามเภสัชกรถึงวิธีที่ช่วยได้',
    ),
  ),
  option(['Something else', 'อื่น ๆ'], TELL_US),
  ...lasting(['Less than two weeks', 'น้อยกว่าสองสัปดาห์']),
  ...signs(WHEEZING),
  ...anyOf(
    ALLERGIC,
    EPILEPSY,
    tick(
      ['Glaucoma, or trouble passing water', 'ต้อหิน หรือปัสสาวะลำบาก'],
      talk('This can make it worse.', 'ยานี้อาจทำให้แย่ลง'),
    ),
    tick(
      ['Asthma, or severe liver disease', 'หอบหืด หรือโรคตับรุนแรง'],
      talk('Our pharmacist would like to hear more first.', 'เภสัชกรอยากทราบรายละเอียดก่อน'),
    ),
  ),
  ...EXPECTING,
  ...takes(
    tick(
      ['Another antihistamine, or a cough and cold remedy', 'ยาแก้แพ้ชนิดอื่น หรือยาแก้ไอแก้หวัด'],
      talk('Together they make very drowsy.', 'เมื่อใช้ร่วมกันจะง่วงมาก'),
    ),
    tick(
      [
        'A monoamine oxidase inhibitor, now or in the last two weeks',
        'ยากลุ่มยับยั้งเอนไซม์โมโนเอมีนออกซิเดส ในขณะนี้หรือสองสัปดาห์ที่ผ่านมา',
      ],
      stop('Together, they can become dangerous.', 'เมื่อใช้ร่วมกันอาจเป็นอันตราย'),
    ),
  ),
);

/** What stands against a steroid in the nose. */
const STEROID: Pair[] = [
  ALLERGIC,
  tick(
    ['An infection or an operation of the nose, or nosebleeds', 'จมูกติดเชื้อ ผ่าตัดจมูก หรือเลือดกำเดาไหลบ่อย'],
    talk('The nose has to heal first.', 'ควรรอให้จมูกหายก่อน'),
  ),
  tick(['Glaucoma or cataracts', 'ต้อหินหรือต้อกระจก'], talk('Steroids can affect the eyes.', 'สเตียรอยด์อาจมีผลต่อดวงตา')),
  tick(
    ['Tuberculosis, or a weak immune system', 'วัณโรค หรือภูมิคุ้มกันต่ำ'],
    talk('A doctor should know before a steroid is used.', 'ควรแจ้งแพทย์ก่อนใช้สเตียรอยด์'),
  ),
];
const OTHER_STEROIDS = takes(
  tick(
    ['Other steroids, inhaled, swallowed or on the skin', 'สเตียรอยด์อื่น ชนิดสูดพ่น รับประทาน หรือทาผิว'],
    talk('Together it may be too much.', 'เมื่อใช้ร่วมกันอาจมากเกินไป'),
  ),
  tick(
    ['Medicine for HIV, or for a fungal infection', 'ยารักษาเอชไอวี หรือยาต้านเชื้อรา'],
    talk('Some of them make the steroid stronger.', 'ยาบางชนิดทำให้สเตียรอยด์ออกฤทธิ์แรงขึ้น'),
  ),
);
const NOSE_SIGNS = signs(
  tick(
    ['One side only, with blood, pain of the face or a fever', 'เป็นข้างเดียว มีเลือด ปวดใบหน้า หรือมีไข้'],
    stop('This may be something else. Please see your doctor.', 'อาจเป็นโรคอื่น โปรดพบแพทย์'),
  ),
  WHEEZING,
);

const nasalSteroid = form(
  'nasal-steroid',
  ['nasal sprays for hay fever', 'ยาพ่นจมูกแก้แพ้ละอองเกสร'],
  SWELLING,
  ...FOR_ADULTS,
  ...ageFrom(18),
  WHAT,
  option(['Hay fever, or an allergy to pets or dust', 'แพ้ละอองเกสร หรือแพ้ขนสัตว์หรือฝุ่น']),
  option(
    ['A cold, or a nose that is blocked for another reason', 'หวัด หรือคัดจมูกจากสาเหตุอื่น'],
    stop('This does not help with a cold. Ask our pharmacist what does.', 'ยานี้ไม่ช่วยเรื่องหวัด โปรดสอบถามเภสัชกรถึงยาที่ช่วยได้'),
  ),
  ...lasting(['Less than three months, or as in every season', 'น้อยกว่าสามเดือน หรือเป็นตามฤดูกาลทุกปี']),
  ...NOSE_SIGNS,
  ...anyOf(...STEROID),
  ...EXPECTING,
  ...OTHER_STEROIDS,
);

function eyeDrops(name: string, title: [string, string], least: number): ContentDraft {
  return form(
    name,
    title,
    EYE_EMERGENCY,
    ...ageFrom(least),
    ask(['What is seen?', 'มีอาการอย่างไร']),
    option(['Both eyes itch and water, as in hay fever', 'คันและน้ำตาไหลทั้งสองข้าง เหมือนแพ้ละอองเกสร']),
    option(
      ['One eye only, or a sticky, yellow discharge', 'เป็นข้างเดียว หรือมีขี้ตาเหนียวสีเหลือง'],
      stop('This does not look like an allergy. Ask our pharmacist.', 'อาการนี้ไม่น่าใช่ภูมิแพ้ โปรดสอบถามเภสัชกร'),
    ),
    ...lasting(['Less than two weeks, or as in every season', 'น้อยกว่าสองสัปดาห์ หรือเป็นตามฤดูกาลทุกปี']),
    ...signs(
      tick(
        ['Pain, or light hurts', 'ปวดตา หรือแพ้แสง'],
        stop(
          'This needs to be seen today. Call 111, or go to an eye casualty.',
          'ต้องได้รับการตรวจวันนี้ โทรหาแพทย์ หรือไปแผนกฉุกเฉินทางตา',
        ),
      ),
      tick(
        ['Sight is worse', 'มองเห็นแย่ลง'],
        stop(
          'This needs to be seen today. Call 111, or go to an eye casualty.',
          'ต้องได้รับการตรวจวันนี้ โทรหาแพทย์ หรือไปแผนกฉุกเฉินทางตา',
        ),
      ),
      tick(
        ['An injury, or an operation of the eye lately', 'ตาบาดเจ็บ หรือเพิ่งผ่าตัดตา'],
        stop('Then an eye doctor should decide.', 'ควรให้จักษุแพทย์เป็นผู้ตัดสินใจ'),
      ),
      tick(
        ['Contact lenses are worn, and cannot be left out', 'ใส่คอนแทคเลนส์และถอดไม่ได้'],
        talk('Drops without preservative may suit better.', 'ยาหยอดตาที่ไม่มีสารกันเสียอาจเหมาะกว่า'),
      ),
    ),
    ...anyOf(ALLERGIC),
    ...EXPECTING,
  );
}

const EYES_ARE_WELL: Pair[] = [
  ask(['Do the eyes hurt, is sight worse, or does light hurt?', 'ปวดตา มองเห็นแย่ลง หรือแพ้แสงหรือไม่']),
  option(['No', 'ไม่']),
  option(
    ['Yes', 'ใช่'],
    stop(
      'This needs to be seen today. Call 111, or go to an eye casualty.',
      'ต้องได้รับการตรวจวันนี้ โทรหาแพทย์ หรือไปแผนกฉุกเฉินทางตา',
    ),
  ),
];

const haySet = form(
  'hay-fever-set',
  ['hay fever set', 'ชุดยาแพ้ละอองเกสร'],
  SWELLING,
  ...FOR_ADULTS,
  ...ageFrom(18),
  ask(['Is it hay fever, with nose and eyes?', 'แพ้ละอองเกสรโดยมีอาการทั้งจมูกและตาหรือไม่']),
  option(['Yes', 'ใช่']),
  option(['No, or I am not sure', 'ไม่ หรือไม่แน่ใจ'], talk('A single medicine may be enough.', 'ยาเพียงชนิดเดียวอาจเพียงพอ')),
  ...KNOWN_ALLERGY,
  ...NOSE_SIGNS,
  ...EYES_ARE_WELL,
  ...anyOf(...STEROID, KIDNEYS, EPILEPSY),
  ...EXPECTING,
  ...OTHER_STEROIDS,
);

/** Questions about what is for allergies. */
export const allergyForms: ContentDraft[] = [
  notDrowsy('antihistamine', ['hay fever tablets', 'ยาแก้แพ้ชนิดไม่ง่วง'], ageFrom(6)),
  notDrowsy(
    'acrivastine',
    ['acrivastine', 'อะคริวาสทีน'],
    ageFrom(12, [65, 'Another antihistamine suits older people better.', 'ยาแก้แพ้ชนิดอื่นเหมาะกับผู้สูงอายุมากกว่า']),
  ),
  syrup,
  nasalSteroid,
  eyeDrops('eye-allergy', ['eye drops for allergies', 'ยาหยอดตาแก้แพ้'], 6),
  eyeDrops('eye-allergy-ketotifen', ['ketotifen eye drops', 'ยาหยอดตาคีโตติเฟน'], 3),
  haySet,
];
