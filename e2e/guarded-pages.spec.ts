import { fillSignIn, newAccount, OLIVIA, tokenOf } from './fixtures/customer';
import { text } from './fixtures/messages';
import { expect, test } from './fixtures/test';

/** Of ROUTE-8, ROUTE-12 and ROUTE-13. */
const GUARDED = [
  '/saved-payments',
  '/wishlist',
  '/customer/address/',
  '/downloadable/customer/products/',
  '/downloadable-orders',
  '/sales/order/view/order_id/1',
  '/sales/order/history',
  '/customer/account/edit',
  '/customer/account',
  '/order-history',
  '/address-book',
  '/account-information',
  '/communications',
  '/review/customer',
  '/review/customer/view/review_id/1',
];

for (const path of GUARDED) {
  test(`[ROUTE-8, ROUTE-12, ROUTE-13] a guest is led from ${path} to the sign-in page, and asks for nothing private`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const sent = decodeURIComponent(request.url()) + (request.postData() ?? '');
      if (/\/graphql/.test(sent) && /\bcustomer\b\s*[({]/.test(sent)) asked.push(sent);
    });
    await page.goto(`${path}?seen=1&q=a%20b`);
    await page.waitForURL((url) => url.pathname === '/sign-in');
    const from = new URL(page.url()).searchParams.get('from') ?? '';
    expect(from.replace('/?', '?')).toBe(`${path.replace(/\/$/, '')}?seen=1&q=a%20b`);
    expect(asked).toEqual([]);
  });
}

test('[ROUTE-12] after signing in one is where one wanted to be, query included', async ({ page, shop }) => {
  const account = await newAccount(shop.backendUrl);
  await page.goto('/address-book?seen=1');
  await page.waitForURL((url) => url.pathname === '/sign-in');
  await fillSignIn(page, account);
  await page.waitForURL((url) => url.pathname + url.search === '/address-book?seen=1');
  await expect(page.getByText(text('addressBook.empty'))).toBeVisible();
});

test('[ROUTE-13] a guarded page’s own HTML is the same for everybody, whoever asks', async ({ request, shop }) => {
  const { email, firstname } = OLIVIA;
  const token = await tokenOf(shop.backendUrl, OLIVIA);
  for (const path of GUARDED) {
    const html = await (await request.get(path, { headers: { Authorization: `Bearer ${token}` } })).text();
    expect(html.includes(text('account.loading')), `${path} waits for the browser`).toBe(true);
    for (const of of [email, firstname]) expect(html.includes(of), `${path} tells ${of}`).toBe(false);
  }
});
