'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { pagePath } from '@/lib/browser/page-store';
import type { PlacedOrder } from '@/lib/checkout/order/receipt';
import { CREATE_ACCOUNT_PATH } from '@/lib/config/paths';

/** Offers guests an account, their name and e-mail filled in already [SESS-10]. */
export function AccountOffer({ order }: { order: PlacedOrder }) {
  const t = useTranslations('orderPlaced');
  return (
    <section className="mt-4 rounded-card bg-evergreen-tint p-5 sm:p-6">
      <h2 className="mb-2 text-lg">{t('accountTitle')}</h2>
      <p className="mb-4 text-ink-soft">{t('accountText')}</p>
      <ButtonLink href={accountHref(order)}>{t('accountAction')}</ButtonLink>
    </section>
  );
}

function accountHref({ email, shipping_address, billing_address }: PlacedOrder): string {
  const person = shipping_address ?? billing_address;
  const known = { email, firstName: person?.firstname, lastName: person?.lastname };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(known)) if (value) query.set(name, value);
  return `${pagePath(CREATE_ACCOUNT_PATH)}?${query}`;
}
