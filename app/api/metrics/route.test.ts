import { afterEach, expect, test, vi } from 'vitest';
import { count } from '@/server/metrics';

const SECRET = 'a secret of some length';

async function ask(secret: string, authorization: string) {
  vi.stubEnv('OPS_SECRET', secret);
  vi.resetModules();
  const { GET } = await import('./route');
  return GET(new Request('https://shop.example/api/metrics', { headers: { authorization } }));
}

afterEach(() => vi.unstubAllEnvs());

test('Prometheus reads what was counted, whichever part of the server counted it', async () => {
  count('test_seen_total');
  const response = await ask(SECRET, `Bearer ${SECRET}`);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(await response.text()).toMatch(/^test_seen_total \d+$/m);
});

test('who does not know the secret reads nothing', async () => {
  expect((await ask(SECRET, 'Bearer nonsense')).status).toBe(401);
});

test('without a secret there are no metrics', async () => {
  expect((await ask('', 'Bearer ')).status).toBe(404);
});
