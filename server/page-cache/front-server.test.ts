import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownServer } from '@/lib/cache/process-memory';
import { frontServer } from './front-server';

let server: Server;
let told: string[];

beforeEach(() => {
  told = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void told.push(line));
});

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  delete ownServer.ask;
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Fronts a server that listens on an address, as each of its first two requests would. */
async function front(host: string | undefined, address: string): Promise<void> {
  vi.stubEnv('HOST', host);
  server = createServer((_, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  for (let request = 0; request < 2; request += 1)
    frontServer(server, { maxBytes: 16_000, ownScripts: new Set() }, () => undefined);
}

test.each(['127.0.0.1', 'localhost', '192.0.2.7'])(
  'a HOST of %s on which the shop does not listen is told of once',
  async (host) => {
    await front(host, '0.0.0.0');
    expect(told).toEqual([`HOST: names ${host}, but the shop listens on 0.0.0.0 (docs/operations.md, Deploy)`]);
  },
);

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['localhost', '127.0.0.1'],
  ['0.0.0.0', '127.0.0.1'],
  ['::', '127.0.0.1'],
  ['buildbox', '0.0.0.0'],
  ['', '0.0.0.0'],
  [undefined, '0.0.0.0'],
])('nothing is told of HOST=%s where the shop listens on %s', async (host, address) => {
  await front(host, address);
  expect(told).toEqual([]);
});

test('an idle connection is kept for longer than a minute, as proxies keep theirs', async () => {
  await front(undefined, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`);
  const [, seconds] = /timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});
