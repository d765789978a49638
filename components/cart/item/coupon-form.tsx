'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { TextField } from '@/components/ui/controls/field';
import { Icon } from '@/components/ui/image/icon';
import { Said } from '@/components/ui/said';
import { applyCoupon } from '@/lib/cart/apply-coupon';
import { removeCoupon } from '@/lib/cart/remove-coupon';
import { announce } from '@/lib/cart/session/cart-store';
import { useErrorText } from '@/lib/magento/use-error-text';

interface CouponFormProps {
  /** Magento applies one code at a time. */
  coupons: readonly string[];
  onAct?: () => void;
}

const ABOVE_BAR = 'max-lg:scroll-mb-28';

/** A field for a code, or the applied code with a button that removes it [CART-8]. */
export function CouponForm({ coupons, onAct }: CouponFormProps) {
  const t = useTranslations('coupon');
  const errorText = useErrorText();
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const [code] = coupons;

  // The pressed control is gone: the focus goes to its replacement.
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    place.current?.querySelector<HTMLElement>(code === undefined ? 'input' : 'button')?.focus();
  }, [code]);

  // Below a phone's field the bar with the total would hide it.
  useEffect(() => {
    if (error) place.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  const reason = error ? <Said>{error}</Said> : null;

  function refuse(reason: string) {
    setError(reason);
    announce(reason);
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }

  async function run(task: () => Promise<unknown>, announcement: string) {
    onAct?.();
    setError(null);
    setIsBusy(true);
    moved.current = true;
    try {
      await task();
      announce(announcement);
    } catch (cause) {
      moved.current = false;
      refuse(errorText(cause));
    } finally {
      setIsBusy(false);
    }
  }

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = String(new FormData(event.currentTarget).get('coupon') ?? '').trim();
    if (isBusy) return;
    if (entered === '') refuse(t('required'));
    else void run(() => applyCoupon(entered), t('applied', { code: entered }));
  }

  if (code !== undefined) {
    return (
      <div ref={place} className={ABOVE_BAR}>
        <p className="mb-1 font-medium text-sm">{t('label')}</p>
        <p className="s-voucher">
          {code}
          <button
            type="button"
            aria-label={t('remove', { code })}
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && void run(() => removeCoupon(), t('removed', { code }))}
            className="target flex items-center justify-center rounded-full hover:bg-surface"
          >
            <Icon name="close" className="size-4" />
          </button>
        </p>
        {reason ? <p className="mt-1 text-brick text-sm">{reason}</p> : null}
      </div>
    );
  }

  return (
    <div ref={place} className={ABOVE_BAR}>
      <form noValidate onSubmit={apply} className="s-coupon">
        <TextField
          label={t('label')}
          name="coupon"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={255}
          error={reason}
          aria-busy={isBusy}
        />
        <Button type="submit" look="secondary" aria-disabled={isBusy || undefined} className="px-5">
          {t('apply')}
        </Button>
      </form>
    </div>
  );
}
