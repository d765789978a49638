'use client';

import { type RefObject, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import { useLoaded } from './use-loaded';

/**
 * What `useLoaded` gives, once the page rests or `element` is touched; what the server rendered stays until then. Not
 * Suspense: React sends larger ones as a hidden template that only a script puts in place.
 */
export function useWhenIdle<Code>(
  load: () => Promise<Code>,
  element: RefObject<HTMLElement | null>,
): Code | false | null {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenIdle(element.current, () => setWanted(true)), [element]);
  return useLoaded(load, isWanted);
}
