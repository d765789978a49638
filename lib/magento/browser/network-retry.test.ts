// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BROWSER_READ_TIMEOUT } from '@/lib/config/constants';
import { AppError } from '@/lib/errors/app-error';
import { mayRetry, withinReadTime, withRetry } from './network-retry';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const errorOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);
const lost = new AppError('network', 'Lost.');

describe('[NET-4] whether it may help to send again', () => {
  it.each([
    [undefined, true],
    ['404', true],
    [200, true],
    [399, true],
    [400, false],
    [429, false],
    [499, false],
    [500, true],
    [503, true],
  ])('after the status %j: %s', (status, may) => expect(mayRetry(status)).toBe(may));

  it('not while the browser is offline, and not on the server', () => {
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    expect(mayRetry(503)).toBe(false);
    vi.stubGlobal('window', undefined);
    expect(mayRetry(503)).toBe(false);
  });
});

describe('[NET-4] a read that is sent again', () => {
  it('waits between 1.5 and 2.5 times as long as before', async () => {
    const luck = vi.spyOn(Math, 'random');
    for (const now of [0, 1, 0, 0.5]) luck.mockReturnValueOnce(now);
    const from = Date.now();
    const sentAt: number[] = [];
    const send = () => {
      sentAt.push(Date.now() - from);
      return Promise.reject(lost);
    };
    const answer = errorOf(withRetry(send, new AbortController().signal));
    await vi.runAllTimersAsync();
    expect(await answer).toBe(lost);
    expect(sentAt).toEqual([0, 300, 300 + 750, 1050 + 1125, 2175 + 2250]);
  });

  it.each<[string, number, AppError]>([
    ['the network has lost it', 5, lost],
    ['a gateway has answered', 5, new AppError('http', 'Away.', { status: 502 })],
    ['a proxy has refused it', 1, new AppError('http', 'No.', { status: 403 })],
    ['Magento has refused it', 1, new AppError('refused', 'No.')],
    ['Magento has not understood it', 1, new AppError('graphql', 'What?')],
  ])('where %s is sent %i times in all', async (_, times, error) => {
    const send = vi.fn(() => Promise.reject(error));
    const answer = errorOf(withRetry(send, new AbortController().signal));
    await vi.runAllTimersAsync();
    expect(await answer).toBe(error);
    expect(send).toHaveBeenCalledTimes(times);
  });

  it('is not sent again once its asker has given up, who waits for no pause', async () => {
    const asker = new AbortController();
    const send = vi.fn(() => Promise.reject(lost));
    const answer = errorOf(withRetry(send, asker.signal));
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(1);
    asker.abort();
    expect(await answer, 'no timer has run').toBe(lost);
    expect(send, 'the last attempt, which finds that nobody waits').toHaveBeenCalledTimes(2);
  });
});

describe('a read within its time', () => {
  const untilGivenUp = (own: AbortSignal) =>
    new Promise((_, reject) => own.addEventListener('abort', () => reject(own.reason)));

  it('is given up at the end of it', async () => {
    const answer = errorOf(withinReadTime(untilGivenUp));
    let isOver = false;
    void answer.then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(BROWSER_READ_TIMEOUT - 1);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver).toBe(true);
  });

  it('is given up with its asker, for the asker’s reason', async () => {
    const asker = new AbortController();
    const answer = errorOf(withinReadTime(untilGivenUp, asker.signal));
    asker.abort('gone');
    expect(await answer).toBe('gone');
  });

  it('finds that its asker was gone before', async () => {
    expect(await withinReadTime(async (own) => [own.aborted, own.reason], AbortSignal.abort('gone'))).toEqual([
      true,
      'gone',
    ]);
    expect(await withinReadTime(async (own) => own.aborted, new AbortController().signal)).toBe(false);
  });

  it('leaves no timer behind, and is nothing to its asker any more', async () => {
    const asker = new AbortController();
    let own: AbortSignal | null = null;
    const read = async (signal: AbortSignal) => {
      own = signal;
      return 'here';
    };
    expect(await withinReadTime(read, asker.signal)).toBe('here');
    expect(vi.getTimerCount()).toBe(0);
    asker.abort();
    expect(own).toMatchObject({ aborted: false });
  });
});
