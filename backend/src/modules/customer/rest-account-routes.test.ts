import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, demoCustomers } from '../../database/seed/demo-customers';
import { openShop, type Shop } from '../../testing/shop';
import { sampleShop } from '../catalog/testing/sample-shop';
import { createCustomer, PASSWORD, signedIn, tokenOf } from './testing/customer-calls';

let shop: Shop;
let anna: { Authorization: string };
beforeAll(async () => {
  shop = await openShop(sampleShop);
  anna = await signedIn(shop, 'anna@example.com');
});
afterAll(() => shop.close());

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const init: RequestInit = { method, headers: { 'Content-Type': 'application/json', ...headers } };
  if (body !== undefined) init.body = JSON.stringify(body);
  const response = await shop.fetch(new Request(`http://shop.example/rest${path}`, init));
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const missing = (fieldName: string) => ({
  message: '"%fieldName" is required. Enter and try again.',
  parameters: { fieldName },
});
const several = (...errors: object[]) => ({ message: 'One or more input exceptions have occurred.', errors });
const SELF = { message: "The consumer isn't authorized to access %resources.", parameters: { resources: 'self' } };

const BEA = { email: 'bea@example.com', firstname: 'Bea', lastname: 'Hill' };

describe('[BACK-1] POST customers', () => {
  it('makes an account in the store view of the path', async () => {
    const customer = { ...BEA, gender: 2, dob: '1990-01-02', extensionAttributes: { isSubscribed: true } };
    expect(await call('POST', '/mmstr_th/V1/customers', { customer, password: PASSWORD })).toMatchObject({
      status: 200,
      body: { ...BEA, gender: 2, dob: '1990-01-02', store_id: 10, extension_attributes: { is_subscribed: true } },
    });
    expect(await tokenOf(shop, 'bea@example.com')).toBeTruthy();
    expect(shop.mails.at(-1)).toMatchObject({ to: 'bea@example.com', subject: 'ยินดีต้อนรับสู่ mmstr ไทย' });
  });

  it.each([
    [{}, missing('customer')],
    [{ customer: { email: 'x@example.com', lastname: 'Hill' } }, { message: '"First Name" is a required value.' }],
    [
      { customer: { email: 'x@example.com' } },
      several({ message: '"First Name" is a required value.' }, { message: '"Last Name" is a required value.' }),
    ],
    [{ customer: { ...BEA, lastname: 'evil.example/prize' } }, { message: 'Last Name is not valid!' }],
    [{ customer: { ...BEA, email: 'invalid' } }, { message: '"Email" is not a valid email address.' }],
    [
      { customer: { ...BEA, email: 'Anna@example.com' } },
      { message: 'A customer with the same email address already exists in an associated website.' },
    ],
    [
      { customer: { ...BEA, email: 'x@example.com' }, password: 'abc' },
      {
        message: 'The password needs at least %1 characters. Create a new password and try again.',
        parameters: [8],
      },
    ],
    [
      { customer: { ...BEA, email: 'x1A@example.com' }, password: 'x1A@example.com' },
      { message: "The password can't be the same as the email address. Create a new password and try again." },
    ],
  ])('%j is refused', async (body, refusal) => {
    expect(await call('POST', '/V1/customers', { password: PASSWORD, ...body })).toEqual({
      status: 400,
      body: refusal,
    });
  });
});

describe('[BACK-1] PUT customers/me', () => {
  it('changes what it names', async () => {
    const customer = { email: 'anna@example.com', firstname: 'Annie', lastname: 'Smith', websiteId: 1, taxvat: 'T9' };
    const { status, body } = await call('PUT', '/V1/customers/me', { customer }, anna);
    expect([status, body]).toMatchObject([200, { firstname: 'Annie', taxvat: 'T9', email: 'anna@example.com' }]);
    expect((await call('GET', '/V1/customers/me', undefined, anna)).body).toEqual(body);
  });

  it('gives nobody another address, who has no more than a token', async () => {
    const customer = { ...BEA, email: 'thief@example.com' };
    expect((await call('PUT', '/V1/customers/me', { customer }, anna)).status).toBe(400);
    expect((await call('GET', '/V1/customers/me', undefined, anna)).body).toMatchObject({ email: 'anna@example.com' });
  });
});

describe('[BACK-1] PUT customers/me/password', () => {
  const NEW = 'NewPassw0rd!';
  it('lets only the new one sign in', async () => {
    const headers = await signedIn(shop, 'carl@example.com');
    const change = (body: object) => call('PUT', '/V1/customers/me/password', body, headers);
    expect(await change({})).toEqual({
      status: 400,
      body: several(missing('currentPassword'), missing('newPassword')),
    });
    expect(await change({ currentPassword: 'wrong', newPassword: NEW })).toEqual({
      status: 401,
      body: { message: "The password doesn't match this account. Verify the password and try again." },
    });
    expect(await change({ currentPassword: PASSWORD, newPassword: 'abcdefghi' })).toEqual({
      status: 400,
      body: {
        message:
          'Minimum of different classes of characters in password is %1. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
        parameters: [3],
      },
    });
    expect(await change({ currentPassword: PASSWORD, newPassword: NEW })).toEqual({ status: 200, body: true });
    expect(await tokenOf(shop, 'carl@example.com', NEW)).toBeTruthy();
    await expect(tokenOf(shop, 'carl@example.com')).rejects.toThrow('sign-in was incorrect');
  });
});

const unknown = (email: string) => ({
  status: 404,
  body: {
    message: 'No such entity with %fieldName = %fieldValue, %field2Name = %field2Value',
    parameters: { fieldName: 'email', fieldValue: email, field2Name: 'websiteId', field2Value: 1 },
  },
});

describe('[BACK-1] PUT customers/password', () => {
  it('mails the link to a new password', async () => {
    await createCustomer(shop, 'dora@example.com');
    const ask = (body: object) => call('PUT', '/V1/customers/password', body);
    expect(await ask({})).toEqual({ status: 400, body: several(missing('email'), missing('template')) });
    expect(await ask({ email: 'nobody@example.com', template: 'email_reset' })).toEqual(unknown('nobody@example.com'));
    expect((await ask({ email: 'dora@example.com', template: 'nope' })).status).toBe(400);
    const before = shop.mails.length;
    expect(await ask({ email: 'Dora@example.com', template: 'email_reset' })).toEqual({ status: 200, body: true });
    expect(shop.mails).toHaveLength(before + 1);
    expect(shop.mails.at(-1)?.text).toContain('/customer/account/createPassword?token=');
  });
});

describe('[BACK-1] POST customers/resetPassword', () => {
  const ask = (body: object) => call('POST', '/V1/customers/resetPassword', body);
  const NEW = 'AnotherPassw0rd!';
  const refusal = (message: string, more: object = {}) => ({ status: 400, body: { message, ...more } });

  it('sets a new password once, by the token of the link that was mailed', async () => {
    const email = 'edda@example.com';
    await createCustomer(shop, email);
    await call('PUT', '/V1/customers/password', { email, template: 'email_reset' });
    const resetToken = /token=([\w-]+)/.exec(shop.mails.at(-1)?.text ?? '')?.[1];
    const mismatched = refusal('The password token is mismatched. Reset and try again.');
    expect(await ask({ email, resetToken: 'other', newPassword: NEW })).toEqual(mismatched);
    expect(await ask({ email: 'anna@example.com', resetToken, newPassword: NEW })).toEqual(mismatched);
    expect(await ask({ email, resetToken, newPassword: 'abc' })).toEqual(
      refusal('The password needs at least %1 characters. Create a new password and try again.', { parameters: [8] }),
    );
    expect(await tokenOf(shop, email)).toBeTruthy();
    expect(await ask({ email, resetToken, newPassword: NEW })).toEqual({ status: 200, body: true });
    expect(await tokenOf(shop, email, NEW)).toBeTruthy();
    await expect(tokenOf(shop, email)).rejects.toThrow('sign-in was incorrect');
    expect(await ask({ email, resetToken, newPassword: PASSWORD })).toEqual(mismatched);
  });

  it('needs an account, a token and a password', async () => {
    expect(await ask({})).toEqual({
      status: 400,
      body: several(missing('email'), missing('resetToken'), missing('newPassword')),
    });
    const nobody = { email: 'nobody@example.com', resetToken: 'token', newPassword: NEW };
    expect(await ask(nobody)).toEqual(unknown('nobody@example.com'));
  });
});

describe('[BACK-1] POST customers/isEmailAvailable', () => {
  it('tells whether nobody has an address', async () => {
    const ask = (body: object) => call('POST', '/V1/customers/isEmailAvailable', body);
    expect(await ask({ customerEmail: 'free@example.com' })).toEqual({ status: 200, body: true });
    expect(await ask({ customerEmail: 'ANNA@example.com', websiteId: 1 })).toEqual({ status: 200, body: false });
    expect(await ask({})).toEqual({ status: 400, body: missing('customerEmail') });
  });
});

describe('[BACK-1] the default addresses', () => {
  it('are those of the caller; where there is none the list is empty', async () => {
    const { email = '', addresses } = demoCustomers[0] ?? {};
    const headers = { Authorization: `Bearer ${await tokenOf(shop, email, DEMO_PASSWORD)}` };
    for (const [path, use] of [
      ['/V1/customers/me/billingAddress', 'default_billing'],
      ['/V1/customers/me/shippingAddress', 'default_shipping'],
    ] as const) {
      expect(await call('GET', path, undefined, headers)).toMatchObject({
        status: 200,
        body: { city: addresses?.[0]?.city, [use]: true },
      });
      expect(await call('GET', path, undefined, anna)).toEqual({ status: 200, body: [] });
    }
  });
});

it.each([
  ['PUT', '/V1/customers/me', { customer: BEA }],
  ['PUT', '/V1/customers/me/password', { currentPassword: PASSWORD, newPassword: PASSWORD }],
  ['GET', '/V1/customers/me/billingAddress', undefined],
  ['GET', '/V1/customers/me/shippingAddress', undefined],
])('%s %s is refused to guests', async (method, path, body) => {
  expect(await call(method, path, body)).toEqual({ status: 401, body: SELF });
});
