import { text } from './fixtures/messages';
import { ASKED } from './fixtures/pharmacy/questions';
import { readProduct, WITH_OPTIONS } from './fixtures/seeded';
import { openStoreSwitcher } from './fixtures/switchers';
import { expect, test } from './fixtures/test';

test.use({ javaScriptEnabled: false });

test('[CAT-1] a category without JavaScript: products, prices and pages are there and work', async ({
  page,
  facts,
}) => {
  const [category] = facts.categories;
  await page.goto(category.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.name);
  await expect(page.locator('main')).toContainText('£');
  await expect(page.locator('a[href="#filters"]'), 'a way to filters that are in sight').toBeHidden();
  await expect(page.getByText(text('newsletter.text')), 'an invitation without its form').toBeHidden();
  await page.locator('main a[href$="page=2"]').first().click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.name);
  await expect(page.locator('main')).toContainText('£');
});

test('[CAT-1] the prices of a row stand on one line, where some cards have a button that adds and some a link', async ({
  page,
  facts,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(facts.categories[0].path);
  const row = (await page.locator('main article:has(.s-price)').all()).slice(0, 4);
  const links = await Promise.all(row.map((card) => card.locator('.s-card-action > a').count()));
  expect(new Set(links), 'cards with a link and without').toEqual(new Set([0, 1]));
  const boxes = await Promise.all(row.map((card) => card.locator('.s-price b').first().boundingBox()));
  const tops = boxes.map((box) => box?.y ?? 0);
  expect(Math.min(...tops)).toBeGreaterThan(0);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1);
});

test('[ROUTE-14] a product without JavaScript: name, price, picture and description are there', async ({
  page,
  facts,
}) => {
  const [product] = facts.products;
  await page.goto(product.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
  await expect(page.locator('main')).toContainText(`£${product.price.toFixed(2)}`);
  const picture = page.locator('main img').first();
  await expect(picture).toBeVisible();
  expect(await picture.getAttribute('src')).toMatch(/^\/media\//);
});

test('a product without JavaScript says how it is bought, and what is entered gets into no address', async ({
  page,
  shop,
}) => {
  const { path } = await readProduct(shop.backendUrl, WITH_OPTIONS, '');
  await page.goto(path);
  const form = page.getByRole('form', { name: text('product.form') });
  await expect(form.locator('noscript p')).toBeVisible();
  await expect(form.locator('noscript p')).toHaveText(text('product.noScript'));
  await expect(form.getByRole('button', { name: text('productCard.addToCart') })).toHaveCount(0);
  const entry = form.locator('input[type="text"]').first();
  await entry.fill('For Ivy');
  await entry.press('Enter');
  await expect(entry).toHaveValue('For Ivy');
  expect(page.url()).toBe(`${shop.url}${path}`);
});

test('a medicine with questions offers them to nobody without JavaScript', async ({ page, shop }) => {
  const { path } = await readProduct(shop.backendUrl, ASKED, '');
  await page.goto(path);
  const form = page.getByRole('form', { name: text('product.form') });
  await expect(form.locator('noscript p')).toHaveText(text('product.noScript'));
  await expect(form.getByRole('button', { name: text('pharmacy.suitability.start') })).toHaveCount(0);
});

test('what needs JavaScript says whom to call without it, and leads on', async ({ page }) => {
  const pages = [
    { path: '/checkout/cart', why: text('cart.noScript') },
    { path: '/checkout', why: text('checkout.needsScript') },
    { path: '/customer/account/login', why: text('signIn.noScript') },
  ];
  for (const { path, why } of pages) {
    await page.goto(path);
    const main = page.locator('main');
    expect((await main.locator('noscript').allTextContents()).join(), path).toContain(why);
    await expect(main.locator('noscript a[href^="tel:"]'), path).toBeVisible();
    await expect(main.locator('.animate-pulse').filter({ visible: true }), `${path} waits for nothing`).toHaveCount(0);
    await main.getByRole('link', { name: text('miniCart.shop') }).click();
    await expect(page).toHaveURL(/^https?:\/\/[^/]+\/$/);
  }
});

for (const width of [390, 1440]) {
  test(`[SHELL-2] the header leads to the basket without JavaScript, ${width} pixels wide`, async ({ page, facts }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(facts.categories[0].path);
    const link = page.getByRole('banner').getByRole('link', { name: text('shell.basket'), exact: true });
    await expect(link).toBeInViewport();
    const { x, width: wide, height } = (await link.boundingBox()) ?? { x: 0, width: 0, height: 0 };
    expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44);
    expect(x + wide, 'it ends where the page does, without an empty place behind it').toBeGreaterThan(width * 0.85);
    await link.click();
    await expect(page).toHaveURL(/\/checkout\/cart$/);
  });
}

test('[SHELL-1] menu and store switcher work without JavaScript', async ({ page, shop, facts }) => {
  await page.goto('/');
  await expect(page.locator('header a[href$=".html"]').first()).toBeAttached();
  await openStoreSwitcher(page);
  await page.locator('details[open] a[hreflang="en-US"]').click();
  await expect(page).toHaveURL(`${shop.url}/mmstr_us`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.goto(`/mmstr_us${facts.categories[0].path}`);
  await expect(page.locator('main')).toContainText('$');
});
