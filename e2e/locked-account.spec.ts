import { askBackend } from './fixtures/backend';
import { PATIENCE } from './fixtures/cart';
import { fillSignIn, newAccount } from './fixtures/customer';
import { text } from './fixtures/messages';
import { startColdStorefront } from './fixtures/servers/cold-storefront';
import { expect, test } from './fixtures/test';

/** Magento's own, for a wrong password and a locked account alike: nobody learns which it is. */
const REFUSED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';

const SIGN_IN = 'mutation ($e: String!, $p: String!) { generateCustomerToken(email: $e, password: $p) { token } }';

test('[SESS-6] after ten wrong passwords the right one is refused too, in the same words, and the form keeps its entries', async ({
  page,
  shop,
}) => {
  const account = await newAccount(shop.backendUrl);
  const { email: e } = account;
  for (let wrong = 1; wrong <= 9; wrong += 1)
    await expect(askBackend(shop.backendUrl, SIGN_IN, { e, p: `Wrong-${wrong}` })).rejects.toThrow(REFUSED);

  await page.goto('/sign-in');
  const form = page.getByRole('form', { name: text('signIn.title') });
  const summary = form.getByText(text('accountErrors.signInFailed'));
  for (const password of ['Wrong-10', account.password]) {
    const answered = page.waitForResponse((answer) =>
      Boolean(answer.request().postData()?.includes('mutation SignIn')),
    );
    await fillSignIn(page, { ...account, password });
    expect(await (await answered).text()).toContain(REFUSED);
    await expect(summary).toBeVisible({ timeout: PATIENCE });
    await expect(form.getByRole('button', { name: text('signIn.submit') })).toBeVisible();
    await expect(form.getByLabel(text('signIn.email'))).toHaveValue(account.email);
    await expect(form.getByLabel(text('signIn.password')).first()).toHaveValue(password);
  }
  await expect(page).toHaveURL(/\/sign-in$/);
  expect(await page.evaluate(() => window.localStorage.getItem('signin_token'))).toBeNull();
});

test('[SESS-6] who guesses an account’s password elsewhere cannot lock its owner out from where they signed in before', async ({
  shop,
}) => {
  const { email: e, password } = await newAccount(shop.backendUrl);
  const storefront = await startColdStorefront(shop.backendUrl, { TRUSTED_PROXY_HOPS: '1', RATE_LIMITS: 'off' });
  const signIn = async (from: string, p = password) => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': from };
    const body = JSON.stringify({ query: SIGN_IN, variables: { e, p } });
    return (await fetch(`${storefront.url}/graphql`, { method: 'POST', headers, body })).text();
  };
  const [home, elsewhere] = ['192.0.2.10', '203.0.113.5'];
  try {
    expect(await signIn(home)).toContain('"token"');
    for (let wrong = 1; wrong <= 10; wrong += 1) await signIn(elsewhere, `Wrong-${wrong}`);
    expect(await signIn(elsewhere)).toContain(REFUSED);
    expect(await signIn(home)).toContain('"token"');
  } finally {
    await storefront.close();
  }
});
