import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../context';
import { type CartRow, updateCart } from '../cart/cart-queries';
import { APPLE_PAY, offeredPayment, SAVED_CARD } from '../cart/cart-rules';
import { type Quote, quoteOf } from '../cart/quote/quote-queries';
import { addToBookAsDefault } from '../customer/address-book/address-queries';
import { salesSettingsOf } from '../store/queries';
import type { OrderRow } from './documents/document-rules';
import { addDocument, lockOrder } from './documents/process-order';
import { addPurchases } from './download/purchase-queries';
import { charge, chargeSaved } from './gateway';
import { orderedItems } from './items/ordered-items';
import { countRuleUses, insertOrder, nextOrderNumber, reserve } from './order-queries';
import { OrderError, orderValues, type ReadyCart, readyToOrder, SERVER_ERROR } from './order-rules';
import { refuseUnsuitable } from './suitability-queries';
import { isSaved, keepCard } from './vault/token-queries';

const DECLINED = 'Transaction has been declined. Please try again later.';
const CHALLENGED = 'Your card issuer wants to verify this payment. Please verify it and try again.';

/** Makes an order of a locked cart in `ctx`'s transaction: all of it or, with `OrderError`, nothing. */
export async function placeOrder(
  ctx: Context,
  row: CartRow,
  email: string,
): Promise<{ id: number; incrementId: string }> {
  const quote = await quoteOf(ctx, row);
  const ready = readyToOrder(quote, ctx.store, (await salesSettingsOf(ctx)).countries);
  await refuseUnsuitable(ctx, quote.lines);
  await reserve(ctx, quote.lines);
  await countRuleUses(ctx, quote.rules);
  const incrementId = await nextOrderNumber(ctx);
  const payment = await pay(ctx, ready);
  const items = await orderedItems(ctx, quote);
  const id = await insertOrder(ctx, orderValues(ctx, ready, { incrementId, email, payment }), items);
  await addPurchases(ctx, id);
  if (payment.transactionId) await invoice(ctx, id);
  await saveAddresses(ctx, quote);
  await updateCart(ctx, row.id, { isActive: false });
  return { id, incrementId };
}

async function pay(ctx: Context, ready: ReadyCart): Promise<OrderRow['payment']> {
  const { quote, payment } = ready;
  const title = offeredPayment(quote, payment.code)?.title ?? payment.code;
  if (payment.code === SAVED_CARD.code) {
    return { code: payment.code, title, transactionId: await payBySaved(ctx, ready) };
  }
  if (payment.code !== SAVED_CARD.of && payment.code !== APPLE_PAY) return { ...payment, title };
  const { outcome, transactionId, card } = await charge(ctx, payment.nonce ?? '');
  if (outcome === 'decline') throw new OrderError(DECLINED);
  if (outcome === 'challenge') throw new OrderError(CHALLENGED);
  const { customerId } = quote.row;
  if (payment.isToBeKept && keepsCards(ctx) && customerId !== null) await keepCard(ctx, customerId, payment.code, card);
  return { code: payment.code, title, transactionId };
}

/** Gives the transaction; a card that is not this customer's, or not kept any more, pays nothing. */
async function payBySaved(ctx: Context, { quote, payment }: ReadyCart): Promise<string> {
  const { customerId } = quote.row;
  const isKept = customerId !== null && keepsCards(ctx) && (await isSaved(ctx, customerId, payment.publicHash ?? ''));
  if (!isKept) throw new OrderError(SERVER_ERROR);
  return chargeSaved();
}

function keepsCards({ store }: Context): boolean {
  return store.config.braintree_cc_vault_active === '1';
}

/** The gateway has taken the money at once. */
async function invoice(ctx: Context, orderId: number): Promise<void> {
  const order = await lockOrder(ctx, orderId);
  if (order) await addDocument(ctx, order, 'invoice');
}

/** Saves an order's addresses where that was asked for, equal ones once; a first one becomes the default. */
async function saveAddresses(ctx: Context, { row, isVirtual }: Quote): Promise<void> {
  const { customerId, billingAddress } = row;
  if (customerId === null) return;
  const shippingAddress = isVirtual ? null : row.shippingAddress;
  if (shippingAddress?.isToBeSaved) await addToBookAsDefault(ctx, customerId, shippingAddress);
  const isSaved = shippingAddress?.isToBeSaved && isDeepStrictEqual(shippingAddress, billingAddress);
  if (billingAddress?.isToBeSaved && !isSaved) await addToBookAsDefault(ctx, customerId, billingAddress);
}
