import type { Localised } from '../types';

/** A text in English and, where there is one, in Thai. */
export function say(english: string, thai?: string): Localised {
  return thai === undefined ? { default: english } : { default: english, mmstr_th: thai };
}

/** HTML paragraphs. */
export function paragraphs(...texts: string[]): string {
  return texts.map((text) => `<p>${text}</p>`).join('');
}

/** An HTML list. */
export function bullets(...items: string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}
