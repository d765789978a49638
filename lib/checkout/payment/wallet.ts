import type { Money } from '@/lib/format/money';

/** What a shopper has agreed to in a wallet: its nonce pays once. */
export interface WalletPayment {
  nonce: string;
  /** Tells the wallet whether the order was placed; null where nobody knows yet. Throws nothing. */
  finish: (isOrdered: boolean | null) => void;
}

/**
 * Opens a wallet's sheet before it returns, as browsers want it within a click. Null where the shopper closed the sheet.
 * Rejects with AppError where the gateway has failed, or whatever the browser has against it.
 */
export type PayByWallet = (amount: Money, shopName: string) => Promise<WalletPayment | null>;

/** What the backend says of wallets. */
export interface WalletSettings {
  /** The shop, as the sheet names it. */
  merchantName: string;
  /** Google wants it of whoever takes real money. */
  googleMerchantId: string | null;
}

/** A way to pay that the browser or its device keeps; of those that it lacks no code is loaded. */
export interface Wallet {
  code: string;
  /** The brand's own, in every language. */
  name: string;
  isReady: (settings: WalletSettings) => Promise<boolean>;
  /** Loads all that the sheet needs. Throws AppError. */
  open: (settings: WalletSettings) => Promise<PayByWallet>;
}
