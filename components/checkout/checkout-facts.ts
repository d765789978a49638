'use client';

import { createContext, useContext } from 'react';
import type { Arrivals } from '@/components/delivery/get-arrivals';
import type { AddressRules } from '@/lib/address/address-rules';
import type { Agreement } from '@/lib/checkout/payment/agreement';
import type { WalletSettings } from '@/lib/checkout/payment/wallet';
import type { TaxDisplayType } from '@/lib/store/get-store-config';

/** What the server says of the shop, the same for everybody. */
export interface CheckoutFacts {
  display: TaxDisplayType;
  rules: AddressRules;
  /** Their HTML has been made safe. */
  agreements: readonly Agreement[];
  keepsCards: boolean;
  wallets: WalletSettings;
  /** Null where the merchant has not said when the shipping methods arrive. */
  arrivals: Arrivals | null;
}

export const CheckoutFactsContext = createContext<CheckoutFacts | null>(null);

/** The shop's facts. Throws outside of the checkout. */
export function useCheckoutFacts(): CheckoutFacts {
  const facts = useContext(CheckoutFactsContext);
  if (!facts) throw new Error('Only the checkout knows the facts of its shop');
  return facts;
}
