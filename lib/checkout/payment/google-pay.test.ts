// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshBrowser } from '@/lib/checkout/checkout.fixture';
import { fakeCommerce } from '@/lib/testing/fake-commerce';

/** Stands in for Braintree's own code, which talks to Braintree. */
const provider = vi.hoisted(() => ({ createClient: vi.fn(), createGooglePay: vi.fn(), createThreeDSecure: vi.fn() }));
vi.mock('braintree-web/client', () => ({ create: provider.createClient }));
vi.mock('braintree-web/three-d-secure', () => ({ create: provider.createThreeDSecure }));
vi.mock('braintree-web/google-payment', () => ({ create: provider.createGooglePay }));

const amount = { minor: 1590, currency: 'GBP' };
const settings = { merchantName: 'Shop', googleMerchantId: 'BCR2' as string | null };
const token = (clientApiUrl: string) => btoa(JSON.stringify({ clientApiUrl }));
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

beforeEach(() => {
  freshBrowser();
  vi.resetModules();
});
afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** A Braintree account with Google Pay, and Google's script, which a test lets load. */
function account({
  environment = 'production',
  isReady = true,
  gateway = 'https://api.braintreegateway.com/m',
  threeDSecureEnabled = false,
  isNetworkTokenized = false,
} = {}) {
  fakeCommerce({ createCardClientToken: { createBraintreeClientToken: token(gateway) } });
  const client = { getConfiguration: () => ({ gatewayConfiguration: { environment, threeDSecureEnabled } }) };
  const braintree = {
    createPaymentDataRequest: vi.fn((request: object) => ({
      ...{ apiVersion: 2, apiVersionMinor: 0, allowedPaymentMethods: ['CARD'], merchantInfo: { merchantId: 'BCR2' } },
      ...request,
    })),
    parseResponse: vi.fn(async () => ({ nonce: 'n-1', details: { bin: '411111', isNetworkTokenized } })),
  };
  provider.createClient.mockResolvedValue(client);
  provider.createGooglePay.mockResolvedValue(braintree);
  const wallet = {
    environment: '',
    isReadyToPay: vi.fn(async () => ({ result: isReady })),
    loadPaymentData: vi.fn(async () => ({ paymentMethodData: 1 })),
  };
  const PaymentsClient = vi.fn(function (this: unknown, options: { environment: string }) {
    return Object.assign(wallet, options);
  });
  vi.stubGlobal('google', { payments: { api: { PaymentsClient } } });
  return { client, braintree, wallet };
}

async function scriptLoads(event = 'load') {
  const script = await vi.waitFor(() => {
    const found = document.querySelector('script');
    if (!found) throw new Error('No script yet');
    return found;
  });
  script.dispatchEvent(new Event(event));
}

async function open(given = settings) {
  const { isGooglePayReady, openGooglePay } = await import('./google-pay');
  const ready = isGooglePayReady(given);
  await scriptLoads();
  return { isReady: await ready, open: () => openGooglePay(given) };
}

describe('[CHK-9] Google Pay', () => {
  it('is asked once whether this browser can pay, by its own script', async () => {
    const { client, wallet } = account();
    const { isReady, open: openAgain } = await open();
    expect(isReady).toBe(true);
    await openAgain();
    expect(scripts()).toEqual(['https://pay.google.com/gp/p/js/pay.js']);
    expect(wallet.environment).toBe('PRODUCTION');
    expect(wallet.isReadyToPay.mock.calls).toEqual([
      [{ apiVersion: 2, apiVersionMinor: 0, allowedPaymentMethods: ['CARD'] }],
    ]);
    expect(provider.createGooglePay).toHaveBeenCalledWith({ client, googlePayVersion: 2, googleMerchantId: 'BCR2' });
  });

  it('is not there where Google says so, and cannot be opened then', async () => {
    account({ isReady: false });
    const { isReady, open: openIt } = await open();
    expect(isReady).toBe(false);
    await expect(openIt()).rejects.toMatchObject({ kind: 'input' });
  });

  it.each([
    ['the merchant has no number at Google for real money', {}, null],
    ['the gateway is the demo backend’s', { gateway: 'https://shop.example/rest/V1/sandbox-gateway' }, 'BCR2'],
  ])('is not there where %s, and nothing of Google’s is loaded', async (_, more, googleMerchantId) => {
    account(more);
    const { isGooglePayReady } = await import('./google-pay');
    expect(await isGooglePayReady({ ...settings, googleMerchantId })).toBe(false);
    expect(scripts()).toEqual([]);
  });

  it('is tried by a merchant without that number where no money is real', async () => {
    const { wallet } = account({ environment: 'sandbox' });
    expect((await open({ ...settings, googleMerchantId: null })).isReady).toBe(true);
    expect(wallet.environment).toBe('TEST');
  });

  it('whose script does not load is asked for again by whoever tries again', async () => {
    account();
    const { isGooglePayReady } = await import('./google-pay');
    const ready = isGooglePayReady(settings);
    await scriptLoads('error');
    await expect(ready).rejects.toMatchObject({ kind: 'network' });
    document.head.replaceChildren();
    expect((await open()).isReady).toBe(true);
  });

  it('has its sheet open before the click is over, and gives a nonce for the shopper’s yes', async () => {
    const { braintree, wallet } = account();
    const pay = await (await open()).open();
    const paid = pay(amount, 'Shop');
    expect(wallet.loadPaymentData).toHaveBeenCalledWith(
      expect.objectContaining({
        transactionInfo: { currencyCode: 'GBP', totalPriceStatus: 'FINAL', totalPrice: '15.90' },
        merchantInfo: { merchantId: 'BCR2', merchantName: 'Shop' },
      }),
    );
    const payment = await paid;
    expect(payment?.nonce).toBe('n-1');
    expect(braintree.parseResponse).toHaveBeenCalledWith({ paymentMethodData: 1 });
    expect(() => payment?.finish(false)).not.toThrow();
  });

  it.each([
    ['its bank is asked for a card that Google merely keeps', false, 'n-confirmed'],
    ['no bank is asked for one that a device has confirmed', true, 'n-1'],
  ])('where the account has 3-D Secure %s', async (_, isNetworkTokenized, nonce) => {
    account({ threeDSecureEnabled: true, isNetworkTokenized });
    const verifyCard = vi.fn(async (_card: object) => ({ nonce: 'n-confirmed', liabilityShifted: true }));
    provider.createThreeDSecure.mockResolvedValue({ verifyCard, teardown: async () => {} });
    const pay = await (await open()).open();
    expect((await pay(amount, 'Shop'))?.nonce).toBe(nonce);
    const asked = verifyCard.mock.calls.map(([card]) => card);
    expect(asked).toEqual(
      isNetworkTokenized ? [] : [expect.objectContaining({ nonce: 'n-1', bin: '411111', amount: '15.90' })],
    );
  });

  it('that is closed has paid nothing; what else fails says so', async () => {
    const { wallet } = account();
    const pay = await (await open()).open();
    wallet.loadPaymentData.mockRejectedValueOnce({ statusCode: 'CANCELED' });
    expect(await pay(amount, 'Shop')).toBeNull();
    wallet.loadPaymentData.mockRejectedValueOnce({ statusCode: 'DEVELOPER_ERROR' });
    await expect(pay(amount, 'Shop')).rejects.toMatchObject({ kind: 'http' });
  });
});
