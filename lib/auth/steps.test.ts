// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changePassword } from '@/lib/customer/change-password';
import { createAddress } from '@/lib/customer/create-address';
import { deleteAddress } from '@/lib/customer/delete-address';
import { readDetails } from '@/lib/customer/read-details';
import { updateAddress } from '@/lib/customer/update-address';
import { updateCustomer } from '@/lib/customer/update-customer';
import { updateEmail } from '@/lib/customer/update-email';
import { resetUser, useUserStore } from '@/lib/customer/user-store';
import { heldCommerce } from '@/lib/testing/held-commerce';
import { createAccount } from './create-account';
import { deleteAccount } from './delete-account';
import { requestPasswordReset } from './request-password-reset';
import { resetPassword } from './reset-password';
import { signIn } from './sign-in';
import { storeToken } from './token';

const EMAIL = 'ann@example.com';
const PASSWORD = 'Secret-12';
const account = { email: EMAIL, firstName: 'Ann', lastName: 'Smith', password: PASSWORD, isSubscribed: false };

beforeEach(() => {
  localStorage.clear();
  resetUser();
  storeToken('jwt');
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['ReCaptcha validation failed, please try again', false],
  ['Cannot reset the customer’s password', true],
])('[SESS-14] a new password that is refused with “%s” is told as sent: %s', async (message, isSent) => {
  const calls = heldCommerce();
  const asked = requestPasswordReset(EMAIL).then(
    () => true,
    () => false,
  );
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  const errors = [{ message, extensions: { category: 'graphql-input' } }];
  await calls[0]?.answer(Response.json({ errors, data: null }));
  expect(await asked).toBe(isSent);
});

test.each([
  ['signing in', 'signIn', () => signIn({ email: EMAIL, password: PASSWORD })],
  ['reading who is signed in', 'getDetails', () => readDetails()],
  ['creating an account', 'createAccount', () => createAccount(account)],
  ['asking for a new password', 'resetPassword', () => requestPasswordReset(EMAIL)],
  ['setting a new password', 'resetPassword', () => resetPassword({ email: EMAIL, password: PASSWORD }, 'of-mail')],
  ['changing what is known of the customer', 'updateCustomer', () => updateCustomer({ firstname: 'Anna' })],
  ['changing the e-mail', 'updateCustomer', () => updateEmail('anna@example.com', PASSWORD)],
  ['deleting the account', 'updateCustomer', () => deleteAccount(PASSWORD)],
  ['changing the password', 'updatePassword', () => changePassword(PASSWORD, 'Secret-13')],
  ['adding an address', 'updateAddress', () => createAddress({ city: 'London' })],
  ['changing an address', 'updateAddress', () => updateAddress(7, { city: 'London' })],
  ['deleting an address', 'deleteAddress', () => deleteAddress(7)],
])('[SESS-6] %s is pending, as %s, from its request to its receipt', async (_, step, take) => {
  const calls = heldCommerce();
  const taken = take().catch(() => undefined);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(useUserStore.getState().pending).toBe(step);
  const errors = [{ message: 'Not today.', extensions: { category: 'graphql-input' } }];
  await calls[0]?.answer(Response.json({ errors, data: null }));
  await taken;
  expect(useUserStore.getState().pending).toBeNull();
});
