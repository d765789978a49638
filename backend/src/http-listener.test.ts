import { connect as connectTo } from 'node:net';
import { expect, it } from 'vitest';
import { openListener } from './http-listener';
import { readBody } from './protocol/read-body';

it('answers 503 until it has a handler, and ends after the requests under way', async () => {
  const listener = await openListener(0, '127.0.0.1');
  const early = await fetch(`${listener.url}/health`);
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '1']);

  let arrived = () => {};
  let finish = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const permission = new Promise<void>((resolve) => {
    finish = resolve;
  });
  listener.handle(async (request) => {
    arrived();
    await permission;
    return new Response(`${request.method} ${await request.text()}`);
  });
  const answer = fetch(listener.url, { method: 'POST', body: 'content' });
  await arrival;
  let isClosed = false;
  const closed = listener.close().then(() => {
    isClosed = true;
  });
  // A new connection is refused while the old request still waits.
  await expect(fetch(listener.url, { headers: { connection: 'close' } })).rejects.toThrow();
  expect(isClosed).toBe(false);
  finish();
  expect(await (await answer).text()).toBe('POST content');
  await closed;
});

/** What comes back on a connection that goes on sending, until the other side ends it. */
function conversation(port: number, begin: string, chunk: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connectTo(port, '127.0.0.1', () => socket.write(begin));
    const more = () => {
      while (chunk && !socket.destroyed && socket.write(chunk));
    };
    socket.on('drain', more).on('connect', more);
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
    });
    // Ended while sending is an error for the one who sends.
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

it('ends the connection of who goes on sending after the answer', async () => {
  const listener = await openListener(0, '127.0.0.1');
  listener.handle(async (request) => {
    const problem = await readBody(request).catch((error: Error) => error.name);
    return new Response(problem, { status: 413 });
  });
  const chunk = `1000\r\n${'x'.repeat(0x1000)}\r\n`;
  const begin = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';
  const answer = await conversation(Number(new URL(listener.url).port), begin, chunk);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain('BodyTooLargeError');
  await listener.close();
});

it('answers TRACE with 405', async () => {
  const listener = await openListener(0, '127.0.0.1');
  listener.handle(() => new Response('yes'));
  const begin = 'TRACE /graphql HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  expect(await conversation(Number(new URL(listener.url).port), begin, '')).toMatch(
    /^HTTP\/1\.1 405 [\s\S]*allow: GET/i,
  );
  expect(await (await fetch(listener.url)).text()).toBe('yes');
  await listener.close();
});

it('closes beside a connection that has sent nothing', async () => {
  const listener = await openListener(0, '127.0.0.1');
  listener.handle(() => new Response('yes'));
  const silent = connectTo(Number(new URL(listener.url).port), '127.0.0.1');
  const ended = new Promise<void>((resolve) => silent.on('error', () => {}).once('close', () => resolve()));
  await new Promise<void>((resolve) => silent.once('connect', () => resolve()));
  // It is known to the server once that has answered somebody who came later.
  expect(await (await fetch(listener.url)).text()).toBe('yes');
  await Promise.all([listener.close(), ended]);
});
