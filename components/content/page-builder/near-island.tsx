import { type RefObject, useEffect, useState } from 'react';
import { goWithout, useLoaded } from '@/components/ui/use-loaded';
import type { IslandSpec } from '@/lib/content/page-builder/islands';
import type { IslandLabels } from './island-labels';

interface NearIslandProps {
  place: RefObject<HTMLElement | null>;
  spec: IslandSpec;
  labels: IslandLabels;
}

const loadBehaviour = () => import('./islands/behaviour').then(({ Behaviour }) => Behaviour);

/** Brings a part to life when a visitor gets near it. */
export function NearIsland({ place, spec, labels }: NearIslandProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setElement(current);
      },
      { rootMargin: '400px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [place]);
  const Behaviour = useLoaded(loadBehaviour, element !== null, goWithout);
  return Behaviour && element ? <Behaviour place={element} spec={spec} labels={labels} /> : null;
}
