import { GraphQLError } from 'graphql';
import type { Context } from '../../../context';
import { isObject, missing, snakeKeys } from '../../../rest/json-body';
import { RestError } from '../../../rest/rest-error';
import { type CartRow, updateCart } from '../../cart/cart-queries';
import { loadLines } from '../../cart/lines/line-queries';
import { quoteOf } from '../../cart/quote/quote-queries';
import { type PaymentInput, paymentChoice } from '../../checkout/payment-rules';
import { isCountry } from '../../directory/queries';
import { isEmail } from '../../newsletter/rules';
import { restAddress, UnknownAddress } from './rest-address';

export interface PaymentInformation {
  /** Null where it is the customer's own. */
  email: string | null;
  payment: PaymentInput;
  billingAddress: unknown;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Magento's `PaymentInterface`, keys in snake case, in the form of the GraphQL input. */
export function paymentInput(method: Record<string, unknown>): PaymentInput {
  const data = isObject(method.additional_data) ? method.additional_data : {};
  const nonce = textOf(data.payment_method_nonce);
  const publicHash = textOf(data.public_hash);
  const isKept = [true, 'true', 1, '1'].some((yes) => data.is_active_payment_token_enabler === yes);
  return {
    code: textOf(method.method),
    purchase_order_number: textOf(method.po_number),
    braintree: nonce ? { payment_method_nonce: nonce, is_active_payment_token_enabler: isKept } : null,
    braintree_cc_vault: publicHash ? { public_hash: publicHash } : null,
  };
}

/** Reads the body of payment-information; throws for what is missing. Of customers the e-mail is known. */
export function paymentInformation(body: Record<string, unknown>, whose: 'guest' | 'customer'): PaymentInformation {
  const email = whose === 'guest' ? textOf(body.email) : null;
  const method = isObject(body.payment_method) ? snakeKeys(body.payment_method) : undefined;
  const lacking = [...(email !== '' ? [] : [missing('email')]), ...(method ? [] : [missing('paymentMethod')])];
  const [first, ...more] = lacking;
  if (first) throw more.length > 0 ? RestError.several(400, lacking) : first;
  return { email, payment: paymentInput(method ?? {}), billingAddress: body.billing_address };
}

/** Puts e-mail, billing address and payment on a locked cart, where they stay when the order then fails. Gives the e-mail. */
export async function savePayment(ctx: Context, row: CartRow, given: PaymentInformation): Promise<string> {
  const { payment } = given;
  const email = given.email ?? row.email ?? '';
  if (!isEmail(email)) throw new RestError(400, 'Invalid email format');
  const billingAddress = (await refusedAs400(() => restAddress(ctx, given.billingAddress))) ?? row.billingAddress;
  if (billingAddress && !(await isCountry(ctx, billingAddress.countryId))) {
    throw new RestError(400, 'Invalid country code');
  }
  if ((await loadLines(ctx, row.id)).length === 0) throw new RestError(400, 'Some of the products are disabled.');
  await updateCart(ctx, row.id, {
    email,
    billingAddress,
    payment: await refusedAs400(async () => paymentChoice(await quoteOf(ctx, { ...row, billingAddress }), payment)),
  });
  return email;
}

/** Runs a check of GraphQL's: the rules are the same, only the form of the error differs. */
export async function refusedAs400<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof GraphQLError || error instanceof UnknownAddress) throw new RestError(400, error.message);
    throw error;
  }
}
