import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** The image of a gallery's row that is seen; `show` goes round. Row and thumbnails are the server's, found by mark. */
export function usePosition(
  root: RefObject<HTMLElement | null>,
  total: number,
  { chosen, key }: { chosen: number; key: string | undefined },
) {
  const [current, setCurrent] = useState(0);

  const show = useCallback(
    (index: number) => {
      const row = slidesOf(root);
      const wrapped = (index + total) % total;
      setCurrent(wrapped);
      row?.scrollTo({ left: wrapped * row.clientWidth });
    },
    [root, total],
  );

  useEffect(() => {
    const row = slidesOf(root);
    const thumbnails = thumbnailsOf(root);
    const readPosition = () => {
      if (row?.clientWidth) setCurrent(Math.round(row.scrollLeft / row.clientWidth));
    };
    const follow = (event: Event) => {
      event.preventDefault();
      if (event.currentTarget instanceof HTMLElement) show(thumbnails.indexOf(event.currentTarget));
    };
    const controller = new AbortController();
    const { signal } = controller;
    readPosition();
    row?.addEventListener('scroll', readPosition, { signal, passive: true });
    for (const thumbnail of thumbnails) thumbnail.addEventListener('click', follow, { signal });
    return () => controller.abort();
  }, [root, show]);

  useEffect(() => {
    for (const [index, thumbnail] of thumbnailsOf(root).entries()) {
      if (index === current) thumbnail.setAttribute('aria-current', 'true');
      else thumbnail.removeAttribute('aria-current');
    }
  }, [root, current]);

  // Only a change moves the row: at first it may stand where the visitor has scrolled it.
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    show(chosen);
  }, [key, chosen, show]);

  return { current, show };
}

function slidesOf(root: RefObject<HTMLElement | null>): HTMLElement | null {
  return root.current?.querySelector<HTMLElement>('[data-slides]') ?? null;
}

function thumbnailsOf(root: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...(root.current?.querySelectorAll<HTMLElement>('[data-thumbnails] a') ?? [])];
}
