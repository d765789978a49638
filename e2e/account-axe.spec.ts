import type { Locator, Page } from '@playwright/test';
import { violations } from './fixtures/axe';
import { PATIENCE } from './fixtures/cart';
import { askAs, newAccount, OLIVIA, signIn } from './fixtures/customer';
import { text } from './fixtures/messages';
import { shifts } from './fixtures/noise';
import { expect, test } from './fixtures/test';

// Dialogs and what a press opens are looked at by the journeys that press.

interface Stop {
  path: string;
  /** What stands there once the page has all it shows. */
  ready: (page: Page) => Locator;
  act?: (page: Page) => Promise<void>;
}

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first();
const words = (content: string) => (page: Page) => page.getByText(content);
const link = (name: RegExp) => (page: Page) => page.getByRole('main').getByRole('link', { name }).first();
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name });
const button = (name: string) => (page: Page) => page.getByRole('main').getByRole('button', { name, exact: true });

/** Sends a form as it stands, so that it says what is missing. */
const sendEmpty =
  (name: string): NonNullable<Stop['act']> =>
  async (page) => {
    await button(name)(page).click();
    await expect(page.getByText(text('validation.required')).first()).toBeVisible({ timeout: PATIENCE });
  };

const OF_GUESTS: Stop[] = [
  { path: '/sign-in', ready: button(text('signIn.submit')), act: sendEmpty(text('signIn.submit')) },
  {
    path: '/create-account',
    ready: button(text('createAccount.submit')),
    act: sendEmpty(text('createAccount.submit')),
  },
  {
    path: '/forgot-password',
    ready: button(text('forgotPassword.submit')),
    act: sendEmpty(text('forgotPassword.submit')),
  },
  {
    path: '/customer/account/createPassword?token=some',
    ready: button(text('resetPassword.submit')),
    act: sendEmpty(text('resetPassword.submit')),
  },
  { path: '/order-tracking', ready: button(text('orders.lookUp')), act: sendEmpty(text('orders.lookUp')) },
  { path: '/contact-us', ready: button(text('contact.submit')), act: sendEmpty(text('contact.submit')) },
  { path: '/customer/account/logout', ready: heading(text('signOut.done')) },
];

interface Belongings {
  orders: { items: { id: string; number: string }[] };
  addresses: { id: number }[];
}

/** The customer's orders: every one of them, for each is in another state. */
function ofOrders({ orders }: Belongings): Stop[] {
  const ids = orders.items.map(({ id, number }) => ({ id: atob(id), number }));
  return [
    { path: '/order-history', ready: rows },
    { path: '/order-history?number=none', ready: words(text('orders.noneFound', { search: 'none' })) },
    ...ids.map(({ id, number }) => ({
      path: `/sales/order/view/order_id/${id}`,
      ready: heading(text('orders.number', { number })),
    })),
    { path: '/sales/order/view/order_id/999999', ready: words(text('orders.notFoundText')) },
    { path: `/sales/order/print/order_id/${ids[0]?.id}`, ready: button(text('orders.printNow')) },
  ];
}

/** All other pages of the account area. */
function ofCustomer({ addresses }: Belongings): Stop[] {
  return [
    { path: '/customer/account', ready: link(/^Order 0/) },
    { path: '/downloadable-orders', ready: rows },
    { path: '/wishlist', ready: rows },
    { path: '/saved-payments', ready: rows },
    { path: '/address-book', ready: button(text('addressBook.add')) },
    {
      path: '/customer/address/new',
      ready: button(text('addressBook.save')),
      act: sendEmpty(text('addressBook.save')),
    },
    ...addresses.map(({ id }) => ({
      path: `/customer/address/edit/id/${id}`,
      ready: heading(text('addressBook.editTitle')),
    })),
    { path: '/customer/address/edit/id/999999', ready: words(text('addressBook.gone')) },
    {
      path: '/customer/account/edit/changepass/1',
      ready: button(text('accountInformation.deleteAccount')),
      act: sendEmpty(text('accountInformation.save')),
    },
    { path: '/communications', ready: button(text('communications.save')) },
    { path: '/review/customer', ready: link(/^Read your review/) },
    { path: '/review/customer/view/review_id/999999', ready: words(text('ownReviews.gone')) },
  ];
}

const OF_NEW_CUSTOMER: Stop[] = [
  { path: '/customer/account', ready: words(text('account.noOrders')) },
  { path: '/order-history', ready: words(text('orders.none')) },
  { path: '/downloadable-orders', ready: words(text('downloads.none')) },
  { path: '/saved-payments', ready: words(text('savedPayments.none')) },
  { path: '/review/customer', ready: words(text('ownReviews.empty')) },
];

/** What axe finds and what moves by itself, by path: one walk tells of all the pages. */
async function findings(page: Page, stops: Stop[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { path, ready, act } of stops) {
    await test.step(path, async () => {
      const load = async () => {
        await page.goto(path);
        await expect(ready(page), path).toBeVisible({ timeout: PATIENCE });
      };
      await load();
      const here = await shifts(page, load);
      await act?.(page);
      here.push(...(await violations(page)));
      if (here.length > 0) found[path] = here;
    });
  }
  return found;
}

for (const [name, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
})) {
  test.describe(`at the width of a ${name}`, () => {
    test.use({ viewport });

    test('axe finds nothing, and nothing moves by itself, on the pages for signing in, and those that guests need', async ({
      page,
    }) => {
      expect(await findings(page, OF_GUESTS)).toEqual({});
    });

    test('[SESS-12] axe finds nothing, and nothing moves by itself, on the orders of a customer, whatever became of them', async ({
      page,
      shop,
    }) => {
      const customer = await belongings(shop.backendUrl);
      expect(customer.orders.items.length).toBeGreaterThan(3);
      await signIn(page, OLIVIA);
      expect(await findings(page, ofOrders(customer))).toEqual({});
    });

    test('[SESS-12] axe finds nothing, and nothing moves by itself, on the other pages of a customer who has everything', async ({
      page,
      shop,
    }) => {
      await signIn(page, OLIVIA);
      expect(await findings(page, ofCustomer(await belongings(shop.backendUrl)))).toEqual({});
      await page.goto('/review/customer');
      await link(/^Read your review/)(page).click();
      await expect(page.getByRole('link', { name: text('ownReviews.back') })).toBeVisible({ timeout: PATIENCE });
      expect(await violations(page)).toEqual([]);
    });

    test('[SESS-12] axe finds nothing, and nothing moves by itself, on the pages of a new account, which has nothing yet', async ({
      page,
      shop,
    }) => {
      await signIn(page, await newAccount(shop.backendUrl));
      expect(await findings(page, OF_NEW_CUSTOMER)).toEqual({});
    });
  });
}

async function belongings(backendUrl: string): Promise<Belongings> {
  const { customer } = await askAs<{ customer: Belongings }>(
    backendUrl,
    OLIVIA,
    '{ customer { orders(pageSize: 50) { items { id number } } addresses { id } } }',
  );
  return customer;
}
