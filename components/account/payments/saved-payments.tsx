'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Loading } from '@/components/account/loading';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/controls/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { deleteSavedPayment, readSavedPayments, type SavedPayment } from '@/lib/customer/saved-payments';
import { useRead } from '@/lib/magento/browser/use-read';
import { useErrorText } from '@/lib/magento/use-error-text';

/** The customer's saved ways to pay, which they can have forgotten. */
export function SavedPayments() {
  const t = useTranslations('savedPayments');
  const { data, error, isReading, retry } = useRead('', readSavedPayments);
  const [doomed, setDoomed] = useState<SavedPayment | null>(null);
  const [isDeleted, setDeleted] = useState(false);
  const status = useRef<HTMLDivElement>(null);
  const nameOf = useName();

  function finish() {
    setDoomed(null);
    setDeleted(true);
    retry();
    // The button that was pressed goes with its card.
    status.current?.focus();
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
        <p className="rounded-card border border-line bg-surface p-6">{t('none')}</p>
      ) : (
        <ul className="grid gap-4">
          {data.map((payment) => (
            <li
              key={payment.hash}
              className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-5"
            >
              <div>
                <h2 className="text-lg tabular-nums">{nameOf(payment)}</h2>
                {payment.expires ? (
                  <p className="text-ink-soft tabular-nums">{t('expires', { date: payment.expires })}</p>
                ) : null}
              </div>
              <Button look="secondary" aria-haspopup="dialog" onClick={() => setDoomed(payment)}>
                {t('delete')} <span className="sr-only">{nameOf(payment)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <DeleteDialog payment={doomed} onClose={() => setDoomed(null)} onDeleted={finish} />
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

interface DeleteDialogProps {
  payment: SavedPayment | null;
  onClose: () => void;
  onDeleted: () => void;
}

function DeleteDialog({ payment, onClose, onDeleted }: DeleteDialogProps) {
  const t = useTranslations('savedPayments');
  const errorText = useErrorText();
  const nameOf = useName();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  /** What is deleted is not deleted a second time, however late the dialog closes. */
  const sent = useRef<string | null>(null);

  async function send() {
    if (!payment || sent.current === payment.hash) return;
    sent.current = payment.hash;
    setBusy(true);
    setError(null);
    try {
      await deleteSavedPayment(payment.hash);
      onDeleted();
    } catch (cause) {
      setError(cause);
      sent.current = null;
    } finally {
      setBusy(false);
    }
  }

  function close() {
    setError(null);
    onClose();
  }

  return (
    <Dialog
      isOpen={payment !== null}
      onClose={close}
      title={t('deleteTitle')}
      name={t('deleteTitle')}
      closeLabel={t('close')}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button onClick={send} aria-disabled={isBusy}>
            {isBusy ? t('deleting') : t('deleteNow')}
          </Button>
          <Button look="secondary" onClick={close}>
            {t('keep')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4 p-4">
        {error ? (
          <Alert kind="error" title={t('notDeleted')}>
            {errorText(error)}
          </Alert>
        ) : null}
        <p>{payment ? t('deleteText', { name: nameOf(payment) }) : null}</p>
      </div>
    </Dialog>
  );
}
