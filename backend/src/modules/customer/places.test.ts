import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerPlace } from '../../database/schema/customers';
import { createServer, type ShopServer } from '../../server';
import { openShop, type Shop } from '../../testing/shop';
import { sampleShop } from '../catalog/testing/sample-shop';
import { operatorContext } from '../order/operator-context';
import { customerByEmail } from './queries';
import { requireOwnPassword } from './sign-in';
import { createCustomer, PASSWORD } from './testing/customer-calls';

let shop: Shop;
let behindProxy: ShopServer;
beforeAll(async () => {
  shop = await openShop(sampleShop);
  behindProxy = createServer({ db: shop.db, trustedHops: 1 });
});
afterAll(() => shop.close());

/** Whether somebody at an address signs in with a password. */
async function signsIn(email: string, from: string, password = PASSWORD): Promise<boolean> {
  const response = await behindProxy.fetch(
    new Request('http://shop.example/rest/V1/integration/customer/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.7, ${from}` },
      body: JSON.stringify({ username: email, password }),
    }),
  );
  return response.status === 200;
}

async function guesses(email: string, from: string, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) expect(await signsIn(email, from, 'Wrong-2026')).toBe(false);
}

const HOME = '192.0.2.10';
const STRANGER = '203.0.113.5';

describe('ten wrong passwords', () => {
  it('from elsewhere do not lock out an owner where they signed in before', async () => {
    await createCustomer(shop, 'owner@example.com');
    expect(await signsIn('owner@example.com', HOME)).toBe(true);
    await guesses('owner@example.com', STRANGER, 10);
    expect(await signsIn('owner@example.com', STRANGER)).toBe(false);
    // Nor anybody else from whom nothing is known.
    expect(await signsIn('owner@example.com', '2001:db8::1')).toBe(false);
    expect(await signsIn('owner@example.com', HOME)).toBe(true);
    expect(await signsIn('owner@example.com', STRANGER)).toBe(false);
  });

  it('from a known place lock that place alone', async () => {
    await createCustomer(shop, 'shared@example.com');
    for (const place of [HOME, STRANGER]) expect(await signsIn('shared@example.com', place)).toBe(true);
    await guesses('shared@example.com', STRANGER, 10);
    expect(await signsIn('shared@example.com', STRANGER)).toBe(false);
    expect(await signsIn('shared@example.com', HOME)).toBe(true);
    expect(await signsIn('shared@example.com', '192.0.2.99')).toBe(true);
  });

  it('lock the account for everybody where no proxy tells addresses', async () => {
    await createCustomer(shop, 'direct@example.com');
    expect(await signsIn('direct@example.com', 'unknown')).toBe(true);
    await guesses('direct@example.com', 'unknown', 10);
    expect(await signsIn('direct@example.com', 'unknown')).toBe(false);
  });
});

describe('passwords that are tried at the same time', () => {
  it('a right one is refused where the account is locked while it is checked, but not where the owner signed in before', async () => {
    const email = 'meanwhile@example.com';
    await createCustomer(shop, email);
    expect(await signsIn(email, HOME)).toBe(true);
    const ctx = await operatorContext(shop.db);
    const before = await customerByEmail(ctx, email);
    if (!before) throw new Error('The customer is not there.');
    await guesses(email, STRANGER, 10);
    const tried = (clientAddress: string | null) => requireOwnPassword({ ...ctx, clientAddress }, before, PASSWORD);
    for (const elsewhere of [STRANGER, '192.0.2.77', null]) {
      await expect(tried(elsewhere)).rejects.toThrow('The account is locked.');
    }
    await expect(tried(HOME)).resolves.toBeUndefined();
    await expect(tried(STRANGER)).rejects.toThrow('The account is locked.');
  });

  it('the tenth wrong one locks the account for those that follow, which count no more', async () => {
    const email = 'burst@example.com';
    await createCustomer(shop, email);
    await Promise.all(Array.from({ length: 20 }, () => guesses(email, STRANGER, 1)));
    expect(await customerByEmail(await operatorContext(shop.db), email)).toMatchObject({ failures: 10 });
  });
});

it.each([
  [
    'an IPv6 network of 64 bits, however it is written,',
    '2001:db8:1:2::10',
    '2001:DB8:1:0002:aa:bb:cc:dd',
    '2001:db8:1:3::10',
  ],
  ['an IPv4 address, also within IPv6,', '192.0.2.40', '::ffff:192.0.2.40', '::ffff:192.0.2.41'],
])('%s is one place', async (_, home, sameHome, elsewhere) => {
  const email = `${home.replaceAll(':', '-')}@example.com`;
  await createCustomer(shop, email);
  expect(await signsIn(email, home)).toBe(true);
  await guesses(email, elsewhere, 10);
  expect(await signsIn(email, elsewhere)).toBe(false);
  expect(await signsIn(email, sameHome)).toBe(true);
});

it('the twenty places last signed in from are remembered', async () => {
  await createCustomer(shop, 'traveller@example.com');
  const before = await shop.db.$count(customerPlace);
  for (let n = 1; n <= 22; n += 1) expect(await signsIn('traveller@example.com', `192.0.2.${n}`)).toBe(true);
  expect((await shop.db.$count(customerPlace)) - before).toBe(20);
  await guesses('traveller@example.com', STRANGER, 10);
  expect(await signsIn('traveller@example.com', '192.0.2.1')).toBe(false);
  expect(await signsIn('traveller@example.com', '192.0.2.22')).toBe(true);
});
