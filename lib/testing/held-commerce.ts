import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';

interface HeldCall {
  method: string;
  /** The operation's name. */
  name: string;
  variables: Record<string, unknown>;
  /** Whether the asker gave up. */
  isAborted: () => boolean;
  /** Answers with `data`, or with a whole Response. */
  answer: (data: unknown) => Promise<void>;
  /** Breaks the connection. */
  fail: () => Promise<void>;
}

/** Stands in for a slow commerce backend: every call of `fetch` waits until the test answers it. */
export function heldCommerce(): HeldCall[] {
  const calls: HeldCall[] = [];
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    let resolve = (_response: Response) => {};
    let reject = (_error: Error) => {};
    const promise = new Promise<Response>((...settle) => {
      [resolve, reject] = settle;
    });
    const { searchParams } = new URL(input, 'https://shop.example');
    const body: { query?: string; variables?: Record<string, unknown> } =
      typeof init.body === 'string' ? JSON.parse(init.body) : {};
    const query = body.query ?? searchParams.get('query') ?? '';
    calls.push({
      method: init.method ?? 'GET',
      name: /^(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '',
      variables: body.variables ?? JSON.parse(searchParams.get('variables') ?? '{}'),
      isAborted: () => init.signal?.aborted ?? false,
      answer: (data) => {
        resolve(data instanceof Response ? data : Response.json({ data }));
        return allSettled();
      },
      fail: () => {
        reject(new TypeError('Failed to fetch'));
        return allSettled();
      },
    });
    return promise;
  });
  return calls;
}

/** Lets everything happen that waits for no timer and for no answer. */
export async function allSettled(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await setImmediate();
}
