// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { Page } from '@/components/checkout/checkout-page.fixture';
import { Form } from '@/components/forms/form';
import { useForm } from '@/components/forms/use-form';
import { freshBrowser } from '@/lib/checkout/checkout.fixture';
import type { PaymentValues } from '@/lib/checkout/payment/payment-methods';
import { useCheckoutStore } from '@/lib/checkout/state/checkout-store';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { runAhead } from '@/lib/testing/run-ahead';
import messages from '@/messages/en-GB.json';
import { CardForm } from './card-form';
import type { CollectPayment } from './payment-values';

const labels = messages.checkout.card;
const user = userEvent.setup();
const take = vi.hoisted(() => vi.fn());
vi.mock('@/lib/checkout/payment/open-card-gateway', () => ({
  openCardGateway: async () => ({ hosted: null, take, answerChallenge: vi.fn() }),
}));

const collect = createRef<CollectPayment | null>();
const onHosted = vi.fn();
const amount = { minor: 1593, currency: 'GBP' };
const values = { method: 'braintree', card: { number: '4111', expiry: '', cvc: '' } } as PaymentValues;

const saved = (hash: string, type: string, maskedCC: string) => ({
  ...{ __typename: 'PaymentToken', payment_method_code: 'braintree', type: 'card', public_hash: hash },
  details: JSON.stringify({ type, maskedCC, expirationDate: '12/2047' }),
});

function shopWith(items: object[]) {
  return fakeCommerce({ savedPayments: { customerPaymentTokens: { __typename: 'CustomerPaymentTokens', items } } });
}

function PaymentForm() {
  const loadSchema = async () => z.custom<PaymentValues>();
  const form = useForm<PaymentValues>({ defaultValues: values, checked: [], loadSchema });
  return (
    <Form form={form} onSubmit={() => {}}>
      <CardForm collect={collect} amount={amount} onHosted={onHosted} />
    </Form>
  );
}

function show(isSignedIn: boolean) {
  useCheckoutStore.setState({ isSignedIn });
  render(
    <Page>
      <PaymentForm />
    </Page>,
  );
}

/** What the form pays with, once it can tell: it does so a moment after it is drawn. */
async function collected() {
  await waitFor(() => expect(collect.current).not.toBeNull());
  return act(async () => collect.current?.(values));
}
const number = () => screen.findByLabelText(new RegExp(labels.number));

beforeEach(() => {
  vi.clearAllMocks();
  freshBrowser();
  take.mockResolvedValue({ nonce: 'n-1', brand: 'Visa', ending: '1111', needsChallenge: false });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('[CHK-9, SESS-12] a customer who pays by card', () => {
  it('chooses one of the saved cards, of which nothing is asked', async () => {
    shopWith([saved('visa', 'VI', '1111'), saved('mc', 'MC', '4444')]);
    show(true);
    const [first, second, other] = await screen.findAllByRole('radio');
    expect(first).toBe(screen.getByRole('radio', { name: /^Visa ending in 1111/, checked: true }));
    expect(screen.getAllByText('Expires 12/2047')).toHaveLength(2);
    expect(onHosted).not.toHaveBeenCalled();
    expect(await collected()).toEqual({
      card: { method: 'braintree_cc_vault', additional_data: { public_hash: 'visa' } },
      label: 'Visa ending in 1111',
    });
    if (second) await user.click(second);
    await waitFor(async () =>
      expect(await collected()).toMatchObject({ card: { additional_data: { public_hash: 'mc' } } }),
    );
    expect(take).not.toHaveBeenCalled();

    if (other) await user.click(other);
    await number();
    expect(onHosted).toHaveBeenLastCalledWith(false);
    await user.click(screen.getByRole('radio', { name: /^Visa/ }));
    expect(onHosted).toHaveBeenLastCalledWith(true);
    await user.click(screen.getByRole('radio', { name: labels.other }));
    await number();
    expect(await collected()).toEqual({
      card: { method: 'braintree', additional_data: { payment_method_nonce: 'n-1' } },
      label: 'Visa ending in 1111',
    });
  });

  it('may have a new one saved, which is not wanted by itself', async () => {
    shopWith([]);
    show(true);
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: labels.keep });
    expect(box.checked).toBe(false);
    await user.click(box);
    await waitFor(async () =>
      expect(await collected()).toMatchObject({
        card: { additional_data: { payment_method_nonce: 'n-1', is_active_payment_token_enabler: true } },
      }),
    );
  });

  it('is asked for a new one where the saved ones cannot be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    runAhead();
    fakeCommerce({ savedPayments: new Response(null, { status: 503 }) });
    show(true);
    await number();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('a guest is neither offered saved cards nor to have one saved, and nothing is asked of the backend', async () => {
    const { calls } = shopWith([saved('visa', 'VI', '1111')]);
    show(false);
    await number();
    expect([screen.queryByRole('radio'), screen.queryByRole('checkbox')]).toEqual([null, null]);
    expect(calls).toEqual([]);
  });
});
