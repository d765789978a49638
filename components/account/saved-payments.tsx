'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { pagePath } from '@/lib/browser/page-store';
import { deleteSavedPayment, readSavedPayments, type SavedPayment } from '@/lib/customer/saved-payments';
import { useRead } from '@/lib/magento/browser/use-read';
import { ConfirmDialog } from './confirm-dialog';
import { Empty } from './empty';
import { Loading } from './loading';
import { useFocusAfter } from './use-focus';

/** The customer's saved ways to pay, which they can have forgotten. */
export function SavedPayments() {
  const t = useTranslations('savedPayments');
  const { data, error, isReading, retry } = useRead('', readSavedPayments);
  const [doomed, setDoomed] = useState<SavedPayment | null>(null);
  const [isDeleted, setDeleted] = useState(false);
  const status = useRef<HTMLDivElement>(null);
  // The button that was pressed goes with its card.
  const focusStatus = useFocusAfter(status);
  const nameOf = useName();

  async function remove() {
    if (!doomed) return;
    await deleteSavedPayment(doomed.hash);
    setDoomed(null);
    setDeleted(true);
    retry();
    focusStatus();
  }

  if (data === null) return <Loading error={isReading ? null : error} onRetry={retry} />;
  return (
    <>
      <div ref={status} tabIndex={-1} className="rounded-card">
        {isDeleted ? (
          <Alert kind="success" className="mb-4">
            {t('deleted')}
          </Alert>
        ) : null}
      </div>
      {data.length === 0 ? (
        <Empty icon="shield" text={t('none')}>
          <ButtonLink href={pagePath('/')} data-page="CMS_PAGE">
            {t('shop')}
          </ButtonLink>
        </Empty>
      ) : (
        <ul className="grid gap-4">
          {data.map((payment) => (
            <li
              key={payment.hash}
              className="flex items-center justify-between gap-4 rounded-card border border-line bg-surface p-5"
            >
              <div className="min-w-0">
                <h2 className="text-lg tabular-nums">{nameOf(payment)}</h2>
                {payment.expires ? (
                  <p className="text-ink-soft tabular-nums">{t('expires', { date: payment.expires })}</p>
                ) : null}
              </div>
              <Button look="secondary" aria-haspopup="dialog" className="shrink-0" onClick={() => setDoomed(payment)}>
                {t('delete')} <span className="sr-only">{nameOf(payment)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={doomed !== null}
        labels={{
          title: t('deleteTitle'),
          close: t('close'),
          keep: t('keep'),
          confirm: t('deleteNow'),
          confirming: t('deleting'),
          failed: t('notDeleted'),
        }}
        onConfirm={remove}
        onClose={() => setDoomed(null)}
      >
        <p>{doomed ? t('deleteText', { name: nameOf(doomed) }) : null}</p>
      </ConfirmDialog>
    </>
  );
}

/** What a way to pay is called: "Visa ending in 1111". */
function useName() {
  const t = useTranslations('savedPayments');
  return ({ kind, brand, ending }: SavedPayment) => {
    const name = brand ?? t(kind);
    if (ending === null) return name;
    return kind === 'card' ? t('cardEnding', { name, ending }) : t('accountOf', { name, owner: ending });
  };
}
