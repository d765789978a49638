import type { Locator, Page } from '@playwright/test';
import { violations } from './fixtures/axe';
import { askBackend } from './fixtures/backend';
import { PATIENCE } from './fixtures/cart';
import { newAccount, signIn, signOut } from './fixtures/customer';
import { text } from './fixtures/messages';
import { expect, test } from './fixtures/test';

interface Shown {
  sku: string;
  name: string;
  path: string;
}

/** Five products that are told apart by their names. */
async function fiveProducts(backendUrl: string): Promise<Shown[]> {
  const { products } = await askBackend<{
    products: { items: { sku: string; name: string; url_key: string; url_suffix: string | null }[] };
  }>(
    backendUrl,
    '{ products(filter: { price: { from: "1" } }, pageSize: 5) { items { sku name url_key url_suffix } } }',
  );
  return products.items.map(({ sku, name, url_key, url_suffix }) => ({
    sku,
    name,
    path: `/${url_key}${url_suffix ?? ''}`,
  }));
}

const headerLink = (page: Page) => page.locator('header').getByRole('link', { name: text('compare.title') });
const toastOf = (page: Page, words: string) => page.locator('[data-toast]').filter({ hasText: words });

test('[CMP-2, CMP-3, CAT-5, ROUTE-6] four products are compared, a fifth is refused; they are printed, and kept by who signs in', async ({
  page,
  shop,
}) => {
  const products = await fiveProducts(shop.backendUrl);
  const [first, second] = products;
  if (!first || !second) throw new Error('The demo shop has products.');
  const link = headerLink(page);
  const toast = (words: string) => toastOf(page, words);
  const compare = ({ name }: Shown) =>
    page.getByRole('button', { name: text('compare.compare') }).filter({ hasText: name });

  await page.goto(first.path);
  await expect(link).toContainText('0');
  for (const [index, product] of products.slice(0, 4).entries()) {
    if (index > 0) await page.goto(product.path);
    await compare(product).click();
    await expect(toast(text('compare.added', { name: product.name }))).toBeVisible({ timeout: PATIENCE });
    await expect(link).toContainText(String(index + 1));
  }
  const fifth = products[4] as Shown;
  await page.goto(fifth.path);
  await compare(fifth).click();
  await expect(toast('You have already added 4 items into the comparison list.')).toBeVisible({ timeout: PATIENCE });

  await page.locator('a', { hasText: text('compare.sticky', { count: 4 }) }).click();
  await expect(page).toHaveURL(/\/catalog\/product_compare$/);
  const columns = page.getByRole('columnheader');
  await expect(columns).toHaveCount(5);
  await expect(page.getByRole('navigation', { name: text('common.breadcrumb') })).toHaveText(
    text('common.home') + text('compare.title'),
  );
  await expect(link, 'its own page needs no way to it').toBeHidden();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('checkbox', { name: text('compare.differences') }).check();
  await expect(page.getByRole('rowheader', { name: 'SKU' })).toBeVisible();

  await page.getByRole('button', { name: text('compare.remove', { name: first.name }) }).click();
  await expect(toast(text('compare.removed', { name: first.name }))).toBeVisible();
  await expect(columns).toHaveCount(4);

  await page.getByRole('link', { name: text('compare.print'), exact: true }).click();
  await expect(page).toHaveURL(/\/compare\/print\/view$/);
  await expect(columns).toHaveCount(4);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('header')).toBeHidden();
  await expect(page.getByRole('button', { name: text('compare.printNow') })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const customer = await newAccount(shop.backendUrl);
  await signIn(page, customer, '/catalog/product_compare');
  await expect(columns).toHaveCount(4);
  await signOut(page);
  await page.goto('/catalog/product_compare');
  await expect(page.getByText(text('compare.emptyTitle'))).toBeVisible();
  await signIn(page, customer, '/catalog/product_compare');
  await expect(columns).toHaveCount(4);
  await page.getByRole('button', { name: text('compare.removeAll') }).click();
  await expect(toast(text('compare.empty'))).toBeVisible();
  await expect(page.getByText(text('compare.emptyHint', { maxItems: 4 }))).toBeVisible();
  await expect(page.getByText(second.name)).toHaveCount(0);
});

test('[CMP-1, CAT-5] a product is compared with the keyboard alone, and a visitor who compares nothing has no list', async ({
  page,
  shop,
}) => {
  const lists: string[] = [];
  page.on('request', (request) => {
    if (/ompareList/.test(decodeURIComponent(request.url()) + (request.postData() ?? ''))) lists.push(request.url());
  });
  const [product] = await fiveProducts(shop.backendUrl);
  if (!product) throw new Error('The demo shop has products.');
  await page.goto(product.path);
  await page.waitForLoadState('networkidle');
  expect(lists).toEqual([]);
  const button = page.getByRole('button', { name: text('compare.compare') }).filter({ hasText: product.name });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: text('compare.comparing'), pressed: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button).toBeFocused();
  await expect(toastOf(page, text('compare.removed', { name: product.name }))).toBeVisible();
});

test('[CAT-5, CMP-3] a card of a listing adds its product without leaving the list, is found marked, and takes it off', async ({
  page,
  shop,
  facts,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const path = facts.categories[0].path;
  const cards = page.locator('main article button[data-compare]');
  const first = cards.first();
  await page.goto(path);
  const { width, height } = (await first.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  const name = ((await first.textContent()) ?? '').replace(`${text('compare.compare')}: `, '');
  await first.click();
  await expect(toastOf(page, text('compare.added', { name }))).toBeVisible({ timeout: PATIENCE });
  await expect(headerLink(page)).toContainText('1');
  await expect(page).toHaveURL(`${shop.url}${path}`);
  expect(await violations(page)).toEqual([]);

  await page.reload();
  await expect(first).toHaveAttribute('aria-pressed', 'true', { timeout: PATIENCE });
  await expect(cards.nth(1)).toHaveAttribute('aria-pressed', 'false');
  await first.click();
  await expect(toastOf(page, text('compare.removed', { name }))).toBeVisible();
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expect(headerLink(page)).toContainText('0');
});

test('on phones the way to the comparison stands above the bar to buy from, and the page ends above both', async ({
  page,
  facts,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(facts.products[0].path);
  await page
    .getByRole('button', { name: text('compare.compare') })
    .first()
    .click();
  const way = page.getByRole('link', { name: text('compare.sticky', { count: 1 }) });
  await expect(way).toBeVisible({ timeout: PATIENCE });
  await page.keyboard.press('End');
  const bar = page.locator('[data-bottom-bar]');
  await expect(bar).toBeVisible();
  const top = (await bar.boundingBox())?.y ?? 0;
  const bottom = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  expect(await bottom(way)).toBeLessThanOrEqual(top);
  // The page has room below itself since the bar came.
  const pageEnd = page.getByRole('contentinfo').locator('p').last();
  const wayTop = async () => (await way.boundingBox())?.y ?? 0;
  // What comes late makes the page longer: its end is gone to again.
  const overlap = async () => {
    await page.keyboard.press('End');
    return (await bottom(pageEnd)) - (await wayTop());
  };
  await expect.poll(overlap).toBeLessThanOrEqual(0);
  // Where there is room for no bar, too.
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(overlap).toBeLessThanOrEqual(0);
});
