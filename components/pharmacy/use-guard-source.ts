import { useEffect, useMemo, useState } from 'react';
import { toLabels } from '@/lib/catalog/card/badge-source';
import type { Labels } from '@/lib/catalog/card/card-rules';
import type { GuardSource } from '@/lib/pharmacy/guard/guard-source';
import { loadGuardSource } from '@/lib/pharmacy/guard/load-guard-source';

/** What the guard of baskets needs, once it is wanted; null until it has come, false where it does not. */
export function useGuardSource(isWanted: boolean): GuardSource | false | null {
  const [source, setSource] = useState<GuardSource | false | null>(null);
  useEffect(() => {
    if (isWanted) loadGuardSource().then(setSource, () => setSource(false));
  }, [isWanted]);
  return source;
}

/** The labels that facts are read with; null until they have come. */
export function useGuardLabels(source: GuardSource | false | null): Labels | null {
  return useMemo(() => (source ? toLabels(source.attributes) : null), [source]);
}
