import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Context } from '../../context';
import { cartRule, salesOrder, salesOrderItem } from '../../database/schema/sales';
import type { PaymentChoice } from '../../database/schema/sales-types';
import { type CartRow, updateCart } from '../cart/cart-queries';
import { type Quote, quoteOf } from '../cart/quote/quote-queries';
import { settingsOf } from '../cart/quote/settings';
import { isRequired, missingFields } from '../checkout/address-rules';
import { charge } from './gateway';
import { OrderError } from './order-error';
import { nextOrderNumber } from './order-number';
import { saveAddresses } from './save-addresses';
import { reserve } from './stock-queries';

const NOTHING_TO_ORDER = 'A server error stopped your order from being placed. Please try to place your order again';
const COUNTRY_REFUSED = "Some addresses can't be used due to the configurations for specific countries.";
const DECLINED = 'Transaction has been declined. Please try again later.';
const CHALLENGED = 'Your card issuer wants to verify this payment. Please verify it and try again.';

/** A cart that has all that an order needs. */
interface Ready {
  quote: Quote;
  email: string;
  billingAddress: NonNullable<CartRow['billingAddress']>;
  payment: PaymentChoice;
}

/** Checks in Magento's order; the first thing missing is thrown. */
async function readyToOrder(ctx: Context, row: CartRow, email: string): Promise<Ready> {
  const quote = await quoteOf(ctx, row);
  const { shippingAddress, billingAddress, payment } = row;
  if (quote.lines.length === 0) throw new OrderError(NOTHING_TO_ORDER);
  if (quote.problem) throw new OrderError(quote.problem);
  const { countries } = await settingsOf(ctx);
  if (!quote.isVirtual) {
    if (!shippingAddress || !countries.includes(shippingAddress.countryId)) throw new OrderError(COUNTRY_REFUSED);
    refuseIncomplete(ctx, 'shipping', shippingAddress);
    if (!quote.delivery) {
      throw new OrderError('The shipping method is missing. Select the shipping method and try again.');
    }
  }
  refuseIncomplete(ctx, 'billing', billingAddress);
  if (!payment || !isPayable(quote, payment)) throw new OrderError('Enter a valid payment method and try again.');
  if (!billingAddress || !countries.includes(billingAddress.countryId)) throw new OrderError(COUNTRY_REFUSED);
  return { quote, email, billingAddress, payment };
}

function refuseIncomplete(ctx: Context, kind: 'shipping' | 'billing', address: CartRow['billingAddress']): void {
  const missing = missingFields(ctx, address).map(isRequired);
  if (missing.length > 0) {
    throw new OrderError(`Please check the ${kind} address information. ${missing.join(' ')}`);
  }
}

function isPayable({ payments, totals }: Quote, { code }: PaymentChoice): boolean {
  return payments.some((method) => method.code === code) && (totals.grandTotal === 0) === (code === 'free');
}

/**
 * Makes an order of a locked cart, in the transaction of `ctx`: all of it (stock, number, payment, order, the
 * cart's end) or, with `OrderError`, nothing.
 */
export async function placeOrder(
  ctx: Context,
  row: CartRow,
  email: string,
): Promise<{ id: number; incrementId: string }> {
  const ready = await readyToOrder(ctx, row, email);
  await reserve(ctx, ready.quote.lines);
  await useCoupon(ctx, ready.quote);
  const incrementId = await nextOrderNumber(ctx);
  const payment = await pay(ctx, ready);
  const id = await writeOrder(ctx, ready, incrementId, payment);
  await saveAddresses(ctx, ready.quote);
  await updateCart(ctx, row.id, { isActive: false });
  return { id, incrementId };
}

async function useCoupon(ctx: Context, { rules }: Quote): Promise<void> {
  for (const { id } of rules) {
    const hasUses = or(isNull(cartRule.maxUses), lt(cartRule.timesUsed, cartRule.maxUses));
    const used = await ctx.db
      .update(cartRule)
      .set({ timesUsed: sql`${cartRule.timesUsed} + 1` })
      .where(and(eq(cartRule.id, id), hasUses))
      .returning({ id: cartRule.id });
    // Somebody else had the last use in the meantime.
    if (used.length === 0) throw new OrderError("The coupon code isn't valid. Verify the code and try again.");
  }
}

async function pay(ctx: Context, { quote, payment }: Ready) {
  const title = quote.payments.find(({ code }) => code === payment.code)?.title ?? payment.code;
  if (payment.code !== 'braintree') return { ...payment, title };
  const { outcome, transactionId } = await charge(ctx, payment.nonce ?? '');
  if (outcome === 'decline') throw new OrderError(DECLINED);
  if (outcome === 'challenge') throw new OrderError(CHALLENGED);
  return { code: payment.code, title, transactionId };
}

type OrderPayment = (typeof salesOrder.$inferInsert)['payment'];

async function writeOrder(
  ctx: Context,
  { quote, email, billingAddress }: Ready,
  incrementId: string,
  payment: OrderPayment,
): Promise<number> {
  const { row, totals, delivery, lines } = quote;
  const { lines: lineTotals, ...sums } = totals;
  const [order] = await ctx.db
    .insert(salesOrder)
    .values({
      incrementId,
      storeId: ctx.store.id,
      cartId: row.id,
      customerId: row.customerId,
      email,
      status: payment.code === 'braintree' ? 'processing' : 'pending',
      currency: ctx.currency,
      isVirtual: quote.isVirtual,
      couponCode: row.couponCode,
      shippingAddress: quote.isVirtual ? null : row.shippingAddress,
      billingAddress,
      carrierCode: delivery?.carrierCode ?? null,
      methodCode: delivery?.methodCode ?? null,
      shippingTitle: delivery && `${delivery.carrierTitle} - ${delivery.methodTitle}`,
      payment,
      totals: sums,
    })
    .returning({ id: salesOrder.id });
  if (!order) throw new Error('The order was not written.');
  const orderId = order.id;
  await ctx.db.insert(salesOrderItem).values(
    lines.flatMap(({ id, product, variant, choice, quantity }) => {
      const own = lineTotals.find((line) => line.id === id);
      if (!own) return [];
      return [
        {
          orderId,
          productId: product.id,
          typeId: product.typeId,
          sku: variant?.sku ?? product.sku,
          name: product.name ?? product.sku,
          choice,
          quantity,
          price: own.unit,
          rowTotal: own.rowExcludingTax,
          rowTotalIncludingTax: own.rowIncludingTax,
          discount: own.discount,
          tax: own.tax,
        },
      ];
    }),
  );
  return orderId;
}
