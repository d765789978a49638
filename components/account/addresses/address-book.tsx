'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Loading } from '@/components/account/loading';
import { useFocusAfter } from '@/components/account/use-focus';
import { Alert } from '@/components/ui/alert';
import type { AddressRules } from '@/lib/address/address-rules';
import { pagePath } from '@/lib/browser/page-store';
import { ADDRESS_BOOK_PATH } from '@/lib/config/paths';
import { readDetails } from '@/lib/customer/read-details';
import { useDetails } from '@/lib/customer/use-details';
import { AddressForm } from './address-form';
import { AddressList } from './address-list';

/** Where one stands in the book, as Magento's own addresses say it: `/new`, `/edit/id/7`, or the list. */
function placeOf(pathname: string): { id: number | null } | null {
  if (/\/customer\/address\/new\/?$/.test(pathname)) return { id: null };
  const id = /\/customer\/address\/edit\/id\/(\d+)\/?$/.exec(pathname)?.[1];
  return id ? { id: Number(id) } : null;
}

/** Every step is an entry of the browser's history; Next takes it over without asking the server. */
function goTo(path: string): void {
  window.history.pushState(null, '', pagePath(ADDRESS_BOOK_PATH + path));
}

/** The list of the customer's addresses, or the form of one of them [SESS-11]. */
export function AddressBook({ rules }: { rules: AddressRules }) {
  const t = useTranslations('addressBook');
  const { customer, error, retry } = useDetails();
  const place = placeOf(usePathname());
  const id = place && (place.id ?? 'new');
  const [done, setDone] = useState<'saved' | 'deleted' | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  const focusNotice = useFocusAfter(notice);
  useEffect(() => {
    // The checkout may have put an address into the book since the details were read.
    readDetails().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (id === null) return;
    setDone(null);
    // The list is drawn by then: Next follows the address some time after it has changed.
    return () => {
      const target = notice.current ?? document.getElementById(`address-${id}`);
      if (document.activeElement === document.body) target?.focus();
    };
  }, [id]);

  if (!customer) return <Loading error={error} onRetry={retry} />;
  if (place) {
    const address = customer.addresses.find(({ id }) => id === place.id) ?? null;
    return (
      <AddressForm
        key={place.id ?? 'new'}
        rules={rules}
        customer={customer}
        address={address}
        isGone={place.id !== null && !address}
        onCancel={() => goTo('')}
        onSaved={() => {
          setDone('saved');
          goTo('');
        }}
      />
    );
  }
  return (
    <>
      {done ? (
        <div ref={notice} tabIndex={-1} className="mb-6 rounded-card">
          <Alert kind="success" isLive={false} title={t(done)} />
        </div>
      ) : null}
      <AddressList
        addresses={customer.addresses}
        onNew={() => goTo('/new')}
        onEdit={(edited) => goTo(`/edit/id/${edited}`)}
        onDeleted={() => {
          setDone('deleted');
          focusNotice();
        }}
      />
    </>
  );
}
