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
  /** Loads what judges a basket; null in a shop whose trade has nothing to say of it. */
  load: (() => Promise<ComponentType<BasketGuardProps>>) | null;
  /** Whether there is anything in a basket to judge. */
  isWanted: (lines: readonly CartLine[]) => boolean;
}

/** The guard of baskets that `app` has given to whatever shows a cart. */
export const useBasketGuardStore = create<BasketGuardState>(() => ({ load: null, isWanted: () => false }));
