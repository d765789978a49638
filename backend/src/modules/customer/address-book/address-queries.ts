import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import { customer, customerAddress } from '../../../database/schema/customers';
import type { CartAddress } from '../../../database/schema/sales-types';
import { authorizationError, noSuchEntity } from '../../../errors';
import { customerById } from '../queries';

export type AddressRow = typeof customerAddress.$inferSelect;

/** A customer's addresses, oldest first. */
export function addressesOf({ db }: Context, customerId: number): Promise<AddressRow[]> {
  return db
    .select()
    .from(customerAddress)
    .where(eq(customerAddress.customerId, customerId))
    .orderBy(asc(customerAddress.id));
}

/** One of a customer's own addresses; throws Magento's errors for an unknown one and for somebody else's. */
export async function ownAddress({ db }: Context, customerId: number, id: number): Promise<AddressRow> {
  const [found] = await db.select().from(customerAddress).where(eq(customerAddress.id, id));
  if (!found) throw noSuchEntity(`Could not find a address with ID "${id}"`);
  if (found.customerId !== customerId) {
    throw authorizationError(`Current customer does not have permission to address with ID "${id}"`);
  }
  return found;
}

/** The address that a customer is billed at unless told otherwise; undefined when there is none. */
export async function defaultBilling({ db }: Context, customerId: number): Promise<AddressRow | undefined> {
  const [found] = await db
    .select({ address: customerAddress })
    .from(customerAddress)
    .innerJoin(customer, eq(customer.defaultBillingId, customerAddress.id))
    .where(and(eq(customer.id, customerId), eq(customerAddress.customerId, customerId)));
  return found?.address;
}

/** Makes an address the default for billing, shipping or both; what is not asked for stays. */
export async function makeDefault(
  { db }: Context,
  { id, customerId }: Pick<AddressRow, 'id' | 'customerId'>,
  uses: { billing: boolean; shipping: boolean },
): Promise<void> {
  if (!uses.billing && !uses.shipping) return;
  const values = {
    ...(uses.billing ? { defaultBillingId: id } : {}),
    ...(uses.shipping ? { defaultShippingId: id } : {}),
  };
  await db.update(customer).set(values).where(eq(customer.id, customerId));
}

/** An address of the book as carts and orders keep it. */
export function asCartAddress(row: AddressRow): CartAddress {
  return {
    firstname: row.firstname,
    lastname: row.lastname,
    company: row.company,
    street: row.street,
    city: row.city,
    region: { id: row.regionId, code: row.regionCode ?? row.region, label: row.region },
    postcode: row.postcode,
    countryId: row.countryId,
    telephone: row.telephone,
    customerNotes: null,
    customerAddressId: row.id,
  };
}

/** Puts an address of a cart into its customer's book. */
export async function addToBook(ctx: Context, customerId: number, address: CartAddress): Promise<AddressRow> {
  const { firstname, lastname, company, street, city, region, postcode, countryId, telephone } = address;
  const [added] = await ctx.db
    .insert(customerAddress)
    .values({
      ...{ customerId, firstname, lastname, company, street, city, countryId, postcode, telephone },
      region: region.label,
      regionCode: region.id === null ? null : region.code,
      regionId: region.id,
    })
    .returning();
  if (!added) throw new Error('The address was not written.');
  return added;
}

/** The same; where the customer has no default address yet it becomes that. */
export async function addToBookAsDefault(ctx: Context, customerId: number, address: CartAddress): Promise<void> {
  const { defaultBillingId, defaultShippingId } = await customerById(ctx, customerId);
  const uses = { billing: defaultBillingId === null, shipping: defaultShippingId === null };
  await makeDefault(ctx, await addToBook(ctx, customerId, address), uses);
}
