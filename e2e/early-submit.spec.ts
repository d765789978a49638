import { PATIENCE } from './fixtures/cart';
import { newAccount } from './fixtures/customer';
import { text } from './fixtures/messages';
import { expect, test } from './fixtures/test';

test('[SESS-1] a form that is sent before the scripts are there writes nothing into the address, and is sent once they are', async ({
  page,
  shop,
}) => {
  const { email, password } = await newAccount(shop.backendUrl);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/sign-in?from=/wishlist', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: text('signIn.title') });
  await form.getByLabel(text('signIn.email')).fill(email);
  await form.getByLabel(text('signIn.password')).first().fill(password);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  expect(page.url()).toMatch(/\/sign-in\?from=\/wishlist$/);
  await expect(form.getByLabel(text('signIn.email'))).toHaveValue(email);
  release();
  await expect(page).toHaveURL(/\/wishlist$/, { timeout: PATIENCE });
});
