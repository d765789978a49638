import { describe, expect, it } from 'vitest';
import { decodeUid, toId, uid } from './uid';

describe('uid', () => {
  it('[BACK-1] encodes as Magento does', () => {
    expect(uid(4)).toBe('NA==');
    expect(uid('configurable', 93, 50)).toBe('Y29uZmlndXJhYmxlLzkzLzUw');
    expect(uid('bundle', 1, 2, 1)).toBe('YnVuZGxlLzEvMi8x');
    expect(uid('custom-option', 2, 1)).toBe('Y3VzdG9tLW9wdGlvbi8yLzE=');
  });

  it('[BACK-1] decodes what it encodes, and refuses what is not base64 in Magento’s words', () => {
    expect(decodeUid('NA==')).toBe('4');
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
});
