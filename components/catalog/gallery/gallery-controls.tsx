'use client';

import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '@/components/ui/image/icon';
import { MediaImage } from '@/components/ui/image/media-image';
import { useLoaded } from '@/components/ui/use-loaded';
import { fill } from '@/lib/catalog/options/panel-text';
import { type SelectedImage, useSelectedImage } from '@/lib/catalog/product/selected-image';
import { type GalleryLabels, MAIN_IMAGE, THUMBNAIL } from './gallery-props';
import { usePosition } from './use-position';

interface GalleryControlsProps {
  root: RefObject<HTMLElement | null>;
  images: readonly { url: string; label: string }[];
  labels: GalleryLabels;
}

const loadZoom = () => import('./zoom').then((code) => code.Zoom);

const ROUND = 'items-center justify-center rounded-full border border-line bg-surface text-ink hover:text-evergreen';

/** Previous, next, position and zoom of a gallery. */
export function GalleryControls({ root, images, labels }: GalleryControlsProps) {
  const chosen = useSelectedImage((state) => state.image);
  const total = images.length;
  const [isZoomed, setZoomed] = useState(false);
  useEffect(() => {
    if (total < 2 || !navigator.serviceWorker?.controller) return;
    const prefetch = import('@/lib/pwa/prefetch-images');
    prefetch.then((code) => code.prefetchImages(images.map(({ url }) => url))).catch(() => undefined);
  }, [images, total]);
  const Zoom = useLoaded(loadZoom, isZoomed);
  const known = chosen ? images.findIndex(({ url }) => url === chosen.url) : 0;
  const { current, show } = usePosition(root, images.length, { chosen: Math.max(known, 0), key: chosen?.url });
  const lead = chosen && known < 0 ? chosen : null;
  const shown = lead ? [lead, ...images.slice(1)] : images;
  return (
    <>
      {lead ? <LeadImage root={root} image={lead} /> : null}
      {total > 1 ? (
        <>
          <button
            type="button"
            aria-label={labels.previous}
            onClick={() => show(current - 1)}
            className={`${ROUND} s-arrow`}
          >
            <Icon name="chevron-left" />
          </button>
          <button
            type="button"
            aria-label={labels.next}
            onClick={() => show(current + 1)}
            className={`${ROUND} s-arrow`}
          >
            <Icon name="chevron-right" />
          </button>
          <p className="absolute bottom-3 left-3 max-[11.25rem]:sr-only rounded-full bg-surface px-3 py-1 text-sm tabular-nums">
            <span aria-hidden="true">
              {current + 1}/{total}
            </span>
            <span role="status" className="sr-only">
              {fill(labels.position, { number: current + 1, total })}
            </span>
          </p>
        </>
      ) : null}
      <button
        type="button"
        aria-label={labels.zoom}
        onClick={() => setZoomed(true)}
        className={`${ROUND} absolute right-3 bottom-3 flex`}
      >
        <Icon name="search" />
      </button>
      {isZoomed && Zoom ? (
        <Zoom images={shown} start={current} labels={labels} onClose={() => setZoomed(false)} />
      ) : null}
    </>
  );
}

interface LeadImageProps {
  root: RefObject<HTMLElement | null>;
  image: SelectedImage;
}

/** A variant's image in place of the first one, in the row and among the thumbnails. */
function LeadImage({ root, image: { url, label } }: LeadImageProps) {
  const [places, setPlaces] = useState<{ slide: Element | null; thumbnail: Element | null } | null>(null);

  useEffect(() => {
    const slide = root.current?.querySelector('[data-slides] > li') ?? null;
    const thumbnail = root.current?.querySelector('[data-thumbnails] a') ?? null;
    setPlaces({ slide, thumbnail });
    for (const place of [slide, thumbnail]) place?.setAttribute('data-replaced', '');
    return () => {
      for (const place of [slide, thumbnail]) place?.removeAttribute('data-replaced');
    };
  }, [root]);

  return (
    <>
      {places?.slide
        ? createPortal(
            <MediaImage {...MAIN_IMAGE} key={url} src={url} alt={label} className="s-picture absolute inset-0" />,
            places.slide,
          )
        : null}
      {places?.thumbnail
        ? createPortal(
            <MediaImage
              {...THUMBNAIL}
              key={url}
              src={url}
              alt=""
              className="absolute inset-0 size-full object-cover"
            />,
            places.thumbnail,
          )
        : null}
    </>
  );
}
