import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context';
import { cart } from '../../database/schema/sales';
import { newMaskedId } from '../../uid';
import { asCartAddress, defaultBilling } from '../customer/address-book/address-queries';
import { customerById } from '../customer/queries';
import { salesSettingsOf } from '../store/queries';
import type { CartRow } from './cart-queries';

/** The cart that a customer fills at present, in whatever store view; undefined when there is none. */
export async function findCustomerCart({ db }: Context, customerId: number): Promise<CartRow | undefined> {
  const [found] = await db
    .select()
    .from(cart)
    .where(and(eq(cart.customerId, customerId), cart.isActive));
  return found;
}

/**
 * What a cart gets from its customer: the e-mail, and the address to bill to where the store view sells to that country.
 */
export async function customerValues(ctx: Context, customerId: number) {
  const { email } = await customerById(ctx, customerId);
  const address = await defaultBilling(ctx, customerId);
  const { countries } = await salesSettingsOf(ctx);
  const billingAddress = address && countries.includes(address.countryId) ? asCartAddress(address) : null;
  return { customerId, email, billingAddress };
}

/** The cart of a customer, made when there is none. Two requests at the same time get the same one. */
export async function customerCart(ctx: Context, customerId: number): Promise<CartRow> {
  const found = await findCustomerCart(ctx, customerId);
  if (found) return found;
  const values = await customerValues(ctx, customerId);
  const [created] = await ctx.db
    .insert(cart)
    .values({ ...values, maskedId: newMaskedId(), storeId: ctx.store.id })
    .onConflictDoNothing()
    .returning();
  // Another request was faster.
  const own = created ?? (await findCustomerCart(ctx, customerId));
  if (!own) throw new Error(`Customer ${customerId} has no cart.`);
  return own;
}
