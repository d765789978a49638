'use client';

import { type ReactNode, useRef } from 'react';
import { goWithout } from '@/components/ui/use-loaded';
import { useWhenIdle } from '@/components/ui/use-when-idle';
import type { ArrivalFacts } from './arrival-texts';

interface ArrivalProps extends ArrivalFacts {
  /** The rule in words, true on a page of any age; it keeps its room, so that nothing moves. */
  children: ReactNode;
}

const loadClock = () => import('./arrival-clock').then((code) => code.ArrivalClock);

/** When it comes, in as many lines as the sentences have: what the server can promise, then what the clock says. */
export function Arrival({ children, ...props }: ArrivalProps) {
  const place = useRef<HTMLSpanElement>(null);
  const Clock = useWhenIdle(loadClock, place, goWithout);
  return (
    <span ref={place} className="grid whitespace-pre-line *:[grid-area:1/1]">
      <span className={Clock ? 'invisible' : ''}>{children}</span>
      {Clock ? (
        <span>
          <Clock {...props} />
        </span>
      ) : null}
    </span>
  );
}
