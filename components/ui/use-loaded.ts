import { useEffect, useState } from 'react';
import { UNLOADED_NOTICE } from './unloaded-notice';

/** Ways to try again, one for each part that did not load. */
const retries = new Set<() => void>();

/** What has come, by what loads it: a page of the router that is rendered anew has it at once. */
const come = new WeakMap<object, unknown>();

/**
 * Code that comes when it is wanted: null until then, false while it could not be loaded (offline, a deployment), when
 * the plain link or form takes its place. The page says so and tries again at the press of a button, or as soon as the
 * connection is back, unless `fail` does something else. `load` and `fail` must be the same functions every time.
 */
export function useLoaded<Code>(
  load: () => Promise<Code>,
  isWanted: boolean,
  fail: (retry: () => void) => void = offerRetry,
): Code | false | null {
  const [code, setCode] = useState<{ loaded: Code | false } | null>(() =>
    come.has(load) ? { loaded: come.get(load) as Code } : null,
  );
  useEffect(() => {
    if (!isWanted) return;
    const start = () => {
      load().then(
        (loaded) => {
          come.set(load, loaded);
          setCode({ loaded });
        },
        () => {
          setCode({ loaded: false });
          if (!isGone) fail(start);
        },
      );
    };
    let isGone = false;
    start();
    return () => {
      isGone = true;
      // A notice that was closed stays closed.
      if (retries.delete(start) && retries.size === 0) showNotice();
    };
  }, [isWanted, load, fail]);
  return code?.loaded ?? null;
}

/** For what nobody asked for: a page is whole without it, and says nothing. */
export function goWithout(): void {}

function offerRetry(retry: () => void): void {
  retries.add(retry);
  showNotice();
  window.addEventListener('online', retryAll);
}

function showNotice(): void {
  const notice = document.getElementById(UNLOADED_NOTICE);
  if (!notice) return;
  notice.hidden = retries.size === 0;
  notice.onclick = retryAll;
}

function retryAll(): void {
  const again = [...retries];
  retries.clear();
  showNotice();
  for (const retry of again) retry();
}
