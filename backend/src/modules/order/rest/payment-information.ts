import { GraphQLError } from 'graphql';
import type { Context } from '../../../context';
import { isObject, missing, snakeKeys } from '../../../rest/json-body';
import { RestError } from '../../../rest/rest-error';
import { type CartRow, updateCart } from '../../cart/cart-row';
import { loadLines } from '../../cart/lines/load-lines';
import { type PaymentInput, paymentOf } from '../../checkout/payment';
import { isEmail } from '../../newsletter/rules';
import { isCountry, restAddress } from './rest-address';

export interface PaymentInformation {
  email: string;
  payment: PaymentInput;
  billingAddress: unknown;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Reads the body of payment-information; throws for what is missing. */
export function paymentInformation(body: Record<string, unknown>): PaymentInformation {
  const email = textOf(body.email);
  const method = isObject(body.payment_method) ? snakeKeys(body.payment_method) : undefined;
  const lacking = [...(email ? [] : [missing('email')]), ...(method ? [] : [missing('paymentMethod')])];
  const [first, ...more] = lacking;
  if (first) throw more.length > 0 ? RestError.several(400, lacking) : first;
  const data = isObject(method?.additional_data) ? method.additional_data : {};
  const nonce = textOf(data.payment_method_nonce);
  return {
    email,
    payment: {
      code: textOf(method?.method),
      purchase_order_number: textOf(method?.po_number),
      braintree: nonce ? { payment_method_nonce: nonce } : null,
    },
    billingAddress: body.billing_address,
  };
}

/** Puts e-mail, billing address and payment on a locked cart: they stay there when the order then fails. */
export async function savePayment(ctx: Context, row: CartRow, given: PaymentInformation): Promise<void> {
  const { email, payment } = given;
  if (!isEmail(email)) throw new RestError(400, 'Invalid email format');
  const billingAddress = (await restAddress(ctx, given.billingAddress)) ?? row.billingAddress;
  if (billingAddress && !(await isCountry(ctx, billingAddress.countryId))) {
    throw new RestError(400, 'Invalid country code');
  }
  if ((await loadLines(ctx, row.id)).length === 0) throw new RestError(400, 'Some of the products are disabled.');
  await updateCart(ctx, row.id, {
    email,
    billingAddress,
    payment: await refusedAs400(() => paymentOf(ctx, { ...row, billingAddress }, payment)),
  });
}

// The same rules as GraphQL's; only the form of the refusal differs.
async function refusedAs400<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof GraphQLError) throw new RestError(400, error.message);
    throw error;
  }
}
