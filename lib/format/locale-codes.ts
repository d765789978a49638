import { DEFAULT_LOCALE } from '@/lib/config/constants';

/** Locales that the shop has messages for [STORE-1]. */
export const LOCALES = ['en-GB', 'en-US', 'th-TH'] as const;

export type Locale = (typeof LOCALES)[number];

const SPECIAL: Record<string, string> = { zh_Hans_CN: 'zh-CN', zh_Hant_TW: 'zh-TW', zh_Hant_HK: 'zh-HK' };

/** BCP 47 for a backend's locale code: `en_GB` → `en-GB`, `zh_Hans_CN` → `zh-CN` [STORE-1]. */
export function bcp47(code: string | null | undefined): string {
  if (!code) return DEFAULT_LOCALE;
  return SPECIAL[code] ?? code.replaceAll('_', '-');
}

/** The shop's own locale for a store view's: the same one, else one of the same language; null where there is none. */
export function offeredLocale(locale: string): Locale | null {
  const language = locale.split('-')[0];
  return (
    LOCALES.find((offered) => offered === locale) ??
    LOCALES.find((offered) => offered.split('-')[0] === language) ??
    null
  );
}
