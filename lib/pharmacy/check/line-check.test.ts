import { describe, expect, it } from 'vitest';
import { type CheckedLine, lineCheck } from './line-check';

const line = (quantity: Partial<CheckedLine['quantity']> = {}): CheckedLine => ({
  sku: 'COLD-16',
  quantity: { ordered: 2, shipped: 0, canceled: 0, refunded: 0, ...quantity },
});
const said = (...texts: string[]) => texts.map((text) => ({ text }));
const stateOf = (quantity: Partial<CheckedLine['quantity']>, ...texts: string[]) =>
  lineCheck(line(quantity), said(...texts))?.state ?? null;

describe('how far the pharmacist is with a line', () => {
  it('is being checked until something is said of it or sent, whatever was paid', () => {
    expect(stateOf({})).toBe('checking');
    expect(stateOf({ refunded: 1 })).toBe('checking');
    expect(stateOf({ shipped: 1 })).toBe('checking');
    expect(stateOf({}, 'Approved: OTHER', 'We approved it', 'Approved COLD-16', 'Approved: COLD-16-B')).toBe(
      'checking',
    );
  });

  it('is approved by a comment, and sent once all that is left of it is', () => {
    expect(stateOf({}, 'Thank you\nApproved: COLD-16\n')).toBe('approved');
    expect(stateOf({ shipped: 1 }, 'Approved: COLD-16')).toBe('approved');
    expect(stateOf({ shipped: 2 }, 'Approved: COLD-16')).toBe('sent');
    expect(stateOf({ shipped: 1, refunded: 1 })).toBe('sent');
  });

  it('is meant with or without what Magento appends to its SKU for the answers, and no other line with it', () => {
    const answered = (sku: string) => lineCheck({ ...line(), sku }, said('Approved: COLD-16'))?.state;
    expect(answered('COLD-16-Suitability')).toBe('approved');
    expect(answered('COLD-16-suitability-days-0-14')).toBe('approved');
    expect(answered('COLD-16-B-suitability')).toBe('checking');
    expect(answered('COLD-16-B')).toBe('checking');
    const sku = 'COLD-16-suitability';
    expect(lineCheck({ ...line(), sku }, said(`Approved: ${sku}`))?.state).toBe('approved');
  });

  it('is refused by a comment, with what becomes of the money, and why', () => {
    expect(lineCheck(line({ refunded: 2 }), said('Not approved: COLD-16 | Not with your other medicine.'))).toEqual({
      state: 'refunded',
      isDecided: true,
      reason: 'Not with your other medicine.',
    });
    expect(stateOf({ canceled: 2 }, 'Not approved: COLD-16')).toBe('uncharged');
    expect(stateOf({}, 'Not approved: COLD-16')).toBe('refused');
  });

  it('is what was said last: in the first comment that says something, and there in its last line', () => {
    expect(stateOf({}, 'Not approved: COLD-16', 'Approved: COLD-16')).toBe('refused');
    expect(stateOf({}, 'Approved: OTHER', 'Approved: COLD-16', 'Not approved: COLD-16')).toBe('approved');
    expect(stateOf({}, 'Approved: COLD-16\nNot approved: COLD-16', 'Approved: COLD-16')).toBe('refused');
  });

  it('is what was said last of two comments of one second, which Magento tells by their numbers', () => {
    const at = '2026-11-20 15:48:04';
    const comments = ['Not approved: COLD-16', 'Approved: COLD-16'].map((text) => ({ text, date: at }));
    expect(lineCheck(line(), comments)?.state).toBe('refused');
  });

  it('is nothing to tell of what was cancelled or returned without a word of the pharmacist', () => {
    expect(stateOf({ canceled: 2 })).toBeNull();
    expect(stateOf({ shipped: 2, refunded: 2 })).toBeNull();
    expect(stateOf({ canceled: 2 }, 'Approved: COLD-16')).toBeNull();
  });
});
