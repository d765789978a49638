import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort } from './launch/ports.mjs';
import { startProcess } from './launch/processes.mjs';
import { root } from './launch/root.mjs';

/** Runs the launcher to its end; each of these variables stops it before it installs, builds or starts anything. */
async function start(variables: Record<string, string>) {
  const env = { ...process.env, COMMERCE_ORIGIN: '', ...variables };
  const launcher = startProcess('start', [process.execPath, 'scripts/start.mjs'], { cwd: root, env, quiet: true });
  const { how } = await launcher.ended;
  return { how, said: launcher.output().trim() };
}

let blocker: Server | undefined;

async function takePort(host: string): Promise<number> {
  const port = await freePort();
  const server = createServer();
  blocker = server;
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return port;
}

afterEach(() => blocker?.close());

test.each(['127.0.0.1', '0.0.0.0'])('a port taken on %s is one clear line', async (host) => {
  const port = await takePort(host);
  expect(await start({ PORT: String(port) })).toEqual({
    how: 'exit status 1',
    said: `Port ${port} is taken. Free it, or set PORT to another one.`,
  });
});

test("the backend's port is checked too", async () => {
  const [port, taken] = [await freePort(), await takePort('127.0.0.1')];
  expect(await start({ PORT: String(port), BACKEND_PORT: String(taken) })).toEqual({
    how: 'exit status 1',
    said: `Port ${taken} is taken. Free it, or set BACKEND_PORT to another one.`,
  });
});

test('a wrong COMMERCE_ORIGIN is one clear line', async () => {
  expect(await start({ COMMERCE_ORIGIN: 'shop.example' })).toEqual({
    how: 'exit status 1',
    said: 'COMMERCE_ORIGIN must be an origin like https://shop.example, without a path or a password.',
  });
});

test('a HOST that is no address of this machine is one clear line', async () => {
  expect(await start({ PORT: String(await freePort()), HOST: '203.0.113.1' })).toEqual({
    how: 'exit status 1',
    said: 'This machine has no address "203.0.113.1". Set HOST to one of its own, or leave it empty.',
  });
});
