import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Context } from './context';
import { type Connection, connect, type Database } from './database/connect';
import { migrate } from './database/migrate';
import { openShopDatabase } from './database/open-database';
import { loadSeed } from './database/seed/load/load';
import { createServer, type ShopServer } from './server';
import { openTestDatabase } from './testing/test-database';
import { tinyShop } from './testing/tiny-shop';

let connection: Connection;
let server: ShopServer;
const logged: unknown[] = [];

beforeAll(async () => {
  connection = await openTestDatabase(tinyShop);
  server = createServer({
    db: connection.db,
    origin: 'https://public.example',
    log: (error) => logged.push(error),
    resolvers: {
      Query: {
        storeConfig: (_root, _args, context) => ({
          store_code: context.store.code,
          store_group_code: context.stores.map(({ code }) => code).join(),
          default_display_currency_code: `${context.currency} ${context.rate}`,
          base_media_url: `${context.origin}/media/`,
        }),
      },
    },
  });
});

afterAll(() => connection.close());

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await server.fetch(new Request(`http://backend.example${path}`, { headers }));
  return { status: response.status, text: await response.text() };
}

const config = encodeURIComponent(
  '{ storeConfig { store_code store_group_code default_display_currency_code base_media_url } }',
);

describe('createServer', () => {
  it('[NET-2] serves /graphql in the store view, currency and origin of the request', async () => {
    for (const path of ['/graphql', '/graphql/']) {
      const { status, text } = await get(`${path}?query=${config}`, { store: 'mmstr_us', 'content-currency': 'EUR' });
      expect(status).toBe(200);
      expect(JSON.parse(text).data.storeConfig).toEqual({
        store_code: 'mmstr_us',
        store_group_code: 'mmstr_en,mmstr_us,mmstr_th',
        default_display_currency_code: expect.stringMatching(/^EUR 1\.\d+$/),
        base_media_url: 'https://public.example/media/',
      });
    }
  });

  it('serves /rest, /media and /health', async () => {
    expect(await get('/rest/V1/nope')).toEqual({
      status: 404,
      text: '{"message":"Request does not match any route."}',
    });
    expect((await get('/media/../package.json')).status).toBe(404);
    expect((await get('/media/nope.png?width=100')).status).toBe(404);
    expect(await get('/health')).toEqual({ status: 200, text: '{"status":"ok"}' });
    expect((await get('/else')).status).toBe(404);
  });

  it('serves films in parts, as browsers ask for them', async () => {
    const { fetch } = createServer({ db: connection.db, resolvers: {} });
    const film = (headers = {}) =>
      fetch(new Request('http://backend.example/media/wysiwyg/content/pollen.mp4', { headers }));
    const whole = await (await film()).arrayBuffer();
    const part = await film({ range: 'bytes=4-7' });
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
    expect(part.headers.get('content-range')).toBe(`bytes 4-7/${whole.byteLength}`);
    expect((await film({ range: `bytes=${whole.byteLength}-` })).status).toBe(416);
  });

  it('starts with the resolvers of its modules', () => {
    expect(() => createServer({ db: connection.db })).not.toThrow();
  });

  it('is unwell, and says so, without its database', async () => {
    const other = await connect();
    const { fetch } = createServer({ db: other.db, log: (error) => logged.push(error), resolvers: {} });
    const health = () => fetch(new Request('http://backend.example/health'));
    expect((await health()).status).toBe(200);
    // No tables: the facts of the shop cannot be read.
    const answer = await fetch(new Request(`http://backend.example/graphql?query=${config}`));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'text/html; charset=UTF-8']);
    await other.close();
    expect((await health()).status).toBe(503);
    expect(logged).toHaveLength(2);
  });

  it('ends a query over the limit of the running shop as Magento tells a fault, and goes on', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'open-shop-'));
    const prepare = async (db: Database) => {
      await migrate(db);
      await loadSeed(db, tinyShop);
    };
    const shop = await openShopDatabase({ dataDir }, prepare, 1_000);
    const Query = {
      storeConfig: (_root: unknown, _args: unknown, { db }: Context) => db.execute(sql`select pg_sleep(600)`),
    };
    const slow = createServer({ db: shop.db, log: () => undefined, resolvers: { Query } });
    const query = encodeURIComponent('{ storeConfig { store_code } }');
    const asked = () => new Request(`http://backend.example/graphql?query=${query}`);
    try {
      expect(await (await slow.fetch(asked())).json()).toMatchObject({
        errors: [{ message: 'Internal server error', extensions: { category: 'internal' } }],
      });
      const { fetch } = createServer({ db: shop.db });
      expect(await (await fetch(asked())).json()).toEqual({ data: { storeConfig: { store_code: 'mmstr_en' } } });
    } finally {
      await shop.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  it('logs why a query failed, and not all of a long one', async () => {
    const { fetch } = createServer({ db: connection.db });
    const written: string[] = [];
    const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    // A statement of many values that fails: its table is away.
    const skus = Array.from({ length: 500 }, (_, n) => `${n}${'a'.repeat(20)}`);
    await connection.db.execute(sql`alter table product rename to product_away`);
    const query = 'query($skus: [String]) { products(filter: { sku: { in: $skus } }) { total_count } }';
    const answer = await fetch(
      new Request('http://backend.example/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables: { skus } }),
      }),
    );
    spy.mockRestore();
    await connection.db.execute(sql`alter table product_away rename to product`);
    expect(await answer.json()).toMatchObject({ errors: [{ message: 'Internal server error' }] });
    expect(written).toHaveLength(1);
    expect(written[0]).toMatch(/^Error: Failed query: [\s\S]* …\nCaused by error: relation "product" does not exist/);
    expect(written[0]?.length).toBeLessThan(5_000);
  });
});
