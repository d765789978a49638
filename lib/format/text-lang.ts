/**
 * The `lang` of a backend's text that a page in Thai shows in Latin letters, as brands, names and values without a
 * translation are: else it would be read out by a Thai voice. Undefined where it is the page's.
 */
export function textLang(text: string, locale: string): 'en' | undefined {
  return locale.startsWith('th') && /[a-z]{2}/i.test(text) && !/\p{Script=Thai}/u.test(text) ? 'en' : undefined;
}

/** Runs of Latin words and what stands between them: `The requested qty is not available`. */
const LATIN = /(\p{Script=Latin}[\p{Script=Latin}\p{P}\p{N}\s]*)/u;

/**
 * A text in parts of which every second is in Latin letters, for a page of another script to mark as English; null on
 * pages in Latin letters, where scripts tell nothing.
 */
export function latinParts(text: string, locale: string): string[] | null {
  return new Intl.Locale(locale || 'en').maximize().script === 'Latn' ? null : text.split(LATIN);
}
