import type { PageDraft } from '../content-draft';
import { link } from '../content-draft';
import { inEveryLanguage, type Say } from '../in-every-language';
import { buttons, heading, html, image, map, type Place, text, to, toUrl } from '../page-builder/elements';
import { column, columns, row, tabs } from '../page-builder/layout';
import { pageBuilder } from '../page-builder/page';
import { say } from '../texts';

const PHONE = '+44 117 496 0123';

function places(t: Say): Place[] {
  return [
    {
      location_name: t('mmstr clinic Bristol', 'คลินิก mmstr บริสตอล'),
      position: { latitude: 51.4538, longitude: -2.5973 },
      phone: PHONE,
      address: '0 Example Street',
      city: 'Bristol',
      // The post needs none.
      state: '',
      zipcode: 'BS1 4XX',
      country: ['United', 'Kingdom'],
      comment: t('Step-free, with a bell at the door.', 'ไม่มีขั้นบันได มีกริ่งหน้าประตู'),
    },
    {
      location_name: t('mmstr clinic Bath', 'คลินิก mmstr บาธ'),
      position: { latitude: 51.3813, longitude: -2.359 },
      phone: '+44 1225 496045',
      address: '0 Example Parade',
      city: 'Bath',
      state: '',
      zipcode: 'BA1 0XX',
      country: 'United Kingdom',
      comment: t('Two minutes from the station.', 'เดินสองนาทีจากสถานีรถไฟ'),
    },
  ];
}

function hours(t: Say): string {
  const rows: [string, string, string][] = [
    [t('Monday to Friday', 'จันทร์–ศุกร์'), '8:00–20:00', '9:00–18:00'],
    [t('Saturday', 'เสาร์'), '8:00–20:00', '9:00–13:00'],
    [t('Sunday', 'อาทิตย์'), '8:00–20:00', t('Closed', 'ปิด')],
  ];
  const body = rows
    .map(([day, bristol, bath]) => `<tr><th scope="row">${day}</th><td>${bristol}</td><td>${bath}</td></tr>`)
    .join('');
  return `<table><thead><tr><th scope="col">${t('Day', 'วัน')}</th><th scope="col">${t('Bristol', 'บริสตอล')}</th><th scope="col">${t('Bath', 'บาธ')}</th></tr></thead><tbody>${body}</tbody></table>`;
}

/** Where the clinics are and when they are open. */
export const visitUs: PageDraft = {
  identifier: 'visit-us',
  title: say('Visit us', 'มาหาเรา'),
  contentHeading: say('Visit us', 'มาหาเรา'),
  metaDescription: say(
    'Opening hours, addresses and telephone numbers of our clinics in Bristol and Bath.',
    'เวลาทำการ ที่อยู่ และเบอร์โทรของคลินิกในบริสตอลและบาธ',
  ),
  content: inEveryLanguage((t) =>
    pageBuilder(
      row(
        {},
        columns({}, [
          column(
            { width: 7 },
            text(
              `<p>${t(
                'Two clinics, each with a quiet room. Come in with a question, collect an order, or book a time so that nobody waits.',
                'คลินิกสองแห่งพร้อมห้องปรึกษาส่วนตัว แวะมาถาม รับสินค้า หรือจองเวลาเพื่อไม่ต้องรอ',
              )}</p>`,
            ),
            heading(2, t('Opening hours', 'เวลาทำการ')),
            html(hours(t), { className: 'opening-hours' }),
            buttons(
              { isSameWidth: true },
              [t('Book a video call', 'จองวิดีโอคอล'), to('pharmacist-video-consultation.html')],
              [t('Call us', 'โทรหาเรา'), toUrl(`tel:${PHONE.replaceAll(' ', '')}`), 'secondary'],
            ),
          ),
          column(
            { width: 5, appearance: 'align-top' },
            image({
              src: 'content/clinic.webp',
              mobile: 'content/clinic-mobile.webp',
              alt: t('Two chairs and a table in a bright room', 'เก้าอี้สองตัวและโต๊ะในห้องสว่าง'),
              caption: t('The room in Bristol where we talk.', 'ห้องปรึกษาที่บริสตอล'),
            }),
          ),
        ]),
      ),
      row(
        {},
        heading(2, t('How to find us', 'เส้นทาง')),
        map(places(t)),
        tabs('find-us', { align: 'left', style: { 'margin-top': '24px' } }, [
          [
            t('Bristol', 'บริสตอล'),
            text(
              `<p>mmstr, 0 Example Street, Bristol BS1 4XX<br><a href="tel:+441174960123">${PHONE}</a></p><p>${t('Buses stop outside; there is one parking space for blue badge holders.', 'มีรถประจำทางจอดหน้าร้าน และมีที่จอดรถสำหรับผู้พิการหนึ่งคัน')}</p>`,
            ),
          ],
          [
            t('Bath', 'บาธ'),
            text(
              `<p>mmstr, 0 Example Parade, Bath BA1 0XX<br><a href="tel:+441225496045">+44 1225 496045</a></p><p>${t('From the station turn left; we are beside the bridge.', 'ออกจากสถานีเลี้ยวซ้าย ร้านอยู่ข้างสะพาน')}</p>`,
            ),
          ],
        ]),
        text(
          `<p>${t('The addresses and numbers are invented, as is the shop.', 'ที่อยู่และหมายเลขเป็นเรื่องสมมุติ เช่นเดียวกับร้านนี้')} ${link('registered-pharmacy', t('Our registration', 'การจดทะเบียนของเรา'))}</p>`,
        ),
      ),
    ),
  ),
};
