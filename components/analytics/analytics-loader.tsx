'use client';

import { useEffect, useState } from 'react';
import { onPress } from '@/components/ui/early-press';
import { goWithout, useLoaded } from '@/components/ui/use-loaded';
import { mayBeCounted } from '@/lib/analytics/privacy-choice';
import type { AnalyticsProps } from './privacy-labels';

const loadOutlet = () => import('./analytics-outlet').then((code) => code.AnalyticsOutlet);

/** Comes for who has agreed, who has still to be asked, and who wants to choose again: only they miss it. */
export function AnalyticsLoader(props: AnalyticsProps) {
  const [isWanted, setWanted] = useState(false);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  useEffect(() => setWanted(mayBeCounted()), []);
  useEffect(
    () =>
      onPress('data-privacy', (button) => {
        button.removeAttribute('aria-busy');
        setWanted(true);
        setOpener(button);
      }),
    [],
  );
  const AnalyticsOutlet = useLoaded(loadOutlet, isWanted, opener ? undefined : goWithout);
  return AnalyticsOutlet ? <AnalyticsOutlet {...props} opener={opener} onClose={() => setOpener(null)} /> : null;
}
