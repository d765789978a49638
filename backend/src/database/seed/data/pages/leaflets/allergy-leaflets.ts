import type { PageDraft } from '../../content-draft';
import { bullets, paragraphs, urgent } from '../../texts';
import { leaflet } from './leaflet';

/** Leaflets of an antihistamine that makes drowsy, and of one on prescription that does not. */
export const allergyLeaflets: PageDraft[] = [
  leaflet('tolvessa-chlorphenamine-4mg', {
    name: ['Tolvessa Chlorphenamine 4 mg tablets', 'โทลเวสซา คลอร์เฟนิรามีน 4 มก.'],
    revised: '2026-07-06',
    version: 4,
    english: [
      paragraphs(
        'Chlorphenamine is an antihistamine. It relieves hay fever and other allergies: sneezing, itchy eyes, hives, insect bites and the itching of chickenpox.',
      ),
      `${paragraphs('Do not take it if you are allergic to it or to anything listed in section 6, or have taken an MAOI for depression in the last two weeks. Ask a pharmacist or doctor first if you:')}${bullets(
        'have glaucoma, an enlarged prostate, epilepsy or asthma',
        'have severe heart, liver or kidney problems',
        'take anything for sleep, anxiety, depression or epilepsy',
      )}${paragraphs(
        'Do not take another antihistamine with it, and do not drink alcohol.',
        'Pregnancy and breastfeeding: ask a doctor, midwife or pharmacist first.',
        'Driving: it may make you drowsy. If it does, do not drive or use machines.',
      )}`,
      `${bullets(
        'Age 12 and over: one tablet every four to six hours, no more than six in 24 hours.',
        'Age 6 to 11: half a tablet every four to six hours, no more than six halves in 24 hours.',
        'Not for children under 6.',
      )}${urgent('If you have taken too many, get medical help at once.')}`,
      `${paragraphs('Many people get drowsy. You may also have:')}${bullets(
        'a dry mouth, headache or blurred sight',
        'dizziness, feeling sick, trouble with passing water',
      )}${paragraphs('Children and older people may become restless or confused. Stop and get medical help at once if your face swells or you have trouble with breathing.')}`,
      paragraphs(
        'Keep it below 25 °C, out of the sight and reach of children. Do not use it after the date on the pack.',
      ),
      paragraphs(
        'Each tablet contains 4 mg of chlorphenamine maleate. The other ingredients are lactose, maize starch and magnesium stearate. A pack holds 28 tablets.',
      ),
    ],
    thai: [
      paragraphs('คลอร์เฟนิรามีนเป็นยาแก้แพ้ บรรเทาอาการแพ้ละอองเกสรและอาการแพ้อื่น ได้แก่ จาม คันตา ลมพิษ แมลงกัดต่อย และคันจากอีสุกอีใส'),
      `${paragraphs('ห้ามใช้หากแพ้ยานี้หรือส่วนประกอบใดในข้อ 6 หรือใช้ยาต้านเศร้ากลุ่ม MAOI ในสองสัปดาห์ที่ผ่านมา ปรึกษาเภสัชกรหรือแพทย์ก่อนหากคุณ:')}${bullets(
        'เป็นต้อหิน ต่อมลูกหมากโต ลมชัก หรือหอบหืด',
        'มีโรคหัวใจ ตับ หรือไตรุนแรง',
        'ใช้ยานอนหลับ ยาคลายกังวล ยาต้านเศร้า หรือยากันชัก',
      )}${paragraphs(
        'ห้ามใช้ร่วมกับยาแก้แพ้ชนิดอื่น และห้ามดื่มแอลกอฮอล์',
        'การตั้งครรภ์และให้นมบุตร: ปรึกษาแพทย์ ผดุงครรภ์ หรือเภสัชกรก่อน',
        'การขับขี่: อาจทำให้ง่วง หากง่วงห้ามขับขี่หรือใช้เครื่องจักร',
      )}`,
      `${bullets(
        'อายุ 12 ปีขึ้นไป: ครั้งละ 1 เม็ด ทุก 4–6 ชั่วโมง ไม่เกิน 6 เม็ดใน 24 ชั่วโมง',
        'อายุ 6–11 ปี: ครั้งละครึ่งเม็ด ทุก 4–6 ชั่วโมง ไม่เกิน 6 ครั้งใน 24 ชั่วโมง',
        'ห้ามใช้ในเด็กอายุต่ำกว่า 6 ปี',
      )}${urgent('หากใช้เกินขนาด ให้พบแพทย์ทันที')}`,
      `${paragraphs('หลายคนมีอาการง่วง และอาจมี:')}${bullets(
        'ปากแห้ง ปวดศีรษะ หรือตามัว',
        'เวียนศีรษะ คลื่นไส้ ปัสสาวะลำบาก',
      )}${paragraphs('เด็กและผู้สูงอายุอาจกระสับกระส่ายหรือสับสน หยุดยาและพบแพทย์ทันทีหากหน้าบวมหรือหายใจลำบาก')}`,
      paragraphs('เก็บที่อุณหภูมิต่ำกว่า 25 °C ให้พ้นสายตาและมือเด็ก ห้ามใช้หลังวันหมดอายุบนกล่อง'),
      paragraphs(
        'ยาแต่ละเม็ดมีคลอร์เฟนิรามีนมาเลเอต 4 มก. ส่วนประกอบอื่น ได้แก่ แลกโทส แป้งข้าวโพด และแมกนีเซียมสเตียเรต หนึ่งกล่องมี 28 เม็ด',
      ),
    ],
  }),
  leaflet('tolvessa-fexofenadine-180mg', {
    name: ['Tolvessa Fexofenadine 180 mg tablets', 'โทลเวสซา เฟกโซเฟนาดีน 180 มก.'],
    revised: '2026-05-11',
    version: 1,
    english: [
      paragraphs(
        'Fexofenadine is an antihistamine that is not usually drowsy. A prescriber gives it for long-lasting hives (chronic idiopathic urticaria) from the age of 12.',
      ),
      `${paragraphs('Do not take it if you are allergic to fexofenadine or to anything listed in section 6. Tell your prescriber if you:')}${bullets(
        'have heart, liver or kidney problems',
        'are over 65',
        'take erythromycin, ketoconazole, or medicines for indigestion with aluminium or magnesium',
      )}${paragraphs(
        'Pregnancy and breastfeeding: only if your prescriber says so.',
        'Driving: it is unlikely to affect you. See how you feel before you drive.',
      )}`,
      `${paragraphs(
        'Age 12 and over: one tablet a day before food, with water, as your prescriber has told you. Do not take it with fruit juice.',
        'If you forget one, take the next at its usual time.',
      )}${urgent('If you have taken too many, ask for medical advice at once.')}`,
      `${paragraphs('You may have:')}${bullets(
        'headache, drowsiness or dizziness',
        'a dry mouth or feeling sick',
      )}${paragraphs('Stop and get medical help at once if your face, tongue or throat swells or you have trouble with breathing.')}`,
      paragraphs(
        'Keep it below 25 °C, out of the sight and reach of children. Do not use it after the date on the pack.',
      ),
      paragraphs(
        'Each tablet contains 180 mg of fexofenadine hydrochloride. The other ingredients are cellulose, croscarmellose sodium and iron oxide (E172). A pack holds 30 tablets.',
      ),
    ],
    thai: [
      paragraphs('เฟกโซเฟนาดีนเป็นยาแก้แพ้ที่มักไม่ทำให้ง่วง ผู้สั่งใช้ยาให้ใช้สำหรับลมพิษเรื้อรังตั้งแต่อายุ 12 ปี'),
      `${paragraphs('ห้ามใช้หากแพ้เฟกโซเฟนาดีนหรือส่วนประกอบใดในข้อ 6 แจ้งผู้สั่งใช้ยาหากคุณ:')}${bullets(
        'มีโรคหัวใจ ตับ หรือไต',
        'อายุมากกว่า 65 ปี',
        'ใช้อีริโทรมัยซิน คีโตโคนาโซล หรือยาลดกรดที่มีอะลูมิเนียมหรือแมกนีเซียม',
      )}${paragraphs('การตั้งครรภ์และให้นมบุตร: ใช้เมื่อผู้สั่งใช้ยาแนะนำเท่านั้น', 'การขับขี่: ไม่น่าจะมีผล สังเกตอาการก่อนขับขี่')}`,
      `${paragraphs(
        'อายุ 12 ปีขึ้นไป: วันละ 1 เม็ดก่อนอาหารพร้อมน้ำ ตามที่ผู้สั่งใช้ยาบอก ห้ามรับประทานพร้อมน้ำผลไม้',
        'หากลืม ให้ใช้เม็ดถัดไปตามเวลาปกติ',
      )}${urgent('หากใช้เกินขนาด ให้ปรึกษาแพทย์ทันที')}`,
      `${paragraphs('อาจมี:')}${bullets('ปวดศีรษะ ง่วง หรือเวียนศีรษะ', 'ปากแห้งหรือคลื่นไส้')}${paragraphs(
        'หยุดยาและพบแพทย์ทันทีหากหน้า ลิ้น หรือคอบวม หรือหายใจลำบาก',
      )}`,
      paragraphs('เก็บที่อุณหภูมิต่ำกว่า 25 °C ให้พ้นสายตาและมือเด็ก ห้ามใช้หลังวันหมดอายุบนกล่อง'),
      paragraphs(
        'ยาแต่ละเม็ดมีเฟกโซเฟนาดีนไฮโดรคลอไรด์ 180 มก. ส่วนประกอบอื่น ได้แก่ เซลลูโลส ครอสคาร์เมลโลสโซเดียม และเหล็กออกไซด์ (E172) หนึ่งกล่องมี 30 เม็ด',
      ),
    ],
  }),
];
