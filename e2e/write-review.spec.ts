import { violations } from './fixtures/axe';
import { newAccount, signIn } from './fixtures/customer';
import { text } from './fixtures/messages';
import { readProduct, SIMPLE } from './fixtures/seeded';
import { expect, test } from './fixtures/test';

test('[CAT-5, ROUTE-3] a customer reviews a product, which is not listed before it is approved, and reads it in the account', async ({
  page,
  shop,
}) => {
  const customer = await newAccount(shop.backendUrl);
  const { name, path } = await readProduct<object>(shop.backendUrl, SIMPLE, '');
  await signIn(page, customer, path);
  const section = page.getByRole('region', { name: text('product.reviews') });
  await section.getByRole('button', { name: text('review.write') }).click();
  const form = section.getByRole('form', { name: text('review.write') });
  await form.getByRole('button', { name: text('review.submit') }).click();
  await expect(form.getByText(text('validation.required')).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);

  for (const stars of await form.getByRole('group').all()) {
    await stars.getByRole('radio', { name: text('review.stars', { stars: 4 }) }).check({ force: true });
  }
  const summary = `Tidy tube ${customer.email}`;
  await form.getByLabel(text('review.nickname')).fill('Ivy');
  await form.getByLabel(text('review.summary')).fill(summary);
  await form.getByLabel(text('review.text')).fill('It goes where it should.');
  await form.getByRole('button', { name: text('review.submit') }).click();
  await expect(section.getByText(text('review.done'))).toBeVisible();
  const { reviews } = await readProduct<{ reviews: { items: { summary: string }[] } }>(
    shop.backendUrl,
    SIMPLE,
    'reviews(pageSize: 100) { items { summary } }',
  );
  expect(reviews.items.map((review) => review.summary)).not.toContain(summary);

  await page.goto('/review/customer');
  await expect(page.getByText(summary)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: text('ownReviews.readName', { name }) }).click();
  await expect(page).toHaveURL(/\/review\/customer\/view\/review_id\/1$/);
  await expect(page.getByText('It goes where it should.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('[CAT-5] a guest may write a review too, with the keyboard alone', async ({ page, shop }) => {
  const { path } = await readProduct<object>(shop.backendUrl, SIMPLE, '');
  await page.goto(path);
  const section = page.getByRole('region', { name: text('product.reviews') });
  const open = section.getByRole('button', { name: text('review.write') });
  // Before its script is there, a key does nothing.
  await page.waitForLoadState('networkidle');
  await open.focus();
  await page.keyboard.press('Enter');
  const form = section.getByRole('form', { name: text('review.write') });
  const groups = form.getByRole('group');
  await expect(groups.first()).toBeVisible();
  await page.keyboard.press('Tab');
  for (let left = await groups.count(); left > 0; left -= 1) {
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
  }
  for (const words of ['Guest', 'Fine', 'As told.']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(section.getByText(text('review.done'))).toBeVisible();
});
