import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword, passwordProblem } from './password';

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

describe('a kept password', () => {
  it('is known again, and is kept in another way each time', async () => {
    const kept = await hashPassword('Password123!');
    expect(kept).not.toContain('Password123!');
    expect(await hashPassword('Password123!')).not.toBe(kept);
    expect(await isPassword('Password123!', kept)).toBe(true);
    expect(await isPassword('Password123?', kept)).toBe(false);
  });

  it('of nobody is none, whatever is tried', async () => {
    expect(await isPassword('', null)).toBe(false);
    expect(await isPassword('Password123!', null)).toBe(false);
  });
});
