import { useEffect, useState } from 'react';
import type { BehaviourProps } from '@/components/content/page-builder/islands/behaviour-props';
import { setAttributes } from '@/components/content/page-builder/islands/set-attributes';
import type { DrawMap } from './draw-map';

/** A map of the places whose addresses stand below it; where it cannot be shown the addresses are enough. */
export function LocationMap({ place, settings, labels }: BehaviourProps<'map'>) {
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const canvas = place.querySelector<HTMLElement>('[data-element="canvas"]');
    if (!canvas) return;
    const ending = new AbortController();
    const undo = setAttributes(canvas, { role: 'region', 'aria-label': labels.map });
    // The library writes into an element of its own, the server's comes back empty.
    const board = document.createElement('div');
    board.className = 'content-map';
    canvas.append(board);
    const fail = () => {
      if (ending.signal.aborted) return;
      canvas.style.display = 'none';
      setFailed(true);
    };
    loadMap(settings.tiles.provider)
      .then((draw) => {
        if (!ending.signal.aborted) return draw({ board, settings, labels, fail, signal: ending.signal });
      })
      .catch(fail);
    return () => {
      ending.abort();
      board.remove();
      canvas.style.display = '';
      undo();
      setFailed(false);
    };
  }, [place, settings, labels]);

  return hasFailed ? (
    <p role="status" className="mt-4 text-ink-soft">
      {labels.mapFailed}
    </p>
  ) : null;
}

function loadMap(provider: 'tiles' | 'google'): Promise<DrawMap> {
  return provider === 'google'
    ? import('./google-map').then(({ drawGoogleMap }) => drawGoogleMap)
    : import('./leaflet-map').then(({ drawLeafletMap }) => drawLeafletMap);
}
