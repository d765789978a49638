import type { Context } from '../../context';
import { inputError, noSuchEntity } from '../../errors';
import { changeCart, updateCart } from '../cart/cart-queries';
import { type InputArgument, inputOf, requireArgument } from '../cart/cart-rules';
import { cartAfter, quoteOf } from '../cart/quote/quote-queries';
import { EMPTY_CART } from './address-rules';
import { checkGuestCheckout } from './guest-checkout-queries';
import { type PaymentInput, paymentChoice, requireCode } from './payment-rules';

interface SetShippingMethods {
  cart_id: string;
  shipping_methods: ({ carrier_code: string; method_code: string } | null)[];
}

async function setShippingMethodsOnCart(_: unknown, args: InputArgument<SetShippingMethods>, ctx: Context) {
  const { cart_id, shipping_methods } = inputOf(args);
  requireArgument('shipping_methods', shipping_methods);
  await changeCart(ctx, cart_id, async (inside, row) => {
    await checkGuestCheckout(inside, row);
    const [method, ...more] = shipping_methods;
    if (more.length > 0) throw inputError('You cannot specify multiple shipping methods.');
    requireArgument('carrier_code', method?.carrier_code, '.');
    requireArgument('method_code', method?.method_code, '.');
    const { carrier_code: carrierCode = '', method_code: methodCode = '' } = method ?? {};
    const { lines, shippingMethod } = await quoteOf(inside, { ...row, carrierCode, methodCode });
    if (lines.length === 0) throw inputError(EMPTY_CART);
    if (!row.shippingAddress) throw inputError('The shipping address is missing. Set the address and try again.');
    if (!shippingMethod) throw noSuchEntity(`Carrier with such method not found: ${carrierCode}, ${methodCode}`);
    await updateCart(inside, row.id, { carrierCode, methodCode });
  });
  return cartAfter(ctx, cart_id);
}

interface SetPaymentMethod {
  cart_id: string;
  payment_method: PaymentInput;
}

async function setPaymentMethodOnCart(_: unknown, args: InputArgument<SetPaymentMethod>, ctx: Context) {
  const { cart_id, payment_method } = inputOf(args, '.');
  requireCode(payment_method);
  await changeCart(ctx, cart_id, async (inside, row) => {
    await checkGuestCheckout(inside, row);
    await updateCart(inside, row.id, { payment: paymentChoice(await quoteOf(inside, row), payment_method) });
  });
  return cartAfter(ctx, cart_id);
}

export const methodMutations = { setShippingMethodsOnCart, setPaymentMethodOnCart };
