import { violations } from './fixtures/axe';
import { basketButton, bringCart, PATIENCE } from './fixtures/cart';
import { Checkout } from './fixtures/checkout';
import { fillSignIn, newAccount, signIn } from './fixtures/customer';
import { text } from './fixtures/messages';
import { SIMPLE } from './fixtures/seeded';
import { BRITON } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

const trigger = 'header #account-trigger';

test('[SHELL-15] without scripts the account in the header is a link', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toMatch(
    /<a [^>]*href="\/customer\/account"[^>]*id="account-trigger"|<a [^>]*id="account-trigger"[^>]*href="\/customer\/account"/,
  );
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('[SHELL-7, SHELL-15] the account menu leads guests to signing in and back, and greets the customer', async ({
    page,
    shop,
  }) => {
    const account = await newAccount(shop.backendUrl);
    const { email, password } = account;
    await page.goto('/delivery?page=2');
    await page.waitForLoadState('networkidle');
    await page.locator(trigger).focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: text('shell.accountMenu') });
    await expect(menu.getByRole('link', { name: text('shell.createAccount') })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.locator(trigger)).toBeFocused();

    await page.locator(trigger).click();
    await menu.getByRole('link', { name: text('shell.signIn') }).click();
    const form = page.locator('main').getByRole('form', { name: text('signIn.title') });
    await form.getByLabel(text('signIn.email')).fill(email);
    await form.getByLabel(text('signIn.password')).first().fill(password);
    await form.getByRole('button', { name: text('signIn.submit') }).click();
    await expect(page).toHaveURL(/\/delivery\?page=2$/, { timeout: PATIENCE });
    await expect(page.locator(trigger)).toContainText(text('shell.hi', { name: account.firstname }), {
      timeout: PATIENCE,
    });

    await page.locator(trigger).click();
    expect(await violations(page)).toEqual([]);
    await menu.getByRole('link', { name: text('account.signOut') }).click();
    await expect(page.getByRole('heading', { name: text('signOut.done') })).toBeVisible({ timeout: PATIENCE });
    expect(await page.evaluate(() => window.localStorage.getItem('signin_token'))).toBeNull();
  });

  test('a token that the backend does not know ends the session by itself, once', async ({ page, shop }) => {
    await signIn(page, await newAccount(shop.backendUrl));
    await page.evaluate(() => {
      const entry = JSON.parse(window.localStorage.getItem('signin_token') ?? '');
      window.localStorage.setItem('signin_token', JSON.stringify({ ...entry, value: `${entry.value}x` }));
    });
    await page.goto('/delivery');
    const stored = async () => JSON.stringify(await page.context().storageState());
    await expect.poll(stored, { timeout: PATIENCE }).not.toContain('signin_token');
    await expect(page.locator(trigger)).toContainText(text('shell.account'));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[SHELL-5, SHELL-7] signing in inside the drawer stays on the page, and the basket follows', async ({
    page,
    shop,
  }) => {
    const account = await newAccount(shop.backendUrl);
    const { email, password } = account;
    await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 2 }]);
    await page.goto('/delivery');
    await page.waitForLoadState('networkidle');
    await page.locator(trigger).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('heading', { name: text('shell.signIn') })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await drawer.getByRole('button', { name: text('signIn.create') }).click();
    await expect(drawer.getByRole('heading', { name: text('shell.createAccount') })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const back = drawer.getByRole('button', { name: text('shell.back') });
    await back.click();
    await drawer.getByRole('button', { name: text('signIn.forgot') }).click();
    await expect(drawer.getByRole('heading', { name: text('shell.forgotPassword') })).toBeVisible();
    await back.click();

    await drawer.getByLabel(text('signIn.email')).fill(email);
    await drawer.getByLabel(text('signIn.password')).first().fill(password);
    await drawer.getByRole('button', { name: text('signIn.submit'), exact: true }).click();
    await expect(drawer.getByRole('heading', { name: text('shell.myAccount') })).toBeVisible({ timeout: PATIENCE });
    expect(await violations(page)).toEqual([]);
    await back.click();
    await expect(drawer.getByRole('link', { name: text('shell.hi', { name: account.firstname }) })).toBeVisible({
      timeout: PATIENCE,
    });
    await drawer.getByRole('button', { name: text('shell.close') }).click();
    await expect(page).toHaveURL(/\/delivery$/);
    await expect(basketButton(page)).toHaveAccessibleName(/\b2 items\b/, { timeout: PATIENCE });
  });

  test('[CHK-10] a guest who signs in beside the order just placed keeps it before them, also after a reload', async ({
    page,
    shop,
  }) => {
    const account = await newAccount(shop.backendUrl);
    await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 2 }]);
    const checkout = new Checkout(page, BRITON);
    await checkout.open();
    await checkout.giveEmail();
    await checkout.giveAddress();
    await checkout.chooseDelivery('Express');
    await checkout.payBy('Cheque');
    await checkout.placeOrder();
    const number = await checkout.orderNumber();
    const offer = page.getByRole('link', { name: text('orderPlaced.accountAction') });
    await expect(offer).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.locator(trigger).click();
    await fillSignIn(page, account);
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('heading', { name: text('shell.myAccount') })).toBeVisible({ timeout: PATIENCE });
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    const lines = page.getByRole('region', { name: text('orderPlaced.lines') }).getByRole('listitem');
    for (const again of [() => page.reload(), async () => undefined]) {
      expect(await checkout.orderNumber()).toBe(number);
      await expect(lines).toHaveCount(1);
      await expect(offer).toHaveCount(0);
      await again();
    }
  });
});
