import { link } from '../content-draft';
import type { Say } from '../in-every-language';
import { banner, WORDS_BESIDE } from '../page-builder/banners';
import { category } from '../page-builder/catalogue-links';
import { buttons, divider, heading, image, text, to } from '../page-builder/elements';
import { column, columns, row, tabs } from '../page-builder/layout';
import { pageBuilder } from '../page-builder/page';
import { bullets, paragraphs } from '../texts';

function story(t: Say) {
  return row(
    {},
    columns({}, [
      column(
        { width: 7, appearance: 'align-top' },
        text(
          paragraphs(
            t(
              'mmstr began behind a real counter, in a street where people came in for plasters and stayed for a conversation. We noticed that the questions mattered more than the shelves, and built an online pharmacy around them.',
              'mmstr เริ่มจากเคาน์เตอร์ร้านยาจริง บนถนนที่ผู้คนเข้ามาซื้อพลาสเตอร์แล้วอยู่คุยต่อ เราพบว่าคำถามสำคัญกว่าชั้นวางสินค้า จึงสร้างร้านยาออนไลน์ขึ้นจากคำถามเหล่านั้น',
            ),
            t(
              'Today eleven pharmacists answer questions, check orders and run our clinics. They decide what we sell, too: if they would not give it to their own family, it is not here.',
              'วันนี้เภสัชกรสิบเอ็ดคนตอบคำถาม ตรวจคำสั่งซื้อ และดูแลคลินิกของเรา ทั้งยังตัดสินใจว่าเราจะขายอะไร หากไม่กล้าให้ครอบครัวตัวเองใช้ ก็จะไม่มีขายที่นี่',
            ),
          ),
        ),
      ),
      column(
        { width: 5 },
        image({
          src: 'content/counter.webp',
          alt: t('What stands on our counter', 'สินค้าบนเคาน์เตอร์ของเรา'),
          caption: t('Our counter, drawn by somebody who likes it.', 'เคาน์เตอร์ของเราในภาพวาด'),
          hasLightbox: true,
          imageStyle: { 'border-radius': '14px' },
        }),
      ),
    ]),
  );
}

function promises(t: Say) {
  return row(
    {},
    heading(2, t('What we stand for', 'สิ่งที่เรายึดถือ')),
    tabs('promises', { active: 0 }, [
      [
        t('Advice', 'คำแนะนำ'),
        text(
          bullets(
            t('We say when you do not need a product.', 'เราบอกเมื่อคุณไม่จำเป็นต้องซื้อ'),
            t('We answer within one working day.', 'เราตอบภายในหนึ่งวันทำการ', 'We answer within one business day.'),
          ),
        ),
      ],
      [
        t('Prices', 'ราคา'),
        text(
          bullets(
            t('We put the active ingredient before the brand.', 'เราให้ความสำคัญกับตัวยาก่อนยี่ห้อ'),
            t('We show the price per tablet, so that you can compare.', 'เราแสดงราคาต่อเม็ดเพื่อให้เปรียบเทียบได้'),
          ),
        ),
      ],
      [
        t('Privacy', 'ความเป็นส่วนตัว'),
        text(
          bullets(
            t('We send every order in a plain box.', 'เราส่งทุกคำสั่งซื้อในกล่องทึบ'),
            t(
              'We do not sell data, and tell advertisers nothing of your health.',
              'เราไม่ขายข้อมูล และไม่บอกเรื่องสุขภาพของคุณแก่ผู้โฆษณา',
            ),
          ) + paragraphs(link('privacy-policy', t('Privacy in detail', 'รายละเอียดเรื่องความเป็นส่วนตัว'))),
        ),
      ],
    ]),
  );
}

function people(t: Say) {
  return row(
    { className: 'meet-pharmacist' },
    columns({ style: { 'background-color': '#e5f0fa', 'border-radius': '14px', padding: '24px' } }, [
      column(
        { width: 4, appearance: 'align-top' },
        image({
          src: 'home/pharmacist.webp',
          alt: t('Ines Calloway in her white coat', 'อีเนส คัลโลเวย์ในเสื้อกาวน์'),
        }),
      ),
      column(
        { width: 8, appearance: 'align-center' },
        heading(2, t('Meet the pharmacist', 'พบกับเภสัชกร')),
        text(
          paragraphs(
            t(
              'Ines Calloway has stood behind a counter for nineteen years. She reads the leaflet to the end, and asks you to read it too.',
              'อีเนส คัลโลเวย์อยู่หลังเคาน์เตอร์มาสิบเก้าปี เธออ่านเอกสารกำกับยาจนจบ และขอให้คุณอ่านด้วย',
            ),
          ),
        ),
        buttons(
          { appearance: 'stacked' },
          [t('Ask her a question', 'ถามคำถาม'), to('contact')],
          [
            t('How we are registered and who checks us', 'การจดทะเบียนและการตรวจสอบของเรา'),
            to('registered-pharmacy'),
            'link',
          ],
        ),
      ),
    ]),
    divider({ style: { 'margin-top': '32px' } }),
  );
}

function places(t: Say) {
  const words = (title: string, about: string) => `<h3>${title}</h3><p>${about}</p>`;
  return row(
    {},
    columns({}, [
      column(
        { width: 6 },
        banner({
          appearance: 'collage-left',
          background: { desktop: 'content/clinic-wide.webp' },
          wrapperStyle: { 'background-position': 'right center', 'background-color': '#e3f0eb' },
          ...WORDS_BESIDE,
          content: words(
            t('Two clinics', 'คลินิกสองแห่ง'),
            t('Bristol and Bath, with a quiet room each.', 'บริสตอลและบาธ มีห้องปรึกษาส่วนตัว'),
          ),
          link: to('visit-us'),
          button: { words: t('Visit us', 'มาหาเรา'), kind: 'secondary' },
          minHeight: '300px',
        }),
      ),
      column(
        { width: 6, appearance: 'align-bottom' },
        banner({
          appearance: 'collage-centered',
          content: words(
            t('Services', 'บริการ'),
            t('Video calls, vaccinations, a look at all your medicines.', 'วิดีโอคอล ฉีดวัคซีน ทบทวนยาทั้งหมด'),
          ),
          link: category('services'),
          button: { words: t('See the services', 'ดูบริการ'), kind: 'link' },
          wrapperStyle: { 'background-color': '#e3f0eb' },
          minHeight: '300px',
        }),
      ),
    ]),
  );
}

/** Who we are: a story, what we promise, the pharmacist, our places. */
export function aboutUs(t: Say): string {
  return pageBuilder(story(t), promises(t), people(t), places(t));
}
