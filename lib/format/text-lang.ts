/**
 * The `lang` of a backend's text that a page in Thai shows in Latin letters, as brands, names and values without a
 * translation are: else it would be read out by a Thai voice. Undefined where it is the page's.
 */
export function textLang(text: string, locale: string): 'en' | undefined {
  return locale.startsWith('th') && /[a-z]{2}/i.test(text) && !/\p{Script=Thai}/u.test(text) ? 'en' : undefined;
}
