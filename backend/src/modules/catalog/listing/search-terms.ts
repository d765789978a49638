import { cut, cutTerm } from '../../../cut-term';

const MOST_WORDS = 8;
const LONGEST_WORD = 64;

// A word of 22,000 letters is a regular expression that takes a database minutes to compile.
function firstWords(words: readonly string[]): string[] {
  return [...new Set(words.map((word) => cut(word, LONGEST_WORD)))].slice(0, MOST_WORDS);
}

/** The words of a search, lower case, without punctuation around them; at most 8, of at most 64 letters. */
export function searchWords(term: string): string[] {
  const words = cutTerm(term)
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');
  return firstWords(words);
}

/**
 * What a search looks up one by one, lower case: words without the signs that join them (hay-fever), decimal
 * numbers, and runs of letters in scripts that write no spaces; at most 8, of at most 64 letters.
 */
export function searchTokens(term: string): string[] {
  const plain = cutTerm(term)
    .normalize('NFC')
    .toLowerCase()
    .replace(/(\p{L})['’]s\b/gu, '$1');
  const tokens = plain.match(/\p{N}+\.\p{N}+|[\p{Script=Latin}\p{N}]+|[^\p{Script=Latin}\p{N}\P{L}][\p{L}\p{M}]*/gu);
  return firstWords(tokens ?? []);
}

/** A text without the accents of its letters; those of other scripts stay, where they are vowels. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}

/** Figures and letters of a token apart, where it has both: 500mg is 500 and mg. */
export function figuresApart(token: string): string[] {
  return token.match(/\p{N}+(?:\.\p{N}+)?|[^\p{N}.]+/gu) ?? [token];
}

/** Whether words of this script are written apart, so that one may be found by its beginning. */
export function hasWordBoundaries(word: string): boolean {
  return /^[\p{Script=Latin}\p{N}\p{P}\p{S}]+$/u.test(word);
}

/** A Postgres regular expression (case-insensitive use) for texts with a word that starts so. */
export function wordStart(word: string): string {
  const escaped = word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return hasWordBoundaries(word) ? `\\m${escaped}` : escaped;
}
