import { PATIENCE } from './fixtures/cart';
import { text } from './fixtures/messages';
import { ASKED, questionsOf } from './fixtures/pharmacy/questions';
import { readProduct, SIMPLE } from './fixtures/seeded';
import { expect, gate, test } from './fixtures/test';

const FILES = '**/_next/static/chunks/**';

test('what is read has its scripts start after what is seen, without anybody’s doing', async ({ page, facts }) => {
  const [product] = facts.products;
  const [category] = facts.categories;
  for (const path of [product.path, category.path, `${category.path}?sort=price-asc`, '/search.html?query=pain']) {
    const html = (await (await page.goto(path))?.text()) ?? '';
    expect(html, path).toMatch(/<script type="late" src="\/_next\/static\/chunks\/[^"]+"/);
    expect(html, path).not.toMatch(/<script src="[^"]+"[^>]* async=""/);
    await expect(page.locator('script[type="late"]')).toHaveCount(0);
    // React has taken the page over.
    const buttons = page.getByRole('main').locator('button[type="button"]');
    await expect
      .poll(() => buttons.evaluateAll((all) => all.some((one) => Object.keys(one).join().includes('__reactProps'))))
      .toBe(true);
  }
});

test('a press before the page’s scripts are there is not lost, nor counted twice', async ({ page, shop }) => {
  const scripts = gate();
  await page.route(FILES, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const { path } = await readProduct<object>(shop.backendUrl, SIMPLE, '');
  await page.goto(path, { waitUntil: 'commit' });
  const quantity = page.getByRole('spinbutton', { name: text('product.quantity') });
  const more = page.getByRole('button', { name: text('product.more', { label: text('product.quantity') }) });
  await more.click();
  await expect(quantity).toHaveValue('1');
  scripts.resolve();
  await expect(quantity).toHaveValue('2');
  await more.click();
  await expect(quantity).toHaveValue('3');
});

test('nor are presses while React waits for the page’s own code', async ({ page, shop }) => {
  const scripts = gate();
  await page.route('**/_next/static/chunks/app/**', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const { path } = await readProduct<object>(shop.backendUrl, ASKED, '');
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('_reactListening')));
  const label = text('product.quantity');
  await page.getByRole('button', { name: text('product.more', { label }) }).click();
  await page.getByRole('button', { name: text('pharmacy.suitability.start') }).click();
  scripts.resolve();
  await expect(questionsOf(page)).toBeVisible({ timeout: PATIENCE });
  await expect(page.locator('input[type="number"]').first()).toHaveValue('2');
});
