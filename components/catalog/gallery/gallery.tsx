'use client';

import { type ReactNode, useRef } from 'react';
import { useWhenIdle } from '@/components/ui/use-when-idle';
import type { GalleryLabels } from './gallery-props';

interface GalleryProps {
  images: readonly { url: string; label: string }[];
  labels: GalleryLabels;
  thumbnails: ReactNode;
  children: ReactNode;
}

const loadControls = () =>
  import(/* webpackChunkName: "product" */ './gallery-controls').then(({ GalleryControls }) => GalleryControls);

/** Pictures that the server has drawn; their controls come once the page rests. */
export function Gallery({ images, labels, thumbnails, children }: GalleryProps) {
  const root = useRef<HTMLDivElement>(null);
  const Controls = useWhenIdle(loadControls, root);
  return (
    <div
      ref={root}
      data-bare={Controls === false || undefined}
      // Thumbnails have their column before they are there.
      className={`flex min-w-0 flex-col gap-3 lg:items-start lg:self-start ${thumbnails ? 'lg:grid lg:grid-cols-[5rem_minmax(0,1fr)]' : ''}`}
    >
      <div className="relative w-full min-w-0 overflow-hidden rounded-card bg-sunken lg:col-start-2 lg:row-start-1">
        {children}
        {Controls ? <Controls root={root} images={images} labels={labels} /> : null}
      </div>
      {thumbnails}
    </div>
  );
}
