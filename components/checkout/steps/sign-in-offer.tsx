'use client';

import { useTranslations } from 'next-intl';
import { pagePath } from '@/lib/browser/page-store';
import { CHECKOUT_PATH, SIGN_IN_PATH } from '@/lib/config/paths';

/** For every guest: from 2.4.7 on Magento does not tell by default whose address is known. */
export function SignInOffer() {
  const t = useTranslations('checkout.email');
  return (
    <p className="-mt-3 flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
      {t('hasAccount')} <SignInLink />
    </p>
  );
}

/** Leads to the sign-in, and from there back to the checkout. */
export function SignInLink() {
  const t = useTranslations('checkout.email');
  return (
    <a
      href={`${pagePath(SIGN_IN_PATH)}?from=${encodeURIComponent(CHECKOUT_PATH)}`}
      className="inline-flex min-h-11 items-center font-medium text-evergreen underline underline-offset-4"
    >
      {t('signIn')}
    </a>
  );
}
