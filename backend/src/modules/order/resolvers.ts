import type { Context, StoreRow } from '../../context';
import { inputError } from '../../errors';
import { changeCart, updateCart } from '../cart/cart-queries';
import { type InputArgument, inputOf } from '../cart/cart-rules';
import { quoteOf } from '../cart/quote/quote-queries';
import { checkGuestCheckout } from '../checkout/guest-checkout-queries';
import { type PaymentInput, paymentChoice, requireCode } from '../checkout/payment-rules';
import { cancellationReasons, cancelOrder } from './customer/cancel-order';
import { reorderItems } from './customer/reorder';
import { downloadResolvers } from './download/download-fields';
import { clientToken } from './gateway';
import { guestOrderQueries } from './guest-orders';
import { orderFieldResolvers } from './order-fields';
import { confirmOrder } from './order-letter';
import { OrderError } from './order-rules';
import { placeOrder } from './place-order';
import { tokenResolvers } from './vault/token-fields';

async function orderOf(ctx: Context, maskedId: string) {
  try {
    const { id, incrementId } = await changeCart(ctx, maskedId, async (inside, row) => {
      await checkGuestCheckout(inside, row);
      if (!row.email) throw inputError('Guest email for cart is missing.');
      return placeOrder(inside, row, row.email);
    });
    await confirmOrder(ctx, id);
    return { order: { order_number: incrementId, order_id: incrementId } };
  } catch (error) {
    if (error instanceof OrderError) throw inputError(`Unable to place order: ${error.message}`);
    throw error;
  }
}

interface PayAndOrder {
  cart_id: string;
  payment_method: PaymentInput;
}

/** Orders of guests and customers. */
export const resolvers = {
  ...orderFieldResolvers,
  ...downloadResolvers,
  ...tokenResolvers,
  Query: { ...orderFieldResolvers.Query, ...guestOrderQueries, ...downloadResolvers.Query, ...tokenResolvers.Query },
  StoreConfig: { order_cancellation_reasons: (config: StoreRow['config']) => cancellationReasons({ config }) },
  Mutation: {
    ...tokenResolvers.Mutation,
    reorderItems,
    cancelOrder,

    placeOrder: (_: unknown, args: InputArgument<{ cart_id: string }>, ctx: Context) =>
      orderOf(ctx, inputOf(args).cart_id),

    async setPaymentMethodAndPlaceOrder(_: unknown, args: InputArgument<PayAndOrder>, ctx: Context) {
      const { cart_id, payment_method } = inputOf(args);
      requireCode(payment_method);
      // Kept even if the order then fails, as in Magento.
      await changeCart(ctx, cart_id, async (inside, row) => {
        await checkGuestCheckout(inside, row);
        await updateCart(inside, row.id, { payment: paymentChoice(await quoteOf(inside, row), payment_method) });
      });
      return orderOf(ctx, cart_id);
    },

    createBraintreeClientToken: (_: unknown, __: unknown, ctx: Context) => clientToken(ctx.origin),
  },
};
