import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import { factLines } from '@/lib/format/fact-lines';
import english from '@/messages/en-GB.json';
import thai from '@/messages/th-TH.json';
import { hoursMessages } from './hours-messages';
import { telephoneHref, toPeople } from './people';

test('a merchant’s lines say whom to call, when, and who answers for the shop', () => {
  const { people, wrong } = toPeople(
    factLines(
      '<p>Telephone: +44 (0)117 496 0199<br>Hours: Mon-Fri 9:00-17:30<br>Hours: Sat 9:00 – 13:00</p><p>Registration number: 1234567</p><p>Register: General Pharmaceutical Council</p><p>Register link: https://register.example/1234567</p><p>Superintendent: A. &amp; B. Calloway<br>VAT number: GB 123 4567 89<br>Side effects link: https://yellowcard.example/<br>Booking: /medicines-review.html</p><p>Page: about</p>',
    ),
  );
  expect(people).toEqual({
    telephone: '+44 (0)117 496 0199',
    hours: [
      { days: [1, 2, 3, 4, 5], opens: 540, closes: 1050 },
      { days: [6], opens: 540, closes: 780 },
    ],
    registration: {
      number: '1234567',
      register: 'General Pharmaceutical Council',
      href: 'https://register.example/1234567',
    },
    superintendent: 'A. & B. Calloway',
    address: null,
    vatNumber: 'GB 123 4567 89',
    sideEffectsHref: 'https://yellowcard.example/',
    booking: '/medicines-review.html',
    page: 'about',
  });
  expect(wrong).toEqual([]);
  expect(telephoneHref('+44 (0)117 496 0199')).toBe('tel:+441174960199');
});

test('what is no number, no hours and no safe link is left out and told', () => {
  const { people, wrong } = toPeople(
    factLines(
      'Telephone: call us<br>Hours: Mon-Fri 17:00-9:00<br>Hours: always<br>Registration number: 1<br>Register link: javascript:alert(1)<br>Side effects link: /yellow<br>Booking: //elsewhere.example',
    ),
  );
  expect(people).toMatchObject({ telephone: null, hours: [], registration: { number: '1', href: null } });
  expect(wrong).toEqual([
    'telephone: call us',
    'register link: javascript:alert(1)',
    'side effects link: /yellow',
    'booking: //elsewhere.example',
    'hours: Mon-Fri 17:00-9:00',
    'hours: always',
  ]);
});

test('[ROUTE-11] hours are by the clock that the merchant names, in words that stay whole, for readers who live by another', () => {
  const read = (zone: string) => toPeople(factLines(`Hours: Mon-Sun 8:00-20:00<br>Time zone: ${zone}`));
  const said = (locale: string) => {
    const t = createTranslator({ locale, messages: locale === 'th-TH' ? thai : english, namespace: 'people' });
    return read('Europe/London').people?.hours.map((one) => hoursMessages(t, one, locale).replaceAll('\u00A0', ' '));
  };
  expect(said('en-US')).toEqual(['Every day, 8 AM –\u2060 8 PM (United Kingdom Time)']);
  expect(said('th-TH')).toEqual([
    'ทุกวัน 8:00 –\u2060 20:00 น. (เวลา\u200bส\u2060ห\u2060รา\u2060ช\u2060อา\u2060ณา\u2060จั\u2060ก\u2060ร)',
  ]);
  const everyDay = createTranslator({ locale: 'en-GB', messages: english, namespace: 'people' });
  const [hours] = read('Europe/London').people?.hours ?? [];
  expect(hours && hoursMessages(everyDay, hours, 'en-GB')).toMatch(/^Every\u00A0day, /);
  expect(read('Bristol')).toMatchObject({ people: { hours: [{ opens: 480 }] }, wrong: ['time zone: Bristol'] });
});

test('a block that names nobody is as none', () => {
  expect(toPeople(factLines('<p>Coming soon</p>')).people).toBeNull();
});
