import type { Context } from '../../context';
import { inputError } from '../../errors';
import { authenticate, SIGN_IN_FAILED } from './sign-in';

interface Given {
  username: string;
  password: string;
}

/**
 * The shop's own `validateUser`: lets a customer past the login gate by e-mail and password, without signing in. Who is
 * refused learns no more than at sign-in, and the same failures lock the account.
 */
export async function validateUser(_: unknown, { username, password }: Given, ctx: Context) {
  if (!username.trim()) throw inputError('Specify the "username" value.');
  if (!password.trim()) throw inputError('Specify the "password" value.');
  const isCustomer = (await authenticate(ctx, username, password)) !== null;
  return isCustomer
    ? { message: null, errors: false, code: 'success' }
    : { message: SIGN_IN_FAILED, errors: true, code: 'error' };
}
