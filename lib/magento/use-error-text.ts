'use client';

import { useLocale, useTranslations } from 'next-intl';
import { errorText } from './error-text';
import { TRANSLATED_REASONS } from './magento-messages';

/** A sentence of Magento's, and the key of the shop's own words for it. */
export type Reason = readonly [said: string, key: Parameters<ReturnType<typeof useTranslations<'errors'>>>[0]];

/**
 * `errorText` in the page's language, from the messages `errors`; known reasons of Magento's are translated, those of
 * carts and `reasons`.
 */
export function useErrorText(reasons: readonly Reason[] = []): (error: unknown) => string {
  const t = useTranslations('errors');
  const isEnglish = useLocale().startsWith('en');
  return (error) => {
    const text = errorText(error, { offline: t('offline'), unexpected: t('unexpected') });
    const [, key] = (!isEnglish && [...TRANSLATED_REASONS, ...reasons].find(([reason]) => reason === text)) || [];
    return key ? t(key) : text;
  };
}
