'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/controls/button';
import { Said } from '@/components/ui/said';
import { pagePath } from '@/lib/browser/page-store';
import { OrderStopped } from '@/lib/checkout/order/order-failure';
import { walletOf } from '@/lib/checkout/payment/wallets';
import type { CheckoutPart, OrderFailure } from '@/lib/checkout/state/checkout-state';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { CART_PATH } from '@/lib/config/paths';
import type { AppError } from '@/lib/errors/app-error';
import { ORDER_REASONS } from '@/lib/magento/order-reasons';
import { useErrorText } from '@/lib/magento/use-error-text';

interface FailureNoticeProps {
  failure: OrderFailure;
  error: AppError;
}

/** Why the last attempt to order was refused, where it can be mended; it takes the focus. */
export function FailureNotice({ failure, error }: FailureNoticeProps) {
  const t = useTranslations('checkout');
  const errorText = useErrorText();
  const isVirtual = useCheckoutStore((state) => state.isVirtual);
  const isWallet = useCheckoutStore((state) => walletOf(state.paymentCode) !== null);
  const currency = error instanceof OrderStopped ? error.currency : '';
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is news
  useEffect(() => notice.current?.focus(), [error]);
  return (
    <div ref={notice} tabIndex={-1} className="mb-5 rounded-card">
      <Alert kind="error" isLive={false} title={t(`failures.${failure}`, { currency })}>
        {isAboutPayment(failure) ? (
          <p>
            {t(`failures.${isVirtual ? 'keptVirtual' : 'kept'}`)}{' '}
            {t(`failures.${failure === 'payment' ? 'otherWay' : isWallet ? 'walletAgain' : 'cardAgain'}`)}
          </p>
        ) : null}
        {saysMore(error, failure) ? (
          <p className="text-ink-soft">
            <Said>{errorText(error)}</Said>
          </p>
        ) : null}
        {failure === 'stock' || failure === 'rules' ? <BasketLink /> : null}
        {failure === 'agreements' ? (
          // What could be accepted has been: the page is older than the terms.
          <Button look="secondary" className="mt-2" onClick={() => window.location.reload()}>
            {t('reload')}
          </Button>
        ) : null}
      </Alert>
    </div>
  );
}

/** Where what keeps an order from being placed is mended. */
export function BasketLink() {
  const t = useTranslations('checkout');
  return (
    <a
      href={pagePath(CART_PATH)}
      className="inline-flex min-h-11 items-center font-medium text-evergreen underline underline-offset-4"
    >
      {t('backToCart')}
    </a>
  );
}

/** Failures of which a known sentence of the backend's says more than the shop's own. */
const BACKEND_MESSAGES: readonly OrderFailure[] = ['address', 'payment', 'cart', 'rules'];

/** Whether what the backend said tells the shopper more than the failure's own sentence. */
function saysMore({ kind, message }: AppError, failure: OrderFailure): boolean {
  if (kind !== 'refused' || failure === 'tooMany') return false;
  if (BACKEND_MESSAGES.includes(failure)) return true;
  const [, known] = ORDER_REASONS.find(([name]) => name === failure) ?? [];
  return !known?.test(message);
}

/** What was given to pay is lost, and nothing else: who reads that goes on. */
function isAboutPayment(failure: OrderFailure): boolean {
  return failure === 'declined' || failure === 'challenge' || failure === 'payment';
}

/** Why the order was refused, on top of the step that can mend it; nothing where the step has failed by itself. */
export function StepFailure({ part }: { part: Exclude<CheckoutPart, 'order'> }) {
  const error = useCheckoutStore((state) => state[`${part}Error`]);
  const failure = useCheckoutStore((state) => state.orderFailure);
  return failure && error ? <FailureNotice failure={failure} error={error} /> : null;
}
