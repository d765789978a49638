// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ThaiNames } from './thai-names';

afterEach(cleanup);

/** The parts of a title that no line parts. */
function whole(title: string): (string | null)[] {
  const { container } = render(<ThaiNames>{title}</ThaiNames>);
  expect(container.textContent).toBe(title);
  return [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
}

test('Thai names in a title stay whole, long ones and other scripts may break', () => {
  expect(whole('คลอร์เฟนิรามีน 4 มก.')).toEqual(['คลอร์เฟนิรามีน', 'มก']);
  expect(whole('ปรึกษาเภสัชกรทางวิดีโอ')).toEqual([]);
  expect(whole('Paracetamol')).toEqual([]);
});
