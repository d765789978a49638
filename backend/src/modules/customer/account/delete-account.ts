import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import { customer } from '../../../database/schema/customers';
import { cart } from '../../../database/schema/sales';
import { transact } from '../../../database/transact';
import { forget } from '../../newsletter/queries';
import { customerById } from '../queries';

/** Ends an account with all that is its own; orders stay, as the law wants them, and belong to nobody. */
export async function deleteAccount(ctx: Context, customerId: number): Promise<void> {
  const { email } = await customerById(ctx, customerId);
  await transact(ctx.db, async (tx) => {
    // Whoever knows its id could go on with it as a guest.
    await tx.delete(cart).where(and(eq(cart.customerId, customerId), eq(cart.isActive, true)));
    await forget(tx, email);
    await tx.delete(customer).where(eq(customer.id, customerId));
  });
}
