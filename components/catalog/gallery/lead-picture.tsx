'use client';

import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { MediaImage } from '@/components/ui/image/media-image';
import type { ChosenPicture } from '@/lib/catalog/product/chosen-picture';
import { MAIN_PICTURE, THUMBNAIL } from './picture-props';

interface LeadPictureProps {
  root: RefObject<HTMLElement | null>;
  picture: ChosenPicture;
}

/** A variant's picture in place of the first one, in the row and among the thumbnails. */
export function LeadPicture({ root, picture: { url, label } }: LeadPictureProps) {
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
        ? createPortal(<MediaImage {...MAIN_PICTURE} key={url} src={url} alt={label} className={SHOWN} />, places.slide)
        : null}
      {places?.thumbnail
        ? createPortal(<MediaImage {...THUMBNAIL} key={url} src={url} alt="" className={SHOWN} />, places.thumbnail)
        : null}
    </>
  );
}

const SHOWN = 'absolute inset-0 size-full object-cover';
