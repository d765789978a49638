import { expect, it } from 'vitest';
import { openListener } from './http-listener';

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
