'use client';

import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & { href: string };

/** Prefetches once the visitor means it: prefetching all in view would render cold pages on the backend for nothing. */
export function Link({ onMouseEnter, onFocus, onTouchStart, ...props }: LinkProps) {
  const [meant, setMeant] = useState(false);
  return (
    <NextLink
      {...props}
      prefetch={meant ? null : false}
      onMouseEnter={(event) => {
        setMeant(true);
        onMouseEnter?.(event);
      }}
      onFocus={(event) => {
        setMeant(true);
        onFocus?.(event);
      }}
      onTouchStart={(event) => {
        setMeant(true);
        onTouchStart?.(event);
      }}
    />
  );
}
