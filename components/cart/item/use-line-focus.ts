'use client';

import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { LINE } from '@/lib/cart/cart';

interface LineFocus {
  place: RefObject<HTMLDivElement | null>;
  /** Focuses a line as soon as it is rendered. */
  focusLine: (key: string) => void;
}

/** Milliseconds. */
const HELD = 1000;

/** Moves the focus to a line that is restored, or whose options were changed. */
export function useLineFocus(): LineFocus {
  const place = useRef<HTMLDivElement>(null);
  /** The line, and once it was focused, until when it is again. */
  const awaited = useRef<{ key: string; until?: number } | null>(null);

  const focusAwaited = useCallback(() => {
    const now = awaited.current;
    // What was focused may be taken away: by a dialog that closes late, or where the line comes, goes and comes again.
    if (!now || (now.until && (document.activeElement !== document.body || Date.now() > now.until))) return;
    const elements = place.current?.querySelectorAll<HTMLElement>(`[${LINE}]`) ?? [];
    const line = [...elements].find((element) => element.getAttribute(LINE) === now.key);
    if (!line) return;
    now.until ??= Date.now() + HELD;
    line.focus();
  }, []);

  useEffect(focusAwaited);

  const focusLine = useCallback(
    (key: string) => {
      awaited.current = { key };
      // A dialog has to close first: elements under it cannot be focused.
      requestAnimationFrame(focusAwaited);
    },
    [focusAwaited],
  );

  return { place, focusLine };
}
