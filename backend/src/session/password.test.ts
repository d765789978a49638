import { scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword, passwordProblem, weaknessOf } from './password';

const EMAIL = 'anna@example.com';

describe('[FORM-2] a new password', () => {
  it.each([
    ['', 'The password needs at least 8 characters. Create a new password and try again.'],
    ['  ', 'The password needs at least 8 characters. Create a new password and try again.'],
    ['Short1!', 'The password needs at least 8 characters. Create a new password and try again.'],
    [
      'onlylowercase1',
      'Minimum of different classes of characters in password is 3. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
    ],
    [' Password123!', "The password can't begin or end with a space. Verify the password and try again."],
    ['X'.repeat(257), 'Please enter a password with at most 256 characters.'],
    ['Password123', null],
    ['aA1bcdef', null],
    [`aA1${'x'.repeat(253)}`, null],
    ['ABCDEF12!', null],
    ['Password123! ', "The password can't begin or end with a space. Verify the password and try again."],
    ['password-123', null],
    ['รหัสผ่าน-Ab1', null],
  ])('%j: %s', (password, problem) => {
    expect(passwordProblem(password, EMAIL)).toBe(problem);
  });

  it('is not the e-mail address', () => {
    expect(passwordProblem('x8aA1@example.com', 'X8aa1@example.com')).toBe(
      "The password can't be the same as the email address. Create a new password and try again.",
    );
  });
});

it('[FORM-2] REST gets the sentence and its number apart', () => {
  expect(weaknessOf('Short1!', EMAIL)).toEqual({
    message: 'The password needs at least %1 characters. Create a new password and try again.',
    parameter: 8,
  });
  expect(weaknessOf('Password123', EMAIL)).toBeNull();
});

describe('a kept password', () => {
  it('is known again, and is kept in another way each time', async () => {
    const kept = await hashPassword('Password123!');
    expect(kept).not.toContain('Password123!');
    expect(await hashPassword('Password123!')).not.toBe(kept);
    expect(await isPassword('Password123!', kept)).toBe(true);
    expect(await isPassword('Password123?', kept)).toBe(false);
  });

  it('is the same however its accents are typed', async () => {
    expect(await isPassword('Cafe\u0301-123', await hashPassword('Caf\u00e9-123'))).toBe(true);
  });

  it('is known by what it was kept with, whatever is used by now', async () => {
    const salt = Buffer.from('salt of the test');
    const key = scryptSync('Password123!', salt, 16, { N: 1024, r: 4, p: 2 });
    const kept = (bytes: Buffer) => ['scrypt', 1024, 4, 2, salt.toString('base64'), bytes.toString('base64')].join('$');
    const whole = scryptSync('Password123!', salt, 32, { N: 1024, r: 4, p: 2 });
    expect(await isPassword('Password123!', kept(whole))).toBe(true);
    expect(await isPassword('Password123!', kept(key)), 'half of a key').toBe(false);
  });

  it('says what it was made with: scrypt, its cost, and 16 bytes of salt for 32 of key', async () => {
    const [name, cost, block, parallel, salt = '', key = '', ...more] = (await hashPassword('x')).split('$');
    expect([name, cost, block, parallel, more]).toEqual(['scrypt', '16384', '8', '1', []]);
    expect([Buffer.from(salt, 'base64').length, Buffer.from(key, 'base64').length]).toEqual([16, 32]);
  });

  it('of nobody is none, whatever is tried', async () => {
    expect(await isPassword('', null)).toBe(false);
    expect(await isPassword('Password123!', null)).toBe(false);
  });
});
