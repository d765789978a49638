import type { Context } from '../../../context';
import { noSuchEntity } from '../../../errors';
import { phpJson } from '../../../protocol/php-json';
import { customerIdOf } from '../../customer/queries';
import { forgetCard, type TokenRow, tokensOf } from './token-queries';

async function tokens(ctx: Context) {
  return { items: await tokensOf(ctx, customerIdOf(ctx)) };
}

async function deletePaymentToken(_: unknown, { public_hash }: { public_hash: string }, ctx: Context) {
  if (!(await forgetCard(ctx, customerIdOf(ctx), public_hash))) {
    throw noSuchEntity(`Could not find a token using public hash: ${public_hash}`);
  }
  return { result: true, customerPaymentTokens: () => tokens(ctx) };
}

export const tokenResolvers = {
  Query: {
    customerPaymentTokens(_: unknown, __: unknown, ctx: Context) {
      ctx.uncacheable = true;
      return tokens(ctx);
    },
  },
  Mutation: { deletePaymentToken },
  PaymentToken: {
    public_hash: ({ publicHash }: TokenRow) => publicHash,
    payment_method_code: ({ methodCode }: TokenRow) => methodCode,
    type: () => 'card',
    details: ({ details }: TokenRow) => phpJson(details),
  },
};
