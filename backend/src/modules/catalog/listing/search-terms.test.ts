import { describe, expect, it } from 'vitest';
import { cutTerm } from '../../../cut-term';
import { figuresApart, hasWordBoundaries, searchTokens, searchWords, withoutAccents, wordStart } from './search-terms';

describe('searchWords', () => {
  it('gives lower-case words once, without punctuation around them', () => {
    expect(searchWords('  Cold & Flu, cold "Day-Night"! ')).toEqual(['cold', 'flu', 'day-night']);
  });

  it('keeps marks at the end of Thai words', () => {
    expect(searchWords('ยาแก้ไข้')).toEqual(['ยาแก้ไข้']);
  });

  it('gives at most eight, and none for punctuation alone', () => {
    expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
    expect(searchWords(' !? ')).toEqual([]);
    expect(searchWords('("cold")')).toEqual(['cold']);
  });
});

describe('searchTokens', () => {
  it.each([
    ['words that signs join', 'Day-Night cold/flu', ['day', 'night', 'cold', 'flu']],
    ['decimal numbers whole', 'hydrocortisone 0.1% 12.25 mg', ['hydrocortisone', '0.1', '12.25', 'mg']],
    ['figures with their letters', 'B12 500mg', ['b12', '500mg']],
    ['no possessive', 'Children’s fever', ['children', 'fever']],
    ['Thai runs with their marks, apart from Latin words', 'ยาแก้ไข้ Velmora', ['ยาแก้ไข้', 'velmora']],
    ['each once', 'Cold cold', ['cold']],
    ['nothing of signs', '?! --', []],
    ['what would be an operator for a query', `a' | b:* & (c)`, ['a', 'b', 'c']],
  ])('[CAT-6] gives %s', (_, term, tokens) => {
    expect(searchTokens(term)).toEqual(tokens);
  });

  it('gives at most eight', () => {
    expect(searchTokens('a b c d e f g h i j')).toHaveLength(8);
  });
});

describe('long searches', () => {
  it('[CAT-6] are cut: words to 64 letters, the whole to 256', () => {
    const long = 'a'.repeat(22_000);
    expect(searchWords(long)).toEqual(['a'.repeat(64)]);
    expect(searchTokens(long)).toEqual(['a'.repeat(64)]);
    expect(cutTerm(`  ${long}`)).toBe('a'.repeat(256));
    expect(searchWords(`${'b '.repeat(300)} last`)).toEqual(['b']);
  });

  it('[CAT-6] are never cut within a letter', () => {
    expect(cutTerm('𝒜'.repeat(300))).toBe('𝒜'.repeat(256));
    expect(searchWords('𝒜'.repeat(100))).toEqual(['𝒜'.repeat(64)]);
  });
});

describe('figuresApart', () => {
  it.each([
    ['500mg', ['500', 'mg']],
    ['b12', ['b', '12']],
    ['12.25', ['12.25']],
    ['.', ['.']],
    ['tablets', ['tablets']],
  ])('of %s', (token, pieces) => {
    expect(figuresApart(token)).toEqual(pieces);
  });
});

describe('withoutAccents', () => {
  it('takes accents from Latin letters, and leaves Thai vowels', () => {
    expect(withoutAccents('crème')).toBe('creme');
    expect(withoutAccents('น้ำ')).toBe('น้ำ');
  });
});

describe('wordStart', () => {
  it('finds Latin words by their beginning and others anywhere', () => {
    expect(wordStart('pain')).toBe('\\mpain');
    expect(wordStart('ปวด')).toBe('ปวด');
    expect(['500mg', 'co-codamol', 'ยาmg', 'mgยา'].filter(hasWordBoundaries)).toEqual(['500mg', 'co-codamol']);
  });

  it('takes every character for itself', () => {
    expect(wordStart('a.b*(c)')).toBe('\\ma\\.b\\*\\(c\\)');
  });
});
