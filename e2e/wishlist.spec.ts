import { violations } from './fixtures/axe';
import { askBackend } from './fixtures/backend';
import { cartLine, PATIENCE } from './fixtures/cart';
import { type Account, askAs, fillSignIn, newAccount, signIn } from './fixtures/customer';
import { text } from './fixtures/messages';
import {
  BUNDLE,
  buyableVariants,
  CONFIGURABLE,
  DOWNLOADABLE,
  GROUP,
  readProduct,
  SIMPLE,
  VIRTUAL,
} from './fixtures/seeded';
import { expect, test } from './fixtures/test';

const ADD = `mutation ($items: [WishlistItemInput!]!) {
  addProductsToWishlist(wishlistId: "0", wishlistItems: $items) { user_errors { message } } }`;

/** Some of its packs are sold freely, others under a pharmacist's eye. */
const PACKS = 'VEL-PARA';
const FREE_PACK = 'VEL-PARA-TAB-16';
const KEPT_PACK = 'VEL-PARA-TAB-32';

const LABELS = `{ option: customAttributeMetadata(attributes: [{ attribute_code: "legal_category", entity_type: "catalog_product" }]) {
  items { attribute_options { label value } } } }`;

interface Option {
  label: string;
  value: string;
}

async function fill(origin: string, customer: Account, items: object[]): Promise<void> {
  const { addProductsToWishlist } = await askAs<{ addProductsToWishlist: { user_errors: { message: string }[] } }>(
    origin,
    customer,
    ADD,
    { items: items.map((item) => ({ quantity: 1, ...item })) },
  );
  expect(addProductsToWishlist.user_errors).toEqual([]);
}

test('[CAT-5] a guest who presses the heart is led to the sign-in page and back, and then keeps the product', async ({
  page,
  shop,
}) => {
  const customer = await newAccount(shop.backendUrl);
  const { path, name } = await readProduct<object>(shop.backendUrl, SIMPLE, '');
  await page.goto(path);
  const form = page.getByRole('form', { name: text('product.form') });
  await form.getByRole('button', { name: text('wish.save') }).click();
  await expect(page.getByText(text('wish.guest'))).toBeVisible();
  await page.getByRole('button', { name: text('wish.signIn'), exact: true }).click();

  await expect(page).toHaveURL(/\/sign-in\?from=/);
  await fillSignIn(page, customer);
  await expect(page).toHaveURL(new RegExp(`${path}$`));

  await form.getByRole('button', { name: text('wish.save') }).click();
  const kept = form.getByRole('button', { name: text('wish.saved'), pressed: true });
  await expect(kept).toBeVisible();
  await expect(page.getByText(text('wish.added'))).toBeVisible();
  await page.reload();
  await expect(kept).toBeVisible();

  await page.goto('/wishlist');
  await expect(page.getByRole('listitem', { name })).toBeVisible();
});

test('[CAT-5] the heart of a card: a guest signs in and comes back, keeps a product without leaving the list, finds it marked, and takes it off', async ({
  page,
  shop,
  facts,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const customer = await newAccount(shop.backendUrl);
  const path = `${facts.categories[0].path}?product_list_order=name-asc`;
  const hearts = page.locator('main article button[data-heart]');
  const first = hearts.first();
  await page.goto(path);
  await first.click();
  await page.getByRole('button', { name: text('wish.signIn'), exact: true }).click();
  await fillSignIn(page, customer);
  await expect(page).toHaveURL(`${shop.url}${path}`);

  const { width, height } = (await first.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  const name = ((await first.textContent()) ?? '').replace(`${text('wish.save')}: `, '');
  await first.click();
  await expect(page.getByText(text('wish.added'))).toBeVisible();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(`${shop.url}${path}`);
  expect(await violations(page)).toEqual([]);

  await page.reload();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/wishlist');
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();

  await page.goto(path);
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/wishlist');
  await expect(page.getByText(text('wishlist.empty'))).toBeVisible();
});

test('[SESS-12, CAT-5] the wish list has products of every type: edited, moved to the cart, taken off, and free of axe’s findings', async ({
  page,
  shop,
}) => {
  const customer = await newAccount(shop.backendUrl);
  const { backendUrl } = shop;
  const configurable = await buyableVariants(backendUrl, CONFIGURABLE);
  const [variant] = configurable.variants;
  await fill(backendUrl, customer, [
    { sku: SIMPLE },
    { sku: CONFIGURABLE, selected_options: variant.uids },
    { sku: BUNDLE },
    { sku: GROUP },
    { sku: DOWNLOADABLE },
    { sku: VIRTUAL },
  ]);
  await signIn(page, customer, '/wishlist');
  const simple = await readProduct<object>(backendUrl, SIMPLE, '');
  const bundle = await readProduct<object>(backendUrl, BUNDLE, '');
  const row = (name: string) => page.getByRole('listitem', { name, exact: true });
  await expect(page.getByText(text('wishlist.count', { count: 6 }))).toBeVisible();
  for (const label of variant.labels) await expect(row(configurable.name)).toContainText(label);
  await expect(
    row(bundle.name).getByRole('link', { name: text('wishlist.chooseName', { name: bundle.name }) }),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);

  // A changed wish keeps its options.
  await row(configurable.name)
    .getByRole('button', { name: text('wishlist.edit') })
    .click();
  await row(configurable.name).getByLabel(text('wishlist.quantityLabel')).fill('0');
  await row(configurable.name)
    .getByRole('button', { name: text('wishlist.save') })
    .click();
  await expect(row(configurable.name).getByText(text('validation.invalid'))).toBeVisible();
  await row(configurable.name).getByLabel(text('wishlist.quantityLabel')).fill('2');
  await row(configurable.name).getByLabel(text('wishlist.note')).fill('For the <b>cabin</b>');
  expect(await violations(page)).toEqual([]);
  await row(configurable.name)
    .getByRole('button', { name: text('wishlist.save') })
    .click();
  await expect(row(configurable.name)).toContainText('For the <b>cabin</b>');
  await expect(row(configurable.name)).toContainText(text('wishlist.quantity', { quantity: 2 }));
  for (const label of variant.labels) await expect(row(configurable.name)).toContainText(label);

  await row(configurable.name)
    .getByRole('button', { name: text('wishlist.move') })
    .click();
  await expect(row(configurable.name)).toHaveCount(0);
  await row(simple.name)
    .getByRole('button', { name: text('wishlist.remove') })
    .click();
  await expect(row(simple.name)).toHaveCount(0);
  await expect(page.getByText(text('wishlist.count', { count: 4 }))).toBeVisible();
  await expect(page.locator('header').getByRole('button', { name: text('shell.basket') })).toContainText('2');
  await page.goto('/checkout/cart');
  await expect(cartLine(page, configurable.name)).toBeVisible();
});

test('[SESS-12, CAT-5] a wish for the pack that needs a prescription says so, is not moved, and leads to that pack', async ({
  page,
  shop,
}) => {
  const customer = await newAccount(shop.backendUrl);
  const { name, path, variants } = await buyableVariants(shop.backendUrl, PACKS);
  const pack = (sku: string) => variants.find((variant) => variant.sku === sku)?.uids ?? [];
  await fill(shop.backendUrl, customer, [
    { sku: PACKS, selected_options: pack(FREE_PACK) },
    { sku: PACKS, selected_options: pack(KEPT_PACK) },
    { sku: PACKS },
  ]);
  const { option } = await askBackend<{ option: { items: { attribute_options: Option[] }[] } }>(
    shop.backendUrl,
    LABELS,
  );
  const values = new Map(option.items[0]?.attribute_options.map(({ label, value }) => [label, value]));
  const field = (label: string) => `"legal_category":${values.get(label)}`;
  // The seed has no such product with a pack on prescription: its pharmacy medicines become one on the way.
  await page.route(/\/graphql\b/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(field('Pharmacy medicine'), field('Prescription only'));
    await route.fulfill({ response, body });
  });
  await signIn(page, customer, '/wishlist');
  const rows = page.getByRole('listitem', { name, exact: true });
  const saying = (label: string) => rows.filter({ hasText: label });
  await expect(saying('Prescription only')).toHaveCount(1, { timeout: PATIENCE });
  await expect(saying('Depends on the pack')).toHaveCount(1);
  await expect(rows).toHaveCount(3);
  // The free pack, and no other one, is moved.
  await expect(rows.getByRole('button', { name: text('wishlist.move') })).toHaveCount(1);
  await expect(saying('Depends on the pack').getByRole('link', { name: text('wishlist.choose') })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await saying('Prescription only')
    .getByRole('link', { name: text('wishlist.detailsName', { name }) })
    .click();
  await expect(page).toHaveURL(new RegExp(`${path}\\?variant=${KEPT_PACK}$`));
});

test('[CACHE-1] a long wish list comes page by page: further pages append, and what is taken off leaves the rest shown', async ({
  page,
  shop,
}) => {
  const customer = await newAccount(shop.backendUrl);
  const { products } = await askBackend<{ products: { items: { __typename: string; sku: string }[] } }>(
    shop.backendUrl,
    '{ products(filter: { price: { from: "1" } }, pageSize: 100) { items { __typename sku stock_status } } }',
  );
  const skus = products.items.filter((one) => one.__typename === 'SimpleProduct').slice(0, 23);
  const inStock = skus.filter((one) => 'stock_status' in one && one.stock_status === 'IN_STOCK');
  expect(inStock.length).toBeGreaterThan(20);
  await fill(
    shop.backendUrl,
    customer,
    inStock.map(({ sku }) => ({ sku })),
  );
  await signIn(page, customer, '/wishlist');
  const rows = page.locator('[data-wish]');
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: text('wishlist.more') }).click();
  await expect(rows).toHaveCount(inStock.length);
  await expect(rows.nth(20)).toBeFocused();
  await rows
    .nth(0)
    .getByRole('button', { name: text('wishlist.remove') })
    .click();
  await expect(rows).toHaveCount(inStock.length - 1);
});

test('[SESS-12, ROUTE-12] an empty wish list says how to fill it, and a guest is led to sign in', async ({
  page,
  shop,
}) => {
  await page.goto('/wishlist');
  await expect(page).toHaveURL(/\/sign-in\?from=%2Fwishlist$/);
  await fillSignIn(page, await newAccount(shop.backendUrl));
  await expect(page).toHaveURL(/\/wishlist$/);
  await expect(page.getByText(text('wishlist.empty'))).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
