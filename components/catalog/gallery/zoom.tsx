'use client';

import { type KeyboardEvent, useState } from 'react';
import { Modal } from '@/components/ui/dialog/modal';
import { Icon } from '@/components/ui/image/icon';
import { MediaImage } from '@/components/ui/image/media-image';
import { fill } from '@/lib/catalog/options/panel-text';
import type { GalleryLabels } from './gallery-props';

interface ZoomProps {
  images: readonly { url: string; label: string }[];
  start: number;
  labels: GalleryLabels;
  onClose: () => void;
}

const ROUND =
  'flex size-11 items-center justify-center rounded-full hover:bg-evergreen-tint hover:text-evergreen-strong';

/** The large images over the whole page: to pinch, scroll and step through. Escape closes, the focus goes back. */
export function Zoom({ images, start, labels, onClose }: ZoomProps) {
  const [current, setCurrent] = useState(start);
  const [isLarge, setLarge] = useState(false);
  const total = images.length;
  const image = images[current];

  function show(index: number) {
    setCurrent((index + total) % total);
    setLarge(false);
  }

  /** Once enlarged, the arrows scroll. */
  function step(event: KeyboardEvent) {
    if (isLarge || total < 2) return;
    if (event.key === 'ArrowLeft') show(current - 1);
    else if (event.key === 'ArrowRight') show(current + 1);
  }

  return (
    <Modal
      isOpen
      label={labels.zoomed}
      onClose={onClose}
      onKeyDown={step}
      className="m-0 h-dvh max-h-none w-full max-w-none flex-col bg-paper open:flex"
    >
      <div className="flex items-center justify-between gap-2 px-3 py-2">
        <p role="status" className="px-2 text-sm tabular-nums">
          {fill(labels.position, { number: current + 1, total })}
        </p>
        <div className="flex gap-1">
          {total > 1 ? (
            <>
              <button type="button" aria-label={labels.previous} onClick={() => show(current - 1)} className={ROUND}>
                <Icon name="chevron-left" />
              </button>
              <button type="button" aria-label={labels.next} onClick={() => show(current + 1)} className={ROUND}>
                <Icon name="chevron-right" />
              </button>
            </>
          ) : null}
          <button
            type="button"
            aria-label={isLarge ? labels.shrink : labels.enlarge}
            onClick={() => setLarge(!isLarge)}
            className={ROUND}
          >
            <Icon name={isLarge ? 'minus' : 'plus'} />
          </button>
          <button type="button" aria-label={labels.close} onClick={onClose} className={ROUND}>
            <Icon name="close" />
          </button>
        </div>
      </div>
      <div tabIndex={isLarge ? 0 : undefined} className="min-h-0 flex-1 overflow-auto overscroll-contain bg-sunken">
        {image ? (
          <MediaImage
            key={image.url}
            src={image.url}
            alt={image.label}
            sizes={isLarge ? '200vw' : '100vw'}
            maxWidth={2560}
            isFirst
            className={isLarge ? 'mx-auto w-[200%] max-w-none lg:w-full' : 'mx-auto h-full w-full object-contain'}
          />
        ) : null}
      </div>
    </Modal>
  );
}
