'use client';

import { useCallback, useEffect, useRef } from 'react';
import type { CartLine } from '@/lib/cart/cart';

/** The id of a line's own element. */
export function lineId(key: string): string {
  return `line-${encodeURIComponent(key)}`;
}

/** Gives the focus to a line as soon as it is there; null waits for none. */
export function useLineFocus(lines: readonly CartLine[]): (key: string | null) => void {
  const awaited = useRef<string | null>(null);

  const focusAwaited = useCallback(() => {
    const element = awaited.current === null ? null : document.getElementById(lineId(awaited.current));
    if (!element) return;
    awaited.current = null;
    element.focus();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the line may come with any change of them
  useEffect(focusAwaited, [focusAwaited, lines]);

  return useCallback(
    (key) => {
      awaited.current = key;
      // What stands over the page has to go first: what lies under it takes no focus.
      requestAnimationFrame(focusAwaited);
    },
    [focusAwaited],
  );
}
