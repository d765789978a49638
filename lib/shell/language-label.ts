/**
 * A locale in its own language, with the region only where another of the locales shares the language:
 * `English (UK)` beside `English (US)`, but `ไทย`.
 */
export function languageLabel(locale: string, among: readonly string[]): string {
  const { language, region } = new Intl.Locale(locale);
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? locale;
  const capitalised = name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  const isShared = among.some((other) => other !== locale && new Intl.Locale(other).language === language);
  if (!isShared || !region) return capitalised;
  return `${capitalised} (${new Intl.DisplayNames(locale, { type: 'region', style: 'short' }).of(region)})`;
}
