import type { ComponentType } from 'react';
import { create } from 'zustand';
import type { CartLine } from './cart';

/** What a trade's guard of baskets is told, and tells, wherever a cart is shown. */
export interface BasketGuardProps {
  lines: readonly CartLine[];
  /** Why these lines cannot be ordered together, in a few words; null where they can. */
  onVerdict: (refusal: string | null) => void;
  /** The shopper leaves a line with so many; none removes it. Not given where a cart can only be looked at. */
  onKeep?: (line: CartLine, quantity: number) => void;
  /** The shopper goes to a line's page. */
  onLeave?: () => void;
}

export interface AddedWarningProps {
  /** Of what was just added. */
  sku: string;
  /** Whether the basket cannot be ordered as it is. */
  onVerdict: (isRefused: boolean) => void;
}

interface BasketGuardState {
  /** Loads what judges a basket; null of a shop whose trade has nothing to say of it. */
  load: () => Promise<{
    BasketGuard: ComponentType<BasketGuardProps>;
    /** What there is to say of a product that was just added, in a sentence or two. */
    AddedWarning: ComponentType<AddedWarningProps>;
  } | null>;
  /** How many each line may have, by its key, where that is less than the stock. */
  most: Readonly<Record<string, number>>;
}

/** The guard of baskets that `app` has given to whatever shows a cart. */
export const useBasketGuardStore = create<BasketGuardState>(() => ({ load: async () => null, most: {} }));
