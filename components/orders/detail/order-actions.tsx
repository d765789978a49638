'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/account/confirm-dialog';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { SelectField } from '@/components/ui/controls/select';
import { textLang } from '@/lib/format/text-lang';
import { canBeCancelled, cancelOrder } from '@/lib/orders/cancel-order';
import type { Order } from '@/lib/orders/order';
import { printHref } from '@/lib/orders/order-paths';
import { isOpen } from '@/lib/orders/state/next-step';
import { Reorder } from './reorder';

interface OrderActionsProps {
  order: Order;
  /** Why an order may be cancelled; empty where the backend cancels none. */
  reasons: readonly string[];
  onChange: () => void;
}

/** What a customer can do with an order; buying it again comes first once nothing more comes of it. */
export function OrderActions({ order, reasons, onChange }: OrderActionsProps) {
  const t = useTranslations('orders');
  return (
    <>
      <Reorder number={order.number} items={order.items} look={isOpen(order) ? 'secondary' : 'primary'} />
      <ButtonLink href={printHref(order.id)} look="secondary">
        {t('print')}
      </ButtonLink>
      {reasons.length > 0 && canBeCancelled(order) ? (
        <CancelOrder order={order} reasons={reasons} onChange={onChange} />
      ) : null}
    </>
  );
}

function CancelOrder({ order, reasons, onChange }: OrderActionsProps) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const [isAsked, setAsked] = useState(false);
  const [reason, setReason] = useState(reasons[0] ?? '');
  const close = () => setAsked(false);

  async function cancel() {
    await cancelOrder(order.id, reason);
    close();
    onChange();
  }

  return (
    <>
      <Button look="quiet" onClick={() => setAsked(true)}>
        {t('cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
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
