import { z } from 'zod';
import { check, maxLength, type Rule } from './rules';

const LONGEST = 255;

/** Of what Magento refuses in names, the signs that links and programs are made of; whatever a script writes passes. */
const NO_NAME = /[!"#$%()*+/:;<=>?@[\\\]^{|}~]/;

const nameCharacters: Rule = (text) => (NO_NAME.test(text) ? { key: 'nameCharacters' } : null);

/** A name as every Magento takes it: newer ones know the typewriter's apostrophe only, and phones write the other. */
export const personName = z
  .string()
  .trim()
  .transform((name) => name.replace(/’/g, "'"))
  .superRefine(check(nameCharacters, maxLength(LONGEST)));
