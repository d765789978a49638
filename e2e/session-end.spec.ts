import type { Locator, Page } from '@playwright/test';
import { PATIENCE } from './fixtures/cart';
import { fillSignIn, letSessionEnd, newAccount, signIn } from './fixtures/customer';
import { text } from './fixtures/messages';
import { expect, test } from './fixtures/test';

const NEW_ADDRESS = '/customer/address/new';
const INFORMATION = '/customer/account/edit';

/** A field of the page's form; the newsletter's stands at the foot of every page. */
const field = (page: Page, key: Parameters<typeof text>[0]): Locator =>
  page.getByRole('main').getByLabel(new RegExp(`^${text(key)}`));

/** The session ends by itself; the page for signing in says so and shows nothing of what was being typed. */
async function expectSignedOut(page: Page, typed: string): Promise<void> {
  await letSessionEnd(page);
  // The page is reloaded and left for this one at the same time: one of the two navigations is given up.
  await expect.poll(() => new URL(page.url()).pathname, { timeout: PATIENCE }).toBe('/sign-in');
  await expect(page.getByText(text('signIn.ended'))).toBeVisible({ timeout: PATIENCE });
  expect(await page.content()).not.toContain(typed);
}

test('[SESS-3, SESS-7] the session ends over the account’s information: the same customer finds what they had typed', async ({
  page,
  shop,
}) => {
  const account = await newAccount(shop.backendUrl);
  await signIn(page, account, INFORMATION);
  await field(page, 'accountInformation.firstname').fill('Annabel');
  await field(page, 'accountInformation.taxvat').fill('GB 123 4567 89');
  await page.getByRole('checkbox', { name: text('accountInformation.changeEmail') }).check();
  await field(page, 'accountInformation.email').fill('annabel@example.com');
  await expectSignedOut(page, 'Annabel');

  await fillSignIn(page, account);
  await page.waitForURL((url) => url.pathname === INFORMATION, { timeout: PATIENCE });
  await expect(field(page, 'accountInformation.firstname')).toHaveValue('Annabel', { timeout: PATIENCE });
  await expect(field(page, 'accountInformation.taxvat')).toHaveValue('GB 123 4567 89');
  await expect(field(page, 'accountInformation.email')).toHaveValue('annabel@example.com');
});

test('[SESS-3, SESS-11] the session ends over a new address: the same customer goes on, and can save it', async ({
  page,
  shop,
}) => {
  const account = await newAccount(shop.backendUrl);
  await signIn(page, account, NEW_ADDRESS);
  const values = { street: '5 Ended Way', city: 'Leeds', postcode: 'LS1 4AP', telephone: '0113 496 0177' };
  for (const [name, value] of Object.entries(values))
    await field(page, `address.${name as keyof typeof values}`)
      .first()
      .fill(value);
  const asDefault = page.getByRole('checkbox', { name: text('addressBook.makeDefaultBilling') });
  await asDefault.uncheck();
  await expectSignedOut(page, values.street);

  await fillSignIn(page, account);
  await page.waitForURL((url) => url.pathname === NEW_ADDRESS, { timeout: PATIENCE });
  for (const [name, value] of Object.entries(values))
    await expect(field(page, `address.${name as keyof typeof values}`).first()).toHaveValue(value, {
      timeout: PATIENCE,
    });
  await expect(asDefault).not.toBeChecked();
  await page.getByRole('button', { name: text('addressBook.save') }).click();
  await expect(page.getByText(text('addressBook.saved'))).toBeVisible({ timeout: PATIENCE });
  await expect(page.getByText(values.street)).toBeVisible();
});

test('[SESS-3, SESS-4] what one customer was typing is not for the next, and is gone when the first one comes back', async ({
  page,
  shop,
}) => {
  const [first, second] = [await newAccount(shop.backendUrl), await newAccount(shop.backendUrl)];
  await signIn(page, first, NEW_ADDRESS);
  const city = field(page, 'address.city');
  await city.fill('Little Snoring');
  await expectSignedOut(page, 'Little Snoring');

  await fillSignIn(page, second);
  await page.waitForURL((url) => url.pathname === NEW_ADDRESS, { timeout: PATIENCE });
  await expect(field(page, 'address.firstname')).toHaveValue(second.firstname, { timeout: PATIENCE });
  await expect(city).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(window.sessionStorage))).not.toContain('Little Snoring');

  await page.goto('/customer/account/logout');
  await expect(page.getByRole('heading', { name: text('signOut.done') })).toBeVisible({ timeout: PATIENCE });
  await signIn(page, first, NEW_ADDRESS);
  await expect(field(page, 'address.firstname')).toHaveValue(first.firstname, { timeout: PATIENCE });
  await expect(city).toHaveValue('');
});
