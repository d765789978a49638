// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BROWSER_READ_TIMEOUT } from '@/lib/config/constants';
import { readOnce, shopPost, shopRead } from './shop-read';

type Answering = (url: string, init: RequestInit) => Promise<Response>;

const answer = vi.fn<Answering>();
const lost: Answering = async () => Promise.reject(new TypeError('Failed to fetch'));
const silent: Answering = (_, { signal }) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
const errorOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

beforeEach(() => {
  document.documentElement.dataset.store = 'mmstr_th';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', answer.mockReset());
  answer.mockImplementation(async () => Response.json({ is: 'here' }));
});

afterEach(() => {
  delete document.documentElement.dataset.store;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a read of the shop’s own API', () => {
  it('goes by GET, with its query', async () => {
    expect(await shopRead('/api/thing', { sku: 'A & B' }, { cache: 'no-store' })).toEqual({ is: 'here' });
    expect(answer.mock.calls[0]).toEqual([
      '/api/thing?sku=A+%26+B',
      { cache: 'no-store', signal: expect.any(AbortSignal) },
    ]);
  });

  it('[NET-4] is sent again where the network, or a gateway, loses it', async () => {
    answer.mockImplementationOnce(lost).mockResolvedValueOnce(new Response('', { status: 502 }));
    const read = shopRead('/api/thing', {});
    await vi.runAllTimersAsync();
    expect(await read).toEqual({ is: 'here' });
    expect(answer).toHaveBeenCalledTimes(3);
  });

  it('is sent once where it is told so, and where it is refused', async () => {
    answer.mockImplementation(lost);
    expect(await errorOf(shopRead('/api/thing', { sku: 'A' }, { isRetried: false }))).toMatchObject({
      kind: 'network',
      message: 'GET /api/thing was not answered',
    });
    answer.mockImplementation(async () => new Response('', { status: 400 }));
    expect(await errorOf(shopRead('/api/thing', {}))).toMatchObject({
      kind: 'http',
      message: '/api/thing answered 400',
      status: 400,
      url: '/api/thing',
    });
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('is given up after a time', async () => {
    answer.mockImplementation(silent);
    const error = errorOf(shopRead('/api/thing', {}));
    await vi.advanceTimersByTimeAsync(BROWSER_READ_TIMEOUT);
    expect(await error).toMatchObject({ kind: 'network' });
    expect(answer).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('what is posted to the shop’s own API', () => {
  it('is told in the body alone', async () => {
    expect(await shopPost('/api/thing', { postcode: 'LS1 4AP' })).toEqual({ is: 'here' });
    expect(answer.mock.calls[0]).toEqual([
      '/api/thing',
      {
        method: 'POST',
        cache: 'no-store',
        headers: { 'Content-Type': 'application/json' },
        body: '{"postcode":"LS1 4AP"}',
        signal: expect.any(AbortSignal),
      },
    ]);
  });

  it('is sent once, whatever becomes of it', async () => {
    answer.mockImplementationOnce(lost).mockResolvedValueOnce(new Response('', { status: 503 }));
    expect(await errorOf(shopPost('/api/thing', {}))).toMatchObject({
      kind: 'network',
      message: 'POST /api/thing was not answered',
    });
    expect(await errorOf(shopPost('/api/thing', {}))).toMatchObject({ kind: 'http', status: 503 });
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('is given up with its caller, and after a time', async () => {
    answer.mockImplementation(silent);
    const caller = new AbortController();
    const first = errorOf(shopPost('/api/thing', {}, caller.signal));
    caller.abort();
    expect(await first).toMatchObject({ kind: 'network' });
    const second = errorOf(shopPost('/api/thing', {}));
    await vi.advanceTimersByTimeAsync(BROWSER_READ_TIMEOUT);
    expect(await second).toMatchObject({ kind: 'network' });
  });
});

describe('what a store view has in common', () => {
  it('is read once for all who want it, in the page’s store view', async () => {
    const read = readOnce('/api/labels', ({ is }: { is: string }) => is.toUpperCase());
    expect(await Promise.all([read(), read()])).toEqual(['HERE', 'HERE']);
    expect(await read()).toBe('HERE');
    expect(answer).toHaveBeenCalledOnce();
    expect(answer.mock.calls[0]?.[0]).toBe('/api/labels?store=mmstr_th');
  });

  it('is read again by who wants it after a failure', async () => {
    const read = readOnce('/api/labels', ({ is }: { is: string }) => is, { isRetried: false });
    answer.mockImplementationOnce(lost);
    const both = await Promise.allSettled([read(), read()]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await read()).toBe('here');
    expect(answer).toHaveBeenCalledTimes(2);
  });
});
