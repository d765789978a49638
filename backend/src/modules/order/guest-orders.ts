import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../../context';
import { salesOrder } from '../../database/schema/sales';
import { installation } from '../../database/schema/stores';
import { authorizationError, noSuchEntity } from '../../errors';
import { perRequest } from '../../request-batch';
import type { OrderRow } from './documents/document-rules';

/** What a guest has to know of an order to see it: the postcode (2.4.7) or the last name (later) it is billed to. */
interface OrderProof {
  number: string;
  email: string;
  postcode?: string | null;
  lastname?: string | null;
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** How Magento begins what it has encrypted: key 0, cipher 3. */
const PREFIX = '0:3:';

const keyOf = perRequest(async ({ db }: Context): Promise<Buffer> => {
  const [row] = await db.select().from(installation).orderBy(asc(installation.id)).limit(1);
  if (!row) throw new Error('The database has no installation row: it was not seeded.');
  return createHash('sha256').update(`orders of guests ${row.tokenSecret}`).digest();
});

/** A secret text that opens an order to whoever has it; another one each time. */
export async function orderToken(ctx: Context, { incrementId, email, billingAddress }: OrderRow): Promise<string> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, await keyOf(ctx), iv);
  const proof: OrderProof = { number: incrementId, email, lastname: billingAddress.lastname };
  const text = Buffer.concat([cipher.update(JSON.stringify(proof)), cipher.final()]);
  return `${PREFIX}${Buffer.concat([iv, text, cipher.getAuthTag()]).toString('base64')}`;
}

async function proofOf(ctx: Context, token: string): Promise<OrderProof | null> {
  const bytes = Buffer.from(token.slice(PREFIX.length), 'base64');
  if (!token.startsWith(PREFIX) || bytes.length <= IV_BYTES + TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv(CIPHER, await keyOf(ctx), bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
    return JSON.parse(text.toString()) as OrderProof;
  } catch {
    return null;
  }
}

/** The same answer whatever was wrong: nobody learns which numbers or addresses there are. */
const notFound = () => noSuchEntity("We couldn't locate an order with the information provided.");

function proves({ email, postcode, lastname }: OrderProof, order: OrderRow): boolean {
  const { billingAddress } = order;
  if ((postcode ?? lastname ?? null) === null || email !== order.email) return false;
  return (
    (postcode ?? billingAddress.postcode) === billingAddress.postcode &&
    (lastname ?? billingAddress.lastname) === billingAddress.lastname
  );
}

async function guestOrder(ctx: Context, proof: OrderProof): Promise<OrderRow> {
  ctx.uncacheable = true;
  const [row] = await ctx.db
    .select()
    .from(salesOrder)
    .where(and(eq(salesOrder.incrementId, proof.number), eq(salesOrder.storeId, ctx.store.id)));
  if (!row || !proves(proof, row)) throw notFound();
  if (row.customerId !== null) throw authorizationError('Please login to view the order.');
  return row;
}

export const guestOrderQueries = {
  guestOrder: (_: unknown, { input }: { input: OrderProof }, ctx: Context) => guestOrder(ctx, input),

  async guestOrderByToken(_: unknown, { input }: { input: { token: string } }, ctx: Context) {
    ctx.uncacheable = true;
    const proof = await proofOf(ctx, input.token);
    if (!proof) throw notFound();
    return guestOrder(ctx, proof);
  },
};
