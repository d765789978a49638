import { Client, type DocumentInput, gql } from '@urql/core';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { commerceFetchExchange } from '@/lib/magento/browser/network-exchanges';
import { allSettled, heldCommerce } from '@/lib/testing/held-commerce';
import { commerceCache } from './cache';

let client: Client;
let calls: ReturnType<typeof heldCommerce>;
const complain = vi.spyOn(console, 'error');

/** Before each test of a file: a client whose cache is empty. After it: nothing that the cache complained of. */
export function setUpCache(): void {
  beforeEach(() => {
    calls = heldCommerce();
    client = new Client({ url: '/graphql', exchanges: [commerceCache, commerceFetchExchange] });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    expect(complain).not.toHaveBeenCalled();
  });
}

/** Asks the network and has it answer. */
export async function put(document: DocumentInput, variables: Record<string, unknown>, data: unknown) {
  const { definitions } = typeof document === 'string' ? gql(document) : document;
  const isMutation = definitions.some((node) => 'operation' in node && node.operation === 'mutation');
  const context = { requestPolicy: 'network-only' } as const;
  const result = isMutation
    ? client.mutation(document, variables, context).toPromise()
    : client.query(document, variables, context).toPromise();
  await allSettled();
  await calls.at(-1)?.answer(data);
  return plain((await result).data);
}

/** What the cache knows by itself; null where it would have to ask. */
export function get(document: DocumentInput, variables: Record<string, unknown>) {
  return plain(client.readQuery(document, variables, { requestPolicy: 'cache-only' })?.data ?? null);
}

/** Without the type names, which the cache asks for and keeps to itself. */
export function plain(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data), (key, value) => (key === '__typename' ? undefined : value));
}

/** A cart as Magento answers it. */
export const cart = (id: string, more: object = {}) => ({ __typename: 'Cart', id, ...more });
