// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Said } from './said';

afterEach(() => {
  cleanup();
  document.documentElement.lang = '';
});

function said(lang: string, text: string) {
  document.documentElement.lang = lang;
  const { container } = render(<Said>{text}</Said>);
  expect(container.textContent).toBe(text);
  expect(container.childNodes, 'one part of the row that it may stand in').toHaveLength(1);
  return [...container.querySelectorAll('[lang="en"]')].map(({ textContent }) => textContent);
}

it('a sentence of the backend’s that a Thai page has no words for is marked as English, also within a Thai one', () => {
  expect(said('th-TH', 'Transaction has been declined. Please try again later.')).toEqual([
    'Transaction has been declined. Please try again later.',
  ]);
  expect(said('th-TH', 'เปลี่ยนจำนวนไม่ได้: The requested qty is “bad”.')).toEqual(['The requested qty is “bad”.']);
});

it('Thai sentences are not marked, nor is anything on a page in Latin letters', () => {
  expect(said('th-TH', 'เรามีสินค้าไม่ถึงจำนวนนี้ โปรดลดจำนวนเหลือ 3')).toEqual([]);
  expect(said('en-GB', 'Transaction has been declined.')).toEqual([]);
  expect(said('', 'Transaction has been declined.')).toEqual([]);
});
