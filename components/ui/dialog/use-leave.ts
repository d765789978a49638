import { type RefObject, useEffect } from 'react';

/** Calls back when the pointer or the focus goes elsewhere than into the element. */
export function useLeave(element: RefObject<HTMLElement | null>, onLeave: () => void): void {
  useEffect(() => {
    const whenElsewhere = ({ target }: Event) => {
      if (element.current && target instanceof Node && !element.current.contains(target)) onLeave();
    };
    document.addEventListener('pointerdown', whenElsewhere);
    document.addEventListener('focusin', whenElsewhere);
    return () => {
      document.removeEventListener('pointerdown', whenElsewhere);
      document.removeEventListener('focusin', whenElsewhere);
    };
  }, [element, onLeave]);
}
