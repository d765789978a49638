import { eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import { customerAddress } from '../../../database/schema/customers';
import { transact } from '../../../database/transact';
import { inputError } from '../../../errors';
import { customerById, customerIdOf } from '../queries';
import type { AddressParent } from './address-fields';
import { type AddressInput, addressValues } from './address-input';
import { type AddressRow, makeDefault, ownAddress } from './address-queries';

async function written(ctx: Context, row: AddressRow | undefined, input: AddressInput): Promise<AddressParent> {
  if (!row) throw new Error('The address was not written.');
  const uses = { billing: input.default_billing ?? false, shipping: input.default_shipping ?? false };
  await makeDefault(ctx, row, uses);
  return { row, customer: await customerById(ctx, row.customerId), typedCode: input.region?.region_code };
}

async function createCustomerAddress(_: unknown, { input }: { input: AddressInput }, ctx: Context) {
  const customerId = customerIdOf(ctx);
  if (Object.keys(input).length === 0) throw inputError('"input" value should be specified');
  const values = await addressValues(ctx, input, null);
  const parent = await transact(ctx.db, async (tx) => {
    const [row] = await tx
      .insert(customerAddress)
      .values({ ...values, customerId })
      .returning();
    return written({ ...ctx, db: tx }, row, input);
  });
  return { ...parent, isNew: true };
}

interface UpdateArguments {
  id: number;
  input?: AddressInput | null;
}

async function updateCustomerAddress(_: unknown, { id, input }: UpdateArguments, ctx: Context) {
  const customerId = customerIdOf(ctx);
  if (!input || Object.keys(input).length === 0) throw inputError('"input" value must be specified');
  const values = await addressValues(ctx, input, await ownAddress(ctx, customerId, id));
  return transact(ctx.db, async (tx) => {
    const [row] = await tx.update(customerAddress).set(values).where(eq(customerAddress.id, id)).returning();
    return written({ ...ctx, db: tx }, row, input);
  });
}

async function deleteCustomerAddress(_: unknown, { id }: { id: number }, ctx: Context): Promise<boolean> {
  const customerId = customerIdOf(ctx);
  await ownAddress(ctx, customerId, id);
  const { defaultBillingId, defaultShippingId } = await customerById(ctx, customerId);
  const use = defaultBillingId === id ? 'billing' : defaultShippingId === id ? 'shipping' : null;
  if (use) throw inputError(`Customer Address ${id} is set as default ${use} address and can not be deleted`);
  await ctx.db.delete(customerAddress).where(eq(customerAddress.id, id));
  return true;
}

export const addressMutations = { createCustomerAddress, updateCustomerAddress, deleteCustomerAddress };
