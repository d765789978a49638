import type { Locator, Page } from '@playwright/test';
import { basketButton, expectAdded, PATIENCE, storedCartId } from './fixtures/cart';
import { readCart } from './fixtures/cart-api';
import { text } from './fixtures/messages';
import { readProduct } from './fixtures/seeded';
import { expect, gate, test } from './fixtures/test';

/** Buttons of cards that add at once. */
const buttons = (within: Page | Locator) => within.locator('main article button[data-add], article button[data-add]');

async function addFirst(page: Page, within: Page | Locator): Promise<string> {
  const button = buttons(within).first();
  await expect(button).toBeVisible();
  const card = page.locator('article').filter({ has: page.locator('button[data-add]') });
  const title = (await card.first().getByRole('heading').first().textContent()) ?? '';
  await button.click();
  await expectAdded(page);
  return title;
}

async function quantityInCart(page: Page, origin: string): Promise<number> {
  return (await readCart(origin, (await storedCartId(page)) ?? '')).total_quantity;
}

test('[CAT-5, SHELL-10] from a category: one press adds, the page stays, a popup shows what, and goes by itself or by hand', async ({
  page,
  shop,
  facts,
}) => {
  const [{ path }] = facts.categories;
  await page.goto(path);
  await addFirst(page, page);
  await expect(page).toHaveURL(`${shop.url}${path}`);
  expect(await quantityInCart(page, shop.backendUrl)).toBe(1);
  const link = page.getByRole('link', { name: text('addToCart.viewCart') });
  await expect(link).toBeVisible({ timeout: PATIENCE });
  await page.getByRole('button', { name: text('addToCart.close') }).click();
  await expect(link).toBeHidden();

  await buttons(page).nth(1).click();
  await expect(link).toBeVisible({ timeout: PATIENCE });
  // Ten seconds later it is gone.
  await expect(link).toBeHidden({ timeout: PATIENCE });
  expect(await quantityInCart(page, shop.backendUrl)).toBe(2);
  await expect(basketButton(page)).toHaveAccessibleName(/\b2\b/);
});

test('[CAT-5] from the search’s results', async ({ page, shop }) => {
  await page.goto('/search.html?query=plaster');
  await addFirst(page, page);
  expect(await quantityInCart(page, shop.backendUrl)).toBe(1);
});

test('[CAT-5] from what goes well with a product', async ({ page, shop }) => {
  const { path } = await readProduct<object>(shop.backendUrl, 'PUL-NEB', '');
  await page.goto(path);
  const related = page.getByRole('region', { name: text('product.related') });
  await buttons(related).first().click();
  await expectAdded(page);
  expect(await readCart(shop.backendUrl, (await storedCartId(page)) ?? '')).toMatchObject({
    items: [{ quantity: 1, product: { sku: 'MMS-SALINE-100' } }],
  });
});

test('[CAT-5] a press before the page’s scripts have come is not lost', async ({ page, shop, facts }) => {
  const { promise: released, resolve: release } = gate();
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(facts.categories[0].path, { waitUntil: 'commit' });
  await buttons(page).first().click();
  release();
  await expectAdded(page);
  await expect(page).toHaveURL(`${shop.url}${facts.categories[0].path}`);
  expect(await quantityInCart(page, shop.backendUrl)).toBe(1);
});

test.describe('before the backend has answered', () => {
  const MUTATION = /addProductsToCart/;
  const adds = (request: { postData(): string | null }) => MUTATION.test(request.postData() ?? '');

  /** The popup, by what it says. */
  const popup = (page: Page, label: Parameters<typeof text>[0]) => page.getByRole('dialog', { name: text(label) });

  test('[SHELL-3, SHELL-10] count and popup say what is on its way, also of two quick presses, and the answers confirm it', async ({
    page,
    shop,
    facts,
  }) => {
    const { promise: released, resolve: release } = gate();
    await page.route('**/graphql', async (route) => {
      if (adds(route.request())) await released;
      await route.fallback();
    });
    await page.goto(facts.categories[0].path, { waitUntil: 'networkidle' });
    await buttons(page).first().click();
    await expect(basketButton(page)).toHaveAccessibleName(/\b1 item\b/);
    await expect(popup(page, 'productCard.adding')).toBeVisible();
    await buttons(page).nth(1).click();
    await expect(basketButton(page)).toHaveAccessibleName(/\b2 items\b/);
    release();
    await expectAdded(page);
    await expect(popup(page, 'product.added')).toBeVisible({ timeout: PATIENCE });
    await expect(basketButton(page)).toHaveAccessibleName(/\b2 items\b.*£/);
    await expect.poll(() => quantityInCart(page, shop.backendUrl)).toBe(2);
    await page.reload();
    await expect(basketButton(page)).toHaveAccessibleName(/\b2 items\b/);
  });

  test.describe('and it never does', () => {
    test.use({ failing: /graphql/ });

    test('[SHELL-3, SHELL-10] they are taken back, and the shopper is told what may have happened', async ({
      page,
      facts,
    }) => {
      await page.goto(facts.categories[0].path, { waitUntil: 'networkidle' });
      await page.route('**/graphql', (route) => (adds(route.request()) ? route.abort() : route.fallback()));
      await buttons(page).first().click();
      await expect(page.getByText(text('addToCart.unknown')).first()).toBeVisible({ timeout: PATIENCE });
      await expect(basketButton(page)).toHaveAccessibleName(/\b0 items\b/);
      await expect(page.getByRole('link', { name: text('addToCart.viewCart') })).toHaveCount(0);
      await expect(page.getByRole('button', { name: text('addToCart.viewCart'), exact: true })).toBeVisible();
      await expect(buttons(page).first()).toHaveAccessibleName(new RegExp(`^${text('productCard.addToCart')}`));
    });
  });
});

test('[CAT-5] what needs a choice leads to its page instead', async ({ page, facts }) => {
  await page.goto('/search.html?query=ibuprofen');
  const choose = page.getByRole('link', { name: new RegExp(`^${text('productCard.chooseOptions')}`) }).first();
  await choose.click();
  await expect(page.getByRole('form', { name: text('product.form') })).toBeVisible({ timeout: PATIENCE });
  expect(facts.pageSize).toBeGreaterThan(0);
});
