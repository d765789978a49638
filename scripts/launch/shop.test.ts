import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, type TestContext, test } from 'vitest';
import { freePort } from './ports.mjs';
import { root as project } from './root.mjs';
import { firstEnd, startBackend, tellSilence, withSharedSecret } from './shop.mjs';

/** A server that leaves the requests `from` one `to` another, both counted from 1, without an answer; open for a test. */
async function silentBetween(from: number, to: number, { onTestFinished }: TestContext): Promise<string> {
  let asked = 0;
  const opened = createServer((_, response) => {
    asked += 1;
    if (asked < from || asked > to) response.end('ok');
  });
  onTestFinished(() => {
    opened.close();
    opened.closeAllConnections();
  });
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(opened.address() as AddressInfo).port}/health`;
}

// What loads at the first call is no silence of who is asked.
beforeAll(async () => void (await fetch('data:,')));

// They wait, each for its own server, side by side.
test.concurrent('a process that stops answering is told of once, after some patience, and when it answers again', async (context) => {
  const url = await silentBetween(3, 7, context);
  const told: string[] = [];
  const pace = { every: 100, mostUnanswered: 3, tell: (what: string) => told.push(what) };
  await tellSilence({ name: 'backend', url, isRunning: () => told.length < 2 }, pace);
  const TIME = String.raw`\d{4}-\S+Z`;
  expect(told).toEqual([
    expect.stringMatching(`^The backend runs, but has not answered at ${url} since ${TIME}\\. It may only be busy; `),
    expect.stringMatching(`^The backend answers again, at ${TIME}\\.$`),
  ]);
});

test.concurrent('a process that is slow for less than the patience is not told of', async (context) => {
  const url = await silentBetween(2, 3, context);
  const told: string[] = [];
  let checks = 0;
  const isRunning = () => checks++ < 5;
  await tellSilence(
    { name: 'backend', url, isRunning },
    { every: 250, mostUnanswered: 3, tell: (what) => told.push(what) },
  );
  expect(told).toEqual([]);
});

test.concurrent('the shop waits for the first process that ends, and tells meanwhile of each that is silent, unless it is developed', async (context) => {
  const url = await silentBetween(1, Number.POSITIVE_INFINITY, context);
  const told: string[] = [];
  let isRunning = true;
  context.onTestFinished(() => {
    isRunning = false;
  });
  const open = { name: 'backend', url, isRunning: () => isRunning, ended: new Promise<{ how: string }>(() => {}) };
  const pace = { every: 100, mostUnanswered: 2 };
  const developed: string[] = [];
  firstEnd([open], { ...pace, dev: true, tell: (what) => developed.push(what) });
  const said = await new Promise<string>((resolve) => {
    const ended = new Promise<{ how: string }>((end) => {
      const tell = (what: string) => {
        if (told.push(what) === 2) end({ how: 'exit status 1' });
      };
      setTimeout(() => resolve(firstEnd([open, { ...open, name: 'storefront', ended }], { ...pace, tell })));
    });
  });
  expect(said).toBe('The storefront ended by itself (exit status 1).');
  expect(told.map((what) => what.split(',')[0])).toEqual(['The backend runs', 'The storefront runs']);
  expect(developed).toEqual([]);
});

test('storefront and backend share a secret of this start, unless there is one or instances have to be told it', () => {
  const made = withSharedSecret({ PORT: '3000' });
  expect(made).toEqual({ PORT: '3000', SUITABILITY_SECRET: expect.stringMatching(/^[a-f\d]{64}$/) });
  expect(withSharedSecret({}).SUITABILITY_SECRET).not.toBe(made.SUITABILITY_SECRET);
  expect(withSharedSecret({ SUITABILITY_SECRET: 'own' })).toEqual({ SUITABILITY_SECRET: 'own' });
  expect(withSharedSecret({ REDIS_URL: 'redis://one' })).toEqual({ REDIS_URL: 'redis://one' });
});

const BACKEND = `
  import { createServer } from 'node:http';
  createServer((_, response) => response.end('ok')).listen(process.env.BACKEND_PORT, process.env.BACKEND_HOST);
`;

// Other systems have no second loopback address.
test.runIf(process.platform === 'linux')('a backend is waited for at the address of BACKEND_HOST', async (context) => {
  const root = mkdtempSync(join(tmpdir(), 'backend-'));
  context.onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'backend/src'), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(root, 'backend/src/main.ts'), BACKEND);
  const [port, env] = [await freePort(), { ...process.env, BACKEND_HOST: '127.0.0.2' }];
  const backend = await startBackend({ root, env, port, dataDir: root, quiet: true });
  await backend.stop();
  expect(backend.url).toBe(`http://127.0.0.2:${port}/health`);
});
