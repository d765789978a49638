import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import messages from '@/messages/en-GB.json';
import {
  asIssue,
  type Complaint,
  check,
  complaintOf,
  email,
  maxLength,
  minLength,
  mustDiffer,
  password,
  required,
  writtenLike,
} from './rules';

const t = createTranslator({ locale: 'en-GB', messages, namespace: 'validation' });
const textOf = (complaint: Complaint | null) => complaint && t(complaint.key, complaint.values ?? {});

const PASSWORD =
  'A password must contain at least 3 of the following: lowercase, uppercase, digits, special characters.';

describe('rules', () => {
  it('[FORM-1] the rule for required fields says "Is required."', () => {
    expect(textOf(required(''))).toBe('Is required.');
    expect(textOf(required('x'))).toBeNull();
    expect([required(true), required(0), required([])]).toEqual([null, null, null]);
  });

  it.each(['', '   ', '\t\n', '\u00A0', undefined, null, false])('[FORM-3] the value %j counts as empty', (value) => {
    expect(textOf(required(value))).toBe('Is required.');
  });

  it('[FORM-1] the rule for a minimum length says "Must contain at least {value} character(s)."', () => {
    expect(textOf(minLength(8)('1234567'))).toBe('Must contain at least 8 character(s).');
    expect(textOf(minLength(8)('12345678'))).toBeNull();
  });

  it('[FORM-3] whitespace contains no characters, but counts between them', () => {
    expect(textOf(minLength(3)('    '))).toBe('Must contain at least 3 character(s).');
    expect(textOf(minLength(3)('a b'))).toBeNull();
  });

  it('[FORM-1] the rule for fields that differ says "{value} must be different"', () => {
    expect(textOf(mustDiffer('Old1!', 'Current password')('Old1!'))).toBe('Current password must be different');
    expect(textOf(mustDiffer('Old1!', 'Current password')('New1!'))).toBeNull();
  });

  it.each(['abc', 'abcDEF', 'abc123', 'ABC!!!', '123!!!', '', '        '])(
    '[FORM-2] the password %j is too weak',
    (text) => {
      expect(textOf(password(text))).toBe(PASSWORD);
    },
  );

  it.each(['abcDEF1', 'abcDEF!', 'abc123!', 'ABC123!', 'aB1 ', 'ก1aA'])(
    '[FORM-2] the password %j has three classes',
    (text) => {
      expect(textOf(password(text))).toBeNull();
    },
  );

  it('the rules say what is too long, no address, written otherwise', () => {
    expect(textOf(maxLength(2)('abc'))).toBe('Must contain at most 2 character(s).');
    expect([maxLength(2)('ab'), maxLength(2)('😀😀')]).toEqual([null, null]);
    const wrong = ['ann', 'ann@example', 'a b@example.com', '@example.com', 'ann@example.com x', 'ann@example.com.'];
    expect(wrong.map((text) => email(text)?.key)).toEqual(Array(wrong.length).fill('email'));
    expect(email(' ann@mail.example.com ')).toBeNull();
    expect(textOf(writtenLike(/^\d{5}$/, '10110')('1011'))).toBe('Enter it like this: 10110');
    const fiveDigits = writtenLike(/^\d{5}$/, '10110');
    expect([email(''), fiveDigits(' '), fiveDigits(' 10110 ')]).toEqual([null, null, null]);
  });
});

describe('rules in a zod schema', () => {
  const schema = z
    .object({
      mail: z.string().superRefine(check(required, email)),
      name: z.string().max(3),
      choice: z.enum(['a', 'b']),
      again: z.string(),
      code: z.string().min(4),
      link: z.url(),
      other: z.email(),
      count: z.number().min(2).max(2),
      tick: z.string().min(1),
      either: z.union([z.literal('a'), z.literal(1)]),
    })
    .superRefine(({ again, mail }, context) => {
      if (again !== mail)
        context.addIssue({ ...asIssue({ key: 'mustDiffer', values: { value: 'Email' } }), path: ['again'] });
    });
  const right = {
    mail: 'a@b.example',
    name: 'Ann',
    choice: 'a',
    again: 'a@b.example',
    code: '1234',
    link: 'https://a.example',
    other: 'a@b.example',
    count: 2,
    tick: 'x',
    either: 1,
  };
  const complaints = (values: object) =>
    schema
      .safeParse({ ...right, ...values })
      .error?.issues.map((issue) => [issue.path.join('.'), complaintOf(issue)]) ?? [];

  it('[FORM-1] rules in a zod schema complain once for each field, by the first rule', () => {
    expect(complaints({})).toEqual([]);
    expect(complaints({ mail: ' ', again: ' ' })).toEqual([['mail', { key: 'required' }]]);
    expect(complaints({ mail: 'a', again: 'b' })).toEqual([
      ['mail', { key: 'email' }],
      ['again', { key: 'mustDiffer', values: { value: 'Email' } }],
    ]);
  });

  it('rules in a zod schema understand the checks that zod brings', () => {
    expect(complaints({ name: 'Annie' })).toEqual([['name', { key: 'maxLength', values: { value: 3 } }]]);
    expect(complaints({ choice: '' })).toEqual([['choice', { key: 'required' }]]);
    expect(complaints({ code: '1' })).toEqual([['code', { key: 'minLength', values: { value: 4 } }]]);
    expect(complaints({ code: undefined })).toEqual([['code', { key: 'required' }]]);
    expect(complaints({ link: 'x' })).toEqual([['link', { key: 'invalid' }]]);
    expect(complaints({ other: 'x' })).toEqual([['other', { key: 'email' }]]);
    expect(complaints({ count: 3 })).toEqual([['count', { key: 'invalid' }]]);
    expect(complaints({ count: 1 })).toEqual([['count', { key: 'required' }]]);
    expect(complaints({ tick: '' })).toEqual([['tick', { key: 'required' }]]);
    expect(complaints({ either: 'b' })).toEqual([['either', { key: 'required' }]]);
    expect(complaintOf({ code: 'custom', params: { complaint: null } })).toEqual({ key: 'invalid' });
    expect(asIssue({ key: 'email' }).code).toBe('custom');
  });
});
