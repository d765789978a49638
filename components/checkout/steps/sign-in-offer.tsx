'use client';

import { useTranslations } from 'next-intl';
import { signInLink, signInOffer } from '@/components/checkout/checkout-skeleton';
import { pagePath } from '@/lib/browser/page-store';
import { CHECKOUT_PATH, SIGN_IN_PATH } from '@/lib/config/paths';

/** For every guest: from 2.4.7 on Magento does not tell by default whose address is known. */
export function SignInOffer() {
  const t = useTranslations('checkout.email');
  return (
    <p className={signInOffer}>
      {t('hasAccount')} <SignInLink />
    </p>
  );
}

/** Leads to the sign-in, and from there back to the checkout. */
export function SignInLink() {
  const t = useTranslations('checkout.email');
  return (
    <a href={`${pagePath(SIGN_IN_PATH)}?from=${encodeURIComponent(pagePath(CHECKOUT_PATH))}`} className={signInLink}>
      {t('signIn')}
    </a>
  );
}
