import { type ApplePayPaymentRequest, create } from 'braintree-web/apple-pay';
import { AppError } from '@/lib/errors/app-error';
import { type Money, toMajorUnits } from '@/lib/format/money';
import { rest } from '@/lib/magento/browser/rest';
import { asAppError, openClient } from './braintree-client';
import { clientToken, SANDBOX_PATH } from './open-card-gateway';
import type { PayByWallet, WalletPayment } from './wallet';

/** What Apple's sheet needs of a gateway. */
interface AppleGateway {
  /** What is to be paid, with the cards that the merchant takes. */
  request: (total: ApplePayPaymentRequest['total'], currencyCode: string) => ApplePayPaymentRequest;
  /** Apple's word that it knows the shop. */
  validate: (validationURL: string, displayName: string) => Promise<unknown>;
  nonceOf: (token: unknown) => Promise<string>;
}

/** Apple Pay at the gateway that the client token names, ready for a click. Throws AppError. */
export async function openApplePay(): Promise<PayByWallet> {
  const { token, isSandbox } = await clientToken();
  const gateway = isSandbox ? sandbox : await openBraintree(token);
  return (amount, shopName) => openSheet(gateway, amount, shopName);
}

/** Of Apple's interface: the first in which a sheet is told by an object how it ended. */
const VERSION = 3;

function openSheet(gateway: AppleGateway, amount: Money, shopName: string): Promise<WalletPayment | null> {
  // What it runs is run before it returns: the click that opens the sheet is still at work.
  return new Promise((resolve, reject) => {
    const Session = window.ApplePaySession;
    if (!Session) throw new AppError('input', 'This browser has no Apple Pay.');
    const total = { label: shopName, amount: toMajorUnits(amount).toFixed(2) };
    const session = new Session(VERSION, gateway.request(total, amount.currency));
    // Apple closes a sheet that waits for more than half a minute, and takes no word about one that is closed.
    let isOpen = true;
    const close = (how: () => void) => {
      if (!isOpen) return;
      isOpen = false;
      try {
        how();
      } catch {
        // It had closed without a word.
      }
    };
    const finish: WalletPayment['finish'] = (isOrdered) =>
      close(() => {
        if (isOrdered === null) session.abort();
        else session.completePayment({ status: isOrdered ? Session.STATUS_SUCCESS : Session.STATUS_FAILURE });
      });

    session.onvalidatemerchant = ({ validationURL }: { validationURL: string }) => {
      gateway.validate(validationURL, shopName).then(
        (merchant) => {
          if (isOpen) session.completeMerchantValidation(merchant);
        },
        (error: unknown) => {
          close(() => session.abort());
          reject(error);
        },
      );
    };
    session.onpaymentauthorized = ({ payment }: { payment: { token: unknown } }) => {
      gateway.nonceOf(payment.token).then(
        (nonce) => resolve({ nonce, finish }),
        (error: unknown) => {
          finish(false);
          reject(error);
        },
      );
    };
    session.oncancel = () => {
      isOpen = false;
      resolve(null);
    };
    session.begin();
  });
}

async function openBraintree(authorization: string): Promise<AppleGateway> {
  const client = await openClient(authorization);
  const applePay = await asAppError(create({ client }));
  return {
    request: (total, currencyCode) => applePay.createPaymentRequest({ total, currencyCode }),
    validate: (validationURL, displayName) =>
      asAppError<unknown>(applePay.performValidation({ validationURL, displayName })),
    nonceOf: async (token) => (await asAppError(applePay.tokenize({ token }))).nonce,
  };
}

/** The demo backend's, for a stand-in of Apple's sheet. */
const sandbox: AppleGateway = {
  request: (total, currencyCode) => ({
    total,
    currencyCode,
    countryCode: 'GB',
    merchantCapabilities: ['supports3DS'],
    supportedNetworks: ['visa', 'masterCard', 'amex'],
  }),
  validate: (validation_url, display_name) =>
    rest(`${SANDBOX_PATH}/apple-pay/sessions`, { method: 'POST', body: { validation_url, display_name } }),
  async nonceOf(token) {
    const body = { token };
    return (await rest<{ nonce: string }>(`${SANDBOX_PATH}/apple-pay/tokens`, { method: 'POST', body })).nonce;
  },
};
