import type { Page } from '@playwright/test';
import { addToBasket, openCart, PATIENCE, totalOf } from './fixtures/cart';
import { text } from './fixtures/messages';
import { pounds, readProduct, SIMPLE } from './fixtures/seeded';
import { expect, test } from './fixtures/test';

const field = (page: Page) => page.getByRole('textbox', { name: text('coupon.label') });
const total = (page: Page) => totalOf(page, text('cart.totalBefore'));

async function enter(page: Page, code: string): Promise<void> {
  await field(page).fill(code);
  await page.getByRole('button', { name: text('coupon.apply') }).click();
}

async function openWithOne(page: Page, backendUrl: string): Promise<number> {
  const { path, price_range } = await readProduct<{
    price_range: { minimum_price: { final_price: { value: number } } };
  }>(backendUrl, SIMPLE, 'price_range { minimum_price { final_price { value } } }');
  await addToBasket(page, path);
  await openCart(page);
  return price_range.minimum_price.final_price.value;
}

test('[CART-8] a voucher code takes its share off, is named, and gives it back when it is removed', async ({
  page,
  shop,
}) => {
  const price = await openWithOne(page, shop.backendUrl);
  await expect(total(page)).toHaveText(pounds(price), { timeout: PATIENCE });

  await enter(page, 'WELCOME10');
  const remove = page.getByRole('button', { name: text('coupon.remove', { code: 'WELCOME10' }) });
  await expect(remove).toBeVisible({ timeout: PATIENCE });
  await expect(remove, 'the focus does not get lost with the field').toBeFocused();
  const off = Math.round(price * 10) / 100;
  const discount = totalOf(page, text('cart.discountLine', { label: 'Welcome: 10% off' }));
  await expect(discount).toHaveText(new RegExp(`^[-−]${pounds(off)}$`.replace('.', '\\.')));
  await expect(total(page)).toHaveText(pounds(price - off));

  await page.reload();
  await expect(remove).toBeVisible({ timeout: PATIENCE });
  await expect(total(page)).toHaveText(pounds(price - off));

  await remove.click();
  await expect(field(page)).toBeVisible({ timeout: PATIENCE });
  await expect(discount).toHaveCount(0);
  await expect(total(page)).toHaveText(pounds(price));
});

test('[CART-8, NET-8] a code that does not exist or has expired is refused at its field, in words', async ({
  page,
  shop,
}) => {
  const price = await openWithOne(page, shop.backendUrl);
  for (const code of ['NO-SUCH-CODE', 'SPRING25']) {
    await enter(page, code);
    await expect(field(page)).toHaveAccessibleDescription(text('errors.couponInvalid'), { timeout: PATIENCE });
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toHaveValue(code);
    await expect(total(page)).toHaveText(pounds(price));
  }
  await enter(page, ' ');
  await expect(field(page)).toHaveAccessibleDescription(text('coupon.required'));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[CART-8] what is wrong with a code stands above the bar with the total, and is said', async ({
    page,
    shop,
  }) => {
    await openWithOne(page, shop.backendUrl);
    await enter(page, 'NO-SUCH-CODE');
    const reason = text('errors.couponInvalid');
    const error = page.getByRole('main').getByText(reason).first();
    await expect(error).toBeVisible({ timeout: PATIENCE });
    await expect(page.getByRole('status').filter({ hasText: reason })).toBeAttached();
    await expect(field(page)).toBeFocused();
    const bottomOf = async () => (await error.boundingBox().then((box) => box && box.y + box.height)) ?? Infinity;
    const bar = await page.locator('[data-bottom-bar]').boundingBox();
    await expect.poll(bottomOf).toBeLessThan(bar?.y ?? 0);
  });
});

test('[CART-8] free delivery by code leaves the goods at their price', async ({ page, shop }) => {
  const price = await openWithOne(page, shop.backendUrl);
  await enter(page, 'FREESHIP');
  await expect(page.getByRole('button', { name: text('coupon.remove', { code: 'FREESHIP' }) })).toBeVisible({
    timeout: PATIENCE,
  });
  await expect(total(page)).toHaveText(pounds(price));
});
