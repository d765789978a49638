// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshBrowser } from '@/lib/checkout/checkout.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { openCardGateway } from './open-card-gateway';

/** Stands in for Braintree's own code, which talks to Braintree. */
const provider = vi.hoisted(() => ({
  createClient: vi.fn(),
  createFields: vi.fn(),
  create3ds: vi.fn(),
}));
vi.mock('braintree-web/client', () => ({ create: provider.createClient }));
vi.mock('braintree-web/hosted-fields', () => ({ create: provider.createFields }));
vi.mock('braintree-web/three-d-secure', () => ({ create: provider.create3ds }));

const TOKEN = btoa(JSON.stringify({ clientApiUrl: 'https://api.braintreegateway.com/merchants/m/client_api' }));
const card = { number: '', expiry: '', cvc: '' };
const amount = { minor: 1590, currency: 'GBP' };
const empty = { isEmpty: true, isValid: false, isPotentiallyValid: true };

function place(label: string) {
  return { container: document.createElement('div'), label };
}

function opened({ threeDSecureEnabled = false } = {}) {
  const listeners: Record<string, () => void> = {};
  const state = {
    cards: [{ niceType: 'Visa' }],
    fields: {
      number: { isEmpty: false, isValid: true, isPotentiallyValid: true },
      expirationDate: { isEmpty: false, isValid: false, isPotentiallyValid: true },
      cvv: { isEmpty: false, isValid: false, isPotentiallyValid: false },
    },
  };
  const fields = {
    on: (event: string, listener: () => void) => {
      listeners[event] = listener;
    },
    getState: () => state,
    focus: vi.fn(),
    teardown: vi.fn(async () => {}),
    tokenize: vi.fn(async () => ({ nonce: 'n-1', details: { cardType: 'Visa', lastFour: '1111', bin: '411111' } })),
  };
  provider.createClient.mockResolvedValue({
    getConfiguration: () => ({ gatewayConfiguration: { threeDSecureEnabled } }),
  });
  provider.createFields.mockResolvedValue(fields);
  return { fields, state, listeners };
}

const places = () => ({ number: place('Card number'), expirationDate: place('Expiry date'), cvv: place('Code') });

beforeEach(() => {
  freshBrowser();
  fakeCommerce({ createCardClientToken: { createBraintreeClientToken: TOKEN } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('[CHK-9] a real Braintree account', () => {
  it('has fields of its own, which tell the page what is in them but not the number', async () => {
    const { fields, state, listeners } = opened();
    const { hosted } = await openCardGateway();
    const onChange = vi.fn();
    const where = places();
    await hosted?.mount(where, onChange);
    expect(provider.createClient).toHaveBeenCalledWith({ authorization: TOKEN });
    expect(provider.createFields).toHaveBeenCalledWith(
      expect.objectContaining({
        fields: expect.objectContaining({
          number: expect.objectContaining({ container: where.number.container, internalLabel: 'Card number' }),
        }),
      }),
    );
    listeners.validityChange?.();
    expect(onChange).toHaveBeenLastCalledWith(
      { number: 'valid', expirationDate: 'incomplete', cvv: 'invalid' },
      'Visa',
    );
    state.fields.number = empty;
    state.cards = [];
    listeners.empty?.();
    expect(onChange).toHaveBeenLastCalledWith({ number: 'empty', expirationDate: 'incomplete', cvv: 'invalid' }, null);
    hosted?.focus('cvv');
    expect(fields.focus).toHaveBeenCalledWith('cvv');
    hosted?.close();
    expect(fields.teardown).toHaveBeenCalledOnce();
  });

  it('gives a nonce for what is in the fields', async () => {
    opened();
    const gateway = await openCardGateway();
    await gateway.hosted?.mount(places(), () => {});
    const taken = { nonce: 'n-1', brand: 'Visa', ending: '1111', needsChallenge: false, isConfirmed: false };
    expect(await gateway.take(card, amount)).toEqual(taken);
    expect(provider.create3ds).not.toHaveBeenCalled();
  });

  it.each([
    [{ nonce: 'n-3ds', liabilityShifted: true, liabilityShiftPossible: true }, 'n-3ds'],
    [{ nonce: 'n-3ds', liabilityShifted: false, liabilityShiftPossible: false }, 'n-3ds'],
    [{ nonce: 'n-3ds', liabilityShifted: false, liabilityShiftPossible: true }, null],
  ])('with 3-D Secure the bank is asked: %j', async (answer, nonce) => {
    opened({ threeDSecureEnabled: true });
    const verifyCard = vi.fn(async () => answer);
    const teardown = vi.fn(async () => {});
    provider.create3ds.mockResolvedValue({ verifyCard, teardown });
    const gateway = await openCardGateway();
    await gateway.hosted?.mount(places(), () => {});
    const taken = await gateway.take(card, amount).catch((error: unknown) => error);
    expect(verifyCard).toHaveBeenCalledWith(expect.objectContaining({ nonce: 'n-1', bin: '411111', amount: '15.90' }));
    expect(taken).toMatchObject(
      nonce ? { nonce, isConfirmed: true } : { kind: 'input', message: 'The bank did not confirm the payment.' },
    );
    expect(teardown).toHaveBeenCalledOnce();
  });

  it.each([
    ['CUSTOMER', 'input'],
    ['NETWORK', 'network'],
    ['MERCHANT', 'http'],
  ])('its failures of type %s are of kind %s', async (type, kind) => {
    const { fields } = opened();
    fields.tokenize.mockRejectedValue(Object.assign(new Error('All fields are empty.'), { type }));
    const gateway = await openCardGateway();
    await gateway.hosted?.mount(places(), () => {});
    await expect(gateway.take(card)).rejects.toMatchObject({ kind, message: 'All fields are empty.' });
  });

  it('without its fields takes nothing', async () => {
    opened();
    const gateway = await openCardGateway();
    await expect(gateway.take(card)).rejects.toMatchObject({ kind: 'input' });
    await expect(gateway.answerChallenge('n', '1')).rejects.toMatchObject({ kind: 'input' });
  });
});
