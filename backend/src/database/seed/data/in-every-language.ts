import type { Localised } from '../types';
import { american } from './us-english';

/** Chooses the text of the language that is being written; American is derived from English unless it is said. */
export type Say = (english: string, thai: string, american?: string) => string;

/** Content written once, with its texts side by side. */
export function inEveryLanguage(write: (t: Say) => string): Localised {
  const english = write((text) => text);
  const us = write((text, _, own) => own ?? american(text));
  const thai = write((_, text) => text);
  return { default: english, ...(us === english ? {} : { mmstr_us: us }), mmstr_th: thai };
}
