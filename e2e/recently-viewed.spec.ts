import { violations } from './fixtures/axe';
import { newAccount, signIn } from './fixtures/customer';
import { text } from './fixtures/messages';
import { ANOTHER_SIMPLE, BY_SWATCH, readProduct, SIMPLE } from './fixtures/seeded';
import { expect, test } from './fixtures/test';

test('[CAT-7] what was viewed stands on product pages and the home page, is bought from there, cleared, and gone with a sign-in', async ({
  page,
  shop,
}) => {
  const [first, second, third] = await Promise.all(
    [SIMPLE, ANOTHER_SIMPLE, BY_SWATCH].map((sku) => readProduct(shop.backendUrl, sku, '')),
  );
  if (!first || !second || !third) throw new Error('The demo shop has products.');
  const row = page.getByRole('region', { name: text('recent.title') });
  const cards = row.getByRole('heading', { level: 3 });

  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('recent_viewed') ?? '[]').length);
  await page.goto(first.path);
  await expect.poll(kept).toBe(1);
  await page.goto(second.path);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText(first.name.split(' ').at(-1) ?? '');
  await page.goto(third.path);
  await expect.poll(kept).toBe(3);
  await page.goto('/');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(3);
  await row.scrollIntoViewIfNeeded();
  expect(await violations(page)).toEqual([]);

  await row
    .getByRole('button', { name: text('productCard.addToCart') })
    .first()
    .click();
  await expect(page.locator('header').getByText('1', { exact: true }).first()).toBeVisible();
  await cards.last().getByRole('link').click();
  await expect(page).toHaveURL(`${shop.url}${first.path}`);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(2);

  await row.getByRole('button', { name: text('recent.clear') }).click();
  await expect(page.getByText(text('recent.cleared'))).toBeFocused();
  await page.reload();
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(row).toHaveCount(0);

  await page.goto(second.path);
  await signIn(page, await newAccount(shop.backendUrl), third.path);
  await expect.poll(kept, 'nothing of what was viewed before').toBe(1);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(row).toHaveCount(0);
});
