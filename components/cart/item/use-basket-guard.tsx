'use client';

import { type ReactNode, useState } from 'react';
import { useLoaded } from '@/components/ui/use-loaded';
import { warn } from '@/lib/browser/notice-event';
import { useBasketGuardStore } from '@/lib/cart/basket-guard-store';
import type { CartLine } from '@/lib/cart/cart';
import { updateItem } from '@/lib/cart/items/update-item';
import { inSteadyOrder } from '@/lib/cart/line-places';
import { useErrorText } from '@/lib/magento/use-error-text';
import type { Removal } from './use-removal';

interface GuardedBasket {
  lines: readonly CartLine[];
  removal: Removal;
  focusLine: (key: string) => void;
  onLeave?: () => void;
}

interface BasketGuard {
  /** What the shop's trade has to say of the basket. */
  notice: ReactNode;
  /** Why there is no way to the checkout; null where there is. */
  refusal: string | null;
}

/** The trade's judgement of a basket, where it has one, with a line removed or reduced at one tap. */
export function useBasketGuard({ lines, removal, focusLine, onLeave }: GuardedBasket): BasketGuard {
  const errorText = useErrorText();
  const load = useBasketGuardStore((state) => state.load);
  const [refusal, setRefusal] = useState<string | null>(null);
  const code = useLoaded(load, true);

  function keep(line: CartLine, quantity: number) {
    if (quantity === 0) return removal.remove(line, inSteadyOrder(lines).indexOf(line));
    removal.settle();
    // The button goes with what it mends.
    focusLine(line.key);
    updateItem(line, quantity).catch((error) => warn(errorText(error)));
  }

  return {
    // Empty until it is told: what follows waits for it.
    notice: (
      <div data-verdict="">
        {code && <code.BasketGuard lines={lines} onVerdict={setRefusal} onKeep={keep} onLeave={onLeave} />}
      </div>
    ),
    refusal,
  };
}
