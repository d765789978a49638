'use client';

import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';
import { savesData } from '@/lib/browser/visitor-wishes';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch' | 'transitionTypes'> & { href: string };

/** How a page comes that a link leads to. */
export const CHANGES_PAGE = ['page'];

/** Prefetches once the visitor means it: all links in view would render cold pages and load their code for nothing. */
export function Link({ onMouseEnter, onFocus, onTouchStart, ...props }: LinkProps) {
  const [isMeant, setMeant] = useState(false);
  function mean<E>(tell?: (event: E) => void) {
    return (event: E) => {
      setMeant(!savesData());
      tell?.(event);
    };
  }
  return (
    <NextLink
      {...props}
      prefetch={isMeant ? null : false}
      transitionTypes={CHANGES_PAGE}
      onMouseEnter={mean(onMouseEnter)}
      onFocus={mean(onFocus)}
      onTouchStart={mean(onTouchStart)}
    />
  );
}
