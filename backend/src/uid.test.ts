import { describe, expect, it } from 'vitest';
import { decodeUid, MASKED_ID_LENGTH, newMaskedId, toId, uid } from './uid';

describe('uid', () => {
  it('[BACK-1] encodes as Magento does', () => {
    expect(uid(4)).toBe('NA==');
    expect(uid('configurable', 93, 50)).toBe('Y29uZmlndXJhYmxlLzkzLzUw');
    expect(uid('bundle', 1, 2, 1)).toBe('YnVuZGxlLzEvMi8x');
    expect(uid('custom-option', 2, 1)).toBe('Y3VzdG9tLW9wdGlvbi8yLzE=');
  });

  it('[BACK-1] decodes what it encodes, and refuses what is not base64 in Magento’s words', () => {
    expect(decodeUid('NA==')).toBe('4');
    expect(decodeUid(uid('Grüße', 1))).toBe('Grüße/1');
    expect(() => decodeUid('zz!')).toThrow('Value of uid "zz!" is incorrect.');
    expect(() => decodeUid('NA')).toThrow('Value of uid "NA" is incorrect.');
  });
});

describe('toId', () => {
  it('reads decimal ids only', () => {
    expect(toId('12')).toBe(12);
    expect(toId('1e3')).toBeNull();
    expect(toId('99999999999')).toBeNull();
    expect(toId('')).toBeNull();
  });

  it.each(['x12', '12x', '-1', '1.5', ' 1', '1234567890'])('%j is no id', (text) => expect(toId(text)).toBeNull());

  it('has at most nine digits', () => expect(toId('123456789')).toBe(123_456_789));
});

it('an id that nobody can guess is 32 letters and digits, each time others', () => {
  const ids = Array.from({ length: 100 }, newMaskedId);
  expect(new Set(ids).size).toBe(100);
  expect(ids.every((id) => id.length === MASKED_ID_LENGTH && /^[A-Za-z0-9]{32}$/.test(id))).toBe(true);
});
