import { say } from '../../../texts';
import type { IngredientEffects } from './ingredient-effects';

/** Medicines for hay fever, other allergies and travel sickness. */
export const allergyEffects: IngredientEffects[] = [
  {
    of: ['cetirizine', 'loratadine', 'fexofenadine', 'acrivastine'],
    taken: 'by mouth',
    does: say(
      '{name} is an antihistamine that makes some people drowsy, but not most. It relieves hay fever and other allergies: sneezing, a running nose, itchy eyes and itchy rashes.',
      '{name}เป็นยาแก้แพ้ที่คนส่วนใหญ่ไม่ง่วง แต่บางคนอาจง่วง บรรเทาอาการแพ้ละอองเกสรและอาการแพ้อื่น ได้แก่ จาม น้ำมูกไหล คันตา และผื่นคัน',
    ),
    grave: ['allergy', 'collapse', 'heartbeat', 'fits'],
    mild: ['drowsiness', 'tiredness', 'headache', 'dizziness', 'dryMouth', 'nausea', 'stomachAche', 'restless', 'rash'],
    revised: '2026-05-11',
    version: 3,
  },
  {
    of: ['chlorphenamine'],
    taken: 'by mouth',
    does: say(
      '{name} is an antihistamine. It relieves the itching and swelling of allergies, insect bites and chickenpox.',
      '{name}เป็นยาแก้แพ้ บรรเทาอาการคันและบวมจากการแพ้ แมลงกัดต่อย และอีสุกอีใส',
    ),
    grave: ['allergy', 'collapse', 'heartbeat', 'jaundice', 'bruising'],
    mild: ['drowsiness', 'dizziness', 'headache', 'dryMouth', 'blurred', 'nausea', 'urineHard', 'livelyChild'],
    revised: '2026-07-06',
    version: 4,
  },
  {
    of: ['fluticasone', 'beclometasone', 'mometasone'],
    taken: 'otherwise',
    does: say(
      '{name} is a steroid. It calms the swelling inside the nose, and so prevents and treats hay fever and other allergies of the nose.',
      '{name}เป็นสเตียรอยด์ ลดการบวมในจมูก จึงป้องกันและรักษาอาการแพ้ละอองเกสรและภูมิแพ้จมูก',
    ),
    grave: ['allergy', 'wheezing', 'sight', 'eyePain'],
    mild: ['noseBleeds', 'dryNose', 'stingingNose', 'smell', 'headache'],
    revised: '2026-10-26',
    version: 4,
  },
  {
    of: ['sodium-cromoglicate', 'ketotifen'],
    taken: 'otherwise',
    does: say(
      '{name} steadies the cells in the eye that release histamine, and so relieves and prevents the itching and watering of hay fever.',
      '{name}ทำให้เซลล์ในตาที่ปล่อยฮิสตามีนคงตัว จึงบรรเทาและป้องกันอาการคันตาและน้ำตาไหลจากการแพ้ละอองเกสร',
    ),
    grave: ['allergy', 'eyeWorse'],
    mild: ['stingingEyes', 'blurred', 'redEyes'],
    revised: '2026-04-13',
    version: 2,
  },
  {
    of: ['hyoscine'],
    taken: 'by mouth',
    does: say(
      '{name} quietens the signals between ear and stomach that make you feel sick. It prevents travel sickness.',
      '{name}ลดสัญญาณระหว่างหูกับกระเพาะอาหารที่ทำให้คลื่นไส้ ใช้ป้องกันอาการเมารถเมาเรือ',
    ),
    grave: ['allergy', 'eyePain', 'urine', 'confusion', 'heartbeat'],
    mild: ['drowsiness', 'dryMouth', 'blurred', 'dizziness', 'constipation', 'urineHard'],
    revised: '2026-06-08',
    version: 2,
  },
  {
    of: ['cinnarizine'],
    taken: 'by mouth',
    does: say(
      '{name} is an antihistamine that acts on the sense of balance. It prevents travel sickness.',
      '{name}เป็นยาแก้แพ้ที่ออกฤทธิ์ต่อการทรงตัว ใช้ป้องกันอาการเมารถเมาเรือ',
    ),
    grave: ['allergy', 'stiffMuscles', 'jaundice'],
    mild: ['drowsiness', 'tiredness', 'nausea', 'indigestion', 'headache', 'dryMouth', 'sweating', 'weight'],
    revised: '2026-06-08',
    version: 2,
  },
  {
    of: ['atovaquone', 'proguanil'],
    taken: 'by mouth',
    does: say(
      'Atovaquone and proguanil together stop the parasite of malaria from growing in the body. They are given to prevent malaria on a journey.',
      'อะโทวาโควนและโปรกัวนิลร่วมกันยับยั้งเชื้อมาลาเรียในร่างกาย ใช้ป้องกันมาลาเรียระหว่างเดินทาง',
    ),
    grave: ['allergy', 'blisters', 'jaundice', 'confusion', 'fits', 'fever'],
    mild: [
      'headache',
      'nausea',
      'vomiting',
      'stomachAche',
      'looseStools',
      'appetite',
      'dizziness',
      'dreams',
      'lowMood',
      'cough',
      'rash',
    ],
    revised: '2026-10-26',
    version: 3,
  },
];
