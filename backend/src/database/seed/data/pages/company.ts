import { link, type PageDraft } from '../content-draft';
import { inEveryLanguage } from '../in-every-language';
import { paragraphs, say } from '../texts';
import { aboutUs } from './about-us';
import { privacy } from './privacy';

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
    title: say('Our registration', 'การจดทะเบียนของเรา'),
    contentHeading: say('Our registration', 'การจดทะเบียนของเรา'),
    content: say(
      paragraphs(
        'In Great Britain every pharmacy, online or not, must be registered with the General Pharmaceutical Council, which inspects it and publishes what it finds.',
      ) +
        '<dl><dt>Complaints</dt><dd>' +
        link('contact', 'Write to us first') +
        '; we answer within one working day. If we cannot settle it, tell the General Pharmaceutical Council.</dd></dl>' +
        paragraphs(
          '<strong>This is a demonstration shop.</strong> The people, brands, licence and registration numbers are invented, and nothing here is dispensed or sent. If you buy medicines online, check the seller in the public register first.',
        ),
      paragraphs(
        'ในบริเตนใหญ่ ร้านยาทุกแห่งทั้งออนไลน์และหน้าร้านต้องจดทะเบียนกับ General Pharmaceutical Council (GPhC) ของสหราชอาณาจักร ซึ่งตรวจสอบและเผยแพร่ผลการตรวจ',
      ) +
        '<dl><dt>ข้อร้องเรียน</dt><dd>' +
        link('contact', 'เขียนถึงเราก่อน') +
        ' เราตอบภายในหนึ่งวันทำการ หากเราแก้ปัญหาให้ไม่ได้ ร้องเรียนต่อ General Pharmaceutical Council (GPhC) ของสหราชอาณาจักรได้</dd></dl>' +
        paragraphs(
          '<strong>ร้านนี้เป็นร้านสาธิต</strong> บุคคล ยี่ห้อ เลขทะเบียนยาและเลขทะเบียนร้านเป็นเรื่องสมมุติ และไม่มีการจ่ายหรือส่งยาจริง หากซื้อยาออนไลน์ ควรตรวจสอบผู้ขายจากทะเบียนสาธารณะก่อนเสมอ',
        ),
    ),
  },
  privacy,
  {
    identifier: 'terms',
    title: say('Terms of sale', 'เงื่อนไขการขาย'),
    contentHeading: say('Terms of sale', 'เงื่อนไขการขาย'),
    content: say(
      paragraphs(
        '<strong>mmstr is a demonstration shop: no contract comes about and nothing is sent.</strong> A real shop of this kind would sell on terms like these.',
      ) +
        '<ol><li>You must be 16 or over to order, and 18 or over where a product says so.</li><li>A contract begins when we send the goods, after a pharmacist’s check where one is needed.</li><li>We may limit quantities or refuse a sale when a medicine could do harm. You are then not charged.</li><li>Prices include VAT where it is due. Prices in other currencies are converted from pounds sterling.</li><li>Advice on these pages is general and does not replace that of someone who has examined you.</li></ol>' +
        paragraphs(link('returns', 'Returns and refunds')),
      paragraphs('<strong>mmstr เป็นร้านสาธิต ไม่มีสัญญาเกิดขึ้นและไม่มีการส่งสินค้าจริง</strong> ร้านจริงลักษณะนี้จะมีเงื่อนไขดังต่อไปนี้') +
        '<ol><li>ผู้สั่งซื้อต้องมีอายุ 16 ปีขึ้นไป และ 18 ปีขึ้นไปสำหรับสินค้าที่ระบุ</li><li>สัญญาเริ่มเมื่อเราส่งสินค้า หลังเภสัชกรตรวจในกรณีที่จำเป็น</li><li>เราอาจจำกัดจำนวนหรือปฏิเสธการขายเมื่อยาอาจเป็นอันตราย โดยจะไม่เรียกเก็บเงิน</li><li>ราคารวมภาษีมูลค่าเพิ่มแล้ว ราคาสกุลอื่นแปลงจากปอนด์สเตอร์ลิง</li><li>คำแนะนำในหน้าเหล่านี้เป็นข้อมูลทั่วไป ไม่ทดแทนการตรวจโดยแพทย์</li></ol>' +
        paragraphs(link('returns', 'การคืนสินค้าและคืนเงิน')),
    ),
  },
];
