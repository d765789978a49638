import { expect, it } from 'vitest';
import { delivery } from '../data/pages/delivery';
import { deliveryTerms } from './delivery-terms';

const names = { free: 'Free', weight: 'By weight', flat: 'Flat' };
const { content: terms } = deliveryTerms({ mmstr_en: names, mmstr_us: names, mmstr_th: names });
const { content: page } = delivery;

it.each([
  ['default', '2026-12-28', true],
  ['mmstr_us', '2026-11-26', false],
  ['mmstr_th', '2026-12-07', false],
] as const)('what %s says of delivery is its own country’s', (view, holiday, hasClinics) => {
  const told = Object.entries(terms).filter(([, text]) => text.includes(holiday));
  expect(told.map(([name]) => name)).toEqual([view]);
  expect(page[view]?.includes('visit-us')).toBe(hasClinics);
});
