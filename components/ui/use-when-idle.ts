'use client';

import { type RefObject, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import { useLoaded } from './use-loaded';

/** What `useLoaded` gives, at rest or a touch of `element`. Not Suspense: only scripts put larger ones in place. */
export function useWhenIdle<Code>(
  load: () => Promise<Code>,
  element: RefObject<HTMLElement | null>,
  fail?: (retry: () => void) => void,
): Code | false | null {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenIdle(element.current, () => setWanted(true)), [element]);
  return useLoaded(load, isWanted, fail);
}
