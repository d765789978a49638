import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../database/connect';
import { customer } from '../database/schema/customers';
import { openTestDatabase } from '../testing/test-database';
import { tinyShop } from '../testing/tiny-shop';
import { customerOfRequest, issueToken, revokeTokens } from './customer-token';
import { signToken } from './jwt';

const SECRET = 'a secret of this test';
const ISSUED = new Date('2026-01-01T12:00:00.700Z');
const after = (seconds: number) => new Date(ISSUED.getTime() + seconds * 1000);

let connection: Connection;
let id: number;
beforeAll(async () => {
  connection = await openTestDatabase(tinyShop);
  const [row] = await connection.db.select().from(customer).limit(1);
  id = row?.id ?? 0;
});
afterAll(() => connection.close());

const whose = (token: string, now = after(1)) =>
  customerOfRequest(new Headers({ authorization: `Bearer ${token}` }), connection.db, SECRET, now);

describe('[SESS-3] a token', () => {
  it('holds for its lifetime and not a second longer', async () => {
    const token = issueToken(id, 3600, SECRET, ISSUED);
    expect(await whose(token)).toBe(id);
    expect(await whose(token, after(3599))).toBe(id);
    expect(await whose(token, after(3600))).toBeNull();
  });

  it('of an administrator, or of nobody any more, makes a guest', async () => {
    const seconds = Math.floor(ISSUED.getTime() / 1000);
    const admin = { uid: id, utypid: 2, iat: seconds, exp: seconds + 3600 };
    expect(await whose(signToken(admin, SECRET))).toBeNull();
    expect(await whose(issueToken(987_654, 3600, SECRET, ISSUED))).toBeNull();
  });

  it('is void once revoked, as is every other of that second; a later one holds', async () => {
    const early = issueToken(id, 3600, SECRET, ISSUED);
    const sameSecond = issueToken(id, 3600, SECRET, after(5));
    const later = issueToken(id, 3600, SECRET, after(6));
    await revokeTokens(connection.db, id, after(5));
    expect([await whose(early), await whose(sameSecond), await whose(later, after(7))]).toEqual([null, null, id]);
    await connection.db.update(customer).set({ tokensRevokedAt: null }).where(eq(customer.id, id));
  });
});
