import { vi } from 'vitest';

/**
 * Waiting takes no time from here on, and the clock shows that it was waited: it goes on to the next timer as soon as
 * nothing else is to be done. Ends with `vi.useRealTimers()`.
 */
export function runAhead(): void {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  }).setTimerTickMode('nextTimerAsync');
}
