import { violations } from './fixtures/axe';
import { PATIENCE } from './fixtures/cart';
import { newAccount } from './fixtures/customer';
import { text } from './fixtures/messages';
import { expect, test } from './fixtures/test';

/** The link to a new password in the newest mail to somebody, below the shop's origin. */
async function resetLink(backendUrl: string, email: string): Promise<string | null> {
  const list = await (await fetch(`${backendUrl}/mailbox`)).text();
  for (const row of list.split('<tr>').filter((part) => part.includes(email))) {
    const id = /\/mailbox\/([\w-]+)/.exec(row)?.[1];
    const mail = await (await fetch(`${backendUrl}/mailbox/${id}`)).text();
    const link = /\/customer\/account\/createPassword\?token=[\w-]+/.exec(mail)?.[0];
    if (link) return link;
  }
  return null;
}

test('[SESS-9, ROUTE-11] a forgotten password: the link in the mail sets a new one, which signs in, and works once', async ({
  page,
  shop,
}) => {
  const { email } = await newAccount(shop.backendUrl);
  const password = 'Another-2026';
  await page.goto('/sign-in');
  await page.getByRole('link', { name: text('signIn.forgot') }).click();
  await expect(page).toHaveURL(/\/forgot-password/);
  expect(await violations(page)).toEqual([]);

  const form = page.locator('main').getByRole('form', { name: text('forgotPassword.title') });
  await form.getByLabel(text('forgotPassword.email')).fill(email);
  await form.getByRole('button', { name: text('forgotPassword.submit') }).click();
  await expect(page.getByRole('heading', { name: text('forgotPassword.sent') })).toBeFocused({ timeout: PATIENCE });
  await expect.poll(() => resetLink(shop.backendUrl, email), { timeout: PATIENCE }).not.toBeNull();
  const link = (await resetLink(shop.backendUrl, email)) ?? '';

  const setPassword = async () => {
    await page.goto(link);
    const reset = page.locator('main').getByRole('form', { name: text('resetPassword.title') });
    await reset.getByLabel(text('resetPassword.email')).fill(email);
    await reset.getByLabel(text('resetPassword.password'), { exact: false }).first().fill(password);
    expect(await violations(page)).toEqual([]);
    await reset.getByRole('button', { name: text('resetPassword.submit') }).click();
  };
  await setPassword();
  await expect(page.getByRole('heading', { name: text('resetPassword.done') })).toBeFocused({ timeout: PATIENCE });
  await page
    .locator('main')
    .getByRole('link', { name: text('resetPassword.signIn') })
    .click();
  await expect(page).toHaveURL(/\/sign-in/);
  const signIn = page.locator('main').getByRole('form', { name: text('signIn.title') });
  await signIn.getByLabel(text('signIn.email')).fill(email);
  await signIn.getByLabel(text('signIn.password')).first().fill(password);
  await signIn.getByRole('button', { name: text('signIn.submit') }).click();
  await expect(page).toHaveURL(/\/customer\/account$/, { timeout: PATIENCE });

  await setPassword();
  await expect(page.getByText(text('accountErrors.linkUsed'))).toBeVisible({ timeout: PATIENCE });
});

test('[SESS-9] an address that nobody has is answered as any other', async ({ page }) => {
  await page.goto('/customer/account/forgotpassword/');
  const form = page.locator('main').getByRole('form', { name: text('forgotPassword.title') });
  await form.getByLabel(text('forgotPassword.email')).fill('nobody-at-all@example.com');
  await form.getByRole('button', { name: text('forgotPassword.submit') }).click();
  await expect(page.getByRole('heading', { name: text('forgotPassword.sent') })).toBeVisible({ timeout: PATIENCE });
  await page.goto('/customer/account/createpassword/');
  await expect(page.getByText(text('resetPassword.incomplete'))).toBeVisible();
});
