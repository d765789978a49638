import { createHash, randomInt } from 'node:crypto';
import { inputError } from './errors';

/** Magento's uid of an entity or a path of ids: base64 of its decimal or slash-separated form. */
export function uid(...parts: readonly (number | string)[]): string {
  return Buffer.from(parts.join('/')).toString('base64');
}

/** The text behind a uid; throws `Value of uid "…" is incorrect.` (graphql-input) for non-canonical base64. */
export function decodeUid(value: string): string {
  const decoded = Buffer.from(value, 'base64');
  if (decoded.toString('base64') !== value) throw inputError(`Value of uid "${value}" is incorrect.`);
  return decoded.toString('utf8');
}

/** A decimal id, or null for anything else: no entity has such an id. */
export function toId(value: string): number | null {
  return /^\d{1,9}$/.test(value) ? Number(value) : null;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
export const MASKED_ID_LENGTH = 32;

/** An id that nobody can guess: 32 letters and digits. */
export function newMaskedId(): string {
  return Array.from({ length: MASKED_ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** What stands for a text of any length in an index, whose entries have 2,704 bytes at most: its SHA-256 in hex. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
