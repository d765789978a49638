import { type RefObject, useEffect, useState } from 'react';

/** Gives the function that focuses the element of a CSS selector within a place, after the rendering that is under way. */
export function useFocusOn(place: RefObject<HTMLElement | null>): (selector: string) => void {
  const [selector, setSelector] = useState<string | null>(null);

  useEffect(() => {
    if (selector !== null) place.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [selector, place]);

  return setSelector;
}
