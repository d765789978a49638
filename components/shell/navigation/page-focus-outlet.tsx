'use client';

import { useEffect, useState } from 'react';
import { goWithout, useLoaded } from '@/components/ui/use-loaded';
import { type LinkPlace, placeOf } from '@/lib/browser/link-place';
import { onFollow } from '@/lib/browser/opens-here';

const loadPageFocus = () => import('./page-focus').then((code) => code.PageFocus);

/** What sees to the focus comes with the first link that is followed. */
export function PageFocusOutlet() {
  const [first, setFirst] = useState<LinkPlace | null>(null);
  const PageFocus = useLoaded(loadPageFocus, first !== null, goWithout);
  useEffect(
    () =>
      onFollow((link) => {
        // While it is still there.
        const place = placeOf(link);
        setFirst((before) => before ?? place);
      }),
    [],
  );
  return PageFocus && first ? <PageFocus first={first} /> : null;
}
