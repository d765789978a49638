import type { Page } from '@playwright/test';
import { basketButton, bringCart, expectAdded, PATIENCE, storedCartId } from './fixtures/cart';
import { readCart } from './fixtures/cart-api';
import { text, thaiText, type Words } from './fixtures/messages';
import { SIMPLE } from './fixtures/seeded';
import { loseConnection } from './fixtures/servers/connection';
import { expect, test } from './fixtures/test';

// Browsers report every call without a connection.
test.use({ failing: /./ });

/** A toast, by what it says; the list of toasts is what tells of it, where it is no alert. */
const toast = (page: Page, message: string) => page.getByRole('listitem').filter({ hasText: message });

for (const { view, words, offline, online } of [
  {
    view: '/',
    words: text,
    offline: 'You are offline. Some features may be unavailable.',
    online: 'You are online.',
  },
  {
    view: '/mmstr_th',
    words: thaiText,
    offline: thaiText('notices.offline'),
    online: thaiText('notices.online'),
  },
] satisfies { view: string; words: Words; offline: string; online: string }[]) {
  test(`[NET-1] [SHELL-16] at ${view} the shopper is told that the connection is gone, and that it is back`, async ({
    page,
    context,
  }) => {
    await page.goto(view, { waitUntil: 'networkidle' });
    await expect(page.getByRole('region', { name: words('notices.label') }).getByRole('listitem')).toHaveCount(0);
    await loseConnection(page, words);
    await expect(toast(page, offline).getByRole('alert')).toBeVisible();
    await context.setOffline(false);
    await expect(toast(page, online)).toBeVisible();
    await expect(toast(page, offline), 'only what is true').toHaveCount(0);
    await expect(toast(page, online), 'it goes by itself').toHaveCount(0);
  });
}

test('[NET-1] a shopper who adds from a card while offline is told, and adds once when the connection is back', async ({
  page,
  context,
  shop,
  facts,
}) => {
  await page.goto(facts.categories[0].path, { waitUntil: 'networkidle' });
  await loseConnection(page);
  await expect(toast(page, text('notices.offline'))).toBeVisible();
  const add = page.locator('main article button[data-add]').first();
  await add.click();
  await expect(page.getByText(text('addToCart.offline')).first()).toBeVisible({ timeout: PATIENCE });
  await expect(add).toBeEnabled();
  await context.setOffline(false);
  await expect(toast(page, text('notices.online'))).toBeVisible();
  await add.click();
  await expectAdded(page);
  expect((await readCart(shop.backendUrl, (await storedCartId(page)) ?? '')).total_quantity).toBe(1);
});

test('[NET-1] an address that is given to the newsletter while offline stays in its field, and the shopper is told', async ({
  page,
  context,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const email = page.getByRole('contentinfo').getByRole('textbox', { name: text('newsletter.email') });
  await email.fill('olivia@example.com');
  await context.setOffline(true);
  await email.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: text('newsletter.failure') })).toBeVisible({
    timeout: PATIENCE,
  });
  await expect(email).toHaveValue('olivia@example.com');
});

interface Box {
  y: number;
  height: number;
}

/** Pixels between the lower edge of one and the upper edge of what stands below it. */
function gap(upper: Box | null, lower: Box | null): number {
  return (lower?.y ?? 0) - ((upper?.y ?? 0) + (upper?.height ?? 0));
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[TOAST-1] a toast stands above the bar that buys, and above the one that leads to the checkout', async ({
    page,
    context,
    shop,
    facts,
  }) => {
    await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
    const places = [
      { path: '/checkout/cart', scroll: 0 },
      { path: facts.products[0].path, scroll: 2500 },
    ];
    for (const { path, scroll } of places) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const bar = page.locator('[data-bottom-bar]');
      await page.mouse.wheel(0, scroll);
      await expect(bar).toBeVisible({ timeout: PATIENCE });
      await loseConnection(page);
      const notice = page.locator('[data-toast]');
      await expect(notice.first()).toBeVisible();
      await expect
        .poll(async () => gap(await notice.last().boundingBox(), await bar.boundingBox()), path)
        .toBeGreaterThanOrEqual(0);
      await context.setOffline(false);
      await expect(notice).toHaveCount(0, { timeout: PATIENCE });
      const part = page.locator('#part-unloaded');
      await part.evaluate((element) => element.removeAttribute('hidden'));
      expect(gap(await part.boundingBox(), await bar.boundingBox()), `${path}: what did not load`).toBeGreaterThan(0);
    }
  });

  test('[TOAST-1] a toast in the basket’s drawer leaves its heading and the way to the checkout free', async ({
    page,
    context,
    shop,
  }) => {
    await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);
    await page.goto('/', { waitUntil: 'networkidle' });
    await basketButton(page).click();
    const drawer = page.getByRole('dialog', { name: text('miniCart.title') });
    const checkout = drawer.getByRole('link', { name: text('miniCart.checkout') });
    await expect(checkout).toBeVisible({ timeout: PATIENCE });
    await context.setOffline(true);
    const notice = drawer.locator('[data-toast]');
    await expect(notice.first()).toBeVisible();
    const close = drawer.getByRole('button', { name: text('miniCart.close') });
    await expect
      .poll(async () => gap(await notice.last().boundingBox(), await checkout.boundingBox()))
      .toBeGreaterThan(0);
    expect(gap(await close.boundingBox(), await notice.first().boundingBox())).toBeGreaterThanOrEqual(0);
  });
});
