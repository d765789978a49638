'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Link } from '@/components/ui/link';
import { pagePath } from '@/lib/browser/page-scope';
import { useCheckoutStore } from '@/lib/checkout/checkout-store';
import { CART_PATH } from '@/lib/config/paths';

/** Why the last attempt to order was refused, where it can be mended; takes the focus when it appears. */
export function OrderFailureNotice() {
  const t = useTranslations('checkout');
  const failure = useCheckoutStore((state) => state.orderFailure);
  const error = useCheckoutStore((state) => state.orderError);
  const notice = useRef<HTMLDivElement>(null);
  const isShown = failure !== null && error !== null;
  useEffect(() => {
    if (isShown) notice.current?.focus();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div ref={notice} tabIndex={-1} className="mb-5 rounded-card">
      <Alert kind="error" title={t(`failures.${failure}`)}>
        {error.kind === 'http' ? <p className="text-ink-soft">{error.message}</p> : null}
        {failure === 'stock' ? (
          <Link
            href={pagePath(CART_PATH)}
            className="inline-flex min-h-11 items-center font-medium text-evergreen underline underline-offset-4"
          >
            {t('backToCart')}
          </Link>
        ) : null}
      </Alert>
    </div>
  );
}
