// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { bag, balm, lozenges, talk } from '@/lib/cart/cart.fixture';
import { AMOUNT_SPACES } from '@/lib/format/unbroken';
import { keepEntered } from './entered-options';
import { toLine } from './to-line';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en-GB';
  document.documentElement.dataset.amounts = AMOUNT_SPACES;
});

/** How a line shows the value of an option of a type. */
function shown(type: string, value: string): string | undefined {
  const values = [{ customizable_option_value_uid: 'day', label: '', value }];
  const option = { customizable_option_uid: 'day', label: 'Day', type, values };
  return toLine({ ...talk, customizable_options: [option] }, 'GBP').options[0]?.value;
}

it.each([
  [5, 3, 3],
  [2, 3, 3],
  [3, 0, null],
  [3, -2, null],
  [3, null, null],
  [0.25, 0.5, 0.5],
  [1, 0.5, null],
])(
  '[CART-8] Of %d of a line, of which Magento says that %s are left, a change may make %s at most',
  (quantity, only_x_left_in_stock, most) => {
    const item = { ...balm, quantity, product: { ...balm.product, only_x_left_in_stock } };
    expect(toLine(item, 'GBP')).toMatchObject({ quantity, maxQuantity: most });
  },
);

it('A line shows entered dates and times in the language of the page', () => {
  expect(shown('date', '2026-03-02 00:00:00')).toBe('2 March 2026');
  expect(shown('date_time', '2026-03-02 14:30:00')).toBe('2 March 2026 at 14:30');
  expect(shown('time', '14:30:00')).toBe('14:30');
  document.documentElement.lang = 'en-US';
  expect(shown('date', '2026-03-02 00:00:00')).toBe('March 2, 2026');
});

it('A line shows entered text that is not a date as it was entered', () => {
  expect(shown('field', '2026-03-02 00:00:00')).toBe('2026-03-02 00:00:00');
  expect(shown('date', '2 March')).toBe('2 March');
  expect(shown('date', '2026-19-99 00:00:00')).toBe('2026-19-99 00:00:00');
});

it('A line shows labels and texts without the entities of Magento’s escaping', () => {
  const [engraving, wrap] = bag.customizable_options;
  if (!engraving || !wrap) throw new Error('no options');
  const text = { customizable_option_value_uid: 'a', label: '', value: 'Amélie &amp; &lt;Co&gt;' };
  const colour = { customizable_option_value_uid: 'b', label: 'Red &amp; gold', value: '1' };
  const customizable_options = [
    { ...engraving, label: 'Name &amp; date', values: [text] },
    { ...wrap, values: [colour] },
  ];
  const line = toLine({ ...bag, customizable_options }, 'GBP');
  expect(line.options).toEqual([
    { label: 'Name & date', value: 'Amélie & <Co>' },
    { label: 'Wrap', value: 'Red & gold' },
  ]);
  expect(line.input.entered_options).toEqual([{ uid: engraving.customizable_option_uid, value: 'Amélie & <Co>' }]);
});

it('A line shows what was entered once decoded, and a file by its name', () => {
  expect(shown('field', '&amp;lt;3')).toBe('&lt;3');
  expect(shown('file', 'Tom &amp; Ann.png')).toBe('Tom & Ann.png');
  expect(shown('date', 'on 2026-03-02 00:00:00')).toBe('on 2026-03-02 00:00:00');
  expect(shown('date', '2026-03-02 00:00:00 or later')).toBe('2026-03-02 00:00:00 or later');
});

it('A line shows of what the shop’s server has sealed its title alone', () => {
  const answers = 'Questions answered\n\nWhich? – Ramipril\nForm: pain, version 1, en\nSeal: 1a.00ff';
  expect(shown('area', answers)).toBe('Questions answered');
  expect(shown('area', 'Two\nlines')).toBe('Two\nlines');
});

it('[CART-8] A line says that the backend has noted another time than was entered, of whichever option', () => {
  document.documentElement.lang = 'en-US';
  const option = (uid: string, value: string) => ({
    customizable_option_uid: uid,
    label: uid,
    type: 'date_time',
    values: [{ customizable_option_value_uid: uid, label: '', value }],
  });
  const customizable_options = [option('a', '12/25/26, 3:30 AM'), option('b', '12/24/26, 9:15 AM')];
  expect(toLine({ ...talk, customizable_options }, 'GBP').hasOtherTime).toBe(false);
  const entered = ['a', 'b'].map((uid) => ({ uid, value: `2026-12-24 ${uid === 'a' ? '15:30:00' : '09:15:00'}` }));
  keepEntered([{ sku: 'TALK', quantity: 1, entered_options: entered }]);
  expect(toLine({ ...talk, customizable_options }, 'GBP').hasOtherTime).toBe(true);
});

it('[CART-8] A line can be added again only where what was entered is known', () => {
  const values = [{ customizable_option_value_uid: 'day', label: '', value: '24 Dec 2026' }];
  const day = { customizable_option_uid: 'day', label: 'Day', type: 'date', values };
  const item = { ...talk, customizable_options: [day] };
  expect(toLine(item, 'GBP')).toMatchObject({ isRepeatable: false, options: [{ value: '24 Dec 2026' }] });
  keepEntered([{ sku: 'TALK', quantity: 1, entered_options: [{ uid: 'day', value: '2026-12-24 00:00:00' }] }]);
  const line = toLine(item, 'GBP');
  expect(line).toMatchObject({ isRepeatable: true, options: [{ value: '24 Dec 2026' }] });
  expect(line.input.entered_options).toEqual([{ uid: 'day', value: '2026-12-24 00:00:00' }]);
  expect(toLine(lozenges, 'GBP').isRepeatable).toBe(true);
});

it('A line keeps the amounts of its name and its options whole, but what was entered as it was', () => {
  const values = [{ customizable_option_value_uid: 'c', label: '500 mg', value: '1' }];
  const option = { customizable_option_uid: 'c', label: 'Strength', type: 'drop_down', values };
  const product = { ...talk.product, name: 'Naproxen 250 mg/5 ml' };
  const line = toLine({ ...talk, product, customizable_options: [option] }, 'GBP');
  expect(line.options).toEqual([{ label: 'Strength', value: '500\u00a0mg' }]);
  expect(line.product.name).toBe('Naproxen 250\u00a0mg/5\u00a0ml');
  expect(shown('field', '500 mg')).toBe('500 mg');
});
