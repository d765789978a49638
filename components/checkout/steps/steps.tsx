'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import type { CheckoutStep } from '@/lib/checkout/state/checkout-state';
import { editStep, useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { isComplete, stepsOf } from '@/lib/checkout/state/steps';
import { EmailSummary } from './email-step';
import { StepForm, type StepFormProps } from './step-form';
import { StepFrame } from './step-frame';
import { BillingAddressSummary, PaymentSummary, ShippingAddressSummary, ShippingMethodSummary } from './step-summaries';
import { useStepFocus, useStepHistory } from './use-step-navigation';

/** The steps of this cart's checkout, one of them open. */
export function Steps(props: StepFormProps) {
  const t = useTranslations('checkout');
  const state = useCheckoutStore();
  const { step, isVirtual, isSignedIn } = state;
  const steps = useMemo(() => stepsOf({ isVirtual, isSignedIn }), [isVirtual, isSignedIn]);
  useStepHistory(step, steps);
  useStepFocus(step);

  const summaries: Partial<Record<CheckoutStep, ReactNode>> = {
    email: <EmailSummary />,
    shippingAddress: <ShippingAddressSummary />,
    shippingMethod: <ShippingMethodSummary />,
    billingAddress: <BillingAddressSummary />,
    paymentMethod: <PaymentSummary cart={props.cart} />,
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
