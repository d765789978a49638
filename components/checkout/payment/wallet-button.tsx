'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type MouseEvent, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { useCheckoutFacts } from '@/components/checkout/checkout-facts';
import { SendingContext } from '@/components/forms/form-frame';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/controls/button';
import { Spinner } from '@/components/ui/spinner';
import { whenIdle } from '@/lib/browser/when-idle';
import { discardWallet, OrderUnknown } from '@/lib/checkout/order/order-failure';
import type { PayByWallet, Wallet, WalletPayment } from '@/lib/checkout/payment/wallet';
import type { PaymentData } from '@/lib/checkout/state/checkout-state';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { AppError } from '@/lib/errors/app-error';
import { reportError } from '@/lib/errors/report-error';
import { formatMoney, type Money } from '@/lib/format/money';

/** Orders with what the sheet was agreed to, and tells the sheet how that ended. */
type SettleSheet = (order: (payment: PaymentData) => Promise<unknown>) => Promise<unknown>;

/** Waits for the sheet that the click has opened; null where the shopper closed it. Throws AppError. */
export type CollectSheet = () => Promise<SettleSheet | null>;

interface WalletButtonProps {
  wallet: Wallet;
  total: Money;
  collect: RefObject<CollectSheet | null>;
  /** Whether nothing is missing in the form around; else the form says what is, and no sheet opens. */
  isComplete: () => boolean;
  /** Loads what checks the form: once a sheet is open nothing of it may fail to come. */
  loadCheck: () => Promise<unknown>;
}

/** The last button where a wallet pays: its click opens the sheet, and the form orders once that was agreed to [CHK-9]. */
export function WalletButton({ wallet, total, collect, isComplete, loadCheck }: WalletButtonProps) {
  const t = useTranslations('checkout');
  const price = formatMoney(total, useLocale());
  const { merchantName } = useCheckoutFacts().wallets;
  const { pay, hasFailed, tryAgain } = useOpenWallet(wallet, loadCheck);
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<Promise<WalletPayment | null> | null>(null);
  const isChecking = useContext(SendingContext);
  const isSent = useCheckoutStore((state) => state.isSubmitting);
  const isBusy = !hasFailed && (!pay || isChecking || isSent);
  const { code, name } = wallet;

  useEffect(() => {
    collect.current = async () => {
      try {
        const payment = await sheet.current;
        if (payment && button.current) return (order) => settle(order, payment, code);
        // The shopper has left the last look meanwhile, or the shop's trade refuses what is in the basket by now.
        payment?.finish(false);
        // Safari does not focus a button that is clicked.
        button.current?.focus();
        return null;
      } catch (error) {
        if (error instanceof AppError && error.kind === 'network') throw error;
        // What gateways and browsers say is for developers, in English.
        reportError('Paying by a wallet', error);
        throw new AppError('input', t('wallet.failed', { wallet: name }), { cause: error });
      } finally {
        sheet.current = null;
      }
    };
    return () => {
      collect.current = null;
    };
  }, [collect, code, name, t]);

  function open(event: MouseEvent) {
    // A form that is sent by another click than the one that opens the sheet would wait for none.
    if (isBusy || !pay || sheet.current || event.detail > 1) event.preventDefault();
    else if (isComplete()) sheet.current = pay(total, merchantName);
  }

  const label = hasFailed ? t('tryAgain') : t('wallet.pay', { wallet: name, total: price });
  const isDrawn = !isBusy && !hasFailed && code === APPLE_PAY && window.CSS?.supports(APPLE_BUTTON);
  return (
    <>
      {hasFailed ? <Alert kind="error" title={t('wallet.unreachable', { wallet: name })} className="mt-6" /> : null}
      <button
        ref={button}
        type={hasFailed ? 'button' : 'submit'}
        aria-disabled={isBusy}
        onClick={hasFailed ? tryAgain : open}
        className={`${isDrawn ? 'h-11' : buttonClass('primary')} mt-6 w-full sm:w-auto sm:min-w-56`}
        style={isDrawn ? DRAWN : PLAIN}
      >
        {isBusy ? <Spinner /> : null}
        <span className={isDrawn ? 'sr-only' : undefined}>
          {isBusy ? (isSent ? t('placing') : t('wallet.waiting', { wallet: name })) : label}
        </span>
      </button>
    </>
  );
}

const APPLE_PAY = 'braintree_applepay';
/** Safari draws Apple's own button, as Apple wants it; both brands are at home on black. */
const APPLE_BUTTON = '-webkit-appearance: -apple-pay-button';
const DRAWN = { WebkitAppearance: '-apple-pay-button' } as const;
const PLAIN = { background: '#000', color: '#fff' } as const;

async function settle(order: Parameters<SettleSheet>[0], { nonce, finish }: WalletPayment, method: string) {
  try {
    const placed = await order({ card: { method, additional_data: { payment_method_nonce: nonce } } });
    finish(true);
    return placed;
  } catch (error) {
    finish(error instanceof OrderUnknown ? null : false);
    throw error;
  }
}

/** The wallet, once its sheet can open at a click; a browser that lacks it leads back to the choice. */
function useOpenWallet(wallet: Wallet, loadCheck: () => Promise<unknown>) {
  const { wallets: settings } = useCheckoutFacts();
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<{ pay: PayByWallet } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again; the check is the same one
  useEffect(() => {
    let isCurrent = true;
    async function open() {
      if (!(await wallet.isReady(settings))) {
        if (isCurrent) discardWallet();
        return;
      }
      const [pay] = await Promise.all([wallet.open(settings), loadCheck()]);
      if (isCurrent) setOpened({ pay });
    }
    setFailed(false);
    const giveUp = whenIdle(null, () => {
      open().catch((error: unknown) => {
        reportError('Opening a wallet', error);
        if (isCurrent) setFailed(true);
      });
    });
    return () => {
      isCurrent = false;
      giveUp();
    };
  }, [wallet, settings, attempt]);
  return { pay: opened?.pay ?? null, hasFailed, tryAgain: () => setAttempt((count) => count + 1) };
}
