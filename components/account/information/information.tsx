'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Loading } from '@/components/account/loading';
import { useFocusAfter } from '@/components/account/use-focus';
import { Alert } from '@/components/ui/alert';
import { useDetails } from '@/lib/customer/use-details';
import { DeleteAccount } from './delete-account';
import { InformationForm } from './information-form';

interface InformationProps {
  canDelete: boolean;
}

/** The form with what is known; after each save it begins anew with what the backend then says. */
export function Information({ canDelete }: InformationProps) {
  const t = useTranslations('accountInformation');
  const { customer, error, retry } = useDetails();
  const [saves, setSaves] = useState(0);
  const notice = useRef<HTMLDivElement>(null);
  const focusNotice = useFocusAfter(notice);
  if (!customer) return <Loading error={error} onRetry={retry} />;
  return (
    <>
      {saves > 0 ? (
        <div ref={notice} tabIndex={-1} className="mb-6 sm:max-w-140 rounded-card">
          <Alert kind="success" isLive={false} title={t('saved')} />
        </div>
      ) : null}
      <InformationForm
        key={saves}
        customer={customer}
        isFirst={saves === 0}
        onSaved={() => {
          setSaves((count) => count + 1);
          focusNotice();
        }}
      />
      {canDelete ? <DeleteAccount /> : null}
    </>
  );
}
