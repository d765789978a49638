import type { Page } from '@playwright/test';
import { PATIENCE } from './fixtures/cart';
import { ACCOUNT_PATHS, signIn } from './fixtures/customer';
import { americanText, text, thaiText } from './fixtures/messages';
import { expect, test } from './fixtures/test';

// 1280 pixels at four times the size: what WCAG calls reflow.
test.use({ viewport: { width: 320, height: 640 } });

const PASSWORD = 'Pharmacy-2026';

/** The customers of the demo shop, who have orders, wishes, cards and reviews; and an order of each. */
const CUSTOMERS = [
  { root: '', email: 'olivia.hart@example.com', order: 3, words: text },
  { root: '/mmstr_us', email: 'marcus.reed@example.com', order: 8, words: americanText },
  { root: '/mmstr_th', email: 'ploy.srisuk@example.com', order: 11, words: thaiText },
];

const GUEST_PATHS = [
  '/sign-in',
  '/create-account',
  '/forgot-password',
  '/customer/account/createPassword?token=abc',
  '/order-tracking',
  '/contact-us',
];

/** What sticks out of the page to the right, where anything does. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('main *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    );
    return [`${scrollWidth} pixels`, ...wide.map(({ outerHTML }) => outerHTML.slice(0, 120))];
  });
}

for (const { root, email, order, words } of CUSTOMERS) {
  test(`[SHELL-12] no page of customers is wider than the narrowest phone, seen by ${email}`, async ({ page }) => {
    const look = async (path: string) => {
      await page.goto(root + path);
      await expect(page.getByText(words('account.loading'))).toHaveCount(0, { timeout: PATIENCE });
      expect(await sticksOut(page), path).toEqual([]);
    };
    await signIn(page, { email, password: PASSWORD }, `${root}/customer/account`);
    for (const path of ACCOUNT_PATHS) await look(path);
    await look(`/sales/order/view/order_id/${order}`);
    await look(`/orderAndReturn/print/view?order_id=${order}`);

    await page.goto(`${root}/customer/account`);
    const menu = page.getByRole('navigation', { name: words('account.menu') });
    await menu.locator('summary').click();
    await expect(menu.getByRole('link', { name: words('account.signOut') })).toBeVisible();
    expect(await sticksOut(page), 'the open menu').toEqual([]);
    await menu.getByRole('link', { name: words('account.communications') }).click();
    await expect(page.getByRole('heading', { level: 1, name: words('account.communications') })).toBeVisible();
    await expect(menu.getByRole('link', { name: words('account.signOut') }), 'it closes behind').toBeHidden();

    // Whom other journeys share stays signed in with the backend.
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('revokeCustomerToken')) return route.fallback();
      const data = { revokeCustomerToken: { __typename: 'RevokeCustomerTokenOutput', result: true } };
      return route.fulfill({ json: { data } });
    });
    await page.goto(`${root}/customer/account/logout`);
    await expect(page.getByRole('heading', { name: words('signOut.done') })).toBeVisible({ timeout: PATIENCE });
    expect(await sticksOut(page), 'signed out').toEqual([]);
    for (const path of GUEST_PATHS) await look(path);
  });
}
