import { useEffect, useState } from 'react';

/** Null until wanted code has come; `fail` hears that it could not (offline, a deployment). Both must be stable. */
export function useLoaded<Code>(
  load: () => Promise<Code>,
  isWanted: boolean,
  fail: () => void = goWithout,
): Code | null {
  const [code, setCode] = useState<{ loaded: Code } | null>(null);
  useEffect(() => {
    if (isWanted) load().then((loaded) => setCode({ loaded }), fail);
  }, [isWanted, load, fail]);
  return code?.loaded ?? null;
}

function goWithout(): void {}
