'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { TaxDisplayType } from '@/lib/store/get-store-config';

/** What all orders of a page are shown by, as far as the server knows it. */
export interface OrderShop {
  /** Ends the products' addresses in this store view. */
  suffix: string;
  /** Whether the store shows prices without tax. */
  display: TaxDisplayType;
  /** Whether the backend tells what an order's items cost with tax. */
  hasGross: boolean;
  /** How to pay what the shop waits for, by the codes of payment methods. */
  payNotes: Record<string, string>;
}

const ShopContext = createContext<OrderShop | null>(null);

export function OrderShopProvider({ shop, children }: { shop: OrderShop; children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>;
}

/** Null where a page shows orders without it. */
export function useOrderShop(): OrderShop | null {
  return useContext(ShopContext);
}
