import { violations } from './fixtures/axe';
import { bringCart, cartLine, cartLines, openCart, PATIENCE } from './fixtures/cart';
import { text } from './fixtures/messages';
import { ASKED, answer, openQuestions, SUITABLE } from './fixtures/pharmacy/questions';
import { ANOTHER_SIMPLE, readProduct, SIMPLE } from './fixtures/seeded';
import { expect, test } from './fixtures/test';

const kept = () => window.localStorage.getItem('saved_lines') ?? '';

test('a line of the basket is saved for later, undone, saved again, and comes back after a reload', async ({
  page,
  shop,
}) => {
  const { name } = await readProduct(shop.backendUrl, SIMPLE, '');
  await bringCart(page, shop.backendUrl, [
    { sku: SIMPLE, quantity: 3 },
    { sku: ANOTHER_SIMPLE, quantity: 1 },
  ]);
  await openCart(page);
  const section = page.getByRole('region', { name: text('cart.savedTitle') });
  const save = page.getByRole('button', { name: text('cart.saveName', { name }) });
  await save.click();
  await expect(section.getByText(text('cart.savedLine', { name }))).toBeFocused({ timeout: PATIENCE });
  await expect(cartLines(page)).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await section.getByRole('button', { name: text('miniCart.undo') }).click();
  await expect(cartLines(page)).toHaveCount(2, { timeout: PATIENCE });
  await expect(section.getByRole('listitem')).toHaveCount(0);

  await save.click();
  await expect(section.getByText(text('cart.savedLine', { name }))).toBeVisible({ timeout: PATIENCE });
  await page.reload();
  await section.getByRole('button', { name: text('cart.bringBackName', { name }) }).click();
  await expect(cartLine(page, name).getByRole('textbox')).toHaveValue('3', { timeout: PATIENCE });
  expect(await page.evaluate(kept)).toBe('[]');
});

test('of a medicine with answered questions no answer is saved: they are asked again on its page', async ({
  page,
  shop,
}) => {
  const { name, path } = await readProduct(shop.backendUrl, ASKED, '');
  await openQuestions(page, path);
  await answer(page, SUITABLE);
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: PATIENCE });
  await openCart(page);
  await page.getByRole('button', { name: text('cart.saveName', { name }) }).click();
  const section = page.getByRole('region', { name: text('cart.savedTitle') });
  await expect(section.getByText(text('cart.savedLine', { name }))).toBeVisible({ timeout: PATIENCE });
  const stored = await page.evaluate(kept);
  expect(stored).toContain(path);
  expect(stored).not.toMatch(/Ramipril|Seal|Questions/);
  await section.getByRole('link', { name: text('cart.savedPageName', { name }) }).click();
  await expect(page).toHaveURL(`${shop.url}${path}`);
});
