// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CheckoutFactsContext } from '@/components/checkout/checkout-facts';
import { facts } from '@/components/checkout/checkout-page.fixture';
import { readyCheckout } from '@/lib/checkout/checkout.fixture';
import { WithMessages } from '@/lib/testing/with-messages';
import { ShippingMethodSummary } from './step-summaries';

afterEach(cleanup);

it('[CHK-10] the delivery that was chosen says when it arrives, as its tile did, for the last look', () => {
  readyCheckout();
  const texts = { within: '', by: '', hours: '', minutes: '' };
  const methods = { 'flatrate_next-day': { days: [1, 1] as const, label: 'Next working day, by post' } };
  const { container } = render(
    <WithMessages>
      <CheckoutFactsContext value={{ ...facts, arrivals: { schedule: null, time: '', texts, methods } }}>
        <ShippingMethodSummary />
      </CheckoutFactsContext>
    </WithMessages>,
  );
  expect(container.textContent).toBe('Express: Next working day\u00a0· £5.95Next working day, by post');
});
