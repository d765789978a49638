import { link, type PageDraft } from '../content-draft';
import { inEveryLanguage } from '../in-every-language';
import { bullets, paragraphs, say } from '../texts';
import { aboutUs } from './about-us';

/** Who we are and what we promise. */
export const companyPages: PageDraft[] = [
  {
    identifier: 'about-us',
    title: say('About us', 'เกี่ยวกับเรา'),
    contentHeading: say('About us', 'เกี่ยวกับเรา'),
    content: inEveryLanguage(aboutUs),
  },
  {
    identifier: 'registered-pharmacy',
    title: say('Registered pharmacy', 'ร้านยาจดทะเบียน'),
    contentHeading: say('A registered pharmacy', 'ร้านยาจดทะเบียน'),
    content: say(
      paragraphs(
        'In Great Britain every pharmacy, online or not, must be registered with the General Pharmaceutical Council, which inspects it and publishes what it finds.',
      ) +
        '<dl><dt>Complaints</dt><dd>' +
        link('contact', 'Write to us first; we answer within one working day') +
        '</dd></dl>' +
        paragraphs(
          '<strong>This is a demonstration shop.</strong> The people, brands, licence and registration numbers are invented, and nothing here is dispensed or sent. If you buy medicines online, check the seller in the public register first.',
        ),
      paragraphs(
        'ในบริเตนใหญ่ ร้านยาทุกแห่งทั้งออนไลน์และหน้าร้านต้องจดทะเบียนกับ General Pharmaceutical Council (GPhC) ของสหราชอาณาจักร ซึ่งตรวจสอบและเผยแพร่ผลการตรวจ',
      ) +
        '<dl><dt>ข้อร้องเรียน</dt><dd>' +
        link('contact', 'เขียนถึงเราก่อน เราตอบภายในหนึ่งวันทำการ') +
        '</dd></dl>' +
        paragraphs(
          '<strong>ร้านนี้เป็นร้านสาธิต</strong> บุคคล ยี่ห้อ เลขทะเบียนยาและเลขทะเบียนร้านเป็นเรื่องสมมุติ และไม่มีการจ่ายหรือส่งยาจริง หากซื้อยาออนไลน์ ควรตรวจสอบผู้ขายจากทะเบียนสาธารณะก่อนเสมอ',
        ),
    ),
  },
  {
    identifier: 'privacy-policy',
    title: say('Privacy', 'ความเป็นส่วนตัว'),
    contentHeading: say('Privacy', 'ความเป็นส่วนตัว'),
    content: say(
      paragraphs('Health is private. We keep what we need to supply medicines safely and nothing beyond it.') +
        '<h2>What we keep</h2>' +
        bullets(
          'Your name, addresses and orders, so that we can deliver and so that a pharmacist can see what you already take.',
          'Your answers in a consultation, for as long as the law asks of a pharmacy.',
          'What your browser remembers for us: language, currency, basket.',
        ) +
        '<h2>What we do not do</h2>' +
        bullets(
          'We do not sell data.',
          'We do not send health facts to advertisers.',
          'We do not measure your visits before you agree.',
        ) +
        '<h2>Your rights</h2>' +
        paragraphs(
          `You may see, correct or delete what we hold, as far as pharmacy law lets us delete it. ${link('contact', 'Write to our data protection officer')}.`,
        ),
      paragraphs('สุขภาพเป็นเรื่องส่วนตัว เราเก็บเฉพาะข้อมูลที่จำเป็นต่อการจ่ายยาอย่างปลอดภัย') +
        '<h2>สิ่งที่เราเก็บ</h2>' +
        bullets(
          'ชื่อ ที่อยู่ และคำสั่งซื้อ เพื่อจัดส่งและให้เภสัชกรเห็นยาที่คุณใช้อยู่',
          'คำตอบในการปรึกษา ตามระยะเวลาที่กฎหมายกำหนดสำหรับร้านยา',
          'สิ่งที่เบราว์เซอร์จำไว้ให้เรา: ภาษา สกุลเงิน ตะกร้า',
        ) +
        '<h2>สิ่งที่เราไม่ทำ</h2>' +
        bullets('เราไม่ขายข้อมูล', 'เราไม่ส่งข้อมูลสุขภาพให้ผู้โฆษณา', 'เราไม่วัดการเข้าชมก่อนที่คุณจะยินยอม') +
        '<h2>สิทธิของคุณ</h2>' +
        paragraphs(`คุณขอดู แก้ไข หรือลบข้อมูลได้เท่าที่กฎหมายร้านยาอนุญาต ${link('contact', 'เขียนถึงเจ้าหน้าที่คุ้มครองข้อมูล')}`),
    ),
  },
  {
    identifier: 'terms',
    title: say('Terms', 'เงื่อนไขการใช้งาน'),
    contentHeading: say('Terms', 'เงื่อนไขการใช้งาน'),
    content: say(
      paragraphs(
        '<strong>mmstr is a demonstration shop: no contract comes about and nothing is sent.</strong> A real shop of this kind would sell on terms like these.',
      ) +
        '<ol><li>You must be 16 or over to order, and 18 or over where a product says so.</li><li>A contract begins when we send the goods, after a pharmacist’s check where one is needed.</li><li>We may limit quantities or refuse a sale when a medicine could do harm. You are then not charged.</li><li>Prices include VAT where it is due. Prices in other currencies are converted from pounds sterling.</li><li>Advice on these pages is general and does not replace that of someone who has examined you.</li></ol>' +
        paragraphs(link('returns', 'Returns and refunds')),
      paragraphs('<strong>mmstr เป็นร้านสาธิต ไม่มีสัญญาเกิดขึ้นและไม่มีการส่งสินค้าจริง</strong> ร้านจริงลักษณะนี้จะมีเงื่อนไขดังต่อไปนี้') +
        '<ol><li>ผู้สั่งซื้อต้องมีอายุ 16 ปีขึ้นไป และ 18 ปีขึ้นไปสำหรับสินค้าที่ระบุ</li><li>สัญญาเริ่มเมื่อเราส่งสินค้า หลังเภสัชกรตรวจในกรณีที่จำเป็น</li><li>เราอาจจำกัดจำนวนหรือปฏิเสธการขายเมื่อยาอาจเป็นอันตราย โดยจะไม่เรียกเก็บเงิน</li><li>ราคารวมภาษีมูลค่าเพิ่มแล้ว ราคาสกุลอื่นแปลงจากปอนด์สเตอร์ลิง</li><li>คำแนะนำในหน้าเหล่านี้เป็นข้อมูลทั่วไป ไม่ทดแทนการตรวจโดยแพทย์</li></ol>' +
        paragraphs(link('returns', 'การคืนสินค้าและเงิน')),
    ),
  },
];
