'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { pagePath } from '@/lib/browser/page-store';
import { inAppPage, SIGN_IN_PATH } from '@/lib/config/paths';
import { useKnownCustomer } from './use-known-customer';

/** Tells a guest whose address belongs to an account; going on as a guest stays one click away. */
export function KnownCustomer({ email, className }: { email: string; className?: string }) {
  const t = useTranslations('checkout.email');
  if (!useKnownCustomer(email)) return null;
  return (
    <Alert kind="info" className={className}>
      <p className="text-ink">{t('known')}</p>
      {inAppPage(SIGN_IN_PATH) ? (
        <a
          href={pagePath(SIGN_IN_PATH)}
          className="inline-flex min-h-11 items-center font-medium text-evergreen underline underline-offset-4"
        >
          {t('signIn')}
        </a>
      ) : null}
    </Alert>
  );
}
