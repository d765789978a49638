import { randomBytes } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { hashPassword } from '../../../session/password';
import { digestOf, uid } from '../../../uid';
import type { Database } from '../../connect';
import { customer, customerAddress } from '../../schema/customers';
import { product, productOptionValue, review, superAttribute } from '../../schema/products';
import { region } from '../../schema/stores';
import { wishlist, wishlistItem } from '../../schema/wishlists';
import { DEMO_PASSWORD, type DemoCustomer, demoCustomers } from '../demo-customers';
import { demoWishes } from '../demo-wishes';
import { storeId, storeIds } from '../localised';

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

/** Writes the demo customers' wish lists and reviews; another catalogue than the shop's own may lack the products. */
export async function loadWishes(db: Database): Promise<void> {
  const customers = await db
    .select()
    .from(customer)
    .where(inArray(customer.email, Object.keys(demoWishes)));
  const products = new Map(
    (await db.select({ id: product.id, sku: product.sku }).from(product)).map((p) => [p.sku, p.id]),
  );
  for (const { id: customerId, email, storeId } of customers) {
    const { wishes, reviews } = demoWishes[email] ?? { wishes: [], reviews: [] };
    const written = reviews.flatMap(({ sku, createdAt, views, ...values }) => {
      const productId = products.get(sku);
      return productId
        ? [{ ...values, customerId, storeId, storeIds: storeIds(views), productId, createdAt: new Date(createdAt) }]
        : [];
    });
    if (written.length > 0) await db.insert(review).values(written);
    const sharingCode = randomBytes(16).toString('hex');
    const [list] = await db.insert(wishlist).values({ customerId, sharingCode }).returning({ id: wishlist.id });
    for (const { sku, variant, quantity = 1, description } of list ? wishes : []) {
      const productId = products.get(sku);
      if (!list || !productId) continue;
      const selected = await chosenUids(db, productId, variant ? products.get(variant) : undefined);
      const choiceKey = digestOf(JSON.stringify([[...selected].sort(), []]));
      await db
        .insert(wishlistItem)
        .values({ wishlistId: list.id, productId, selected, choiceKey, quantity, description });
    }
  }
}

async function chosenUids(db: Database, parentId: number, variantId: number | undefined): Promise<string[]> {
  if (variantId === undefined) return [];
  const values = await db
    .select({ attributeId: superAttribute.attributeId, optionId: productOptionValue.optionId })
    .from(superAttribute)
    .innerJoin(
      productOptionValue,
      and(eq(productOptionValue.attributeId, superAttribute.attributeId), eq(productOptionValue.productId, variantId)),
    )
    .where(eq(superAttribute.productId, parentId))
    .orderBy(asc(superAttribute.position));
  return values.map(({ attributeId, optionId }) => uid('configurable', attributeId, optionId));
}
