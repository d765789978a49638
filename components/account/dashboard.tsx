'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { AddressLines } from '@/components/address/address-lines';
import { Link } from '@/components/ui/controls/link';
import { pickedAddress } from '@/lib/address/address';
import { pagePath } from '@/lib/browser/page-store';
import { ADDRESS_BOOK_PATH, COMMUNICATIONS_PATH, INFORMATION_PATH } from '@/lib/config/paths';
import type { CustomerAddress } from '@/lib/customer/customer';
import { useDetails } from '@/lib/customer/use-details';
import type { NextStep } from '@/lib/orders/state/next-step';
import { Loading } from './loading';
import { RecentOrders, useRecentOrders } from './recent-orders';

interface DashboardProps {
  hasNewsletter: boolean;
  /** What happens next with an order, in the orders' own words. */
  steps: Record<NextStep, string>;
}

/** Who is signed in, where their orders go, and the ways to change it. */
export function Dashboard({ hasNewsletter, steps }: DashboardProps) {
  const t = useTranslations('account');
  const { customer, error, retry } = useDetails();
  const orders = useRecentOrders();
  const [areOrdersTold, setOrdersTold] = useState(false);
  // Nobody knows how much room they take: nothing is shown that they would push about.
  if (!areOrdersTold && !orders.isReading) setOrdersTold(true);
  if (!customer || !areOrdersTold) return <Loading error={error} onRetry={retry} />;
  const { firstname, lastname, email, is_subscribed, addresses } = customer;
  return (
    <>
      <p className="mb-6 text-lg">{firstname ? t('hello', { name: firstname }) : t('helloUnknown')}</p>
      <RecentOrders {...orders} steps={steps} />
      <div className="grid gap-4 md:grid-cols-2">
        <Card
          title={t('contact')}
          links={[
            { path: INFORMATION_PATH, label: t('editContact') },
            { path: `${INFORMATION_PATH}/changepass/1`, label: t('changePassword') },
          ]}
        >
          <p>
            {firstname} {lastname}
          </p>
          <p className="break-all text-ink-soft">{email}</p>
        </Card>
        {hasNewsletter ? (
          <Card title={t('communications')} links={[{ path: COMMUNICATIONS_PATH, label: t('editNewsletter') }]}>
            <p>{t(is_subscribed ? 'isSubscribed' : 'isNotSubscribed')}</p>
          </Card>
        ) : null}
        <AddressCard
          title={t('defaultShipping')}
          editLabel={t('editShipping')}
          address={addresses.find((address) => address.isDefaultShipping)}
        />
        <AddressCard
          title={t('defaultBilling')}
          editLabel={t('editBilling')}
          address={addresses.find((address) => address.isDefaultBilling)}
        />
      </div>
    </>
  );
}

interface CardProps {
  title: string;
  /** What each leads to must be told apart without the card around it. */
  links: { path: string; label: string }[];
  children: ReactNode;
}

function Card({ title, links, children }: CardProps) {
  return (
    <section className="flex flex-col rounded-card border border-line bg-surface p-5">
      <h2 className="mb-2 text-lg">{title}</h2>
      {children}
      <p className="-mb-2.5 mt-auto flex flex-wrap gap-x-6 pt-1">
        {links.map(({ path, label }) => (
          <Link
            key={path}
            href={pagePath(path)}
            className="target inline-flex items-center font-medium text-evergreen underline underline-offset-4"
          >
            {label}
          </Link>
        ))}
      </p>
    </section>
  );
}

interface AddressCardProps {
  title: string;
  editLabel: string;
  address: CustomerAddress | undefined;
}

function AddressCard({ title, editLabel, address }: AddressCardProps) {
  const t = useTranslations('account');
  const link = address
    ? { path: `${ADDRESS_BOOK_PATH}/edit/id/${address.id}`, label: editLabel }
    : { path: `${ADDRESS_BOOK_PATH}/new`, label: t('addAddress') };
  return (
    <Card title={title} links={[link]}>
      {address ? (
        <address className="text-ink-soft not-italic">
          <AddressLines address={pickedAddress(address)} />
        </address>
      ) : (
        <p className="text-ink-soft">{t('noAddress')}</p>
      )}
    </Card>
  );
}
