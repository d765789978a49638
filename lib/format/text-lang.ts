/** The `lang` of a backend's text in Latin letters on a page in Thai, for voices; undefined where it is the page's. */
export function textLang(text: string, locale: string): 'en' | undefined {
  return locale.startsWith('th') && /[a-z]{2}/i.test(text) && !/\p{Script=Thai}/u.test(text) ? 'en' : undefined;
}

/** Runs of Latin words and what stands between them: `The requested qty is not available`. */
const LATIN = /(\p{Script=Latin}[\p{Script=Latin}\p{P}\p{N}\s]*)/u;

/** A text in parts, every second in Latin letters, to be marked as English; null on pages in Latin letters. */
export function latinParts(text: string, locale: string): string[] | null {
  return new Intl.Locale(locale || 'en').maximize().script === 'Latn' ? null : text.split(LATIN);
}
