'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { UnreachableCheckout } from '@/components/checkout/outcome/unreachable-checkout';
import { Busy } from '@/components/ui/spinner';
import { useLoaded } from '@/components/ui/use-loaded';
import type { Cart } from '@/lib/cart/cart';
import { type CheckoutStep, isComplete, stepsOf } from '@/lib/checkout/state/checkout-state';
import { editStep, useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { EmailStep, EmailSummary } from './email-step';
import { StepFrame } from './step-frame';
import { useStepFocus, useStepHistory } from './use-step-navigation';

/** Wanted once something has been entered, so the first load does without. */
const loadSummaries = () => import(/* webpackChunkName: "entered" */ './step-summaries');

interface StepFormProps {
  cart: Cart;
  onPlaceOrder: (send: () => Promise<unknown>) => Promise<void>;
}

/** The steps of this cart's checkout, one of them open. */
export function Steps(props: StepFormProps) {
  const t = useTranslations('checkout');
  const state = useCheckoutStore();
  const { step, isVirtual, isSignedIn } = state;
  const steps = useMemo(() => stepsOf({ isVirtual, isSignedIn }), [isVirtual, isSignedIn]);
  useStepHistory(step, steps);
  useStepFocus(step);

  const hasEntered = steps.some((name) => isComplete(state, name));
  const later = useLoaded(loadSummaries, hasEntered);

  const summaries: Partial<Record<CheckoutStep, ReactNode>> = {
    email: <EmailSummary />,
    ...(later && {
      shippingAddress: <later.ShippingAddressSummary />,
      shippingMethod: <later.ShippingMethodSummary />,
      billingAddress: <later.BillingAddressSummary />,
      paymentMethod: <later.PaymentSummary cart={props.cart} />,
    }),
  };

  return (
    <ol className="flex flex-col gap-3">
      {steps.map((name, index) => {
        const isOpen = name === step;
        const isDone = !isOpen && isComplete(state, name);
        return (
          <StepFrame
            key={name}
            name={name}
            number={index + 1}
            total={steps.length}
            title={t(`steps.${name}`)}
            look={isOpen ? 'current' : isDone ? 'done' : 'coming'}
            summary={isDone ? summaries[name] : null}
            onEdit={isDone ? () => editStep(name) : undefined}
          >
            {isOpen ? <StepForm {...props} name={name} next={steps[index + 1]} /> : null}
          </StepFrame>
        );
      })}
    </ol>
  );
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

async function loadForm(step: CheckoutStep): Promise<void> {
  const form = await LOADERS[step]?.();
  if (form) loaded.set(step, form);
}

interface NamedStepFormProps extends StepFormProps {
  name: CheckoutStep;
  next: CheckoutStep | undefined;
}

function StepForm({ name, next, ...props }: NamedStepFormProps) {
  const t = useTranslations('checkout');
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const Form = loaded.get(name);
  const isWanted = !Form && state !== 'failed';

  useEffect(() => {
    if (!isWanted) return;
    loadForm(name).then(
      () => setState('loaded'),
      () => setState('failed'),
    );
  }, [name, isWanted]);

  if (!Form && state === 'failed') {
    const tryAgain = () => {
      document.querySelector<HTMLElement>('[aria-current="step"] h2')?.focus();
      setState('loading');
    };
    return <UnreachableCheckout onTryAgain={tryAgain} />;
  }
  if (!Form) return <Busy label={t('loading')} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever fills this one in will want the next
    <div onFocus={() => next && void loadForm(next).catch(() => undefined)}>
      <Form {...props} />
    </div>
  );
}
