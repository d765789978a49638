import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop';
import { tinyShop } from '../../../testing/tiny-shop';
import { PASSWORD, signedIn, tokenOf } from '../testing/customer-calls';

let shop: Shop;
let headers: { Authorization: string };
beforeAll(async () => {
  shop = await openShop(tinyShop);
  headers = await signedIn(shop, 'anna@example.com');
});
afterAll(() => shop.close());

async function change(c: string, n: string, sent: Record<string, string> = headers) {
  const query =
    'mutation c($c: String!, $n: String!) { changeCustomerPassword(currentPassword: $c, newPassword: $n) { email } }';
  return (await shop.execute(query, { c, n }, sent)).body;
}

describe('[SESS-6] changeCustomerPassword', () => {
  it.each([
    ['wrong', 'NewPassw0rd!', 'Invalid login or password.', 'graphql-authentication'],
    [
      PASSWORD,
      'abc',
      'The password needs at least 8 characters. Create a new password and try again.',
      'graphql-input',
    ],
    [PASSWORD, 'x8aA1'.padEnd(300, 'x'), 'Please enter a password with at most 256 characters.', 'graphql-input'],
    [
      PASSWORD,
      'Anna@example.com',
      "The password can't be the same as the email address. Create a new password and try again.",
      'graphql-input',
    ],
    ['', 'NewPassw0rd!', 'Specify the "currentPassword" value.', 'graphql-input'],
    [PASSWORD, ' ', 'Specify the "newPassword" value.', 'graphql-input'],
  ])('%j to %j: %s', async (current, next, message, category) => {
    expect(await change(current, next)).toMatchObject({
      errors: [{ message, extensions: { category }, path: ['changeCustomerPassword'] }],
      data: { changeCustomerPassword: null },
    });
    expect(await tokenOf(shop, 'anna@example.com')).toBeTruthy();
  });

  it('is refused to guests', async () => {
    expect((await change(PASSWORD, 'NewPassw0rd!', {})).errors).toMatchObject([
      { message: "The current customer isn't authorized.", extensions: { category: 'graphql-authorization' } },
    ]);
  });

  it('lets only the new one sign in; tokens go on, as in Magento', async () => {
    expect(await change(PASSWORD, 'NewPassw0rd!')).toEqual({
      data: { changeCustomerPassword: { email: 'anna@example.com' } },
    });
    await expect(tokenOf(shop, 'anna@example.com')).rejects.toThrow('sign-in was incorrect');
    expect(await tokenOf(shop, 'anna@example.com', 'NewPassw0rd!')).toBeTruthy();
    expect((await shop.execute('{ customer { email } }', {}, headers)).body.errors).toBeUndefined();
  });
});
