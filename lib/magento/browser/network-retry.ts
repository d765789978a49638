import { BROWSER_READ_TIMEOUT } from '@/lib/config/constants';
import { toAppError } from '@/lib/magento/to-app-error';

/**
 * Five times in all; each wait, the first one too, is 1.5 to 2.5 times the one before, so that the first is 300 to
 * 500 ms [NET-4]. Names as in @urql/exchange-retry, which retries for the client.
 */
export const RETRY = { initialDelayMs: 200, maxNumberAttempts: 5 } as const;

/** Whether it may help to send again: online, in a browser. What a proxy refuses by itself it refuses again. */
export function mayRetry(status: unknown): boolean {
  if (typeof window === 'undefined' || !window.navigator.onLine) return false;
  return typeof status !== 'number' || status < 400 || status >= 500;
}

/** Sends a read again as long as the network loses it [NET-4]. Throws AppError. p-retry would weigh 1.5 KiB. */
export async function withRetry<T>(send: () => Promise<T>, signal: AbortSignal): Promise<T> {
  let delay: number = RETRY.initialDelayMs;
  for (let attempt = 1; ; attempt++) {
    try {
      return await send();
    } catch (cause) {
      const error = toAppError(cause);
      const isLost = error.kind === 'network' || error.kind === 'http';
      if (!isLost || signal.aborted || attempt === RETRY.maxNumberAttempts || !mayRetry(error.status)) throw error;
      delay *= 1.5 + Math.random();
      await pause(delay, signal);
    }
  }
}

/** Runs a read with a signal that gives it up after a time, or when `signal` does; `AbortSignal.any` is too new. */
export async function withinReadTime<T>(read: (own: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
  const controller = new AbortController();
  const giveUp = () => controller.abort(signal?.reason);
  const timer = setTimeout(giveUp, BROWSER_READ_TIMEOUT);
  signal?.addEventListener('abort', giveUp, { once: true });
  if (signal?.aborted) giveUp();
  try {
    return await read(controller.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    // Whoever gives up does not wait for it; the next attempt finds the signal.
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
