// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WithMessages } from '@/lib/testing/with-messages';
import { AddressLines } from './address-lines';

afterEach(cleanup);

const HOUSE = {
  firstname: 'A',
  lastname: 'B',
  region_code: null,
  region_id: null,
  telephone: '',
};

test.each([
  ['GB', ['14 Larkspur Close'], 'Bristol', null, 'BS6 5QA', '14 Larkspur Close, Bristol BS6 5QA'],
  [
    'TH',
    ['99/9 ถนนพระรามที่ 1', 'แขวงปทุมวัน'],
    'เขตปทุมวัน',
    'กรุงเทพมหานคร',
    '10330',
    '99/9 ถนนพระรามที่ 1 แขวงปทุมวัน เขตปทุมวัน กรุงเทพมหานคร 10330',
  ],
  ['TH', ['12 Sukhumvit Road'], 'Khlong Toei', 'Bangkok', '10110', '12 Sukhumvit Road, Khlong Toei, Bangkok 10110'],
])(
  'an address in %s has the commas of the letters that it is written in, none before a postcode; its country stands alone',
  (country_id, street, city, region, postcode, shown) => {
    const { container } = render(
      <WithMessages locale="th-TH">
        <AddressLines address={{ ...HOUSE, country_id, street, city, region, postcode }} hasName={false} />
      </WithMessages>,
    );
    const lines = [...container.children].map(({ textContent }) => textContent);
    expect(lines).toEqual([shown, country_id === 'TH' ? 'ไทย' : 'สหราชอาณาจักร']);
  },
);

test('a Thai address breaks between its parts alone, each of which says first what it is', () => {
  const street = ['99/9 ถนนพระรามที่ 1', 'แขวงปทุมวัน'];
  const place = { street, city: 'เขตปทุมวัน', region: 'กรุงเทพมหานคร', postcode: '10330', country_id: 'TH' };
  const { container } = render(
    <WithMessages locale="th-TH">
      <AddressLines address={{ ...HOUSE, ...place }} hasName={false} />
    </WithMessages>,
  );
  const whole = [...container.querySelectorAll('.inline-block')].map(({ textContent }) => textContent);
  expect(whole).toEqual(['99/9', 'ถนนพระรามที่ 1', 'แขวงปทุมวัน', 'เขตปทุมวัน', 'กรุงเทพมหานคร 10330']);
});
