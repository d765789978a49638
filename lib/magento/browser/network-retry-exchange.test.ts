// @vitest-environment jsdom
import { Client, gql } from '@urql/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allSettled, heldCommerce } from '@/lib/testing/held-commerce';
import { commerceFetchExchange, mutationQueueExchange, networkRetryExchange } from './network-exchanges';

const thing = gql`
  query thing {
    thing
  }
`;
const change = gql`
  mutation change($id: Int) {
    change(id: $id)
  }
`;

let client: Client;
let calls: ReturnType<typeof heldCommerce>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  calls = heldCommerce();
  const exchanges = [mutationQueueExchange, networkRetryExchange, commerceFetchExchange];
  client = new Client({ url: '/graphql', exchanges });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Has the latest call fail, and gives how many there are once every wait is over. */
async function callsAfterFailure(): Promise<number> {
  await calls.at(-1)?.fail();
  vi.runOnlyPendingTimers();
  await allSettled();
  return calls.length;
}

async function send(query = thing, context = {}) {
  const result =
    query === thing
      ? client.query(query, {}, context).toPromise()
      : client.mutation(query, { id: 1 }, context).toPromise();
  await allSettled();
  return { result };
}

describe('networkRetryExchange', () => {
  test('[NET-4] networkRetryExchange asks five times in all when the network fails, then tells', async () => {
    const { result } = await send();
    for (const expected of [2, 3, 4, 5, 5]) expect(await callsAfterFailure()).toBe(expected);
    expect((await result).error?.networkError?.message).toBe('Failed to fetch');
  });

  test('[NET-4] networkRetryExchange is content with the first answer that comes', async () => {
    const { result } = await send();
    expect(await callsAfterFailure()).toBe(2);
    await calls[1]?.answer({ thing: 'here' });
    expect(await result).toMatchObject({ data: { thing: 'here' }, error: undefined });
    vi.runOnlyPendingTimers();
    await allSettled();
    expect(calls).toHaveLength(2);
  });

  test.each([
    [0, 300, 450],
    [1, 500, 1250],
  ])(
    '[NET-4] networkRetryExchange waits from 300 ms, longer each time, with jitter: luck %d',
    async (luck, first, second) => {
      vi.spyOn(Math, 'random').mockReturnValue(luck);
      await send();
      for (const [made, wait] of [first, second].entries()) {
        await calls.at(-1)?.fail();
        vi.advanceTimersByTime(wait - 1);
        await allSettled();
        expect(calls).toHaveLength(made + 1);
        vi.advanceTimersByTime(1);
        await allSettled();
        expect(calls).toHaveLength(made + 2);
      }
    },
  );

  test('[NET-4] networkRetryExchange does not repeat what the backend answered with errors', async () => {
    const { result } = await send();
    await calls[0]?.answer(Response.json({ errors: [{ message: 'No.' }] }));
    expect((await result).error?.graphQLErrors).toHaveLength(1);
    vi.runOnlyPendingTimers();
    await allSettled();
    expect(calls).toHaveLength(1);
  });

  test('[NET-4] networkRetryExchange repeats a read that a proxy answered while the backend restarts, not one that it refuses', async () => {
    await send();
    await calls[0]?.answer(new Response('<h1>Bad Gateway</h1>', { status: 502 }));
    vi.runOnlyPendingTimers();
    await allSettled();
    expect(calls).toHaveLength(2);
    await calls[1]?.answer(new Response('Too many', { status: 429 }));
    vi.runOnlyPendingTimers();
    await allSettled();
    expect(calls).toHaveLength(2);
  });

  test.each([
    ['the shop’s own server', () => Response.json({ message: 'The commerce backend did not answer' }, { status: 502 })],
    ['a gateway in GraphQL’s words', () => Response.json({ errors: [{ message: 'Timeout' }] }, { status: 504 })],
    ['a gateway in HTML', () => new Response('<h1>Unavailable</h1>', { status: 503 })],
    ['an answer that breaks off', () => new Response('{"data":{"chan', { status: 200 })],
  ])('[NET-4] networkRetryExchange repeats what may be repeated, and nothing else, after %s', async (_, lost) => {
    const { result } = await send(change, { isRepeatable: true });
    await calls[0]?.answer(lost());
    vi.runOnlyPendingTimers();
    await allSettled();
    expect(calls).toHaveLength(2);
    await calls[1]?.answer({ change: 'done' });
    expect(await result).toMatchObject({ data: { change: 'done' }, error: undefined });

    await send(change);
    await calls[2]?.answer(lost());
    vi.runOnlyPendingTimers();
    await allSettled();
    expect(calls).toHaveLength(3);
  });

  test('[NET-4] networkRetryExchange does not repeat while the browser is offline', async () => {
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    await send();
    expect(await callsAfterFailure()).toBe(1);
  });

  test('[NET-4] networkRetryExchange does not repeat outside a browser', async () => {
    vi.stubGlobal('window', undefined);
    await send();
    expect(await callsAfterFailure()).toBe(1);
  });

  test('[NET-4] networkRetryExchange never repeats a mutation that might have been carried out', async () => {
    const { result } = await send(change);
    expect(await callsAfterFailure()).toBe(1);
    expect((await result).error?.networkError).toBeDefined();
  });

  test('[NET-4, NET-7] networkRetryExchange repeats a mutation that is marked as harmless; the next one waits for it', async () => {
    await send(change, { isRepeatable: true });
    void client.mutation(change, { id: 2 }).toPromise();
    expect(await callsAfterFailure()).toBe(2);
    expect(calls[1]?.variables).toEqual({ id: 1 });
    await calls[1]?.answer({ change: 'done' });
    expect(calls[2]?.variables).toEqual({ id: 2 });
  });
});
