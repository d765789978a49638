// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ThaiNames } from './thai-names';

afterEach(cleanup);

/** The parts of a title that no line parts. */
function whole(title: string, isNarrow = false): (string | null)[] {
  const { container } = render(<ThaiNames isNarrow={isNarrow}>{title}</ThaiNames>);
  expect(container.textContent).toBe(title);
  return [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
}

test('Thai names in a title stay whole, long ones and other scripts may break', () => {
  expect(whole('คลอร์เฟนิรามีน 4 มก.')).toEqual(['คลอร์เฟนิรามีน', 'มก']);
  expect(whole('ปรึกษาเภสัชกรทางวิดีโอ')).toEqual([]);
  expect(whole('Paracetamol')).toEqual([]);
});

test('what joiners keep whole is left as it is, however long the name is around it', () => {
  for (const isNarrow of [true, false]) {
    expect(whole('ไอ\u2060บู\u2060โพ\u2060ร\u2060เฟ\u2060น แบบเม็ด', isNarrow)).toEqual(['แบบเม็ด']);
  }
});

test('Thai names on a card stay whole where it has room for their letters', () => {
  expect(whole('คลอร์เฟนิรามีน 4 มก.', true)).toEqual(['คลอร์เฟนิรามีน', 'มก']);
  expect(whole('เซทิริซีนเม็ดเคี้ยว', true)).toEqual([]);
  expect(whole('Paracetamol', true)).toEqual([]);
});
