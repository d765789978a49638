/** Milliseconds between two calls [A9]. */
const INTERVAL = 250;

/** Calls `callback` at once, then at most once per interval; the last call is never lost [SHELL-14]. */
export function throttle<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
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
    }, INTERVAL);
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
