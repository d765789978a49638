import { bringCart, cartLine, cartLines, openCart, PATIENCE, quantityField } from './fixtures/cart';
import { text } from './fixtures/messages';
import { ANOTHER_SIMPLE, readProduct, SIMPLE } from './fixtures/seeded';
import { expect, test } from './fixtures/test';

const THIRD = 'PUL-THERM';

test('[CART-8] the way to the checkout waits for what is still being changed in the basket', async ({
  page,
  ownPair,
}) => {
  const { shopUrl, backendUrl, proxy } = ownPair;
  const [first, second, third] = await Promise.all(
    [SIMPLE, ANOTHER_SIMPLE, THIRD].map((sku) => readProduct<object>(backendUrl, sku, '')),
  );
  if (!first || !second || !third) throw new Error('The seed has too few products');
  await bringCart(
    page,
    backendUrl,
    [SIMPLE, ANOTHER_SIMPLE, THIRD].map((sku) => ({ sku, quantity: 1 })),
    { shopUrl },
  );
  await openCart(page, shopUrl);
  await expect(cartLines(page)).toHaveCount(3);
  const removals = proxy.hold(/removeItem/);
  for (const { name } of [first, second])
    await cartLine(page, name)
      .getByRole('button', { name: text('miniCart.removeName', { name }) })
      .click();
  await removals.reached;
  await page.getByRole('button', { name: text('miniCart.more', { name: third.name }) }).click();
  await page
    .getByRole('link', { name: text('miniCart.checkout') })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  expect(page.url()).toBe(`${shopUrl}/checkout/cart`);
  removals.open();
  await page.waitForURL(`${shopUrl}/checkout`, { timeout: PATIENCE });
  const lines = page.getByRole('region', { name: text('checkout.summary.lines') }).getByRole('listitem');
  await expect(lines).toHaveCount(1, { timeout: PATIENCE });
  await expect(lines).toContainText(third.name);
  await page.goBack();
  await expect(quantityField(page, third.name)).toHaveValue('2', { timeout: PATIENCE });
});
