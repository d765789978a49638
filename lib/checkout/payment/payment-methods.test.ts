// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshBrowser, json } from '@/lib/checkout/checkout.fixture';
import { newCard } from '@/lib/checkout/payment/card-payment';
import { AppError } from '@/lib/errors/app-error';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { gatewayPath, openCardGateway } from './open-card-gateway';
import { offeredMethods, paymentAdapter } from './payment-methods';

beforeEach(freshBrowser);
afterEach(() => vi.unstubAllGlobals());

describe('[CHK-9] the adapter of a payment method', () => {
  it.each([
    ['checkmo', 'none', {}, { method: 'checkmo' }],
    ['banktransfer', 'none', {}, { method: 'banktransfer' }],
    ['cashondelivery', 'none', {}, { method: 'cashondelivery' }],
    ['free', 'none', {}, { method: 'free' }],
    [
      'purchaseorder',
      'purchaseOrderNumber',
      { purchaseOrderNumber: ' 7 ' },
      { method: 'purchaseorder', po_number: '7' },
    ],
    ['braintree_applepay', 'wallet', {}, { method: 'braintree_applepay' }],
    [
      'braintree',
      'card',
      { card: newCard('n', false) },
      { method: 'braintree', additional_data: { payment_method_nonce: 'n' } },
    ],
  ])('%s asks for %s', (code, fields, data, paymentMethod) => {
    const adapter = paymentAdapter(code);
    expect(adapter).toMatchObject({ code, fields });
    expect(adapter?.missing(data)).toBeNull();
    expect(adapter?.toPaymentMethod(data)).toEqual(paymentMethod);
  });

  it.each([
    ['purchaseorder', { purchaseOrderNumber: ' ' }, 'purchaseOrderNumber'],
    ['braintree', {}, 'card'],
  ])('%s is not complete with %j', (code, data, missing) => {
    expect(paymentAdapter(code)?.missing(data)).toBe(missing);
  });

  it('a payment method that this shop cannot handle has none', () => {
    expect(paymentAdapter('paypal_express')).toBeNull();
  });
});

const token = (clientApiUrl: unknown) => btoa(JSON.stringify({ version: 2, clientApiUrl }));
const SANDBOX = '/rest/mmstr_en/V1/sandbox-gateway';

describe('[CHK-9] the card gateway', () => {
  it.each([
    [token('https://shop.example/rest/V1/sandbox-gateway'), '/rest/V1/sandbox-gateway'],
    [token('https://api.sandbox.braintreegateway.com:443/merchants/m/client_api'), '/merchants/m/client_api'],
    [token(7), null],
    ['no token', null],
  ])('of a client token', (given, path) => {
    expect(gatewayPath(given)).toBe(path);
  });

  function sandbox(answers: Parameters<typeof fakeCommerce>[0]) {
    return fakeCommerce({
      createCardClientToken: {
        createBraintreeClientToken: token('https://other.example/rest/V1/sandbox-gateway'),
      },
      ...answers,
    });
  }

  it('of the sandbox takes number and expiry on the page’s own origin, and never the security code', async () => {
    const { calls } = sandbox({
      [`${SANDBOX}/cards`]: () => json({ nonce: 'n-1', card_type: 'Visa', last_four: '1111', needs_challenge: false }),
    });
    const gateway = await openCardGateway();
    expect(gateway.hosted).toBeNull();
    expect(await gateway.take({ number: '4111 1111 1111 1111', expiry: '08/29', cvc: '123' })).toEqual({
      nonce: 'n-1',
      brand: 'Visa',
      ending: '1111',
      needsChallenge: false,
    });
    expect(calls.at(-1)).toMatchObject({ method: 'POST' });
    expect(calls.at(-1)?.body).toEqual({ number: '4111111111111111', expires: '08/29' });
  });

  it('of the sandbox asks for the bank’s code where it has to; a wrong one is refused', async () => {
    const { calls } = sandbox({
      [`${SANDBOX}/cards`]: () => json({ nonce: 'n-2', card_type: 'Visa', last_four: '1091', needs_challenge: true }),
      [`${SANDBOX}/cards/n-2/challenge`]: ({ body }: { body: unknown }) =>
        Object(body).code === '1234' ? json({ nonce: 'n-2' }) : json({ message: 'The verification failed.' }, 400),
    });
    const gateway = await openCardGateway();
    const { nonce, needsChallenge } = await gateway.take({ number: '4000000000001091', expiry: '08/29', cvc: '123' });
    expect(needsChallenge).toBe(true);
    const wrong = await gateway.answerChallenge(nonce, '0000').catch((error: unknown) => error);
    expect(wrong).toBeInstanceOf(AppError);
    expect(wrong).toMatchObject({ kind: 'refused', message: 'The verification failed.' });
    await gateway.answerChallenge(nonce, '1234');
    expect(calls.at(-1)?.body).toEqual({ code: '1234' });
  });

  it('that refuses the number says so', async () => {
    sandbox({ [`${SANDBOX}/cards`]: () => json({ message: 'The card number is invalid.' }, 400) });
    const gateway = await openCardGateway();
    await expect(gateway.take({ number: '1', expiry: '', cvc: '' })).rejects.toThrow('The card number is invalid.');
  });
});

const method = (code: string) => ({ code, title: code });
const totals = (minor: number) => {
  const amount = { minor, currency: 'GBP' };
  const subtotal = { excludingTax: amount, includingTax: amount };
  return { subtotal, discounts: [], taxes: [], shipping: null, grandTotal: amount };
};

describe('[CHK-9] the payment methods that are offered', () => {
  it('are the backend’s, in its order, as far as this shop can handle them', () => {
    const paymentMethods = ['braintree', 'moonpay', 'checkmo'].map(method);
    expect(offeredMethods({ paymentMethods, totals: totals(5) }).map(({ code }) => code)).toEqual([
      'braintree',
      'checkmo',
    ]);
  });

  it('begin with cards, which most pay by', () => {
    const paymentMethods = ['checkmo', 'banktransfer', 'braintree'].map(method);
    expect(offeredMethods({ paymentMethods, totals: totals(5) }).map(({ code }) => code)).toEqual([
      'braintree',
      'checkmo',
      'banktransfer',
    ]);
  });

  it('[CHK-9] have wallets after the card and before the rest', () => {
    const codes = ['checkmo', 'braintree_googlepay', 'braintree', 'braintree_applepay'];
    const offered = offeredMethods({ paymentMethods: codes.map(method), totals: totals(5) });
    expect(offered.map(({ code }) => code)).toEqual([
      'braintree',
      'braintree_googlepay',
      'braintree_applepay',
      'checkmo',
    ]);
  });

  it('are only “free” where there is nothing to pay, and never where there is', () => {
    const paymentMethods = ['free', 'checkmo'].map(method);
    expect(offeredMethods({ paymentMethods, totals: totals(0) }).map(({ code }) => code)).toEqual(['free']);
    expect(offeredMethods({ paymentMethods, totals: totals(5) }).map(({ code }) => code)).toEqual(['checkmo']);
  });
});
