import { create } from 'braintree-web/google-payment';
import { AppError } from '@/lib/errors/app-error';
import { toMajorUnits } from '@/lib/format/money';
import { asAppError, asksBanks, openClient, verifiedNonce } from './braintree-client';
import { clientToken } from './open-card-gateway';
import type { PayByWallet, WalletSettings } from './wallet';

const SCRIPT = 'https://pay.google.com/gp/p/js/pay.js';

/** Milliseconds after which nobody waits for it: a network that swallows calls would hold the choice of all methods. */
const PATIENCE = 5_000;

let opened: Promise<PayByWallet | null> | null = null;

/** Whether Google says that this browser can pay, and the merchant's account takes it. Throws AppError. */
export async function isGooglePayReady(settings: WalletSettings): Promise<boolean> {
  return (await openOnce(settings)) !== null;
}

/** Google Pay at the merchant's Braintree account, ready for a click. Throws AppError. */
export async function openGooglePay(settings: WalletSettings): Promise<PayByWallet> {
  const pay = await openOnce(settings);
  if (!pay) throw new AppError('input', 'This browser has no Google Pay.');
  return pay;
}

function openOnce(settings: WalletSettings): Promise<PayByWallet | null> {
  opened ??= open(settings).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

async function open({ googleMerchantId }: WalletSettings): Promise<PayByWallet | null> {
  const { token, isSandbox } = await clientToken();
  // The demo backend has no account that Google knows.
  if (isSandbox) return null;
  const client = await openClient(token);
  const isReal = client.getConfiguration().gatewayConfiguration.environment === 'production';
  if (isReal && !googleMerchantId) return null;
  const [braintree] = await Promise.all([
    asAppError(create({ client, googlePayVersion: 2, googleMerchantId: googleMerchantId ?? undefined })),
    loadScript(),
  ]);
  const requestFor = (totalPrice: string, currencyCode: string) =>
    braintree.createPaymentDataRequest({ transactionInfo: { currencyCode, totalPriceStatus: 'FINAL', totalPrice } });
  const wallet = new google.payments.api.PaymentsClient({ environment: isReal ? 'PRODUCTION' : 'TEST' });
  const { apiVersion, apiVersionMinor, allowedPaymentMethods } = requestFor('0.00', 'GBP');
  const { result } = await asAppError(wallet.isReadyToPay({ apiVersion, apiVersionMinor, allowedPaymentMethods }));
  if (!result) return null;

  return async (amount, shopName) => {
    const request = requestFor(toMajorUnits(amount).toFixed(2), amount.currency);
    const merchantInfo = { ...request.merchantInfo, merchantName: shopName };
    const data = await asAppError(wallet.loadPaymentData({ ...request, merchantInfo }).catch(nullIfClosed));
    if (!data) return null;
    const { nonce, details } = await asAppError(braintree.parseResponse(data));
    // A card that Google merely keeps is as good as a typed one.
    const isPlain = !details.isNetworkTokenized && asksBanks(client);
    const verified = isPlain ? await verifiedNonce(client, { nonce, bin: details.bin, amount }) : nonce;
    // Google's sheet has closed by itself.
    return { nonce: verified, finish: () => {} };
  };
}

function nullIfClosed(error: unknown): null {
  if (Object(error).statusCode === 'CANCELED') return null;
  throw error;
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    const fail = () => reject(new AppError('network', `${SCRIPT} did not load`));
    script.onload = () => resolve();
    script.onerror = fail;
    setTimeout(fail, PATIENCE);
    document.head.append(script);
  });
}
