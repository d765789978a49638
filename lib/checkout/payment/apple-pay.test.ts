// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshBrowser, json } from '@/lib/checkout/checkout.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';
import { openApplePay } from './apple-pay';
import { AUTHORIZED, appleGateway, fakeApplePay } from './apple-pay.fixture';
import { walletOf } from './wallets';

/** Stands in for Braintree's own code, which talks to Braintree. */
const provider = vi.hoisted(() => ({ createClient: vi.fn(), createApplePay: vi.fn() }));
vi.mock('braintree-web/client', () => ({ create: provider.createClient }));
vi.mock('braintree-web/apple-pay', () => ({ create: provider.createApplePay }));

const amount = { minor: 1590, currency: 'GBP' };
const VALIDATION = { validationURL: 'https://apple-pay-gateway.apple.com/session' };
const SESSIONS = '/rest/mmstr_en/V1/sandbox-gateway/apple-pay/sessions';
const TOKENS = '/rest/mmstr_en/V1/sandbox-gateway/apple-pay/tokens';

beforeEach(() => freshBrowser());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

async function opened(answers: Parameters<typeof fakeCommerce>[0] = {}) {
  const [sheets, shop] = [fakeApplePay(), fakeCommerce({ ...appleGateway, ...answers })];
  const pay = await openApplePay();
  const paid = pay(amount, 'Shop');
  const [sheet] = sheets;
  if (!sheet) throw new Error('No sheet was opened in the click');
  return { sheet, paid, shop };
}

describe('[CHK-9] Apple Pay', () => {
  it.each([
    ['has it', () => true, true],
    ['has no card for it', () => false, false],
    [
      'is on a page that is not secure',
      () => {
        throw new Error('InvalidAccessError');
      },
      false,
    ],
  ])('is there where the browser %s', async (_, canMakePayments, isReady) => {
    fakeApplePay(canMakePayments);
    const settings = { merchantName: '', googleMerchantId: null };
    expect(await walletOf('braintree_applepay')?.isReady(settings)).toBe(isReady);
    vi.unstubAllGlobals();
    expect(await walletOf('braintree_applepay')?.isReady(settings)).toBe(false);
  });

  it('has its sheet open before the click is over, with the total, its currency and the shop’s name', async () => {
    const { sheet } = await opened();
    expect(sheet.told).toEqual(['begin']);
    expect(sheet).toMatchObject({
      version: 3,
      request: { total: { label: 'Shop', amount: '15.90' }, currencyCode: 'GBP' },
    });
  });

  it.each([
    [true, 'success'],
    [false, 'failure'],
  ])(
    'gives a nonce for what the shopper agreed to, and hears whether that was ordered: %s',
    async (isOrdered, word) => {
      const { sheet, paid, shop } = await opened();
      sheet.onvalidatemerchant?.(VALIDATION);
      await vi.waitFor(() => expect(sheet.told).toEqual(['begin', { merchantIdentifier: 'demo' }]));
      sheet.onpaymentauthorized?.(AUTHORIZED);
      const payment = await paid;
      expect(payment?.nonce).toBe('n-1');
      expect(shop.calls.slice(1).map(({ url, body }) => [url.pathname, body])).toEqual([
        [SESSIONS, { validation_url: VALIDATION.validationURL, display_name: 'Shop' }],
        [TOKENS, { token: AUTHORIZED.payment.token }],
      ]);
      payment?.finish(isOrdered);
      payment?.finish(isOrdered);
      expect(sheet.told.slice(2), 'once').toEqual([word]);
    },
  );

  it('that is closed has paid nothing, also where its token is under way', async () => {
    let answer = (_: Response) => {};
    const slow = new Promise<Response>((resolve) => (answer = resolve));
    const { sheet, paid } = await opened({ [TOKENS]: () => slow });
    sheet.onpaymentauthorized?.(AUTHORIZED);
    sheet.oncancel?.({});
    answer(json({ nonce: 'late' }));
    expect(await paid).toBeNull();
  });

  it('that Apple has closed by itself is told nothing any more', async () => {
    const { sheet, paid } = await opened();
    sheet.onpaymentauthorized?.(AUTHORIZED);
    const payment = await paid;
    sheet.oncancel?.({});
    payment?.finish(true);
    expect(sheet.told).toEqual(['begin']);
  });

  it('that had closed without a word is no failure of what it paid for', async () => {
    const { sheet, paid } = await opened();
    sheet.onpaymentauthorized?.(AUTHORIZED);
    const payment = await paid;
    Object.assign(sheet, { completePayment: () => expect.fail('InvalidAccessError') });
    expect(() => payment?.finish(true)).not.toThrow();
  });

  it('is closed where the shop is not known to Apple', async () => {
    const { sheet, paid } = await opened({ [SESSIONS]: () => json({ message: 'Not known.' }, 400) });
    sheet.onvalidatemerchant?.(VALIDATION);
    await expect(paid).rejects.toMatchObject({ kind: 'refused', message: 'Not known.' });
    expect(sheet.told).toEqual(['begin', 'abort']);
  });

  it('hears of a token that the gateway does not take', async () => {
    const { sheet, paid } = await opened({ [TOKENS]: () => json({ message: 'The payment token is invalid.' }, 400) });
    sheet.onpaymentauthorized?.(AUTHORIZED);
    await expect(paid).rejects.toMatchObject({ kind: 'refused' });
    expect(sheet.told).toEqual(['begin', 'failure']);
  });
});

describe('[CHK-9] Apple Pay at a real Braintree account', () => {
  const token = btoa(JSON.stringify({ clientApiUrl: 'https://api.braintreegateway.com/merchants/m/client_api' }));
  const answers = { createCardClientToken: { createBraintreeClientToken: token } };

  function account() {
    const applePay = {
      createPaymentRequest: vi.fn((request: object) => ({ ...request, countryCode: 'GB' })),
      performValidation: vi.fn(async () => ({ merchantSession: 1 })),
      tokenize: vi.fn(async () => ({ nonce: 'n-2' })),
    };
    const client = {};
    provider.createClient.mockResolvedValue(client);
    provider.createApplePay.mockResolvedValue(applePay);
    return { applePay, client };
  }

  it('asks for what that account takes, and gives its nonce', async () => {
    const { applePay, client } = account();
    const { sheet, paid } = await opened(answers);
    expect(provider.createClient).toHaveBeenCalledWith({ authorization: token });
    expect(provider.createApplePay).toHaveBeenCalledWith({ client });
    expect(sheet.request).toEqual({
      total: { label: 'Shop', amount: '15.90' },
      currencyCode: 'GBP',
      countryCode: 'GB',
    });
    sheet.onvalidatemerchant?.(VALIDATION);
    await vi.waitFor(() => expect(sheet.told).toEqual(['begin', { merchantSession: 1 }]));
    expect(applePay.performValidation).toHaveBeenCalledWith({ ...VALIDATION, displayName: 'Shop' });
    sheet.onpaymentauthorized?.(AUTHORIZED);
    expect(await paid).toMatchObject({ nonce: 'n-2' });
    expect(applePay.tokenize).toHaveBeenCalledWith({ token: AUTHORIZED.payment.token });
  });

  it.each([
    ['NETWORK', 'network'],
    ['MERCHANT', 'http'],
  ])('its failures of type %s are of kind %s', async (type, kind) => {
    const { applePay } = account();
    applePay.tokenize.mockRejectedValue(Object.assign(new Error('No.'), { type }));
    const { sheet, paid } = await opened(answers);
    sheet.onpaymentauthorized?.(AUTHORIZED);
    await expect(paid).rejects.toMatchObject({ kind, message: 'No.' });
  });
});
