import { bullets, paragraphs, points, prose, say } from '../../texts';
import { care } from '../care-texts';
import type { ProductDraft } from '../draft';

/** The clinic in Bath is closed on Sundays. */
const day = {
  title: say('Preferred day', 'วันที่สะดวก'),
  type: 'date',
  required: true,
  sku: 'days-1-60-123456',
} as const;

/** Drops come first, for three days at least. */
const dayAfterDrops = { ...day, sku: 'days-4-60-123456' } as const;

const manner = {
  title: say('How shall we talk?', 'สะดวกคุยทางใด'),
  type: 'radio' as const,
  required: true,
  values: [
    { title: say('Video', 'วิดีโอ'), sku: 'VIDEO', price: 0 },
    { title: say('Telephone', 'โทรศัพท์'), sku: 'PHONE', price: 0 },
    { title: say('At our clinic', 'ที่คลินิกของเรา'), sku: 'SHOP', price: 0 },
  ],
};

/** More appointments; health services are exempt from VAT. */
export const appointments: ProductDraft[] = [
  {
    sku: 'SVC-EC',
    type: 'virtual',
    name: say('Emergency contraception consultation', 'ปรึกษาเรื่องยาคุมกำเนิดฉุกเฉิน'),
    urlKey: 'emergency-contraception-consultation',
    categories: ['services', 'sexual-health', 'contraception'],
    price: 0,
    taxClass: 'none',
    stock: { quantity: 60, maxSale: 1 },
    shortDescription: say(
      'Speak to a pharmacist in private today, by video, by telephone or at our clinic. The sooner you do, the more there is to choose from.',
      'ปรึกษาเภสัชกรเป็นการส่วนตัวภายในวันนี้ ทางวิดีโอ โทรศัพท์ หรือที่คลินิกของเรา ยิ่งเร็วยิ่งมีทางเลือกมาก',
    ),
    description: say(
      paragraphs(
        'A split condom, a missed pill, a night you did not plan: we ask when it was, where you are in your cycle and what you take, and explain the tablets and the copper coil, which works best of all and up to five days after.',
        'If a tablet is right for you, the pharmacist supplies it, to collect within the hour or by courier. If it is not, we find you a clinic. Nobody is asked to explain themselves.',
      ) +
        bullets(
          'Tablets work up to three or five days after, best on the first',
          'Free advice; you pay only for a medicine that is supplied',
          'If you were made to: we listen, and know who can help',
        ),
      paragraphs(
        'ถุงยางแตก ลืมกินยา หรือไม่ได้วางแผน เราจะถามว่าเกิดขึ้นเมื่อใด ช่วงใดของรอบเดือน และใช้ยาอะไรอยู่ แล้วอธิบายทั้งยาเม็ดและห่วงทองแดงซึ่งได้ผลดีที่สุดและใส่ได้ภายในห้าวัน',
        'หากยาเม็ดเหมาะกับคุณ เภสัชกรจะจ่ายยาให้รับภายในหนึ่งชั่วโมงหรือส่งถึงที่ หากไม่เหมาะเราจะหาคลินิกให้ ไม่มีใครต้องอธิบายตัวเอง',
      ) +
        bullets(
          'ยาเม็ดใช้ได้ภายในสามหรือห้าวัน ได้ผลดีที่สุดในวันแรก',
          'ปรึกษาฟรี จ่ายเฉพาะค่ายาที่ได้รับ',
          'หากถูกบังคับ เราพร้อมรับฟังและรู้ว่าใครช่วยได้',
        ),
    ),
    attributes: {
      brand: 'mmstr',
      dosage_form: 'service',
      minimum_age: '13y',
      warnings: points(
        [
          'Not regular contraception and no protection against infections. If you vomit within three hours of the tablet, call us.',
          'Take a pregnancy test if your next period is more than seven days late, or lighter than usual.',
          'Severe pain low in the belly or fainting: call the emergency services.',
        ],
        [
          'ไม่ใช่การคุมกำเนิดปกติและไม่ป้องกันโรคติดต่อ หากอาเจียนภายในสามชั่วโมงหลังกินยาให้ติดต่อเรา',
          'ตรวจครรภ์หากประจำเดือนครั้งถัดไปช้ากว่าเจ็ดวันหรือมาน้อยกว่าปกติ',
          'หากปวดท้องน้อยรุนแรงหรือเป็นลมให้โทร 1669 เรียกรถพยาบาลทันที',
        ],
      ),
    },
    options: [
      manner,
      {
        title: say('When did it happen?', 'เกิดขึ้นเมื่อใด'),
        type: 'drop_down',
        required: true,
        values: [
          { title: say('Less than a day ago', 'ไม่ถึงหนึ่งวัน'), sku: 'D1', price: 0 },
          { title: say('One to three days ago', 'หนึ่งถึงสามวัน'), sku: 'D3', price: 0 },
          { title: say('Three to five days ago', 'สามถึงห้าวัน'), sku: 'D5', price: 0 },
        ],
      },
    ],
    related: ['WYN-PREG', 'SVC-CONTRA'],
  },
  {
    sku: 'SVC-CONTRA',
    type: 'virtual',
    name: say('Contraception consultation, 20 minutes', 'ปรึกษาการคุมกำเนิด 20 นาที'),
    urlKey: 'contraception-consultation',
    categories: ['services', 'sexual-health'],
    price: 12,
    taxClass: 'none',
    stock: { quantity: 30, maxSale: 1 },
    shortDescription: say(
      'Find the method that suits you, by video, by telephone or at our clinic. We confirm your time by email.',
      'หาวิธีคุมกำเนิดที่เหมาะกับคุณ ทางวิดีโอ โทรศัพท์ หรือที่คลินิกของเรา เราจะยืนยันเวลาทางอีเมล',
    ),
    description: prose(
      'We ask about your health and your blood pressure, which we can take at the clinic, and go through what each method asks of you. A pill can be prescribed the same day where it is safe; for coils and implants we refer you.',
      'เราซักประวัติสุขภาพและถามค่าความดัน ซึ่งวัดที่คลินิกได้ แล้วช่วยหาวิธีที่เหมาะกับชีวิตคุณ หากปลอดภัยสั่งจ่ายยาเม็ดได้ในวันเดียวกัน ส่วนห่วงและยาฝังเราจะส่งต่อ',
    ),
    attributes: {
      brand: 'mmstr',
      dosage_form: 'service',
      minimum_age: '16y',
      warnings: care.appointment,
    },
    options: [day, manner],
    related: ['TEN-CLASSIC', 'SVC-EC'],
  },
  {
    sku: 'SVC-SMOKE',
    type: 'virtual',
    name: say('Stop smoking programme, six calls', 'โปรแกรมเลิกบุหรี่ หกครั้ง'),
    urlKey: 'stop-smoking-programme',
    categories: ['services', 'stop-smoking'],
    price: 30,
    taxClass: 'none',
    stock: { quantity: 25, maxSale: 1 },
    shortDescription: say(
      'Six telephone calls, always from the same adviser: one before you stop, and five when people most often start again. We confirm the times by email.',
      'ที่ปรึกษาคนเดิมโทรหาคุณหกครั้ง ครั้งแรกก่อนวันเลิก อีกห้าครั้งในช่วงที่หลายคนมักกลับไปสูบ เราจะยืนยันเวลาทางอีเมล',
    ),
    description: prose(
      'With support and nicotine replacement three times as many people stay off as with will alone. One call before your date, then days 2, 7, 14, 28 and 84, always the same adviser.',
      'การสนับสนุนร่วมกับนิโคตินทดแทนช่วยให้เลิกได้มากกว่าใช้ใจอย่างเดียวสามเท่า โทรก่อนวันเลิกหนึ่งครั้ง แล้ววันที่ 2, 7, 14, 28 และ 84 กับที่ปรึกษาคนเดิม',
    ),
    attributes: { brand: 'stillbreeze', dosage_form: 'service', minimum_age: '16y', warnings: care.appointment },
    options: [day, { title: say('Cigarettes a day', 'จำนวนมวนต่อวัน'), type: 'field', required: true, maxCharacters: 3 }],
    related: ['STI-START'],
    crosssell: ['STI-PATCH'],
  },
  {
    sku: 'SVC-BP',
    type: 'virtual',
    name: say('Blood pressure check at a pharmacy', 'ตรวจวัดความดันโลหิตที่ร้านยา'),
    urlKey: 'blood-pressure-check',
    categories: ['services'],
    price: 0,
    taxClass: 'none',
    stock: { quantity: 80, maxSale: 2 },
    shortDescription: say(
      'Ten minutes at our Bristol or Bath clinic, free of charge, if you are over 40 or high blood pressure runs in your family. We confirm clinic and time by email.',
      'สิบนาทีที่คลินิกบริสตอลหรือบาธของเรา ไม่มีค่าใช้จ่าย สำหรับผู้อายุเกิน 40 ปีหรือมีประวัติความดันสูงในครอบครัว เราจะยืนยันคลินิกและเวลาทางอีเมล',
    ),
    description: prose(
      'High blood pressure has no feeling to it. Three readings, an explanation of both numbers, and where they are high a monitor to wear for a day. No coffee in the half hour before.',
      'ความดันสูงมักไม่มีอาการ วัดสามครั้ง อธิบายตัวเลขทั้งสอง หากสูงให้ยืมเครื่องวัดตลอดวัน งดกาแฟครึ่งชั่วโมงก่อนตรวจ',
    ),
    attributes: { brand: 'mmstr', dosage_form: 'service', minimum_age: '18y', warnings: care.appointment },
    options: [day],
    related: ['PUL-BP'],
  },
  {
    sku: 'SVC-EAR',
    type: 'virtual',
    name: say('Ear wax removal by microsuction', 'ดูดขี้หูด้วยเครื่องไมโครซักชัน'),
    urlKey: 'ear-wax-microsuction',
    categories: ['services'],
    price: 45,
    taxClass: 'none',
    stock: { quantity: 14, maxSale: 1 },
    shortDescription: say(
      'Both ears, by a trained clinician at our Bristol or Bath clinic, under a microscope and without water. We confirm clinic and time by email.',
      'ทั้งสองข้าง โดยผู้ที่ผ่านการฝึกอบรมที่คลินิกบริสตอลหรือบาธของเรา ใช้กล้องจุลทรรศน์และไม่ใช้น้ำ เราจะยืนยันคลินิกและเวลาทางอีเมล',
    ),
    description: prose(
      'Use olive oil drops for three to five days before. It is loud rather than painful and takes a quarter of an hour; you will hear your own shoes on the way out. If there is no wax, you do not pay.',
      'หยอดน้ำมันมะกอกสามถึงห้าวันก่อน เสียงดังแต่ไม่เจ็บ ใช้เวลาสิบห้านาที หากไม่มีขี้หูไม่คิดค่าบริการ',
    ),
    attributes: { brand: 'mmstr', dosage_form: 'service', minimum_age: '16y', warnings: care.appointment },
    options: [dayAfterDrops],
    related: ['MMS-EARWAX-10'],
  },
  {
    sku: 'SVC-MENO',
    type: 'virtual',
    name: say('Menopause consultation, 30 minutes', 'ปรึกษาวัยหมดประจำเดือน 30 นาที'),
    urlKey: 'menopause-consultation',
    categories: ['services', 'sexual-health'],
    price: 35,
    taxClass: 'none',
    stock: { quantity: 18, maxSale: 1 },
    shortDescription: say(
      'What helps with sleep, hot flushes, mood, joints and dryness, by video, by telephone or at our clinic. We confirm your time by email.',
      'อะไรช่วยเรื่องการนอน ร้อนวูบวาบ อารมณ์ ข้อ และความแห้งได้บ้าง ทางวิดีโอ โทรศัพท์ หรือที่คลินิกของเรา เราจะยืนยันเวลาทางอีเมล',
    ),
    description: prose(
      'With a pharmacist prescriber who has time for it. We look at your risks, explain hormone therapy and what works without, and write to your doctor with a plan if you wish.',
      'กับเภสัชกรผู้เชี่ยวชาญที่มีเวลาให้ เราประเมินความเสี่ยง อธิบายฮอร์โมนทดแทนและทางเลือกอื่น และเขียนแผนถึงแพทย์ของคุณหากต้องการ',
    ),
    attributes: { brand: 'wynmere', dosage_form: 'service', minimum_age: '18y', warnings: care.appointment },
    options: [day, manner],
    related: ['TEN-MOIST-6', 'WYN-FSH-2'],
  },
];
