'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Modal } from '@/components/ui/dialog/modal';
import { Spinner } from '@/components/ui/spinner';
import { pagePath } from '@/lib/browser/page-store';
import { readCartId } from '@/lib/cart/session/cart-session';
import { refetchCart } from '@/lib/cart/session/cart-store';
import { checkOrder, discardOrder } from '@/lib/checkout/order/check-order';
import { readOrderAttempt } from '@/lib/checkout/order/stored-order';
import { ORDER_PLACED_PATH } from '@/lib/config/paths';
import { addToast } from '@/lib/shell/toast-store';
import { StatePanel } from './state-panel';

/** The page asks again by itself after so many milliseconds. */
const AGAIN_MS = 10_000;

/** An order was sent and its answer was lost: nothing can be paid before it is known what became of it. */
export function UnknownOutcome() {
  const t = useTranslations('checkout.unknown');
  const [isChecking, setChecking] = useState(false);
  const [isStillUnknown, setStillUnknown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOtherCart = isStillUnknown && readOrderAttempt()?.cartId !== readCartId();
  const hasAsked = useRef(false);

  async function check() {
    setChecking(true);
    const found = await checkOrder();
    setChecking(false);
    if (found === 'placed') leadOn();
    else if (found === 'notPlaced') {
      // It may have failed to be read while the shop was away.
      refetchCart();
      addToast({ type: 'info', message: t('notPlaced') });
    } else setStillUnknown(found === 'unknown');
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks by itself once, then the shopper does
  useEffect(() => {
    heading.current?.focus();
    if (hasAsked.current) return;
    hasAsked.current = true;
    void check();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one more look after each that found nothing
  useEffect(() => {
    if (!isStillUnknown || isChecking) return;
    const again = setTimeout(() => void check(), AGAIN_MS);
    return () => clearTimeout(again);
  }, [isStillUnknown, isChecking]);

  function goOn() {
    discardOrder();
    refetchCart();
  }

  return (
    <StatePanel icon="clock" title={t('title')} headingRef={heading}>
      <p className="text-ink-soft">{t('text')}</p>
      <p role="status" className="mt-4 flex min-h-6 items-center gap-2 font-medium">
        {isChecking ? <Spinner /> : null}
        {isChecking ? t('checking') : isStillUnknown ? t('still') : ''}
      </p>
      <Button className="mt-4" aria-disabled={isChecking} onClick={() => !isChecking && void check()}>
        {t('check')}
      </Button>
      {isOtherCart ? (
        <Button look="secondary" className="mt-3" onClick={() => !isChecking && goOn()} aria-disabled={isChecking}>
          {t('goOn')}
        </Button>
      ) : null}
    </StatePanel>
  );
}

/** The page of a placed order is waited for so many milliseconds before there is a button to it. */
const PATIENCE_MS = 6000;

/** The order is placed and its page on its way: whoever has gone back meanwhile, or stopped it, is led on. */
export function Placed() {
  const t = useTranslations('checkout');
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const late = setTimeout(() => setLate(true), PATIENCE_MS);
    window.addEventListener('popstate', leadOn);
    window.addEventListener('pageshow', leadOn);
    return () => {
      clearTimeout(late);
      window.removeEventListener('popstate', leadOn);
      window.removeEventListener('pageshow', leadOn);
    };
  }, []);
  return <Placing>{isLate ? <Button onClick={leadOn}>{t('toOrder')}</Button> : null}</Placing>;
}

function leadOn(): void {
  window.location.replace(pagePath(ORDER_PLACED_PATH));
}

/** Over everything while the order is on its way: there is nothing to do but wait. */
export function Placing({ children }: { children?: ReactNode }) {
  const t = useTranslations('checkout');
  return (
    <Modal
      isOpen
      label={t('placing')}
      className="m-auto max-w-100 rounded-card border border-line bg-surface p-8 shadow-float backdrop:bg-paper/80"
    >
      <div role="status" className="flex flex-col items-center gap-3 text-center">
        <Spinner className="size-8 text-evergreen" />
        <p className="font-semibold text-lg">{t('placing')}</p>
        <p className="text-ink-soft">{t('placingText')}</p>
        {children}
      </div>
    </Modal>
  );
}
