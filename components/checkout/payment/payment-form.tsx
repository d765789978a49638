'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useCustomer } from '@/components/checkout/address/use-customer';
import { usePlace } from '@/components/checkout/address/use-place';
import { useCheckoutFacts } from '@/components/checkout/checkout-facts';
import { SubmitButton } from '@/components/checkout/steps/submit-button';
import { useDraft } from '@/components/checkout/steps/use-draft';
import { Form } from '@/components/forms/form';
import { RadioTiles } from '@/components/forms/radio-tiles';
import { useForm } from '@/components/forms/use-form';
import { Busy } from '@/components/ui/spinner';
import { countryFields } from '@/lib/checkout/address/address-rules';
import { loadRegions } from '@/lib/checkout/address/directories-store';
import { paymentAdapter } from '@/lib/checkout/payment/payment-adapters';
import { checkedPaymentFields } from '@/lib/checkout/payment/payment-checked';
import type { PaymentValues } from '@/lib/checkout/payment/payment-values';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import type { Money } from '@/lib/format/money';
import { BillChoice } from './billing-choice';
import type { CollectPayment } from './collect-payment';
import { PaymentFields } from './payment-fields';
import { paymentStart } from './payment-start';
import { sendPayment } from './send-payment';
import { TakenCard } from './taken-card';

const billingOf = ({ billing }: PaymentValues) => billing;

/** How the shopper pays and, where goods are sent, who gets the bill. */
export function PaymentForm({ methods, total }: { methods: { code: string; title: string }[]; total: Money }) {
  const t = useTranslations('checkout.payment');
  const { rules } = useCheckoutFacts();
  const { isVirtual, isSignedIn, paymentData } = useCheckoutStore();
  const [start] = useState(() =>
    paymentStart(
      useCheckoutStore.getState(),
      methods.map(({ code }) => code),
      rules.defaultCountry,
    ),
  );
  const [method, setMethod] = useState(start.method);
  const [bill, setBill] = useState(start.bill);
  const [countryId, setCountryId] = useState(start.billing.country_id);
  const [keepsCard, setKeepsCard] = useState(paymentData?.nonce !== undefined);
  const [isHosted, setHosted] = useState(false);
  const place = usePlace(countryId, rules);
  const customer = useCustomer(isSignedIn);
  const collect = useRef<CollectPayment | null>(null);

  const adapter = method === null ? null : paymentAdapter(method);
  const isCardTaken = keepsCard && adapter?.fields === 'card';
  const hasOwnBill = !isVirtual && bill === 'new';
  const isCheckedElsewhere = isCardTaken || (isHosted && adapter?.fields === 'card');
  const fields = isCheckedElsewhere ? 'none' : (adapter?.fields ?? 'none');
  const form = useForm<PaymentValues>({
    defaultValues: start,
    checked: checkedPaymentFields({ fields, billing: hasOwnBill ? place.fields : null }),
    async loadSchema() {
      const [{ paymentSchema }, regions] = await Promise.all([
        import('@/lib/checkout/payment/payment-schema'),
        loadRegions(countryId).catch(() => []),
      ]);
      return paymentSchema({ fields, billing: hasOwnBill ? countryFields(countryId, regions, rules) : null });
    },
  });
  useDraft('draft_billing_address', form, billingOf);

  if (customer === undefined) return <Busy label={t('loading')} />;
  const book = customer?.addresses ?? [];
  return (
    <Form
      form={form}
      onSubmit={(values) =>
        sendPayment(values, {
          book,
          regions: place.regions ?? [],
          hasBill: !isVirtual,
          taken: isCardTaken ? paymentData : null,
          collect: collect.current,
        })
      }
      className="max-w-140"
    >
      <RadioTiles<PaymentValues>
        name="method"
        legend={t('legend')}
        onChange={({ target }) => setMethod(target.value)}
        tiles={methods.map(({ code, title }) => ({
          value: code,
          label: title,
          details: isCardTaken ? (
            <TakenCard label={paymentData?.label ?? ''} onOther={() => setKeepsCard(false)} />
          ) : adapter ? (
            <PaymentFields adapter={adapter} collect={collect} amount={total} onHosted={setHosted} />
          ) : undefined,
        }))}
      />
      {isVirtual ? null : <BillChoice book={book} place={place} onBill={setBill} onCountry={setCountryId} />}
      <SubmitButton>{t('submit')}</SubmitButton>
    </Form>
  );
}
