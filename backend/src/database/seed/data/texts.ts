import type { Localised } from '../types';

/** A text in English and, where there is one, in Thai. */
export function say(english: string, thai?: string): Localised {
  return thai === undefined ? { default: english } : { default: english, mmstr_th: thai };
}

/** A number that a telephone calls. */
export function call(number: string): string {
  return `<a href="tel:${number}">${number}</a>`;
}

/** HTML paragraphs. */
export function paragraphs(...texts: string[]): string {
  return texts.map((text) => `<p>${text}</p>`).join('');
}

/** What must not be overlooked before a medicine is used, set apart. */
export function caution(text: string): string {
  return `<p class="advice-caution">${text}</p>`;
}

/** What cannot wait, set apart. */
export function urgent(text: string): string {
  return `<p class="advice-urgent">${text}</p>`;
}

/** An HTML list. */
export function bullets(...items: string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

type Texts = string | readonly string[];

function each(texts: Texts, html: (...texts: string[]) => string): string {
  return html(...[texts].flat());
}

/** One text or several as HTML paragraphs, in English and, where there is one, in Thai. */
export function prose(english: Texts, thai?: Texts): Localised {
  return say(each(english, paragraphs), thai === undefined ? undefined : each(thai, paragraphs));
}

/** An HTML list in English and, where there is one, in Thai. */
export function points(english: readonly string[], thai?: readonly string[]): Localised {
  return say(each(english, bullets), thai === undefined ? undefined : each(thai, bullets));
}
