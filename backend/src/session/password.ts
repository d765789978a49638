import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const COST = 16_384;
const BLOCK_SIZE = 8;
const PARALLEL = 1;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

function derive(password: string, salt: Buffer, cost: number, blockSize: number, parallel: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, { N: cost, r: blockSize, p: parallel }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/** What is kept of a password: `scrypt$cost$block size$parallelism$salt$key`, the last two in base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST, BLOCK_SIZE, PARALLEL);
  return ['scrypt', COST, BLOCK_SIZE, PARALLEL, salt.toString('base64'), key.toString('base64')].join('$');
}

/** Whether a password is the one kept. Takes as long for nobody's (null) as for somebody's, and says no. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const [, cost = COST, blockSize = BLOCK_SIZE, parallel = PARALLEL, salt = '', key = ''] = kept?.split('$') ?? [];
  const expected = Buffer.from(key, 'base64');
  const derived = await derive(
    password,
    Buffer.from(salt, 'base64'),
    Number(cost),
    Number(blockSize),
    Number(parallel),
  );
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}

const MIN_LENGTH = 8;
const MAX_LENGTH = 256;
const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];
const MIN_CLASSES = 3;

/** Why a password is refused, in Magento's words; `%1` stands for the parameter. */
export interface Weakness {
  message: string;
  parameter?: number;
}

/** What makes a password one that Magento refuses; null when it will do. */
export function weaknessOf(password: string, email: string): Weakness | null {
  if (password.length > MAX_LENGTH) {
    return { message: 'Please enter a password with at most %1 characters.', parameter: MAX_LENGTH };
  }
  if (password.length < MIN_LENGTH) {
    return {
      message: 'The password needs at least %1 characters. Create a new password and try again.',
      parameter: MIN_LENGTH,
    };
  }
  if (password.trim() !== password) {
    return { message: "The password can't begin or end with a space. Verify the password and try again." };
  }
  if (CLASSES.filter((characters) => characters.test(password)).length < MIN_CLASSES) {
    return {
      message:
        'Minimum of different classes of characters in password is %1. ' +
        'Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
      parameter: MIN_CLASSES,
    };
  }
  if (password.toLowerCase() === email.toLowerCase()) {
    return { message: "The password can't be the same as the email address. Create a new password and try again." };
  }
  return null;
}

/** The same as GraphQL tells it: one sentence. */
export function passwordProblem(password: string, email: string): string | null {
  const weakness = weaknessOf(password, email);
  return weakness ? weakness.message.replace('%1', String(weakness.parameter)) : null;
}
