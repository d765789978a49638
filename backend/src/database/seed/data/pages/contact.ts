import { link, type PageDraft } from '../content-draft';
import { inEveryLanguage, type Say } from '../in-every-language';
import { buttons, heading, text, to } from '../page-builder/elements';
import { column, columns, row } from '../page-builder/layout';
import { pageBuilder } from '../page-builder/page';
import { callLink } from '../shop-people';
import { bullets, call, paragraphs, say } from '../texts';

/** What cannot wait: first, and with the numbers of the reader's country. */
function emergency(t: Say) {
  return row(
    { style: { 'background-color': '#fbe9e7', 'border-radius': '14px', padding: '24px' } },
    heading(2, t('In an emergency', 'เหตุฉุกเฉิน'), { style: { 'margin-top': '0' } }),
    text(
      paragraphs(
        t(
          `<strong>Call ${call('999')}</strong> for chest pain, trouble breathing, swelling of the face, heavy bleeding or signs of a stroke. Do not wait for us.`,
          `<strong>โทร ${call('1669')}</strong> เมื่อเจ็บหน้าอก หายใจลำบาก หน้าบวม เลือดออกมาก หรือมีอาการของโรคหลอดเลือดสมอง อย่ารอเรา`,
          `<strong>Call ${call('911')}</strong> for chest pain, trouble breathing, swelling of the face, heavy bleeding or signs of a stroke. Do not wait for us.`,
        ),
        t(
          `For urgent advice when it is not an emergency, call ${call('111')}.`,
          'หากต้องการคำแนะนำเร่งด่วนที่ไม่ใช่เหตุฉุกเฉิน โปรดพบแพทย์หรือเภสัชกรใกล้บ้าน',
          'For urgent advice when it is not an emergency, call your doctor.',
        ),
      ),
    ),
  );
}

/** Whom to ask, and when not to wait for us. */
export const contact: PageDraft = {
  identifier: 'contact',
  title: say('Contact us', 'ติดต่อเรา'),
  contentHeading: say('Contact us', 'ติดต่อเรา'),
  content: inEveryLanguage((t) =>
    pageBuilder(
      emergency(t),
      row(
        {},
        columns({}, [
          column(
            { width: 6 },
            heading(2, t('Ask a pharmacist', 'ถามเภสัชกร'), { style: { 'margin-top': '0' } }),
            text(
              paragraphs(
                `${t('Call', 'โทร')} ${callLink(t)}${t(', or ', ' หรือ')}${link('pharmacist-video-consultation.html', t('book a video call', 'จองวิดีโอคอลกับเภสัชกร'))}${t('.', '')}`,
              ),
            ),
            buttons({}, [t('Visit one of our clinics', 'มาที่คลินิกของเรา'), to('visit-us'), 'secondary']),
          ),
          column(
            { width: 6 },
            heading(2, t('About an order', 'เรื่องคำสั่งซื้อ'), { style: { 'margin-top': '0' } }),
            text(
              paragraphs(t('Most answers are one click away:', 'คำตอบส่วนใหญ่อยู่ที่นี่:')) +
                bullets(
                  link('order-tracking', t('Order tracking', 'ติดตามคำสั่งซื้อ')),
                  link('delivery', t('Delivery', 'การจัดส่ง')),
                  link('returns', t('Returns', 'การคืนสินค้าและคืนเงิน')),
                ),
            ),
          ),
        ]),
      ),
    ),
  ),
};
