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

const BELLY = emergency([
  'For severe pain in the belly, vomiting of blood, or black stools, call 999.',
  'หากปวดท้องรุนแรง อาเจียนเป็นเลือด หรืออุจจาระดำ โทร 1669',
]);

const BLOOD = tick(
  ['Blood in the stools, or black stools', 'อุจจาระมีเลือด หรืออุจจาระดำ'],
  stop(
    'This should be looked at now. Call 111, or 999 if it is much.',
    'ควรได้รับการตรวจทันที โทรหาแพทย์ หรือ 1669 หากมีเลือดมาก',
  ),
);
const FEVER = tick(
  ['A high fever, or severe pain in the belly', 'ไข้สูง หรือปวดท้องรุนแรง'],
  stop('This needs to be seen today. Call 111.', 'ต้องได้รับการตรวจวันนี้ โทรหาแพทย์'),
);

const diarrhoea = form(
  'diarrhoea',
  ['diarrhoea', 'ท้องเสีย'],
  emergency([
    'If somebody is confused, very drowsy, or has passed no water for a day, call 111. If somebody collapses, or the heart races, call 999.',
    'หากสับสน ซึมมาก หรือไม่ปัสสาวะทั้งวัน โทรหาแพทย์ หากหมดสติหรือหัวใจเต้นเร็วผิดปกติ โทร 1669',
  ]),
  ...FOR_ANYBODY,
  ...ageFrom(12),
  ask(['For how long has there been diarrhoea?', 'ท้องเสียมานานเท่าไร']),
  option(['Less than two days', 'น้อยกว่าสองวัน']),
  option(
    ['Two days or longer', 'สองวันขึ้นไป'],
    talk('What lasts so long is better looked at.', 'อาการที่เป็นนานควรได้รับการตรวจ'),
  ),
  option(['It comes and goes, as a doctor knows (irritable bowel)', 'เป็น ๆ หาย ๆ และแพทย์ทราบแล้ว (ลำไส้แปรปรวน)']),
  ...signs(
    BLOOD,
    FEVER,
    tick(
      ['It began after antibiotics', 'เริ่มเป็นหลังใช้ยาปฏิชีวนะ'],
      stop('This medicine can then do harm. Please call your doctor.', 'ยานี้อาจเป็นอันตรายในกรณีนี้ โปรดโทรหาแพทย์'),
    ),
    tick(
      ['A swollen belly, or no wind', 'ท้องอืดบวม หรือไม่ผายลม'],
      stop('This needs to be seen today. Call 111.', 'ต้องได้รับการตรวจวันนี้ โทรหาแพทย์'),
    ),
  ),
  ...anyOf(
    ALLERGIC,
    tick(
      ['Colitis, or another inflammation of the bowel', 'ลำไส้อักเสบเรื้อรัง'],
      stop('This medicine can then do harm. Please call your doctor.', 'ยานี้อาจเป็นอันตรายในกรณีนี้ โปรดโทรหาแพทย์'),
    ),
    tick(
      ['Liver disease, or trouble with the rhythm of the heart', 'โรคตับ หรือหัวใจเต้นผิดจังหวะ'],
      talk('Too much of this medicine can harm the heart.', 'ยานี้หากมากเกินไปอาจเป็นอันตรายต่อหัวใจ'),
    ),
    tick(
      ['Loperamide is taken often, or more of it than the pack says', 'ใช้โลเพอราไมด์บ่อย หรือเกินขนาดที่ระบุ'],
      talk('Our pharmacist helps without judging.', 'เภสัชกรพร้อมช่วยโดยไม่ตัดสิน'),
    ),
  ),
  ...EXPECTING,
);

function constipation(name: string, title: [string, string], least: number, ...more: Pair[]): ContentDraft {
  return form(
    name,
    title,
    BELLY,
    ...(least < 18 ? FOR_ANYBODY : FOR_ADULTS),
    ...ageFrom(least),
    ...more,
    ask(['For how long has there been constipation?', 'ท้องผูกมานานเท่าไร']),
    option(['Less than two weeks', 'น้อยกว่าสองสัปดาห์']),
    option(['Longer, and a doctor knows about it', 'นานกว่านั้น และแพทย์ทราบแล้ว']),
    option(
      ['Longer, and no doctor knows about it', 'นานกว่านั้น และแพทย์ยังไม่ทราบ'],
      talk('A change that lasts is better looked at.', 'การเปลี่ยนแปลงที่เป็นนานควรได้รับการตรวจ'),
    ),
    ...signs(
      BLOOD,
      tick(
        ['Severe pain in the belly, or vomiting', 'ปวดท้องรุนแรง หรืออาเจียน'],
        stop('The bowel may be blocked. Call 111 now.', 'ลำไส้อาจอุดตัน โทรหาแพทย์ทันที'),
      ),
      tick(
        ['Weight is lost, and nobody knows why', 'น้ำหนักลดโดยไม่ทราบสาเหตุ'],
        stop('This should be looked at soon. Please see your doctor.', 'ควรได้รับการตรวจโดยเร็ว โปรดพบแพทย์'),
      ),
    ),
    ...anyOf(
      ALLERGIC,
      tick(
        ['Colitis, or an operation of the bowel', 'ลำไส้อักเสบเรื้อรัง หรือเคยผ่าตัดลำไส้'],
        stop('A doctor should decide then.', 'ควรให้แพทย์เป็นผู้ตัดสินใจ'),
      ),
      tick(
        ['Kidney or heart disease', 'โรคไตหรือหัวใจ'],
        talk('Laxatives can change the salts of the body.', 'ยาระบายอาจทำให้เกลือแร่ในร่างกายเปลี่ยน'),
      ),
      tick(
        ['An eating disorder, or laxatives to lose weight', 'ความผิดปกติของการกิน หรือใช้ยาระบายเพื่อลดน้ำหนัก'],
        talk(
          'Laxatives do not help with weight. Our pharmacist listens without judging.',
          'ยาระบายไม่ช่วยเรื่องน้ำหนัก เภสัชกรพร้อมรับฟังโดยไม่ตัดสิน',
        ),
      ),
    ),
    ...EXPECTING,
  );
}

const CHILD = [
  ask(['Is it for a child under twelve?', 'ใช้สำหรับเด็กอายุต่ำกว่าสิบสองปีหรือไม่']),
  option(['No', 'ไม่']),
  option(['Yes, and a doctor or pharmacist advised it', 'ใช่ และแพทย์หรือเภสัชกรแนะนำ']),
  option(
    ['Yes, and nobody advised it', 'ใช่ และไม่มีผู้ใดแนะนำ'],
    talk('Our pharmacist works out with you what the child needs.', 'เภสัชกรจะช่วยดูว่าเด็กต้องการอะไร'),
  ),
];

const cramps = form(
  'cramps',
  ['stomach cramps', 'ปวดเกร็งท้อง'],
  BELLY,
  ...FOR_ANYBODY,
  ...ageFrom(12, [40, 'First cramps after 40 are better looked at.', 'อาการปวดเกร็งครั้งแรกหลังอายุ 40 ปีควรได้รับการตรวจ']),
  ask(['Has a doctor said before that it is irritable bowel?', 'แพทย์เคยวินิจฉัยว่าเป็นลำไส้แปรปรวนหรือไม่']),
  option(['Yes, and this feels the same', 'เคย และครั้งนี้อาการเหมือนเดิม']),
  option(
    ['No, or this feels different', 'ไม่เคย หรือครั้งนี้อาการต่างออกไป'],
    talk('Our pharmacist would like to hear what it is like.', 'เภสัชกรอยากทราบลักษณะอาการ'),
  ),
  ...signs(
    BLOOD,
    FEVER,
    tick(
      ['Vomiting, or no stool and no wind', 'อาเจียน หรือไม่ถ่ายและไม่ผายลม'],
      stop('The bowel may be blocked. Call 111 now.', 'ลำไส้อาจอุดตัน โทรหาแพทย์ทันที'),
    ),
    tick(
      ['Weight is lost, and nobody knows why', 'น้ำหนักลดโดยไม่ทราบสาเหตุ'],
      stop('This should be looked at soon. Please see your doctor.', 'ควรได้รับการตรวจโดยเร็ว โปรดพบแพทย์'),
    ),
  ),
  ...anyOf(
    ALLERGIC,
    tick(
      ['Glaucoma, myasthenia, or an enlarged bowel', 'ต้อหิน กล้ามเนื้ออ่อนแรงชนิดเอ็มจี หรือลำไส้ใหญ่โต'],
      stop('This can make it worse. Ask our pharmacist what else helps.', 'ยานี้อาจทำให้แย่ลง โปรดสอบถามเภสัชกรถึงทางเลือกอื่น'),
    ),
    tick(
      ['Trouble passing water, or heart disease', 'ปัสสาวะลำบาก หรือโรคหัวใจ'],
      talk('This can make it worse.', 'ยานี้อาจทำให้แย่ลง'),
    ),
  ),
  ...EXPECTING,
);

const travel = (name: string, title: [string, string], least: number) =>
  form(
    name,
    title,
    emergency([
      'If somebody is confused, sees what is not there, or cannot pass water, call 111.',
      'หากสับสน เห็นภาพหลอน หรือปัสสาวะไม่ออก โทรหาแพทย์',
    ]),
    ...FOR_ANYBODY,
    ...ageFrom(least, DROWSY_FROM_65),
    WHAT,
    option(['Travel sickness', 'เมารถ เมาเรือ']),
    option(['Something else', 'อื่น ๆ'], TELL_US),
    ask(['Will that person drive, or steer a boat, after taking it?', 'ผู้ใช้ยาจะขับรถหรือบังคับเรือหลังใช้ยาหรือไม่']),
    option(['No', 'ไม่']),
    option(
      ['Yes', 'ใช่'],
      stop(
        'This makes drowsy and must not be taken before driving. Ask our pharmacist what else helps.',
        'ยานี้ทำให้ง่วงและห้ามใช้ก่อนขับขี่ โปรดสอบถามเภสัชกรถึงทางเลือกอื่น',
      ),
    ),
    ...anyOf(
      ALLERGIC,
      tick(
        ['Glaucoma, or trouble passing water', 'ต้อหิน หรือปัสสาวะลำบาก'],
        stop(
          'This can make it worse. Ask our pharmacist what else helps.',
          'ยานี้อาจทำให้แย่ลง โปรดสอบถามเภสัชกรถึงทางเลือกอื่น',
        ),
      ),
      tick(['Epilepsy or Parkinson’s disease', 'โรคลมชักหรือพาร์กินสัน'], talk('This can make it worse.', 'ยานี้อาจทำให้แย่ลง')),
      tick(
        ['Heart, liver or kidney disease', 'โรคหัวใจ ตับ หรือไต'],
        talk('This may not be the best choice.', 'ยานี้อาจไม่ใช่ทางเลือกที่ดีที่สุด'),
      ),
    ),
    ...EXPECTING,
    ...takes(
      tick(
        ['Medicine for allergies, depression, anxiety or sleep', 'ยาแก้แพ้ ยาต้านซึมเศร้า ยาคลายกังวล หรือยานอนหลับ'],
        talk('Together they make very drowsy.', 'เมื่อใช้ร่วมกันจะง่วงมาก'),
      ),
    ),
  );

/** Questions about stomach, bowel and travel sickness. */
export const digestionForms: ContentDraft[] = [
  diarrhoea,
  constipation('constipation', ['constipation', 'ท้องผูก'], 18),
  constipation('docusate', ['docusate', 'โดคูเซต'], 12),
  constipation('lactulose', ['lactulose', 'แล็กทูโลส'], 1, ...CHILD),
  cramps,
  travel('travel-sickness', ['travel sickness', 'เมารถ'], 10),
  travel('travel-sickness-child', ['cinnarizine', 'ซินนาริซีน'], 5),
];
