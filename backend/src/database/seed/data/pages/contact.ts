import { link, type PageDraft } from '../content-draft';
import { inEveryLanguage } from '../in-every-language';
import { buttons, heading, text, to } from '../page-builder/elements';
import { column, columns, row } from '../page-builder/layout';
import { pageBuilder } from '../page-builder/page';
import { paragraphs, say } from '../texts';

/** Whom to ask, and when not to wait for us. */
export const contact: PageDraft = {
  identifier: 'contact',
  title: say('Contact us', 'ติดต่อเรา'),
  contentHeading: say('Contact us', 'ติดต่อเรา'),
  content: inEveryLanguage((t) =>
    pageBuilder(
      row(
        {},
        columns({}, [
          column(
            { width: 6 },
            heading(2, t('Ask a pharmacist', 'ถามเภสัชกร'), { style: { 'margin-top': '0' } }),
            text(
              paragraphs(
                `${t('By telephone, or face to face.', 'ทางโทรศัพท์หรือแบบเห็นหน้า')} ${link('pharmacist-video-consultation.html', t('Book a video call', 'จองวิดีโอคอล'))}`,
              ),
            ),
          ),
          column(
            { width: 6 },
            heading(2, t('About an order', 'เรื่องคำสั่งซื้อ'), { style: { 'margin-top': '0' } }),
            text(
              paragraphs(
                `${t('Most answers are one click away:', 'คำตอบส่วนใหญ่อยู่ที่นี่:')} ${link('delivery', t('delivery', 'การจัดส่ง'))}${t(', ', ' ')}${link('returns', t('returns', 'การคืนสินค้า'))}${t('.', '')}`,
              ),
            ),
          ),
        ]),
        buttons({}, [t('Visit one of our clinics', 'มาที่คลินิกของเรา'), to('visit-us'), 'secondary']),
      ),
      row(
        { style: { 'background-color': '#fdebdd', 'border-radius': '14px', padding: '24px' } },
        heading(2, t('In an emergency', 'เหตุฉุกเฉิน'), { style: { 'margin-top': '0' } }),
        text(
          paragraphs(
            t(
              'Chest pain, trouble breathing, swelling of the face, heavy bleeding, signs of a stroke: call the emergency services now. Do not wait for us.',
              'เจ็บหน้าอก หายใจลำบาก หน้าบวม เลือดออกมาก หรือมีอาการของโรคหลอดเลือดสมอง ให้โทรเรียกรถฉุกเฉินทันที อย่ารอเรา',
            ),
          ),
        ),
      ),
    ),
  ),
};
