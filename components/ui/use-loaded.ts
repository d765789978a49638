import { useEffect, useState } from 'react';

/**
 * Code that comes when it is first wanted; null until then. `fail` hears that it could not be loaded: offline, or
 * a deployment replaced the file. Both functions must be the same every time.
 */
export function useLoaded<Code>(load: () => Promise<Code>, isWanted: boolean, fail: () => void): Code | null {
  const [code, setCode] = useState<{ loaded: Code } | null>(null);
  useEffect(() => {
    if (isWanted) load().then((loaded) => setCode({ loaded }), fail);
  }, [isWanted, load, fail]);
  return code?.loaded ?? null;
}
