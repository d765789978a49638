'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useCheckoutFacts } from '@/components/checkout/checkout-facts';
import { BasketLink, FailureNotice } from '@/components/checkout/outcome/failure-notice';
import { Agreements } from '@/components/checkout/payment/agreements';
import type { CollectSheet } from '@/components/checkout/payment/wallet-button';
import { OrderLines } from '@/components/checkout/summary/order-lines';
import { OrderTotals } from '@/components/checkout/summary/order-totals';
import { Form } from '@/components/forms/form';
import { useForm } from '@/components/forms/use-form';
import { useLoaded } from '@/components/ui/use-loaded';
import { useBasketGuardStore } from '@/lib/cart/basket-guard-store';
import type { Cart } from '@/lib/cart/cart';
import { isDayOver } from '@/lib/cart/items/line-input';
import { discardOutdatedCard } from '@/lib/checkout/order/order-failure';
import { storeOrderedLines } from '@/lib/checkout/order/ordered-lines';
import { placeOrder } from '@/lib/checkout/order/place-order';
import { type AgreementValues, agreedIds, agreementField } from '@/lib/checkout/payment/agreement';
import { walletOf } from '@/lib/checkout/payment/wallets';
import type { PaymentData } from '@/lib/checkout/state/checkout-state';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { formatMoney } from '@/lib/format/money';
import { SubmitButton } from './step-frame';

interface ReviewStepProps {
  cart: Cart;
  /** Sends the order, once, and leads to where it ended. */
  onPlaceOrder: (send: () => Promise<unknown>) => Promise<void>;
}

// Nobody opens a wallet before one is chosen.
const loadWalletButton = () => import('@/components/checkout/payment/wallet-button').then((code) => code.WalletButton);

/** The last look: the order, what the shop's trade says of it, what has to be accepted, and the button that orders. */
export function ReviewStep({ cart, onPlaceOrder }: ReviewStepProps) {
  const t = useTranslations('checkout');
  const locale = useLocale();
  const { agreements, display } = useCheckoutFacts();
  const error = useCheckoutStore((state) => state.orderError);
  const failure = useCheckoutStore((state) => state.orderFailure);
  // What failed before this step was opened again has been seen.
  const [seen] = useState(error);
  const manual = agreements.filter(({ isManual }) => isManual).map(({ id }) => id);
  const form = useForm<AgreementValues>({
    defaultValues: { agreed: Object.fromEntries(manual.map((id) => [agreementField(id), false])) },
    checked: manual.map((id) => `agreed.${agreementField(id)}` as const),
    loadSchema: () =>
      import('@/lib/checkout/submit/step-schemas').then(({ agreementsSchema }) => agreementsSchema(manual)),
  });

  const guard = useLoaded(
    useBasketGuardStore((state) => state.load),
    true,
  );
  const [refusal, setRefusal] = useState<string | null>(null);
  /** How often an order came too late: the reason has taken the pressed button's place, and takes its focus. */
  const [late, setLate] = useState(0);
  // Asked by the clock: the page may have been open since the day before.
  const passed = () => (cart.lines.some(({ answer }) => isDayOver(answer)) ? t('summary.dayOver') : null);
  const reason = refusal ?? passed();

  // Before it is seen: the total may have changed with a step behind the payment's. `followCart` would miss what has
  // changed while an order was under way: once that has failed no other cart comes.
  const total = cart.totals.grandTotal;
  const isPlacing = useCheckoutStore((state) => state.isPlacing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an order under way keeps its card until it has failed
  useLayoutEffect(() => discardOutdatedCard(total), [total, isPlacing]);

  // It is wanted at once when an order is sent, also when the connection is bad.
  useEffect(() => {
    void import('@/components/checkout/outcome/unknown-outcome').catch(() => undefined);
  }, []);

  const wallet = useCheckoutStore((state) => walletOf(state.paymentCode));
  const WalletButton = useLoaded(loadWalletButton, wallet !== null);
  const collect = useRef<CollectSheet | null>(null);

  async function submit({ agreed }: AgreementValues) {
    if (passed()) return setLate(late + 1);
    const ticked = manual.filter((id) => agreed[agreementField(id)]);
    const agreementIds = agreedIds(agreements, ticked);
    const order = (payment?: PaymentData) => {
      storeOrderedLines(cart, display);
      return placeOrder({ agreementIds, total, payment });
    };
    if (!wallet) return onPlaceOrder(order);
    const settle = await collect.current?.();
    if (settle) await onPlaceOrder(() => settle(order));
  }

  /** Whether nothing has to be ticked or changed any more, asked in a click, which waits for no schema. */
  function isComplete(): boolean {
    return !passed() && manual.every((id) => form.getValues(`agreed.${agreementField(id)}`));
  }

  return (
    <>
      {failure && error && error !== seen ? <FailureNotice failure={failure} error={error} /> : null}
      <p className="mb-4 text-ink-soft">{t('reviewText')}</p>
      {/* Beside the steps they stand in the summary. */}
      <section aria-label={t('summary.lines')} className="mb-6 lg:hidden">
        <OrderLines lines={cart.lines} />
        <div className="mt-4 border-line border-t pt-4">
          <OrderTotals totals={cart.totals} display={display} isVirtual={cart.isVirtual} />
        </div>
      </section>
      {/* Empty until it is told: the button waits for it. */}
      <div data-verdict="">{guard ? <guard.BasketGuard lines={cart.lines} onVerdict={setRefusal} /> : null}</div>
      {reason === null ? (
        <Form form={form} onSubmit={submit}>
          <Agreements agreements={agreements} />
          {wallet ? (
            WalletButton && <WalletButton {...{ wallet, total, collect, isComplete }} loadCheck={form.loadCheck} />
          ) : (
            <SubmitButton busyLabel={t('placing')}>
              {t('placeOrder', { total: formatMoney(total, locale) })}
            </SubmitButton>
          )}
        </Form>
      ) : (
        <>
          <p ref={late ? takeFocus : null} tabIndex={-1} className="font-semibold text-brick">
            {reason}
          </p>
          <BasketLink />
        </>
      )}
    </>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();
