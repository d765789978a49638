import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer } from '../../database/schema/customers';
import { installation } from '../../database/schema/stores';
import { DEMO_PASSWORD, demoCustomers } from '../../database/seed/demo-customers';
import { verifiedClaims } from '../../session/jwt';
import { openShop, type Shop } from '../../testing/shop';
import { sampleShop } from '../catalog/testing/sample-shop';
import { createCustomer, PASSWORD, signedIn, tokenOf } from './testing/customer-calls';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(sampleShop);
});
afterAll(() => shop.close());

const SIGN_IN_FAILED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';
const GUEST = { message: "The current customer isn't authorized.", extensions: { category: 'graphql-authorization' } };

const create = async (more: object = {}, mutation = 'createCustomerV2', type = 'CustomerCreateInput') => {
  const i = { firstname: 'Anna', lastname: 'Smith', email: 'new@example.com', password: PASSWORD, ...more };
  const fields =
    'firstname lastname email is_subscribed created_at group_id id date_of_birth gender taxvat allow_remote_shopping_assistance addresses { id } default_billing';
  const query = `mutation c($i: ${type}!) { ${mutation}(input: $i) { customer { ${fields} } } }`;
  return (await shop.execute(query, { i })).body;
};
const signIn = async (e: string, p: string) =>
  (
    await shop.execute(
      'mutation t($e: String!, $p: String!) { generateCustomerToken(email: $e, password: $p) { token } }',
      {
        e,
        p,
      },
    )
  ).body;
const emailOf = async (authorization: string) =>
  (await shop.execute('{ customer { email } }', {}, { authorization })).body;

describe('[SESS-10] createCustomerV2', () => {
  it('answers the customer as recorded, the e-mail as it was typed', async () => {
    const made = { firstname: 'Anna', lastname: 'Smith', is_subscribed: false, group_id: null, id: null };
    expect(await create({ email: 'Anna@Example.com' })).toEqual({
      data: {
        createCustomerV2: {
          customer: {
            ...made,
            email: 'Anna@Example.com',
            created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
            date_of_birth: null,
            gender: null,
            taxvat: null,
            allow_remote_shopping_assistance: false,
            addresses: [],
            default_billing: null,
          },
        },
      },
    });
    const more = {
      email: 'bob@example.com',
      is_subscribed: true,
      date_of_birth: '1990-01-02',
      gender: 1,
      taxvat: 'T1',
    };
    expect(await create(more)).toMatchObject({ data: { createCustomerV2: { customer: more } } });
  });

  it.each([
    [{ email: 'anna@example.com' }, 'A customer with the same email address already exists in an associated website.'],
    [{ email: 'ANNA@example.com' }, 'A customer with the same email address already exists in an associated website.'],
    [{ email: 'bad' }, '"bad" is not a valid email address.'],
    [{ email: '' }, 'Required parameters are missing: Email'],
    [{ firstname: '' }, 'Required parameters are missing: First Name'],
    [{ lastname: ' ' }, 'Required parameters are missing: Last Name'],
    [{ firstname: '', lastname: '' }, 'Required parameters are missing: First Name, Last Name'],
    [{ firstname: 'You won! Claim at https://evil.example/prize' }, 'First Name is not valid!'],
    [{ firstname: 'a<b', lastname: 'x'.repeat(256) }, 'First Name is not valid!\nLast Name is not valid!'],
    [{ middlename: 'a/b' }, 'Middle Name is not valid!'],
    [{ password: '' }, 'The password needs at least 8 characters. Create a new password and try again.'],
    [{ date_of_birth: 'nope' }, 'Invalid date'],
    [{ date_of_birth: '2001-02-30' }, 'Invalid date'],
  ])('%j: %s', async (more, message) => {
    expect(await create(more)).toMatchObject({
      errors: [{ message, extensions: { category: 'graphql-input' }, path: ['createCustomerV2'] }],
      data: { createCustomerV2: null },
    });
  });

  it.each([
    ['สมหญิง', 'อยู่ดี', 'thai@example.com'],
    ['Zoë & Co.', 'O’Connor-Ng, 3rd', 'zoe@example.com'],
  ])('takes a name of any script: %s %s', async (firstname, lastname, email) => {
    const { data } = await create({ firstname, lastname, email });
    expect(data).toMatchObject({ createCustomerV2: { customer: { firstname, lastname } } });
  });

  it('takes no password for an answer; then nobody can sign in', async () => {
    expect((await create({ email: 'np@example.com', password: undefined })).errors).toBeUndefined();
    expect((await signIn('np@example.com', 'undefined')).errors?.[0]?.message).toBe(SIGN_IN_FAILED);
  });

  it('has an older form', async () => {
    const { data } = await create({ email: 'dep@example.com' }, 'createCustomer', 'CustomerInput');
    expect(data).toMatchObject({ createCustomer: { customer: { email: 'dep@example.com', id: null } } });
    expect((await create({ email: null }, 'createCustomer', 'CustomerInput')).errors?.[0]?.message).toBe(
      'Required parameters are missing: Email',
    );
    const { errors } = (await shop.execute('mutation { createCustomer(input: {}) { customer { email } } }')).body;
    expect(errors?.[0]?.message).toBe('"input" value should be specified');
  });

  it('makes one account of two requests at the same time', async () => {
    const answers = await Promise.all([create({ email: 'twice@example.com' }), create({ email: 'twice@example.com' })]);
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(await shop.db.$count(customer, eq(customer.email, 'twice@example.com'))).toBe(1);
  });
});

describe('[SESS-1] generateCustomerToken', () => {
  it('signs in for an hour, by the e-mail in any case', async () => {
    const token = await tokenOf(shop, 'aNNa@example.com');
    const [row] = await shop.db.select().from(installation);
    const claims = verifiedClaims(token, row?.tokenSecret ?? '');
    expect(claims).toMatchObject({ utypid: 3 });
    expect((claims?.exp ?? 0) - (claims?.iat ?? 0)).toBe(3600);
    expect(await emailOf(`Bearer ${token}`)).toEqual({ data: { customer: { email: 'Anna@Example.com' } } });
  });

  it.each([
    ['anna@example.com', 'wrong', SIGN_IN_FAILED, 'graphql-authentication'],
    ['no@example.com', PASSWORD, SIGN_IN_FAILED, 'graphql-authentication'],
    ['', PASSWORD, 'Specify the "email" value.', 'graphql-input'],
    ['anna@example.com', '', 'Specify the "password" value.', 'graphql-input'],
  ])('%j with %j: %s', async (email, password, message, category) => {
    expect(await signIn(email, password)).toMatchObject({
      errors: [{ message, extensions: { category }, path: ['generateCustomerToken'] }],
      data: { generateCustomerToken: null },
    });
  });

  it('ends after ten wrong passwords, also those that come at once, with the same text', async () => {
    await createCustomer(shop, 'lock@example.com');
    await Promise.all(Array.from({ length: 9 }, () => signIn('lock@example.com', 'wrong')));
    expect((await signIn('lock@example.com', PASSWORD)).errors).toBeUndefined();
    await Promise.all(Array.from({ length: 10 }, () => signIn('lock@example.com', 'wrong')));
    expect(await signIn('lock@example.com', PASSWORD)).toMatchObject({
      errors: [{ message: SIGN_IN_FAILED, extensions: { category: 'graphql-authentication' } }],
    });
  });

  it('knows the customers that the shop starts with, each with an address to deliver to', async () => {
    for (const { email, firstname, addresses } of demoCustomers) {
      const authorization = `Bearer ${await tokenOf(shop, email, DEMO_PASSWORD)}`;
      const query =
        '{ customer { firstname default_shipping default_billing addresses { id default_shipping country_code region { region_id } } } }';
      const { data } = (await shop.execute(query, {}, { authorization })).body;
      const { customer: shown } = data as { customer: { default_shipping: string; addresses: { id: number }[] } };
      expect(shown).toMatchObject({ firstname, default_billing: shown.default_shipping });
      expect(shown.addresses).toHaveLength(addresses.length);
      expect(shown.addresses[0]).toMatchObject({
        id: Number(shown.default_shipping),
        default_shipping: true,
        country_code: addresses[0]?.countryId,
      });
    }
  });
});

describe('[SESS-4] revokeCustomerToken', () => {
  it('voids all tokens of the customer, and no others', async () => {
    const { Authorization: first } = await signedIn(shop, 'revoke@example.com');
    const second = `Bearer ${await tokenOf(shop, 'revoke@example.com')}`;
    const { Authorization: other } = await signedIn(shop, 'other@example.com');
    const revoke = async () =>
      (await shop.execute('mutation { revokeCustomerToken { result } }', {}, { authorization: first })).body;
    expect(await revoke()).toEqual({ data: { revokeCustomerToken: { result: true } } });
    for (const authorization of [first, second]) {
      expect(await emailOf(authorization)).toMatchObject({ errors: [GUEST], data: { customer: null } });
    }
    expect(await revoke()).toMatchObject({ errors: [GUEST], data: { revokeCustomerToken: null } });
    expect((await emailOf(other)).errors).toBeUndefined();
  });

  it('voids a token of the same second too, but not a later one', async () => {
    const { Authorization: authorization } = await signedIn(shop, 'second@example.com');
    const isIt = eq(customer.email, 'second@example.com');
    const [row] = await shop.db.select().from(installation);
    const { iat = 0 } = verifiedClaims(authorization.slice(7), row?.tokenSecret ?? '') ?? {};
    await shop.db.update(customer).set({ tokensRevokedAt: iat }).where(isIt);
    expect((await emailOf(authorization)).errors).toMatchObject([GUEST]);
    await shop.db
      .update(customer)
      .set({ tokensRevokedAt: iat - 1 })
      .where(isIt);
    expect((await emailOf(authorization)).errors).toBeUndefined();
  });
});

describe('[NET-3] the bearer of a request', () => {
  it('is taken in any case of its scheme; anything else is a guest, without an error', async () => {
    const token = await tokenOf(shop, 'anna@example.com');
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
      expect((await emailOf(`${scheme} ${token}`)).errors).toBeUndefined();
    }
    for (const header of [`Bearer  ${token}`, `Bearer ${token}x`, `Basic ${token}`, 'Bearer', 'Bearer bad', token]) {
      expect((await emailOf(header)).errors).toMatchObject([GUEST]);
      const { status, body } = await shop.execute('{ storeConfig { store_code } }', {}, { authorization: header });
      expect([status, body.errors]).toEqual([200, undefined]);
    }
  });

  it('changes the cache id; answers about customers are never cached', async () => {
    const { Authorization: authorization } = await signedIn(shop, 'cache@example.com');
    const { Authorization: another } = await signedIn(shop, 'cache2@example.com');
    const products = '{ products(filter: { sku: { eq: "PARA" } }) { items { sku } } }';
    const ask = async (query: string, headers: Record<string, string>) => (await shop.get(query, {}, headers)).headers;
    const guest = await ask(products, {});
    const own = await ask(products, { authorization });
    expect(own.get('x-magento-cache-id')).not.toBe(guest.get('x-magento-cache-id'));
    expect((await ask(products, { authorization: another })).get('x-magento-cache-id')).toBe(
      own.get('x-magento-cache-id'),
    );
    expect((await ask(products, { authorization: 'Bearer bad' })).get('x-magento-cache-id')).toBe(
      guest.get('x-magento-cache-id'),
    );
    for (const query of [
      '{ customer { email } }',
      '{ customerCart { id } }',
      `{ customer { email } ${products.slice(1)}`,
    ]) {
      expect((await ask(query, { authorization })).get('cache-control')).toContain('no-store');
    }
  });
});

describe('[SESS-1] signing in by REST', () => {
  const post = async (body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const url = 'http://shop.example/rest/V1/integration/customer/token';
    const response = await shop.fetch(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }));
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const me = async (authorization: string) => {
    const response = await shop.fetch(
      new Request('http://shop.example/rest/V1/customers/me', { headers: { authorization } }),
    );
    return { status: response.status, body: (await response.json()) as unknown };
  };

  it('gives the token as a bare text', async () => {
    const { status, body } = await post({ username: 'anna@example.com', password: PASSWORD });
    expect(status).toBe(200);
    expect(await me(`Bearer ${body}`)).toMatchObject({
      status: 200,
      body: { email: 'Anna@Example.com', firstname: 'Anna', website_id: 1, addresses: [], group_id: 1, gender: 0 },
    });
  });

  it('refuses as recorded', async () => {
    expect(await post({ username: 'anna@example.com', password: 'wrong' })).toEqual({
      status: 401,
      body: { message: SIGN_IN_FAILED },
    });
    const missing = (fieldName: string) => ({
      message: '"%fieldName" is required. Enter and try again.',
      parameters: { fieldName },
    });
    expect(await post({})).toEqual({
      status: 400,
      body: {
        message: 'One or more input exceptions have occurred.',
        errors: [missing('username'), missing('password')],
      },
    });
    expect(await me('Bearer bad')).toEqual({
      status: 401,
      body: { message: "The consumer isn't authorized to access %resources.", parameters: { resources: 'self' } },
    });
  });
});
