'use client';

import { useCallback, useState } from 'react';
import type { CartLine } from '@/lib/cart/cart';

/**
 * The lines in the order in which they were first seen. Magento adds a changed line anew, at the end; shoppers
 * look for it where it was, and for a line that was put back where it came from.
 */
export function useSteadyOrder(lines: readonly CartLine[]) {
  const [places] = useState(() => new Map<string, number>());
  for (const { key } of lines) if (!places.has(key)) places.set(key, places.size);

  /** A line with another choice takes the place of the one that it was. */
  const inherit = useCallback(
    (from: string, to: string) => {
      const place = places.get(from);
      if (place !== undefined) places.set(to, place);
    },
    [places],
  );

  return { ordered: lines.toSorted((a, b) => (places.get(a.key) ?? 0) - (places.get(b.key) ?? 0)), inherit };
}
