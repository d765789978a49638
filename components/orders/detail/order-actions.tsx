'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/account/confirm-dialog';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { SelectField } from '@/components/ui/controls/select';
import { textLang } from '@/lib/format/text-lang';
import { cancelOrder } from '@/lib/orders/cancel/cancel-order';
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
      <Reorder number={order.number} items={order.items} />
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
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState(reasons[0] ?? '');
  const close = () => setOpen(false);

  async function cancel() {
    await cancelOrder(order.id, reason);
    close();
    onChange();
  }

  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t('cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        labels={{
          title: t('cancelTitle', { number: order.number }),
          close: t('close'),
          keep: t('keep'),
          confirm: t('cancelNow'),
          confirming: t('cancelling'),
          failed: t('notCancelled'),
        }}
        onConfirm={cancel}
        onClose={close}
      >
        <p>{t('cancelText')}</p>
        <SelectField label={t('reason')} value={reason} onChange={(event) => setReason(event.target.value)}>
          {reasons.map((one) => (
            <option key={one} value={one} lang={textLang(one, locale)}>
              {one}
            </option>
          ))}
        </SelectField>
      </ConfirmDialog>
    </>
  );
}
