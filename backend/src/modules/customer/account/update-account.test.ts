import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer } from '../../../database/schema/customers';
import { openShop, type Shop } from '../../../testing/shop';
import { tinyShop } from '../../../testing/tiny-shop';
import { operatorContext } from '../../order/operator-context';
import { createCustomer, PASSWORD, signedIn, tokenOf } from '../testing/customer-calls';
import { updateAccount } from './update-account';

let shop: Shop;
let headers: { Authorization: string };
beforeAll(async () => {
  shop = await openShop(tinyShop);
  headers = await signedIn(shop, 'anna@example.com');
  await createCustomer(shop, 'bob@example.com');
});
afterAll(() => shop.close());

const FIELDS =
  'firstname lastname middlename prefix suffix email is_subscribed date_of_birth dob gender taxvat allow_remote_shopping_assistance';

async function update(i: object, mutation = 'updateCustomerV2', type = 'CustomerUpdateInput') {
  const query = `mutation u($i: ${type}!) { ${mutation}(input: $i) { customer { ${FIELDS} } } }`;
  const { body } = await shop.execute(query, { i }, headers);
  return { errors: body.errors, customer: (body.data as Record<string, { customer: object }>)?.[mutation]?.customer };
}

async function updateEmail(e: string, p: string, sent: Record<string, string> = headers) {
  const query =
    'mutation u($e: String!, $p: String!) { updateCustomerEmail(email: $e, password: $p) { customer { email is_subscribed } } }';
  return (await shop.execute(query, { e, p }, sent)).body;
}

describe('[SESS-6] updateCustomerV2', () => {
  it('changes what it names and leaves the rest', async () => {
    expect((await update({ firstname: ' Annie ', middlename: 'Q', is_subscribed: true })).customer).toMatchObject({
      firstname: 'Annie',
      lastname: 'Smith',
      middlename: 'Q',
      email: 'anna@example.com',
      is_subscribed: true,
      gender: null,
    });
    const person = { prefix: 'Dr', suffix: 'MD', taxvat: 'T1', gender: 2, date_of_birth: '1990-01-02' };
    expect((await update({ ...person, allow_remote_shopping_assistance: true })).customer).toMatchObject({
      ...person,
      dob: '1990-01-02',
      firstname: 'Annie',
      middlename: 'Q',
      is_subscribed: true,
      allow_remote_shopping_assistance: true,
    });
    const nothing = { middlename: null, taxvat: '', gender: null, dob: null, is_subscribed: false };
    const { customer: emptied } = await update(nothing);
    expect(emptied).toMatchObject({ middlename: null, taxvat: null, gender: null, date_of_birth: null });
    expect(emptied).toMatchObject({ is_subscribed: false, prefix: 'Dr', allow_remote_shopping_assistance: true });
  });

  it.each([
    [{ firstname: '' }, 'Required parameters are missing: First Name'],
    [{ firstname: null, lastname: ' ' }, 'Required parameters are missing: First Name, Last Name'],
    [{ gender: 7 }, '"7" is not a valid gender value.'],
    [{ dob: '2001-02-30' }, 'Invalid date'],
    [{}, '"input" value should be specified'],
  ])('%j: %s, and nothing changes', async (input, message) => {
    const [before] = await shop.db.select().from(customer).where(eq(customer.email, 'anna@example.com'));
    const { errors } = await update({
      ...input,
      ...(Object.keys(input).length > 0 && { suffix: 'X', is_subscribed: true }),
    });
    expect(errors).toMatchObject([{ message, extensions: { category: 'graphql-input' }, path: ['updateCustomerV2'] }]);
    expect(await shop.db.select().from(customer).where(eq(customer.email, 'anna@example.com'))).toEqual([before]);
  });

  it('does not take back an address that another tab has changed meanwhile', async () => {
    await createCustomer(shop, 'tabs@example.com');
    const [row] = await shop.db.select().from(customer).where(eq(customer.email, 'tabs@example.com'));
    const id = row?.id ?? 0;
    // Between what is read of the account and what is written.
    const transaction: typeof shop.db.transaction = async (...given) => {
      await shop.db.update(customer).set({ email: 'tabs2@example.com' }).where(eq(customer.id, id));
      return shop.db.transaction(...given);
    };
    const db: typeof shop.db = Object.create(shop.db, { transaction: { value: transaction } });
    const after = await updateAccount(await operatorContext(db), id, { firstname: 'Annie' });
    expect(after).toMatchObject({ firstname: 'Annie', email: 'tabs2@example.com' });
  });

  it('is refused to guests', async () => {
    const query = 'mutation { updateCustomerV2(input: { firstname: "A" }) { customer { firstname } } }';
    expect((await shop.execute(query)).body.errors).toMatchObject([
      { message: "The current customer isn't authorized.", extensions: { category: 'graphql-authorization' } },
    ]);
  });

  it('has an older form, which changes the address too', async () => {
    const old = (i: object) => update(i, 'updateCustomer', 'CustomerInput');
    expect((await old({ lastname: 'Smythe' })).customer).toMatchObject({ lastname: 'Smythe' });
    expect((await old({ email: 'anna2@example.com' })).errors?.[0]?.message).toBe(
      'Provide the current "password" to change "email".',
    );
    expect((await old({ email: 'anna2@example.com', password: PASSWORD })).customer).toMatchObject({
      email: 'anna2@example.com',
    });
    expect((await old({ email: 'anna@example.com', password: PASSWORD })).customer).toBeDefined();
  });
});

describe('[SESS-7] updateCustomerEmail', () => {
  it.each([
    ['new@example.com', 'wrong', 'Invalid login or password.', 'graphql-authentication'],
    [
      'bob@example.com',
      PASSWORD,
      'A customer with the same email address already exists in an associated website.',
      'graphql-already-exists',
    ],
    [
      'BOB@example.com',
      PASSWORD,
      'A customer with the same email address already exists in an associated website.',
      'graphql-already-exists',
    ],
    ['bad', PASSWORD, '"bad" is not a valid email address.', 'graphql-input'],
    ['new@example.com', '', 'Provide the current "password" to change "email".', 'graphql-input'],
    ['', PASSWORD, 'Required parameters are missing: Email', 'graphql-input'],
  ])('%s with %j: %s', async (email, password, message, category) => {
    expect(await updateEmail(email, password)).toMatchObject({
      errors: [{ message, extensions: { category }, path: ['updateCustomerEmail'] }],
      data: { updateCustomerEmail: null },
    });
    expect((await shop.execute('{ customer { email } }', {}, headers)).body.data).toEqual({
      customer: { email: 'anna@example.com' },
    });
  });

  it('takes the subscription along; the old address no longer signs in, the token holds', async () => {
    const mover = await signedIn(shop, 'mover@example.com');
    await shop.execute(
      'mutation { updateCustomerV2(input: { is_subscribed: true }) { customer { email } } }',
      {},
      mover,
    );
    expect(await updateEmail('Moved@example.com', PASSWORD, mover)).toEqual({
      data: { updateCustomerEmail: { customer: { email: 'Moved@example.com', is_subscribed: true } } },
    });
    await expect(tokenOf(shop, 'mover@example.com')).rejects.toThrow('sign-in was incorrect');
    expect(await tokenOf(shop, 'moved@example.com')).toBeTruthy();
    await createCustomer(shop, 'mover@example.com');
    const next = { Authorization: `Bearer ${await tokenOf(shop, 'mover@example.com')}` };
    expect((await shop.execute('{ customer { is_subscribed } }', {}, next)).body.data).toEqual({
      customer: { is_subscribed: false },
    });
  });

  it('leaves a subscription of the new address alone where the customer has none', async () => {
    const plain = await signedIn(shop, 'plain@example.com');
    await shop.execute('mutation { subscribeEmailToNewsletter(email: "later@example.com") { status } }');
    expect((await updateEmail('later@example.com', PASSWORD, plain)).data).toMatchObject({
      updateCustomerEmail: { customer: { is_subscribed: true } },
    });
  });

  it('gives one address to one of two customers who ask at the same time', async () => {
    const both = await Promise.all(['one@example.com', 'two@example.com'].map((email) => signedIn(shop, email)));
    const answers = await Promise.all(both.map((sent) => updateEmail('wanted@example.com', PASSWORD, sent)));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(answers.flatMap(({ errors = [] }) => errors)).toMatchObject([
      { extensions: { category: 'graphql-already-exists' } },
    ]);
  });

  it('does not help to guess the password: the tenth wrong one locks the account', async () => {
    const guessed = await signedIn(shop, 'guessed@example.com');
    const messages: (string | undefined)[] = [];
    for (let n = 0; n < 10; n += 1) {
      messages.push((await updateEmail('thief@example.com', 'wrong', guessed)).errors?.[0]?.message);
    }
    expect(messages).toEqual([...Array(9).fill('Invalid login or password.'), 'The account is locked.']);
    expect((await updateEmail('thief@example.com', PASSWORD, guessed)).errors).toMatchObject([
      { message: 'The account is locked.', extensions: { category: 'graphql-authentication' } },
    ]);
    await expect(tokenOf(shop, 'guessed@example.com')).rejects.toThrow('sign-in was incorrect');
  });
});
