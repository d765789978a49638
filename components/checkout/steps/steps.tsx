'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { useLoaded } from '@/components/ui/use-loaded';
import type { CheckoutStep } from '@/lib/checkout/state/checkout-state';
import { editStep, useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { isComplete, stepsOf } from '@/lib/checkout/state/steps';
import { EmailSummary } from './email-step';
import { StepForm, type StepFormProps } from './step-form';
import { StepFrame } from './step-frame';
import { useStepFocus, useStepHistory } from './use-step-navigation';

/** Wanted once something has been entered, so the first load does without. */
const loadSummaries = () => import('./step-summaries');

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
    <ol className="grid gap-3">
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
