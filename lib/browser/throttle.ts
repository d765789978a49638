/** Milliseconds between two calls where nothing else is asked for [A9]. */
const DEFAULT_INTERVAL = 250;

/** Calls `callback` at once, then at most once per interval (milliseconds); the last call is never lost [SHELL-14]. */
export function throttle<Args extends unknown[]>(
  callback: (...args: Args) => void,
  interval = DEFAULT_INTERVAL,
): (...args: Args) => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let latest: Args | null = null;
  const pause = () => {
    timer = setTimeout(() => {
      timer = null;
      if (!latest) return;
      const args = latest;
      latest = null;
      callback(...args);
      pause();
    }, interval);
  };
  return (...args) => {
    if (timer) {
      latest = args;
      return;
    }
    callback(...args);
    pause();
  };
}
