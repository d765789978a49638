import type { Context } from '../../context';
import { inputError } from '../../errors';
import { customerByEmail } from '../customer/queries';
import { isEmail } from '../newsletter/rules';
import { addressMutations } from './address-mutations';
import { estimateMutations } from './estimates';
import { methodMutations } from './method-mutations';
import { readAgreements } from './queries';

interface Pages {
  pageSize: number;
  currentPage: number;
}

/** The places where an order could be fetched: this shop has none, and answers as a Magento without any. */
function pickupLocations(_: unknown, { pageSize, currentPage }: Pages, ctx: Context) {
  ctx.uncacheable = true;
  if (currentPage < 1) throw inputError('currentPage value must be greater than 0.');
  if (pageSize < 1) throw inputError('pageSize value must be greater than 0.');
  return {
    items: [],
    page_info: { page_size: pageSize, current_page: currentPage, total_pages: 0 },
    total_count: 0,
  };
}

/** From a filled cart to one that may be ordered. */
export const resolvers = {
  Query: {
    pickupLocations,
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
