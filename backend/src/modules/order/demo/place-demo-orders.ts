import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Database } from '../../../database/connect';
import { salesDocument } from '../../../database/schema/fulfilment';
import { product as productTable } from '../../../database/schema/products';
import { cart, cartItem, salesOrder } from '../../../database/schema/sales';
import type { CartAddress } from '../../../database/schema/sales-types';
import { newMaskedId } from '../../../uid';
import { legacyRequest, wantedOf } from '../../cart/buy-request/buy-request-queries';
import { choiceKey } from '../../cart/lines/add-queries';
import { bundleOptionsOf, bundleSelectionsOf } from '../../catalog/product/composites/bundle-queries';
import { customOptionsOf } from '../../catalog/product/custom-option-queries';
import { linksOf } from '../../catalog/product/downloadable-queries';
import { asCartAddress, defaultBilling } from '../../customer/address-book/address-queries';
import { customerByEmail } from '../../customer/queries';
import { legalCategories } from '../check/queries';
import { decisionText } from '../check/rules';
import { contentOf } from '../documents/document-queries';
import type { OrderRow } from '../documents/document-rules';
import { addComment, addDocument, cancel, lockOrder } from '../documents/process-order';
import { operatorContext } from '../operator-context';
import { placeOrder } from '../place-order';
import { keepCard } from '../vault/token-queries';
import { DEMO_GUEST, type DemoOrder, demoCards, demoOrders } from './demo-orders';

const DAY_MS = 86_400_000;

/** Any number, the same in every process that shares the database. */
const DEMO_LOCK = 4_170_003;

/**
 * Gives the demo customers of a shop without orders their orders, placed as shoppers do and then processed, and saved
 * cards; tells whether it did. A shop without demo customers gets none. Several processes may call it at once.
 */
export async function placeDemoOrders(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`);
    const [first] = await tx.select({ id: salesOrder.id }).from(salesOrder).limit(1);
    if (first || !(await hasProducts(tx))) return false;
    for (const order of demoOrders) await placeDemoOrder(tx, order);
    await keepDemoCards(tx);
    return true;
  });
}

async function keepDemoCards(db: Database): Promise<void> {
  const ctx = await operatorContext(db);
  for (const { email, ...card } of demoCards) {
    const customer = await customerByEmail(ctx, email);
    if (customer) await keepCard(ctx, customer.id, 'braintree', card);
  }
}

async function hasProducts(db: Database): Promise<boolean> {
  const wanted = new Set(demoOrders.flatMap(({ items }) => items.flatMap(({ sku, parent }) => [sku, parent ?? sku])));
  const rows = await db.select({ sku: productTable.sku }).from(productTable).where(eq(productTable.isEnabled, true));
  const known = new Set(rows.map(({ sku }) => sku));
  return [...wanted].every((sku) => known.has(sku));
}

async function placeDemoOrder(db: Database, demo: DemoOrder): Promise<void> {
  const ctx = await contextOf(db, demo);
  const [row] = await db
    .insert(cart)
    .values({
      ...{ maskedId: newMaskedId(), storeId: ctx.store.id, customerId: ctx.customerId, email: demo.email },
      ...(await addressesOf(ctx, demo)),
      carrierCode: demo.shipping,
      methodCode: demo.shipping === 'tablerate' ? 'bestway' : demo.shipping,
      couponCode: demo.coupon ?? null,
      payment: { code: demo.payment, ...(demo.payment === 'braintree' ? { nonce: 'fake-valid-nonce' } : {}) },
    })
    .returning();
  if (!row) throw new Error('The cart of a demo order was not written.');
  for (const item of demo.items) await addItem(ctx, row.id, item);
  const { id } = await placeOrder({ ...ctx }, row, demo.email);
  const placedAt = daysBefore(demo.daysAgo);
  await db.update(salesOrder).set({ createdAt: placedAt }).where(eq(salesOrder.id, id));
  await db.update(salesDocument).set({ createdAt: placedAt }).where(eq(salesDocument.orderId, id));
  for (const step of demo.steps ?? []) await take(ctx, id, step, daysBefore(demo.daysAgo - step.after));
  const order = demo.comment ? await lockOrder(ctx, id) : undefined;
  if (order && demo.comment) await addComment(ctx, order, demo.comment, placedAt);
}

// Shortly after nine: no order is of the future.
function daysBefore(days: number): Date {
  const day = new Date(Date.now() - days * DAY_MS);
  day.setUTCHours(9, 12, 40, 0);
  return day;
}

async function contextOf(db: Database, { email, store }: DemoOrder): Promise<Context> {
  const ctx = await operatorContext(db, store);
  return { ...ctx, customerId: (await customerByEmail(ctx, email))?.id ?? null };
}

async function addressesOf(ctx: Context, { shipping }: DemoOrder) {
  const own = ctx.customerId === null ? null : await defaultBilling(ctx, ctx.customerId);
  const address: CartAddress = own ? asCartAddress(own) : DEMO_GUEST.address;
  return { billingAddress: address, shippingAddress: shipping ? address : null };
}

async function addItem(ctx: Context, cartId: number, { sku, parent, quantity = 1 }: DemoOrder['items'][number]) {
  const request = await legacyRequest(ctx, {
    data: { sku, quantity },
    parent_sku: parent ?? null,
    ...(await everyChoice(ctx, sku)),
    customizable_options: await answers(ctx, parent ?? sku),
  });
  for (const { product, choice, quantity: pieces } of await wantedOf(ctx, request)) {
    const row = { cartId, productId: product.id, choice, choiceKey: choiceKey(choice), quantity: pieces };
    await ctx.db.insert(cartItem).values(row);
  }
}

/** What the shopper answered long ago, to the questions that are asked before a medicine is sold. */
async function answers(ctx: Context, sku: string) {
  const options = await customOptionsOf(ctx, await productIdOf(ctx, sku));
  return options
    .filter((option) => option.sku === 'suitability')
    .map(({ id }) => ({ id, value_string: 'Questions answered' }));
}

async function productIdOf(ctx: Context, sku: string): Promise<number> {
  const [found] = await ctx.db.select({ id: productTable.id }).from(productTable).where(eq(productTable.sku, sku));
  return found?.id ?? 0;
}

/** Every file of a downloadable product, and what a bundle has by default. */
async function everyChoice(ctx: Context, sku: string) {
  const productId = await productIdOf(ctx, sku);
  const options = await bundleOptionsOf(ctx, productId);
  const bundle = await Promise.all(
    options.map(async ({ id }) => {
      const chosen = (await bundleSelectionsOf(ctx, id)).filter(({ isDefault }) => isDefault);
      return { id, quantity: chosen[0]?.quantity ?? 1, value: chosen.map((selection) => String(selection.id)) };
    }),
  );
  const links = await linksOf(ctx, productId);
  return { bundle_options: bundle, downloadable_product_links: links.map(({ id }) => ({ link_id: id })) };
}

async function take(ctx: Context, orderId: number, step: NonNullable<DemoOrder['steps']>[number], at: Date) {
  const order = await lockOrder(ctx, orderId);
  if (!order) throw new Error(`There is no order ${orderId}.`);
  if (step.do === 'cancel') return cancel(ctx, order);
  const quantities = 'pieces' in step && step.pieces ? await quantitiesOf(ctx, order, step.pieces) : undefined;
  if (step.do === 'shipment') await approve(ctx, order, at, quantities);
  return addDocument(ctx, order, step.do, {
    at,
    ...(quantities ? { quantities } : {}),
    ...('track' in step ? { tracks: [step.track] } : { comment: 'comment' in step ? step.comment : undefined }),
  });
}

/** What is sent was approved before, where a pharmacist checks it. */
async function approve(ctx: Context, order: OrderRow, at: Date, quantities?: ReadonlyMap<number, number>) {
  const { items } = await contentOf({ ...ctx }, order.id);
  const checked = await legalCategories(ctx, items);
  const sent = items.filter(({ id }) => checked.has(id) && (quantities?.get(id) ?? 1) > 0);
  for (const sku of new Set(sent.map((item) => item.sku))) {
    await addComment(ctx, order, decisionText(sku, { isApproved: true, reason: null }), at);
  }
}

async function quantitiesOf(ctx: Context, { id }: OrderRow, pieces: Record<string, number>) {
  const { items } = await contentOf({ ...ctx }, id);
  return new Map(items.map((item) => [item.id, pieces[item.sku] ?? 0]));
}
