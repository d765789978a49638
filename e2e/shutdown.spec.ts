import { once } from 'node:events';
import { connect } from 'node:net';
import { get } from './fixtures/crawl';
import { startColdStorefront } from './fixtures/servers/cold-storefront';
import { expect, test } from './fixtures/test';

test('a shop that is asked to end turns its health red, answers what is under way, and ends', async ({
  shop,
  facts,
}) => {
  const variables = { SHUTDOWN_DELAY_SECONDS: '3', DATABASE_URL: '', REDIS_URL: '' };
  const storefront = await startColdStorefront(shop.backendUrl, variables);
  try {
    const health = async () => (await get(`${storefront.url}/api/health`)).status;
    expect(await health()).toBe(200);
    const listing = storefront.proxy.hold(/query listing\b/);
    const underWay = get(`${storefront.url}${facts.categories[0].path}`);
    underWay.catch(() => undefined);
    await listing.reached;

    const ended = storefront.stop();
    await expect.poll(health, { intervals: [50] }).toBe(503);
    // Nobody new is let in: the shop waits for the visitor alone.
    await expect.poll(() => health().catch(() => 'refused'), { intervals: [50] }).toBe('refused');
    listing.open();
    const { status, text } = await underWay;
    expect([status, text.includes('</html>')]).toEqual([200, true]);
    // What has to be killed ends otherwise.
    expect(await ended).toBe('exit status 143');
  } finally {
    await storefront.close();
  }
});

test('a shop that is asked to end waits for no connection on which nothing was asked', async ({ shop }) => {
  const storefront = await startColdStorefront(shop.backendUrl, { DATABASE_URL: '', REDIS_URL: '' });
  const silent = connect(Number(new URL(storefront.url).port), '127.0.0.1').on('error', () => undefined);
  try {
    await once(silent, 'connect');
    // Connections are taken in their order.
    expect((await get(`${storefront.url}/api/health`)).status).toBe(200);
    expect(await storefront.stop()).toBe('exit status 143');
  } finally {
    silent.destroy();
    await storefront.close();
  }
});
