'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { useStepFocus } from '@/components/checkout/use-step-focus';
import { useStepHistory } from '@/components/checkout/use-step-history';
import type { Cart } from '@/lib/cart/cart';
import type { CheckoutStep } from '@/lib/checkout/checkout-state';
import { editStep, useCheckoutStore } from '@/lib/checkout/checkout-store';
import { isComplete, stepsOf } from '@/lib/checkout/steps';
import { BillingAddressStep, BillingAddressSummary } from './billing-address-step';
import { EmailStep, EmailSummary } from './email-step';
import { PaymentStep, PaymentSummary } from './payment-step';
import { ReviewStep } from './review-step';
import { ShippingAddressStep, ShippingAddressSummary } from './shipping-address-step';
import { ShippingMethodStep, ShippingMethodSummary } from './shipping-method-step';
import { StepFrame } from './step-frame';

interface StepsProps {
  cart: Cart;
  onPlaceOrder: (agreementIds: number[]) => Promise<void>;
}

interface StepParts {
  form: ReactNode;
  summary: ReactNode;
}

/** The steps of this cart's checkout, one of them open. */
export function Steps({ cart, onPlaceOrder }: StepsProps) {
  const t = useTranslations('checkout');
  const state = useCheckoutStore();
  const { step, isVirtual, isSignedIn } = state;
  const steps = useMemo(() => stepsOf({ isVirtual, isSignedIn }), [isVirtual, isSignedIn]);
  useStepHistory(step, steps);
  useStepFocus(step);

  const parts: Record<CheckoutStep, StepParts | null> = {
    email: { form: <EmailStep />, summary: <EmailSummary /> },
    shippingAddress: { form: <ShippingAddressStep />, summary: <ShippingAddressSummary /> },
    shippingMethod: { form: <ShippingMethodStep />, summary: <ShippingMethodSummary /> },
    billingAddress: { form: <BillingAddressStep />, summary: <BillingAddressSummary /> },
    paymentMethod: { form: <PaymentStep cart={cart} />, summary: <PaymentSummary cart={cart} /> },
    review: { form: <ReviewStep cart={cart} onPlaceOrder={onPlaceOrder} />, summary: null },
    receipt: null,
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
            summary={isDone ? parts[name]?.summary : null}
            onEdit={isDone ? () => editStep(name) : undefined}
          >
            {isOpen ? parts[name]?.form : null}
          </StepFrame>
        );
      })}
    </ol>
  );
}
