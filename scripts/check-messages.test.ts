import { describe, expect, it } from 'vitest';
import { icuArguments, messageProblems } from './check-messages.mjs';

describe('messageProblems', () => {
  it('finds nothing where keys and arguments agree, whatever their order', () => {
    const english = { cart: { line: '{count} of {name}', empty: 'Nothing yet' } };
    const thai = { cart: { empty: 'ยังไม่มี', line: '{name} {count} ชิ้น' } };
    expect(messageProblems({ 'en-GB': english, 'th-TH': thai })).toEqual([]);
  });

  it('names what is missing, in whichever locale', () => {
    const problems = messageProblems({ 'en-GB': { a: { x: 'X' } }, 'th-TH': { a: { y: 'Y' } } });
    expect(problems).toEqual(['th-TH: a.x is missing', 'en-GB: a.y is missing']);
  });

  it('names texts that are empty, and arguments that differ', () => {
    const problems = messageProblems({
      'en-GB': { hi: 'Hi, {name}', bye: 'Bye' },
      'th-TH': { hi: 'สวัสดี {nam}', bye: ' ' },
    });
    expect(problems).toEqual(['th-TH: bye is empty', 'th-TH: hi has the arguments {nam}, en-GB has {name}']);
  });
});

describe('icuArguments', () => {
  it('refuses what is no ICU message', () => {
    expect(() => icuArguments('{count, plural, one {item}')).toThrow();
  });

  it('takes the words of plural branches for text, and the arguments in them for arguments', () => {
    expect(icuArguments('{count, plural, one {item} other {items of {brand}}}')).toEqual(['brand', 'count']);
    expect(icuArguments('{total, number} and {when, date, short}')).toEqual(['total', 'when']);
    expect(icuArguments('No arguments')).toEqual([]);
    expect(icuArguments('Read <link>our terms, {name}</link>')).toEqual(['link', 'name']);
  });
});
