import { expect, it } from 'vitest';
import { switchHref } from './store-choice';

it('[STORE-2] leads to the same page in another view', () => {
  expect(switchHref('/pain-relief.html', 'mmstr_en', 'mmstr_th')).toBe('/mmstr_th/pain-relief.html');
  expect(switchHref('/mmstr_th/pain-relief.html', 'mmstr_th', 'mmstr_en')).toBe('/mmstr_en/pain-relief.html');
});

it('[STORE-2] takes only a whole leading code off', () => {
  expect(switchHref('/', 'mmstr_en', 'mmstr_th')).toBe('/mmstr_th');
  expect(switchHref('/mmstr_th', 'mmstr_th', 'mmstr_us')).toBe('/mmstr_us');
  expect(switchHref('/english-tea.html', 'en', 'th')).toBe('/th/english-tea.html');
});
