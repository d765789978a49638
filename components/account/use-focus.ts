import { type RefObject, useCallback, useEffect, useState } from 'react';

type Place = RefObject<HTMLElement | null>;

/** Gives the function that focuses the element of a CSS selector within a place, after the rendering that is under way. */
export function useFocusOn(place: Place): (selector: string) => void {
  const [selector, setSelector] = useState<string | null>(null);

  useEffect(() => {
    if (selector !== null) place.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [selector, place]);

  return setSelector;
}

/** Gives what focuses a place once a change is rendered; `onlyIfLost`: only where nothing has the focus any more. */
export function useFocusAfter(place: Place, { onlyIfLost = false } = {}): () => void {
  const [changes, setChanges] = useState(0);

  useEffect(() => {
    if (changes > 0 && !(onlyIfLost && document.activeElement !== document.body)) place.current?.focus();
  }, [changes, onlyIfLost, place]);

  return useCallback(() => setChanges((count) => count + 1), []);
}
