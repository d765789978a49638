import { randomBytes } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { uid } from '../../../uid';
import type { Database } from '../../connect';
import { customer } from '../../schema/customers';
import { product, productOptionValue, review, superAttribute } from '../../schema/products';
import { wishlist, wishlistItem } from '../../schema/wishlists';
import { demoWishes } from '../demo-wishes';

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
    const written = reviews.flatMap(({ sku, createdAt, ...values }) => {
      const productId = products.get(sku);
      return productId ? [{ ...values, customerId, storeId, productId, createdAt: new Date(createdAt) }] : [];
    });
    if (written.length > 0) await db.insert(review).values(written);
    const sharingCode = randomBytes(16).toString('hex');
    const [list] = await db.insert(wishlist).values({ customerId, sharingCode }).returning({ id: wishlist.id });
    for (const { sku, variant, quantity = 1, description } of list ? wishes : []) {
      const productId = products.get(sku);
      if (!list || !productId) continue;
      const selected = await chosenUids(db, productId, variant ? products.get(variant) : undefined);
      const choiceKey = JSON.stringify([[...selected].sort(), []]);
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
