import { expect, test } from 'vitest';
import { factLines } from '@/lib/format/fact-lines';
import { toDeliveryTerms } from './delivery-terms';

const read = (html: string, timeZone: string | null = 'Europe/London') => toDeliveryTerms(factLines(html), timeZone);

test('a merchant’s lines are the terms, whatever an editor has put around them', () => {
  const { terms, wrong } = read(
    [
      '<div data-content-type="text"><p><strong>Cut-off</strong>: 16:00<br />Working days:&nbsp;Mon&ndash;Fri</p>',
      '<p>Holidays: 2026-12-25, 2026-12-28</p><p>Holidays: 2027-01-01</p><p>Free from: 40</p>',
      '<p>Method: flatrate_flatrate | Express | 1 | 5.95</p><ul><li>Method: tablerate_bestway | Standard | 2-3 | from 3.49</li><li>Method: e_f | Other | 4</li></ul>',
      '<p>Page: delivery</p><p>Merry Christmas</p></div>',
    ].join('\n'),
  );
  expect(terms).toEqual({
    schedule: {
      cutOff: 960,
      days: [1, 2, 3, 4, 5],
      holidays: ['2026-12-25', '2026-12-28', '2027-01-01'],
      timeZone: 'Europe/London',
    },
    freeFrom: 40,
    methods: [
      { code: 'flatrate_flatrate', name: 'Express', days: [1, 1], price: 5.95, from: null },
      { code: 'tablerate_bestway', name: 'Standard', days: [2, 3], price: null, from: 3.49 },
      { code: 'e_f', name: 'Other', days: [4, 4], price: null, from: null },
    ],
    page: 'delivery',
  });
  expect(wrong).toEqual([]);
});

test('what cannot be understood is left out and told, and the rest stands', () => {
  const { terms, wrong } = read(
    'Cut-off: 4 pm<br>Working days: Mon-Fry, Someday<br>Holidays: 25.12.2026<br>Free from: £40<br>Method: Express<br>Method: a_b | B | 3-2<br>Method: a_b | B | 1 | free<br>Method: a_b | B | 1 | from<br>Method: c_d | D | 4',
  );
  expect(terms).toEqual({
    schedule: null,
    freeFrom: null,
    methods: [{ code: 'c_d', name: 'D', days: [4, 4], price: null, from: null }],
    page: null,
  });
  expect(wrong).toEqual([
    'cut-off: 4 pm',
    'working days: Mon-Fry, Someday',
    'holidays: 25.12.2026',
    'method: Express',
    'method: a_b | B | 3-2',
    'method: a_b | B | 1 | free',
    'method: a_b | B | 1 | from',
    'free from: £40',
  ]);
});

test('nothing is promised by the clock where the time zone is not known', () => {
  const lines = 'Cut-off: 16:00<br>Working days: Mon';
  expect(read(lines).terms.schedule).not.toBeNull();
  expect(read(lines, null).terms.schedule).toBeNull();
  expect(read(lines, 'Middle/Earth').terms.schedule).toBeNull();
});
