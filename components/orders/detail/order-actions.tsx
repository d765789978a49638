'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { SelectField } from '@/components/ui/controls/select';
import { Dialog } from '@/components/ui/dialog/dialog';
import { useErrorText } from '@/lib/magento/use-error-text';
import { cancelOrder } from '@/lib/orders/cancel-order';
import { canBeCancelled, type Order } from '@/lib/orders/order';
import { printHref } from '@/lib/orders/order-paths';
import { Reorder } from './reorder';

interface OrderActionsProps {
  order: Order;
  /** Why an order may be cancelled; empty where the backend cancels none. */
  reasons: readonly string[];
  onChange: () => void;
}

/** What a customer can do with an order. */
export function OrderActions({ order, reasons, onChange }: OrderActionsProps) {
  const t = useTranslations('orders');
  return (
    <div data-print="never" className="mb-5 flex flex-wrap items-start gap-3">
      <Reorder number={order.number} />
      <ButtonLink href={printHref(order.id)} look="secondary">
        {t('print')}
      </ButtonLink>
      {reasons.length > 0 && canBeCancelled(order) ? (
        <CancelOrder order={order} reasons={reasons} onChange={onChange} />
      ) : null}
    </div>
  );
}

function CancelOrder({ order, reasons, onChange }: OrderActionsProps) {
  const t = useTranslations('orders');
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState(reasons[0] ?? '');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const isSent = useRef(false);

  async function cancel() {
    if (isSent.current) return;
    isSent.current = true;
    setBusy(true);
    setError(null);
    try {
      await cancelOrder(order.id, reason);
      setOpen(false);
      onChange();
    } catch (cause) {
      setError(cause);
      isSent.current = false;
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t('cancel')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('cancelTitle', { number: order.number })}
        name={t('cancel')}
        closeLabel={t('close')}
        footer={
          <div className="flex flex-wrap gap-3">
            <Button onClick={cancel} aria-disabled={isBusy}>
              {isBusy ? t('cancelling') : t('cancelNow')}
            </Button>
            <Button look="secondary" onClick={() => setOpen(false)}>
              {t('keep')}
            </Button>
          </div>
        }
      >
        <div className="grid gap-4 p-4">
          {error ? (
            <Alert kind="error" title={t('notCancelled')}>
              {errorText(error)}
            </Alert>
          ) : null}
          <p>{t('cancelText')}</p>
          <SelectField label={t('reason')} value={reason} onChange={(event) => setReason(event.target.value)}>
            {reasons.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </SelectField>
        </div>
      </Dialog>
    </>
  );
}
