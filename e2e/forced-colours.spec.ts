import type { Locator } from '@playwright/test';
import { addButton, basketButton, bringCart, cartLines, PATIENCE } from './fixtures/cart';
import { text } from './fixtures/messages';
import { CONFIGURABLE, readProduct, SIMPLE } from './fixtures/seeded';
import { expect, test } from './fixtures/test';

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { forcedColors: 'active' } });

/** What of these has no edge once backgrounds and shadows are gone; throws where none of them is there. */
async function shapeless(all: Locator, what: string): Promise<string[]> {
  await expect(all.first(), what).toBeVisible({ timeout: PATIENCE });
  return all.evaluateAll((elements, name) => {
    const hasEdge = (element: Element) => {
      const { borderTopStyle, borderTopWidth, borderTopColor, borderLeftWidth } = getComputedStyle(element);
      const canvas = getComputedStyle(document.body).backgroundColor;
      const isDrawn = borderTopStyle !== 'none' && borderTopColor !== canvas;
      return isDrawn && Number.parseFloat(borderTopWidth) >= 1 && Number.parseFloat(borderLeftWidth) >= 1;
    };
    return elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !hasEdge(element))
      .map((element) => `${name}: ${element.outerHTML.slice(0, 160)}`);
  }, what);
}

test('buttons, tiles, badges and dialogs keep their shape in the visitor’s own colours', async ({
  page,
  shop,
  facts,
}) => {
  const found: string[] = [];
  const look = async (all: Locator, what: string) => found.push(...(await shapeless(all, what)));
  await bringCart(page, shop.backendUrl, [{ sku: SIMPLE, quantity: 1 }]);

  await page.goto(facts.categories[0].path);
  await look(page.locator('main :is(.s-primary, .s-secondary)'), 'buttons of cards');
  await look(page.locator('main .s-badge'), 'badges of cards');
  await look(page.locator('header input[type=search]'), 'the search');
  const compared = page.locator('main .s-corner[data-compare]').first();
  await compared.click();
  await expect(compared).toHaveAttribute('aria-pressed', 'true', { timeout: PATIENCE });
  await expect(compared, 'that it is being compared').toHaveCSS('border-top-style', 'double');

  await page.goto((await readProduct(shop.backendUrl, CONFIGURABLE, '')).path);
  await look(addButton(page), 'the button that adds');
  await look(page.locator('main fieldset label:has(input[type=radio])'), 'tiles of choices');
  await look(page.locator('main .s-badge'), 'badges of the product');
  await page.getByRole('button', { name: text('product.zoom') }).click();
  await look(page.locator('dialog[open]'), 'the enlarged picture');
  await page.keyboard.press('Escape');

  await basketButton(page).click();
  await look(page.locator('dialog[open]'), 'the drawer of the basket');
  await look(page.locator('dialog[open]').locator('.s-primary, .s-secondary'), 'buttons of the drawer');
  await page.keyboard.press('Escape');

  await page.goto('/checkout/cart');
  await expect(cartLines(page).first()).toBeVisible({ timeout: PATIENCE });
  await look(page.locator('main :is(.s-primary, .s-secondary)'), 'buttons of the basket');
  // The field and its two buttons share one edge.
  await look(page.getByRole('textbox', { name: /^Quantity/ }).locator('..'), 'the stepper');

  await page.goto('/');
  const leading = page.locator('main [data-priority="high"]').first();
  await expect(leading, 'which of a merchant’s buttons leads on').toHaveCSS('border-top-width', '3px');

  await page.goto('/checkout');
  await look(page.getByRole('textbox', { name: text('checkout.email.label') }), 'fields');
  await look(page.locator('main .s-primary'), 'the button of the step');
  await expect(page.locator('main .s-primary').first(), 'which button leads on').toHaveCSS('border-top-width', '3px');
  expect(found).toEqual([]);
});
