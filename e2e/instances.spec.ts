import { createHmac } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { findRedis, startRedis } from '@/lib/testing/redis-server';
import { get } from './fixtures/crawl';
import { type ColdStorefront, startColdStorefront } from './fixtures/servers/cold-storefront';
import { forward, openCuttingProxy, openServer } from './fixtures/servers/cutting-proxy';
import { REVALIDATE_SECRET } from './fixtures/servers/pair';
import { expect, test } from './fixtures/test';

const program = findRedis();
test.skip(!program, 'There is no redis-server here');

const LISTING = /query listing\b/;

/** Sends each request to the next instance, round and round. */
function openBalancer(instances: readonly ColdStorefront[]) {
  let turn = 0;
  return openServer(async (request, response) => {
    const target = instances[turn % instances.length]?.url ?? '';
    turn += 1;
    const { status, headers, body } = await forward(target, request, await buffer(request));
    response.writeHead(status, headers).end(body);
  });
}

for (const size of [2, 4]) {
  test(`what one of ${size} instances behind a proxy has rendered the others have without asking the backend; what one drops all renew; they go on without Redis, and with it again`, async ({
    shop,
    facts,
  }) => {
    test.setTimeout(240_000);
    const redis = await startRedis(program ?? '');
    const variables = { REDIS_URL: redis.url, REVALIDATE_SECRET, DATABASE_URL: '' };
    const instances: ColdStorefront[] = [];
    const balancer = await openBalancer(instances);
    // What has another backend is another shop.
    const proxy = await openCuttingProxy(shop.backendUrl);
    const listingsAsked = () => proxy.forwarded(LISTING);
    /** The texts of a page that each instance gives in its turn. */
    const round = async (path: string) => {
      const answers: Awaited<ReturnType<typeof get>>[] = [];
      for (let count = 0; count < size; count += 1) answers.push(await get(`${balancer.url}${path}`));
      expect(answers.map(({ status }) => status)).toEqual(instances.map(() => 200));
      return answers.map(({ text }) => text);
    };
    let stopRedis = redis.stop;
    try {
      for (let count = 0; count < size; count += 1) instances.push(await startColdStorefront(proxy, variables));
      const [category, next, ...unseen] = facts.categories;
      const rendered = await round(category.path);
      expect([new Set(rendered).size, listingsAsked()]).toEqual([1, 1]);

      proxy.edit(LISTING, (answer) => answer.replaceAll('"name":"', '"name":"Changed '));
      const body = JSON.stringify({ tags: ['catalog'] });
      const signature = createHmac('sha256', REVALIDATE_SECRET).update(body).digest('hex');
      const call = { method: 'POST', body, headers: { 'X-Signature': signature } };
      expect((await fetch(`${balancer.url}/api/revalidate`, call)).status).toBe(200);
      const isRenewed = (text: string) => text.includes('Changed ');
      await expect.poll(async () => (await round(category.path)).every(isRenewed), { timeout: 30_000 }).toBe(true);

      await redis.stop();
      await round(category.path);
      await round(next?.path ?? '');
      stopRedis = (await startRedis(program ?? '', redis.port)).stop;
      // Each try by a page that nobody has seen: it is rendered before it is answered.
      await expect
        .poll(
          async () => {
            const before = listingsAsked();
            await round(unseen.shift()?.path ?? '');
            return listingsAsked() - before;
          },
          { timeout: 60_000, intervals: [2_000] },
        )
        .toBe(1);
    } finally {
      await Promise.all([balancer.close(), ...instances.map((instance) => instance.close()), stopRedis()]);
      await proxy.close();
    }
  });
}
