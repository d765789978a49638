import { useEffect, useMemo, useState } from 'react';
import type { GuardSource } from '@/lib/pharmacy/guard/guard-source';
import { loadGuardSource } from '@/lib/pharmacy/guard/load-guard-source';
import type { FactLabels } from '@/lib/pharmacy/medicine-facts';

/** What the guard of baskets needs, once it is wanted; null until it has come, false where it does not. */
export function useGuardSource(isWanted: boolean): GuardSource | false | null {
  const [source, setSource] = useState<GuardSource | false | null>(null);
  useEffect(() => {
    if (isWanted) loadGuardSource().then(setSource, () => setSource(false));
  }, [isWanted]);
  return source;
}

/** The labels that facts are read with; null until they have come. */
export function useGuardLabels(source: GuardSource | false | null): FactLabels | null {
  return useMemo(
    () =>
      source
        ? new Map(source.attributes.map(({ code, input, options }) => [code, { input, options: new Map(options) }]))
        : null,
    [source],
  );
}
