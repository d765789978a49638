import { useTranslations } from 'next-intl';
import type { CartLine } from '@/lib/cart/cart';
import { useCartErrorsStore } from '@/lib/magento/browser/cart-errors-store';
import { toAppError } from '@/lib/magento/to-app-error';
import { useErrorText } from '@/lib/magento/use-error-text';

interface CartProblems {
  /** Whether they keep the basket from the checkout. */
  isBlocked: boolean;
  texts: string[];
}

/** What is wrong with a basket as a whole: what the shop does not sell, and what the backend says of none of its lines. */
export function useCartProblems(lines: readonly CartLine[]): CartProblems {
  const t = useTranslations('miniCart');
  const errorText = useErrorText();
  const message = useCartErrorsStore((state) => state.message);
  const isSaid = lines.some(({ hasErrors, product }) => hasErrors || !product.inStock);
  const blocked = lines.some(({ isRefused }) => isRefused)
    ? 'blocked'
    : lines.some(({ isDayOver }) => isDayOver)
      ? 'dayOver'
      : null;
  const texts = blocked ? [t(blocked)] : [];
  if (message !== null && !isSaid) texts.push(t('wrong', { message: errorText(toAppError(message)) }));
  return { isBlocked: blocked !== null, texts };
}
