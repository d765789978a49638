import type { Context } from '../../context';
import { inputError } from '../../errors';
import { contactMail } from '../mail/rules';
import { isEmail } from '../newsletter/rules';

interface ContactUsInput {
  comment: string;
  email: string;
  name: string;
  telephone?: string | null;
}

/** The contact form, as of Magento 2.4.7: what visitors write goes to the shop's own address. */
export const resolvers = {
  Mutation: {
    async contactUs(_: unknown, { input }: { input: ContactUsInput }, ctx: Context) {
      if (ctx.store.config.contact_enabled !== true) throw inputError('The contact form is unavailable.');
      const [name, email, comment] = [input.name.trim(), input.email.trim(), input.comment.trim()];
      if (!isEmail(email)) throw inputError('The email address is invalid. Verify the email address and try again.');
      if (!name) throw inputError('Name field is required.');
      if (!comment) throw inputError('Comment field is required.');
      const telephone = input.telephone?.trim() || null;
      await ctx.mailer.send(contactMail(ctx.mailer.address, { name, email, telephone, comment }));
      return { status: true };
    },
  },
};
