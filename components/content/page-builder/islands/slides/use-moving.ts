import { useLayoutEffect, useState } from 'react';
import { type Moving, type MovingParts, type MovingSettings, type MovingState, startMoving } from './moving';

interface Started {
  moving: Moving;
  parts: MovingParts;
}

/** Moves what `find` makes of the server's elements; null where nothing is to move. `find` must be the same every time. */
export function useMoving(
  place: HTMLElement,
  find: (place: HTMLElement) => MovingParts | null,
  settings: MovingSettings,
): (Started & { state: MovingState }) | null {
  const [started, setStarted] = useState<Started | null>(null);
  const [state, setState] = useState<MovingState | null>(null);
  // Before the next paint: the row that was scrolled and the one that moves stand at the same place.
  useLayoutEffect(() => {
    const parts = find(place);
    if (!parts) return;
    const moving = startMoving(place, parts, settings, setState);
    setStarted({ moving, parts });
    return () => {
      moving.end();
      setStarted(null);
    };
  }, [place, find, settings]);
  return started && state ? { ...started, state } : null;
}
