'use client';

import { useTranslations } from 'next-intl';
import { TextInput } from '@/components/forms/field';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/image/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { useLoaded } from '@/components/ui/use-loaded';
import type { PaymentAdapter, PaymentValues } from '@/lib/checkout/payment/payment-methods';
import { walletOf } from '@/lib/checkout/payment/wallets';
import { focusChosen } from './focus-chosen';
import type { CardFormProps } from './payment-values';

interface PaymentFieldsProps extends CardFormProps {
  adapter: PaymentAdapter;
}

// Nobody pays by card before a card is chosen.
const loadCardForm = () => import('./card-form').then((code) => code.CardForm);

/** What a payment method asks, or says, once it is chosen. */
export function PaymentFields({ adapter, ...card }: PaymentFieldsProps) {
  switch (adapter.fields) {
    case 'card':
      return <LoadedCardForm {...card} />;
    case 'purchaseOrderNumber':
      return <PurchaseOrderFields />;
    case 'wallet':
      return <WalletNote code={adapter.code} />;
    default:
      return <PaymentNote code={adapter.code} />;
  }
}

function LoadedCardForm(props: CardFormProps) {
  const CardForm = useLoaded(loadCardForm, true);
  return CardForm ? <CardForm {...props} /> : <Skeleton className="h-60 w-full" />;
}

/** A card that was taken already and not paid with yet; its button goes, and the focus to the choice it stands in. */
export function TakenCardNote({ label, onOther }: { label: string; onOther: () => void }) {
  const t = useTranslations('checkout.card');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <p className="flex items-center gap-2 font-medium">
        <Icon name="check" className="size-5 text-leaf" />
        {label}
      </p>
      <Button
        look="quiet"
        onClick={({ currentTarget }) => {
          focusChosen(currentTarget);
          onOther();
        }}
      >
        {t('other')}
      </Button>
    </div>
  );
}

function PurchaseOrderFields() {
  const t = useTranslations('checkout.payment');
  return (
    <TextInput<PaymentValues>
      name="purchaseOrderNumber"
      autoComplete="off"
      maxLength={32}
      label={t('purchaseOrderNumber')}
      hint={t('purchaseOrderHint')}
      className="max-w-80"
    />
  );
}

/** Nothing is asked before the last look at the order. */
function WalletNote({ code }: { code: string }) {
  const t = useTranslations('checkout.wallet');
  return <p className="text-ink-soft text-sm">{t('note', { wallet: walletOf(code)?.name ?? '' })}</p>;
}

/** Payment methods that need a note of what happens next. */
const NOTES = ['checkmo', 'banktransfer', 'cashondelivery', 'free'] as const;

function PaymentNote({ code }: { code: string }) {
  const t = useTranslations('checkout.payment.notes');
  const note = NOTES.find((one) => one === code);
  return note ? <p className="text-ink-soft text-sm">{t(note)}</p> : null;
}
