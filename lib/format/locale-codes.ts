import { DEFAULT_LOCALE } from '@/lib/config/constants';

/** Locales that the shop has words for [STORE-1]. */
export const LOCALES = ['en-GB', 'en-US', 'th-TH'] as const;

export type Locale = (typeof LOCALES)[number];

const SPECIAL: Record<string, string> = { zh_Hans_CN: 'zh-CN', zh_Hant_TW: 'zh-TW', zh_Hant_HK: 'zh-HK' };

/** BCP 47 for a backend's locale code: `en_GB` → `en-GB`, `zh_Hans_CN` → `zh-CN` [STORE-1]. */
export function bcp47(code: string | null | undefined): string {
  if (!code) return DEFAULT_LOCALE;
  return SPECIAL[code] ?? code.replaceAll('_', '-');
}

/**
 * The locale whose words a view is shown in: its own, else one of the same language, else the default.
 * Numbers and dates still follow the view's own locale.
 */
export function spokenLocale(locale: string): Locale {
  const language = locale.split('-')[0];
  return (
    LOCALES.find((known) => known === locale) ??
    LOCALES.find((known) => known.split('-')[0] === language) ??
    (DEFAULT_LOCALE as Locale)
  );
}
