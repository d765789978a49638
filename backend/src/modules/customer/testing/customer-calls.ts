import type { Shop } from '../../../testing/shop';

export const PASSWORD = 'Password123!';

/** Makes a customer with the tests' password. */
export async function createCustomer(shop: Shop, email: string, more: object = {}): Promise<void> {
  const input = { firstname: 'Anna', lastname: 'Smith', email, password: PASSWORD, ...more };
  const { errors } = (
    await shop.execute('mutation c($i: CustomerCreateInput!) { createCustomerV2(input: $i) { customer { email } } }', {
      i: input,
    })
  ).body;
  if (errors) throw new Error(errors[0]?.message);
}

/** A token of a customer. */
export async function tokenOf(shop: Shop, email: string, password = PASSWORD): Promise<string> {
  const { data, errors } = (
    await shop.execute(
      'mutation t($e: String!, $p: String!) { generateCustomerToken(email: $e, password: $p) { token } }',
      { e: email, p: password },
    )
  ).body;
  if (errors) throw new Error(errors[0]?.message);
  return (data as { generateCustomerToken: { token: string } }).generateCustomerToken.token;
}

/** A new customer's headers. */
export async function signedIn(shop: Shop, email: string): Promise<{ Authorization: string }> {
  await createCustomer(shop, email);
  return { Authorization: `Bearer ${await tokenOf(shop, email)}` };
}
