import { link, type PageDraft } from '../content-draft';
import { inEveryLanguage, type Say } from '../in-every-language';
import { bullets, paragraphs, say } from '../texts';

/** Whom to complain to, which every country has appointed for itself. */
function complaints(t: Say): string {
  return t(
    'If you are unhappy with our answer, you have the right to complain to the <a href="https://ico.org.uk/make-a-complaint/">Information Commissioner’s Office</a> (ICO), telephone 0303 123 1113.',
    'หากไม่พอใจคำตอบของเรา คุณมีสิทธิร้องเรียนต่อ<a href="https://www.pdpc.or.th/">สำนักงานคณะกรรมการคุ้มครองข้อมูลส่วนบุคคล</a> (PDPC)',
    'If you are unhappy with our answer, you have the right to complain to the <a href="https://www.hhs.gov/ocr/complaints/">Office for Civil Rights</a> of the US Department of Health and Human Services, or to the <a href="https://reportfraud.ftc.gov/">Federal Trade Commission</a>.',
  );
}

/** What the shop knows of its shoppers, for how long, and what they may ask of it. */
export const privacy: PageDraft = {
  identifier: 'privacy-policy',
  title: say('Privacy', 'ความเป็นส่วนตัว'),
  contentHeading: say('Privacy', 'ความเป็นส่วนตัว'),
  content: inEveryLanguage(
    (t) =>
      paragraphs(
        t(
          'Health is private. We keep what we need to supply medicines safely and nothing beyond it.',
          'สุขภาพเป็นเรื่องส่วนตัว เราเก็บเฉพาะข้อมูลที่จำเป็นต่อการจ่ายยาอย่างปลอดภัย',
        ),
        `${t('mmstr Ltd answers for your data.', 'mmstr Ltd เป็นผู้ควบคุมข้อมูลของคุณ')} ${link('registered-pharmacy', t('Who and where we are', 'เราคือใครและอยู่ที่ไหน'))}`,
      ) +
      `<h2>${t('What we keep', 'สิ่งที่เราเก็บ')}</h2>` +
      bullets(
        t(
          'Your name, addresses and orders, so that we can deliver and so that a pharmacist can see what you already take.',
          'ชื่อ ที่อยู่ และคำสั่งซื้อ เพื่อจัดส่งและให้เภสัชกรเห็นยาที่คุณใช้อยู่',
        ),
        t('Your answers in a consultation.', 'คำตอบในการปรึกษา'),
        t('Messages that you write to us.', 'ข้อความที่คุณเขียนถึงเรา'),
        t(
          'What your browser remembers for us: language, currency, basket.',
          'สิ่งที่เบราว์เซอร์จำไว้ให้เรา: ภาษา สกุลเงิน ตะกร้า',
        ),
      ) +
      paragraphs(
        t(
          'We may keep it because your order needs it and because pharmacy and tax law ask for it. For the newsletter and for measuring your visits we ask you first.',
          'เราเก็บได้เพราะจำเป็นต่อคำสั่งซื้อของคุณ และเพราะกฎหมายร้านยาและภาษีกำหนด ส่วนจดหมายข่าวและการวัดการเข้าชม เราขอความยินยอมจากคุณก่อน',
        ),
      ) +
      `<h2>${t('Who else receives it', 'เราส่งให้ใครบ้าง')}</h2>` +
      bullets(
        t('The courier: your name, address and telephone number.', 'ผู้ขนส่ง: ชื่อ ที่อยู่ และหมายเลขโทรศัพท์ของคุณ'),
        t('The payment provider: what it takes to pay.', 'ผู้ให้บริการชำระเงิน: ข้อมูลที่จำเป็นต่อการชำระเงิน'),
        t('Nobody else, unless the law requires it.', 'ไม่ส่งให้ผู้อื่น เว้นแต่กฎหมายกำหนด'),
      ) +
      `<h2>${t('How long we keep it', 'เราเก็บไว้นานเท่าใด')}</h2>` +
      bullets(
        t('Your account and addresses, until you delete them.', 'บัญชีและที่อยู่ จนกว่าคุณจะลบ'),
        t(
          'Orders and consultations, for as long as the law requires of a pharmacy and of its accounts.',
          'คำสั่งซื้อและการปรึกษา ตามระยะเวลาที่กฎหมายกำหนดสำหรับร้านยาและการบัญชี',
        ),
        t(
          'Messages, for as long as we need them to help you, and as the law asks us to keep them.',
          'ข้อความ เท่าที่จำเป็นต่อการช่วยเหลือคุณ และตามที่กฎหมายกำหนดให้เราเก็บ',
        ),
      ) +
      `<h2>${t('What we do not do', 'สิ่งที่เราไม่ทำ')}</h2>` +
      bullets(
        t('We do not sell data.', 'เราไม่ขายข้อมูล'),
        t('We do not send health information to advertisers.', 'เราไม่ส่งข้อมูลสุขภาพให้ผู้โฆษณา'),
        t('We do not measure your visits before you agree.', 'เราไม่วัดการเข้าชมก่อนที่คุณจะยินยอม'),
      ) +
      `<h2>${t('Your rights', 'สิทธิของคุณ')}</h2>` +
      paragraphs(
        `${t('You may see, correct or delete what we hold, as far as pharmacy law lets us delete it.', 'คุณขอดู แก้ไข หรือลบข้อมูลได้เท่าที่กฎหมายร้านยาอนุญาต')} ${link('contact', t('Write to our data protection officer', 'เขียนถึงเจ้าหน้าที่คุ้มครองข้อมูล'))}${t('.', '')}`,
        complaints(t),
        t('Last changed in March 2026.', 'แก้ไขล่าสุดเมื่อเดือนมีนาคม 2569'),
      ),
  ),
};
