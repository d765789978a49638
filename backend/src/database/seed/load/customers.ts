import { and, eq } from 'drizzle-orm';
import { hashPassword } from '../../../session/password';
import type { Database } from '../../connect';
import { customer, customerAddress } from '../../schema/customers';
import { region } from '../../schema/stores';
import { DEMO_PASSWORD, type DemoCustomer, demoCustomers } from '../demo-customers';
import { storeId } from '../localised';

/** Writes the demo customers with their addresses; store views, countries and regions must be there. */
export async function loadCustomers(db: Database): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const demo of demoCustomers) await loadCustomer(db, demo, passwordHash);
}

async function loadCustomer(db: Database, demo: DemoCustomer, passwordHash: string): Promise<void> {
  const { email, firstname, lastname } = demo;
  const [created] = await db
    .insert(customer)
    .values({ email, firstname, lastname, storeId: storeId(demo.store), passwordHash })
    .returning({ id: customer.id });
  if (!created) throw new Error(`The customer ${email} was not written.`);
  const ids: number[] = [];
  for (const { regionCode, ...address } of demo.addresses) {
    const [added] = await db
      .insert(customerAddress)
      .values({
        ...{ customerId: created.id, firstname, lastname, company: null },
        ...address,
        ...(regionCode ? await listedRegion(db, address.countryId, regionCode) : {}),
      })
      .returning({ id: customerAddress.id });
    if (added) ids.push(added.id);
  }
  const [first = null] = ids;
  await db
    .update(customer)
    .set({ defaultBillingId: first, defaultShippingId: first })
    .where(eq(customer.id, created.id));
}

async function listedRegion(db: Database, countryId: string, code: string) {
  const [found] = await db
    .select()
    .from(region)
    .where(and(eq(region.countryId, countryId), eq(region.code, code)));
  if (!found) throw new Error(`The seed names an unknown region: ${countryId} ${code}`);
  return { region: found.name, regionCode: found.code, regionId: found.id };
}
