import { GraphQLError } from 'graphql';
import { isObject, missing, readJsonBody, snakeKeys } from '../../rest/json-body';
import { callerOf, type RestCall, type RestRoute } from '../../rest/rest-endpoint';
import { RestError } from '../../rest/rest-error';
import { weaknessOf } from '../../session/password';
import type { AccountInput } from './account/account-input';
import { createAccount } from './account/create-account';
import { updateAccount } from './account/update-account';
import { addressesOf } from './address-book/address-queries';
import { changePassword } from './password/change-password';
import { requestReset, resetPassword } from './password/reset-password';
import { customerByEmail, customerById } from './queries';
import { restAddress, restCustomer } from './rest-queries';

const LABELS = { email: 'Email', firstname: 'First Name', lastname: 'Last Name' } as const;
const TEXTS = ['email', 'firstname', 'lastname', 'middlename', 'prefix', 'suffix', 'taxvat', 'dob'] as const;
const NOT_AN_ADDRESS = '"Email" is not a valid email address.';
const WRONG_PASSWORD = "The password doesn't match this account. Verify the password and try again.";
/** The mails that may be asked for; here both bring the same link. */
const TEMPLATES = ['email_reminder', 'email_reset'];

function refuse([first, ...more]: readonly RestError[]): void {
  if (first) throw more.length > 0 ? RestError.several(400, [first, ...more]) : first;
}

/** The `customer` of a body, as GraphQL has it; what must be there is. The address book has calls of its own. */
function accountInput(body: Record<string, unknown>): AccountInput {
  if (!isObject(body.customer)) throw missing('customer');
  const given = snakeKeys(body.customer);
  const more = isObject(given.extension_attributes) ? snakeKeys(given.extension_attributes) : {};
  const required = Object.entries(LABELS).filter(([name]) => !String(given[name] ?? '').trim());
  refuse(required.map(([, label]) => new RestError(400, `"${label}" is a required value.`)));
  return {
    ...Object.fromEntries(TEXTS.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : []))),
    ...(given.gender === undefined ? {} : { gender: Number(given.gender) || null }),
    ...(typeof more.is_subscribed === 'boolean' ? { is_subscribed: more.is_subscribed } : {}),
  };
}

/** What GraphQL refuses, in the form of REST: its messages keep the places of their parameters. */
async function refusedByRest<T>(run: () => Promise<T>, password = '', email = ''): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const { message } = error;
    if (error.extensions.category === 'graphql-authentication') {
      throw new RestError(401, message === 'Invalid login or password.' ? WRONG_PASSWORD : message);
    }
    if (message === `"${email}" is not a valid email address.`) throw new RestError(400, NOT_AN_ADDRESS);
    const weakness = weaknessOf(password, email);
    if (weakness && message === weakness.message.replace('%1', String(weakness.parameter))) {
      throw new RestError(400, weakness.message, weakness.parameter === undefined ? undefined : [weakness.parameter]);
    }
    throw new RestError(400, message);
  }
}

async function create(call: RestCall): Promise<unknown> {
  const body = await readJsonBody(call.request);
  const input = accountInput(body);
  const password = typeof body.password === 'string' ? body.password : undefined;
  const created = await refusedByRest(() => createAccount(call, { ...input, password }), password, input.email ?? '');
  return restCustomer(call, created);
}

async function update(call: RestCall): Promise<unknown> {
  const customerId = callerOf(call);
  const input = accountInput(await readJsonBody(call.request));
  return restCustomer(call, await refusedByRest(() => updateAccount(call, customerId, input), '', input.email ?? ''));
}

function textsOf<Name extends string>(
  body: Record<string, unknown>,
  names: Record<Name, string>,
): Record<Name, string> {
  const entries = (Object.entries(names) as [Name, string][]).map(([name, key]) => [name, body[key]] as const);
  refuse(entries.flatMap(([name, value]) => (typeof value === 'string' && value ? [] : [missing(name)])));
  return Object.fromEntries(entries) as Record<Name, string>;
}

async function replacePassword(call: RestCall): Promise<boolean> {
  const customerId = callerOf(call);
  const names = { currentPassword: 'current_password', newPassword: 'new_password' };
  const given = textsOf(await readJsonBody(call.request), names);
  const { email } = await customerById(call, customerId);
  await refusedByRest(() => changePassword(call, customerId, given), given.newPassword, email);
  return true;
}

async function requireCustomer(call: RestCall, email: string): Promise<void> {
  if (await customerByEmail(call, email)) return;
  const parameters = { fieldName: 'email', fieldValue: email, field2Name: 'websiteId', field2Value: 1 };
  throw new RestError(404, 'No such entity with %fieldName = %fieldValue, %field2Name = %field2Value', parameters);
}

async function requestNewPassword(call: RestCall): Promise<boolean> {
  const { email, template } = textsOf(await readJsonBody(call.request), { email: 'email', template: 'template' });
  await requireCustomer(call, email);
  if (!TEMPLATES.includes(template)) {
    throw new RestError(
      400,
      'Invalid value of "%value" provided for the %fieldName field. Possible values: %template1 or %template2.',
      { value: template, fieldName: 'template', template1: TEMPLATES[0], template2: TEMPLATES[1] },
    );
  }
  await refusedByRest(() => requestReset(call, email));
  return true;
}

/** With the token of the link that was mailed. */
async function setNewPassword(call: RestCall): Promise<boolean> {
  const names = { email: 'email', resetToken: 'reset_token', newPassword: 'new_password' };
  const { email, resetToken, newPassword } = textsOf(await readJsonBody(call.request), names);
  await requireCustomer(call, email);
  const reset = { email, resetPasswordToken: resetToken, newPassword };
  await refusedByRest(() => resetPassword(call, reset), newPassword, email);
  return true;
}

async function isEmailAvailable(call: RestCall): Promise<boolean> {
  const { customerEmail } = textsOf(await readJsonBody(call.request), { customerEmail: 'customer_email' });
  return (await customerByEmail(call, customerEmail)) === undefined;
}

/** A default address of the caller; Magento writes none as an empty list. */
function defaultAddress(use: 'defaultBillingId' | 'defaultShippingId') {
  return async (call: RestCall): Promise<unknown> => {
    const row = await customerById(call, callerOf(call));
    const address = (await addressesOf(call, row.id)).find(({ id }) => id === row[use]);
    return address ? restAddress(address, row) : [];
  };
}

/** Accounts by REST: made, changed, their passwords, their default addresses. */
export const accountRoutes: readonly RestRoute[] = [
  { method: 'POST', path: '/V1/customers', handle: create },
  { method: 'PUT', path: '/V1/customers/me', handle: update },
  { method: 'PUT', path: '/V1/customers/me/password', handle: replacePassword },
  { method: 'PUT', path: '/V1/customers/password', handle: requestNewPassword },
  { method: 'POST', path: '/V1/customers/resetPassword', handle: setNewPassword },
  { method: 'POST', path: '/V1/customers/isEmailAvailable', handle: isEmailAvailable },
  { method: 'GET', path: '/V1/customers/me/billingAddress', handle: defaultAddress('defaultBillingId') },
  { method: 'GET', path: '/V1/customers/me/shippingAddress', handle: defaultAddress('defaultShippingId') },
];
