import { expect, it } from 'vitest';
import { idOfUid } from './uid';

it('finds the id that cache tags are made of', () => {
  expect(idOfUid('NA==')).toBe('4');
  expect(idOfUid('MTU2Mg==')).toBe('1562');
  expect(idOfUid('zz!')).toBeNull();
  expect(idOfUid('Y29uZmlndXJhYmxlLzkzLzUw')).toBeNull();
});
