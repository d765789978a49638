import type { Context } from '../../context';
import { alreadyExists, inputError } from '../../errors';
import { subscribe } from './queries';
import { isEmail } from './rules';

/** Signing up for the newsletter, by e-mail address alone. */
export const resolvers = {
  Mutation: {
    async subscribeEmailToNewsletter(_: unknown, { email }: { email: string }, ctx: Context) {
      const address = email.trim();
      if (!address) throw inputError('You must specify an email address to subscribe to a newsletter.');
      if (!isEmail(address)) throw inputError('Enter a valid email address.');
      if (!(await subscribe(ctx.db, address, ctx.store.id))) {
        throw alreadyExists('This email address is already subscribed.');
      }
      return { status: 'SUBSCRIBED' };
    },
  },
};
