import type { Locator, Page } from '@playwright/test';
import { basketButton } from './fixtures/cart';
import { text } from './fixtures/messages';
import { BY_SWATCH, CONFIGURABLE, pounds, readProduct } from './fixtures/seeded';
import { expect, test } from './fixtures/test';

/** Its variants differ in two ways, not every combination is made, and one is nearly gone. */
const MEDICINE = 'NOR-IBU';

interface Variant {
  attributes: { code: string; label: string }[];
  product: {
    sku: string;
    only_x_left_in_stock: number | null;
    small_image: { url: string };
    price_range: { minimum_price: { final_price: { value: number } } };
  };
}

const FIELDS = `... on ConfigurableProduct { variants {
  attributes { code label }
  product { sku only_x_left_in_stock small_image { url } price_range { minimum_price { final_price { value } } } } } }`;

const form = (page: Page) => page.getByRole('form', { name: text('product.form') });
const price = ({ product }: Variant) => pounds(product.price_range.minimum_price.final_price.value);
const labels = ({ attributes }: Variant) => attributes.map(({ label }) => label);
const file = ({ product }: Variant) => product.small_image.url.replace(/^.*\//, '');

function tile(page: Page, label: string): Locator {
  return form(page).getByRole('radio', { name: new RegExp(`^${label}( |$)`) });
}

async function showsVariant(page: Page, variant: Variant) {
  for (const label of labels(variant)) await expect(tile(page, label)).toBeChecked();
  await expect(form(page).locator('p:not(.sr-only)').first()).toContainText(price(variant));
  const picture = page.locator('#picture-1 img:visible');
  await expect(picture).toHaveAttribute('src', new RegExp(file(variant)));
  const left = variant.product.only_x_left_in_stock;
  if (left !== null) await expect(form(page)).toContainText(text('catalog.onlyLeft', { count: left }));
}

test('[CAT-5] a configurable product: price, picture, stock and address follow the choice, reload and back keep it', async ({
  page,
  shop,
}) => {
  const { path, variants } = await readProduct<{ variants: Variant[] }>(shop.backendUrl, MEDICINE, FIELDS);
  const scarce = variants.find(({ product }) => product.only_x_left_in_stock !== null);
  const first = variants.toSorted(
    (a, b) =>
      a.product.price_range.minimum_price.final_price.value - b.product.price_range.minimum_price.final_price.value,
  )[0];
  if (!scarce || !first) throw new Error('The seed has no scarce variant');

  await page.goto(path);
  await showsVariant(page, first);
  for (const label of labels(scarce)) await tile(page, label).check();
  await expect(page).toHaveURL(`${shop.url}${path}?variant=${scarce.product.sku}`);
  await showsVariant(page, scarce);

  await page.reload();
  await showsVariant(page, scarce);

  await page
    .getByRole('navigation', { name: text('common.breadcrumb') })
    .getByRole('link')
    .nth(1)
    .click();
  await expect(page).not.toHaveURL(/variant=/);
  await page.goBack();
  await showsVariant(page, scarce);
});

test('[CAT-5] a combination that is not made says so and cannot be chosen', async ({ page, shop }) => {
  const { path, variants } = await readProduct<{ variants: Variant[] }>(shop.backendUrl, MEDICINE, FIELDS);
  await page.goto(path);
  for (const strength of new Set(variants.map((variant) => labels(variant)[0] ?? ''))) {
    await tile(page, strength).check();
    for (const pack of new Set(variants.map((variant) => labels(variant)[1] ?? ''))) {
      const isMade = variants.some((variant) => labels(variant).join() === `${strength},${pack}`);
      if (isMade) await expect(tile(page, pack)).toBeEnabled();
      else {
        await expect(tile(page, pack)).toBeDisabled();
        await expect(form(page).locator('label').filter({ hasText: pack })).toContainText(
          text('product.notWith', { choice: strength }),
        );
      }
    }
  }
});

test.describe('on a Magento that shows what is out of stock', () => {
  test.use({ baseURL: async ({ ownPair }, use) => use(ownPair.shopUrl) });
  test.afterEach(({ ownPair }) => ownPair.proxy.reset());

  test('[CAT-5] a variant that is out of stock says so below its button, which another has again', async ({
    page,
    ownPair,
  }) => {
    const { path, variants } = await readProduct<{ variants: Variant[] }>(ownPair.backendUrl, BY_SWATCH, FIELDS);
    const [other, gone] = variants;
    if (!other || !gone) throw new Error('The seed has too few variants');
    ownPair.proxy.edit(/query productChoices/, (answer) => {
      const choices = JSON.parse(answer) as { data: { route: { variants: { product: object }[] } } };
      Object.assign(choices.data.route.variants[1]?.product ?? {}, { stock_status: 'OUT_OF_STOCK' });
      return JSON.stringify(choices);
    });
    await page.goto(`${path}?variant=${gone.product.sku}`);
    const add = form(page).getByRole('button', { name: text('productCard.addToCart') });
    await expect(add).toBeDisabled();
    await expect(add).toHaveAccessibleDescription(text('product.soldOut'));
    await expect(form(page).getByText(text('product.soldOut'))).toBeVisible();
    await tile(page, labels(other)[0] ?? '').check();
    await expect(add).toBeEnabled();
    await expect(add).toHaveAccessibleDescription('');
    await expect(form(page).getByText(text('product.soldOut'))).toBeHidden();
  });
});

test('[CAT-5, ROUTE-21] a shared link opens the cached page on its variant', async ({ page, shop }) => {
  const { path, variants } = await readProduct<{ variants: Variant[] }>(shop.backendUrl, BY_SWATCH, FIELDS);
  const last = variants.at(-1);
  if (!last) throw new Error('The seed has no variants');
  await page.goto(path);
  const response = await page.goto(`${path}?variant=${last.product.sku}&utm_source=mail`);
  // Out of the cache, though it may be made anew behind this visitor.
  expect(response?.headers()['x-nextjs-cache']).toMatch(/^(HIT|STALE)$/);
  await showsVariant(page, last);
});

test('[CAT-5] a swatch is chosen by keyboard alone', async ({ page, shop }) => {
  const { path, variants } = await readProduct<{ variants: Variant[] }>(shop.backendUrl, BY_SWATCH, FIELDS);
  await page.goto(path);
  const [start] = await form(page).getByRole('radio', { checked: true }).all();
  await start?.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?variant=/);
  const sku = new URL(page.url()).searchParams.get('variant');
  const chosen = variants.find(({ product }) => product.sku === sku);
  if (!chosen) throw new Error(`No variant ${sku}`);
  await expect(tile(page, labels(chosen)[0] ?? '')).toBeFocused();
  await showsVariant(page, chosen);
});

test('[CAT-5] a picture is enlarged, stepped through and left by keyboard', async ({ page, shop }) => {
  const { path } = await readProduct<object>(shop.backendUrl, MEDICINE, '');
  await page.goto(path);
  const zoom = page.getByRole('button', { name: text('product.zoom') });
  await zoom.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const first = await dialog.getByRole('img').getAttribute('src');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('img')).not.toHaveAttribute('src', first ?? '');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(zoom).toBeFocused();
});

test('[CAT-5] on a phone, choice, price and button follow at the bottom once the form is gone, and add what is chosen', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { path, variants } = await readProduct<{ variants: Variant[] }>(shop.backendUrl, CONFIGURABLE, FIELDS);
  const dearest = variants.toSorted(
    (a, b) =>
      b.product.price_range.minimum_price.final_price.value - a.product.price_range.minimum_price.final_price.value,
  )[0];
  if (!dearest) throw new Error('The seed has no variants');
  await page.goto(path);
  for (const label of labels(dearest)) await tile(page, label).check();
  await showsVariant(page, dearest);
  const bar = page.locator('[data-bottom-bar]');
  await expect(bar).toHaveCount(0);
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  await expect(bar).toContainText(price(dearest));
  for (const label of labels(dearest)) await expect(bar).toContainText(label);
  await expect(bar.locator('img')).toHaveAttribute('src', new RegExp(file(dearest)));
  await bar.getByRole('button').click();
  await expect(basketButton(page)).toContainText('1');
  await page.keyboard.press('Escape');
  // What comes late makes the page longer: its end is gone to again.
  const isCovered = async () => {
    await page.keyboard.press('End');
    return page.evaluate(() => !!document.elementFromPoint(innerWidth / 2, innerHeight - 20)?.closest('footer'));
  };
  await expect.poll(isCovered, 'the page’s foot goes over it').toBe(true);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar).toHaveCount(0);
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('[SHELL-12] nothing scrolls sideways', async ({ page, shop }) => {
    for (const sku of [MEDICINE, BY_SWATCH]) {
      const { path } = await readProduct<object>(shop.backendUrl, sku, '');
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[CAT-5] every variant can be read with its price, and the pictures can be reached', async ({ page, shop }) => {
    const { path, variants } = await readProduct<{ variants: Variant[] }>(shop.backendUrl, MEDICINE, FIELDS);
    await page.goto(path);
    for (const variant of variants) {
      await expect(page.getByRole('row', { name: `${labels(variant).join(', ')} ${price(variant)}` })).toBeVisible();
    }
    await page.locator('a[href="#picture-2"]').click();
    await expect(page.locator('#picture-2 img')).toBeInViewport();
  });
});
