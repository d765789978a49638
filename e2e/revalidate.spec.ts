import { createHmac } from 'node:crypto';
import { get } from './fixtures/get';
import { REVALIDATE_SECRET } from './fixtures/servers/pair';
import { expect, test } from './fixtures/test';

const sign = (body: string) => createHmac('sha256', REVALIDATE_SECRET).update(body).digest('hex');

async function post(url: string, body: string, signature?: string) {
  const headers = { 'Content-Type': 'application/json', ...(signature ? { 'X-Signature': signature } : {}) };
  return fetch(`${url}/api/revalidate`, { method: 'POST', headers, body });
}

test('tags are dropped for a signed call only', async ({ shop }) => {
  const body = JSON.stringify({ tags: ['content'] });
  expect((await post(shop.url, body)).status).toBe(401);
  expect((await post(shop.url, body, sign(`${body} `))).status).toBe(401);
  const accepted = await post(shop.url, body, sign(body));
  expect(accepted.status).toBe(200);
  expect(await accepted.json()).toEqual({ dropped: ['content'] });
});

test('after a tag was dropped its pages are served stale once, then fresh again', async ({ shop, facts }) => {
  const { path } = facts.categories[1] ?? facts.categories[0];
  const cacheState = async () => (await get(`${shop.url}${path}`)).headers.get('x-nextjs-cache');
  await get(`${shop.url}${path}`);
  await expect.poll(cacheState).toBe('HIT');
  const body = JSON.stringify({ tags: ['catalog'] });
  expect((await post(shop.url, body, sign(body))).status).toBe(200);
  expect(await cacheState()).toBe('STALE');
  await expect.poll(cacheState).toBe('HIT');
});
