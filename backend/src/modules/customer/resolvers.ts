import type { Context } from '../../context';
import { timeText } from '../../dates';
import { authenticationError, inputError } from '../../errors';
import { revokeTokens } from '../../session/customer-token';
import { isSubscribed } from '../newsletter/queries';
import { forgetTokensOf } from '../push/queries';
import type { AccountInput } from './account/account-input';
import { createAccount } from './account/create-account';
import { deleteAccount } from './account/delete-account';
import { updateAccount } from './account/update-account';
import { addressFieldResolvers } from './address-book/address-fields';
import { addressMutations } from './address-book/address-mutations';
import { addressesOf } from './address-book/address-queries';
import { changePassword } from './password/change-password';
import { requestReset, resetPassword } from './password/reset-password';
import { type CustomerRow, customerById, customerIdOf } from './queries';
import { authenticate, newToken, SIGN_IN_FAILED } from './sign-in';

const idText = (id: number | null) => (id === null ? null : String(id));

async function generateCustomerToken(_: unknown, given: { email: string; password: string }, ctx: Context) {
  const { email, password } = given;
  if (!email) throw inputError('Specify the "email" value.');
  if (!password) throw inputError('Specify the "password" value.');
  const customerId = await authenticate(ctx, email, password);
  if (customerId === null) throw authenticationError(SIGN_IN_FAILED);
  // The rest of this request is the customer's, as its cache id tells.
  ctx.customerId = customerId;
  return { token: await newToken(ctx, customerId) };
}

async function revokeCustomerToken(_: unknown, __: unknown, ctx: Context) {
  const customerId = customerIdOf(ctx);
  await revokeTokens(ctx.db, customerId);
  // Signed out everywhere, told nowhere: each browser registers again with the next sign-in.
  await forgetTokensOf(ctx.db, customerId);
  ctx.customerId = null;
  return { result: true };
}

/**
 * The shop's own `validateUser`: lets a customer past the login gate by e-mail and password, without signing in. Who is
 * refused learns no more than at sign-in, and the same failures lock the account.
 */
async function validateUser(_: unknown, { username, password }: { username: string; password: string }, ctx: Context) {
  if (!username.trim()) throw inputError('Specify the "username" value.');
  if (!password.trim()) throw inputError('Specify the "password" value.');
  const isCustomer = (await authenticate(ctx, username, password)) !== null;
  return isCustomer
    ? { message: null, errors: false, code: 'success' }
    : { message: SIGN_IN_FAILED, errors: true, code: 'error' };
}

async function create(_: unknown, { input }: { input: AccountInput }, ctx: Context) {
  if (Object.keys(input).length === 0) throw inputError('"input" value should be specified');
  return { customer: await createAccount(ctx, input) };
}

async function update(_: unknown, { input }: { input: AccountInput }, ctx: Context) {
  const customerId = customerIdOf(ctx);
  if (Object.keys(input).length === 0) throw inputError('"input" value should be specified');
  return { customer: await updateAccount(ctx, customerId, input) };
}

/** Customers: their accounts, their tokens, their address book. */
export const resolvers = {
  Query: {
    customer(_: unknown, __: unknown, ctx: Context) {
      ctx.uncacheable = true;
      return customerById(ctx, customerIdOf(ctx));
    },
  },
  Mutation: {
    generateCustomerToken,
    revokeCustomerToken,
    createCustomer: create,
    createCustomerV2: create,
    updateCustomer: update,
    updateCustomerV2: update,
    async updateCustomerEmail(_: unknown, given: { email: string; password: string }, ctx: Context) {
      return { customer: await updateAccount(ctx, customerIdOf(ctx), given) };
    },
    changeCustomerPassword(_: unknown, given: { currentPassword: string; newPassword: string }, ctx: Context) {
      return changePassword(ctx, customerIdOf(ctx), given);
    },
    async deleteCustomer(_: unknown, __: unknown, ctx: Context) {
      await deleteAccount(ctx, customerIdOf(ctx));
      ctx.customerId = null;
      return true;
    },
    async requestPasswordResetEmail(_: unknown, { email }: { email: string }, ctx: Context) {
      await requestReset(ctx, email);
      return true;
    },
    async resetPassword(_: unknown, given: Parameters<typeof resetPassword>[1], ctx: Context) {
      await resetPassword(ctx, given);
      return true;
    },
    validateUser,
    ...addressMutations,
  },
  Customer: {
    // Magento tells neither.
    id: () => null,
    group_id: () => null,
    created_at: ({ createdAt }: CustomerRow) => timeText(createdAt),
    date_of_birth: ({ birthday }: CustomerRow) => birthday,
    dob: ({ birthday }: CustomerRow) => birthday,
    default_billing: ({ defaultBillingId }: CustomerRow) => idText(defaultBillingId),
    default_shipping: ({ defaultShippingId }: CustomerRow) => idText(defaultShippingId),
    allow_remote_shopping_assistance: ({ allowsAssistance }: CustomerRow) => allowsAssistance,
    is_subscribed: ({ email }: CustomerRow, _: unknown, ctx: Context) => isSubscribed(ctx, email),
    addresses: async (customer: CustomerRow, _: unknown, ctx: Context) =>
      (await addressesOf(ctx, customer.id)).map((row) => ({ row, customer })),
  },
  ...addressFieldResolvers,
};
