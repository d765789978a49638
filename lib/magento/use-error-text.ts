'use client';

import { useLocale, useTranslations } from 'next-intl';
import { errorText } from './error-text';
import { TRANSLATED_REASONS } from './magento-messages';

/** `errorText` in the page's language, from the messages `errors`; known reasons of Magento's are translated. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors');
  const isEnglish = useLocale().startsWith('en');
  return (error) => {
    const text = errorText(error, { offline: t('offline'), unexpected: t('unexpected') });
    const [, key] = (!isEnglish && TRANSLATED_REASONS.find(([reason]) => reason === text)) || [];
    return key ? t(key) : text;
  };
}
