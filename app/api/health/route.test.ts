import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { processShared } from '@/lib/cache/process-memory';
import { fakeCommerce } from '@/lib/testing/fake-commerce';

const SECRET = 'a secret of some length';

vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));

const shutdown = () => processShared('shutdown', () => ({ isStopping: false }));

async function ask(path: string, authorization?: string) {
  vi.resetModules();
  const { GET } = await import('./route');
  const headers: HeadersInit = authorization ? { authorization } : {};
  const response = await GET(new Request(`https://shop.example${path}`, { headers }));
  return { status: response.status, body: await response.json() };
}

beforeEach(() => {
  vi.stubEnv('OPS_SECRET', SECRET);
  vi.stubEnv('COMMERCE_FIELDS', 'StoreConfig.newsletter_enabled,ProductInterface.brand');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  shutdown().isStopping = false;
});

describe('GET /api/health', () => {
  test('says that the server answers, and nothing of the backend', async () => {
    expect(await ask('/api/health')).toEqual({ status: 200, body: { status: 'ok' } });
  });

  test('is red once the server was asked to end', async () => {
    shutdown().isStopping = true;
    expect(await ask('/api/health')).toEqual({ status: 503, body: { status: 'stopping' } });
  });
});

describe('GET /api/health?deep', () => {
  test('tells that the backend answers, how fast, and what it has', async () => {
    fakeCommerce({ health: { storeConfig: { store_code: 'mmstr_en' } } });
    const { status, body } = await ask('/api/health?deep', `Bearer ${SECRET}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'ok',
      backend: { isReached: true, milliseconds: expect.any(Number), productAttributes: ['brand'] },
    });
    expect(body.backend.fields.StoreConfig).toEqual(['newsletter_enabled']);
  });

  test('is red, and says why, where the backend does not answer', async () => {
    fakeCommerce({});
    const { status, body } = await ask('/api/health?deep', `Bearer ${SECRET}`);
    expect(status).toBe(503);
    expect(body).toMatchObject({ status: 'degraded', backend: { isReached: false, failure: 'network' } });
  });

  test.each([undefined, 'Bearer wrong', SECRET])('is not told to who says %s', async (authorization) => {
    const { calls } = fakeCommerce({ health: {} });
    expect(await ask('/api/health?deep', authorization)).toMatchObject({ status: 401 });
    expect(calls).toEqual([]);
  });

  test('is told to nobody where no secret is set', async () => {
    vi.stubEnv('OPS_SECRET', '');
    expect(await ask('/api/health?deep', 'Bearer undefined')).toMatchObject({ status: 401 });
    expect(await ask('/api/health?deep', 'Bearer ')).toMatchObject({ status: 401 });
  });
});
