import type { Page } from '@playwright/test';
import { violations } from './fixtures/axe';
import { PATIENCE } from './fixtures/cart';
import { fillSignIn, newAccount, signIn, signOut } from './fixtures/customer';
import { text } from './fixtures/messages';
import { expect, test } from './fixtures/test';

type Key = Parameters<typeof text>[0];

// Beside the form stands the newsletter's, at the foot of every page.
const field = (page: Page, key: Key) => page.getByRole('main').getByLabel(new RegExp(`^${text(key)}( \\*)?$`));
const save = (page: Page) => page.getByRole('button', { name: text('accountInformation.save') }).click();
const box = (page: Page, key: Key) => page.getByRole('checkbox', { name: text(key) });

test('[SESS-7] name, e-mail and password are changed; one signs in with the new ones', async ({ page, shop }) => {
  const account = await newAccount(shop.backendUrl);
  await signIn(page, account, '/account-information');
  await field(page, 'accountInformation.firstname').fill('Anna');
  await box(page, 'accountInformation.changeEmail').check();
  await box(page, 'accountInformation.changePassword').check();
  const email = `new.${account.email}`;
  await field(page, 'accountInformation.email').fill(email);
  await field(page, 'accountInformation.currentPassword').fill('wrong-Secret-1');
  await field(page, 'accountInformation.newPassword').fill('Anna-secret-2');
  expect(await violations(page), 'the form').toEqual([]);
  await save(page);
  await expect(field(page, 'accountInformation.currentPassword')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'accountInformation.currentPassword').fill(account.password);
  await save(page);
  await expect(page.getByText(text('accountInformation.saved'))).toBeVisible();
  await page.goto('/customer/account');
  await expect(page.getByText(text('account.hello', { name: 'Anna' }))).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  expect(await violations(page), 'the first page').toEqual([]);

  await signOut(page);
  await page.goto('/sign-in');
  await fillSignIn(page, { email, password: 'Anna-secret-2' });
  await page.waitForURL((url) => url.pathname === '/customer/account');
});

test('[SESS-12] the newsletter is subscribed to, and the first page says so', async ({ page, shop }) => {
  await signIn(page, await newAccount(shop.backendUrl), '/communications');
  await box(page, 'communications.newsletter').check();
  await page.getByRole('button', { name: text('communications.save') }).click();
  await expect(page.getByText(text('communications.subscribed'))).toBeVisible();
  expect(await violations(page), 'the newsletter').toEqual([]);
  await page.goto('/customer/account');
  await expect(page.getByText(text('account.isSubscribed'))).toBeVisible();
});

test('[SESS-12, SESS-4] who deletes their account is told so, signed out, and cannot sign in again', async ({
  page,
  shop,
}) => {
  const account = await newAccount(shop.backendUrl);
  await signIn(page, account, '/customer/account/edit');
  await page.getByRole('button', { name: text('accountInformation.deleteAccount') }).click();
  const dialog = page.getByRole('dialog', { name: text('accountInformation.deleteTitle') });
  await dialog.getByLabel(text('accountInformation.deletePassword')).fill(account.password);
  expect(await violations(page), 'the question').toEqual([]);
  await dialog.getByRole('button', { name: text('accountInformation.deleteForGood') }).click();
  await expect(page.getByRole('heading', { name: text('signOut.deleted') })).toBeFocused({ timeout: PATIENCE });
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /signin_token|session_owner|session_ended|account_deleted/,
  );
  await page.goto('/sign-in');
  await fillSignIn(page, account);
  await expect(page.getByText(text('accountErrors.signInFailed')).first()).toBeVisible();
});

test('[ROUTE-11] a message is sent from the contact page, which footers lead to', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('contact.title') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: text('contact.title') })).toBeVisible();
  const form = page.getByRole('form', { name: text('contact.write') });
  await form.getByLabel(text('contact.name')).fill('Ann');
  await form.getByLabel(text('contact.email')).fill('ann@example.com');
  await form.getByLabel(text('contact.comment')).fill('When do you open?');
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: text('contact.submit') }).click();
  await expect(page.getByText(text('contact.sent'))).toBeVisible();
});
