'use client';

import { useTranslations } from 'next-intl';
import { Loading } from '@/components/account/loading';
import { useDetails } from '@/lib/customer/use-details';

/** Who is signed in. */
export function Dashboard() {
  const t = useTranslations('account');
  const { customer, error, retry } = useDetails();
  if (!customer) return <Loading error={error} onRetry={retry} />;
  const { firstname, lastname, email } = customer;
  return (
    <section className="rounded-card border border-line bg-surface p-5">
      <h2 className="mb-2 text-lg">{t('contact')}</h2>
      <p>
        {firstname} {lastname}
      </p>
      <p className="break-all text-ink-soft">{email}</p>
    </section>
  );
}
