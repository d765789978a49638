'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCheckoutFacts } from '@/components/checkout/checkout-facts';
import { StepFailure } from '@/components/checkout/outcome/failure-notice';
import { methodArrival } from '@/components/delivery/method-arrival';
import { Form } from '@/components/forms/form';
import { RadioTiles } from '@/components/forms/radio-tiles';
import { useForm } from '@/components/forms/use-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/controls/button';
import { Said } from '@/components/ui/said';
import { Busy } from '@/components/ui/spinner';
import { methodCode, methodTitle } from '@/lib/cart/shipping-method';
import type { ShippingMethod } from '@/lib/checkout/state/checkout-state';
import { readMethod } from '@/lib/checkout/state/checkout-storage';
import { editStep, useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { submitShippingMethod } from '@/lib/checkout/submit/submit-shipping';
import { withoutPaidTwins } from '@/lib/delivery/paid-twins';
import { SubmitButton } from './step-frame';
import { shippingMethodPrice } from './step-summaries';

interface Choice {
  choice: string | null;
}

const CHECKED = ['choice'] as const;

const loadSchema = () => import('@/lib/checkout/submit/step-schemas').then(({ choiceSchema }) => choiceSchema);

/** How the order is delivered: what the backend offers for the address. */
export function ShippingMethodStep() {
  const t = useTranslations('checkout');
  const methods = useCheckoutStore((state) => state.availableShippingMethods);
  const isLoading = useCheckoutStore((state) => state.isLoadingShippingMethods);
  if (isLoading) return <Busy label={t('summary.updating')} />;
  if (!methods.some((method) => method.available)) {
    return (
      <Alert kind="warning" title={t('shippingMethod.none')}>
        {methods.map(({ code, errorMessage }) =>
          errorMessage ? (
            <p key={code}>
              <Said>{errorMessage}</Said>
            </p>
          ) : null,
        )}
        <Button look="secondary" className="mt-3" onClick={() => editStep('shippingAddress')}>
          {t('shippingMethod.changeAddress')}
        </Button>
      </Alert>
    );
  }
  // Other methods are another choice: the form starts anew with them.
  return (
    <>
      <StepFailure part="shippingMethod" />
      <MethodForm key={methods.map(methodCode).join(' ')} methods={methods} />
    </>
  );
}

/** The first of those that cost the least: what is chosen for whoever has chosen nothing. */
function cheapest(methods: ShippingMethod[]): ShippingMethod | undefined {
  const costOf = ({ price }: ShippingMethod) => price.includingTax.minor;
  return [...methods].sort((one, other) => costOf(one) - costOf(other))[0];
}

function MethodForm({ methods }: { methods: ShippingMethod[] }) {
  const { display, arrivals } = useCheckoutFacts();
  const t = useTranslations('checkout');
  const locale = useLocale();
  const { shippingMethodError, ...state } = useCheckoutStore.getState();
  // Another address may have undone the choice in the cart: it is still the shopper's, at what it costs now.
  const { shippingMethod, shippingMethodCode } = state.shippingMethod ? state : readMethod();
  const taken = methods.find(
    ({ available, code, method_code }) => available && code === shippingMethod && method_code === shippingMethodCode,
  );
  const shown = withoutPaidTwins(methods, (method) => arrivals?.methods[methodCode(method)]?.days, taken);
  const offered = shown.filter((method) => method.available);
  // Whose choice is gone, or was refused, chooses anew.
  const isLost = shippingMethod !== null || shippingMethodError !== null;
  const chosen = taken ?? (offered.length === 1 || !isLost ? cheapest(offered) : undefined);
  const form = useForm<Choice, { choice: string }>({
    defaultValues: { choice: chosen ? methodCode(chosen) : null },
    checked: CHECKED,
    loadSchema,
  });

  const choice = form.watch('choice');
  const marked = offered.find((one) => methodCode(one) === choice);
  const priceOf = (method: ShippingMethod) => shippingMethodPrice(method, display, locale, t('shippingMethod.free'));

  async function submit() {
    if (marked) await submitShippingMethod(marked);
  }

  return (
    <Form form={form} onSubmit={submit} className="max-w-140">
      <RadioTiles<Choice>
        name="choice"
        legend={t('shippingMethod.legend')}
        tiles={shown.map((method) => ({
          value: methodCode(method),
          label: methodTitle(method),
          hint: method.available ? (
            methodArrival(arrivals, methodCode(method), locale)
          ) : (
            <Said>{method.errorMessage ?? t('shippingMethod.unavailable')}</Said>
          ),
          price: method.available ? priceOf(method) : undefined,
          isDisabled: !method.available,
        }))}
      />
      {/* What is marked beforehand is in no total yet. */}
      <SubmitButton>
        {t('shippingMethod.submit')}
        {marked ? ` · ${priceOf(marked)}` : null}
      </SubmitButton>
    </Form>
  );
}
