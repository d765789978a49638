'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { usePlace } from '@/components/address/use-place';
import { useCheckoutFacts } from '@/components/checkout/checkout-facts';
import { StepFailure } from '@/components/checkout/outcome/failure-notice';
import { BillingChoice } from '@/components/checkout/payment/billing-choice';
import { CardMarks } from '@/components/checkout/payment/card-marks';
import { PaymentFields, TakenCardNote } from '@/components/checkout/payment/payment-fields';
import type { CollectPayment } from '@/components/checkout/payment/payment-values';
import { bookWithBilled, paymentStart, sendPayment } from '@/components/checkout/payment/payment-values';
import { useUsableMethods } from '@/components/checkout/payment/use-usable-methods';
import { useCustomer } from '@/components/checkout/steps/use-customer';
import { ContactLink } from '@/components/contact/contact-link';
import { Form } from '@/components/forms/form';
import { RadioTiles } from '@/components/forms/radio-tiles';
import { useDraft } from '@/components/forms/use-draft';
import { useForm } from '@/components/forms/use-form';
import { Alert } from '@/components/ui/alert';
import { Busy } from '@/components/ui/spinner';
import { countryFields } from '@/lib/address/address-rules';
import { ownBillingAddress } from '@/lib/address/billing-address';
import { loadRegions } from '@/lib/address/directories-store';
import type { Cart } from '@/lib/cart/cart';
import {
  checkedPaymentFields,
  isCardMethod,
  offeredMethods,
  type PaymentValues,
  paymentAdapter,
} from '@/lib/checkout/payment/payment-methods';
import { walletOf } from '@/lib/checkout/payment/wallets';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import type { Money } from '@/lib/format/money';
import { SubmitButton } from './step-frame';

/** How to pay: what the backend offers for the cart and this shop can handle [CHK-9]. */
export function PaymentStep({ cart }: { cart: Cart }) {
  const t = useTranslations('checkout.payment');
  const tCheckout = useTranslations('checkout');
  const isLost = useCheckoutStore((state) => state.isPaymentLost);
  const isRefused = useCheckoutStore((state) => state.paymentMethodError !== null && state.orderFailure !== null);
  const chosen = useCheckoutStore((state) => walletOf(state.paymentCode));
  const offered = offeredMethods(cart);
  const { methods, isAsking } = useUsableMethods(offered);
  // A choice is shown whole: where it depends on a wallet, that is asked first.
  if (isAsking && (chosen || methods.length === 0)) return <Busy label={t('loading')} />;
  if (methods.length === 0) {
    return (
      <Alert kind="warning" title={t('none')}>
        <ContactLink>{tCheckout('helpLink')}</ContactLink>
      </Alert>
    );
  }
  const isStillThere = methods.some(({ code }) => code === chosen?.code);
  return (
    <>
      <StepFailure part="paymentMethod" />
      {isLost && !isRefused && !isStillThere ? (
        <Alert kind="info" className="mb-5">
          {chosen ? tCheckout('wallet.missing', { wallet: chosen.name }) : t('again')}
        </Alert>
      ) : null}
      {/* A wallet that answers late joins the others; what was typed meanwhile stays. */}
      <PaymentForm key={offered.map(({ code }) => code).join(' ')} methods={methods} total={cart.totals.grandTotal} />
    </>
  );
}

const billingOf = ({ billing }: PaymentValues) => billing;

function PaymentForm({ methods, total }: { methods: { code: string; title: string }[]; total: Money }) {
  const t = useTranslations('checkout.payment');
  const { rules } = useCheckoutFacts();
  const { isVirtual, isSignedIn, billingAddress, paymentData } = useCheckoutStore();
  const [start] = useState(() =>
    paymentStart(
      useCheckoutStore.getState(),
      methods.map(({ code }) => code),
      rules.defaultCountry,
    ),
  );
  const [method, setMethod] = useState(start.method);
  const [billingChoice, setBillingChoice] = useState(start.billingChoice);
  const [countryId, setCountryId] = useState(start.billing.country_id);
  const [keepsCard, setKeepsCard] = useState(paymentData?.card !== undefined);
  const [isHosted, setHosted] = useState(true);
  const place = usePlace(countryId, rules);
  const customer = useCustomer(isSignedIn);
  const collect = useRef<CollectPayment | null>(null);

  const adapter = method === null ? null : paymentAdapter(method);
  const isCardTaken = keepsCard && adapter?.fields === 'card';
  const hasOwnBilling = !isVirtual && billingChoice === 'new';
  const isCheckedElsewhere = isCardTaken || (isHosted && adapter?.fields === 'card');
  const fields = isCheckedElsewhere ? 'none' : (adapter?.fields ?? 'none');
  const form = useForm<PaymentValues>({
    defaultValues: start,
    checked: checkedPaymentFields({ fields, billing: hasOwnBilling ? place.fields : null }),
    async loadSchema() {
      const [{ paymentSchema }, regions] = await Promise.all([
        import('@/lib/checkout/payment/payment-schema'),
        loadRegions(countryId).catch(() => []),
      ]);
      return paymentSchema({ fields, billing: hasOwnBilling ? countryFields(countryId, regions, rules) : null });
    },
  });
  useDraft('draft_billing_address', form, billingOf);

  if (customer === undefined) return <Busy label={t('loading')} />;
  const book = isSignedIn ? bookWithBilled(customer?.addresses ?? [], ownBillingAddress(billingAddress)) : [];
  return (
    <Form
      form={form}
      onSubmit={(values) =>
        sendPayment(values, {
          book,
          hasBilling: !isVirtual,
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
          price: isCardMethod(code) ? <CardMarks /> : undefined,
          details: isCardTaken ? (
            <TakenCardNote label={paymentData?.label ?? ''} onOther={() => setKeepsCard(false)} />
          ) : adapter ? (
            <PaymentFields adapter={adapter} collect={collect} amount={total} onHosted={setHosted} />
          ) : undefined,
        }))}
      />
      {isVirtual ? null : (
        <BillingChoice book={book} place={place} onChoice={setBillingChoice} onCountry={setCountryId} />
      )}
      <SubmitButton>{t('submit')}</SubmitButton>
    </Form>
  );
}
