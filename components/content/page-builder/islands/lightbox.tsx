import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '@/components/ui/dialog/dialog';
import type { BehaviourProps } from './behaviour-props';
import { setAttributes } from './set-attributes';

interface Picture {
  src: string;
  alt: string;
  caption: string;
}

/** The whole picture over the page, at the press of the smaller one, which is a link to it. */
export function Lightbox({ place, labels }: BehaviourProps<'lightbox'>) {
  const [picture, setPicture] = useState<Picture | null>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const link = place.querySelector<HTMLAnchorElement>('a[data-element="lightbox"]');
    if (!link) return;
    const image = link.querySelector('img');
    const undo = setAttributes(link, {
      'aria-haspopup': 'dialog',
      ...(link.textContent?.trim() || image?.alt ? {} : { 'aria-label': labels.openImage }),
    });
    const show = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const caption = place.querySelector('figcaption')?.textContent?.trim() ?? '';
      setPicture({ src: link.href, alt: image?.alt ?? '', caption });
      setOpen(true);
    };
    link.addEventListener('click', show);
    return () => {
      link.removeEventListener('click', show);
      undo();
    };
  }, [place, labels]);

  // Out of the merchant's content, whose headings and pictures have a look of their own.
  return createPortal(
    <Dialog
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      name={picture?.caption || picture?.alt || labels.image}
      title={picture?.caption || labels.image}
      closeLabel={labels.close}
      place="centre"
      className="w-fit max-w-[min(calc(100vw-2rem),80rem)]"
    >
      {picture ? (
        // biome-ignore lint/performance/noImgElement: the merchant's link names the whole picture
        <img
          src={picture.src}
          alt={picture.alt}
          className="m-auto max-h-[calc(100dvh-8rem)] rounded-none object-contain p-2"
        />
      ) : null}
    </Dialog>,
    document.body,
  );
}
