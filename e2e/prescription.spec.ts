import { bringCart, cartLine, PATIENCE } from './fixtures/cart';
import { answeredItem } from './fixtures/cart-api';
import { text } from './fixtures/messages';
import { readProduct, SIMPLE } from './fixtures/seeded';
import { startColdStorefront } from './fixtures/servers/cold-storefront';
import { expect, test } from './fixtures/test';

interface Medicine {
  active_ingredient: string;
  related_products: object[];
}

/** Sold against a prescription only. */
const ON_PRESCRIPTION = 'TOL-FEX-180';

test('[CAT-5] what needs a prescription is not simply put into the basket: its page says how it is obtained', async ({
  page,
  shop,
}) => {
  const { path, name } = await readProduct<object>(shop.backendUrl, ON_PRESCRIPTION, '');
  await page.goto(path);
  const box = page.getByRole('region', { name: text('catalog.buyingBox') });
  await expect(box.getByText(text('pharmacy.legalNotes.pom.text'))).toBeVisible();
  await expect(box.getByText('From £12.50, if prescribed').last()).toBeVisible();
  await expect(box.getByRole('button', { name: text('pharmacy.consultation.start') })).toBeVisible();
  await expect(box.getByRole('button', { name: text('productCard.addToCart') })).toHaveCount(0);
  await expect(box.getByRole('button', { name: text('compare.compare') })).toBeVisible();
  await expect(box.getByRole('button')).toHaveCount(2);
  await expect(box.getByLabel(text('product.quantity'))).toHaveCount(0);

  await page.goto(`/search.html?query=${encodeURIComponent(name)}`);
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="${path}"]`) });
  await expect(card.getByRole('link', { name: new RegExp(`^${text('productCard.details')}`) })).toBeVisible();
  // Of all that cards have it can be compared, and nothing else: no basket, no wish list.
  await expect(card.getByRole('button', { name: text('compare.compare') })).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(1);
});

test('[CAT-5] nothing with the same active ingredient is recommended beside a medicine', async ({ page, shop }) => {
  const { path, related_products: linked } = await readProduct<{ related_products: { name: string }[] }>(
    shop.backendUrl,
    'VEL-PARA',
    'related_products { name }',
  );
  const { url, proxy, close } = await startColdStorefront(shop.backendUrl);
  proxy.edit(/query linkedProducts\b/, (answer) => {
    const { data } = JSON.parse(answer) as { data: { route: Medicine } };
    const { related_products, active_ingredient } = data.route;
    const same = { ...related_products[0], uid: 'same', sku: 'SAME', name: 'Paracetamol again', active_ingredient };
    return JSON.stringify({ data: { route: { ...data.route, related_products: [...related_products, same] } } });
  });
  try {
    await page.goto(`${url}${path}`);
    const related = page.getByRole('region', { name: text('product.related') });
    await expect(related.getByRole('article')).toHaveCount(linked.length);
    await expect(related.getByText(/paracetamol/i)).toHaveCount(0);
    expect(proxy.forwarded(/query linkedProducts\b/)).toBeGreaterThan(0);
    // What a page loads at rest is not asked of a server that is gone.
    await page.goto('about:blank');
  } finally {
    await close();
  }
});

test('[CAT-5] [CART-8] what needs a prescription and came into a cart by another road cannot be ordered', async ({
  page,
  shop,
}) => {
  const { name } = await readProduct<object>(shop.backendUrl, ON_PRESCRIPTION, '');
  await bringCart(page, shop.backendUrl, [
    await answeredItem(shop.backendUrl, ON_PRESCRIPTION, 'Consultation answered'),
    { sku: SIMPLE, quantity: 1 },
  ]);
  await page.goto('/checkout');
  const refused = text('pharmacy.wording.checkout.refused.text', { names: name });
  await expect(page.getByText(refused)).toBeVisible({ timeout: PATIENCE });
  await expect(page.getByRole('textbox')).toHaveCount(0);

  await page.getByRole('link', { name: text('checkout.refused.action') }).click();
  const line = cartLine(page, name);
  await expect(line.getByRole('alert')).toHaveText(text('pharmacy.wording.miniCart.lineNotSold'), {
    timeout: PATIENCE,
  });
  await expect(line.getByRole('textbox')).toHaveCount(0);
  const checkout = page.getByRole('link', { name: text('miniCart.checkout') });
  await expect(checkout).toHaveCount(0);
  await page.getByRole('button', { name: text('miniCart.removeName', { name }) }).click();
  await expect(checkout.first()).toBeVisible({ timeout: PATIENCE });
  await expect(page.getByRole('button', { name: text('miniCart.undo') })).toHaveCount(0);
});
