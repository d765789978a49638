'use client';

import { type RefObject, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';

/**
 * Null until the page rests or `element` is touched; what the server rendered stays until then. Not Suspense: React
 * sends larger ones as a hidden template that only a script puts in place. `load` must be the same function every time.
 */
export function useWhenIdle<Code>(load: () => Promise<Code>, element: RefObject<HTMLElement | null>): Code | null {
  const [code, setCode] = useState<{ loaded: Code } | null>(null);
  useEffect(() => {
    let isGone = false;
    const giveUp = whenIdle(element.current, () => {
      load().then(
        (loaded) => isGone || setCode({ loaded }),
        // Offline, or a deployment replaced the file: the page still reads and the next visit tries again.
        () => undefined,
      );
    });
    return () => {
      isGone = true;
      giveUp();
    };
  }, [load, element]);
  return code?.loaded ?? null;
}
