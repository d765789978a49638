import type { Locator, Page } from '@playwright/test';
import { askBackend } from './fixtures/backend';
import {
  addButton,
  addToBasket,
  cartLine,
  cartLines,
  chooseDay,
  chooseLastMember,
  expectAdded,
  openCart,
  PATIENCE,
} from './fixtures/cart';
import { Checkout } from './fixtures/checkout';
import { get } from './fixtures/crawl';
import { text } from './fixtures/messages';
import { DISABLED, GROUP, readProduct, SIMPLE, VIRTUAL, WITH_OPTIONS } from './fixtures/seeded';
import { BRITON } from './fixtures/shoppers';
import { expect, test } from './fixtures/test';

interface Group {
  items: { product: { name: string } }[];
  categories: { url_path: string; url_suffix: string }[];
}

const GROUP_FIELDS = '... on GroupedProduct { items { product { name } } } categories { url_path url_suffix }';
const AT_ONE = 'price_range { minimum_price { final_price { value } } }';

test.use({ baseURL: async ({ plainPair }, use) => use(plainPair.shopUrl) });

test('[BACK-1] the stand-in answers as a plain Magento 2.4.4', async ({ plainPair }) => {
  const { url } = plainPair.proxy;
  const group = (product: string, fragment = '') =>
    askBackend<{ products: { items: [{ items: { product: { name: string | null } & object }[] }] } }>(
      url,
      `{ products(filter: { sku: { eq: "${GROUP}" } }) { items { ... on GroupedProduct { items { qty product { ${product} } } } } } } ${fragment}`,
    );
  const inline = await group(`... on ProductInterface { name ${AT_ONE} }`);
  expect(inline.products.items[0].items[0]?.product.name).toBeTruthy();
  const named = await group('...Member', `fragment Member on ProductInterface { name ${AT_ONE} }`);
  expect(named.products.items[0].items[0]?.product).toMatchObject({
    name: null,
    price_range: { minimum_price: { final_price: { value: 0 } } },
  });

  await expect(askBackend(url, '{ storeConfig { tax_display_type } }')).rejects.toThrow(/Cannot query field/);
  const problems = '{ cart(cart_id: "none") { items { errors { code } } } }';
  await expect(askBackend(url, problems)).rejects.toThrow(/Cannot query field/);
  const fieldsOf = async (type: string) => {
    const asked = `{ __type(name: "${type}") { fields { name } } }`;
    const { __type } = await askBackend<{ __type: { fields: { name: string }[] } }>(url, asked);
    return __type.fields.map(({ name }) => name);
  };
  for (const [type, has, lacks] of [
    ['StoreConfig', 'store_code', 'tax_display_type'],
    ['Mutation', 'placeOrder', 'subscribeFirebase'],
    ['SimpleProduct', 'sku', 'active_amounts'],
  ] as const) {
    const fields = await fieldsOf(type);
    expect(fields).toContain(has);
    expect(fields).not.toContain(lacks);
  }
  const { items } = (
    await askBackend<{ products: { items: object[] } }>(
      url,
      // As lenient as PHP: a number in a text.
      `{ products(filter: { sku: { eq: "${SIMPLE}" } }, pageSize: "1") { items { sku } } }`,
    )
  ).products;
  expect(items).toEqual([{ sku: SIMPLE }]);

  const read = await fetch(
    `${url}/graphql?query=${encodeURIComponent(`{ products(filter: { sku: { eq: "${SIMPLE}" } }) { items { sku } } }`)}`,
  );
  expect(read.status).toBe(200);
  expect(read.headers.get('cache-control')).toContain('no-store');
  expect(read.headers.has('x-magento-tags')).toBe(false);
});

test('[ROUTE-16] a disabled product, which route still answers and products does not list, is not found at its first visit', async ({
  plainPair,
}) => {
  const { shopUrl, proxy } = plainPair;
  const asked = `{ route(url: "${DISABLED}") { ... on ProductInterface { stock_status categories { uid } } } }`;
  expect(await askBackend(proxy.url, asked)).toEqual({ route: { stock_status: 'OUT_OF_STOCK', categories: [] } });
  const { status, text: html } = await get(`${shopUrl}${DISABLED}`);
  expect(status).toBe(404);
  expect(html).toContain(text('notFound.title'));
  expect(proxy.forwarded(/query productByRoute\b/)).toBeGreaterThan(0);
});

test('[CAT-5, CART-4, CART-8, CHK-5] on a plain Magento a shopper buys from a group, has lines with texts, dates and times back, and orders', async ({
  page,
  plainPair,
}) => {
  test.setTimeout(300_000);
  const { shopUrl, backendUrl } = plainPair;
  const group = await readProduct<Group>(backendUrl, GROUP, GROUP_FIELDS);
  const [category] = group.categories;
  const categoryPath = `/${category?.url_path}${category?.url_suffix ?? ''}`;

  await test.step('home, category, group', async () => {
    expect((await page.goto('/'))?.status()).toBe(200);
    const menu = page.getByRole('navigation', { name: text('shell.categories') });
    await menu.locator(`a[href="${categoryPath}"]`).first().click();
    await expect(page).toHaveURL(`${shopUrl}${categoryPath}`);
    await page.locator(`main article h3 a[href="${group.path}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  const members = group.items.slice(-1).map(({ product }) => product.name);
  await test.step('the members have names and prices, and are bought', async () => {
    const form = page.getByRole('form', { name: text('product.form') });
    for (const { product } of group.items) {
      await expect(form.getByRole('row', { name: product.name })).toContainText(/£[1-9]/);
    }
    await expect(form, 'nothing is claimed of tax').not.toContainText(/VAT|tax/);
    await chooseLastMember(form);
    await addButton(page).click();
    await expectAdded(page);
  });

  const box = await readProduct<object>(backendUrl, WITH_OPTIONS, '');
  const talk = await readProduct<object>(backendUrl, VIRTUAL, '');
  await addToBasket(page, box.path, { choose: chooseBox });
  await addToBasket(page, talk.path, { choose: chooseDay });

  await test.step('lines with a text, a time and a date are removed and had back', async () => {
    await openCart(page);
    await expect(cartLines(page)).toHaveCount(members.length + 2, { timeout: PATIENCE });
    await expect(cartLine(page, box.name)).toContainText('A & <B>');
    for (const { name, moment } of [
      { ...box, moment: NOTED },
      { ...talk, moment: DAY },
    ]) {
      const shown = await detailsOf(page, name, moment);
      await cartLine(page, name)
        .getByRole('button', { name: text('miniCart.removeName', { name }) })
        .click();
      await expect(cartLine(page, name)).toHaveCount(0);
      await page.getByRole('button', { name: text('miniCart.undo') }).click();
      await expect(cartLine(page, name)).toBeVisible({ timeout: PATIENCE });
      expect(await detailsOf(page, name, moment)).toEqual(shown);
    }
    expect(
      plainPair.proxy.forwarded(/(?=.*addProductsToCart)(?=.*"1970-01-01 15:30:00")/s),
      'sent as entered, twice',
    ).toBe(2);
    await expect(cartLine(page, box.name), 'Magento has noted another time').toContainText(text('miniCart.otherTime'));
    await expect(cartLine(page, talk.name)).not.toContainText(text('miniCart.otherTime'));
    await page.reload();
    await expect(cartLines(page)).toHaveCount(members.length + 2, { timeout: PATIENCE });
  });

  await test.step('checkout', async () => {
    const checkout = new Checkout(page, BRITON);
    await checkout.toReview();
    await expect(page.getByRole('region', { name: text('checkout.summary.title') })).toContainText('A & <B>');
    await checkout.placeOrder();
    expect(await checkout.orderNumber()).toMatch(/^\d{9}$/);
  });
});

/** A colour, a time of the afternoon, and an engraving with signs that mean something in HTML. */
async function chooseBox(form: Locator): Promise<void> {
  await form.getByRole('combobox').first().selectOption({ index: 1 });
  await form.locator('input[type="text"][name^="entered"]').first().fill('A & <B>');
  await form.locator('input[type="time"]').fill('15:30');
}

/** What Magento’s pages show of a day, and of half past three in the afternoon where its format has 12 hours. */
const [DAY, NOTED] = [/\d{1,2} \w{3,4} \d{4}/, /\b3:30\sAM/];

/** What a line of the cart page says of its options. */
async function detailsOf(page: Page, name: string, moment: RegExp): Promise<string[]> {
  const details = await cartLine(page, name).locator('dd').allTextContents();
  expect(details.join(), 'a moment stands there as Magento’s pages show it').toMatch(moment);
  return details;
}
