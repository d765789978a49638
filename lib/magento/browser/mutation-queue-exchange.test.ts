// @vitest-environment jsdom
import { Client, createRequest, gql, makeOperation } from '@urql/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allSettled, heldCommerce } from '@/lib/testing/held-commerce';
import { commerceFetchExchange, mutationQueueExchange } from './network-exchanges';

const change = gql`
  mutation change($id: Int) {
    change(id: $id)
  }
`;
const thing = gql`
  query thing($id: Int) {
    thing(id: $id)
  }
`;

let client: Client;
let calls: ReturnType<typeof heldCommerce>;

beforeEach(() => {
  calls = heldCommerce();
  client = new Client({ url: '/graphql', exchanges: [mutationQueueExchange, commerceFetchExchange] });
});

afterEach(() => vi.unstubAllGlobals());

const ids = () => calls.map(({ variables }) => variables.id);
const send = (id: number, context = {}) => client.mutation(change, { id }, context).toPromise();

describe('mutationQueueExchange', () => {
  test('[NET-7] mutationQueueExchange sends one at a time, in the order they came', async () => {
    const results = [1, 2, 3].map((id) => send(id));
    await allSettled();
    expect(ids()).toEqual([1]);
    await calls[0]?.answer({ change: 'one' });
    expect(ids()).toEqual([1, 2]);
    await calls[1]?.answer({ change: 'two' });
    expect(ids()).toEqual([1, 2, 3]);
    await calls[2]?.answer({ change: 'three' });
    expect((await Promise.all(results)).map(({ data }) => data?.change)).toEqual(['one', 'two', 'three']);
  });

  test('[NET-7] mutationQueueExchange goes on after an error, of the backend or of the network', async () => {
    const results = [1, 2, 3].map((id) => send(id));
    await allSettled();
    await calls[0]?.answer(Response.json({ data: null, errors: [{ message: 'No.' }] }));
    expect(ids()).toEqual([1, 2]);
    await calls[1]?.fail();
    expect(ids()).toEqual([1, 2, 3]);
    await calls[2]?.answer({ change: 'three' });
    const errors = (await Promise.all(results)).map(({ error }) => error?.message);
    expect(errors).toEqual(['[GraphQL] No.', '[Network] Failed to fetch', undefined]);
  });

  test('[NET-7] mutationQueueExchange starts again when it had nothing to do', async () => {
    const first = send(1);
    await allSettled();
    await calls[0]?.answer({ change: 'one' });
    await first;
    void send(2);
    await allSettled();
    expect(ids()).toEqual([1, 2]);
  });

  test('[NET-7] mutationQueueExchange tells two equal mutations apart', async () => {
    const results = [send(1), send(1)];
    await allSettled();
    expect(ids()).toEqual([1]);
    await calls[0]?.answer({ change: 'first' });
    expect(ids()).toEqual([1, 1]);
    await calls[1]?.answer({ change: 'second' });
    expect((await Promise.all(results)).map(({ data }) => data?.change)).toEqual(['first', 'second']);
  });

  test('[NET-7] mutationQueueExchange lets those pass that skip the queue, and all queries', async () => {
    void send(1);
    void send(2);
    void send(3, { isQueued: false });
    void client.query(thing, { id: 4 }).toPromise();
    await allSettled();
    expect(ids()).toEqual([1, 3, 4]);
    await calls[1]?.answer({ change: 'three' });
    expect(ids()).toEqual([1, 3, 4]);
    await calls[0]?.answer({ change: 'one' });
    expect(ids()).toEqual([1, 3, 4, 2]);
  });

  test('[NET-7] mutationQueueExchange has the next one wait for the one in flight alone, not for an equal one beside it', async () => {
    void send(1);
    void send(2);
    void send(1, { isQueued: false });
    await allSettled();
    expect(ids()).toEqual([1, 1]);
    await calls[1]?.answer({ change: 'beside' });
    expect(ids()).toEqual([1, 1]);
    await calls[0]?.answer({ change: 'first' });
    expect(ids()).toEqual([1, 1, 2]);
  });

  test('[NET-7] mutationQueueExchange goes on as before where a waiting one, or a read, is not wanted any more', async () => {
    const first = send(1);
    const waiting = client.createRequestOperation('mutation', createRequest(change, { id: 2 }));
    client.executeRequestOperation(waiting).subscribe(() => {});
    const last = send(3);
    const reading = client.query(thing, { id: 4 }).subscribe(() => {});
    await allSettled();
    client.reexecuteOperation(makeOperation('teardown', waiting, waiting.context));
    reading.unsubscribe();
    await allSettled();
    expect(ids()).toEqual([1, 4]);
    await calls[0]?.answer({ change: 'one' });
    expect(ids()).toEqual([1, 4, 3]);
    await calls[2]?.answer({ change: 'three' });
    expect((await Promise.all([first, last])).map(({ data }) => data?.change)).toEqual(['one', 'three']);
  });

  test('[NET-7] mutationQueueExchange discards a waiting one that is torn down, and goes on after one in flight that is', async () => {
    const operations = [1, 2, 3].map((id) => client.createRequestOperation('mutation', createRequest(change, { id })));
    for (const operation of operations) client.executeRequestOperation(operation).subscribe(() => {});
    await allSettled();
    const [first, second] = operations.map((operation) => makeOperation('teardown', operation, operation.context));
    for (const teardown of [second, first]) if (teardown) client.reexecuteOperation(teardown);
    await allSettled();
    expect(calls[0]?.isAborted()).toBe(true);
    expect(ids()).toEqual([1, 3]);
  });
});
