// @vitest-environment jsdom
import { Client, gql } from '@urql/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeCommerce } from '@/lib/testing/fake-commerce';

const config = gql`
  query config {
    customer {
      email
    }
  }
`;
let kept = newKept();
let loaded = vi.fn();

function newKept() {
  return {
    readPersisted: vi.fn(async (): Promise<object> => ({})),
    writePersisted: vi.fn(async (_: object) => undefined),
  };
}

beforeEach(() => {
  vi.resetModules();
  const own = newKept();
  const note = vi.fn();
  [kept, loaded] = [own, note];
  vi.doMock('./persisted-cache', () => {
    note();
    return own;
  });
  // What comes at rest comes at once.
  vi.doMock('@/lib/browser/when-idle', () => ({ whenIdle: (_: unknown, task: () => void) => task() }));
  vi.stubGlobal('indexedDB', {});
  // In tests urql's cache writes nothing.
  vi.stubEnv('NODE_ENV', 'production');
});
afterEach(() => {
  vi.doUnmock('./persisted-cache');
  vi.doUnmock('@/lib/browser/when-idle');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** On a busy machine code that loads late is waited for. */
const AT_LAST = { timeout: 15_000 };

const online = (is: boolean) => vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(is);

/** All that was given to be kept; at first it may be nothing. */
const written = () => JSON.stringify(kept.writePersisted.mock.calls);

/** A page of its own, which can read the customer, and what it asks the backend for. */
async function openPage() {
  const { calls } = fakeCommerce({ config: { customer: { __typename: 'Customer', email: 'ann@example.com' } } });
  const { commerceCache } = await import('./cache');
  const { commerceFetchExchange } = await import('@/lib/magento/browser/network-exchanges');
  const client = new Client({ url: '/graphql', exchanges: [commerceCache, commerceFetchExchange] });
  const readCustomer = async (requestPolicy: 'cache-first' | 'cache-only' = 'cache-first') =>
    (await client.query(config, {}, { requestPolicy }).toPromise()).data?.customer?.email;
  return { calls, readCustomer };
}

// The first, since what another page keeps may come to rest later than its test.
test('[CACHE-2] nothing is kept by a browser that has no databases', async () => {
  vi.stubGlobal('indexedDB', undefined);
  online(false);
  const page = await openPage();
  expect(await page.readCustomer()).toBe('ann@example.com');
  await new Promise((resolve) => setTimeout(resolve));
  expect(loaded).not.toHaveBeenCalled();
});

test('[CACHE-2] what a page has read is kept once the page is at rest, and not read back while the browser is online', async () => {
  online(true);
  const page = await openPage();
  expect(await page.readCustomer()).toBe('ann@example.com');
  await vi.waitFor(() => expect(written()).toContain('ann@example.com'), AT_LAST);
  expect(kept.readPersisted).not.toHaveBeenCalled();
});

test('[CACHE-2] what was kept is read back where the browser is offline', async () => {
  online(true);
  const before = await openPage();
  await before.readCustomer();
  await vi.waitFor(() => expect(written()).toContain('ann@example.com'), AT_LAST);
  const changes = Object.assign({}, ...kept.writePersisted.mock.calls.map(([each]) => each));
  vi.resetModules();
  online(false);
  kept.readPersisted.mockResolvedValue(changes);
  const after = await openPage();
  await vi.waitFor(async () => expect(await after.readCustomer('cache-only')).toBe('ann@example.com'), AT_LAST);
  expect(after.calls).toEqual([]);
});

test('[CACHE-2] a page reads on where the code that keeps and reads back does not come', async () => {
  const note = loaded;
  vi.doMock('./persisted-cache', () => {
    note();
    throw new Error('The code did not come');
  });
  online(false);
  const page = await openPage();
  expect(await page.readCustomer()).toBe('ann@example.com');
  await vi.waitFor(() => expect(loaded.mock.calls.length).toBeGreaterThan(0), AT_LAST);
});

test('[CACHE-2] a page reads on where the browser refuses to keep and to read back', async () => {
  online(false);
  kept.readPersisted.mockRejectedValue(new DOMException('Denied', 'SecurityError'));
  kept.writePersisted.mockRejectedValue(new DOMException('Full', 'QuotaExceededError'));
  const page = await openPage();
  expect(await page.readCustomer()).toBe('ann@example.com');
  await vi.waitFor(() => expect(kept.writePersisted).toHaveBeenCalled(), AT_LAST);
});
