import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../database/connect';
import { reindex } from '../../../database/reindex/reindex';
import { product, review } from '../../../database/schema/products';
import { transact } from '../../../database/transact';
import { CommandError, type OpsCommand } from '../../../ops/ops-command';
import { averageRating } from './rules';

/** What an operator wants done to the reviews: told those that wait, or one of them decided. */
const reviewCommand = z.discriminatedUnion('action', [
  z.object({ action: z.literal('list') }),
  z.object({ action: z.enum(['approve', 'reject']), id: z.number().int().positive().max(2_147_483_647) }),
]);

export type ReviewCommand = z.infer<typeof reviewCommand>;

const STATUS = { approve: 'approved', reject: 'rejected' } as const;

/** `npm run review`. What is approved is shown, and counts, until it is rejected. */
export const reviewOps: OpsCommand<ReviewCommand> = {
  schema: reviewCommand,
  run: (db, command) => (command.action === 'list' ? pendingReviews(db) : decide(db, command)),
};

async function pendingReviews(db: Database): Promise<string> {
  const rows = await db
    .select({ review, sku: product.sku })
    .from(review)
    .innerJoin(product, eq(product.id, review.productId))
    .where(eq(review.status, 'pending'))
    .orderBy(asc(review.createdAt), asc(review.id));
  if (rows.length === 0) return 'No review waits for approval.';
  return rows.map(({ review: row, sku }) => told(row, sku)).join('\n');
}

function told(row: typeof review.$inferSelect, sku: string): string {
  const stars = Object.keys(row.ratings).length > 0 ? `${averageRating(row.ratings) / 20} of 5` : 'no rating';
  const head = [`${row.id}  ${row.createdAt.toISOString().slice(0, 10)}`, sku, stars, printable(row.nickname)];
  return [head.join('  '), printable(row.summary), printable(row.text)].join('\n    ');
}

/** On one line, and without what a terminal takes for orders: these are strangers' words. */
function printable(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ');
}

async function decide(db: Database, { action, id }: { action: 'approve' | 'reject'; id: number }): Promise<string> {
  return transact(db, async (tx) => {
    const status = STATUS[action];
    const [row] = await tx.select().from(review).where(eq(review.id, id)).for('update');
    if (!row) throw new CommandError(`There is no review ${id}.`);
    if (row.status === status) throw new CommandError(`Review ${id} is ${status} already.`);
    await tx.update(review).set({ status }).where(eq(review.id, id));
    // The mean of the ratings is kept with what listings sort by.
    await reindex(tx, [row.productId]);
    const [of] = await tx.select({ sku: product.sku }).from(product).where(eq(product.id, row.productId));
    return `Review ${id} of ${of?.sku} is ${status}.`;
  });
}
