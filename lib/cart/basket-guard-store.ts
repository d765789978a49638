import type { ComponentType } from 'react';
import { create } from 'zustand';
import type { CartLine } from './cart';

/** What a trade's guard of baskets is told, and tells, wherever a cart is shown. */
export interface BasketGuardProps {
  lines: readonly CartLine[];
  /** Why these lines cannot be ordered together, in a few words; null where they can. */
  onVerdict: (refusal: string | null) => void;
  /** The shopper leaves a line with so many; none removes it. */
  onKeep: (line: CartLine, quantity: number) => void;
  /** The shopper goes to a line's page. */
  onLeave?: () => void;
}

interface BasketGuardState {
  /** Loads what judges a basket; none in a shop whose trade has nothing to say of it. */
  load?: () => Promise<ComponentType<BasketGuardProps>>;
  /** How many each line may have, by its key, where that is less than the stock. */
  most: Readonly<Record<string, number>>;
}

/** The guard of baskets that `app` has given to whatever shows a cart. */
export const useBasketGuardStore = create<BasketGuardState>(() => ({ most: {} }));
