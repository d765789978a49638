import type { Page } from '@playwright/test';
import { basketButton, bringCart, cartLines, PATIENCE } from './fixtures/cart';
import { Checkout } from './fixtures/checkout';
import { text } from './fixtures/messages';
import { buyableVariants, CONFIGURABLE, CONTENT_PAGE, NOWHERE } from './fixtures/seeded';
import { AMERICAN, BRITON, THAI } from './fixtures/shoppers';
import { expect, needsWholeBrowser, test } from './fixtures/test';

test.use({ viewport: { width: 320, height: 640 } });

test('[SHELL-12] nothing is wider than the narrowest phone, in any view', async ({ page, facts }) => {
  const [category] = facts.categories;
  const paths = [
    '/',
    category.path,
    `${category.path}?page=2&sort=price-desc`,
    `${category.path}?price%5Bfrom%5D=1&price%5Bto%5D=900`,
    facts.products[0].path,
    CONTENT_PAGE,
    '/contact',
    '/search.html',
    '/search.html?query=tablets',
    `/search.html?query=${'unbreakable'.repeat(8)}`,
    NOWHERE,
  ];
  const wide: string[] = [];
  for (const view of ['', '/mmstr_us', '/mmstr_th']) {
    for (const path of paths) {
      await page.goto(view + (view && path === '/' ? '' : path));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) wide.push(`${view}${path}: ${width}`);
    }
  }
  expect(wide).toEqual([]);
});

test('[SHELL-12] neither are the filters and the suggestions', async ({ page, facts }) => {
  await page.goto(facts.categories[0].path);
  await page.getByRole('button', { name: text('catalog.filters') }).click();
  const drawer = page.getByRole('dialog', { name: text('catalog.filters') });
  await expect(drawer).toBeVisible();
  expect(await drawer.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect((await drawer.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  // A label for the eye: one for who listens alone is a pixel wide.
  expect((await drawer.getByText(text('catalog.sortBy')).boundingBox())?.width).toBeGreaterThan(20);
  await page.keyboard.press('Escape');

  await page
    .getByRole('button', { name: text('shell.search'), exact: true })
    .first()
    .click();
  await page.keyboard.type('ibuprofen');
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('[SHELL-12] bar and buttons keep to one line on the narrowest phone, and the menu on the narrowest desktop', async ({
  page,
  facts,
}) => {
  for (const view of ['', '/mmstr_us', '/mmstr_th']) {
    await page.goto(view + facts.categories[0].path);
    const bar = page.locator('header > div').first();
    expect((await bar.boundingBox())?.height, `the bar of ${view}`).toBeLessThanOrEqual(44);
    const labels = await page
      .locator('article :is(form > button, div > a).s-secondary')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(labels.length).toBeGreaterThan(0);
    expect(Math.max(...labels), `buttons of ${view}`).toBeLessThanOrEqual(44);
  }
  await page.setViewportSize({ width: 1025, height: 600 });
  const row = page.locator('.s-menu');
  const [first, last] = [row.locator('> li').first(), row.locator('> li').last()];
  const [start, end] = [await first.boundingBox(), await last.boundingBox()];
  expect(end?.y).toBe(start?.y);
  // A device's own Thai letters are up to so much wider.
  const room = await row.evaluate(
    (element) => element.clientWidth - 2 * parseFloat(getComputedStyle(element).paddingLeft),
  );
  expect(((end?.x ?? 0) + (end?.width ?? 0) - (start?.x ?? 0)) * 1.08).toBeLessThanOrEqual(room);
});

const WIDTHS = [320, 360, 390];

/** By how much the page, or the dialog over it, is wider than each narrow screen. */
async function excess(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    found.push(
      await page.evaluate(() =>
        Math.max(
          ...[document.documentElement, ...document.querySelectorAll('dialog[open]')].map(
            (element) => element.scrollWidth - element.clientWidth,
          ),
        ),
      ),
    );
  }
  return found;
}

/** What of the basket's lines stands beyond their end, but for the button that removes one. */
function pastTheLine(lines: Element[]): (string | null)[] {
  return lines.flatMap((line) =>
    [...line.querySelectorAll(':not(button, button *)')]
      .filter((part) => part.getBoundingClientRect().right > line.getBoundingClientRect().right + 1)
      .map((part) => part.textContent),
  );
}

for (const shopper of [BRITON, AMERICAN, THAI]) {
  const { root, store, words } = shopper;

  test(`[SHELL-12] neither are the mini cart, the cart and the steps of the checkout in ${store}`, async ({
    page,
    shop,
  }) => {
    if (shopper === THAI) needsWholeBrowser();
    test.setTimeout(240_000);
    const fits = async (what: string) => expect(await excess(page), what).toEqual(WIDTHS.map(() => 0));
    const { variants } = await buyableVariants(shop.backendUrl, CONFIGURABLE);
    await bringCart(
      page,
      shop.backendUrl,
      [
        { sku: CONFIGURABLE, selected_options: variants[0].uids, quantity: 1 },
        { sku: 'PUL-THERM', quantity: 2 },
      ],
      { store },
    );
    await page.goto(root || '/');
    await basketButton(page, words).click();
    const miniCart = page.getByRole('dialog', { name: words('miniCart.title') });
    await expect(miniCart.getByRole('listitem').first()).toBeVisible({ timeout: PATIENCE });
    await fits('mini cart');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await miniCart.getByRole('listitem').evaluateAll(pastTheLine), 'amounts beside their lines').toEqual([]);
    await page.goto(`${root}/checkout/cart`);
    await expect(cartLines(page, words).first()).toBeVisible({ timeout: PATIENCE });
    await fits('cart');

    const checkout = new Checkout(page, shopper);
    await checkout.open();
    await fits('e-mail');
    await checkout.giveEmail();
    await checkout.expectStep('shippingAddress');
    await checkout.fillAddress(checkout.step('shippingAddress'));
    await fits('address');
    await checkout.sendAddress();
    await checkout.expectStep('shippingMethod');
    await fits('delivery');
    await checkout.chooseDelivery();
    await checkout.expectStep('paymentMethod');
    for (const radio of await checkout.step('paymentMethod').getByRole('radiogroup').first().getByRole('radio').all()) {
      await radio.check();
      await fits(`payment by ${await radio.getAttribute('value')}`);
    }
    await checkout.payBy(store === 'mmstr_th' ? 'โอนเงินผ่านธนาคาร' : 'Bank transfer');
    await checkout.expectStep('review');
    await fits('review');
    await checkout.placeOrder();
    await checkout.orderNumber();
    await fits('success');
  });
}
