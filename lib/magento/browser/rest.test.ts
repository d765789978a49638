// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UNREACHED } from '@/lib/config/constants';
import { AppError } from '@/lib/errors/app-error';
import { rest } from './rest';

const fetch = vi.fn<typeof globalThis.fetch>();

/** Requests under way, each answered by hand; one that is aborted fails as `fetch` does. */
const calls: {
  answer: (response: Response) => void;
  fail: (error: Error) => void;
  signal: AbortSignal | null | undefined;
}[] = [];

beforeEach(() => {
  localStorage.clear();
  calls.length = 0;
  fetch.mockReset().mockImplementation(
    (_url, init) =>
      new Promise((answer, fail) => {
        const signal = init?.signal;
        signal?.addEventListener('abort', () => fail(signal.reason));
        calls.push({ answer, fail, signal });
      }),
  );
  vi.stubGlobal('fetch', fetch);
  Object.assign(document.documentElement.dataset, { store: 'mmstr_th', currency: 'THB' });
});

afterEach(() => vi.unstubAllGlobals());

const signIn = (value: string | null) =>
  localStorage.setItem('signin_token', JSON.stringify({ value, timeStored: Date.now(), ttl: 3600 }));
const answer = (at: number, body: unknown, init?: ResponseInit) => calls[at]?.answer(Response.json(body, init));

async function errorOf(promise: Promise<unknown>): Promise<AppError> {
  const error = await promise.catch((reason: unknown) => reason);
  if (!(error instanceof AppError)) throw new Error(`Not an AppError: ${String(error)}`);
  return error;
}

describe('[NET-6] rest', () => {
  it('a REST call sends JSON with credentials to the page’s store', async () => {
    const order = rest<number>('/rest/V1/guest-carts/abc/payment-information', {
      method: 'POST',
      body: { cartId: 'abc' },
    });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/rest/mmstr_th/V1/guest-carts/abc/payment-information');
    expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: '{"cartId":"abc"}' });
    expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'content-currency': 'THB',
      store: 'mmstr_th',
    });
    answer(0, 42);
    expect(await order).toBe(42);
  });

  it('a REST call carries the token of who is signed in', async () => {
    signIn('secret');
    const cart = rest('/rest/V1/carts/mine');
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer secret');
    expect(fetch.mock.calls[0]?.[1]?.method).toBe('GET');
    answer(0, {});
    await cart;
  });

  it('a REST call shares identical concurrent calls, each with an answer of its own', async () => {
    const both = Promise.all([rest<{ a: number }>('/rest/V1/x'), rest<{ a: number }>('/rest/V1/x')]);
    answer(0, { a: 1 });
    const [one, two] = await both;
    expect(fetch).toHaveBeenCalledOnce();
    expect(one).toEqual({ a: 1 });
    expect(two).toEqual(one);
    expect(two).not.toBe(one);
  });

  it('a REST call shares a call of any method that has no body', async () => {
    const both = Promise.all([
      rest('/rest/V1/guest-carts', { method: 'POST' }),
      rest('/rest/V1/guest-carts', { method: 'POST' }),
    ]);
    answer(0, 'id');
    expect(await both).toEqual(['id', 'id']);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('a REST call asks anew once the answer has come', async () => {
    const first = rest('/rest/V1/x');
    answer(0, 1);
    await first;
    const second = rest('/rest/V1/x');
    answer(1, 2);
    expect(await second).toBe(2);
  });

  it('a REST call does not share what differs in method, path, customer, or what has a body', async () => {
    const all = [rest('/rest/V1/x'), rest('/rest/V1/y'), rest('/rest/V1/x', { method: 'DELETE' })];
    all.push(rest('/rest/V1/x', { method: 'POST', body: 1 }), rest('/rest/V1/x', { method: 'POST', body: 1 }));
    signIn('secret');
    all.push(rest('/rest/V1/x'));
    expect(fetch).toHaveBeenCalledTimes(6);
    for (const at of calls.keys()) answer(at, at);
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it.each(['no-store', 'reload'] as const)(
    '%s aborts the same call and gives its callers the new answer',
    async (cache) => {
      const early = rest('/rest/V1/x');
      const late = rest('/rest/V1/x', { cache });
      expect(fetch.mock.calls[1]?.[1]?.cache).toBe(cache);
      expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
      const later = rest('/rest/V1/x');
      expect(fetch).toHaveBeenCalledTimes(2);
      answer(1, 'new');
      expect(await Promise.all([early, late, later])).toEqual(['new', 'new', 'new']);
    },
  );

  it('a REST call replaces again and again', async () => {
    const all = [rest('/rest/V1/x'), rest('/rest/V1/x', { cache: 'reload' }), rest('/rest/V1/x', { cache: 'reload' })];
    answer(2, 3);
    expect(await Promise.all(all)).toEqual([3, 3, 3]);
  });

  it('a REST call that was replaced leaves the place of the one that replaced it', async () => {
    const both = [rest('/rest/V1/x'), rest('/rest/V1/x', { cache: 'reload' })];
    // The aborted one has failed by now.
    await new Promise((resolve) => setTimeout(resolve));
    const later = rest('/rest/V1/x');
    expect(fetch).toHaveBeenCalledTimes(2);
    answer(1, 'new');
    expect(await Promise.all([...both, later])).toEqual(['new', 'new', 'new']);
  });

  it('a REST call leaves the others theirs when one gives up, and aborts with the last one', async () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const given = [rest('/rest/V1/x', { signal: first.signal }), rest('/rest/V1/x', { signal: second.signal })].map(
      errorOf,
    );
    first.abort();
    expect(await given[0]).toMatchObject({ kind: 'network' });
    expect(calls[0]?.signal?.aborted).toBe(false);
    second.abort();
    const again = [rest('/rest/V1/x')];
    expect(await given[1]).toMatchObject({ kind: 'network' });
    expect(calls[0]?.signal?.aborted).toBe(true);
    // What was given up has failed by now, and leaves the place of the next one.
    await new Promise((resolve) => setTimeout(resolve));
    again.push(rest('/rest/V1/x'));
    expect(fetch).toHaveBeenCalledTimes(2);
    answer(1, 'fresh');
    expect(await Promise.all(again)).toEqual(['fresh', 'fresh']);
  });

  it('a REST call passes an abort signal on with a body', async () => {
    const controller = new AbortController();
    const order = errorOf(rest('/rest/V1/x', { method: 'POST', body: 1, signal: controller.signal }));
    controller.abort();
    expect(await order).toMatchObject({ kind: 'network', method: 'POST' });
  });
});

describe('[NET-6] an error of REST', () => {
  const failed = (response: Response | Error) => {
    fetch.mockImplementation(async () => {
      if (response instanceof Error) throw response;
      return response;
    });
    return errorOf(rest('/rest/V1/x', { method: 'POST', body: {} }));
  };
  const refused = (body: object, status = 400) => failed(Response.json(body, { status }));

  it('an error of REST has method, address, status and Magento’s message', async () => {
    expect(await refused({ message: 'Missing address.' })).toMatchObject({
      kind: 'refused',
      method: 'POST',
      url: '/rest/mmstr_th/V1/x',
      status: 400,
      message: 'Missing address.',
      isUnreached: false,
    });
  });

  it.each([
    ['Carrier with such method not found: %1, %2', ['ups', 'air'], 'Carrier with such method not found: ups, air'],
    [
      'No such entity with %fieldName = %fieldValue',
      { fieldName: 'cartId', fieldValue: null },
      'No such entity with cartId = ',
    ],
    ['%10 and %1, 100% of %other', ['a', '', '', '', '', '', '', '', '', 'j'], 'j and a, 100% of %other'],
    ['Plain', undefined, 'Plain'],
  ])('an error of REST fills %j', async (message, parameters, expected) => {
    expect((await refused({ message, parameters }, 404)).message).toBe(expected);
  });

  it('an error of REST joins what was wrong with several inputs, and never tells a trace', async () => {
    const error = await refused({
      message: 'One or more input exceptions have occurred.',
      errors: [
        { message: '"%fieldName" is required.', parameters: { fieldName: 'city' } },
        { message: '%1 is wrong.', parameters: ['Email'] },
      ],
      trace: '#0 /var/www/html/vendor',
    });
    expect(error.message).toBe('"city" is required., Email is wrong.');
    expect(JSON.stringify({ ...error, message: error.message })).not.toContain('/var/www');
    expect((await refused({ message: 'Wrong.', errors: [{ message: 'One.' }, {}, { message: 2 }] })).message).toBe(
      'One.',
    );
    expect((await refused({ message: '%1 is wrong.', parameters: null })).message).toBe('%1 is wrong.');
  });

  it('an error of REST is of the network where nothing answers', async () => {
    const cause = new TypeError('Failed to fetch');
    const error = await failed(cause);
    expect(error).toMatchObject({ kind: 'network', status: undefined, cause });
    expect(error.message).toBe('POST /rest/mmstr_th/V1/x was not answered');
  });

  it('an error of REST is of the network where the answer breaks off', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.error(new TypeError('terminated')),
    });
    expect(await failed(new Response(body))).toMatchObject({ kind: 'network' });
  });

  it.each([200, 404, 500])('an error of REST is not of kind refused where a %i is no JSON', async (status) => {
    expect(await failed(new Response('<html>', { status }))).toMatchObject({ kind: 'http', status });
    expect(await failed(new Response('{"order', { status }))).toMatchObject({ kind: 'http', status });
  });

  it.each([502, 503, 504])(
    'an error of REST does not take the text of a gateway (%i) for Magento’s',
    async (status) => {
      expect(await refused({ message: 'The commerce backend did not answer' }, status)).toMatchObject({
        kind: 'http',
        status,
        message: `POST /rest/mmstr_th/V1/x was answered by ${status}`,
      });
    },
  );

  it('an error of REST tells what Magento says of its own failure, which is not of kind refused', async () => {
    expect(await refused({ message: 'Internal Error. Report ID: %1', parameters: ['webapi-1'] }, 500)).toMatchObject({
      kind: 'http',
      message: 'Internal Error. Report ID: webapi-1',
    });
  });

  it('an error of REST knows a call that never reached the backend, so that it certainly changed nothing', async () => {
    const headers = { [UNREACHED[0]]: UNREACHED[1] };
    const error = await failed(
      Response.json({ message: 'The commerce backend did not answer' }, { status: 502, headers }),
    );
    expect(error).toMatchObject({ kind: 'http', status: 502, isUnreached: true });
  });
});
