'use client';

import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { type CartLine, LINE } from '@/lib/cart/cart';

interface LineFocus {
  place: RefObject<HTMLDivElement | null>;
  /** Focuses a line as soon as it is rendered. */
  focusLine: (key: string) => void;
}

/** Moves the focus to a line that is restored, or whose options were changed. */
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
      // A dialog has to close first: elements under it cannot be focused.
      requestAnimationFrame(focusAwaited);
    },
    [focusAwaited],
  );

  return { place, focusLine };
}
