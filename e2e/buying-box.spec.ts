import { addButton, expectAdded } from './fixtures/cart';
import { text } from './fixtures/messages';
import { ASKED } from './fixtures/pharmacy/questions';
import { BUNDLE, CONFIGURABLE, readProduct } from './fixtures/seeded';
import { expect, test } from './fixtures/test';

test('a button that the window cuts is pressed where it is: the box that clings does not move under the press', async ({
  page,
  shop,
}) => {
  const { path } = await readProduct<object>(shop.backendUrl, BUNDLE, '');
  await page.goto(path);
  const button = addButton(page);
  await expect(button).toBeEnabled();
  const cut = await button.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    scrollBy(0, bottom - innerHeight - 12);
    return bottom - top;
  });
  const { y = 0 } = (await button.boundingBox()) ?? {};
  expect(y + cut, 'its lower edge is below the window').toBeGreaterThan(720);
  await button.click({ position: { x: 12, y: 6 } });
  await expectAdded(page);
});

test('what the keyboard goes back to in the box that clings to a low window comes into sight', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  const { path } = await readProduct<object>(shop.backendUrl, ASKED, '');
  await page.goto(path);
  const box = page.getByRole('region', { name: text('catalog.buyingBox') });
  const focused = box.locator(':focus');
  await expect(addButton(page)).toBeEnabled();
  await page.evaluate(() => scrollBy(0, 900));
  await box.getByRole('link').or(box.getByRole('button')).last().focus();
  let reached = 0;
  for (; await focused.count(); reached++) {
    await expect(focused).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Shift+Tab');
  }
  expect(reached, 'what has a focus in the box').toBeGreaterThan(2);
});

test('[CAT-5] a printed product has its price and what is chosen, and no buttons', async ({ page, shop }) => {
  const { path } = await readProduct<object>(shop.backendUrl, CONFIGURABLE, '');
  await page.goto(path);
  const form = page.getByRole('form', { name: text('product.form') });
  await expect(addButton(page)).toBeEnabled();
  await page.emulateMedia({ media: 'print' });
  await expect(form.getByText(/£\d+\.\d\d/).first()).toBeVisible();
  await expect(form.getByRole('radio', { checked: true }).first()).toBeVisible();
  await expect(form.getByRole('button')).toHaveCount(0);
});
