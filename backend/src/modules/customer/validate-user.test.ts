import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/shop';
import { tinyShop } from '../../testing/tiny-shop';
import { createCustomer, PASSWORD, tokenOf } from './testing/customer-calls';

let shop: Shop;
beforeAll(async () => {
  const config = { is_enable_popup: true, session_authenticator_popup: 600, customer_access_token_lifetime: 0.025 };
  shop = await openShop(tinyShop, { config });
  await createCustomer(shop, 'anna@example.com');
});
afterAll(() => shop.close());

const SIGN_IN_FAILED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';

async function validate(u: string, p: string) {
  const query =
    'mutation v($u: String!, $p: String!) { validateUser(username: $u, password: $p) { message errors code } }';
  return (await shop.execute(query, { u, p })).body;
}

describe('[GATE-3] validateUser', () => {
  it('lets customers past by e-mail and password, and signs nobody in', async () => {
    expect(await validate(' Anna@example.com ', PASSWORD)).toEqual({
      data: { validateUser: { message: null, errors: false, code: 'success' } },
    });
    const both = `mutation { validateUser(username: "anna@example.com", password: "${PASSWORD}") { errors } changeCustomerPassword(currentPassword: "${PASSWORD}", newPassword: "NewPassw0rd!") { email } }`;
    expect((await shop.execute(both)).body).toMatchObject({
      errors: [{ extensions: { category: 'graphql-authorization' } }],
      data: { validateUser: { errors: false }, changeCustomerPassword: null },
    });
  });

  it.each([
    ['anna@example.com', 'wrong'],
    ['nobody@example.com', PASSWORD],
  ])('[GATE-4] tells no more of %s with %j than sign-in does', async (username, password) => {
    expect(await validate(username, password)).toEqual({
      data: { validateUser: { message: SIGN_IN_FAILED, errors: true, code: 'error' } },
    });
  });

  it.each([
    [' ', PASSWORD, 'Specify the "username" value.'],
    ['anna@example.com', '', 'Specify the "password" value.'],
  ])('%j with %j: %s', async (username, password, message) => {
    expect((await validate(username, password)).errors).toMatchObject([
      { message, extensions: { category: 'graphql-input' }, path: ['validateUser'] },
    ]);
  });

  it('locks an account as sign-in does', async () => {
    await createCustomer(shop, 'locked@example.com');
    await Promise.all(Array.from({ length: 10 }, () => validate('locked@example.com', 'wrong')));
    expect((await validate('locked@example.com', PASSWORD)).data).toMatchObject({ validateUser: { errors: true } });
    await expect(tokenOf(shop, 'locked@example.com')).rejects.toThrow(SIGN_IN_FAILED);
  });
});

it('[GATE-1] [GATE-2] [SESS-3] settings of the process stand in place of every store view’s own', async () => {
  for (const Store of ['mmstr_en', 'mmstr_th']) {
    const query = '{ storeConfig { is_enable_popup session_authenticator_popup customer_access_token_lifetime } }';
    expect((await shop.execute(query, {}, { Store })).body.data).toEqual({
      storeConfig: { is_enable_popup: true, session_authenticator_popup: 600, customer_access_token_lifetime: 0.025 },
    });
  }
  const [, claims = ''] = (await tokenOf(shop, 'anna@example.com')).split('.');
  const { iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { iat: number; exp: number };
  expect(exp - iat).toBe(90);
});
