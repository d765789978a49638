import { readFacts } from './fixtures/backend';
import { get } from './fixtures/crawl';
import { chooseCurrency } from './fixtures/switchers';
import { expect, test } from './fixtures/test';

const amount = (value: number) => value.toFixed(2);

test('[STORE-3] choosing a currency changes every price, on the server too', async ({ page, shop, facts }) => {
  const euros = await readFacts(shop.backendUrl, { currency: 'EUR' });
  const [product] = facts.products;
  const inEuros = euros.products.find(({ sku }) => sku === product.sku);
  expect(inEuros?.price).toBeDefined();

  await page.goto(product.path);
  await expect(page.locator('main')).toContainText(`£${amount(product.price)}`);
  await chooseCurrency(page, 'GBP', 'EUR');
  await expect(page.locator('main')).toContainText(amount(inEuros?.price ?? Number.NaN));
  await expect(page.locator('main')).not.toContainText('£');

  const { text: html } = await get(`${shop.url}${product.path}`, { cookies: { store_view_currency: 'EUR' } });
  expect(html).toContain(amount(inEuros?.price ?? Number.NaN));
});

test('[STORE-3] going back after a switch shows no old prices', async ({ page, facts }) => {
  const [category] = facts.categories;
  await page.goto(category.path);
  await expect(page.locator('main')).toContainText('£');
  await page.locator(`main a[href="${facts.products[0].path}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(facts.products[0].name);
  await chooseCurrency(page, 'GBP', 'EUR');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.name);
  await expect(page.locator('main')).toContainText('€');
  await expect(page.locator('main')).not.toContainText('£');
});

test('[STORE-3] the choice outlives the visit and holds in other views', async ({ page, facts }) => {
  await page.goto(facts.categories[0].path);
  await chooseCurrency(page, 'GBP', 'EUR');
  await page.goto(`/mmstr_us${facts.categories[0].path}`);
  await expect(page.locator('main')).toContainText('€');
  expect(await page.evaluate(() => localStorage.getItem('store_view_currency'))).toContain('EUR');
});

test('[STORE-3] a currency that is not offered counts as no choice', async ({ shop, facts }) => {
  const { status, text: html } = await get(`${shop.url}${facts.products[0].path}`, {
    cookies: { store_view_currency: 'JPY' },
  });
  expect(status).toBe(200);
  expect(html).toContain(`£${amount(facts.products[0].price)}`);
});
