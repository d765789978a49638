import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DOWNING_STREET, IDEAL_ANSWER } from '@/lib/address/finder/finder.fixture';
import { env } from '@/lib/config/env';
import { clearProcessMemory } from '@/lib/testing/forget-process-memory';
import { POST } from './route';

const provider = vi.fn(async () => Response.json(IDEAL_ANSWER));
const limit = env.RATE_LIMITS.address;
let logged: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  Object.assign(env, { ADDRESS_FINDER: 'ideal-postcodes', ADDRESS_FINDER_KEY: 'ak_secret' });
  provider.mockClear();
  vi.stubGlobal('fetch', provider);
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  Object.assign(env, { ADDRESS_FINDER: undefined, ADDRESS_FINDER_KEY: undefined });
  env.RATE_LIMITS.address = limit;
  clearProcessMemory();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const HOME = { countryId: 'GB', postcode: 'sw1a2aa' };

function ask(body: object | string = HOME, type = 'application/json; charset=utf-8') {
  return POST(
    new Request('https://shop.example/api/address-finder', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}

test('The addresses at a postcode, however it is typed, are one shopper’s answer', async () => {
  const answer = await ask();
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
  expect(await answer.json()).toEqual({ addresses: DOWNING_STREET });
  expect(provider).toHaveBeenCalledWith(expect.stringContaining('/postcodes/SW1A%202AA?'), expect.anything());
});

test('A postcode that nobody has is an answer too', async () => {
  provider.mockResolvedValueOnce(Response.json({ code: 4040 }, { status: 404 }));
  const answer = await ask();
  expect([answer.status, await answer.json()]).toEqual([200, { addresses: [] }]);
});

test('Without a provider there is no such route', async () => {
  env.ADDRESS_FINDER = undefined;
  const answer = await ask();
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'private, no-store']);
  expect(provider).not.toHaveBeenCalled();
});

test.each([
  ['no JSON', 400, '{'],
  ['nothing', 400, ''],
  ['no postcode', 400, { countryId: 'GB' }],
  ['another thing as a postcode', 400, { countryId: 'GB', postcode: ['SW1A 2AA'] }],
  ['half a postcode', 400, { countryId: 'GB', postcode: 'SW1A' }],
  ['a path as a postcode', 400, { countryId: 'GB', postcode: '../keys/x' }],
  ['a country that the provider does not know', 400, { countryId: 'US', postcode: '90001' }],
  ['no country', 400, { postcode: 'SW1A 2AA' }],
  ['more than a postcode takes', 413, { ...HOME, more: 'x'.repeat(2000) }],
])('%s is asked of nobody, and costs nothing', async (_, status, body) => {
  env.RATE_LIMITS.address = 1;
  const answer = await ask(body);
  expect([answer.status, await answer.json()]).toEqual([status, { error: { kind: 'input' } }]);
  expect(provider).not.toHaveBeenCalled();
  expect((await ask()).status).toBe(200);
});

test('What another site’s form can send is not taken', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
    expect((await ask(HOME, type)).status).toBe(415);
  }
  expect(provider).not.toHaveBeenCalled();
});

test('A client finds so many addresses per minute', async () => {
  env.RATE_LIMITS.address = 2;
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
  const refused = await ask();
  expect([refused.status, await refused.json()]).toEqual([429, { error: { kind: 'refused' } }]);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(provider).toHaveBeenCalledTimes(2);
});

test.each<[string, string, () => Promise<Response>]>([
  ['is used up', 'refused', async () => Response.json({ code: 4020 }, { status: 402 })],
  ['is out of order', 'http', async () => new Response('SW1A 2AA', { status: 500 })],
  ['does not answer', 'network', () => Promise.reject(new TypeError('fetch failed'))],
])(
  'A provider that %s is told by its kind, and to the log without the postcode or the key',
  async (_, kind, broken) => {
    provider.mockImplementationOnce(broken);
    const answer = await ask();
    expect([answer.status, await answer.json()]).toEqual([503, { error: { kind } }]);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const log = JSON.stringify(logged.mock.calls);
    expect(log).toContain('/api/address-finder: Ideal Postcodes');
    expect(log).not.toMatch(/SW1A|sw1a|ak_secret/);
  },
);
