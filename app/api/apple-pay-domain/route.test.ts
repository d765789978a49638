import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeMediaOrigin } from '@/lib/testing/fake-media-origin';

const PATH = '/.well-known/apple-developer-merchantid-domain-association';

let origin: Awaited<ReturnType<typeof fakeMediaOrigin>>;
let get: () => Promise<Response>;

beforeEach(async () => {
  origin = await fakeMediaOrigin();
  vi.stubEnv('COMMERCE_ORIGIN', origin.url);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.resetModules();
  get = (await import('./route')).GET;
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await origin.close();
});

describe('[NET-2] Apple’s proof of the domain', () => {
  test('is the backend’s file, as plain text whatever the backend calls it', async () => {
    origin.answers.set(PATH, (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('7B2270'));
    const answer = await get();
    expect([answer.status, await answer.text()]).toEqual([200, '7B2270']);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  test.each([
    [404, 404],
    [302, 404],
    [503, 502],
  ])('is absent where the backend answers %s', async (given, status) => {
    origin.answers.set(PATH, (_, response) => response.writeHead(given, { Location: '/' }).end('<p>Page'));
    const answer = await get();
    expect([answer.status, await answer.text()]).toEqual([status, `${status}\n`]);
  });

  test('is absent, for a while, where the backend does not answer', async () => {
    await origin.close();
    expect((await get()).status).toBe(502);
  });
});
