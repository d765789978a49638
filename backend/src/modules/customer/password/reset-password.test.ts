import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer } from '../../../database/schema/customers';
import { openShop, type Shop } from '../../../testing/shop';
import { tinyShop } from '../../../testing/tiny-shop';
import { createCustomer, PASSWORD, signedIn, tokenOf } from '../testing/customer-calls';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(tinyShop);
  await createCustomer(shop, 'anna@example.com');
});
afterAll(() => shop.close());

const NEW = 'NewPassw0rd!';
const MISMATCHED = 'The password token is mismatched. Reset and try again.';

async function request(e: string, Store = 'mmstr_en') {
  const query = 'mutation r($e: String!) { requestPasswordResetEmail(email: $e) }';
  return (await shop.execute(query, { e }, { Store })).body;
}

async function reset(e: string, t: string, n: string) {
  const query =
    'mutation r($e: String!, $t: String!, $n: String!) { resetPassword(email: $e, resetPasswordToken: $t, newPassword: $n) }';
  return (await shop.execute(query, { e, t, n })).body;
}

/** The token in the newest mail to an address. */
function mailedToken(email: string): string {
  const mail = shop.mails.findLast(({ to, text }) => to === email && text.includes('createPassword'));
  return /createPassword\?token=([\w-]+)\n/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function tokenFor(email: string): Promise<string> {
  expect(await request(email)).toEqual({ data: { requestPasswordResetEmail: true } });
  return mailedToken(email);
}

const refusal = (message: string, field: string) => ({
  errors: [{ message, extensions: { category: 'graphql-input' }, path: [field] }],
  data: { [field]: null },
});

describe('[SESS-9] requestPasswordResetEmail', () => {
  it.each([
    ['mmstr_en', 'https://www.shop.example/customer/account/createPassword?token=', 'Hello Anna,'],
    ['mmstr_us', 'https://www.shop.example/mmstr_us/customer/account/createPassword?token=', 'Hello Anna,'],
    ['mmstr_th', 'https://www.shop.example/mmstr_th/customer/account/createPassword?token=', 'สวัสดีคุณ Anna'],
  ])('mails a link into the store view %s', async (Store, url, greeting) => {
    expect(await request('ANNA@example.com', Store)).toEqual({ data: { requestPasswordResetEmail: true } });
    const mail = shop.mails.at(-1);
    expect(mail?.to).toBe('anna@example.com');
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain(url);
      expect(form).toContain(greeting);
    }
  });

  it.each([
    ['nobody@example.com', "Cannot reset the customer's password"],
    ['bad', 'The email address has an invalid format.'],
    ['', 'You must specify an email address.'],
  ])('%j: %s, and no mail', async (email, message) => {
    const before = shop.mails.length;
    expect(await request(email)).toMatchObject(refusal(message, 'requestPasswordResetEmail'));
    expect(shop.mails).toHaveLength(before);
  });

  it('is refused where the account is locked', async () => {
    await createCustomer(shop, 'locked@example.com');
    const query = 'mutation { generateCustomerToken(email: "locked@example.com", password: "wrong") { token } }';
    await Promise.all(Array.from({ length: 10 }, () => shop.execute(query)));
    expect(await request('locked@example.com')).toMatchObject(
      refusal('The account is locked', 'requestPasswordResetEmail'),
    );
  });
});

describe('[SESS-9] resetPassword', () => {
  it('lets only the new password sign in, once; tokens go on, as in Magento', async () => {
    const headers = await signedIn(shop, 'bob@example.com');
    const token = await tokenFor('bob@example.com');
    const [row] = await shop.db.select().from(customer).where(eq(customer.email, 'bob@example.com'));
    expect(JSON.stringify(row)).not.toContain(token);
    expect(await reset('Bob@example.com', token, NEW)).toEqual({ data: { resetPassword: true } });
    await expect(tokenOf(shop, 'bob@example.com')).rejects.toThrow('sign-in was incorrect');
    expect(await tokenOf(shop, 'bob@example.com', NEW)).toBeTruthy();
    expect((await shop.execute('{ customer { email } }', {}, headers)).body.errors).toBeUndefined();
    expect(await reset('bob@example.com', token, PASSWORD)).toMatchObject(refusal(MISMATCHED, 'resetPassword'));
    expect(shop.mails.at(-1)).toMatchObject({ to: 'bob@example.com', subject: 'Your password with mmstr was changed' });
  });

  it('takes the newest link only, and none of somebody else', async () => {
    await createCustomer(shop, 'eve@example.com');
    const old = await tokenFor('anna@example.com');
    const newest = await tokenFor('anna@example.com');
    const another = await tokenFor('eve@example.com');
    for (const token of [old, another, 'bad', `${newest}x`, ' ']) {
      expect(await reset('anna@example.com', token, NEW)).toMatchObject(refusal(MISMATCHED, 'resetPassword'));
    }
    expect(await tokenOf(shop, 'anna@example.com')).toBeTruthy();
  });

  it.each([
    ['bad', 'token', NEW, 'The email address has an invalid format.'],
    ['', 'token', NEW, 'You must specify an email address.'],
    ['nobody@example.com', 'token', NEW, "Cannot set the customer's password"],
    ['anna@example.com', '', NEW, 'resetPasswordToken must be specified'],
    ['anna@example.com', 'token', '', 'newPassword must be specified'],
  ])('%j, %j, %j: %s', async (email, token, password, message) => {
    expect(await reset(email, token, password)).toMatchObject(refusal(message, 'resetPassword'));
  });

  it('a weak password leaves the link as good as it was', async () => {
    const token = await tokenFor('anna@example.com');
    for (const [weak, message] of [
      ['abc', 'The password needs at least 8 characters. Create a new password and try again.'],
      ['Anna@example.com', "The password can't be the same as the email address. Create a new password and try again."],
    ] as const) {
      expect(await reset('anna@example.com', token, weak)).toMatchObject(refusal(message, 'resetPassword'));
    }
    expect((await reset('anna@example.com', token, PASSWORD)).data).toEqual({ resetPassword: true });
  });

  it('ends after two hours', async () => {
    const isAnna = eq(customer.email, 'anna@example.com');
    const token = await tokenFor('anna@example.com');
    await shop.db.update(customer).set({ resetTokenAt: sql`now() - interval '121 minutes'` }).where(isAnna);
    expect(await reset('anna@example.com', token, NEW)).toMatchObject(
      refusal('The password token is expired. Reset and try again.', 'resetPassword'),
    );
    await shop.db.update(customer).set({ resetTokenAt: sql`now() - interval '119 minutes'` }).where(isAnna);
    expect((await reset('anna@example.com', token, PASSWORD)).data).toEqual({ resetPassword: true });
  });

  it('gives the account to one of two who use the link at the same time', async () => {
    const token = await tokenFor('anna@example.com');
    const answers = await Promise.all([PASSWORD, PASSWORD].map((n) => reset('anna@example.com', token, n)));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  });

  it('ends with a new address and with a new password', async () => {
    const headers = await signedIn(shop, 'carl@example.com');
    const before = await tokenFor('carl@example.com');
    const change = `mutation { changeCustomerPassword(currentPassword: "${PASSWORD}", newPassword: "${NEW}") { email } }`;
    expect((await shop.execute(change, {}, headers)).body.errors).toBeUndefined();
    expect(await reset('carl@example.com', before, PASSWORD)).toMatchObject(refusal(MISMATCHED, 'resetPassword'));
    const second = await tokenFor('carl@example.com');
    const move = `mutation { updateCustomerEmail(email: "carla@example.com", password: "${NEW}") { customer { email } } }`;
    expect((await shop.execute(move, {}, headers)).body.errors).toBeUndefined();
    expect(await reset('carla@example.com', second, PASSWORD)).toMatchObject(refusal(MISMATCHED, 'resetPassword'));
  });
});
