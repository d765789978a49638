'use client';

import { type ReactNode, useEffect, useRef } from 'react';

interface OutcomeProps {
  title: string;
  text: ReactNode;
  children?: ReactNode;
}

/** In the place of a form that has been sent; its heading takes the focus, since what had it is gone. */
export function Outcome({ title, text, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="-mx-1 w-fit rounded-sm px-1 text-xl">
        {title}
      </h2>
      <p>{text}</p>
      {children ? <p className="flex flex-wrap gap-3">{children}</p> : null}
    </div>
  );
}
