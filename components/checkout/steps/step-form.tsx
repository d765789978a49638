'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/controls/button';
import { Busy } from '@/components/ui/spinner';
import type { Cart } from '@/lib/cart/cart';
import type { CheckoutStep } from '@/lib/checkout/state/checkout-state';
import { EmailStep } from './email-step';

export interface StepFormProps {
  cart: Cart;
  /** Sends the order, once, and leads to where it ended. */
  onPlaceOrder: (send: () => Promise<unknown>) => Promise<void>;
}

type StepFormComponent = ComponentType<StepFormProps>;

/** The forms of later steps come while the shopper fills in the one before. */
const LOADERS: Partial<Record<CheckoutStep, () => Promise<StepFormComponent>>> = {
  shippingAddress: () => import('./address-step').then((code) => code.ShippingAddressStep),
  shippingMethod: () => import('./shipping-method-step').then((code) => code.ShippingMethodStep),
  billingAddress: () => import('./address-step').then((code) => code.BillingAddressStep),
  paymentMethod: () => import('./payment-step').then((code) => code.PaymentStep),
  review: () => import('./review-step').then((code) => code.ReviewStep),
};

const loaded = new Map<CheckoutStep, StepFormComponent>([['email', EmailStep]]);

async function load(step: CheckoutStep): Promise<void> {
  const form = await LOADERS[step]?.();
  if (form) loaded.set(step, form);
}

interface NamedStepFormProps extends StepFormProps {
  name: CheckoutStep;
  next: CheckoutStep | undefined;
}

/** The form of the open step. */
export function StepForm({ name, next, ...props }: NamedStepFormProps) {
  const t = useTranslations('checkout');
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const Form = loaded.get(name);
  const isWanted = !Form && state !== 'failed';

  useEffect(() => {
    if (!isWanted) return;
    load(name).then(
      () => setState('loaded'),
      () => setState('failed'),
    );
  }, [name, isWanted]);

  if (!Form && state === 'failed') {
    return (
      <Alert kind="error" title={t('unreachable.title')}>
        <p>{t('unreachable.text')}</p>
        <Button look="secondary" className="mt-3" onClick={() => setState('loading')}>
          {t('tryAgain')}
        </Button>
      </Alert>
    );
  }
  if (!Form) return <Busy label={t('loading')} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever fills this one in will want the next
    <div onFocus={() => next && void load(next).catch(() => undefined)}>
      <Form {...props} />
    </div>
  );
}
