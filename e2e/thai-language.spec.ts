import type { Page } from '@playwright/test';
import { bringCart, cartLines, PATIENCE } from './fixtures/cart';
import { thaiText } from './fixtures/messages';
import { BUNDLE, buyableVariants, CONFIGURABLE, GROUP, REVIEWED, readProduct, SIMPLE } from './fixtures/seeded';
import { expect, test } from './fixtures/test';

const STORE = 'mmstr_th';
const VIEW = `/${STORE}`;

/**
 * Texts with a word in Latin letters that voices would read as Thai. The shop's own name, addresses, codes (what is in
 * capitals or has figures) and units of a number are read in any language.
 */
function unmarked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const exempt = /mmstr( Ltd\.)?|\S+@\S+|\S*\p{Lu}{2}\S*|[a-z]*\d[\w.-]*|(?<=\d\s?)[a-zµ]{1,4}\b/gu;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (parent?.closest('script, style, template, noscript')) continue;
      if (parent?.closest('[lang]')?.getAttribute('lang')?.startsWith('en')) continue;
      const text = node.textContent ?? '';
      if (/\p{Script=Latin}{2}/u.test(text.replace(exempt, ''))) found.add(`${parent?.localName}: ${text.trim()}`);
    }
    return [...found];
  });
}

test('[SHELL-2] English on the Thai home page, in a category and on products is marked for voices', async ({
  page,
  shop,
  facts,
}) => {
  await page.goto(VIEW);
  expect.soft(await unmarked(page), 'home').toEqual([]);
  await page.goto(`${VIEW}${facts.categories[0].path}?price%5Bfrom%5D=1&price%5Bto%5D=90000`);
  expect.soft(await unmarked(page), 'category').toEqual([]);
  for (const sku of [REVIEWED, BUNDLE, GROUP]) {
    const { path } = await readProduct(shop.backendUrl, sku, '');
    await page.goto(VIEW + path);
    expect.soft(await unmarked(page), sku).toEqual([]);
  }
});

test('English in a Thai basket and in a Thai comparison is marked for voices', async ({ page, shop }) => {
  const { variants, path } = await buyableVariants(shop.backendUrl, CONFIGURABLE);
  const items = [
    { sku: CONFIGURABLE, selected_options: variants[0].uids, quantity: 1 },
    { sku: SIMPLE, quantity: 2 },
  ];
  await bringCart(page, shop.backendUrl, items, { store: STORE });
  await page.goto(`${VIEW}/checkout/cart`);
  await expect(cartLines(page, thaiText)).toHaveCount(2, { timeout: PATIENCE });
  expect.soft(await unmarked(page), 'basket').toEqual([]);
  await page.goto(VIEW + path);
  await page
    .getByRole('button', { name: thaiText('compare.compare') })
    .first()
    .click();
  await expect(page.locator('[data-toast]')).toBeVisible({ timeout: PATIENCE });
  await page.goto(`${VIEW}/catalog/product_compare`);
  await expect(page.getByRole('table')).toBeVisible({ timeout: PATIENCE });
  expect.soft(await unmarked(page), 'comparison').toEqual([]);
});
