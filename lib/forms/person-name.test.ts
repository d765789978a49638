import { expect, it } from 'vitest';
import { personName } from './person-name';
import { complaintOf } from './rules';

const complaints = (name: string) => personName.safeParse(name).error?.issues.map(complaintOf) ?? [];

it.each(['You won! Claim at https://evil.example/prize', 'a<b>', 'Anna (home)', 'anna@example.com', '{{var name}}'])(
  '[FORM-1] “%s” is no name, and which signs one may have is told',
  (name) => expect(complaints(name)).toEqual([{ key: 'nameCharacters' }]),
);

it.each([
  'สมหญิง',
  'Nguyễn Thị',
  "O'Brien-Ng, Jr.",
  'Zoë & Co.',
  '山田',
  'José·María',
  'علی\u200cرضا',
  'Anna 2nd',
  'a_b`',
])('the name “%s” is taken as it is written', (name) => expect(personName.parse(name)).toBe(name));

it('a name has as many characters as every Magento keeps', () => {
  expect(complaints('x'.repeat(255))).toEqual([]);
  expect(complaints('x'.repeat(256))).toEqual([{ key: 'maxLength', values: { value: 255 } }]);
});
