import type { ContentDraft } from '../content-draft';
import {
  ALLERGIC,
  ageFrom,
  anyOf,
  ask,
  emergency,
  FOR_ANYBODY,
  form,
  NOT_EXPECTING,
  option,
  signs,
  stop,
  takes,
  talk,
  tick,
} from './form-lines';

const threadworm = form(
  'threadworm',
  ['threadworms', 'พยาธิเข็มหมุด'],
  emergency([
    'If the face swells, breathing is hard, or somebody has a seizure, call 999.',
    'หากหน้าบวม หายใจลำบาก หรือชัก โทร 1669',
  ]),
  ...FOR_ANYBODY,
  ...ageFrom(2),
  ask(['What has been noticed?', 'สังเกตเห็นอะไร']),
  option(['White threads in stools, or itching of the bottom at night', 'เส้นสีขาวในอุจจาระ หรือคันก้นตอนกลางคืน']),
  option(['Somebody in the household has threadworms', 'คนในบ้านเป็นพยาธิเข็มหมุด']),
  option(
    ['Other worms, or something else', 'พยาธิชนิดอื่น หรืออื่น ๆ'],
    talk('Other worms need another treatment.', 'พยาธิชนิดอื่นต้องรักษาต่างออกไป'),
  ),
  ask(['When was it treated last?', 'รักษาครั้งล่าสุดเมื่อใด']),
  option(['Never, or more than two weeks ago', 'ไม่เคย หรือนานกว่าสองสัปดาห์']),
  option(
    ['In the last two weeks', 'ในสองสัปดาห์ที่ผ่านมา'],
    talk('The next dose is due after two weeks.', 'ควรใช้ครั้งต่อไปหลังสองสัปดาห์'),
  ),
  ...signs(
    tick(
      ['Pain in the belly, blood in stools, or weight is lost', 'ปวดท้อง อุจจาระมีเลือด หรือน้ำหนักลด'],
      stop('This may be something else. Please see your doctor.', 'อาจเป็นโรคอื่น โปรดพบแพทย์'),
    ),
  ),
  ...anyOf(
    ALLERGIC,
    tick(['Liver disease', 'โรคตับ'], talk('The body may need longer to get rid of it.', 'ร่างกายอาจขับยาออกช้าลง')),
  ),
  ...NOT_EXPECTING,
  ...takes(
    tick(
      ['Metronidazole or cimetidine', 'เมโทรนิดาโซลหรือไซเมทิดีน'],
      stop('They do not go together. Ask our pharmacist.', 'ยาเหล่านี้ใช้ร่วมกันไม่ได้ โปรดสอบถามเภสัชกร'),
    ),
  ),
);

const sildenafil = form(
  'erections',
  ['sildenafil', 'ซิลเดนาฟิล'],
  emergency([
    'For pain in the chest, call 999 and say that you have taken sildenafil. For sudden loss of sight, or an erection of more than four hours, go to casualty.',
    'หากเจ็บหน้าอก โทร 1669 และแจ้งว่าใช้ซิลเดนาฟิล หากสูญเสียการมองเห็นเฉียบพลัน หรือแข็งตัวนานเกินสี่ชั่วโมง ไปแผนกฉุกเฉิน',
  ]),
  ask(['Who is this medicine for?', 'ยานี้สำหรับใคร']),
  option([
    'Me, and I am a man with trouble getting or keeping an erection',
    'ตัวฉันเอง ซึ่งเป็นชายที่มีปัญหาการแข็งตัวหรือคงการแข็งตัว',
  ]),
  option(
    ['Me, and I have no such trouble', 'ตัวฉันเอง และไม่มีปัญหาดังกล่าว'],
    stop('It is sold only to men who have this trouble.', 'ยานี้ขายสำหรับชายที่มีปัญหาดังกล่าวเท่านั้น'),
  ),
  option(
    ['Somebody else', 'ผู้อื่น'],
    stop('Our pharmacist has to hear from the man himself.', 'เภสัชกรต้องทราบจากผู้ใช้ยาโดยตรง'),
  ),
  ...ageFrom(18, [65, 'A smaller dose may suit you better.', 'ขนาดยาที่น้อยกว่าอาจเหมาะกับคุณ']),
  ...takes(
    tick(
      ['Nitrates: a spray, tablets or patches for angina', 'ไนเตรต: สเปรย์ ยาเม็ด หรือแผ่นแปะสำหรับเจ็บหน้าอก'],
      stop(
        'Never together: the blood pressure can fall dangerously. Please see your doctor.',
        'ห้ามใช้ร่วมกันเด็ดขาด ความดันโลหิตอาจตกจนเป็นอันตราย โปรดพบแพทย์',
      ),
    ),
    tick(
      ['Poppers (amyl nitrite)', 'ป๊อปเปอร์ (เอมิลไนไตรต์)'],
      stop('Never together: the blood pressure can fall dangerously.', 'ห้ามใช้ร่วมกันเด็ดขาด ความดันโลหิตอาจตกจนเป็นอันตราย'),
    ),
    tick(
      ['Riociguat, or another medicine for erections', 'ริโอซิกัวต์ หรือยาช่วยการแข็งตัวชนิดอื่น'],
      stop('They must not be taken together.', 'ห้ามใช้ร่วมกัน'),
    ),
    tick(
      ['Ritonavir, or another medicine for HIV', 'ริโทนาเวียร์ หรือยารักษาเอชไอวีอื่น'],
      stop('It makes sildenafil far stronger. Please see your doctor.', 'ทำให้ซิลเดนาฟิลแรงขึ้นมาก โปรดพบแพทย์'),
    ),
    tick(
      ['An alpha blocker, or medicine for a fungal infection', 'ยากลุ่มแอลฟาบล็อกเกอร์ หรือยาต้านเชื้อรา'],
      talk('The dose may have to be another one.', 'อาจต้องปรับขนาดยา'),
    ),
  ),
  ask([
    'Has a doctor advised against sex, or does a flight of stairs bring pain in the chest or breathlessness?',
    'แพทย์เคยห้ามมีเพศสัมพันธ์ หรือเมื่อขึ้นบันไดหนึ่งชั้นแล้วเจ็บหน้าอกหรือเหนื่อยหอบหรือไม่',
  ]),
  option(['No', 'ไม่']),
  option(
    ['Yes, or I am not sure', 'ใช่ หรือไม่แน่ใจ'],
    stop('Your heart should be looked at first. Please see your doctor.', 'ควรตรวจหัวใจก่อน โปรดพบแพทย์'),
  ),
  ...anyOf(
    ALLERGIC,
    tick(
      [
        'A heart attack or stroke in the last six months, angina or heart failure',
        'หัวใจวายหรือโรคหลอดเลือดสมองในหกเดือนที่ผ่านมา เจ็บหน้าอกจากหัวใจ หรือหัวใจล้มเหลว',
      ],
      stop('This is not safe without your doctor.', 'ยานี้ไม่ปลอดภัยหากแพทย์ไม่ได้ดูแล'),
    ),
    tick(
      ['Low blood pressure, or high blood pressure that is not controlled', 'ความดันโลหิตต่ำ หรือความดันสูงที่ควบคุมไม่ได้'],
      stop('This is not safe without your doctor.', 'ยานี้ไม่ปลอดภัยหากแพทย์ไม่ได้ดูแล'),
    ),
    tick(
      ['Severe liver disease, or an inherited disease of the eyes', 'โรคตับรุนแรง หรือโรคตาทางพันธุกรรม'],
      stop('This is not safe without your doctor.', 'ยานี้ไม่ปลอดภัยหากแพทย์ไม่ได้ดูแล'),
    ),
    tick(
      [
        'Sickle cell disease, leukaemia, myeloma or a curved penis',
        'โรคเม็ดเลือดรูปเคียว มะเร็งเม็ดเลือดขาว ไมอิโลมา หรืออวัยวะเพศโค้งงอ',
      ],
      talk('An erection that lasts too long is more likely.', 'อาจแข็งตัวนานเกินไปได้ง่ายขึ้น'),
    ),
    tick(
      ['Kidney disease, or a bleeding ulcer', 'โรคไต หรือแผลที่มีเลือดออก'],
      talk('The dose may have to be another one.', 'อาจต้องปรับขนาดยา'),
    ),
  ),
);

/** Questions about what families and couples buy. */
export const familyForms: ContentDraft[] = [threadworm, sildenafil];
