import type { Context } from '../../context';
import { alreadyExists, inputError } from '../../errors';
import { customerByEmail } from '../customer/queries';
import { subscribe } from './queries';
import { isEmail } from './rules';

/** Somebody signed in may not sign up another customer. */
async function refuseOthers(ctx: Context, address: string): Promise<void> {
  const owner = await customerByEmail(ctx, address);
  if (owner && owner.id !== ctx.customerId) throw inputError('Cannot create a newsletter subscription.');
}

/** Signing up for the newsletter, by e-mail address alone. */
export const resolvers = {
  Mutation: {
    async subscribeEmailToNewsletter(_: unknown, { email }: { email: string }, ctx: Context) {
      const address = email.trim();
      if (!address) throw inputError('You must specify an email address to subscribe to a newsletter.');
      if (!isEmail(address)) throw inputError('Enter a valid email address.');
      if (ctx.customerId !== null) await refuseOthers(ctx, address);
      if (!(await subscribe(ctx.db, address, ctx.store.id))) {
        throw alreadyExists('This email address is already subscribed.');
      }
      return { status: 'SUBSCRIBED' };
    },
  },
};
