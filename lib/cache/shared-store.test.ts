import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, describe, expect, vi } from 'vitest';
import { findRedis, startRedis } from '@/lib/testing/redis-server';
import { freePort } from '@/scripts/launch/ports.mjs';

const KEY = `/route-cache/APP_PAGE/${'0'.repeat(64)}/$/mmstr_en/GBP/~category/pain-relief.html`;
const YEAR = 31_536_000;

const program = findRedis();

type CleanUp = (() => unknown)[];

interface Found {
  value: { html?: string; rscData?: Uint8Array; segmentData?: Map<string, Uint8Array> };
  lastModified: number;
}

/** A process with a cache of its own, as an instance of a build has it. */
function openInstance(
  cleanUp: CleanUp,
  url: string | undefined,
  { build = 'build-1', ...variables }: Record<string, string> = {},
) {
  const dist = mkdtempSync(join(tmpdir(), 'shop-build-'));
  mkdirSync(join(dist, 'server'));
  writeFileSync(join(dist, 'BUILD_ID'), build);
  const child = fork(join(import.meta.dirname, '../testing/cache-instance.mjs'), [join(dist, 'server')], {
    env: { ...process.env, REDIS_URL: url ?? '', NODE_ENV: 'production', PORT: '', ...variables },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  cleanUp.push(() => {
    child.kill();
    rmSync(dist, { recursive: true });
  });
  const waiting = new Map<number, (result: unknown) => void>();
  child.on('message', ({ id, result }: { id: number; result: unknown }) => waiting.get(id)?.(result));
  const ask = (call: string, ...given: unknown[]) =>
    new Promise<unknown>((resolve) => {
      const id = waiting.size;
      waiting.set(id, resolve);
      child.send({ id, call, given });
    });
  return {
    ask,
    get: async (key = KEY) => (await ask('get', key)) as Found | null,
    html: async (key = KEY) => ((await ask('get', key)) as Found | null)?.value.html ?? null,
    set: (value: object, key = KEY) => ask('set', key, value, { cacheControl: { revalidate: 300, expire: YEAR } }),
    isStale: async () => {
      const found = (await ask('get', KEY)) as Found | null;
      return found ? Date.now() - found.lastModified > 300_000 : null;
    },
    said: () => said,
  };
}

async function openRedis(cleanUp: CleanUp, port?: number) {
  const redis = await startRedis(program ?? '', port);
  cleanUp.push(redis.stop);
  return redis;
}

/** A way to a Redis; once it has `vanished` what is connected passes nothing more, and is not closed either. */
async function openWay(cleanUp: CleanUp, port: number) {
  const way = { url: '', vanished: 0, connections: 0 };
  const server = createServer((client) => {
    way.connections += 1;
    const number = way.connections;
    const redis = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [client, redis],
      [redis, client],
    ] as const) {
      from.on('data', (data) => {
        if (number > way.vanished) to.write(data);
      });
      from.on('error', () => {}).on('close', () => to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  cleanUp.push(() => server.close());
  way.url = `redis://127.0.0.1:${(server.address() as { port: number }).port}`;
  return way;
}

/** Opens what a test needs and ends it with the test: two have their turn at a time. */
const test = base.extend('open', ({ task: _ }, { onCleanup }) => {
  const cleanUp: CleanUp = [];
  onCleanup(async () => {
    for (const undo of cleanUp.reverse()) await undo();
  });
  return {
    cleanUp,
    instance: (url: string | undefined, its?: Record<string, string>) => openInstance(cleanUp, url, its),
    redis: (port?: number) => openRedis(cleanUp, port),
    way: (port: number) => openWay(cleanUp, port),
  };
});

const page = (html: string, tags = 'catalog') => ({
  kind: 'APP_PAGE',
  html,
  headers: { 'x-next-cache-tags': tags },
  rscData: Buffer.from('router'),
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
});

// It takes seconds until a connection counts as lost: all the others have their turns meanwhile.
test('a Redis that vanishes without closing its connections is found again over new ones', {
  skip: !program,
  concurrent: true,
  timeout: 45_000,
}, async ({ open }) => {
  const { port } = await open.redis();
  const way = await open.way(port);
  const shop = open.instance(way.url);
  await shop.set(page('<p>'));
  await vi.waitFor(() => expect(way.connections).toBe(2), { timeout: 10_000 });
  way.vanished = 2;
  await vi.waitFor(
    async () => {
      await shop.get('absent');
      expect(shop.said()).toMatch(/fails.*answers again/s);
      expect(way.connections).toBe(4);
    },
    { timeout: 30_000, interval: 100 },
  );
});

describe.concurrent('meanwhile', () => {
  describe.sequential('in turn', () => {
    test('without REDIS_URL instances share nothing, and no client is loaded', async ({ open }) => {
      const [one, other] = [open.instance(undefined), open.instance(undefined)];
      await one.set(page('<p>'));
      expect([await one.html(), await other.html(), await one.ask('hasClient')]).toEqual(['<p>', null, false]);
    });

    test('where no Redis listens pages come from memory, and that is told once', async ({ open }) => {
      const shop = open.instance(`redis://127.0.0.1:${await freePort()}`);
      await shop.set(page('<p>'));
      expect(await shop.html()).toBe('<p>');
      await shop.ask('revalidateTag', ['catalog']);
      expect(await shop.isStale()).toBe(true);
      await vi.waitFor(() => expect(shop.said()).toMatch(/The shared cache fails/), { timeout: 10_000 });
      await shop.get('absent');
      expect(shop.said().match(/The shared cache/g)).toHaveLength(1);
    });

    test('where Redis listens and never answers pages come from memory', async ({ open }) => {
      const silent = createServer(() => {}).listen(0, '127.0.0.1');
      await new Promise((resolve) => silent.once('listening', resolve));
      open.cleanUp.push(() => silent.close());
      const shop = open.instance(`redis://127.0.0.1:${(silent.address() as { port: number }).port}`);
      await shop.set(page('<p>'));
      expect([await shop.html(), await shop.html('absent')]).toEqual(['<p>', null]);
    });

    describe.skipIf(!program)(
      program ? 'instances on one Redis' : 'instances on one Redis (left out: no redis-server here)',
      () => {
        test('what one has rendered the others have, whole, and then in memory', async ({ open }) => {
          const { url } = await open.redis();
          const [one, other] = [open.instance(url), open.instance(url)];
          await one.set(page('<p>ยา £5'));
          const found = await other.get();
          expect(found?.value.html).toBe('<p>ยา £5');
          expect(Buffer.from(found?.value.rscData ?? []).toString()).toBe('router');
          expect(Buffer.from(found?.value.segmentData?.get('/_tree') ?? []).toString()).toBe('tree');
          expect([await other.isStale(), await other.ask('isInMemory', KEY)]).toEqual([false, true]);
          expect(await open.instance(url).html()).toBe('<p>ยา £5');
          expect(await other.ask('hasClient')).toBe(true);
        });

        test('what one has claimed is nobody else’s, of another build neither, and stays its own', async ({ open }) => {
          const { url } = await open.redis();
          const [one, other] = [open.instance(url), open.instance(url, { build: 'build-2' })];
          const claims = [one.ask('claim', 'seal', 'a cart'), other.ask('claim', 'seal', 'another cart')];
          const [first] = await Promise.all(claims);
          expect(await Promise.all(claims)).toEqual([first, first]);
          expect(await one.ask('claim', 'seal', 'a third cart')).toBe(first);
          expect(await other.ask('claim', 'another seal', 'a third cart')).toBe('a third cart');
        });

        test('what one has claimed it may give up, unless another has it for good', async ({ open }) => {
          const { url } = await open.redis();
          const [one, other] = [open.instance(url), open.instance(url)];
          await one.ask('claim', 'seal', 'a cart 1');
          await other.ask('release', 'seal', 'a cart 2');
          expect(await other.ask('owner', 'seal')).toBe('a cart 1');
          expect(await other.ask('claim', 'seal', 'b')).toBe('a cart 1');
          await one.ask('release', 'seal', 'a cart 1');
          expect(await one.ask('owner', 'seal')).toBeNull();
          expect(await other.ask('claim', 'seal', 'b')).toBe('b');
          await one.ask('keep', 'seal', 'c');
          await other.ask('release', 'seal', 'b');
          expect(await other.ask('claim', 'seal', 'b')).toBe('c');
        });

        test('a tag that one drops makes every one’s page stale, in memory too, and what one renders anew all have', async ({
          open,
        }) => {
          const { url } = await open.redis();
          const [one, other] = [open.instance(url), open.instance(url)];
          await one.set(page('<p>old', 'catalog,cat_p_12'));
          expect([await other.html(), await other.isStale()]).toEqual(['<p>old', false]);
          await one.ask('revalidateTag', ['cat_p_12']);
          await vi.waitFor(async () => expect(await other.isStale()).toBe(true));
          // One that starts later, and one of another build, know it as well.
          expect(await open.instance(url).isStale()).toBe(true);
          await one.set(page('<p>new', 'catalog,cat_p_12'));
          expect([await other.html(), await other.isStale()]).toEqual(['<p>new', false]);
        });

        test('builds never mix their pages, and share what became stale', async ({ open }) => {
          const { url } = await open.redis();
          const [old, next] = [open.instance(url, { build: 'build-1' }), open.instance(url, { build: 'build-2' })];
          await old.set(page('<p>of build 1'));
          expect(await next.html()).toBeNull();
          await next.set(page('<p>of build 2'));
          expect([await old.html(), await next.html()]).toEqual(['<p>of build 1', '<p>of build 2']);
          await next.ask('revalidateTag', ['catalog']);
          await vi.waitFor(async () => expect(await old.isStale()).toBe(true));
        });

        test('shops of one build with other settings never mix their pages, whatever their instances have for themselves', async ({
          open,
        }) => {
          const { url } = await open.redis();
          const live = open.instance(url, { COMMERCE_ORIGIN: 'https://magento.example', PORT: '3000' });
          const twin = { COMMERCE_ORIGIN: 'https://magento.example', PORT: '3001', PAGE_CACHE_MEGABYTES: '64' };
          await live.set(page('<p>live'));
          expect(await open.instance(url, twin).html()).toBe('<p>live');
          for (const name of ['COMMERCE_ORIGIN', 'SITE_ORIGIN'])
            expect(await open.instance(url, { ...twin, [name]: 'https://staging.example' }).html(), name).toBeNull();
        });

        test('[CMS-3] what is bound in time, or was taken back, no instance gets', async ({ open }) => {
          const { url } = await open.redis();
          const [one, other] = [open.instance(url), open.instance(url)];
          await one.set(page('<p>over', `catalog,until_${Date.now() - 1}`));
          expect(await other.html()).toBeNull();
          await one.set(page('<p>'));
          await one.ask('set', KEY, null, {});
          expect(await other.html()).toBeNull();
        });

        test('while Redis is down each has its memory; when it is back they share again, with what was dropped meanwhile', async ({
          open,
        }) => {
          const first = await open.redis();
          const [one, other] = [open.instance(first.url), open.instance(first.url)];
          await one.set(page('<p>'));
          expect(await other.html()).toBe('<p>');
          await first.stop();
          expect([await one.html(), await other.html(), await one.get('absent')]).toEqual(['<p>', '<p>', null]);
          await one.ask('revalidateTag', ['catalog']);
          expect([await one.isStale(), await other.isStale()]).toEqual([true, false]);
          await vi.waitFor(() => expect(one.said()).toMatch(/fails/), { timeout: 10_000 });

          await open.redis(first.port);
          await vi.waitFor(async () => expect(await other.isStale()).toBe(true), { timeout: 10_000, interval: 100 });
          await vi.waitFor(() => expect(one.said()).toMatch(/answers again/), { timeout: 10_000 });
          await one.set(page('<p>new'));
          await vi.waitFor(async () => expect(await other.html()).toBe('<p>new'), { timeout: 10_000, interval: 100 });
        });
      },
    );
  });
});
