import type { Context } from '../../context';
import { inputError, noSuchEntity } from '../../errors';
import { changeCart, updateCart } from '../cart/cart-queries';
import { type InputArgument, inputOf } from '../cart/cart-rules';
import { cartAfter, quoteOf } from '../cart/quote/quote-queries';
import { type PaymentInput, paymentChoice } from './payment-rules';

interface SetShippingMethods {
  cart_id: string;
  shipping_methods: ({ carrier_code: string; method_code: string } | null)[];
}

async function setShippingMethodsOnCart(_: unknown, args: InputArgument<SetShippingMethods>, ctx: Context) {
  const { cart_id, shipping_methods } = inputOf(args);
  await changeCart(ctx, cart_id, async (inside, row) => {
    const [method, ...more] = shipping_methods;
    if (!method) throw inputError('Required parameter "shipping_methods" is missing');
    if (more.length > 0) throw inputError('You cannot specify multiple shipping methods.');
    const { carrier_code: carrierCode, method_code: methodCode } = method;
    if (!carrierCode) throw inputError('Required parameter "carrier_code" is missing.');
    if (!methodCode) throw inputError('Required parameter "method_code" is missing.');
    if (!row.shippingAddress) throw inputError('The shipping address is missing. Set the address and try again.');
    const { shippingMethod } = await quoteOf(inside, { ...row, carrierCode, methodCode });
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
  const { cart_id, payment_method } = inputOf(args);
  await changeCart(ctx, cart_id, async (inside, row) => {
    await updateCart(inside, row.id, { payment: paymentChoice(await quoteOf(inside, row), payment_method) });
  });
  return cartAfter(ctx, cart_id);
}

export const methodMutations = { setShippingMethodsOnCart, setPaymentMethodOnCart };
