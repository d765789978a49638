'use client';

import { useTranslations } from 'next-intl';
import { errorText } from './error-text';
import { KNOWN_REASONS, statedNumber } from './magento-messages';

/** A sentence of Magento's about a customer's account, and the key of the shop's own words for it in `accountErrors`. */
export type Reason = readonly [said: string, key: Parameters<ReturnType<typeof useTranslations<'accountErrors'>>>[0]];

/** `errorText` in the shop's voice: known sentences of Magento's by `errors`, with `reasons` by `accountErrors` too. */
export function useErrorText(reasons: readonly Reason[] = []): (error: unknown) => string {
  const t = useTranslations();
  return (error) => {
    const text = errorText(error, { offline: t('errors.offline'), unexpected: t('errors.unexpected') });
    const known = KNOWN_REASONS.find(([said]) => text.search(said) === 0);
    if (known) return t(`errors.${known[1]}`, { count: statedNumber(text) });
    const reason = reasons.find(([said]) => said === text);
    return reason ? t(`accountErrors.${reason[1]}`) : text;
  };
}
