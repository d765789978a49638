import { vi } from 'vitest';
import { json } from '@/lib/checkout/checkout.fixture';
import type { fakeCommerce } from '@/lib/testing/fake-commerce';

type Listener = ((event: object) => void) | null;

/** Apple's sheet as the page asked for it; a test plays the shopper. */
interface Sheet {
  version: number;
  request: { total: { label: string; amount: string }; currencyCode: string };
  onvalidatemerchant: Listener;
  onpaymentauthorized: Listener;
  oncancel: Listener;
  /** What the page has told it, in order. */
  told: unknown[];
}

/** Puts a stand-in for Apple's sheet into the browser, and gives the sheets that the page opens. */
export function fakeApplePay(canMakePayments: () => boolean = () => true): Sheet[] {
  const sheets: Sheet[] = [];
  class Session implements Sheet {
    static readonly STATUS_SUCCESS = 0;
    static readonly STATUS_FAILURE = 1;
    static readonly canMakePayments = canMakePayments;
    onvalidatemerchant: Listener = null;
    onpaymentauthorized: Listener = null;
    oncancel: Listener = null;
    told: unknown[] = [];
    constructor(
      readonly version: number,
      readonly request: Sheet['request'],
    ) {
      sheets.push(this);
    }
    begin = () => this.told.push('begin');
    abort = () => this.told.push('abort');
    completeMerchantValidation = (merchant: unknown) => this.told.push(merchant);
    completePayment = ({ status }: { status: number }) => this.told.push(status === 0 ? 'success' : 'failure');
  }
  vi.stubGlobal('ApplePaySession', Session);
  return sheets;
}

/** A client token of the demo backend's gateway, whose card test numbers are. */
const TOKEN = btoa(JSON.stringify({ clientApiUrl: 'https://other.example/rest/V1/sandbox-gateway' }));
const GATEWAY = '/rest/mmstr_en/V1/sandbox-gateway/apple-pay';

/** The demo backend's part in it. */
export const appleGateway: Parameters<typeof fakeCommerce>[0] = {
  createCardClientToken: { createBraintreeClientToken: TOKEN },
  [`${GATEWAY}/sessions`]: () => json({ merchantIdentifier: 'demo' }),
  [`${GATEWAY}/tokens`]: () => json({ nonce: 'n-1' }),
};

/** The shopper's yes, as the sheet tells it. */
export const AUTHORIZED = { payment: { token: { paymentData: { number: '4111111111111111' } } } };
