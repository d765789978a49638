import { link, type PageDraft } from '../content-draft';
import { bullets, paragraphs, say } from '../texts';

/** What becomes of a prescription that somebody has already. */
export const prescriptions: PageDraft = {
  identifier: 'prescriptions',
  title: say('Prescriptions', 'ใบสั่งแพทย์'),
  contentHeading: say('I have a prescription', 'มีใบสั่งแพทย์แล้ว'),
  metaDescription: say(
    'How to bring, post or send us an NHS or a private prescription.',
    'วิธีนำใบสั่งแพทย์ NHS หรือใบสั่งแพทย์เอกชนมาให้เรา หรือส่งทางไปรษณีย์',
  ),
  content: say(
    '<p><strong>This is a demonstration shop: nothing is dispensed. Please send us no real prescription.</strong> A pharmacy like this one would do it so:</p>' +
      '<h2>NHS prescription (England)</h2>' +
      bullets(
        'Choose us as your pharmacy in the NHS App or at your surgery. From then on your prescriptions reach us by themselves.',
        'Or give us the code of the electronic prescription, or bring or post the green paper form.',
        'You pay the NHS charge, whatever our price is, and nothing if you do not have to pay it.',
      ) +
      '<h2>Private prescription</h2>' +
      bullets(
        'Post us the signed paper, or bring it. We cannot dispense from a photograph or a copy.',
        'Or ask your prescriber to send it to us electronically, with an advanced electronic signature.',
        'You pay the price on the medicine’s page.',
      ) +
      '<h2>What happens then</h2>' +
      paragraphs(
        'A pharmacist checks the prescription and calls you if there is a question. When all is well, we post the medicine in a plain box, or have it ready for you.',
        `A prescription is mostly valid for six months from its date, and for 28 days where the medicine is a controlled drug. It is for the person whose name is on it. ${link('delivery', 'Delivery')}`,
      ) +
      '<h2>Where to bring or send it</h2>' +
      paragraphs(
        `Our address, telephone and hours are on the page ${link('contact', 'Contact us')}. If you have run out of a medicine that you need every day, do not wait for the post: call us, or call 111.`,
      ),
    '<p><strong>นี่คือร้านสาธิต ไม่มีการจ่ายยาจริง โปรดอย่าส่งใบสั่งแพทย์จริงมา</strong> ร้านยาเช่นนี้จะดำเนินการดังนี้</p>' +
      '<h2>ใบสั่งแพทย์ NHS (อังกฤษ)</h2>' +
      bullets(
        'เลือกเราเป็นร้านยาของคุณในแอป NHS หรือที่คลินิก หลังจากนั้นใบสั่งแพทย์จะส่งถึงเราเอง',
        'หรือแจ้งรหัสใบสั่งแพทย์อิเล็กทรอนิกส์ หรือนำแบบฟอร์มกระดาษสีเขียวมาให้หรือส่งทางไปรษณีย์',
        'คุณจ่ายค่าธรรมเนียม NHS ไม่ว่าราคาของเราเป็นเท่าไร และไม่ต้องจ่ายหากได้รับยกเว้น',
      ) +
      '<h2>ใบสั่งแพทย์เอกชน</h2>' +
      bullets(
        'ส่งใบสั่งแพทย์กระดาษที่ลงนามแล้วทางไปรษณีย์ หรือนำมาให้ เราจ่ายยาจากภาพถ่ายหรือสำเนาไม่ได้',
        'หรือขอให้ผู้สั่งใช้ยาส่งทางอิเล็กทรอนิกส์พร้อมลายมือชื่ออิเล็กทรอนิกส์ขั้นสูง',
        'คุณจ่ายตามราคาที่หน้าสินค้า',
      ) +
      '<h2>ขั้นตอนต่อไป</h2>' +
      paragraphs(
        'เภสัชกรตรวจใบสั่งแพทย์และโทรหาคุณหากมีคำถาม เมื่อเรียบร้อยแล้วเราส่งยาในกล่องทึบ หรือเตรียมไว้ให้คุณมารับ',
        `ใบสั่งแพทย์ส่วนใหญ่ใช้ได้หกเดือนนับจากวันที่ออก และ 28 วันสำหรับยาควบคุม และใช้ได้เฉพาะผู้ที่มีชื่อในใบสั่งแพทย์ ${link('delivery', 'การจัดส่ง')}`,
      ) +
      '<h2>นำมาหรือส่งมาที่ใด</h2>' +
      paragraphs(
        `ที่อยู่ โทรศัพท์ และเวลาทำการอยู่ที่หน้า${link('contact', 'ติดต่อเรา')} หากยาที่ต้องใช้ทุกวันหมด อย่ารอไปรษณีย์ โปรดโทรหาเราหรือแพทย์`,
      ),
  ),
};
