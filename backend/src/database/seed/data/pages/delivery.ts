import type { PageDraft } from '../content-draft';
import { inEveryLanguage, type Say } from '../in-every-language';
import { buttons, heading, html, text, to } from '../page-builder/elements';
import { column, columns, row } from '../page-builder/layout';
import { pageBuilder } from '../page-builder/page';
import { bullets, paragraphs, say } from '../texts';

function questions(t: Say): string {
  const items: [question: string, answer: string][] = [
    [
      t('Will the parcel fit through my letterbox?', 'พัสดุใส่ตู้จดหมายได้ไหม'),
      t(
        'Most small orders do: the box is 3 cm flat. Larger ones need somebody at home.',
        'คำสั่งซื้อเล็กส่วนใหญ่ใส่ได้ กล่องหนา 3 ซม. กล่องใหญ่ต้องมีผู้รับ',
      ),
    ],
    [
      t('Can I change the address?', 'เปลี่ยนที่อยู่ได้ไหม'),
      t(
        'Until a pharmacist has checked the order. Write to us as soon as you notice.',
        'ได้จนกว่าเภสัชกรจะตรวจคำสั่งซื้อ เขียนถึงเราทันทีที่พบ',
      ),
    ],
    [
      t('What if nobody is at home?', 'ถ้าไม่มีใครอยู่บ้าน'),
      t(
        'The courier tries again the next day. Medicines are never left with a neighbour.',
        'ผู้ขนส่งจะลองใหม่ในวันถัดไป และไม่ฝากยาไว้กับเพื่อนบ้าน',
      ),
    ],
  ];
  return items
    .map(([question, answer]) => `<details><summary>${question}</summary><p>${answer}</p></details>`)
    .join('');
}

/** The clinics are in Britain: nobody elsewhere is sent there. */
function collection(t: Say): Parameters<typeof buttons>[1][] {
  const words = t('Collect for free at a clinic', '', '');
  return words ? [[words, to('visit-us'), 'link']] : [];
}

/** Each begins a row or a column, which is apart from the one before it already. */
const CLOSE = { style: { 'margin-top': '0px' } };

/** What delivery costs, how long it takes, and what people ask about it. */
export const delivery: PageDraft = {
  identifier: 'delivery',
  title: say('Delivery', 'การจัดส่ง'),
  contentHeading: say('Delivery', 'การจัดส่ง'),
  metaDescription: say('Delivery times and prices, and how medicines are sent.', 'เวลาและค่าจัดส่ง และวิธีการจัดส่งยา'),
  content: inEveryLanguage((t) =>
    pageBuilder(
      row(
        {},
        text(
          paragraphs(
            t(
              'We post from Bristol in plain boxes that give nothing away.',
              'เราจัดส่งในกล่องทึบที่ไม่ระบุสินค้าภายใน',
              'We send plain boxes that give nothing away.',
            ),
          ),
        ),
      ),
      row(
        {},
        columns({}, [
          column(
            { width: 6 },
            heading(2, t('Medicines need a check', 'ยาต้องได้รับการตรวจ'), CLOSE),
            text(
              paragraphs(
                t(
                  'A pharmacist looks at every order with a pharmacy or prescription medicine. This usually takes less than two hours while we are open. If we have a question, we write to you, and the order waits until you answer.',
                  'เภสัชกรตรวจทุกคำสั่งซื้อที่มียาที่จ่ายโดยเภสัชกรหรือยาตามใบสั่งแพทย์ โดยปกติใช้เวลาไม่เกินสองชั่วโมงในเวลาทำการ หากมีข้อสงสัยเราจะเขียนถึงคุณ และรอคำตอบก่อนจัดส่ง',
                ),
              ),
            ),
          ),
          column(
            { width: 6 },
            heading(2, t('Where we deliver', 'ประเทศที่จัดส่ง'), CLOSE),
            text(
              bullets(
                t(
                  'We have shops in the United Kingdom, the United States and Thailand, and each delivers only in its own country.',
                  'เรามีร้านในสหราชอาณาจักร สหรัฐอเมริกา และไทย แต่ละร้านจัดส่งภายในประเทศของตนเท่านั้น',
                ),
                t(
                  'Medicines never cross a border, because every country licenses its own.',
                  'ยาไม่จัดส่งข้ามประเทศ เพราะแต่ละประเทศขึ้นทะเบียนยาเอง',
                ),
              ),
            ),
          ),
        ]),
      ),
      row(
        {},
        heading(2, t('What people ask', 'คำถามที่พบบ่อย'), CLOSE),
        html(questions(t)),
        buttons(
          { style: { 'margin-top': '24px' } },
          [t('Ask about an order', 'ถามเรื่องคำสั่งซื้อ'), to('contact')],
          [t('Returns and refunds', 'การคืนสินค้าและคืนเงิน'), to('returns'), 'secondary'],
          ...collection(t),
        ),
      ),
    ),
  ),
};
