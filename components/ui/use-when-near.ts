'use client';

import { type RefObject, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import { useLoaded } from './use-loaded';

/** Far enough below the window for what is loaded to come before it is seen. */
const NEAR = '800px';

/** What `useLoaded` gives once the page rests and a visitor is near `element`; elsewhere nothing is loaded. */
export function useWhenNear<Code>(
  load: () => Promise<Code>,
  element: RefObject<HTMLElement | null>,
  isWanted = true,
  fail?: (retry: () => void) => void,
): Code | false | null {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: NEAR },
    );
    const giveUp = whenIdle(current, () => observer.observe(current));
    return () => {
      giveUp();
      observer.disconnect();
    };
  }, [element]);
  const isDue = isWanted && isNear;
  const code = useLoaded(load, isDue, fail);
  return isDue ? code : null;
}
