import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connect } from './database/connect';
import { product, stockItem } from './database/schema/products';
import { checkoutCalls } from './modules/order/testing/checkout-calls';
import { asking } from './testing/shop';
import { createDatabase } from './testing/test-database';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const running = new Set<ChildProcess>();
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-data-'));
});

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Started {
  child: ChildProcess;
  /** What it has said so far, on both streams. */
  said: () => string;
  /** Exit code, once it has ended. */
  ended: Promise<number | null>;
}

function start(variables: Record<string, string>): Started {
  const { DATABASE_URL: _unset, ...inherited } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { ...inherited, BACKEND_HOST: '127.0.0.1', DATA_DIR: folder, ...variables },
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = new Promise<number | null>((resolve) =>
    child.on('close', (code) => {
      running.delete(child);
      resolve(code);
    }),
  );
  return { child, said: () => output, ended };
}

function readyUrl({ child, said, ended }: Started): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const url = /^Backend ready at (http:\S+)$/m.exec(said())?.[1];
      if (url) resolve(url);
    });
    ended.then((code) => reject(new Error(`Ended with ${code}: ${said()}`)));
  });
}

describe('the backend process', () => {
  it('migrates, seeds and serves an empty folder, guards it, ends on SIGTERM and starts again', async () => {
    const first = start({ BACKEND_PORT: '0' });
    const url = await readyUrl(first);
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok' });
    const query = encodeURIComponent('{ __typename }');
    const answer = await fetch(`${url}/graphql?query=${query}`);
    expect([answer.status, await answer.json()]).toEqual([200, { data: { __typename: 'Query' } }]);
    expect((await fetch(`${url}/graphql?query=${query}`, { method: 'HEAD' })).status).toBe(500);
    const posted = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', store: 'nope' },
      body: JSON.stringify({ query: '{ __typename }' }),
    });
    expect([posted.status, posted.headers.get('content-type')]).toEqual([500, 'application/json']);

    const second = start({ BACKEND_PORT: '0' });
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain(`The data folder ${folder} is in use by process ${first.child.pid}.`);

    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(first.said().trim().split('\n')).toEqual([`Backend ready at ${url}`]);

    const third = start({ BACKEND_PORT: '0', CACHING_APPLICATION: 'built-in' });
    const uncached = await fetch(`${await readyUrl(third)}/graphql?query=${query}`);
    expect(uncached.headers.get('x-magento-tags')).toBe('FPC');
    third.child.kill('SIGINT');
    expect(await third.ended).toBe(0);
    // Three processes, one of them seeding: a busy machine takes its time.
  }, 240_000);

  it('locks out by the address that its proxy tells, not an owner where they signed in before', async () => {
    const shop = start({ BACKEND_PORT: '0', TRUSTED_PROXY_HOPS: '1' });
    const url = await readyUrl(shop);
    const post = async (path: string, from: string, body: object) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
      return (await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
    };
    const [home, elsewhere, email, password] = ['192.0.2.10', '203.0.113.5', 'owner@example.com', 'Password123!'];
    const signIn = (from: string, tried = password) =>
      post('/rest/V1/integration/customer/token', from, { username: email, password: tried });
    const query = `mutation { createCustomerV2(input: {
      firstname: "Anna", lastname: "Smith", email: "${email}", password: "${password}" }) { customer { email } } }`;
    expect(await post('/graphql', home, { query })).toBe(200);
    expect(await signIn(home)).toBe(200);
    for (let n = 0; n < 10; n += 1) expect(await signIn(elsewhere, 'Wrong-2026')).toBe(401);
    expect([await signIn(elsewhere), await signIn(home)]).toEqual([401, 200]);
    shop.child.kill('SIGTERM');
    expect(await shop.ended).toBe(0);
  }, 240_000);

  it('names the port and its variable when the port is taken', async () => {
    const blocker: Server = createServer();
    const port = await new Promise<number>((resolve) =>
      blocker.listen(0, '127.0.0.1', () => {
        const address = blocker.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      }),
    );
    const { said, ended } = start({ BACKEND_PORT: String(port) });
    expect(await ended).toBe(1);
    expect(said()).toBe(`Port ${port} is in use. Stop what uses it, or set BACKEND_PORT to another port.\n`);
    await new Promise((resolve) => blocker.close(resolve));
  });

  it('names the variable that has a wrong value', async () => {
    const { said, ended } = start({ BACKEND_PORT: 'http' });
    expect(await ended).toBe(1);
    expect(said()).toBe('BACKEND_PORT must be a port number, not "http".\n');
  });

  it.each([
    ['is a file', 'file', /^DATA_DIR is \S+file, which is no folder\. Set it to a folder, there or to be made\.\n$/],
    ['is below a file', 'file/below', /^DATA_DIR is \S+below, which is no folder\. Set it to a folder, .*\n$/],
    [
      'has a damaged database',
      'damaged',
      /^The database in \S+damaged\/pgdata is damaged or half made \(.+\)\. Restore that folder, remove it to begin anew, or set DATA_DIR to another\.\n$/,
    ],
  ])('says in one line that DATA_DIR %s', async (_, name, line) => {
    writeFileSync(join(folder, 'file'), '');
    mkdirSync(join(folder, 'damaged/pgdata/global'), { recursive: true });
    writeFileSync(join(folder, 'damaged/pgdata/PG_VERSION'), '17\n');
    writeFileSync(join(folder, 'damaged/pgdata/global/pg_control'), '');
    const { said, ended } = start({ BACKEND_PORT: '0', DATA_DIR: join(folder, name) });
    expect(await ended).toBe(1);
    expect(said()).toMatch(line);
  });

  it('says in one line that DATABASE_URL cannot be reached, without the password', async () => {
    const { said, ended } = start({ BACKEND_PORT: '0', DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' });
    expect(await ended).toBe(1);
    expect(said()).toBe(
      'The Postgres 127.0.0.1:1/shop cannot be used (connect ECONNREFUSED 127.0.0.1:1). Start it, or correct DATABASE_URL.\n',
    );
  });
});

const postgres = process.env.TEST_DATABASE_URL;

describe.runIf(postgres)('two backend processes on one Postgres', () => {
  it('[CHK-10] fill it once, share every cart, and sell the last item once', async () => {
    const { databaseUrl, drop } = await createDatabase(postgres ?? '');
    const shops = [1, 2].map(() => start({ BACKEND_PORT: '0', DATABASE_URL: databaseUrl }));
    const [one, other] = (await Promise.all(shops.map(readyUrl))).map((url) =>
      checkoutCalls({ ...asking(url, fetch), fetch }),
    ) as [Calls, Calls];
    const { db, close } = await connect({ databaseUrl });
    const [piece] = await db.select().from(product).where(eq(product.sku, 'STU-ANTISEP-30'));
    const stock = eq(stockItem.productId, piece?.id ?? 0);
    await db.update(stockItem).set({ quantity: 1 }).where(stock);

    const cartOf = (calls: Calls) => calls.readyCart([{ sku: 'STU-ANTISEP-30', quantity: 1 }]);
    const [first, second] = [await cartOf(one), await cartOf(other)];
    // Each orders the cart that the other one has filled.
    const answers = await Promise.all([one.place(second), other.place(first)]);
    expect(answers.flatMap(({ body }) => body.errors?.map(({ message }) => message) ?? [])).toEqual([
      'Unable to place order: Some of the products are out of stock.',
    ]);
    expect(await db.select({ quantity: stockItem.quantity }).from(stockItem).where(stock)).toEqual([{ quantity: 0 }]);

    await close();
    for (const { child } of shops) child.kill('SIGTERM');
    expect(await Promise.all(shops.map(({ ended }) => ended))).toEqual([0, 0]);
    await drop();
  }, 240_000);
});

type Calls = ReturnType<typeof checkoutCalls>;
