'use client';

import { lazy, type RefObject, Suspense, useState } from 'react';
import { Icon } from '@/components/ui/image/icon';
import { fill } from '@/lib/catalog/options/panel-text';
import { useChosenPicture } from '@/lib/catalog/product/chosen-picture';
import type { GalleryWords } from './gallery-words';
import { LeadPicture } from './lead-picture';
import { usePosition } from './use-position';

interface GalleryControlsProps {
  root: RefObject<HTMLElement | null>;
  pictures: readonly { url: string; label: string }[];
  words: GalleryWords;
}

const Zoom = lazy(() => import('./zoom').then((module) => ({ default: module.Zoom })));

const ROUND =
  'items-center justify-center rounded-full border border-line bg-surface text-ink hover:text-evergreen size-11';

/** Previous, next, position and zoom of a gallery. */
export function GalleryControls({ root, pictures, words }: GalleryControlsProps) {
  const chosen = useChosenPicture((state) => state.picture);
  const [isZoomed, setZoomed] = useState(false);
  const known = chosen ? pictures.findIndex(({ url }) => url === chosen.url) : 0;
  const { current, show } = usePosition(root, pictures.length, { chosen: Math.max(known, 0), key: chosen?.url });
  const lead = chosen && known < 0 ? chosen : null;
  const shown = lead ? [lead, ...pictures.slice(1)] : pictures;
  const total = pictures.length;
  return (
    <>
      {lead ? <LeadPicture root={root} picture={lead} /> : null}
      {total > 1 ? (
        <>
          <button
            type="button"
            aria-label={words.previous}
            onClick={() => show(current - 1)}
            className={`${ROUND} absolute top-1/2 left-3 hidden -translate-y-1/2 lg:flex`}
          >
            <Icon name="chevron-left" />
          </button>
          <button
            type="button"
            aria-label={words.next}
            onClick={() => show(current + 1)}
            className={`${ROUND} absolute top-1/2 right-3 hidden -translate-y-1/2 lg:flex`}
          >
            <Icon name="chevron-right" />
          </button>
          <p className="absolute bottom-3 left-3 rounded-full bg-surface px-3 py-1 text-sm tabular-nums">
            <span aria-hidden="true">
              {current + 1}/{total}
            </span>
            <span role="status" className="sr-only">
              {fill(words.position, { number: current + 1, total })}
            </span>
          </p>
        </>
      ) : null}
      <button
        type="button"
        aria-label={words.zoom}
        onClick={() => setZoomed(true)}
        className={`${ROUND} absolute right-3 bottom-3 flex`}
      >
        <Icon name="search" />
      </button>
      {isZoomed ? (
        <Suspense>
          <Zoom pictures={shown} start={current} words={words} onClose={() => setZoomed(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
