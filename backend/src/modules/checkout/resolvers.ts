import type { Context } from '../../context';
import { inputError } from '../../errors';
import { customerByEmail } from '../customer/queries';
import { isEmail } from '../newsletter/rules';
import { addressMutations } from './address-mutations';
import { estimateMutations } from './estimates';
import { methodMutations } from './method-mutations';
import { pickupQueries } from './pickup-locations';
import { readAgreements } from './queries';

/** From a filled cart to one that may be ordered. */
export const resolvers = {
  Query: {
    ...pickupQueries,
    async checkoutAgreements(_: unknown, __: unknown, ctx: Context) {
      ctx.uncacheable = true;
      return (await readAgreements(ctx)).map(({ id, name, checkboxText, content, isHtml, mode }) => ({
        agreement_id: id,
        name,
        checkbox_text: checkboxText,
        content,
        content_height: null,
        is_html: isHtml,
        mode,
      }));
    },

    async isEmailAvailable(_: unknown, { email }: { email: string }, ctx: Context) {
      ctx.uncacheable = true;
      if (!email) throw inputError('Email must be specified');
      if (!isEmail(email.trim())) throw inputError('Email is invalid');
      return { is_email_available: (await customerByEmail(ctx, email)) === undefined };
    },
  },
  Mutation: { ...addressMutations, ...methodMutations, ...estimateMutations },
};
