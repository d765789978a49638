import type { ApplePaySession } from 'braintree-web/apple-pay';
import type { Wallet } from './wallet';

/** A new wallet is an entry here, and a file that opens it. */
export const WALLETS: readonly Wallet[] = [
  {
    code: 'braintree_applepay',
    name: 'Apple Pay',
    isReady: async () => hasApplePay(),
    open: () => import('./apple-pay').then(({ openApplePay }) => openApplePay()),
  },
  {
    code: 'braintree_googlepay',
    name: 'Google Pay',
    isReady: (settings) => import('./google-pay').then(({ isGooglePayReady }) => isGooglePayReady(settings)),
    open: (settings) => import('./google-pay').then(({ openGooglePay }) => openGooglePay(settings)),
  },
];

export function walletOf(code: string | null): Wallet | null {
  return WALLETS.find((wallet) => wallet.code === code) ?? null;
}

declare global {
  interface Window {
    ApplePaySession?: typeof ApplePaySession;
  }
}

/** Safari throws where the page is not secure. */
function hasApplePay(): boolean {
  try {
    return window.ApplePaySession?.canMakePayments() === true;
  } catch {
    return false;
  }
}
