import type { PageDraft } from '../content-draft';
import { link } from '../content-draft';
import { inEveryLanguage, type Say } from '../in-every-language';
import { buttons, heading, html, image, map, type Place, text, to, toUrl } from '../page-builder/elements';
import { column, columns, row, tabs } from '../page-builder/layout';
import { pageBuilder } from '../page-builder/page';
import { TELEPHONE } from '../shop-people';
import { paragraphs, say } from '../texts';

/** Of the numbers that are kept for fiction: Bath has none of its own. */
const PHONES = { bristol: TELEPHONE, bath: '0117 496 0145' };

/** As it is dialled from anywhere else. */
const fromAbroad = (number: string) => `+44 ${number.slice(1)}`;
const telephone = (number: string) => `tel:${fromAbroad(number).replaceAll(' ', '')}`;

const POSITIONS = {
  bristol: { latitude: 51.4538, longitude: -2.5973 },
  bath: { latitude: 51.3813, longitude: -2.359 },
};

function places(t: Say): Place[] {
  const phone = (number: string) => t(number, fromAbroad(number), fromAbroad(number));
  return [
    {
      location_name: t('mmstr clinic Bristol', 'คลินิก mmstr บริสตอล'),
      position: POSITIONS.bristol,
      phone: phone(PHONES.bristol),
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
      position: POSITIONS.bath,
      phone: phone(PHONES.bath),
      address: '0 Example Parade',
      city: 'Bath',
      state: '',
      zipcode: 'BA1 0XX',
      country: 'United Kingdom',
      comment: t('Two minutes from the station.', 'เดินสองนาทีจากสถานีรถไฟ'),
    },
  ];
}

/** From and to whole hours of the day, as the country of the view says them. */
function times(t: Say, from: number, to: number): string {
  const clock = (hour: number, am: string, pm: string) => `${hour % 12 || 12}\u00A0${hour < 12 ? am : pm}`;
  const both = (am: string, pm: string) => `${clock(from, am, pm)} – ${clock(to, am, pm)}`;
  return t(both('am', 'pm'), `${from}:00–${to}:00 น.`, both('AM', 'PM'));
}

function hours(t: Say): string {
  const long = times(t, 8, 20);
  const rows: [string, string, string][] = [
    [t('Monday to Friday', 'จันทร์–ศุกร์'), long, times(t, 9, 18)],
    [t('Saturday', 'เสาร์'), long, times(t, 9, 13)],
    [t('Sunday', 'อาทิตย์'), long, t('Closed', 'ปิด')],
  ];
  const body = rows
    .map(([day, bristol, bath]) => `<tr><th scope="row">${day}</th><td>${bristol}</td><td>${bath}</td></tr>`)
    .join('');
  const clock = t('', '<p>เวลาทั้งหมดเป็นเวลาสหราชอาณาจักร</p>', '<p>All times are UK time.</p>');
  return `<table><thead><tr><th scope="col">${t('Day', 'วัน')}</th><th scope="col">${t('Bristol', 'บริสตอล')}</th><th scope="col">${t('Bath', 'บาธ')}</th></tr></thead><tbody>${body}</tbody></table>${clock}`;
}

/** How one gets there; the addresses stand beside the map. */
function way(t: Say, place: keyof typeof POSITIONS, note: string) {
  const { latitude, longitude } = POSITIONS[place];
  const directions = `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
  return text(paragraphs(note, `<a href="${directions}">${t('Get directions', 'ดูเส้นทาง')}</a>`));
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
                'Two clinics, each with a quiet room. Come in with a question, collect an order, or book a visit so that nobody waits.',
                'คลินิกสองแห่งพร้อมห้องปรึกษาส่วนตัว แวะมาถาม รับสินค้า หรือจองเวลาเพื่อไม่ต้องรอ',
              )}</p>`,
            ),
            heading(2, t('Opening hours', 'เวลาทำการ')),
            html(hours(t), { className: 'opening-hours' }),
            buttons(
              { isSameWidth: true },
              [t('Book a visit', 'จองนัดที่คลินิก'), to('pharmacist-services.html')],
              [t('Call us', 'โทรหาเรา'), toUrl(telephone(PHONES.bristol)), 'secondary'],
            ),
          ),
          column(
            { width: 5, appearance: 'align-top' },
            image({
              src: 'content/clinic.webp',
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
            way(
              t,
              'bristol',
              t(
                'Buses stop outside; there is one parking space for blue badge holders.',
                'มีรถประจำทางจอดหน้าร้าน และมีที่จอดรถสำหรับผู้พิการหนึ่งคัน',
              ),
            ),
          ],
          [
            t('Bath', 'บาธ'),
            way(
              t,
              'bath',
              t('From the station turn left; we are beside the bridge.', 'ออกจากสถานีเลี้ยวซ้าย ร้านอยู่ข้างสะพาน'),
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
