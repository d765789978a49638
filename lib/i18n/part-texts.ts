import type { Messages } from './load-messages';

/** Namespaces of parts whose texts come with their code, when a visitor wants them: no page carries them. */
export const PART_TEXTS = {
  account: ['signIn', 'createAccount', 'forgotPassword', 'validation', 'errors', 'accountErrors'],
  newsletter: ['newsletterAnswers'],
} as const satisfies Record<string, readonly (keyof Messages)[]>;

export type TextPart = keyof typeof PART_TEXTS;

export type PartTexts<Part extends TextPart> = Pick<Messages, (typeof PART_TEXTS)[Part][number]>;

/** Where the browser gets a part's texts (`?store=`). */
export function partTextsPath(part: TextPart): string {
  return `/api/texts/${part}`;
}
