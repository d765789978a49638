'use client';

import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { CartLine } from '@/lib/cart/cart';

/** Attribute of a line's own element, which holds the line's key. */
export const LINE = 'data-line';

interface LineFocus {
  /** What holds the lines. */
  place: RefObject<HTMLDivElement | null>;
  /** Gives the focus to a line as soon as it is there. */
  focusLine: (key: string) => void;
}

/** Leads the focus to a line that comes back, or that another choice made of it. */
export function useLineFocus(lines: readonly CartLine[]): LineFocus {
  const place = useRef<HTMLDivElement>(null);
  const awaited = useRef<string | null>(null);

  const focusAwaited = useCallback(() => {
    if (awaited.current === null) return;
    const elements = place.current?.querySelectorAll<HTMLElement>(`[${LINE}]`) ?? [];
    const line = [...elements].find((element) => element.getAttribute(LINE) === awaited.current);
    if (!line) return;
    awaited.current = null;
    line.focus();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the line may come with any change of them
  useEffect(focusAwaited, [focusAwaited, lines]);

  const focusLine = useCallback(
    (key: string) => {
      awaited.current = key;
      // What stands over the page has to go first: what lies under it takes no focus.
      requestAnimationFrame(focusAwaited);
    },
    [focusAwaited],
  );

  return { place, focusLine };
}
