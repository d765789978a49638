'use client';

import { type ReactNode, useRef } from 'react';
import { useWhenIdle } from '@/components/ui/use-when-idle';
import type { IslandSpec } from '@/lib/content/page-builder/islands';
import type { IslandLabels } from './island-labels';

interface IslandProps {
  spec: IslandSpec;
  labels: IslandLabels;
  /** The part as the server drew it, which reads well by itself. */
  children: ReactNode;
}

const loadCode = () => import('./near-island').then(({ NearIsland }) => NearIsland);

/** A part of merchant content that moves or answers. What every content page loads of it is this file. */
export function Island({ spec, labels, children }: IslandProps) {
  const place = useRef<HTMLDivElement>(null);
  const Code = useWhenIdle(loadCode, place);
  return (
    <div ref={place} className="content-island">
      {children}
      {Code ? <Code place={place} spec={spec} labels={labels} /> : null}
    </div>
  );
}
