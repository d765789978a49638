import type { Context } from '../../context';
import { inputError } from '../../errors';
import { customerIdOf } from '../customer/queries';
import { registerToken } from './queries';

/** Firebase's have some 160 characters, of which none is a space. */
const TOKEN = /^[\w:.~%+/=-]{1,4096}$/;

/** Browsers that customers want notices in. */
export const resolvers = {
  Mutation: {
    async subscribeFirebase(_: unknown, { token }: { token: string }, ctx: Context) {
      const customerId = customerIdOf(ctx);
      if (token.trim() === '') throw inputError('Specify the "token" value.');
      if (!TOKEN.test(token)) throw inputError('The "token" value is not a registration token.');
      await registerToken(ctx.db, { token, customerId, storeId: ctx.store.id });
      return { result: true, message: 'This browser gets notifications.' };
    },
  },
};
