'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type LinkPlace, linkAt, placeOf } from '@/lib/browser/link-place';
import { onFollow } from '@/lib/browser/opens-here';
import { useShellStore } from '@/lib/shell/shell-store';

/** Milliseconds in which a page that was gone back to may still be drawn. */
const SETTLING = 1000;

/** Focuses a new page's content, or the link that was followed on the way back, as the router does not [ROUTE-18]. */
export function PageFocus({ first: start }: { first: LinkPlace }) {
  const pathname = usePathname();
  const shown = useRef(start.pathname);
  /** A link leads to the coming page; the router draws one that is gone back to before anybody hears of it. */
  const isFollowing = useRef(true);
  const followed = useRef(new Map([[start.page, start]]));

  useEffect(
    () =>
      onFollow((link) => {
        isFollowing.current = true;
        const place = placeOf(link);
        followed.current.set(place.page, place);
      }),
    [],
  );

  // Before the browser draws: nobody is to see the top of a page that they have left further down.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const place = isFollowing.current ? undefined : followed.current.get(window.location.href);
    isFollowing.current = false;
    const main = content();
    const give = () => {
      if (isBusy(document.activeElement)) return;
      const link = place && foundAgain(place);
      (link ?? main)?.focus({ preventScroll: true });
    };
    if (place) foundAgain(place);
    // A skeleton gives its place to the page a moment later, and the router may draw a page in two steps.
    const first = setTimeout(give);
    const observer = new MutationObserver(() => {
      if ([main, document.body].includes(document.activeElement as HTMLElement)) give();
    });
    if (place && main) observer.observe(main, { childList: true, subtree: true });
    const last = setTimeout(() => observer.disconnect(), SETTLING);
    return () => {
      clearTimeout(first);
      clearTimeout(last);
      observer.disconnect();
    };
  }, [pathname]);
  return null;
}

/** Who types, or is in a drawer or another dialog, is let alone. */
function isBusy(element: Element | null): boolean {
  return (
    useShellStore.getState().overlay ||
    element?.closest('dialog[open]') != null ||
    element?.matches('input, textarea, select') === true
  );
}

function content(): HTMLElement | null {
  const main = document.getElementById('main');
  if (main) main.tabIndex = -1;
  return main;
}

/** The link, with its page scrolled to where it was. */
function foundAgain(place: LinkPlace): HTMLAnchorElement | undefined {
  const link = linkAt(place);
  // The browser notes where a page is left when the address changes: a skeleton may have taken its place before.
  if (link && window.scrollY === 0) window.scrollTo({ top: place.scrolled, behavior: 'instant' });
  return link;
}
