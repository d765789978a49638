import type { PageDraft } from '../../content-draft';
import { bullets, caution, paragraphs, urgent } from '../../texts';
import { leaflet } from './leaflet';

/** Leaflets of a plain painkiller, of one with codeine, and of a child's liquid. */
export const painLeaflets: PageDraft[] = [
  leaflet('velmora-paracetamol-500mg', {
    name: ['Velmora Paracetamol 500 mg tablets', 'เวลโมรา พาราเซตามอล 500 มก.'],
    revised: '2026-10-01',
    version: 3,
    english: [
      paragraphs(
        'Each tablet contains paracetamol, which relieves pain and brings down a high temperature. It is used for headache, migraine, toothache, backache, period pain, sore throat, colds and flu.',
      ),
      `${paragraphs('Do not take it if you are allergic to paracetamol or to anything listed in section 6. Ask a pharmacist or doctor first if you:')}${bullets(
        'have a liver or kidney problem',
        'drink a lot of alcohol, or weigh less than 50 kg',
        'take warfarin, medicines for epilepsy or tuberculosis, or flucloxacillin',
      )}${paragraphs(
        'Do not take anything else that contains paracetamol. Many cold and flu remedies do.',
        'Pregnancy and breastfeeding: paracetamol can be taken. Use the lowest dose that helps, for the shortest time.',
        'Driving: it does not affect how you drive.',
      )}`,
      `${bullets(
        'Age 16 and over: one or two tablets every four to six hours, no more than eight in 24 hours.',
        'Age 10 to 15: one tablet every four to six hours, no more than four in 24 hours.',
        'Not for children under 10.',
      )}${paragraphs(
        'Swallow with water. If you are not better after three days, talk to a doctor.',
      )}${urgent('If you have taken too many, get medical help at once, even if you feel well: too much paracetamol can harm your liver days later.')}`,
      `${paragraphs('Most people have none. Stop and get medical help at once if you have:')}${bullets(
        'swelling of the face, tongue or throat, or trouble with breathing',
        'a rash with blisters, peeling skin or sores in the mouth',
        'bruising or bleeding that you cannot explain',
      )}`,
      paragraphs(
        'Keep it below 25 °C, out of the sight and reach of children. Do not use it after the date on the pack. Take what you no longer need to a pharmacy.',
      ),
      paragraphs(
        'Each tablet contains 500 mg of paracetamol. The other ingredients are maize starch, povidone, stearic acid and, in the caplets, hypromellose. The tablets are white and come in blister packs.',
      ),
    ],
    thai: [
      paragraphs(
        'ยาแต่ละเม็ดมีพาราเซตามอล ซึ่งบรรเทาปวดและลดไข้ ใช้สำหรับปวดศีรษะ ไมเกรน ปวดฟัน ปวดหลัง ปวดประจำเดือน เจ็บคอ ไข้หวัดและไข้หวัดใหญ่',
      ),
      `${paragraphs('ห้ามใช้หากแพ้พาราเซตามอลหรือส่วนประกอบใดในข้อ 6 ปรึกษาเภสัชกรหรือแพทย์ก่อนใช้หากคุณ:')}${bullets(
        'มีโรคตับหรือโรคไต',
        'ดื่มแอลกอฮอล์มาก หรือน้ำหนักน้อยกว่า 50 กก.',
        'ใช้ยาวาร์ฟาริน ยากันชัก ยารักษาวัณโรค หรือฟลูคลอกซาซิลลิน',
      )}${paragraphs(
        'ห้ามใช้ร่วมกับยาอื่นที่มีพาราเซตามอล ยาแก้หวัดหลายชนิดมีพาราเซตามอล',
        'การตั้งครรภ์และให้นมบุตร: ใช้พาราเซตามอลได้ โดยใช้ขนาดต่ำสุดที่ได้ผลและในเวลาสั้นที่สุด',
        'การขับขี่: ยานี้ไม่มีผลต่อการขับขี่',
      )}`,
      `${bullets(
        'อายุ 16 ปีขึ้นไป: ครั้งละ 1–2 เม็ด ทุก 4–6 ชั่วโมง ไม่เกิน 8 เม็ดใน 24 ชั่วโมง',
        'อายุ 10–15 ปี: ครั้งละ 1 เม็ด ทุก 4–6 ชั่วโมง ไม่เกิน 4 เม็ดใน 24 ชั่วโมง',
        'ห้ามใช้ในเด็กอายุต่ำกว่า 10 ปี',
      )}${paragraphs(
        'กลืนพร้อมน้ำ หากไม่ดีขึ้นภายในสามวัน ให้พบแพทย์',
      )}${urgent('หากใช้เกินขนาด ให้พบแพทย์ทันทีแม้รู้สึกปกติ เพราะพาราเซตามอลเกินขนาดอาจทำลายตับในหลายวันต่อมา')}`,
      `${paragraphs('คนส่วนใหญ่ไม่มีผลข้างเคียง หยุดยาและพบแพทย์ทันทีหากมี:')}${bullets(
        'หน้า ลิ้น หรือคอบวม หรือหายใจลำบาก',
        'ผื่นพุพอง ผิวลอก หรือแผลในปาก',
        'รอยช้ำหรือเลือดออกโดยไม่ทราบสาเหตุ',
      )}`,
      paragraphs('เก็บที่อุณหภูมิต่ำกว่า 25 °C ให้พ้นสายตาและมือเด็ก ห้ามใช้หลังวันหมดอายุบนกล่อง นำยาที่ไม่ใช้แล้วไปคืนที่ร้านยา'),
      paragraphs(
        'ยาแต่ละเม็ดมีพาราเซตามอล 500 มก. ส่วนประกอบอื่น ได้แก่ แป้งข้าวโพด โพวิโดน กรดสเตียริก และไฮโปรเมลโลส (เฉพาะยาเม็ดรี) ยาเป็นเม็ดสีขาวบรรจุในแผงยา',
      ),
    ],
  }),
  leaflet('velmora-co-codamol-8-500', {
    name: ['Velmora Co-codamol 8 mg/500 mg tablets', 'เวลโมรา โคโคดามอล 8 มก./500 มก.'],
    revised: '2026-09-14',
    version: 5,
    english: [
      `${paragraphs(
        'The tablets contain codeine and paracetamol, two painkillers. They are for short-term use in people aged 12 and over, for pain that paracetamol, ibuprofen or aspirin alone has not relieved.',
      )}${caution('<strong>Codeine can cause addiction. Use it for three days only.</strong>')}`,
      `${paragraphs('Do not take it if you:')}${bullets(
        'are allergic to codeine, paracetamol or anything listed in section 6',
        'are under 12, or under 18 and have had your tonsils or adenoids removed',
        'are breastfeeding',
        'know that your body turns codeine into morphine very quickly',
        'have trouble with breathing, an attack of asthma or a head injury',
      )}${paragraphs(
        'Do not take anything else that contains paracetamol or codeine. Do not drink alcohol with it. Ask a pharmacist first if you take anything for sleep, anxiety or depression.',
        'Pregnancy: ask a doctor or midwife before you take it.',
        'Driving: codeine can make you drowsy. It is an offence to drive while it affects you.',
      )}`,
      `${bullets(
        'Age 16 and over: one or two tablets every four to six hours, no more than eight in 24 hours.',
        'Age 12 to 15: one tablet every six hours, no more than four in 24 hours.',
        'Not for children under 12.',
      )}${paragraphs(
        'Do not take it for more than three days. If the pain is still there, talk to a doctor or pharmacist. Taken for headaches for longer, it can make them worse.',
      )}${urgent('If you have taken too many, get medical help at once, even if you feel well.')}`,
      `${paragraphs('Stop and get medical help at once if you have trouble with breathing, are confused or cannot stay awake. Others may be:')}${bullets(
        'constipation, feeling or being sick',
        'drowsiness, dizziness, a dry mouth',
        'a rash or itching',
      )}${paragraphs('Signs of addiction are that you need it more often than the pack says, or feel unwell when you stop. Talk to a doctor if you notice them.')}`,
      paragraphs(
        'Keep it below 25 °C, out of the sight and reach of children. Do not use it after the date on the pack.',
      ),
      paragraphs(
        'Each tablet contains 8 mg of codeine phosphate and 500 mg of paracetamol. The other ingredients are starch, povidone and magnesium stearate. A pack holds 32 tablets.',
      ),
    ],
    thai: [
      `${paragraphs(
        'ยาเม็ดนี้มีโคเดอีนและพาราเซตามอล ซึ่งเป็นยาแก้ปวดสองชนิด ใช้ระยะสั้นในผู้ที่อายุ 12 ปีขึ้นไป เมื่อพาราเซตามอล ไอบูโพรเฟน หรือแอสไพรินอย่างเดียวไม่ได้ผล',
      )}${caution('<strong>โคเดอีนอาจทำให้เสพติด ใช้ไม่เกินสามวัน</strong>')}`,
      `${paragraphs('ห้ามใช้หากคุณ:')}${bullets(
        'แพ้โคเดอีน พาราเซตามอล หรือส่วนประกอบใดในข้อ 6',
        'อายุต่ำกว่า 12 ปี หรืออายุต่ำกว่า 18 ปีและเคยผ่าตัดทอนซิลหรืออะดีนอยด์',
        'กำลังให้นมบุตร',
        'ทราบว่าร่างกายเปลี่ยนโคเดอีนเป็นมอร์ฟีนได้เร็วมาก',
        'หายใจลำบาก หอบหืดกำเริบ หรือบาดเจ็บที่ศีรษะ',
      )}${paragraphs(
        'ห้ามใช้ร่วมกับยาอื่นที่มีพาราเซตามอลหรือโคเดอีน ห้ามดื่มแอลกอฮอล์ ปรึกษาเภสัชกรก่อนหากใช้ยานอนหลับ ยาคลายกังวล หรือยาต้านเศร้า',
        'การตั้งครรภ์: ปรึกษาแพทย์หรือผดุงครรภ์ก่อนใช้',
        'การขับขี่: โคเดอีนอาจทำให้ง่วง การขับขี่ขณะยามีผลต่อคุณเป็นความผิดตามกฎหมาย',
      )}`,
      `${bullets(
        'อายุ 16 ปีขึ้นไป: ครั้งละ 1–2 เม็ด ทุก 4–6 ชั่วโมง ไม่เกิน 8 เม็ดใน 24 ชั่วโมง',
        'อายุ 12–15 ปี: ครั้งละ 1 เม็ด ทุก 6 ชั่วโมง ไม่เกิน 4 เม็ดใน 24 ชั่วโมง',
        'ห้ามใช้ในเด็กอายุต่ำกว่า 12 ปี',
      )}${paragraphs(
        'ห้ามใช้เกินสามวัน หากยังปวดอยู่ ให้ปรึกษาแพทย์หรือเภสัชกร การใช้แก้ปวดศีรษะนานกว่านั้นอาจทำให้ปวดมากขึ้น',
      )}${urgent('หากใช้เกินขนาด ให้พบแพทย์ทันทีแม้รู้สึกปกติ')}`,
      `${paragraphs('หยุดยาและพบแพทย์ทันทีหากหายใจลำบาก สับสน หรือง่วงซึมมาก อาการอื่นที่อาจพบ:')}${bullets(
        'ท้องผูก คลื่นไส้ อาเจียน',
        'ง่วง เวียนศีรษะ ปากแห้ง',
        'ผื่นหรือคัน',
      )}${paragraphs('สัญญาณของการเสพติดคือต้องใช้ยาบ่อยกว่าที่ระบุ หรือไม่สบายเมื่อหยุดยา หากสังเกตเห็นให้พบแพทย์')}`,
      paragraphs('เก็บที่อุณหภูมิต่ำกว่า 25 °C ให้พ้นสายตาและมือเด็ก ห้ามใช้หลังวันหมดอายุบนกล่อง'),
      paragraphs(
        'ยาแต่ละเม็ดมีโคเดอีนฟอสเฟต 8 มก. และพาราเซตามอล 500 มก. ส่วนประกอบอื่น ได้แก่ แป้ง โพวิโดน และแมกนีเซียมสเตียเรต หนึ่งกล่องมี 32 เม็ด',
      ),
    ],
  }),
  leaflet('kindlewick-childrens-ibuprofen', {
    name: ['Kindlewick Children’s ibuprofen suspension', 'คินเดิลวิก ยาน้ำไอบูโพรเฟนสำหรับเด็ก'],
    revised: '2026-08-20',
    version: 2,
    verb: 'give',
    english: [
      paragraphs(
        'This liquid contains ibuprofen, which relieves pain and swelling and brings down a high temperature. It is for babies from 3 months who weigh more than 5 kg, and for children under 12 years.',
      ),
      `${paragraphs('Do not give it to a child who:')}${bullets(
        'is under 3 months or weighs less than 5 kg',
        'has had asthma, a rash or swelling after ibuprofen or aspirin',
        'has had a stomach ulcer, or has severe heart, liver or kidney problems',
        'has chickenpox, or has drunk too little for some time',
      )}${paragraphs(
        'Do not give anything else that contains ibuprofen or aspirin.',
        'Pregnancy: should you take it yourself, not unless a doctor or midwife advises it, and never in the last three months.',
      )}`,
      `${paragraphs('Shake the bottle. Use the syringe in the pack.')}${bullets(
        '3 to 5 months: 2.5 ml, three times in 24 hours, for one day only.',
        '6 to 11 months: 2.5 ml, three to four times in 24 hours.',
        '1 to 3 years: 5 ml, three times in 24 hours.',
        '4 to 6 years: 7.5 ml, three times in 24 hours.',
        '7 to 9 years: 10 ml, three times in 24 hours.',
        '10 and 11 years: 15 ml, three times in 24 hours.',
      )}${paragraphs(
        'Leave at least six hours between doses. After three days, or one day in a baby under 6 months, talk to a doctor.',
      )}${urgent('If a child has had too much, get medical help at once.')}`,
      `${paragraphs('Stop and get medical help at once if the child has:')}${bullets(
        'black stools or blood in what is brought up',
        'wheezing, or swelling of the face',
        'a rash with blisters or peeling skin',
      )}${paragraphs('More often there are stomach pain, wind or feeling sick. Give it with food or milk.')}`,
      paragraphs(
        'Keep it below 25 °C, out of the sight and reach of children. Do not use it six months after it was first opened.',
      ),
      paragraphs(
        'Each 5 ml contains 100 mg of ibuprofen. The other ingredients are maltitol, glycerol, xanthan gum, polysorbate 80 and orange flavouring. It contains no sugar. A bottle holds 100 ml.',
      ),
    ],
    thai: [
      paragraphs('ยาน้ำนี้มีไอบูโพรเฟน ซึ่งบรรเทาปวด ลดอักเสบ และลดไข้ ใช้กับทารกอายุ 3 เดือนขึ้นไปที่หนักกว่า 5 กก. และเด็กอายุต่ำกว่า 12 ปี'),
      `${paragraphs('ห้ามให้เด็กที่:')}${bullets(
        'อายุต่ำกว่า 3 เดือนหรือหนักน้อยกว่า 5 กก.',
        'เคยหอบหืด ผื่น หรือบวมหลังใช้ไอบูโพรเฟนหรือแอสไพริน',
        'เคยเป็นแผลในกระเพาะ หรือมีโรคหัวใจ ตับ หรือไตรุนแรง',
        'เป็นอีสุกอีใส หรือดื่มน้ำน้อยเป็นเวลานาน',
      )}${paragraphs(
        'ห้ามให้ร่วมกับยาอื่นที่มีไอบูโพรเฟนหรือแอสไพริน',
        'การตั้งครรภ์: หากใช้ยานี้เอง ไม่ควรใช้เว้นแต่แพทย์แนะนำ และห้ามใช้ในสามเดือนสุดท้าย',
      )}`,
      `${paragraphs('เขย่าขวดก่อนใช้ ใช้กระบอกตวงในกล่อง')}${bullets(
        '3–5 เดือน: 2.5 มล. สามครั้งใน 24 ชั่วโมง เพียงวันเดียว',
        '6–11 เดือน: 2.5 มล. สามถึงสี่ครั้งใน 24 ชั่วโมง',
        '1–3 ปี: 5 มล. สามครั้งใน 24 ชั่วโมง',
        '4–6 ปี: 7.5 มล. สามครั้งใน 24 ชั่วโมง',
        '7–9 ปี: 10 มล. สามครั้งใน 24 ชั่วโมง',
        '10–11 ปี: 15 มล. สามครั้งใน 24 ชั่วโมง',
      )}${paragraphs(
        'เว้นระยะอย่างน้อยหกชั่วโมง หลังสามวัน หรือหนึ่งวันในทารกอายุต่ำกว่า 6 เดือน ให้พบแพทย์',
      )}${urgent('หากเด็กได้รับยาเกินขนาด ให้พบแพทย์ทันที')}`,
      `${paragraphs('หยุดยาและพบแพทย์ทันทีหากเด็กมี:')}${bullets(
        'ถ่ายดำหรืออาเจียนเป็นเลือด',
        'หายใจมีเสียงหวีดหรือหน้าบวม',
        'ผื่นพุพองหรือผิวลอก',
      )}${paragraphs('ที่พบบ่อยกว่าคือปวดท้อง มีลม หรือคลื่นไส้ ให้ยาพร้อมอาหารหรือนม')}`,
      paragraphs('เก็บที่อุณหภูมิต่ำกว่า 25 °C ให้พ้นสายตาและมือเด็ก ห้ามใช้หลังเปิดขวดแล้วหกเดือน'),
      paragraphs(
        'ยา 5 มล. มีไอบูโพรเฟน 100 มก. ส่วนประกอบอื่น ได้แก่ มอลทิทอล กลีเซอรอล แซนแทนกัม โพลีซอร์เบต 80 และกลิ่นส้ม ไม่มีน้ำตาล หนึ่งขวดบรรจุ 100 มล.',
      ),
    ],
  }),
];
