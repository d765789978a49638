import { expect, test } from 'vitest';
import { keepThaiNames } from './thai-names';

test('Thai names are joined where a dictionary would cut them, long ones may break', () => {
  const joined = keepThaiNames('คลอร์เฟนิรามีน 4 มก.');
  expect(joined.replaceAll('\u2060', '')).toBe('คลอร์เฟนิรามีน 4 มก.');
  const [name = ''] = joined.split(' ');
  expect(name.split('\u2060').length).toBeGreaterThan(1);
  // No vowel or tone mark is parted from its letter.
  expect(name.split('\u2060').filter((part) => /^\p{M}/u.test(part))).toEqual([]);
  expect(keepThaiNames('ปรึกษาเภสัชกรทางวิดีโอ')).toBe('ปรึกษาเภสัชกรทางวิดีโอ');
  expect(keepThaiNames('Paracetamol')).toBe('Paracetamol');
});
