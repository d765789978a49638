import { createHmac } from 'node:crypto';
import { findRedis, startRedis } from '@/lib/testing/redis-server';
import { get } from './fixtures/crawl';
import { type ColdStorefront, startColdStorefront } from './fixtures/servers/cold-storefront';
import { REVALIDATE_SECRET } from './fixtures/servers/pair';
import { expect, test } from './fixtures/test';

const program = findRedis();
test.skip(!program, 'There is no redis-server here');

const LISTING = /query listing\b/;
const listingsAskedBy = ({ proxy }: ColdStorefront) => proxy.calls().filter(({ said }) => LISTING.test(said)).length;

test('what one instance has rendered the other has without asking the backend; what one drops both renew; each goes on without Redis', async ({
  shop,
  facts,
}) => {
  test.setTimeout(180_000);
  const redis = await startRedis(program ?? '');
  const variables = { REDIS_URL: redis.url, REVALIDATE_SECRET, DATABASE_URL: '' };
  const instances: ColdStorefront[] = [];
  try {
    for (let count = 0; count < 2; count += 1) {
      instances.push(await startColdStorefront(shop.backendUrl, variables));
    }
    const [one, other] = instances as [ColdStorefront, ColdStorefront];
    const [category, next] = facts.categories;
    const rendered = await get(`${one.url}${category.path}`);
    expect([rendered.status, listingsAskedBy(one)]).toEqual([200, 1]);
    const found = await get(`${other.url}${category.path}`);
    expect([found.status, listingsAskedBy(other)]).toEqual([200, 0]);

    for (const { proxy } of instances)
      proxy.edit(LISTING, (answer) => answer.replaceAll('"name":"', '"name":"Changed '));
    const body = JSON.stringify({ tags: ['catalog'] });
    const signature = createHmac('sha256', REVALIDATE_SECRET).update(body).digest('hex');
    const call = { method: 'POST', body, headers: { 'X-Signature': signature } };
    expect((await fetch(`${other.url}/api/revalidate`, call)).status).toBe(200);
    for (const { url } of [one, other]) {
      await expect.poll(async () => (await get(`${url}${category.path}`)).text).toContain('Changed ');
    }

    await redis.stop();
    for (const { url } of [one, other]) {
      expect((await get(`${url}${category.path}`)).status).toBe(200);
      expect((await get(`${url}${next?.path}`)).status).toBe(200);
    }
  } finally {
    await Promise.all(instances.map((instance) => instance.close()));
    await redis.stop();
  }
});
