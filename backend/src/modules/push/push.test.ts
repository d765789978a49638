import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pushToken } from '../../database/schema/push-tokens';
import { NO_MAILER } from '../../mail/mail';
import type { Notice, Pusher } from '../../push/pusher';
import { createServer } from '../../server';
import { openShop, type Shop } from '../../testing/shop';
import { sampleShop } from '../catalog/testing/sample-shop';
import { signedIn } from '../customer/testing/customer-calls';
import { type PushCommand, pushOps } from './push-command';

let shop: Shop;
const headers: Record<string, { Authorization: string }> = {};
beforeAll(async () => {
  shop = await openShop(sampleShop);
  for (const name of ['anna', 'bob', 'cleo', 'dan', 'eve', 'fay'])
    headers[name] = await signedIn(shop, `${name}@example.com`);
});
afterAll(() => shop.close());

const subscribe = async (token: string, sent: Record<string, string> = {}) =>
  (
    await shop.execute(
      'mutation s($token: String!) { subscribeFirebase(token: $token) { result message } }',
      { token },
      sent,
    )
  ).body;

const DONE = { data: { subscribeFirebase: { result: true, message: 'This browser gets notifications.' } } };

/** Takes notices; tokens that begin with `gone` are registered no more, and of those with `odd` nothing can be said. */
function recorder() {
  const notices: (Notice & { token: string })[] = [];
  const pusher: Pusher = {
    async send(token, notice) {
      if (token.startsWith('odd')) throw new Error('Firebase answered 500: x');
      if (token.startsWith('gone')) return 'unregistered';
      notices.push({ token, ...notice });
      return 'sent';
    },
  };
  return { notices, pusher };
}

const command = (email: string): PushCommand =>
  pushOps.schema.parse({ action: 'send', email, title: 'Sale', body: 'Today', path: '/sale.html?a=b' });
const send = (email: string, pusher: Pusher | null) =>
  pushOps.run(shop.db, command(email), { pusher, mailer: NO_MAILER });

describe('[BACK-1] [PWA-2] subscribeFirebase', () => {
  it('registers a browser as the customer’s, in the store view that it was asked in, once', async () => {
    expect(await subscribe('anna:1', headers.anna)).toEqual(DONE);
    expect(await subscribe('anna:1', headers.anna)).toEqual(DONE);
    expect(await subscribe('anna:2', { ...headers.anna, Store: 'mmstr_th' })).toEqual(DONE);
    const { notices, pusher } = recorder();
    expect(await send('ANNA@example.com', pusher)).toBe('Sent to 2 browsers of ANNA@example.com.');
    const byToken = Object.fromEntries(notices.map(({ token, ...notice }) => [token, notice]));
    expect(byToken).toEqual({
      'anna:1': { title: 'Sale', body: 'Today', path: '/sale.html?a=b' },
      'anna:2': { title: 'Sale', body: 'Today', path: '/mmstr_th/sale.html?a=b' },
    });
  });

  it('gives a browser to the customer who registers it last', async () => {
    await subscribe('shared', headers.bob);
    await subscribe('shared', headers.cleo);
    const { notices, pusher } = recorder();
    await expect(send('bob@example.com', pusher)).rejects.toThrow('No browser of bob@example.com takes notices.');
    await send('cleo@example.com', pusher);
    expect(notices.map(({ token }) => token)).toEqual(['shared']);
  });

  it('refuses what is no token, and registers nothing', async () => {
    const refusal = (message: string) => ({
      errors: [{ message, extensions: { category: 'graphql-input' }, path: ['subscribeFirebase'] }],
      data: { subscribeFirebase: null },
    });
    expect(await subscribe('  ', headers.dan)).toMatchObject(refusal('Specify the "token" value.'));
    const unlike = refusal('The "token" value is not a registration token.');
    expect(await subscribe('a b', headers.dan)).toMatchObject(unlike);
    expect(await subscribe('x'.repeat(4097), headers.dan)).toMatchObject(unlike);
    expect(await subscribe('x'.repeat(4096), headers.dan)).toEqual(DONE);
  });

  it('[NET-9] refuses guests: without a token, with an empty header, and with a token that nobody has', async () => {
    for (const sent of [{}, { Authorization: '' }, { Authorization: 'Bearer nobody' }] as Record<string, string>[]) {
      expect(await subscribe('guest', sent)).toMatchObject({
        errors: [
          {
            message: "The current customer isn't authorized.",
            extensions: { category: 'graphql-authorization' },
            path: ['subscribeFirebase'],
          },
        ],
        data: { subscribeFirebase: null },
      });
    }
    expect(await shop.db.select().from(pushToken).where(eq(pushToken.token, 'guest'))).toEqual([]);
  });

  it('keeps the twenty browsers that a customer registered last', async () => {
    for (let n = 0; n < 22; n += 1) await subscribe(`fay:${n}`, headers.fay);
    const { notices, pusher } = recorder();
    await send('fay@example.com', pusher);
    const tokens = notices.map(({ token }) => token);
    expect(tokens).toHaveLength(20);
    expect(tokens).not.toContain('fay:1');
    expect(tokens).toContain('fay:2');
  });

  it('forgets the browsers of who signs out, and of who deletes their account', async () => {
    const kept = async (token: string) =>
      (await shop.db.select().from(pushToken).where(eq(pushToken.token, token))).length;
    await subscribe('dan:1', headers.dan);
    expect(await kept('dan:1')).toBe(1);
    await shop.execute('mutation { revokeCustomerToken { result } }', {}, headers.dan);
    expect(await kept('dan:1')).toBe(0);
    await subscribe('eve:1', headers.eve);
    expect(await kept('eve:1')).toBe(1);
    await shop.execute('mutation { deleteCustomer }', {}, headers.eve);
    expect(await kept('eve:1')).toBe(0);
  });
});

describe('an operator', () => {
  it('sends to whom it works, is told what does not, and forgets browsers that are registered no more', async () => {
    const gil = await signedIn(shop, 'gil@example.com');
    for (const token of ['fine', 'gone:1', 'odd:1', 'odd:2']) await subscribe(token, gil);
    const { pusher } = recorder();
    const failed = 'Not sent: Firebase answered 500: x';
    expect(await send('gil@example.com', pusher)).toBe(
      `Sent to 1 browser of gil@example.com.\n1 no longer registered and forgotten.\n${failed}`,
    );
    expect(await send('gil@example.com', pusher)).toBe(`Sent to 1 browser of gil@example.com.\n${failed}`);
  });

  it('is told where nothing can be sent', async () => {
    await expect(send('anna@example.com', null)).rejects.toThrow('FIREBASE_SERVICE_ACCOUNT names no key file');
    await expect(send('nobody@example.com', recorder().pusher)).rejects.toThrow('There is no customer nobody@');
    for (const path of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
      expect(pushOps.schema.safeParse({ ...command('a@b.c'), path }).success).toBe(false);
    }
  });

  it('asks the running backend, which has the credentials', async () => {
    const { notices, pusher } = recorder();
    const { fetch } = createServer({ db: shop.db, opsToken: 'secret', pusher });
    const init = { method: 'POST', headers: { Authorization: 'Bearer secret' } };
    const body = JSON.stringify(command('cleo@example.com'));
    const answer = await fetch(new Request('http://shop.example/ops/push', { ...init, body }));
    expect(await answer.json()).toEqual({ message: 'Sent to 1 browser of cleo@example.com.' });
    expect(notices).toHaveLength(1);
  });
});
