import type { Page } from '@playwright/test';
import { violations } from './fixtures/axe';
import { addToBasket, basketButton, bringCart, cartLine, openCart, PATIENCE, quantityField } from './fixtures/cart';
import { Checkout } from './fixtures/checkout';
import { text, thaiText } from './fixtures/messages';
import { readProduct } from './fixtures/seeded';
import { BRITON } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

/** Two medicines with paracetamol and caffeine, and a thermometer whose cross-sell has paracetamol, too. */
const COLD_CAPSULES = 'VEL-CAPS-16';
const WITH_ASPIRIN = 'VEL-APC-16';
const THERMOMETER = 'PUL-THERM';

/** Its related products are a knee support and a gel with ibuprofen. */
const ANKLE_SUPPORT = 'PUL-ANKLE';
/** Its only related product is ibuprofen. */
const SOLUBLE_PARACETAMOL = 'MMS-PARA-EFF';
const IBUPROFEN = 'NOR-IBU-LYS';

const notices = (page: Page) => page.getByRole('region', { name: text('pharmacy.basketGuard.label') });

/** The cart page's ways to the checkout. */
const checkoutLinks = (page: Page) => page.getByRole('main').getByRole('link', { name: text('miniCart.checkout') });

test('two medicines with one active ingredient are named in the basket and in the drawer, each with its page', async ({
  page,
  shop,
}) => {
  await bringCart(page, shop.backendUrl, [
    { sku: WITH_ASPIRIN, quantity: 1 },
    { sku: COLD_CAPSULES, quantity: 1 },
  ]);
  const { name, path } = await readProduct<object>(shop.backendUrl, COLD_CAPSULES, '');
  await openCart(page);
  await expect(notices(page).getByText(/^Two of these contain paracetamol and caffeine\. Take only one/)).toBeVisible();
  await expect(notices(page).getByRole('link', { name })).toHaveAttribute('href', path);
  await expect(checkoutLinks(page).first(), 'it is a warning').toBeAttached();
  expect(await violations(page)).toEqual([]);

  await page.goto('/delivery');
  await basketButton(page).click();
  const drawer = page.getByRole('dialog', { name: text('miniCart.title') });
  await expect(drawer.getByText(/^Two of these contain paracetamol and caffeine\./)).toBeVisible({ timeout: PATIENCE });
});

test('the checkout’s review says it once more, before the order, and leads nowhere else', async ({ page, shop }) => {
  await bringCart(page, shop.backendUrl, [
    { sku: WITH_ASPIRIN, quantity: 1 },
    { sku: COLD_CAPSULES, quantity: 1 },
  ]);
  const checkout = new Checkout(page, BRITON);
  await checkout.toReview();
  await expect(notices(page).getByText(/^Two of these contain paracetamol and caffeine\./)).toBeVisible({
    timeout: PATIENCE,
  });
  await expect(notices(page).getByRole('link')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await checkout.placeOrder();
  expect(await checkout.orderNumber(), 'it is a warning').toMatch(/^\d{9}$/);
});

test('more packs than one order may hold have no way to the checkout, which says why; one tap mends it', async ({
  page,
  shop,
}) => {
  const tooMuch = [
    { sku: COLD_CAPSULES, quantity: 1 },
    { sku: WITH_ASPIRIN, quantity: 2 },
  ];
  await bringCart(page, shop.backendUrl, tooMuch);
  const cold = await readProduct<object>(shop.backendUrl, COLD_CAPSULES, '');
  const aspirin = await readProduct<object>(shop.backendUrl, WITH_ASPIRIN, '');
  await openCart(page);
  const refusal = text('pharmacy.basketGuard.refusal', { name: 'paracetamol' });
  await expect(notices(page).getByText(/no more than 2 packs with paracetamol.*has 3 packs/)).toBeVisible();
  await expect(page.getByText(refusal).filter({ visible: true })).toBeVisible();
  await expect(checkoutLinks(page)).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  await notices(page)
    .getByRole('button', { name: text('pharmacy.basketGuard.keep', { keep: 1, name: aspirin.name }) })
    .click();
  await expect(quantityField(page, aspirin.name)).toHaveValue('1');
  await expect(checkoutLinks(page).first()).toBeAttached();
  await expect(page.getByText(refusal)).toHaveCount(0);
  await expect(cartLine(page, aspirin.name), 'the button is gone, the focus is not').toBeFocused();
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { level: 1, name: text('checkout.title') })).toBeVisible();
  await expect(page.locator('[data-step]').first()).toBeVisible({ timeout: PATIENCE });

  // Or the other can go altogether.
  await bringCart(page, shop.backendUrl, tooMuch);
  await openCart(page);
  await notices(page)
    .getByRole('button', { name: text('pharmacy.basketGuard.remove', { name: cold.name }) })
    .click();
  await expect(cartLine(page, cold.name)).toHaveCount(0);
  await expect(notices(page)).toHaveCount(0);
  await expect(checkoutLinks(page).first()).toBeAttached();
});

test('the buttons of a line stop at what one order may hold, which the line says, in the basket and in the drawer', async ({
  page,
  shop,
}) => {
  await bringCart(page, shop.backendUrl, [{ sku: WITH_ASPIRIN, quantity: 1 }]);
  const { name } = await readProduct<object>(shop.backendUrl, WITH_ASPIRIN, '');
  const reason = text('pharmacy.basketGuard.reached.packs', { most: 2, name: 'aspirin' });
  await openCart(page);
  const more = cartLine(page, name).getByRole('button', { name: text('miniCart.more', { name }) });
  await more.click();
  await expect(cartLine(page, name).getByText(reason)).toBeVisible({ timeout: PATIENCE });
  await more.click({ force: true });
  await expect(quantityField(page, name)).toHaveValue('2');
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await expect(notices(page)).toHaveCount(0);
  await expect(checkoutLinks(page).first()).toBeAttached();
  expect(await violations(page)).toEqual([]);
  await quantityField(page, name).fill('7');
  await quantityField(page, name).press('Enter');
  await expect(quantityField(page, name)).toHaveValue('2');

  await page.goto('/delivery');
  await basketButton(page).click();
  const drawer = page.getByRole('dialog', { name: text('miniCart.title') });
  await expect(drawer.getByText(reason)).toBeVisible({ timeout: PATIENCE });
});

test('what is added beside a medicine of the same class, or with the same ingredient, is warned of at once', async ({
  page,
  shop,
}) => {
  await bringCart(page, shop.backendUrl, [
    { sku: WITH_ASPIRIN, quantity: 1 },
    { sku: THERMOMETER, quantity: 1 },
  ]);
  const ibuprofen = await readProduct<object>(shop.backendUrl, IBUPROFEN, '');
  await page.goto(ibuprofen.path);
  await page
    .getByRole('main')
    .getByRole('button', { name: text('product.addToCart'), exact: true })
    .first()
    .click();
  const popup = page.getByRole('dialog', { name: text('product.added') });
  await expect(popup.getByText(text('pharmacy.basketGuard.added.antiInflammatory'))).toBeVisible({ timeout: PATIENCE });
  expect(await violations(page)).toEqual([]);

  await openCart(page);
  await expect(
    notices(page).getByText(/^Both of these are anti-inflammatory painkillers\. Take only one/),
  ).toBeVisible();
  await expect(checkoutLinks(page).first(), 'it is a warning').toBeAttached();
});

test('a medicine’s page takes no more packs than one order may have, though the merchant limits none', async ({
  page,
  shop,
}) => {
  const { path } = await readProduct<object>(shop.backendUrl, COLD_CAPSULES, '');
  await page.goto(path, { waitUntil: 'networkidle' });
  const quantity = page.getByRole('spinbutton', { name: text('product.quantity') });
  await expect(page.getByText(text('product.atMost', { max: 2 }), { exact: true })).toBeVisible();
  const more = page.getByRole('button', { name: text('product.more', { label: text('product.quantity') }) });
  await more.click();
  await expect(quantity).toHaveValue('2');
  await expect(more, 'there is no more').toBeDisabled();
  await more.press('Enter');
  await expect(quantity).toHaveValue('2');
  await quantity.fill('3');
  await page
    .getByRole('main')
    .getByRole('button', { name: text('product.addToCart'), exact: true })
    .first()
    .click();
  await expect(quantity).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('dialog', { name: text('product.added') })).toHaveCount(0);
});

test('a Thai basket is told in Thai', async ({ page, shop }) => {
  await bringCart(
    page,
    shop.backendUrl,
    [
      { sku: COLD_CAPSULES, quantity: 1 },
      { sku: WITH_ASPIRIN, quantity: 2 },
    ],
    { store: 'mmstr_th' },
  );
  await page.goto('/mmstr_th/checkout/cart');
  const thai = page.getByRole('region', { name: thaiText('pharmacy.basketGuard.label') });
  await expect(thai.getByText(/มีพาราเซตามอลและคาเฟอีน/)).toBeVisible({ timeout: PATIENCE });
  await expect(thai.getByText(/ยาที่มีพาราเซตามอลได้ไม่เกิน 2 แพ็ก/)).toBeVisible();
});

test('[CART-8] what shares an active ingredient with the basket is not offered beside it', async ({ page, shop }) => {
  const { crosssell_products: linked } = await readProduct<{ crosssell_products: { name: string }[] }>(
    shop.backendUrl,
    THERMOMETER,
    'crosssell_products { name }',
  );
  const names = linked.map(({ name }) => name);
  const offered = page.getByRole('region', { name: text('cart.crossSells') });
  await bringCart(page, shop.backendUrl, [{ sku: THERMOMETER, quantity: 1 }]);
  await openCart(page);
  await expect(offered.getByRole('article').filter({ hasText: names[0] })).toBeVisible({ timeout: PATIENCE });
  await bringCart(page, shop.backendUrl, [
    { sku: THERMOMETER, quantity: 1 },
    { sku: COLD_CAPSULES, quantity: 1 },
  ]);
  const read = page.waitForResponse((answer) => answer.request().postData()?.includes('crosssell_products') ?? false);
  await openCart(page);
  await read;
  await page.waitForLoadState('networkidle');
  await expect(offered.getByRole('article').filter({ hasText: names[0] })).toHaveCount(0);
});

test('[CAT-5] nothing beside another product shares an ingredient or a class with the basket, also when that changes', async ({
  page,
  shop,
  context,
}) => {
  const support = await readProduct<object>(shop.backendUrl, ANKLE_SUPPORT, '');
  const ibuprofen = await readProduct<object>(shop.backendUrl, IBUPROFEN, '');
  const related = page.getByRole('region', { name: text('product.related') });
  const gel = related.getByRole('article').filter({ hasText: /ibuprofen/i });
  const knee = related.getByRole('article').filter({ hasText: /knee/i });
  const comeTo = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.locator('[data-list="related"]').evaluate((row) => row.scrollIntoView());
  };
  await bringCart(page, shop.backendUrl, [{ sku: THERMOMETER, quantity: 1 }]);
  const read = page.waitForResponse((answer) => answer.url().includes('basketContents'));
  await comeTo(support.path);
  await read;
  await expect(gel).toBeVisible();
  await expect(knee).toBeVisible();

  const other = await context.newPage();
  await addToBasket(other, ibuprofen.path);
  await expect(gel, 'of the same ingredient').toBeHidden({ timeout: PATIENCE });
  await expect(knee).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await other.close();

  await bringCart(page, shop.backendUrl, [{ sku: WITH_ASPIRIN, quantity: 1 }]);
  await comeTo(support.path);
  await expect(gel, 'of the same class').toHaveCount(1);
  await expect(gel).toBeHidden({ timeout: PATIENCE });
  await expect(knee).toBeVisible();

  const { path } = await readProduct<object>(shop.backendUrl, SOLUBLE_PARACETAMOL, '');
  await comeTo(path);
  await expect(page.getByRole('heading', { name: text('product.related') })).toBeHidden({ timeout: PATIENCE });
});
