import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { silence } from './shop.mjs';

let server: Server | undefined;
afterEach(() => server?.close());

/** A server that answers the first so many requests and never another. */
async function answering(count: number): Promise<{ url: string; asked: () => number }> {
  let asked = 0;
  const opened = createServer((_, response) => {
    asked += 1;
    if (asked <= count) response.end('ok');
  });
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(opened.address() as AddressInfo).port}/health`, asked: () => asked };
}

const pace = { every: 50, mostUnanswered: 3 };

test('a process that stops answering is told of, after some patience', async () => {
  const { url, asked } = await answering(2);
  const told = await silence({ name: 'backend', url, isRunning: () => true }, pace);
  expect(told).toBe(`The backend runs, but has not answered at ${url} for the last 3 times that it was asked.`);
  expect(asked()).toBe(5);
  server?.closeAllConnections();
});
