'use client';

import { useTranslations } from 'next-intl';
import { AppError } from '@/lib/errors/app-error';

/** In front of Magento's reasons; shoppers know a line by its name. */
const SKU_PREFIX = /^Could not (?:update|add) the product with SKU .+?(?: to the shopping cart)?: /;

/** Says what went wrong in the shopper's words: Magento's own reason, or that the shop could not be reached. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('miniCart');
  return (error) => {
    if (!(error instanceof AppError)) return t('unexpected');
    if (error.kind === 'network' || error.kind === 'http') return t('offline');
    return error.message.replace(SKU_PREFIX, '') || t('unexpected');
  };
}
