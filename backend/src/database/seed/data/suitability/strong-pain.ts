import type { ContentDraft } from '../content-draft';
import {
  ALLERGIC,
  ageFrom,
  anyOf,
  ask,
  EXPECTING,
  emergency,
  FOR_ADULTS,
  form,
  NOT_EXPECTING,
  option,
  stop,
  takes,
  talk,
  tick,
  WHAT,
} from './form-lines';
import { LIVER } from './pain-lines';

const codeine = form(
  'codeine',
  ['co-codamol', 'โค-โคดามอล'],
  emergency([
    'For slow breathing, a person who cannot be woken, or more tablets than the pack says, call 999.',
    'หากหายใจช้า ปลุกไม่ตื่น หรือใช้ยาเกินขนาดที่ระบุ โทร 1669',
  ]),
  ...FOR_ADULTS,
  ...ageFrom(18, [
    65,
    'Older people are made drowsy and unsteady by codeine more often.',
    'โคเดอีนทำให้ผู้สูงอายุง่วงและเดินไม่มั่นคงบ่อยกว่า',
  ]),
  ask(['Have paracetamol or ibuprofen alone been tried first?', 'เคยลองใช้พาราเซตามอลหรือไอบูโพรเฟนเพียงอย่างเดียวก่อนหรือไม่']),
  option(['Yes, and it did not help enough', 'เคย และยังไม่ดีขึ้นพอ']),
  option(
    ['No', 'ไม่เคย'],
    stop(
      'Try one of them first: codeine is for pain that they do not relieve.',
      'ลองใช้ยาดังกล่าวก่อน โคเดอีนใช้เมื่อยาเหล่านั้นไม่ได้ผล',
    ),
  ),
  ask(['For how many days will it be taken?', 'จะใช้ยากี่วัน']),
  option(['Up to three', 'ไม่เกินสามวัน']),
  option(
    ['More, or it has been taken for longer already', 'มากกว่านั้น หรือใช้มานานกว่านั้นแล้ว'],
    stop(
      'Codeine can cause addiction, and headaches of its own. Three days are the most; our pharmacist can help with what comes then.',
      'โคเดอีนอาจทำให้เสพติดและทำให้ปวดศีรษะได้ ใช้ได้ไม่เกินสามวัน เภสัชกรของเราช่วยแนะนำขั้นต่อไปได้',
    ),
  ),
  ...anyOf(
    tick(
      ['An allergy to codeine or paracetamol', 'แพ้โคเดอีนหรือพาราเซตามอล'],
      stop(
        'Then it is not safe. Ask our pharmacist for another pain relief.',
        'ยานี้จึงไม่ปลอดภัย โปรดสอบถามเภสัชกรถึงยาแก้ปวดอื่น',
      ),
    ),
    tick(
      ['Dependence on a medicine, drugs or alcohol', 'การติดยา สารเสพติด หรือแอลกอฮอล์'],
      talk(
        'Codeine is risky then. Our pharmacist helps without judging.',
        'โคเดอีนมีความเสี่ยงในกรณีนี้ เภสัชกรพร้อมช่วยโดยไม่ตัดสิน',
      ),
    ),
    tick(
      ['Trouble breathing, asthma or a head injury', 'หายใจลำบาก หอบหืด หรือบาดเจ็บที่ศีรษะ'],
      stop(
        'Codeine can slow the breathing. Ask our pharmacist for another pain relief.',
        'โคเดอีนอาจกดการหายใจ โปรดสอบถามเภสัชกรถึงยาแก้ปวดอื่น',
      ),
    ),
    tick(
      ['Knowledge that codeine works too strongly (a fast metaboliser)', 'ทราบว่าโคเดอีนออกฤทธิ์แรงเกินไป (เผาผลาญยาเร็ว)'],
      stop(
        'Codeine is not for you. Ask our pharmacist for another pain relief.',
        'โคเดอีนไม่เหมาะกับคุณ โปรดสอบถามเภสัชกรถึงยาแก้ปวดอื่น',
      ),
    ),
    LIVER,
  ),
  ...NOT_EXPECTING,
  ...takes(
    tick(
      ['Anything else with paracetamol or codeine', 'สิ่งอื่นที่มีพาราเซตามอลหรือโคเดอีน'],
      stop('Together it is too much. Take only one of them at a time.', 'เมื่อใช้ร่วมกันจะเกินขนาด ใช้ครั้งละหนึ่งชนิดเท่านั้น'),
    ),
    tick(
      [
        'Medicine to sleep, for anxiety or depression, or other strong painkillers',
        'ยานอนหลับ ยาคลายกังวล ยาต้านซึมเศร้า หรือยาแก้ปวดชนิดแรงอื่น',
      ],
      talk('Together they can make very drowsy, and slow the breathing.', 'เมื่อใช้ร่วมกันอาจง่วงมากและกดการหายใจ'),
    ),
    tick(['Warfarin', 'วาร์ฟาริน'], talk('The dose may have to be another one.', 'อาจต้องปรับขนาดยา')),
  ),
  ask([
    'Will that person drive, use machines or drink alcohol while taking it?',
    'ผู้ใช้ยาจะขับขี่ ใช้เครื่องจักร หรือดื่มแอลกอฮอล์ขณะใช้ยาหรือไม่',
  ]),
  option(['No, or only if not drowsy, and without alcohol', 'ไม่ หรือเฉพาะเมื่อไม่ง่วง และไม่ดื่มแอลกอฮอล์']),
  option(
    ['Yes', 'ใช่'],
    talk(
      'Codeine can make drowsy; driving while affected is an offence.',
      'โคเดอีนอาจทำให้ง่วง การขับขี่ขณะได้รับผลจากยาถือว่าผิดกฎหมาย',
    ),
  ),
);

const sumatriptan = form(
  'migraine',
  ['migraine tablets', 'ยาไมเกรน'],
  emergency([
    'For a sudden headache that is the worst ever, a headache with a stiff neck or fever, weakness of one side, or pain in the chest, call 999.',
    'หากปวดศีรษะเฉียบพลันอย่างรุนแรงที่สุด ปวดศีรษะร่วมกับคอแข็งหรือไข้ อ่อนแรงซีกหนึ่ง หรือเจ็บหน้าอก โทร 1669',
  ]),
  ...FOR_ADULTS,
  ...ageFrom(18, [
    65,
    'Sumatriptan is not sold over 65 without a doctor’s advice.',
    'เราไม่ขายซูมาทริปแทนสำหรับผู้ที่อายุเกิน 65 ปีโดยไม่มีคำแนะนำจากแพทย์',
  ]),
  ask(['Has a doctor or pharmacist said before that it is migraine?', 'แพทย์หรือเภสัชกรเคยวินิจฉัยว่าเป็นไมเกรนหรือไม่']),
  option(['Yes, and this feels the same', 'เคย และครั้งนี้อาการเหมือนเดิม']),
  option(
    ['No, or this feels different', 'ไม่เคย หรือครั้งนี้อาการต่างออกไป'],
    stop(
      'Other headaches need other help. Please see your doctor first.',
      'อาการปวดศีรษะอื่นต้องรักษาต่างออกไป โปรดพบแพทย์ก่อน',
    ),
  ),
  ask(['How often is there a migraine?', 'เป็นไมเกรนบ่อยเพียงใด']),
  option(['Up to four a month, each for less than a day', 'ไม่เกินสี่ครั้งต่อเดือน ครั้งละไม่ถึงหนึ่งวัน']),
  option(
    ['More often, or longer, or more and more', 'บ่อยกว่านั้น นานกว่านั้น หรือถี่ขึ้นเรื่อย ๆ'],
    talk('Treatment that prevents migraine may suit better.', 'การรักษาเพื่อป้องกันไมเกรนอาจเหมาะกว่า'),
  ),
  ...anyOf(
    tick(
      [
        'Heart disease, a heart attack, a stroke or poor circulation',
        'โรคหัวใจ หัวใจวาย โรคหลอดเลือดสมอง หรือการไหลเวียนเลือดไม่ดี',
      ],
      stop(
        'This medicine narrows blood vessels and is not safe then. Please see your doctor.',
        'ยานี้ทำให้หลอดเลือดหดตัวและไม่ปลอดภัยในกรณีนี้ โปรดพบแพทย์',
      ),
    ),
    tick(
      ['High blood pressure', 'ความดันโลหิตสูง'],
      stop('This medicine can raise it further. Please see your doctor.', 'ยานี้อาจทำให้ความดันสูงขึ้นอีก โปรดพบแพทย์'),
    ),
    tick(
      ['Severe liver or kidney disease, or epilepsy', 'โรคตับหรือไตรุนแรง หรือโรคลมชัก'],
      stop('This is not for you. A doctor can find what is.', 'ยานี้ไม่เหมาะกับคุณ แพทย์ช่วยหายาที่เหมาะสมได้'),
    ),
    tick(
      [
        'Three or more of: smoking, diabetes, high cholesterol, overweight, heart disease in the family',
        'สามข้อขึ้นไปจาก: สูบบุหรี่ เบาหวาน ไขมันสูง น้ำหนักเกิน มีโรคหัวใจในครอบครัว',
      ],
      talk('Your heart should be looked at first.', 'ควรตรวจหัวใจก่อน'),
    ),
    tick(['An allergy to sulfonamides', 'แพ้ยาซัลฟา'], talk('Some people react to this one, too.', 'บางคนอาจแพ้ยานี้ด้วย')),
  ),
  ...EXPECTING,
  ...takes(
    tick(
      ['Another migraine medicine of this kind, or ergotamine', 'ยาไมเกรนกลุ่มเดียวกัน หรือเออร์โกตามีน'],
      stop('They must not be taken within a day of each other.', 'ห้ามใช้ภายในวันเดียวกัน'),
    ),
    tick(
      [
        'A monoamine oxidase inhibitor, now or in the last two weeks',
        'ยากลุ่มยับยั้งเอนไซม์โมโนเอมีนออกซิเดส ในขณะนี้หรือสองสัปดาห์ที่ผ่านมา',
      ],
      stop('Together, they can become dangerous.', 'เมื่อใช้ร่วมกันอาจเป็นอันตราย'),
    ),
    tick(
      ['Medicine for depression, or St John’s wort', 'ยาต้านซึมเศร้า หรือเซนต์จอห์นเวิร์ต'],
      talk('Together they can, rarely, cause a reaction.', 'เมื่อใช้ร่วมกันอาจเกิดปฏิกิริยาได้ แม้พบน้อย'),
    ),
    tick(
      [
        'The combined contraceptive pill, and the migraine comes with an aura',
        'ยาคุมกำเนิดชนิดฮอร์โมนรวม และไมเกรนมีอาการนำ',
      ],
      talk(
        'Together they raise the risk of a stroke; your doctor should know.',
        'เมื่อใช้ร่วมกันเพิ่มความเสี่ยงโรคหลอดเลือดสมอง ควรแจ้งแพทย์',
      ),
    ),
  ),
);

const sickness = form(
  'migraine-sickness',
  ['sickness with migraine', 'คลื่นไส้จากไมเกรน'],
  emergency([
    'For a sudden headache that is the worst ever, a stiff neck with fever, or a jaw or neck that cramps, call 999.',
    'หากปวดศีรษะเฉียบพลันอย่างรุนแรงที่สุด คอแข็งร่วมกับไข้ หรือกรามหรือคอเกร็ง โทร 1669',
  ]),
  ...FOR_ADULTS,
  ...ageFrom(18, [65, 'Older people have side effects from it more often.', 'ผู้สูงอายุมีผลข้างเคียงจากยานี้บ่อยกว่า']),
  WHAT,
  option(['Feeling sick with migraine that a doctor has diagnosed', 'คลื่นไส้จากไมเกรนที่แพทย์วินิจฉัยแล้ว']),
  option(
    ['Another sickness', 'คลื่นไส้จากสาเหตุอื่น'],
    stop(
      'This is sold for sickness with migraine only. Ask our pharmacist what may help.',
      'ยานี้ขายสำหรับคลื่นไส้จากไมเกรนเท่านั้น โปรดสอบถามเภสัชกร',
    ),
  ),
  ...anyOf(
    ALLERGIC,
    tick(
      ['Parkinson’s disease, epilepsy or dementia', 'โรคพาร์กินสัน ลมชัก หรือสมองเสื่อม'],
      stop('This can make it worse. Please see your doctor.', 'ยานี้อาจทำให้แย่ลง โปรดพบแพทย์'),
    ),
    tick(
      ['Narrow-angle glaucoma, or an enlarged prostate', 'ต้อหินมุมปิด หรือต่อมลูกหมากโต'],
      stop('This can make it worse. Please see your doctor.', 'ยานี้อาจทำให้แย่ลง โปรดพบแพทย์'),
    ),
    tick(
      ['Liver, kidney or heart disease, or diabetes', 'โรคตับ ไต หรือหัวใจ หรือเบาหวาน'],
      talk('This may not be the best choice.', 'ยานี้อาจไม่ใช่ทางเลือกที่ดีที่สุด'),
    ),
  ),
  ...NOT_EXPECTING,
);

/** Questions about codeine, and about what is for migraine only. */
export const strongPainForms: ContentDraft[] = [codeine, sumatriptan, sickness];
