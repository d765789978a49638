import { text } from './fixtures/messages';
import { CONTENT_PAGE, NOWHERE } from './fixtures/seeded-paths';
import { expect, test } from './fixtures/test';

test.use({ viewport: { width: 320, height: 640 } });

test('[SHELL-12] nothing is wider than the narrowest phone, in any view', async ({ page, facts }) => {
  const [category] = facts.categories;
  const paths = [
    '/',
    category.path,
    `${category.path}?page=2&sort=price-desc`,
    `${category.path}?price%5Bfrom%5D=1&price%5Bto%5D=900`,
    facts.products[0].path,
    CONTENT_PAGE,
    '/search.html',
    '/search.html?query=tablets',
    `/search.html?query=${'unbreakable'.repeat(8)}`,
    NOWHERE,
  ];
  const wide: string[] = [];
  for (const view of ['', '/mmstr_us', '/mmstr_th']) {
    for (const path of paths) {
      await page.goto(view + (view && path === '/' ? '' : path));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) wide.push(`${view}${path}: ${width}`);
    }
  }
  expect(wide).toEqual([]);
});

test('[SHELL-12] neither are the filters and the suggestions', async ({ page, facts }) => {
  await page.goto(facts.categories[0].path);
  await page.getByRole('button', { name: text('catalog.filters') }).click();
  const drawer = page.getByRole('dialog', { name: text('catalog.filters') });
  await expect(drawer).toBeVisible();
  expect(await drawer.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect((await drawer.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Escape');

  await page
    .getByRole('button', { name: text('shell.search'), exact: true })
    .first()
    .click();
  await page.keyboard.type('ibuprofen');
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
