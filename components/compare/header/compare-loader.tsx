'use client';

import { useEffect, useState } from 'react';
import { onPress } from '@/components/ui/early-press';
import { useLoaded } from '@/components/ui/use-loaded';
import { readStored } from '@/lib/browser/local-storage';
import { warn } from '@/lib/browser/notice-event';
import { useSignedIn } from '@/lib/customer/user-store';
import type { CompareOutletProps } from './compare-outlet';

const loadCompareCode = () => import('./compare-outlet');
const loadCompare = () => loadCompareCode().then((code) => code.CompareOutlet);

/** Comes where there may be a list, or somebody begins one. */
export function CompareLoader(props: CompareOutletProps) {
  const isSignedIn = useSignedIn() === true;
  const [isWanted, setWanted] = useState(false);
  const CompareOutlet = useLoaded(loadCompare, isSignedIn || isWanted);
  useEffect(() => setWanted((before) => before || readStored('compareId') !== null), []);
  useEffect(
    () =>
      onPress('data-compare', (button) => {
        setWanted(true);
        loadCompareCode().then(
          ({ pressCompare }) => pressCompare(button, props),
          () => {
            warn(props.labels.offline);
            button.removeAttribute('aria-busy');
          },
        );
      }),
    [props],
  );
  return CompareOutlet ? <CompareOutlet {...props} /> : null;
}
