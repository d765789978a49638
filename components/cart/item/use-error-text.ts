'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AppError } from '@/lib/errors/app-error';

/** In front of Magento's reasons; shoppers know a line by its name. */
const SKU_PREFIX = /^Could not (?:update|add) the product with SKU .+?(?: to the shopping cart)?: /;

/** What Magento says in English whatever the view's language, where its translations are not installed. */
const SENTENCES = [
  ["The coupon code isn't valid. Verify the code and try again.", 'couponInvalid'],
  ['A coupon is already applied to the cart. Please remove it to apply another', 'couponTwice'],
  ['The requested qty is not available', 'qtyUnavailable'],
  ['The requested qty exceeds the maximum qty allowed in shopping cart', 'qtyOverMaximum'],
  ['Product that you are trying to add is not available.', 'productUnavailable'],
  ["The cart doesn't contain the item", 'itemGone'],
  ["The cart isn't active.", 'cartInactive'],
] as const;

/**
 * Says what went wrong in the shopper's words: Magento's own reason, in the view's language where it is a known one, or
 * that the shop could not be reached.
 */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('miniCart');
  const isEnglish = useLocale().startsWith('en');
  return (error) => {
    if (!(error instanceof AppError)) return t('unexpected');
    if (error.kind === 'network' || error.kind === 'http') return t('offline');
    const reason = error.message.replace(SKU_PREFIX, '');
    const [, key] = (!isEnglish && SENTENCES.find(([sentence]) => sentence === reason)) || [];
    return key ? t(key) : reason || t('unexpected');
  };
}
